//! Uploads the pictures of boards, and writes the messages that show them.
//!
//! The picture, the text beside it and the mention of a player are one event, because homeservers limit how many events the bot may send.
//! The upload of the picture is a request of its own and no event. If the upload fails, the board is sent as text.

use super::content::addressed;
use super::formatted_text::format_body;
use super::uploads::Upload;
use super::{Matrix, room_or_thread::RoomOrThread};
use crate::chat::{Post, PostedPicture};
use matrix_sdk::Room;
use serde_json::{Value, json};
use tracing::debug;

impl Matrix {
    /// Uploads the picture of a post, and returns the fields of a message that say where the picture is. `None` if the post has no
    /// picture, or the picture cannot be uploaded.
    pub(super) async fn upload(&self, room: &Room, post: &Post) -> Option<Value> {
        let upload = Upload {
            bytes: &post.picture()?.png.bytes,
            name: FILE,
            media_type: TYPE,
        };
        let source = self.shared.uploads.source(room, upload).await;
        let source = source.inspect_err(|why| {
            let room = room.room_id();
            debug!(%room, ?why, "a picture cannot be uploaded; the board is sent as text");
        });
        source.ok()
    }
}

const FILE: &str = "board.png";
const TYPE: &str = "image/png";

/// A new message that shows the uploaded picture.
pub(super) fn message(post: &Post, target: &RoomOrThread, source: &Value) -> Option<Value> {
    let content = image(post, source, true)?;
    Some(addressed(content, post, target))
}

/// An edit that shows the uploaded picture in place of an earlier message. It notifies nobody.
pub(super) fn edit(post: &Post, earlier: &str, source: &Value) -> Option<Value> {
    let mut new = image(post, source, false)?;
    new["m.mentions"] = json!({});
    let mut content = new.clone();
    content["body"] = json!(format!("* {}", new["body"].as_str().unwrap_or_default()));
    content["m.new_content"] = new;
    content["m.relates_to"] = json!({ "rel_type": "m.replace", "event_id": earlier });
    Some(content)
}

/// The content of a message with the picture and the words beside it. The plain body also has the position in words, for clients
/// that show nothing else. `None` if the post has no picture.
fn image(post: &Post, source: &Value, calls: bool) -> Option<Value> {
    let PostedPicture { png, alt, .. } = post.picture()?;
    let called = post.calls.as_ref().filter(|_| calls);
    let beside = format_body(&post.beside_the_picture(), called);
    let mut content = json!({
        "msgtype": "m.image",
        "filename": FILE,
        "body": format!("{}\n{alt}", beside.plain),
        "format": "org.matrix.custom.html",
        "formatted_body": beside.html,
        "info": { "mimetype": TYPE, "size": png.bytes.len(), "w": png.width, "h": png.height },
    });
    for (name, value) in source.as_object()? {
        content[name] = value.clone();
    }
    Some(content)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chat::PartId;
    use crate::locales::Lang;
    use crate::render::picture::Png;
    use crate::render::{Block, Board, BoardPicture, Span};
    use lusoria_games::catalog;
    use lusoria_games::rules::Seat;
    use lusoria_games::text_board::BoardWidth;
    use std::sync::Arc;

    fn post() -> Post {
        let line = catalog::begin("tablut").unwrap();
        let mut board = Board::text(line.diagram(), Seat::First, Lang::En, BoardWidth::Narrow);
        board.picture = Some(Box::new(BoardPicture {
            most: crate::render::picture::MostPixels::BOARD,
            whole_game: false,
            svg: String::new(),
            alt: "The king is on e5.".to_owned(),
            png: Some(Arc::new(Png {
                bytes: vec![1, 2, 3],
                width: 40,
                height: 30,
            })),
        }));
        Post {
            room: "!hall:example.org".to_owned(),
            part: PartId("0".repeat(24)),
            body: vec![
                Block::Paragraph(vec![Span::Text("your turn".to_owned())]),
                Block::Board(board),
            ],
            calls: None,
            if_called_has_left: None,
            calls_if_left: None,
            reader: None,
            controls: None,
            earlier: None,
            path: None,
            reply_to: None,
            only_for_reader: false,
            replaces: None,
        }
    }

    #[test]
    fn the_picture_comes_with_its_words_in_one_event() {
        let post = post();
        let target = RoomOrThread::parse(&post.room).unwrap();
        let source = json!({ "url": "mxc://example.org/1" });
        let content = message(&post, &target, &source).unwrap();
        assert_eq!(content["msgtype"], "m.image");
        assert_eq!(content["url"], "mxc://example.org/1");
        assert_eq!(content["body"], "your turn\nThe king is on e5.");
        assert_eq!(content["formatted_body"], "<p>your turn</p>");
        assert_eq!(content["info"]["w"], 40);
        let edited = edit(&post, "$turn", &source).unwrap();
        assert_eq!(edited["m.new_content"]["url"], "mxc://example.org/1");
        assert_eq!(edited["m.relates_to"]["event_id"], "$turn");
        assert_eq!(edited["m.mentions"], json!({}));
    }
}
