//! The picture in a post, and the text that is sent with it.

use super::Post;
use crate::render::picture::Png;
use crate::render::{Block, BoardPicture};

/// The picture of a board in a post.
#[derive(Clone, Copy, Debug)]
pub struct PostedPicture<'a> {
    /// The file.
    pub png: &'a Png,
    /// The position in words, for those who do not see the picture.
    pub alt: &'a str,
    /// Whether the picture shows a whole game in several boards.
    pub whole_game: bool,
}

impl Post {
    /// The picture of the first board that has one.
    #[must_use]
    pub fn picture(&self) -> Option<PostedPicture<'_>> {
        self.body.iter().find_map(|block| match block {
            Block::Board(board) => posted(board.picture.as_deref()?),
            _ => None,
        })
    }

    /// The content without the boards that are shown as pictures.
    #[must_use]
    pub fn beside_the_picture(&self) -> Vec<Block> {
        let shown = |block: &&Block| match block {
            Block::Board(board) => board.picture.as_deref().and_then(posted).is_none(),
            _ => true,
        };
        self.body.iter().filter(shown).cloned().collect()
    }
}

fn posted(picture: &BoardPicture) -> Option<PostedPicture<'_>> {
    Some(PostedPicture {
        png: picture.png.as_deref()?,
        alt: &picture.alt,
        whole_game: picture.whole_game,
    })
}
