//! The sentence that calls the player on turn, or says that the computer is thinking.

use super::session_title::{number_before_move, session_values};
use super::{Block, Scene};
use crate::locales::Values;
use crate::session::{Identity, Platform, Session};

/// The sentence "@bob, your turn", or the one that says that the computer thinks. A platform that can notify the person does so. The
/// sentence is made only once for each message. `None` if it is nobody's turn, or if two computer players play.
pub(super) fn call<'a>(session: &Session, scene: &'a Scene) -> Option<&'a Block> {
    let call = || call_to_move(session, scene);
    scene.call.get_or_init(call).as_ref()
}

/// Says that the person whom a message calls is no longer in the room. On Discord the bot does not see who has left, so this is
/// never said there. `None` if the session does not wait for that person.
pub(super) fn has_left(called: &Identity, scene: &Scene) -> Option<Block> {
    if called.platform == Platform::Discord {
        return None;
    }
    let session = scene.session.as_deref()?;
    let waits = scene.player(session.decider()?) == Some(called);
    let id = match session.clock {
        Some(_) => "called-has-left-on-time",
        None => "called-has-left",
    };
    waits.then(|| scene.sentence_paragraph(id, Values::new()))
}

fn call_to_move(session: &Session, scene: &Scene) -> Option<Block> {
    let seat = session.decider()?;
    if session.thinking_seat().is_some() {
        // A computer player needs no call. If two of them play each other, the people in the room just watch.
        let is_alone = session.is_between_computers();
        return (!is_alone).then(|| scene.sentence_paragraph("computer-thinks", Values::new()));
    }
    let id = if session.missing_word().is_some() {
        "call-luck"
    } else if session.line.throw().is_some() {
        "call-throw"
    } else {
        "call"
    };
    let number = number_before_move(session, scene);
    let values = session_values(session, scene).text("with-number", number);
    Some(scene.sentence_paragraph(id, values.player("player", seat)))
}
