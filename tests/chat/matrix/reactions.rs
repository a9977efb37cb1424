//! Tests of answers by reaction: ✅ and ❌ below a question or an offer, in plain and in encrypted rooms, also while the bot is away.
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use crate::matrix::person::Person;
use crate::matrix::program::BOT;
use crate::matrix::synapse::Limits;
use crate::matrix::two_people::bot_and_two_people;
use crate::matrix::visible_messages::Seen;
use matrix_sdk::ruma::RoomId;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_question_or_an_offer_is_answered_by_a_reaction() {
    let opening = bot_and_two_people(Limits::None, 0).await;
    let Some((_synapse, mut program, anna, bela)) = opening else {
        return;
    };
    for encrypted in [false, true] {
        let hall = anna.opens_room(&[&bela], encrypted).await;
        bela.asks(&hall, "!me ask on").await;
        anna.nth(&hall, 0).await;
        let offer = anna.asks(&hall, "!new tablut @bela first").await;
        until_offered(&anna, &offer).await;
        // Only the person who is asked can answer, and a thumb does not count as an answer.
        react(&anna, &hall, &offer, "✅").await;
        react(&bela, &hall, &offer, "👍").await;
        react(&bela, &hall, &offer, "✅").await;
        let begun = anna.nth(&hall, 2).await;
        assert!(begun.body().contains("begins"), "{begun:?}");
        let told = anna.bot_says(&hall).len();
        // An answer that comes too late changes nothing, and the bot does not reply to it.
        react(&bela, &hall, &offer, "❌").await;
        let question = anna.asks(&hall, "yield").await;
        assert_eq!(anna.bot_says(&hall).len(), told + 1, "{question:?}");
        until_offered(&anna, &question).await;
        program.kill();
        react(&anna, &hall, &question, "✅\u{fe0f}").await;
        program.start();
        let end = anna.nth(&hall, told + 1).await;
        assert!(end.body().contains("bela wins"), "{end:?}");
    }
    program.stop().await;
}

async fn react(person: &Person, hall: &RoomId, to: &Seen, key: &str) {
    let relation = json!({ "rel_type": "m.annotation", "event_id": to.id, "key": key });
    let content = json!({ "m.relates_to": relation });
    person.sends(hall, "m.reaction", content).await;
}

/// Waits until the bot has added both reactions to its message.
async fn until_offered(person: &Person, message: &Seen) {
    let keys = person
        .until("the answers below the message", |seen| {
            let below = seen.iter().filter(|one| {
                let relation = &one.content["m.relates_to"];
                one.kind == "m.reaction"
                    && one.sender == BOT
                    && relation["event_id"] == message.id.as_str()
            });
            let keys: Vec<_> = below
                .map(|one| {
                    one.content["m.relates_to"]["key"]
                        .as_str()
                        .unwrap()
                        .to_owned()
                })
                .collect();
            (keys.len() >= 2).then_some(keys)
        })
        .await;
    assert_eq!(keys, ["✅", "❌"]);
}
