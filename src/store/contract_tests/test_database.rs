//! A database of its own for one test.

use crate::store::Store;
use tempfile::TempDir;

/// A database that is new, and gone at the end of the test.
pub(super) struct TestDatabase {
    folder: TempDir,
}

impl TestDatabase {
    pub(super) fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self { folder }
    }

    /// Opens a store; always on the same database.
    pub(super) async fn open(&self) -> Store {
        let path = self.folder.path().join("test.db");
        let address = format!("sqlite:{}", path.display());
        Store::open(&address).await.unwrap()
    }
}
