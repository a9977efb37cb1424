//! What the reader of a message can do next, as data. Sentences are made from it, and a platform can make buttons of it.

use super::Scene;
use crate::command::command_id::{
    ABORT, ACCEPT, AGAIN, DECLINE, EXPORT, JOIN, MOVES, REMATCH, RULES, TAKEBACK, VERIFY,
};
use crate::session::{
    ControlKinds, MOST_CHOICES, Proposal, Question, Refusal, Say, Session, SessionId, tells_offer,
};
use lusoria_games::catalog;
use lusoria_games::rules::Seat;

/// How many moves are offered as examples.
const MOST_EXAMPLE_MOVES: usize = 3;

/// One thing that the reader can do next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NextStep {
    /// Play this move, written in canonical notation.
    Move(SessionId, String),
    /// Choose this session, if several can be meant.
    Session(SessionId),
    /// Give the command with this id for this session.
    Command(&'static str, SessionId),
    /// Give a command with words after it for this session: the command's id and the words, such as `board picture`.
    CommandWithWords(String, SessionId),
    /// Answer the message's question with yes or no.
    Answer(bool),
    /// List the moves of this piece. The text is what these moves begin with: `e4` for `e4-f4`.
    Piece(SessionId, String),
    /// Type a move for this session.
    Type(SessionId),
}

impl NextStep {
    /// Whether this is the command that lists the moves.
    pub(super) fn is_list_of_moves(&self) -> bool {
        matches!(self, Self::Command(id, _) if *id == MOVES)
    }

    /// Whether this answers an offer. A control with this step answers only the offer that was open when the control was made, never a
    /// later offer.
    #[must_use]
    pub fn answers_offer(&self) -> bool {
        matches!(self, Self::Command(id, _) if [ACCEPT, DECLINE].contains(id))
    }

    /// Whether this accepts an offer.
    #[must_use]
    pub fn accepts_offer(&self) -> bool {
        matches!(self, Self::Command(id, _) if *id == ACCEPT)
    }

    /// The session or proposal that the step names. `None` for an answer to a question, which names no session.
    #[must_use]
    pub const fn session(&self) -> Option<SessionId> {
        match self {
            Self::Move(id, _)
            | Self::Session(id)
            | Self::Command(_, id)
            | Self::CommandWithWords(_, id)
            | Self::Piece(id, _)
            | Self::Type(id) => Some(*id),
            Self::Answer(_) => None,
        }
    }
}

/// The part of a canonical move that says which piece moves: everything before the last `:`, `-` or `,`. Empty if the move has none of
/// these signs.
#[must_use]
pub fn moved_piece(canonical: &str) -> &str {
    canonical
        .rsplit_once([':', '-', ','])
        .map_or("", |(piece, _)| piece)
}

/// What can be done after this say.
pub(super) fn next_steps(say: &Say, scene: &Scene) -> Vec<NextStep> {
    let mut steps = own_steps(say, scene);
    let asked = matches!(say, Say::Board { .. }) && scene.is_current;
    if names_offers(say) && (say.is_news() || asked) {
        let session = scene.session.as_deref().into_iter();
        steps.extend(session.flat_map(|session| answers(session, asked, scene)));
    }
    steps
}

/// Whether controls that answer an offer may stand below this message. Below these messages they may not, because they would look like
/// answers to the message itself:
///
/// - news that show no board and tell of no offer,
/// - reminders,
/// - messages about time that was given or is over.
fn names_offers(say: &Say) -> bool {
    match say {
        Say::News { fact, board, .. } => *board || tells_offer(fact),
        Say::Reminder { .. } | Say::TimeGiven(_) | Say::TimeOver(_) => false,
        _ => true,
    }
}

/// The answers to an open offer of this session: accept and decline. If the reader has asked for the board (`asked`), there may be fewer:
///
/// - Whoever made the offer gets only decline, which withdraws the offer.
/// - On a platform with [`ControlKinds::Choices`], a reader to whom nothing was offered gets none.
fn answers(session: &Session, asked: bool, scene: &Scene) -> Vec<NextStep> {
    let mut open = session.open_offers().filter(|_| session.ending.is_none());
    let answers: &[_] = match open.next() {
        None => &[],
        Some((seat, _)) if asked && scene.is_readers_seat(session, seat) => &[DECLINE],
        Some((seat, _))
            if asked
                && scene.controls == ControlKinds::Choices
                && !scene.is_readers_seat(session, seat.other()) =>
        {
            &[]
        }
        Some(_) => &[ACCEPT, DECLINE],
    };
    answers
        .iter()
        .map(|id| NextStep::Command(id, session.id))
        .collect()
}

/// What can be done after a refusal that asks nothing. If the rules have refused a move, the legal moves can be listed.
fn after_refusal(refusal: &Refusal, session: Option<&Session>) -> Vec<NextStep> {
    match (refusal, session) {
        (Refusal::Rules(..), Some(session)) => vec![NextStep::Command(MOVES, session.id)],
        _ => Vec::new(),
    }
}

/// What can be done after this say, apart from answering an open offer.
fn own_steps(say: &Say, scene: &Scene) -> Vec<NextStep> {
    let session = scene.session.as_deref();
    match (say, session) {
        (Say::Refused(Refusal::Which { .. }, ..) | Say::Why(Refusal::Which { .. }, ..), _) => {
            let shown = scene.choices.iter().take(MOST_CHOICES);
            shown
                .map(|choice| NextStep::Session(choice.session.id))
                .collect()
        }
        (Say::Refused(refusal, at, _), _) => match Question::of(refusal, *at) {
            // A choice on the console's full screen types the answer, and a typed yes is not enough to delete a person's data.
            Some(Question::Forget) if scene.controls == ControlKinds::Own => {
                vec![NextStep::Answer(false)]
            }
            Some(_) => [true, false].map(NextStep::Answer).into(),
            None => after_refusal(refusal, session),
        },
        (say, Some(session)) if tells_terms(say, session, scene) => {
            [examples(session, scene), first_commands(session, scene)].concat()
        }
        (Say::Turn(..) | Say::News { board: true, .. }, Some(session)) => examples(session, scene),
        (Say::Board { .. }, Some(session)) if scene.is_readers_turn() => examples(session, scene),
        (Say::Board { .. }, Some(session)) if is_over_for_reader(session, scene) => {
            last_commands(session, scene)
        }
        (Say::Partial(_), Some(session)) => examples(session, scene),
        (Say::Over(..), Some(session)) => last_commands(session, scene),
        (Say::Proposal(told, _), _) => answers_to_proposal(&told.proposal, scene),
        (Say::Hint(_, hint, _), Some(session)) => {
            vec![NextStep::Move(session.id, hint.ply.clone())]
        }
        (Say::Moves(..), Some(session)) => all_moves(session),
        (Say::MovesOf(_, piece, _), Some(session)) => moves_of(session, piece),
        _ => Vec::new(),
    }
}

/// How an open proposal can be answered. Where the controls belong to the reader alone ([`ControlKinds::Own`]), the person who has opened
/// a seat can close it instead of taking it.
fn answers_to_proposal(proposal: &Proposal, scene: &Scene) -> Vec<NextStep> {
    let reader = scene.reader.as_ref().map(|(account, _)| *account);
    let is_own = scene.controls == ControlKinds::Own && reader == Some(proposal.proposer);
    let answers: &[_] = match proposal.to {
        _ if !proposal.is_open() => &[],
        Some(_) => &[ACCEPT, DECLINE],
        None if is_own => &[ABORT],
        None => &[JOIN],
    };
    let answers = answers.iter();
    answers
        .map(|id| NextStep::Command(id, proposal.id))
        .collect()
}

/// A few legal moves, as examples of how moves are written, and the command that lists all of them.
fn examples(session: &Session, scene: &Scene) -> Vec<NextStep> {
    let legal = scene.legal_moves();
    if legal.is_empty() {
        return Vec::new();
    }
    let samples = catalog::example_moves(&*session.line, legal, MOST_EXAMPLE_MOVES);
    let rest = (!samples.all).then_some(NextStep::Command(MOVES, session.id));
    let moves = samples.moves.into_iter();
    moves
        .map(|notation| NextStep::Move(session.id, notation))
        .chain(rest)
        .collect()
}

/// Whether the message tells the terms of a new game.
fn tells_terms(say: &Say, session: &Session, scene: &Scene) -> bool {
    match say {
        Say::Opened(_) => true,
        Say::Turn(..) => scene.tells_terms_again(session),
        Say::Partial(_) if scene.edits_messages => {
            session.turns == 1 || scene.tells_terms_again(session)
        }
        _ => false,
    }
}

/// The commands that are named to the players of a new game.
fn first_commands(session: &Session, scene: &Scene) -> Vec<NextStep> {
    let may_abort = !session.is_solitaire() && !scene.in_tournament;
    let abort = may_abort.then_some(ABORT);
    [RULES]
        .into_iter()
        .chain(abort)
        .map(|id| NextStep::Command(id, session.id))
        .collect()
}

/// Whether the session is over and the person who is answered has played it.
fn is_over_for_reader(session: &Session, scene: &Scene) -> bool {
    let has_played = |seat| scene.is_readers_seat(session, seat);
    session.ending.is_some() && scene.is_current && Seat::ALL.into_iter().any(has_played)
}

/// The commands that are named at the end of a game.
fn last_commands(session: &Session, scene: &Scene) -> Vec<NextStep> {
    let is_persons = session.people()[0].is_some() && !scene.has_lost_a_player;
    let back = (is_persons && session.is_lost_solitaire()).then_some(&TAKEBACK);
    let repeat: &[_] = match session.is_solitaire() || session.is_hot_seat() {
        _ if scene.has_lost_a_player => &[],
        true if scene.allows_again(session) => &[AGAIN],
        true => &[],
        // The tournament says who plays whom next.
        false if scene.in_tournament => &[],
        // A game that the room no longer allows cannot be begun again there.
        false if !scene.allows_again(session) => &[],
        false => &[REMATCH, AGAIN],
    };
    let check: &[_] = match session.uses_seed() {
        true => &[VERIFY, EXPORT],
        false => &[],
    };
    let commands = back.into_iter().chain(repeat).chain(check);
    commands
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

/// The moves of one piece.
fn moves_of(session: &Session, piece: &str) -> Vec<NextStep> {
    let mut steps = all_moves(session);
    steps.retain(
        |step| matches!(step, NextStep::Move(_, notation) if moved_piece(notation) == piece),
    );
    steps
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
