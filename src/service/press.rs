//! Decides what a pressed control does. It does what people can also do by typing a line. But a control may have become invalid. Then
//! the press is refused. Examples of invalid controls:
//!
//! - a move or an answer below an old board
//! - an answer to a question that is no longer open
//! - an answer to a question that somebody else was asked.

use super::interaction::Press;
use super::request::Request;
use super::service_task::Service;
use crate::command::{
    Addressing, COMMANDS, Command, MessageLine, Reply,
    command_id::{ACCEPT, DECLINE, JOIN, MOVES},
    read_message,
};
use crate::render::NextStep;
use crate::session::{Refusal, RefusalKind, Session, SessionId, ShownEntry, Stamp};
use crate::store::StoreError;
use lusoria_games::rules::Fact;
use std::sync::Arc;

/// Why a press is no longer valid. If the refusal is about a session, the session and its entry are given, too.
type PressFault = (Refusal, Option<ShownEntry>);

impl Service {
    /// The lines that a press stands for, or why it is no longer valid.
    pub(super) async fn lines_of_press(
        &mut self,
        request: &Request,
        press: &Press,
    ) -> Result<Result<Vec<MessageLine>, PressFault>, StoreError> {
        if let Some(refused) = self.refuse_press(request, press).await? {
            return Ok(Err(refused));
        }
        Ok(Ok(lines_of(&press.step)))
    }

    /// Why this press is no longer valid: the game has gone on, the question is no longer open, or the control belongs to another
    /// game or person. `None` if it is still valid.
    async fn refuse_press(
        &mut self,
        request: &Request,
        press: &Press,
    ) -> Result<Option<PressFault>, StoreError> {
        if let NextStep::Answer(_) = press.step {
            let asked = self.open_question_stamp(request).await?;
            let is_it = press.stamp.is_some() && asked == press.stamp;
            return Ok((!is_it).then(|| (Refusal::host("press-answered"), None)));
        }
        let Some(id) = press.step.session() else {
            return Ok(None);
        };
        if let NextStep::Command(JOIN | ACCEPT | DECLINE, _) = press.step
            && let Some(one) = self.proposals.find(id).await?
            && (one.is_open() || press.step == NextStep::Command(JOIN, id))
        {
            let is_it = press.stamp == Some(Stamp::of_proposal(&one));
            return Ok((!is_it).then(|| no_such_session(id)));
        }
        let Some(session) = self.cache.session(id).await? else {
            return Ok(Some(no_such_session(id)));
        };
        Ok(fault_of(press, &session))
    }
}

fn no_such_session(id: SessionId) -> PressFault {
    let fact = Fact::new("no-such-session").with("session", id.0);
    (fact.into(), None)
}

/// Why this press is no longer valid; `None` if it is valid. The rules are:
///
/// - If the control was made in another database, the press is refused. In that database, the number of `session` belonged to another
///   session.
/// - A move is valid only in the position for which it was offered.
/// - The answer to an offer is valid only for that offer.
/// - Every other press is valid.
fn fault_of(press: &Press, session: &Arc<Session>) -> Option<PressFault> {
    let is_move = matches!(press.step, NextStep::Move(..) | NextStep::Piece(..));
    let is_answer = press.step.answers_offer();
    let now = Stamp::of(session);
    let (
        Some(Stamp::Position {
            plies,
            entries,
            token,
            ..
        }),
        Stamp::Position {
            plies: plies_now,
            token: own,
            ..
        },
    ) = (press.stamp, now)
    else {
        return (is_move || is_answer).then(|| stale(session));
    };
    if token != own {
        return Some(no_such_session(session.id));
    }
    // After a takeback, the same number of plies may have led to another position.
    let is_other = plies != plies_now || entries < session.taken_back_at;
    let has_gone_on =
        (is_move && is_other) || (is_answer && !session.has_only_absences_since(entries));
    has_gone_on.then(|| stale(session))
}

/// The refusal of a press below an old board.
fn stale(session: &Session) -> PressFault {
    let fact = match session.ending {
        Some(_) => RefusalKind::SessionOver.fact(),
        None => Fact::new("press-stale"),
    };
    let refusal = fact.with("session", session.id.0).into();
    (refusal, Some(ShownEntry(session.id, session.entries)))
}

/// The lines that a step stands for.
pub(super) fn lines_of(step: &NextStep) -> Vec<MessageLine> {
    match step {
        NextStep::Move(id, notation) => vec![MessageLine::Bare(Some(*id), notation.clone())],
        NextStep::Piece(id, piece) => vec![MessageLine::Command(Command::Moves(
            Some(*id),
            Some(piece.clone()),
        ))],
        NextStep::Type(id) => read_line_of_bot(&format!("{MOVES} #{id}")),
        NextStep::Session(id) => vec![MessageLine::Command(Command::Board(Some(*id), None))],
        NextStep::Answer(yes) => vec![MessageLine::Command(Command::Answer(Reply {
            yes: *yes,
            text: String::new(),
            prefixed: true,
        }))],
        // The line has no prefix, so that a command that ends a game asks first: a button is pressed by accident more easily than a word
        // is typed.
        NextStep::Command(id, session) => {
            read_line_of_bot(&format!("{} #{session}", english_word(id)))
        }
        NextStep::CommandWithWords(command, session) => {
            let (id, words) = command.split_once(' ').unwrap_or((command, ""));
            read_line_of_bot(&format!("{} {words} #{session}", english_word(id)))
        }
    }
}

/// Reads a line that the service itself has put together, as if somebody had addressed it to the bot without the prefix.
pub(super) fn read_line_of_bot(line: &str) -> Vec<MessageLine> {
    let how = Addressing {
        prefix: "/",
        addressed: true,
    };
    read_message(line, how)
}

/// The usual English word for the command with this id.
fn english_word(id: &str) -> &str {
    let spec = COMMANDS.iter().find(|spec| spec.id == id);
    spec.map_or(id, |spec| spec.words[0][0])
}
