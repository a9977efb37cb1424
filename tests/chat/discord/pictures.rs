//! Tests of boards as pictures on Discord: attached with a description, replaced while a turn goes on, and text where files are not
//! allowed.

use crate::discord::program::Program;
use crate::discord::slash::Hall;
use crate::discord::stand_in::{Message, World};
use crate::discord::table::nth;
use serde_json::json;

/// The first bytes of every PNG file.
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";

/// The description of the only picture of a message.
fn picture(message: &Message) -> &str {
    let [file] = message.files.as_slice() else {
        panic!("one file: {message:?}");
    };
    assert_eq!(file.name, "board.png");
    assert!(file.bytes.starts_with(PNG));
    &file.description
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_wants_pictures_gets_them_with_a_description() {
    let (world, home) = (World::start().await, tempfile::tempdir().unwrap());
    let (anna, bela, room) = (
        world.person("anna"),
        world.person("bela"),
        world.channel("games"),
    );
    let program = Program::start(&world, home.path()).await;
    world.says(room, anna, &format!("!new tablut <@{bela}> first"));
    let opened = nth(&world, room, 0).await;
    assert!(opened.files.is_empty() && opened.text.contains("```"));

    world.says(room, anna, "!board picture");
    let shown = nth(&world, room, 1).await;
    assert!(picture(&shown).contains("e5"), "{shown:?}");
    assert!(!shown.text.contains("```"), "{}", shown.text);

    world.says(room, bela, "!me board picture");
    nth(&world, room, 2).await;
    world.says(room, anna, "e4-f4");
    let call = nth(&world, room, 3).await;
    assert!(picture(&call).contains("f4"), "{call:?}");
    assert_eq!(call.rings, [bela.0]);

    for (n, typed) in [(4, "!puzzle murus"), (5, "!edit tablut")] {
        world.says(room, bela, typed);
        let shown = nth(&world, room, n).await;
        assert!(picture(&shown).lines().count() > 1, "{shown:?}");
        assert!(!shown.text.contains("```"), "{}", shown.text);
    }

    world.forbid_files(room);
    world.says(room, bela, "!board");
    let text = nth(&world, room, 6).await;
    assert!(
        text.files.is_empty() && text.text.contains("```"),
        "{text:?}"
    );
    program.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_picture_of_a_turn_is_replaced_while_the_turn_goes_on() {
    let (world, home) = (World::start().await, tempfile::tempdir().unwrap());
    let (anna, bela, room) = (
        world.person("anna"),
        world.person("bela"),
        world.channel("games"),
    );
    let program = Program::start(&world, home.path()).await;
    world.says(room, anna, "!me board picture");
    nth(&world, room, 0).await;
    world.says(room, anna, &format!("!new quick <@{bela}> first"));
    let opened = nth(&world, room, 1).await;
    let before = opened.files.clone();
    picture(&opened);
    for face in 1..=6 {
        let said = world.bot_says(room).len();
        world.says(room, anna, &format!("place {face}"));
        let reacts =
            |world: &World| world.bot_says(room)[1].edits > 0 || world.bot_says(room).len() > said;
        world.until("the bot reacts", reacts).await;
        if world.bot_says(room)[1].edits > 0 {
            break;
        }
    }
    let turn = world.bot_says(room).swap_remove(1);
    picture(&turn);
    assert_ne!(turn.files, before);
    program.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_answer_shows_its_board_as_a_picture_where_files_are_allowed() {
    let hall = Hall::open().await;
    hall.begin("tablut").await;
    let wanted = [("form", json!("picture"))];
    let shown = hall.ask(hall.bela, "board", &wanted).await;
    assert!(picture(&shown).contains("e5"), "{shown:?}");
    assert!(!shown.text.contains("```"), "{}", shown.text);
    hall.world.forbid_files(hall.room);
    let text = hall.ask(hall.bela, "board", &wanted).await;
    assert!(
        text.files.is_empty() && text.text.contains("```"),
        "{text:?}"
    );
    assert_eq!(
        hall.world.bot_says(hall.room).len(),
        1,
        "nobody else sees it"
    );
    hall.close().await;
}
