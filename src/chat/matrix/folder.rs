//! The folder for the bot's login and its keys. One process at a time uses the folder, and only the system user that runs the bot can
//! read it. The login and the keys of conversations are encrypted. If the operator has set no passphrase, they are encrypted with a
//! random key that is kept in the folder. Neither that random key nor the recovery key is encrypted.

use super::MatrixError;
use secrecy::{SecretBox, SecretString};
use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

const KEY: &str = "key";
const RECOVERY_KEY: &str = "recovery-key";

/// What the files are encrypted with.
#[derive(Debug)]
pub(super) enum Secret {
    /// A passphrase that the operator has set. Making the key from it is slow on purpose, so that guessing is slow.
    Passphrase(SecretString),
    /// A random key that is kept in the folder.
    Key(SecretBox<[u8; 32]>),
}

/// The folder, locked for this process while this value exists.
#[derive(Debug)]
pub(super) struct Folder {
    pub(super) path: PathBuf,
    pub(super) secret: Secret,
    _lock: File,
}

impl Folder {
    /// Locks the folder. Creates it if it does not exist.
    ///
    /// # Errors
    /// `InUse` if another process uses the folder, `Folder` if the folder cannot be used.
    pub(super) fn take(path: &Path, given: Option<&SecretString>) -> Result<Self, MatrixError> {
        let failed = |why| MatrixError::Folder(path.to_owned(), why);
        make(path).map_err(failed)?;
        let lock = open(&path.join("lock"), OpenOptions::new().create(true)).map_err(failed)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(MatrixError::InUse(path.to_owned())),
            Err(TryLockError::Error(why)) => return Err(failed(why)),
        }
        let secret = match given {
            Some(given) => Secret::Passphrase(given.clone()),
            None => Secret::Key(own_key(path).map_err(failed)?),
        };
        Ok(Self {
            path: path.to_owned(),
            secret,
            _lock: lock,
        })
    }

    /// The recovery key that is kept in the folder, if there is one.
    pub(super) fn recovery_key(&self) -> Option<SecretString> {
        let key = fs::read_to_string(self.path.join(RECOVERY_KEY)).ok()?;
        Some(key.trim().to_owned())
            .filter(|key| !key.is_empty())
            .map(SecretString::from)
    }

    /// Writes the recovery key for the operator and returns its path.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(super) fn keep_recovery_key(&self, key: &str) -> io::Result<PathBuf> {
        let path = self.path.join(RECOVERY_KEY);
        write(&path, OpenOptions::new().create(true).truncate(true), key)?;
        Ok(path)
    }
}

/// The random key of the folder, created at the first call. The file gets its name only when it is complete. So a file that a killed
/// process has written in part is never read.
fn own_key(folder: &Path) -> io::Result<SecretBox<[u8; 32]>> {
    let path = folder.join(KEY);
    if !path.exists() {
        let draft = folder.join("key.new");
        let key = hex::encode(rand::random::<[u8; 32]>());
        write(&draft, OpenOptions::new().create(true).truncate(true), &key)?;
        fs::rename(&draft, &path)?;
    }
    let mut key = Box::new([0; 32]);
    hex::decode_to_slice(fs::read_to_string(path)?.trim(), &mut *key)
        .map_err(|_| io::Error::new(io::ErrorKind::InvalidData, "its file `key` is no key"))?;
    Ok(SecretBox::new(key))
}

fn make(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder.create(folder)
}

fn write(path: &Path, options: &mut OpenOptions, text: &str) -> io::Result<()> {
    let mut file = open(path, options)?;
    writeln!(file, "{text}")?;
    file.sync_all()
}

/// Opens a file that only the system user of the bot can read.
fn open(path: &Path, options: &mut OpenOptions) -> io::Result<File> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.write(true).open(path)
}

#[cfg(test)]
mod tests {
    use super::{Folder, Secret};
    use crate::chat::matrix::MatrixError;
    use secrecy::ExposeSecret;

    #[test]
    fn one_at_a_time_and_with_the_same_key_every_time() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("a/lusoria.matrix");
        let first = Folder::take(&path, None).unwrap();
        assert!(matches!(
            Folder::take(&path, None),
            Err(MatrixError::InUse(_))
        ));
        let key = |folder: &Folder| match &folder.secret {
            Secret::Key(key) => *key.expose_secret(),
            Secret::Passphrase(_) => panic!("nobody gave one"),
        };
        let once = key(&first);
        drop(first);
        let again = Folder::take(&path, None).unwrap();
        assert_eq!(key(&again), once);
        drop(again);
        let given = Folder::take(&path, Some(&"given".into())).unwrap();
        assert!(matches!(given.secret, Secret::Passphrase(_)));
    }

    #[test]
    #[cfg(unix)]
    fn nobody_else_can_read_it() {
        use std::os::unix::fs::PermissionsExt;
        let home = tempfile::tempdir().unwrap();
        let folder = Folder::take(&home.path().join("m"), None).unwrap();
        let key = folder.keep_recovery_key("EsTx").unwrap();
        assert_eq!(folder.recovery_key().unwrap().expose_secret(), "EsTx");
        for (path, mode) in [
            (folder.path.clone(), 0o700),
            (key, 0o600),
            (folder.path.join("key"), 0o600),
        ] {
            let real = std::fs::metadata(&path).unwrap().permissions().mode();
            assert_eq!(real & 0o777, mode, "{}", path.display());
        }
    }
}
