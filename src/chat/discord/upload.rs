//! What is attached to a message: the picture of a board, or a file.

use crate::chat::Post;
use crate::render::Body;
use serde::Serialize;
use serenity::builder::CreateAttachment;
use serenity::http::{Multipart, MultipartUpload};
use std::borrow::Cow;

/// The name under which pictures of boards are attached.
const PICTURE: &str = "board.png";

/// The most characters that Discord takes for the description of an attachment.
const LONGEST_DESCRIPTION: usize = 1_024;

/// The most bytes that Discord takes with one message of a bot, less some room for the message itself.
const LARGEST: usize = 10 * 1_024 * 1_024 - 16 * 1_024;

/// What is attached to a message.
#[derive(Clone, Copy, Debug)]
pub(super) struct Upload<'a> {
    name: &'a str,
    bytes: &'a [u8],
    /// What a picture shows, in words; empty for a file, which is text itself.
    description: &'a str,
}

impl<'a> Upload<'a> {
    /// The picture or the file of a post.
    pub(super) fn of(post: &'a Post) -> Option<Self> {
        let picture = post.picture().map(|picture| Self {
            name: PICTURE,
            bytes: &picture.png.bytes,
            description: picture.alt,
        });
        let file = || {
            post.file().map(|file| Self {
                name: &file.name,
                bytes: file.text.as_bytes(),
                description: "",
            })
        };
        picture.or_else(file)
    }

    /// Whether the picture or file is larger than Discord takes.
    pub(super) fn is_too_large(&self) -> bool {
        self.bytes.len() > LARGEST
    }

    /// What the JSON of the request says about the picture or file: its name and its description.
    pub(super) fn attached(&self) -> Attached<'a> {
        let description = match self.description.char_indices().nth(LONGEST_DESCRIPTION) {
            None => Cow::Borrowed(self.description),
            Some(_) => {
                let begin = self.description.chars().take(LONGEST_DESCRIPTION - 1);
                Cow::Owned(begin.chain(['…']).collect())
            }
        };
        Attached {
            id: "0",
            filename: self.name,
            description,
        }
    }

    /// The body of the request, with the picture or file.
    pub(super) fn form(&self, body: &impl Serialize) -> serenity::Result<Multipart> {
        let file = CreateAttachment::bytes(self.bytes, self.name);
        Ok(Multipart {
            upload: MultipartUpload::Attachments(vec![file]),
            fields: Vec::new(),
            payload_json: Some(serde_json::to_string(body)?),
        })
    }
}

/// The text of a post that has a picture or a file, without the board or the file itself.
pub(super) fn beside(post: &Post) -> Body {
    match post.picture() {
        Some(_) => post.beside_the_picture(),
        None => post.beside_the_file(),
    }
}

/// A file that is sent with a message. `id` is its number in the request.
#[derive(Serialize, Debug)]
pub(super) struct Attached<'a> {
    id: &'static str,
    filename: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    description: Cow<'a, str>,
}
