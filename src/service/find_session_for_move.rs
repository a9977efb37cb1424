//! Finds the session for a typed move. If none is named, it is the writer's session whose game can read the text as a move. If several
//! fit, a session in which it is the writer's turn is preferred. If several are left, the writer is asked. If the text is not a move,
//! finds the move that was probably meant.

use super::change_draft::ChangeDraft;
use super::find_session::{WhoseSessions, ask_which};
use super::line_result::LineResult;
use super::move_or_talk::{ask_before_passing, pass_that_loses_dice};
use super::request::{Request, TypedMove};
use super::service_task::Service;
use super::take_action::refused_at;
use crate::locales::Lang;
use crate::session::{
    AccountId, Action, MOST_CHOICES, Refusal, RefusalKind, Session, ShownEntry, decide,
};
use crate::store::StoreError;
use lusoria_games::catalog::{
    Line, UnderstoodMoves, doubted_moves, move_before_talk, moves_among_fillers, near_move,
    read_moves,
};
use lusoria_games::rules::{NotationError, Parsed, Turn};
use std::sync::Arc;

/// The longest line, in bytes, that is checked for a mistyped move.
const LONGEST_SLIP: usize = 60;

impl Service {
    /// Finds the session that a move is for, and the moves that its game reads in the text. If no session is named, one of the writer's
    /// live sessions is taken: its game must read the text as a move. If there are several, a session in which it is the writer's turn is
    /// preferred. If none fits, or if several are left, the result is a refusal that says so.
    pub(super) async fn find_session_for_move<'a>(
        &mut self,
        request: &Request,
        TypedMove { named, text, .. }: TypedMove<'a>,
        draft: &ChangeDraft,
    ) -> Result<Result<ReadMove<'a>, Refusal>, StoreError> {
        let lang = self.reader_lang(request).await?;
        let read = |session| ReadMove::new(session, request.account, text, lang);
        if let Some(found) = self.find_named_session(request, named).await? {
            let read = |session| match read(draft.current(&session)).without_fillers(text) {
                read if read.understood.is_doubted => Err(not_a_move(&read.session)),
                read => Ok(read),
            };
            return Ok(found.and_then(read));
        }
        let own = self
            .live_sessions(request, WhoseSessions::Requester)
            .await?;
        let begun = draft
            .opened_session()
            .into_iter()
            .chain(draft.resumed_sessions());
        let reads = own.iter().chain(begun);
        let reads = reads.map(|session| read(draft.current(session)));
        let mut fitting: Vec<_> = reads.filter(ReadMove::fits).collect();
        if fitting.len() > 1 {
            narrow_down(&mut fitting, request, text, draft.at());
        }
        Ok(match fitting.len() {
            1 => Ok(fitting.remove(0)),
            0 => Err(match own.first() {
                Some(other) => not_a_move(other),
                None => RefusalKind::NoSession.into(),
            }),
            _ => Err(ask_which(fitting.iter().map(|read| &read.session))),
        })
    }

    /// Asks whether the writer meant the move that is most similar to the text. Only sessions in which it is the writer's turn are looked
    /// at. If similar moves are legal in several of them, asks which session is meant. If there are similar moves, but none is legal,
    /// says why one of them is illegal. `None` if no move is similar, and for talk such as `5 min`.
    pub(super) async fn explain_near_move(
        &mut self,
        request: &Request,
        TypedMove { named, text, .. }: TypedMove<'_>,
        draft: &ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        if named.is_none() && is_number_in_talk(text) {
            return Ok(None);
        }
        let mine = self
            .live_sessions(request, WhoseSessions::Requester)
            .await?;
        let meant = |session: &&Arc<Session>| named.is_none_or(|id| id == session.id);
        let due = mine
            .iter()
            .filter(meant)
            .filter(|session| session.decider() == session.seat_of(request.account));
        let (mut asked, mut illegal) = (Vec::new(), None);
        for session in due.take(MOST_CHOICES) {
            let Some(moves) = near_moves(&*session.line, text, named.is_some()) else {
                continue;
            };
            let at = Some(ShownEntry(session.id, session.entries));
            let first = Action::Play(moves[0].clone());
            match decide(session, request.account, &first, draft.at()) {
                Err(refusal @ Refusal::Rules(..)) => {
                    illegal.get_or_insert(LineResult::Refused(refusal, at));
                }
                _ => asked.push((session, ask_whether_near(session, request, text, &moves))),
            }
        }
        Ok(match asked.len() {
            0 => illegal,
            1 => asked.pop().map(|(_, question)| question),
            _ => Some(ask_which(asked.iter().map(|(session, _)| *session)).into()),
        })
    }
}

/// A session, and a text as the game of this session reads it.
pub(super) struct ReadMove<'a> {
    pub(super) session: Arc<Session>,
    pub(super) understood: UnderstoodMoves<'a>,
}

impl<'a> ReadMove<'a> {
    /// Reads a text that somebody with this language has typed. The last letter of the text may be doubtful. In Czech, the `S` of `G4 S`
    /// may mean south, as in English, or north (`sever`). If so, only the text before that letter is read, and the game asks which move
    /// is meant.
    pub(super) fn new(session: Arc<Session>, reader: AccountId, text: &'a str, lang: Lang) -> Self {
        let seat = session.seat_of(reader);
        let on_turn = seat.is_some() && session.decider() == seat;
        let line = &*session.line;
        let doubtful = line.game().doubtful_move(text, lang.tag());
        let half = doubtful.filter(|half| matches!(line.parse(half), Ok(Parsed::Choose(_))));
        let understood = read_moves(line, half.unwrap_or(text), on_turn);
        Self {
            session,
            understood,
        }
    }

    /// If the text is no move in this game, reads it again without polite words, as in `b please`. A text in which a move is followed by
    /// doubt or talk (`is_doubted`) is not read again.
    pub(super) fn without_fillers(self, text: &'a str) -> Self {
        let line = &*self.session.line;
        let meant = match self.is_well_formed() || self.understood.is_doubted {
            true => None,
            false => moves_among_fillers(line, text),
        };
        Self {
            understood: meant.unwrap_or(self.understood),
            ..self
        }
    }

    /// Whether the game reads all of the text as moves that the writer wants to play, and finds none of them malformed. They need not be
    /// legal.
    pub(super) fn reads_all(&self) -> bool {
        self.fits() && self.is_well_formed() && self.understood.unknown.is_none()
    }

    /// Whether the game finds none of the moves malformed. They need not be legal.
    fn is_well_formed(&self) -> bool {
        let mut moves = self.understood.moves.iter();
        moves.all(|piece| self.session.line.parse(piece).is_ok())
    }

    /// Whether the game reads the text, or its beginning, as moves that the writer wants to play. They need not be legal.
    pub(super) fn fits(&self) -> bool {
        let mut moves = self.understood.moves.iter();
        !self.understood.is_doubted
            && moves.all(|piece| self.session.line.parse(piece) != Err(NotationError::Foreign))
    }
}

fn not_a_move(session: &Session) -> Refusal {
    let fact = RefusalKind::NotAMove.fact();
    fact.with("session", session.id.0).into()
}

/// Whether the text is a number with ordinary words behind it, as in `5 min` or `3 beers`. Such a text is no mistyped move. It may be one
/// if a single letter stands behind the number, or another number further on (`3 no, 4`).
fn is_number_in_talk(text: &str) -> bool {
    let Some((number, rest)) = text.split_once(' ') else {
        return false;
    };
    let word = rest.split(' ').next().unwrap_or_default();
    let is_word = word.chars().filter(|c| c.is_alphabetic()).count() > 1;
    let has_number = rest.contains(|c: char| c.is_ascii_digit());
    number.bytes().all(|b| b.is_ascii_digit()) && is_word && !has_number
}

/// The question whether these moves were meant by this text.
fn ask_whether_near(
    session: &Session,
    request: &Request,
    text: &str,
    moves: &[String],
) -> LineResult {
    if let [only] = moves
        && let Some(pass) = pass_that_loses_dice(session, request.account, only)
    {
        return ask_before_passing(session, pass);
    }
    let fact = RefusalKind::MoveNear.fact().with("near", moves.join(" "));
    refused_at(fact.with("typed", text.to_owned()).into(), session)
}

/// For a text that cannot be played as it is, returns the moves that were most likely meant by it. `None` if there are none.
fn near_moves(line: &dyn Line, text: &str, is_named: bool) -> Option<Vec<String>> {
    let near = || {
        let is_short = text.len() <= LONGEST_SLIP;
        let near = is_short.then(|| near_move(line, text).or_else(|| move_before_talk(line, text)));
        near.flatten().map(|near| vec![near])
    };
    doubted_moves(line, text, is_named).or_else(near)
}

/// Narrows down the sessions in five steps. A step that would leave no session is skipped.
///
/// - If no game in which it is the writer's turn can play all of the text, keeps the sessions whose game reads it as exactly one move. So
///   `e4 f4`, a move of Tablut, does not sow pit e of Ohojitxi.
/// - Keeps the sessions in which it is the writer's turn.
/// - Of these, keeps the ones whose game understands all of the text.
/// - Of these, keeps the ones whose game finds no move malformed.
/// - If the text is a throw of real dice in exactly one of them, keeps only that one.
fn narrow_down(fitting: &mut Vec<ReadMove<'_>>, request: &Request, text: &str, at: i64) {
    let is_to_move =
        |read: &ReadMove<'_>| read.session.decider() == read.session.seat_of(request.account);
    let is_played = |read: &ReadMove<'_>| is_to_move(read) && read.understood.unknown.is_none();
    let is_one_move = |read: &ReadMove<'_>| {
        let UnderstoodMoves { moves, unknown, .. } = &read.understood;
        moves.len() == 1 && unknown.is_none() && read.is_well_formed()
    };
    if !fitting.iter().any(is_played) && fitting.iter().any(is_one_move) {
        fitting.retain(is_one_move);
    }
    if fitting.iter().any(is_to_move) {
        fitting.retain(is_to_move);
    }
    // The game also understands all of the text if it reads the last move but does not play it because the turn has ended before that
    // move.
    let is_whole = |read: &ReadMove<'_>| {
        let unknown = read.understood.unknown.as_ref();
        unknown.is_none_or(|unknown| unknown.is_move)
    };
    if fitting.iter().any(is_whole) {
        fitting.retain(is_whole);
    }
    // One game reads all of it as moves, another one only finds it malformed: `22` is a square of Cats and Mouse, and no pit of Afrika.
    if fitting.iter().any(ReadMove::is_well_formed) {
        fitting.retain(ReadMove::is_well_formed);
    }
    let throw = Action::Play(text.to_owned());
    let takes_throw = |ReadMove { session, .. }: &ReadMove<'_>| {
        session.line.turn() == Turn::Chance && decide(session, request.account, &throw, at).is_ok()
    };
    let mut takers = (0..fitting.len()).filter(|&n| takes_throw(&fitting[n]));
    if let (Some(only), None) = (takers.next(), takers.next()) {
        *fitting = vec![fitting.swap_remove(only)];
    }
}
