//! Tests what people see while a reply is delayed: a read receipt and a typing notice, and neither for lines that get no answer.

use crate::matrix::person::Person;
use crate::matrix::program::BOT;
use crate::matrix::synapse::Limits;
use crate::matrix::two_people::{bot_and_two_people, bot_with_settings};
use crate::matrix::visible_messages::Seen;
use matrix_sdk::ruma::RoomId;

/// A new process does not know what was sent before it started, so its first reply has to wait as long as the pace demands.
#[tokio::test(flavor = "multi_thread")]
async fn a_line_whose_reply_waits_is_marked_as_read_and_the_bot_types() {
    let opening = bot_and_two_people(Limits::None, 5).await;
    let Some((_synapse, mut program, anna, bela)) = opening else {
        return;
    };
    let room = anna.opens_room(&[&bela], true).await;
    let hall: &RoomId = &room;
    program.kill();
    let asked = anna.says(hall, "!games").await;
    program.start();
    typing(&anna, hall, true).await;
    let read = anna
        .until("the line is read", |seen| {
            seen.iter().find(|one| reads(one, hall, &asked)).cloned()
        })
        .await;
    let receipt = &read.content[&asked]["m.read"][BOT];
    assert_eq!(receipt["thread_id"], "main", "{read:?}");
    let chatter = bela.says(hall, "what a lovely evening").await;
    let games = anna.nth(hall, 0).await;
    assert_eq!(games.answers(), Some(asked.as_str()), "{games:?}");
    typing(&anna, hall, false).await;
    // The bot answers a question that came after the chatter. So it has read the chatter by then.
    anna.asks(hall, "!games").await;
    let seen = anna.seen();
    assert!(!seen.iter().any(|one| reads(one, hall, &chatter)));
    program.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn while_a_hint_is_thought_of_the_bot_types() {
    let patience = [("LUSORIA_THINK_MILLISECONDS", "60000")];
    let opening = bot_with_settings(Limits::None, 0, &patience).await;
    let Some((_synapse, mut program, anna, bela)) = opening else {
        return;
    };
    let room = anna.opens_room(&[&bela], true).await;
    anna.asks(&room, "!new tablut @me").await;
    anna.says(&room, "!hint").await;
    typing(&anna, &room, true).await;
    assert_eq!(anna.bot_says(&room).len(), 1);
    program.kill();
}

/// Waits until the latest typing notice of the room says that the bot is typing, or that it is not.
async fn typing(anna: &Person, hall: &RoomId, is_typing: bool) {
    let told = |seen: &&Seen| seen.kind == "m.typing" && seen.room == hall.as_str();
    anna.until("the bot types or stops", |seen| {
        let last = seen.iter().rev().find(told)?;
        let typing = last.content["user_ids"].as_array()?;
        (typing.iter().any(|one| one == BOT) == is_typing).then_some(())
    })
    .await;
}

/// Whether this is a receipt that says that the bot has read the event.
fn reads(seen: &Seen, hall: &RoomId, event: &str) -> bool {
    let is_receipt = seen.kind == "m.receipt" && seen.room == hall.as_str();
    is_receipt && seen.content[event]["m.read"][BOT].is_object()
}
