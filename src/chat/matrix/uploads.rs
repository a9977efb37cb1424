//! Uploads files to the homeserver. For an encrypted room, the file is encrypted first. The last 64 uploads are remembered, so that a
//! file is not uploaded again when its message is sent again. How often an upload is tried is decided in `file.rs`.

use lru::LruCache;
use matrix_sdk::ruma::api::client::media::create_content;
use matrix_sdk::{Error, Room};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::io::Cursor;
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::time::timeout;

/// How many uploads are remembered.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(64).expect("not zero");

/// The time limit for an upload.
pub(super) const TIMEOUT: Duration = Duration::from_secs(20);

/// What is uploaded.
#[derive(Clone, Copy)]
pub(super) struct Upload<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) name: &'a str,
    pub(super) media_type: &'a str,
}

/// The hash of a file, and whether the file is encrypted.
type Key = ([u8; 32], bool);

/// The latest uploads.
#[derive(Debug)]
pub(super) struct Uploads {
    /// The fields of a message that say where an uploaded file is.
    sources: Mutex<LruCache<Key, Value>>,
    /// How often each upload has failed.
    failures: Mutex<LruCache<Key, u32>>,
}

impl Default for Uploads {
    fn default() -> Self {
        Self {
            sources: Mutex::new(LruCache::new(REMEMBERED)),
            failures: Mutex::new(LruCache::new(REMEMBERED)),
        }
    }
}

impl Uploads {
    /// Returns the fields of a message that say where the file is. If no upload of the file is remembered, uploads it first. The error is
    /// `None` if the homeserver did not answer in time.
    pub(super) async fn source(
        &self,
        room: &Room,
        upload: Upload<'_>,
    ) -> Result<Value, Option<Error>> {
        let key = key(room, upload);
        if let Some(source) = lock(&self.sources).get(&key) {
            return Ok(source.clone());
        }
        let sent = timeout(TIMEOUT, send(room, upload)).await;
        let source = sent.map_err(|_| None)?.map_err(Some)?;
        lock(&self.sources).put(key, source.clone());
        Ok(source)
    }

    /// Notes that a file could not be uploaded, and returns how often its upload has failed.
    pub(super) fn note_failure(&self, room: &Room, upload: Upload<'_>) -> u32 {
        let mut failures = lock(&self.failures);
        let count = failures.get_or_insert_mut(key(room, upload), || 0);
        *count += 1;
        *count
    }
}

fn key(room: &Room, upload: Upload<'_>) -> Key {
    let is_secret = room.encryption_state().is_encrypted();
    (Sha256::digest(upload.bytes).into(), is_secret)
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

async fn send(room: &Room, upload: Upload<'_>) -> Result<Value, Error> {
    let client = room.client();
    if room.encryption_state().is_encrypted() {
        let mut reader = Cursor::new(upload.bytes);
        let file = client.upload_encrypted_file(&mut reader).await?;
        return Ok(json!({ "file": file }));
    }
    let mut request = create_content::v3::Request::new(upload.bytes.to_vec());
    request.filename = Some(upload.name.to_owned());
    request.content_type = Some(upload.media_type.to_owned());
    let sent = client.send(request).await.map_err(Error::from)?;
    Ok(json!({ "url": sent.content_uri }))
}
