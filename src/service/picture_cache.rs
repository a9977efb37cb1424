//! Draws the pictures of messages as PNG files, and keeps those that were used last. A kept picture is found by its SVG document. Two
//! boards have the same SVG document if the position, the side from which it is seen, the marks and the colours are the same.

use crate::render::picture::{MostPixels, Png, png};
use crate::render::{Block, Message};
use lru::LruCache;
use sha2::{Digest, Sha256};
use std::num::NonZeroUsize;
use std::panic::catch_unwind;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tracing::error;

/// How many pictures are kept. Each has some 50 kB.
const KEPT: NonZeroUsize = NonZeroUsize::new(64).expect("not zero");

/// The latest pictures.
#[derive(Debug)]
pub(super) struct PictureCache {
    latest: Mutex<LruCache<[u8; 32], Arc<Png>>>,
    /// Makes sure that at any time only the pictures of one message are drawn. Drawing a whole game takes long, so no other work shares
    /// this semaphore.
    pub(super) turns: Semaphore,
}

impl Default for PictureCache {
    fn default() -> Self {
        Self {
            latest: Mutex::new(LruCache::new(KEPT)),
            turns: Semaphore::new(1),
        }
    }
}

impl PictureCache {
    /// Waits until the pictures of other messages are drawn ([`Self::turns`]). Then draws the pictures of this message in another thread.
    /// `None` if that failed.
    pub(super) async fn draw_in_turn(self: Arc<Self>, mut message: Message) -> Option<Message> {
        let is_picture =
            |block: &Block| matches!(block, Block::Board(board) if board.picture.is_some());
        if !message.body.iter().any(is_picture) {
            return Some(message);
        }
        let cache = self.clone();
        let _turn = self.turns.acquire().await.expect("it is never closed");
        let drawn = spawn_blocking(move || {
            cache.draw(&mut message);
            message
        });
        drawn.await.ok()
    }

    /// Draws the pictures of a message. That takes some milliseconds, so it is done on a thread on which nothing else waits. If a picture
    /// cannot be drawn, because of a fault, the board is shown as text.
    fn draw(&self, message: &mut Message) {
        for block in &mut message.body {
            if let Block::Board(board) = block
                && let Some(mut picture) = board.picture.take()
            {
                picture.png = self.png(&picture.svg, picture.most);
                board.picture = picture.png.is_some().then_some(picture);
            }
        }
    }

    fn png(&self, svg: &str, most: MostPixels) -> Option<Arc<Png>> {
        let key = Sha256::digest(svg.as_bytes()).into();
        let known = |cache: &Self| {
            let mut pictures = cache.latest.lock().unwrap_or_else(PoisonError::into_inner);
            pictures.get(&key).cloned()
        };
        if let Some(drawn) = known(self) {
            return Some(drawn);
        }
        let drawn = catch_unwind(|| png(svg, most));
        let drawn = drawn
            .inspect_err(|_| error!("a board could not be drawn"))
            .ok()?;
        let drawn = Arc::new(drawn);
        let mut pictures = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        pictures.put(key, drawn.clone());
        Some(drawn)
    }
}
