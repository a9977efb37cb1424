//! Finds the person for whom a say is written. The message is in the language that this person has chosen, or else in that of the room
//! (`render_say.rs`). It shows its board as this person wants it.

use super::reader_preferences::ReaderPreferences;
use super::scene_of_tournament::is_for_all;
use crate::locales::Lang;
use crate::render::{Scene, seat_to_call};
use crate::session::{
    AccountId, AnswerPath, GeneralAnswer, Player, Proposal, ProposalPhase, Say, Session, called,
    told_to,
};

/// The language of a message to this reader: their own if they have chosen one, else that of the scene.
pub(super) fn language_of(reader: Option<ReaderPreferences>, scene: &Scene) -> Lang {
    reader.and_then(|reader| reader.lang).unwrap_or(scene.lang)
}

/// The people whom a say names besides the players of its session.
pub(super) fn people_named(say: &Say) -> Vec<AccountId> {
    match say {
        Say::Tournament(told, _) => {
            let players = told.players().into_iter();
            players.filter_map(Player::person).collect()
        }
        Say::Proposal(told, _) => {
            let proposal = &told.proposal;
            [Some(proposal.proposer), proposal.to]
                .into_iter()
                .flatten()
                .collect()
        }
        Say::Answer(GeneralAnswer::GamesHere(_, _, seats, _), _) => {
            seats.iter().map(|seat| seat.proposer).collect()
        }
        Say::Answer(
            GeneralAnswer::Mine(_, _, proposals) | GeneralAnswer::Digest(_, _, proposals),
            _,
        ) => {
            let both = proposals.iter().map(|one| [Some(one.proposer), one.to]);
            both.flatten().flatten().collect()
        }
        _ => Vec::new(),
    }
}

/// The person for whom the message is written: the one who is notified, on turn, or answered. `None` if it is for the whole room.
pub(super) fn reader_of(say: &Say, session: Option<&Session>) -> Option<AccountId> {
    let on_turn = session.and_then(Session::decider);
    let seat = match say {
        Say::Opened(_)
        | Say::Turn(..)
        | Say::Partial(_)
        | Say::TimeGiven(_)
        | Say::Reminder { .. } => on_turn?,
        Say::TimeOver(_) => session?.told_of_flag(on_turn?),
        Say::News { fact, board, .. } => {
            let called = called(fact).or(on_turn.filter(|_| *board));
            told_to(fact).or(called)?
        }
        Say::Proposal(told, typed_by) => return reader_of_proposal(&told.proposal, *typed_by),
        Say::Tournament(told, _) if is_for_all(told) => return None,
        _ => return say.reader(),
    };
    session?.people()[seat.index()]
}

/// The person for whom the message about a proposal is written. An open seat is for the whole room.
fn reader_of_proposal(proposal: &Proposal, typed_by: Option<AccountId>) -> Option<AccountId> {
    match (proposal.phase, proposal.to) {
        (ProposalPhase::Open, to) => to,
        (ProposalPhase::Declined, Some(_)) => Some(proposal.proposer),
        _ => typed_by,
    }
}

/// The person whom the message about the end of a game notifies. The message shows the board as that person wants it, but is in the
/// language of the room.
pub(super) fn called_at_end(say: &Say, session: Option<&Session>) -> Option<AccountId> {
    let Say::Over(_, turns, by) = say else {
        return None;
    };
    let session = session?;
    let seat = seat_to_call(session, (usize::from(*turns), *by))?;
    session.people()[seat.index()]
}

/// Adapts a scene to the only person who sees the message. The scene gets the language of that person's client. Commands begin with a
/// slash, because slash commands work even where the bot cannot read messages.
pub(super) fn suit_reader(scene: &mut Scene, path: &AnswerPath) {
    scene.lang = path.lang.unwrap_or(scene.lang);
    "/".clone_into(&mut scene.prefix);
}
