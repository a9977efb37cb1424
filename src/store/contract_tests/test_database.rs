//! A new database for each test.

use crate::store::Store;
use tempfile::TempDir;

/// A new database, which is deleted at the end of the test.
pub(super) struct TestDatabase {
    folder: TempDir,
}

impl TestDatabase {
    pub(super) fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self { folder }
    }

    /// Opens a store on this database. May be called several times.
    pub(super) async fn open(&self) -> Store {
        let path = self.folder.path().join("test.db");
        let address = format!("sqlite:{}", path.display());
        Store::open(&address).await.unwrap()
    }
}
