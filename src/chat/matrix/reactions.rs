//! Reads reactions as answers: ✅ is yes and ❌ is no, below a message of the bot with a question or an offer. `send.rs` sends the two
//! reactions that the bot adds itself.
//!
//! What yes and no mean is part of the message. So a reaction is understood months later, and after any restart. If the message is for
//! one person, only that person can answer it. A thumb is no answer, because people use it for much else.
//!
//! The bot adds the two reactions only where the homeserver does not limit how many messages the bot sends. Otherwise each reaction would
//! use up as much of the limit as a board.

use super::failure::Failure;
use super::inbound::MessageDetails;
use super::room_or_thread::RoomOrThread;
use super::syncing::pauses;
use crate::chat::{Post, control_id};
use crate::render::{Control, ControlRow, NextStep};
use crate::service::{Asked, Cause, ChatMessage, Inbound, Interaction, Press};
use crate::session::{Identity, Platform};
use matrix_sdk::Room;
use matrix_sdk::ruma::events::reaction::OriginalSyncReactionEvent;
use matrix_sdk::ruma::{EventId, OwnedEventId};
use serde_json::{Value, json};
use tokio::time::sleep;
use tracing::debug;

/// The field of a message that says what its answers mean.
pub(super) const CHOICE: &str = "org.lusoria.choice";

/// Each reaction, with the field inside [`CHOICE`] that says what the reaction means.
const ANSWERS: [(&str, &str); 2] = [("✅", "yes"), ("❌", "no")];

/// Some clients add this character to a reaction, so that it is shown as an emoji.
const VARIATION: char = '\u{fe0f}';

/// What yes and no mean as answers to this message. `None` if it cannot be answered with yes or no.
pub(super) fn choice(post: &Post) -> Option<Value> {
    let controls = post.controls.as_ref()?;
    let all = controls.rows.iter().flat_map(|row| match row {
        ControlRow::Buttons(controls) | ControlRow::Menu(_, controls) => controls,
    });
    let all: Vec<_> = all.collect();
    let meaning = |is_yes| {
        let control = all.iter().find(|control| is_answer(control, is_yes))?;
        control_id::write(&control.step, controls.stamp)
    };
    let person = post.reader.as_ref().or(post.calls.as_ref());
    Some(json!({
        "yes": meaning(true)?,
        "no": meaning(false)?,
        "for": person.map(|person| &person.id),
    }))
}

fn is_answer(control: &Control, is_yes: bool) -> bool {
    match &control.step {
        NextStep::Answer(yes) => *yes == is_yes,
        step if step.answers_offer() => step.accepts_offer() == is_yes,
        _ => false,
    }
}

/// The contents of the two reactions that the bot puts below a message. Each comes with a suffix for its transaction id: `yes` or
/// `no`.
pub(super) fn offered(message: &EventId) -> [(Value, &'static str); 2] {
    ANSWERS.map(|(key, name)| {
        let relation = json!({ "rel_type": "m.annotation", "event_id": message, "key": key });
        (json!({ "m.relates_to": relation }), name)
    })
}

/// An answer to a message of the bot.
pub(super) struct Answer {
    press: Press,
    pub(super) thread: Option<OwnedEventId>,
}

/// The answer that a reaction gives. Asks the homeserver for the message below which the reaction stands, however long that takes.
/// `None` if the reaction is no answer, or the message is for another person.
pub(super) async fn answer(room: &Room, event: &OriginalSyncReactionEvent) -> Option<Answer> {
    let relation = &event.content.relates_to;
    let key = relation.key.trim_end_matches(VARIATION);
    let (_, name) = ANSWERS.iter().find(|(known, _)| *known == key)?;
    let message = message(room, &relation.event_id).await?;
    if message["sender"] != room.own_user_id().as_str() {
        return None;
    }
    read(&message["content"], name, event.sender.as_str())
}

fn read(content: &Value, name: &str, author: &str) -> Option<Answer> {
    let choice = &content[CHOICE];
    if choice["for"]
        .as_str()
        .is_some_and(|person| person != author)
    {
        return None;
    }
    let relation = &content["m.relates_to"];
    let is_in_thread = relation["rel_type"] == "m.thread";
    let root = relation["event_id"].as_str().filter(|_| is_in_thread);
    Some(Answer {
        press: control_id::read(choice[name].as_str()?)?,
        thread: root.and_then(|root| EventId::parse(root).ok()),
    })
}

/// Asks the homeserver for a message. If the bot has the key of the message, the result is decrypted. `None` if the homeserver
/// does not give the message.
async fn message(room: &Room, id: &EventId) -> Option<Value> {
    for next in pauses() {
        let error = match room.event(id, None).await {
            Ok(event) => return serde_json::from_str(event.raw().json().get()).ok(),
            Err(error) => error,
        };
        match Failure::of(&error) {
            Failure::Limited(pause) => sleep(pause.max(next)).await,
            Failure::Later { after, .. } => sleep(after.unwrap_or_default().max(next)).await,
            failure => {
                debug!(room = %room.room_id(), ?failure, "the message to which somebody has reacted cannot be read");
                return None;
            }
        }
    }
    None
}

impl Answer {
    /// Tells the service that the author of the reaction has chosen this answer.
    pub(super) fn inbound(
        &self,
        room: &Room,
        event: &OriginalSyncReactionEvent,
        details: &MessageDetails,
    ) -> Inbound {
        let author = Identity {
            platform: Platform::Matrix,
            id: event.sender.to_string().into(),
            name: details.name.clone().into(),
        };
        let message = ChatMessage {
            addressed: true,
            may_configure: details.direct || details.may_configure,
            ..ChatMessage::new(author, String::new())
        };
        let place = RoomOrThread {
            room: room.room_id().to_owned(),
            thread: self.thread.clone(),
        };
        Inbound {
            room: place.key(),
            event: event.event_id.to_string(),
            locale: None,
            cause: Cause::Interaction(Box::new(Interaction {
                asked: Asked::Press(message, self.press.clone()),
                path: None,
                is_only_path: false,
            })),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chat::PartId;
    use crate::command::command_id::{ACCEPT, DECLINE, RULES};
    use crate::render::Controls;
    use crate::session::{SessionId, Stamp};

    fn post(steps: &[NextStep], stamp: Stamp) -> Post {
        let control = |step: &NextStep| Control {
            label: String::new(),
            step: step.clone(),
        };
        let controls = steps.iter().map(control).collect();
        Post {
            room: "!hall:example.org".to_owned(),
            part: PartId("0".repeat(24)),
            body: Vec::new(),
            calls: None,
            if_called_has_left: None,
            calls_if_left: None,
            reader: Some(Identity {
                platform: Platform::Matrix,
                id: "@anna:example.org".into(),
                name: "anna".into(),
            }),
            controls: Some(Controls {
                on_turn: None,
                stamp: Some(stamp),
                rows: vec![ControlRow::Buttons(controls)],
            }),
            earlier: None,
            path: None,
            reply_to: None,
            only_for_reader: false,
            replaces: None,
        }
    }

    #[test]
    fn what_the_answers_mean_stands_in_the_message_and_counts_for_one_person() {
        let steps = [true, false].map(NextStep::Answer);
        let stamp = Stamp::Question(7);
        let choice = choice(&post(&steps, stamp)).unwrap();
        let relation = json!({ "rel_type": "m.thread", "event_id": "$root" });
        let content = json!({ CHOICE: choice, "m.relates_to": relation });
        for (name, step) in [("yes", &steps[0]), ("no", &steps[1])] {
            let answer = read(&content, name, "@anna:example.org").unwrap();
            let press = Press {
                step: step.clone(),
                stamp: Some(stamp),
            };
            assert_eq!(answer.press, press);
            assert_eq!(answer.thread.unwrap(), "$root");
            assert!(read(&content, name, "@bela:example.org").is_none());
        }
        assert!(read(&json!({}), "yes", "@anna:example.org").is_none());
    }

    #[test]
    fn an_offer_is_a_choice_and_one_command_is_none() {
        let id = SessionId(12);
        let stamp = Stamp::Position {
            session: id,
            plies: 3,
            entries: 4,
            token: 5,
        };
        let offer = [ACCEPT, DECLINE].map(|command| NextStep::Command(command, id));
        let told = choice(&post(&offer, stamp)).unwrap();
        assert_eq!(told["yes"], "c.12.4.00000005.accept");
        assert_eq!(told["no"], "c.12.4.00000005.decline");
        let one = [DECLINE, RULES].map(|command| NextStep::Command(command, id));
        assert_eq!(choice(&post(&one, stamp)), None);
    }
}
