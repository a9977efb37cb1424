//! Reads the file with the bot's picture. Refuses the file if some homeservers would not accept its size or type. The type is recognized
//! by the first bytes of the file, not by its name.

use sha2::{Digest, Sha256};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// The most bytes that the picture may have. Every client that meets the bot downloads it, and some homeservers accept no larger one.
const MOST_BYTES: u64 = 1 << 20;

/// A picture that can be uploaded.
#[derive(Debug)]
pub(super) struct Avatar {
    pub(super) bytes: Vec<u8>,
    pub(super) media_type: &'static str,
}

/// Why a file cannot be the bot's picture.
#[derive(Debug, thiserror::Error)]
pub(super) enum AvatarError {
    #[error("the file cannot be read ({0})")]
    Unreadable(#[from] io::Error),
    #[error("the file is larger than a mebibyte")]
    TooLarge,
    #[error("the file is no PNG, JPEG, GIF or WebP picture")]
    OtherType,
}

impl Avatar {
    pub(super) fn read(path: &Path) -> Result<Self, AvatarError> {
        let mut bytes = Vec::new();
        File::open(path)?
            .take(MOST_BYTES + 1)
            .read_to_end(&mut bytes)?;
        if bytes.len() as u64 > MOST_BYTES {
            return Err(AvatarError::TooLarge);
        }
        let media_type = media_type(&bytes).ok_or(AvatarError::OtherType)?;
        Ok(Self { bytes, media_type })
    }

    /// A hash that distinguishes this file from other files.
    pub(super) fn hash(&self) -> String {
        hex::encode(Sha256::digest(&self.bytes))
    }
}

fn media_type(bytes: &[u8]) -> Option<&'static str> {
    let is_webp = bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP");
    let known = [
        (bytes.starts_with(b"\x89PNG\r\n\x1a\n"), "image/png"),
        (bytes.starts_with(b"\xff\xd8\xff"), "image/jpeg"),
        (bytes.starts_with(b"GIF8"), "image/gif"),
        (is_webp, "image/webp"),
    ];
    known
        .iter()
        .find(|(is_it, _)| *is_it)
        .map(|(_, name)| *name)
}

#[cfg(test)]
mod tests {
    use super::{Avatar, AvatarError, MOST_BYTES};

    fn read(bytes: &[u8]) -> Result<Avatar, AvatarError> {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("picture");
        std::fs::write(&path, bytes).unwrap();
        Avatar::read(&path)
    }

    #[test]
    fn a_picture_is_known_by_its_first_bytes() {
        for (bytes, media_type) in [
            (&b"\x89PNG\r\n\x1a\n..."[..], "image/png"),
            (b"\xff\xd8\xff\xe0...", "image/jpeg"),
            (b"GIF89a...", "image/gif"),
            (b"RIFF\x04\0\0\0WEBP", "image/webp"),
        ] {
            assert_eq!(read(bytes).unwrap().media_type, media_type);
        }
        for bytes in [&b"<svg/>"[..], b"", b"RIFF\x04\0\0\0WAVE"] {
            assert!(matches!(read(bytes), Err(AvatarError::OtherType)));
        }
    }

    #[test]
    fn a_file_that_is_too_large_or_not_there_is_refused() {
        let mut bytes = b"GIF89a".to_vec();
        bytes.resize(usize::try_from(MOST_BYTES).unwrap(), 0);
        assert!(read(&bytes).is_ok());
        bytes.push(0);
        assert!(matches!(read(&bytes), Err(AvatarError::TooLarge)));
        let gone = Avatar::read(std::path::Path::new("/nowhere/at/all.png"));
        assert!(matches!(gone, Err(AvatarError::Unreadable(_))));
    }
}
