//! Tests of the file with everything stored about a person, on Discord: in a direct chat, as a private answer, and as text where files
//! are not allowed.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::discord::behaviour::evening;
use crate::discord::program::Program;
use crate::discord::slash::Hall;
use crate::discord::stand_in::{Call, Fault, Message, Person, Room, World};
use crate::discord::table::nth;
use serde_json::{Value, json};

/// The only file of a message, read as JSON.
fn given(message: &Message, name: &str) -> Value {
    let [file] = message.files.as_slice() else {
        panic!("one file: {message:?}");
    };
    assert_eq!((file.name.as_str(), file.description.as_str()), (name, ""));
    assert!(!message.text.contains("```"), "{}", message.text);
    serde_json::from_slice(&file.bytes).unwrap()
}

/// Fills ten slots of the editor, so that what is stored about the person does not fit into one message.
async fn keep_much(world: &World, room: Room, person: Person) {
    let saves = (0..10).map(|slot| format!("!edit save {slot}"));
    for typed in ["!edit tablut".to_owned()].into_iter().chain(saves) {
        let before = world.bot_says(room).len();
        world.says(room, person, &typed);
        nth(world, room, before).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_kept_comes_as_one_file_even_if_an_answer_is_lost() {
    let (world, program, _folder) = evening().await;
    let anna = world.person("anna");
    let room = world.direct(anna);
    keep_much(&world, room, anna).await;
    let before = world.bot_says(room).len();
    for fault in [Fault::Before(503), Fault::After(502)] {
        world.fail_next(Call::Post, fault);
    }
    world.says(room, anna, "!export me");
    let message = nth(&world, room, before).await;
    let file = given(&message, "lusoria-anna.json");
    assert_eq!(file["identities"][0]["name"], "anna");
    assert!(message.text.contains("`!privacy`"), "{}", message.text);
    assert!(message.reply_to.is_some() && message.rings.is_empty());
    world.says(room, anna, "!games");
    let next = nth(&world, room, before + 1).await;
    assert!(next.files.is_empty(), "the file came once: {next:?}");
    program.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_channel_nothing_of_what_is_kept_is_shown() {
    let (world, program, _folder) = evening().await;
    let (anna, room) = (world.person("anna"), world.channel("games"));
    world.says(room, anna, "!export me");
    let message = nth(&world, room, 0).await;
    assert!(message.files.is_empty(), "{message:?}");
    assert!(message.text.contains("`!export me`"), "{}", message.text);
    program.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_files_are_not_allowed_all_of_it_comes_as_text() {
    let (world, program, _folder) = evening().await;
    let anna = world.person("anna");
    let room = world.direct(anna);
    keep_much(&world, room, anna).await;
    let before = world.bot_says(room).len();
    world.forbid_files(room);
    world.says(room, anna, "!export me");
    let whole = |world: &World| {
        let parts = world.bot_says(room).split_off(before);
        // A line longer than a message was cut in two. Without line breaks the JSON is the same.
        let lines = parts.iter().flat_map(|part| part.text.lines());
        let text = lines.collect::<String>().replace("```", "");
        serde_json::from_str::<Value>(&text).is_ok_and(|json| json["editor"].is_array())
    };
    world.until("the last part", whole).await;
    let parts = world.bot_says(room).split_off(before);
    assert!(parts.len() > 1, "{parts:?}");
    let replies: Vec<_> = parts.iter().map(|part| part.reply_to.is_some()).collect();
    assert!(replies[0] && !replies[1..].contains(&true), "{replies:?}");
    program.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_answer_has_the_file_and_nobody_else_sees_it() {
    let hall = Hall::open().await;
    let me = [("me", json!("me"))];
    let message = hall.ask(hall.anna, "export", &me).await;
    let file = given(&message, "lusoria-anna.json");
    assert_eq!(file["identities"][0]["name"], "anna");
    assert!(message.text.contains("`/soukromí`"), "{}", message.text);
    hall.world.forbid_files(hall.room);
    let text = hall.ask(hall.bela, "export", &me).await;
    assert!(
        text.files.is_empty() && text.text.contains("\"bela\""),
        "{text:?}"
    );
    assert!(hall.world.bot_says(hall.room).is_empty());
    hall.close().await;
}

/// The program is killed before Discord has accepted the answer. It is sent after the restart, or in a direct chat if the interaction
/// has expired by then.
#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_was_asked_for_before_a_kill_reaches_its_reader() {
    for late in [false, true] {
        let mut hall = Hall::open().await;
        let world = hall.world.clone();
        let calls = world.calls(Call::Respond);
        for _ in 0..20 {
            world.fail_next(Call::Respond, Fault::Before(503));
        }
        world.slash(hall.room, hall.bela, "export", &[("me", json!("me"))]);
        let is_tried = |world: &World| world.calls(Call::Respond) > calls;
        world.until("a response", is_tried).await;
        hall.program.take().unwrap().kill(&world).await;
        world.clear_faults();
        if late {
            world.was_acknowledged(hall.bela);
            world.much_later();
        }
        hall.program = Some(Program::start(&world, hall.folder.path()).await);
        let message = if late {
            nth(&world, world.direct(hall.bela), 0).await
        } else {
            world.until_private(hall.room, hall.bela, 1).await
        };
        let file = given(&message, "lusoria-bela.json");
        assert_eq!(file["identities"][0]["name"], "bela");
        assert!(world.bot_says(hall.room).is_empty(), "nobody else sees it");
        hall.program.take().unwrap().stop().await;
    }
}
