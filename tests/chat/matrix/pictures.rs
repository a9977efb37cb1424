//! Boards as pictures on Matrix: one event with picture, call and words, encrypted where the room is.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::matrix::person::Person;
use crate::matrix::program::Program;
use crate::matrix::synapse::{Limits, Synapse};
use matrix_sdk::media::{MediaFormat, MediaRequestParameters};
use matrix_sdk::ruma::events::room::MediaSource;
use serde_json::Value;

#[tokio::test(flavor = "multi_thread")]
async fn a_board_comes_as_a_picture_with_its_words_in_one_event() {
    let people = ["lusoria", "anna", "bela", "clara"];
    let Some(synapse) = Synapse::start(Limits::None, &people).await else {
        return;
    };
    let mut program = Program::new(&synapse, 0);
    program.start();
    let anna = Person::enter(&synapse, "anna").await;
    let bela = Person::enter(&synapse, "bela").await;
    let clara = Person::enter(&synapse, "clara").await;
    for (encrypted, whose, friend) in [(false, 1, &bela), (true, 2, &clara)] {
        let room = anna.opens_room(&[friend], encrypted).await;
        let begin = format!("!new tablut {} first", friend.id());
        let opened = anna.asks(&room, &begin).await;
        assert_eq!(opened.content["msgtype"], "m.text", "{opened:?}");
        let shown = anna.asks(&room, &format!("!board #{whose} picture")).await;
        let content = &shown.content;
        assert_eq!(content["msgtype"], "m.image", "{content}");
        assert_eq!(content["info"]["mimetype"], "image/png");
        assert!(shown.body().contains("e5"), "{content}");
        assert!(!shown.html().contains("<pre>"), "{content}");
        // In an encrypted room the homeserver has only the ciphertext; the key is in the event.
        let is_secret = content["file"]["key"].is_object() && content["url"].is_null();
        let is_plain = content["url"].is_string() && content["file"].is_null();
        assert_eq!((is_secret, is_plain), (encrypted, !encrypted), "{content}");
        let file = picture(&anna, content).await;
        assert!(file.starts_with(b"\x89PNG\r\n"), "{} bytes", file.len());
        assert_eq!(content["info"]["size"], file.len());
        // The board of a turn is one event with the call of the player.
        friend.asks(&room, "!me board picture").await;
        anna.says(&room, &format!("#{whose} e4-f4")).await;
        let turn = friend.nth(&room, 3).await;
        assert_eq!(turn.content["msgtype"], "m.image", "{turn:?}");
        assert_eq!(turn.rings(), [friend.id().as_str()], "{turn:?}");
        assert!(turn.body().contains("your turn"), "{turn:?}");
    }
    program.stop().await;
}

/// The file that the message shows, as a client fetches and decrypts it.
async fn picture(person: &Person, content: &Value) -> Vec<u8> {
    let source: MediaSource = serde_json::from_value(content.clone()).unwrap();
    let format = MediaFormat::File;
    let request = MediaRequestParameters { source, format };
    let media = person.client.media();
    media.get_media_content(&request, false).await.unwrap()
}
