//! The analysis of a finished game, one position after another.
//!
//! At the beginning of each turn (in a solitaire: before each move) a ruthless player says what it would do and how good the position
//! is. Of a long game only so many turns are looked at, evenly spread. Deliberately absent: whether a turn was bad or the dice were;
//! a turning point is only told where another move would have been chosen.

use super::look::{Budget, certainty, think};
use crate::service::load_session::log_of;
use crate::service::thinking_answer::{NoAnswer, ThinkingAnswer};
use crate::session::{Analysis, At, Certain, Entry, Session, TurningPoint};
use crate::store::StoredSession;
use lusoria_games::catalog::Line;
use lusoria_games::exact::{Exact, Verdict};
use lusoria_games::rules::{Outcome, Seat, Turn};

/// No more positions than this are thought about.
const MOST_POSITIONS: usize = 120;
/// One position gets this part of the time for a computer player's move.
const PART_OF_A_MOVE: u32 = 16;
/// A turn that lowers the player's chance by so many percent is a turning point.
const TURNING: u8 = 12;
/// The most turning points that are told.
const MOST_TURNING_POINTS: usize = 3;
/// So many plies of the better line are told.
const LONGEST_BETTER_LINE: usize = 3;

/// An analysis that goes on.
#[derive(Debug)]
pub(super) struct AnalysisTask {
    /// What is still to be replayed; `None` once that is done.
    stored: Option<StoredSession>,
    at: At,
    turns: u32,
    /// What the end was worth to First.
    end: Option<Outcome>,
    /// The positions still to be thought about, the last of the game first.
    waiting: Vec<Moment>,
    seen: Vec<Seen>,
}

/// The beginning of a turn.
#[derive(Debug)]
struct Moment {
    turn: u32,
    seat: Seat,
    line: Box<dyn Line>,
    /// What was played in the turn.
    played: Vec<String>,
}

/// What was thought about a moment.
#[derive(Debug)]
struct Seen {
    turn: u32,
    seat: Seat,
    played: Vec<String>,
    better: Vec<String>,
    /// The chance of First, in percent.
    chance: u8,
    exact: Option<Exact>,
}

impl AnalysisTask {
    pub(super) fn new(stored: StoredSession) -> Self {
        Self {
            at: At(stored.opened.id, stored.length),
            stored: Some(stored),
            turns: 0,
            end: None,
            waiting: Vec::new(),
            seen: Vec::new(),
        }
    }

    /// Replays the game, or thinks about one of its positions. `None` if there is more to do.
    pub(super) fn step(&mut self, budget: Budget<'_>) -> Option<Result<ThinkingAnswer, NoAnswer>> {
        if let Some(stored) = self.stored.take() {
            return self.replay(&stored).is_none().then_some(Err(NoAnswer));
        }
        if let Some(moment) = self.waiting.pop() {
            let time = budget.time / PART_OF_A_MOVE;
            self.seen.extend(moment.see(Budget { time, ..budget }));
            return None;
        }
        Some(Ok(ThinkingAnswer::Analysis(self.at, self.sum_up())))
    }

    /// Finds the moments of the game. `None` if it cannot be replayed.
    fn replay(&mut self, stored: &StoredSession) -> Option<()> {
        let log = log_of(stored).ok()?;
        let begun = Session::begin_under(
            log.rules_version,
            log.id,
            log.room,
            log.game,
            log.seed,
            log.seats,
        );
        let mut session = begun.ok()?;
        let mut moments: Vec<Moment> = Vec::new();
        let mut last_turn = 0;
        for (text, at) in &stored.entries {
            let entry: Entry = text.parse().ok()?;
            if let (Entry::Ply(ply), Turn::Seat(seat)) = (&entry, session.line.turn()) {
                if session.is_solitaire() || last_turn != session.turns {
                    last_turn = session.turns;
                    self.turns += 1;
                    moments.push(Moment::new(self.turns, seat, &session));
                }
                let moment = moments.last_mut();
                moment
                    .into_iter()
                    .for_each(|moment| moment.played.push(ply.clone()));
            }
            session.evolve(&entry, *at).ok()?;
        }
        if let Turn::Over(outcome) = session.line.turn() {
            self.end = Some(outcome);
        }
        self.waiting = evenly(moments, MOST_POSITIONS);
        self.waiting.reverse();
        Some(())
    }

    fn sum_up(&self) -> Analysis {
        let mut chances: Vec<_> = self.seen.iter().map(|one| (one.turn, one.chance)).collect();
        let end = self.end.map(chance_of);
        chances.extend(end.map(|chance| (self.turns + 1, chance)));
        Analysis {
            turns: self.turns,
            turning_points: self.turning_points(&chances),
            chances,
            certain: self.certain(),
        }
    }

    /// The worst turns, in the order of the game.
    fn turning_points(&self, chances: &[(u32, u8)]) -> Vec<TurningPoint> {
        let after = |turn: u32| chances.iter().find(|(number, _)| *number == turn + 1);
        let point = |one: &Seen| {
            let of_seat = |chance: u8| match one.seat {
                Seat::First => chance,
                Seat::Second => 100 - chance,
            };
            let (before, after) = (of_seat(one.chance), of_seat(after(one.turn)?.1));
            let differs = one.better.first() != one.played.first();
            let is_bad = differs && before.saturating_sub(after) >= TURNING;
            is_bad.then(|| TurningPoint {
                turn: one.turn,
                seat: one.seat,
                played: one.played.clone(),
                better: one.better.clone(),
                before,
                after,
            })
        };
        let mut points: Vec<_> = self.seen.iter().filter_map(point).collect();
        points.sort_by_key(|one| std::cmp::Reverse(one.before - one.after));
        points.truncate(MOST_TURNING_POINTS);
        points.sort_by_key(|one| one.turn);
        points
    }

    /// The first turn from which on the result was certain and stayed the same up to the end.
    fn certain(&self) -> Option<Certain> {
        let winner = |one: &Seen| Some(for_first((one.exact?.verdict, one.seat)));
        let last = winner(self.seen.last()?)?;
        let end = self
            .end
            .map(|outcome| Exact::finished(outcome, Seat::First).verdict);
        if end.is_some_and(|end| end != last) {
            return None;
        }
        let same = |one: &&Seen| winner(one) == Some(last);
        let first = self.seen.iter().rev().take_while(same).last()?;
        Some(Certain {
            turn: first.turn,
            seat: first.seat,
            exact: first.exact?,
        })
    }
}

impl Moment {
    fn new(turn: u32, seat: Seat, session: &Session) -> Self {
        Self {
            turn,
            seat,
            line: session.line.clone(),
            played: Vec::new(),
        }
    }

    fn see(self, budget: Budget<'_>) -> Option<Seen> {
        let thought = think(&*self.line, budget)?;
        let exact = certainty(&*self.line, &thought);
        let mine = match exact.map(|exact| exact.verdict) {
            Some(Verdict::Win) => 1.0,
            Some(Verdict::Draw) => 0.5,
            Some(Verdict::Loss) => 0.0,
            None => self.line.winning_chance(thought.score)?,
        };
        let first = match self.seat {
            Seat::First => mine,
            Seat::Second => 1.0 - mine,
        };
        let mut better = thought.line;
        better.truncate(LONGEST_BETTER_LINE);
        Some(Seen {
            turn: self.turn,
            seat: self.seat,
            played: self.played,
            better,
            chance: percent(first),
            exact,
        })
    }
}

/// At most so many of these, evenly spread, the first and the last among them.
fn evenly<T>(all: Vec<T>, most: usize) -> Vec<T> {
    let count = all.len();
    let kept = |n: &usize| count <= most || (n * (most - 1)) % (count - 1) < most - 1;
    let numbered = all.into_iter().enumerate();
    numbered
        .filter(|(n, _)| kept(n))
        .map(|(_, one)| one)
        .collect()
}

/// The verdict as First sees it.
fn for_first((verdict, seat): (Verdict, Seat)) -> Verdict {
    match seat {
        Seat::First => verdict,
        Seat::Second => Exact::new(verdict).for_the_other().verdict,
    }
}

fn chance_of(outcome: Outcome) -> u8 {
    match outcome {
        Outcome::Win(Seat::First) => 100,
        Outcome::Win(Seat::Second) => 0,
        Outcome::Draw => 50,
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it lies between 0 and 100"
)]
fn percent(chance: f64) -> u8 {
    (chance.clamp(0.0, 1.0) * 100.0).round() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_many_turns_some_are_kept_from_the_first_to_the_last() {
        for count in [1, 2, 63, 64, 65, 100, 1_000] {
            let kept = evenly((0..count).collect(), 64);
            assert_eq!(kept.len(), count.min(64), "{count}");
            assert_eq!((kept[0], kept[kept.len() - 1]), (0, count - 1));
            assert!(kept.is_sorted());
        }
    }
}
