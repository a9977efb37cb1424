//! Tests of boards as pictures on Matrix: one event has the picture, the mention and the text, and is encrypted in encrypted rooms.
//! Other files are sent in the same way.
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
        is_encrypted(content, encrypted);
        let file = uploaded(&anna, content).await;
        assert!(file.starts_with(b"\x89PNG\r\n"), "{} bytes", file.len());
        assert_eq!(content["info"]["size"], file.len());
        let refused = anna.asks(&room, "!export me").await;
        assert!(refused.body().contains("for you alone"), "{refused:?}");
        let alone = anna.opens_room(&[], encrypted).await;
        let given = anna.asks(&alone, "!export me").await;
        let content = &given.content;
        assert_eq!(content["msgtype"], "m.file", "{content}");
        assert_eq!(content["filename"], "lusoria-anna.json");
        assert_eq!(content["info"]["mimetype"], "application/json");
        assert!(given.body().contains("`!privacy`"), "{content}");
        is_encrypted(content, encrypted);
        let file = uploaded(&anna, content).await;
        assert_eq!(content["info"]["size"], file.len());
        let file: Value = serde_json::from_slice(&file).unwrap();
        assert_eq!(file["identities"][0]["id"], "@anna:localhost");
        // The board of a turn and the mention of the player on turn are one event.
        friend.asks(&room, "!me board picture").await;
        anna.says(&room, &format!("#{whose} e4-f4")).await;
        let turn = friend.nth(&room, 4).await;
        assert_eq!(turn.content["msgtype"], "m.image", "{turn:?}");
        assert_eq!(turn.rings(), [friend.id().as_str()], "{turn:?}");
        assert!(turn.body().contains("your turn"), "{turn:?}");
    }
    program.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_the_homeserver_refuses_comes_as_text() {
    let (people, small) = (["lusoria", "anna"], "max_upload_size: 100\n");
    let Some(synapse) = Synapse::start_with(Limits::None, &people, small).await else {
        return;
    };
    let mut program = Program::new(&synapse, 0);
    program.start();
    let anna = Person::enter(&synapse, "anna").await;
    for encrypted in [false, true] {
        let room = anna.opens_room(&[], encrypted).await;
        let given = anna.asks(&room, "!export me").await;
        assert_eq!(given.content["msgtype"], "m.notice", "{given:?}");
        let file: Value = serde_json::from_str(given.body()).unwrap();
        assert_eq!(file["identities"][0]["id"], "@anna:localhost");
    }
    program.stop().await;
}

/// Checks that in an encrypted room the homeserver has only the ciphertext of a file, and that the key is in the event.
fn is_encrypted(content: &Value, encrypted: bool) {
    let is_secret = content["file"]["key"].is_object() && content["url"].is_null();
    let is_plain = content["url"].is_string() && content["file"].is_null();
    assert_eq!((is_secret, is_plain), (encrypted, !encrypted), "{content}");
}

/// The file of a message, fetched and decrypted as a client does it.
async fn uploaded(person: &Person, content: &Value) -> Vec<u8> {
    let source: MediaSource = serde_json::from_value(content.clone()).unwrap();
    let format = MediaFormat::File;
    let request = MediaRequestParameters { source, format };
    let media = person.client.media();
    media.get_media_content(&request, false).await.unwrap()
}
