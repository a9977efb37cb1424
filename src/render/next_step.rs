//! What the reader of a message can do next, as data. Sentences are made from it, and a platform can make buttons of it.

use super::Scene;
use crate::command::command_id::{ABORT, EXPORT, MOVES, RULES, VERIFY};
use crate::session::{MOST_CHOICES, Question, Refusal, Say, Session, SessionId};
use lusoria_games::catalog;

/// How many moves are offered as examples.
const SAMPLES: usize = 3;

/// One thing that the reader can do next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NextStep {
    /// Play this move, written in canonical notation.
    Move(SessionId, String),
    /// Choose this session, if several can be meant.
    Session(SessionId),
    /// Give the command with this id for this session.
    Command(&'static str, SessionId),
    /// Answer the message's question with yes or no.
    Answer(bool),
}

/// What can be done after this say.
pub(super) fn next_steps(say: &Say, scene: &Scene) -> Vec<NextStep> {
    let session = scene.session.as_deref();
    match (say, session) {
        (Say::Refused(Refusal::Which { .. }, ..) | Say::Why(Refusal::Which { .. }, ..), _) => {
            let shown = scene.choices.iter().take(MOST_CHOICES);
            shown
                .map(|choice| NextStep::Session(choice.session.id))
                .collect()
        }
        (Say::Refused(refusal, at, _), _) if Question::of(refusal, *at).is_some() => {
            [true, false].map(NextStep::Answer).into()
        }
        (Say::Refused(Refusal::Rules(..), ..), Some(session)) => {
            vec![NextStep::Command(MOVES, session.id)]
        }
        (Say::Opened(_), Some(session)) => [examples(session), first_commands(session)].concat(),
        (Say::Turn(..), Some(session)) => examples(session),
        (Say::Partial(_), Some(session)) if scene.edits_messages && session.turns == 1 => {
            [examples(session), first_commands(session)].concat()
        }
        (Say::Partial(_), Some(session)) => examples(session),
        (Say::Over(..), Some(session)) if session.uses_seed() => [VERIFY, EXPORT]
            .map(|id| NextStep::Command(id, session.id))
            .into(),
        (Say::Hint(_, hint, _), Some(session)) => {
            vec![NextStep::Move(session.id, hint.ply.clone())]
        }
        (Say::Moves(..), Some(session)) => all_moves(session),
        _ => Vec::new(),
    }
}

/// A few legal moves, as examples of how moves are written, and the command that lists all of them.
fn examples(session: &Session) -> Vec<NextStep> {
    let nobody = session.decider().is_none() || session.thinking_seat().is_some();
    if nobody || session.missing_word().is_some() {
        return Vec::new();
    }
    let samples = catalog::example_moves(&*session.line, SAMPLES);
    if samples.moves.is_empty() {
        return Vec::new();
    }
    let rest = (!samples.all).then_some(NextStep::Command(MOVES, session.id));
    let moves = samples.moves.into_iter();
    moves
        .map(|notation| NextStep::Move(session.id, notation))
        .chain(rest)
        .collect()
}

/// The commands that are named to the players of a new game.
fn first_commands(session: &Session) -> Vec<NextStep> {
    let abort = (!session.is_solitaire()).then_some(ABORT);
    [RULES]
        .into_iter()
        .chain(abort)
        .map(|id| NextStep::Command(id, session.id))
        .collect()
}

fn all_moves(session: &Session) -> Vec<NextStep> {
    if session.decider().is_none() || session.missing_word().is_some() {
        return Vec::new();
    }
    let moves = session.line.legal_moves().into_iter();
    moves
        .map(|notation| NextStep::Move(session.id, notation))
        .collect()
}

/// The moves among these steps, in canonical notation.
pub(super) fn moves(steps: &[NextStep]) -> Vec<&str> {
    let moves = steps.iter().filter_map(|step| match step {
        NextStep::Move(_, notation) => Some(notation.as_str()),
        _ => None,
    });
    moves.collect()
}

/// Whether the command with this id is among these steps.
pub(super) fn has_command(steps: &[NextStep], id: &str) -> bool {
    steps
        .iter()
        .any(|step| matches!(step, NextStep::Command(known, _) if *known == id))
}
