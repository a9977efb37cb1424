//! The file in a post, the text beside it, and the text that replaces the file where no file is accepted.

use super::Post;
use crate::render::{Block, Body, TextFile};

impl Post {
    /// The file that the post hands over.
    #[must_use]
    pub fn file(&self) -> Option<&TextFile> {
        self.body.iter().find_map(|block| match block {
            Block::File(file) => Some(file),
            _ => None,
        })
    }

    /// The content of the post without the file. The text that goes with the file stands in its place.
    #[must_use]
    pub fn beside_the_file(&self) -> Body {
        let said = |block: &Block| match block {
            Block::File(file) => file.beside.clone(),
            other => vec![other.clone()],
        };
        self.body.iter().flat_map(said).collect()
    }

    /// The content of the post. The text of the file takes the place of the file. The result may be too long for one message.
    #[must_use]
    pub fn with_the_file_as_text(&self) -> Body {
        let text = |block: &Block| match block {
            Block::File(file) => Block::Fixed(file.lines()),
            other => other.clone(),
        };
        self.body.iter().map(text).collect()
    }
}
