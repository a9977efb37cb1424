//! Whom a message notifies, and who is meant to read it.

use super::{Scene, ending, proposal, tournament};
use crate::session::{GeneralAnswer, Identity, Say, Session, called, told_to};
use lusoria_games::rules::Seat;

/// Returns the person whom the message notifies, and the person who is meant to read it. A new turn notifies the player to move. An
/// ending notifies the player who did not bring it about. If one person plays both sides, new turns and endings notify nobody.
///
/// Proposals, offers, tournaments, reminders, digests and messages about time notify the person who has to act or to be informed. All
/// other messages notify nobody.
pub(super) fn people_concerned(say: &Say, scene: &Scene) -> (Option<Identity>, Option<Identity>) {
    let decider = scene.session.as_deref().and_then(Session::decider);
    let decider = decider.and_then(|seat| scene.player(seat)).cloned();
    let reader = scene.reader.as_ref().map(|(_, identity)| identity.clone());
    let is_hot_seat = scene.session.as_deref().is_some_and(Session::is_hot_seat);
    match say {
        Say::Opened(_) | Say::Turn(..) if is_hot_seat => (None, decider),
        Say::Opened(_) | Say::Turn(..) => (decider.clone(), decider),
        Say::TimeGiven(_) | Say::Reminder { .. } => (decider.clone(), decider),
        Say::TimeOver(_) => {
            let session = scene.session.as_deref();
            let told = session.and_then(|session| Some(session.told_of_flag(session.decider()?)));
            let told = told.and_then(|seat| scene.player(seat)).cloned();
            (told.clone(), told)
        }
        Say::Partial(_) => (None, decider),
        Say::Proposal(told, _) => {
            let called = proposal::called(&told.proposal, scene);
            (called.clone(), called.or(reader))
        }
        Say::Tournament(told, None) => (tournament::called(told, scene), None),
        Say::News { fact, .. } if told_to(fact).is_some() => {
            let reader = told_to(fact).and_then(|seat| scene.player(seat));
            (None, reader.cloned())
        }
        Say::News { fact, .. } => {
            let called = called(fact).and_then(|seat| scene.player(seat)).cloned();
            (called.clone(), called)
        }
        Say::Answer(GeneralAnswer::Digest(..), _) => (reader.clone(), reader),
        Say::Over(..) if is_hot_seat => (None, scene.player(Seat::First).cloned()),
        Say::Over(_, turns, by) => {
            let (session, told) = (scene.session.as_deref(), (usize::from(*turns), *by));
            let told = session.and_then(|session| ending::seat_to_call(session, told));
            let told = told.and_then(|seat| scene.player(seat)).cloned();
            (told.clone(), told)
        }
        _ => (None, reader),
    }
}

/// Whether the say is about time that runs out, or is a digest. Such a message notifies even people who have chosen to get a digest.
pub(super) const fn calls_despite_digest(say: &Say) -> bool {
    matches!(
        say,
        Say::TimeOver(_)
            | Say::Reminder { left: Some(_), .. }
            | Say::Answer(GeneralAnswer::Digest(..), _)
    )
}
