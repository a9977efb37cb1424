//! Uploads the file of a post, and makes the message that contains it. `send.rs` sends that message. The file and the text beside it are
//! one event.
//!
//! Source: the Matrix specification, "Client-Server API", `m.file` and "Media captions".

use super::content::addressed;
use super::failure::Failure;
use super::formatted_text::format_body;
use super::uploads::{TIMEOUT, Upload};
use super::{Matrix, room_or_thread::RoomOrThread};
use crate::chat::{Post, SendError};
use crate::render::TextFile;
use matrix_sdk::{Error, Room};
use serde_json::{Value, json};

/// How often an upload is tried. A homeserver whose media store is broken must not hold up the games of a room for ever.
const ATTEMPTS: u32 = 5;

impl Matrix {
    /// Uploads the file of this post, and returns the message that contains it. `None` if the post has no file.
    pub(super) async fn hand_over(
        &self,
        room: &Room,
        post: &Post,
        target: &RoomOrThread,
    ) -> Result<Option<Value>, SendError> {
        let Some(file) = post.file() else {
            return Ok(None);
        };
        let upload = Upload {
            bytes: file.text.as_bytes(),
            name: &file.name,
            media_type: TextFile::MEDIA_TYPE,
        };
        match self.shared.uploads.source(room, upload).await {
            Ok(source) => Ok(Some(message(post, file, target, &source))),
            Err(error) => Err(self.upload_error(room, upload, error.as_ref())),
        }
    }

    /// The error to report after an upload has failed. `error` is `None` if there was no answer in time.
    fn upload_error(&self, room: &Room, upload: Upload<'_>, error: Option<&Error>) -> SendError {
        let cause = match error.map(|error| (error, Failure::of(error))) {
            Some((_, Failure::Never(cause) | Failure::Denied(cause))) => {
                return SendError::FileRefused(cause);
            }
            Some((error, Failure::Limited(_) | Failure::SessionEnded)) => {
                return self.send_error(room.room_id(), error);
            }
            Some((_, Failure::Later { cause, .. })) => cause,
            None => format!("no answer to an upload in {TIMEOUT:?}"),
        };
        match self.shared.uploads.note_failure(room, upload) {
            ..ATTEMPTS => SendError::Later { after: None, cause },
            _ => SendError::FileRefused(cause),
        }
    }
}

/// A new message with the uploaded file. The text beside the file is the caption.
fn message(post: &Post, file: &TextFile, target: &RoomOrThread, source: &Value) -> Value {
    let beside = format_body(&post.beside_the_file(), post.calls.as_ref());
    let mut content = json!({
        "msgtype": "m.file",
        "filename": file.name,
        "body": beside.plain,
        "format": "org.matrix.custom.html",
        "formatted_body": beside.html,
        "info": { "mimetype": TextFile::MEDIA_TYPE, "size": file.text.len() },
    });
    for (name, value) in source.as_object().into_iter().flatten() {
        content[name] = value.clone();
    }
    addressed(content, post, target)
}
