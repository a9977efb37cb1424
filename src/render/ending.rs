//! What a room is told when a session ends.

use super::board_side::side_of_a_person;
use super::news::{dice_or_lots, show_position, tell_turns};
use super::next_step::has_command;
use super::session_title::session_values;
use super::{Block, Body, NextStep, Scene, Span};
use crate::command::command_id::{AGAIN, REMATCH, TAKEBACK, VERIFY};
use crate::locales::Values;
use crate::session::{Ending, Offer, Session};
use lusoria_games::rules::{Outcome, Seat};

pub(super) fn announce_ending(
    session: &Session,
    (turns, by): (usize, Option<Seat>),
    next: &[NextStep],
    scene: &Scene,
) -> Body {
    let called = seat_to_call(session, (turns, by));
    // The player who is notified has read all earlier messages from this perspective.
    let side = called.or_else(|| winner(session)).unwrap_or(Seat::First);
    let side = side_of_a_person(session, side);
    let mut body = vec![describe_ending(session, scene)];
    body.extend(call_to_ending(called, &body[0], scene));
    body.extend(tell_turns(session, session.last_turns(turns), side, scene));
    body.extend(show_position(session, side, scene));
    body.extend(how_to_begin_again(session, next, scene));
    if has_command(next, VERIFY) {
        let id = dice_or_lots(session, "over-seed", "over-lots");
        let seed = Values::new()
            .number("session", session.id.0)
            .text("seed", hex::encode(session.seed));
        body.push(scene.sentence_paragraph(id, seed));
    }
    body
}

/// The seat of the player whom the message about the end notifies. That player did not bring about the end, and perhaps does not know of
/// it yet.
///
/// `turns` is the number of turns that the message tells. `by` is the seat of the person whose message ended the game. The result is
/// `None` if there is nobody to notify, as after a game that one person played alone.
pub fn seat_to_call(session: &Session, (turns, by): (usize, Option<Seat>)) -> Option<Seat> {
    let late = lost_on_time(session);
    let ended_by = match session.ending? {
        _ if session.is_solitaire() || session.is_hot_seat() => return None,
        // The player of the last move has ended the game. Throws and forced passes may have followed that move, so it was played in the
        // first of the told turns. If the message tells a computer player's turn, it also tells the person's turn before that. Then the
        // move that ended the game was played in the last told turn.
        Ending::Rule(_) if turns > 1 && session.has_computer() => {
            session.last_turns(1).first()?.seat
        }
        Ending::Rule(_) => session.last_turns(turns).first()?.seat,
        Ending::Agreed(seat) | Ending::Resign(seat) => seat,
        // The player who has agreed to call the game off is here and has just answered. The other player is notified, who asked for it
        // and waits for the answer.
        Ending::Abort(seat) if is_agreed(session, seat) => seat.other(),
        // The other player has claimed the game, or the clock has ended it. The player who was late is not there and has to learn of the
        // loss. (If a late move of that player has ended a hard game, the player is there, and the arm below applies.)
        Ending::Flag(seat) | Ending::Abort(seat) if late.is_some() && by != late => seat.other(),
        Ending::Flag(seat) | Ending::Abort(seat) => seat,
        Ending::Annulled | Ending::Imported => return None,
    };
    Some(ended_by.other())
}

/// A sentence that names the player to be notified, because platforms notify only people who are named. `None` if nobody is to be
/// notified, or if `ending` already names that player.
fn call_to_ending(called: Option<Seat>, ending: &Block, scene: &Scene) -> Option<Block> {
    let seat = called?;
    let person = scene.player(seat)?;
    let named =
        matches!(ending, Block::Paragraph(spans) if spans.contains(&Span::Person(person.clone())));
    (!named).then(|| scene.sentence_paragraph("over-call", Values::new().player("player", seat)))
}

/// Says how this game can be played once more. After a lost solitaire it also says how to take the last move back. After a game against a
/// computer player it also says thanks, if the game was really played (`is_played`). `None` if `next` has no command for any of this.
fn how_to_begin_again(session: &Session, next: &[NextStep], scene: &Scene) -> Option<Block> {
    let is_played = session.moves.iter().all(|moves| *moves > 0)
        && !matches!(
            session.ending?,
            Ending::Abort(_) | Ending::Annulled | Ending::Imported
        );
    let id = match (has_command(next, REMATCH), has_command(next, AGAIN)) {
        (true, _) if session.has_computer() && is_played => "over-computer",
        (true, _) => "over-rematch",
        (false, true) if has_command(next, TAKEBACK) => "over-undo",
        (false, true) => "over-again",
        (false, false) => return None,
    };
    Some(scene.sentence_paragraph(id, session_values(session, scene)))
}

pub(super) fn describe_ending(session: &Session, scene: &Scene) -> Block {
    let values = session_values(session, scene);
    match session.ending {
        Some(ending) if session.is_solitaire() => scene.sentence_paragraph(
            solitaire_ending_id(ending),
            values
                .player("winner", Seat::First)
                .player("loser", Seat::First)
                .player("player", Seat::First),
        ),
        Some(Ending::Rule(Outcome::Win(seat))) => {
            scene.sentence_paragraph("over-win", values.player("winner", seat))
        }
        Some(Ending::Rule(Outcome::Draw)) => scene.sentence_paragraph("over-draw", values),
        Some(Ending::Agreed(_)) => scene.sentence_paragraph(agreed_id(session), values),
        Some(Ending::Resign(seat)) => {
            let values = values.player("loser", seat).player("winner", seat.other());
            let id = match scene.is_out_of_tournament {
                true => "over-resign-out",
                false => "over-resign",
            };
            scene.sentence_paragraph(id, values)
        }
        Some(Ending::Flag(seat)) => {
            let values = values.player("loser", seat).player("winner", seat.other());
            scene.sentence_paragraph("over-time", values)
        }
        Some(Ending::Abort(seat)) => {
            let values = values.player("player", seat).player("winner", seat.other());
            scene.sentence_paragraph(abort_id(session, seat, scene), values)
        }
        Some(Ending::Annulled) => scene.sentence_paragraph("over-annulled", values),
        Some(Ending::Imported) | None => scene.sentence_paragraph("over-record", values),
    }
}

/// The id of the sentence about a game that ended with [`Ending::Abort`] of this seat: the seat has called the game off, or its time was
/// over before both had moved.
fn abort_id(session: &Session, seat: Seat, scene: &Scene) -> &'static str {
    match session.is_between_computers() {
        true => "over-abort-computers",
        false if was_late(session, seat) && scene.in_tournament => "over-no-show-tournament",
        false if was_late(session, seat) => "over-no-show",
        false if is_agreed(session, seat) => "over-abort-agreed",
        false => "over-abort",
    }
}

/// The id of the sentence about a draw that was agreed upon. A person who plays both sides gets a sentence of their own, because there
/// was nobody to agree with.
fn agreed_id(session: &Session) -> &'static str {
    match session.is_hot_seat() {
        true => "over-agreed-both-sides",
        false => "over-agreed",
    }
}

/// Whether this seat had offered to call the game off. If so, the game ended because the other seat agreed.
fn is_agreed(session: &Session, seat: Seat) -> bool {
    session.offer_of(seat) == Some(Offer::Abort)
}

/// The seat whose time was over when the session ended. `None` if the session did not end for that reason.
pub(super) fn lost_on_time(session: &Session) -> Option<Seat> {
    match session.ending? {
        Ending::Flag(seat) | Ending::Abort(seat) => {
            Some(seat).filter(|seat| was_late(session, *seat))
        }
        _ => None,
    }
}

/// Whether the time of this seat was over when the session ended.
fn was_late(session: &Session, seat: Seat) -> bool {
    let clock = session.clock.as_deref();
    clock.is_some_and(|clock| clock.is_over(seat, session.changed_at))
}

/// The id of the sentence about the end of a solitaire.
fn solitaire_ending_id(ending: Ending) -> &'static str {
    match ending {
        Ending::Rule(Outcome::Win(Seat::First)) => "over-alone-win",
        Ending::Rule(Outcome::Win(Seat::Second) | Outcome::Draw) | Ending::Agreed(_) => {
            "over-alone-lost"
        }
        Ending::Resign(_) | Ending::Flag(_) => "over-alone-resign",
        Ending::Abort(_) => "over-abort",
        Ending::Annulled => "over-annulled",
        Ending::Imported => "over-record",
    }
}

fn winner(session: &Session) -> Option<Seat> {
    match session.ending? {
        Ending::Rule(Outcome::Win(seat)) => Some(seat),
        Ending::Resign(seat) | Ending::Flag(seat) => Some(seat.other()),
        Ending::Rule(Outcome::Draw)
        | Ending::Agreed(_)
        | Ending::Abort(_)
        | Ending::Annulled
        | Ending::Imported => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{AccountId, Entry, Player, RoomId, SessionId};

    /// A game that ended after these moves, because the time of Second was over.
    fn lost_by_second(moves: &[&str]) -> Session {
        let people = [AccountId(1), AccountId(2)].map(|account| Some(Player::Person(account)));
        let id = SessionId(12);
        let mut session = Session::begin(id, RoomId(1), "tablut", [7; 32], people).unwrap();
        let entries = ["=time:time:60:hard"].iter().chain(moves);
        for entry in entries {
            session.evolve(&entry.parse().unwrap(), 0).unwrap();
        }
        session.evolve(&Entry::Flag(Seat::Second), 61).unwrap();
        session
    }

    #[test]
    fn a_loss_on_time_calls_the_loser_unless_their_own_late_move_has_told_of_it() {
        for moves in [&["e4-f4"][..], &["e4-f4", "a4-b4", "f4-e4"]] {
            let session = lost_by_second(moves);
            for (by, called) in [
                (None, Seat::Second),
                (Some(Seat::First), Seat::Second),
                (Some(Seat::Second), Seat::First),
            ] {
                assert_eq!(
                    seat_to_call(&session, (1, by)),
                    Some(called),
                    "{moves:?} {by:?}"
                );
            }
        }
    }
}
