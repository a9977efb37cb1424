//! The analysis of a finished game, one position after another.
//!
//! At the beginning of each turn (in a solitaire: before each move) a ruthless player says what it would do and how good the position is.
//! In a long game only some turns are looked at, evenly spread. The search of each position is limited in nodes and not in time, so that
//! the analysis of a game is always the same, however busy the machine is.
//!
//! A bad move or bad dice can lower a player's chance, and the analysis cannot tell which of them did. Therefore a turn counts as a
//! turning point only if the ruthless player would have chosen another move.

use super::full_strength_search::{SearchBudget, certainty, think};
use crate::service::load_session::log_of;
use crate::service::thinking_answer::{NoAnswer, ThinkingAnswer};
use crate::session::{Analysis, CertainFrom, Entry, Session, ShownEntry, TurnCount, TurningPoint};
use crate::store::StoredSession;
use lusoria_games::catalog::{Line, begin};
use lusoria_games::exact::{Exact, SeatResult};
use lusoria_games::rules::{Outcome, Seat, Turn};

/// The most positions that are thought about.
const MOST_POSITIONS: usize = 120;
/// The nodes that are searched for one position: about a tenth of a second of thinking.
const NODES: u64 = 30_000;
/// A turn is a turning point if it lowers the player's chance by at least this many percentage points, and a ruthless player would
/// have chosen another move.
const TURNING: u8 = 12;
/// The most turning points that are told.
const MOST_TURNING_POINTS: usize = 3;
/// For each turning point, at most this many moves of a better turn are told.
const LONGEST_BETTER_TURN: usize = 3;

/// An analysis that is not finished yet.
#[derive(Debug)]
pub(super) struct AnalysisTask {
    /// What is still to be replayed; `None` once that is done.
    stored: Option<StoredSession>,
    at: ShownEntry,
    turns: u32,
    /// The outcome, if the game ended by its rules.
    end: Option<Outcome>,
    /// The positions still to be thought about, in the reverse order of the game: the one that comes next stands at the end.
    waiting: Vec<Moment>,
    seen: Vec<Seen>,
}

/// The beginning of a turn.
#[derive(Debug)]
struct Moment {
    turn: u32,
    seat: Seat,
    line: Box<dyn Line>,
    /// What was played in the turn, each ply with the number of its entry.
    played: Vec<(u32, String)>,
}

/// What a search has found out about the beginning of a turn.
#[derive(Debug)]
struct Seen {
    turn: u32,
    seat: Seat,
    played: Vec<String>,
    better: Vec<String>,
    /// First's chance to win, in percent.
    chance: u8,
    exact: Option<Exact>,
}

impl AnalysisTask {
    pub(super) fn new(stored: StoredSession) -> Self {
        Self {
            at: ShownEntry(stored.opened.id, stored.length),
            stored: Some(stored),
            turns: 0,
            end: None,
            waiting: Vec::new(),
            seen: Vec::new(),
        }
    }

    /// The position in which the game began; `None` once the game has been replayed.
    pub(super) fn first_position(&self) -> Option<Box<dyn Line>> {
        begin(&self.stored.as_ref()?.opened.game)
    }

    /// Takes the next step: replays the game, thinks about one of its positions, or sums up what was found. `None` if there is more to
    /// do.
    pub(super) fn step(
        &mut self,
        budget: SearchBudget<'_>,
    ) -> Option<Result<ThinkingAnswer, NoAnswer>> {
        if let Some(stored) = self.stored.take() {
            return self.replay(&stored).is_none().then_some(Err(NoAnswer));
        }
        if let Some(moment) = self.waiting.pop() {
            let nodes = budget.nodes.map_or(NODES, |nodes| nodes.min(NODES));
            let budget = SearchBudget {
                time: None,
                nodes: Some(nodes),
                ..budget
            };
            self.seen.extend(moment.see(budget));
            return None;
        }
        Some(Ok(ThinkingAnswer::Analysis(self.at, self.sum_up())))
    }

    /// Replays the game, and notes the positions at the beginnings of turns, which are then thought about. `None` if the game cannot be
    /// replayed.
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
        let mut count = TurnCount::default();
        for (text, at) in &stored.entries {
            let entry: Entry = text.parse().ok()?;
            if let Entry::Takeback(_, n) = entry {
                moments.iter_mut().for_each(|moment| moment.forget_after(n));
                moments.retain(|moment| !moment.played.is_empty());
            }
            count.count(&entry, &session);
            if let (Entry::Ply(ply), Turn::Seat(seat)) = (&entry, session.line.turn()) {
                if moments.last().is_none_or(|last| last.turn != count.turns()) {
                    moments.push(Moment::new(count.turns(), seat, &session));
                }
                let moment = moments.last_mut();
                moment
                    .into_iter()
                    .for_each(|moment| moment.played.push((session.entries + 1, ply.clone())));
            }
            session.evolve(&entry, *at).ok()?;
        }
        if let Turn::Over(outcome) = session.line.turn() {
            self.end = Some(outcome);
        }
        self.turns = count.turns();
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

    /// The worst turns, in the order of the game. Of turns that were equally bad, the later ones are told, because they decided the game.
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
        points.sort_by_key(|one| std::cmp::Reverse((one.before - one.after, one.turn)));
        points.truncate(MOST_TURNING_POINTS);
        points.sort_by_key(|one| one.turn);
        points
    }

    /// The earliest turn since which the result was certain: the same result was certain at the beginning of this turn and of every
    /// later turn.
    fn certain(&self) -> Option<CertainFrom> {
        let winner = |one: &Seen| Some(for_first((one.exact?.result, one.seat)));
        let last = winner(self.seen.last()?)?;
        let end = self
            .end
            .map(|outcome| Exact::finished(outcome, Seat::First).result);
        if end.is_some_and(|end| end != last) {
            return None;
        }
        let same = |one: &&Seen| winner(one) == Some(last);
        let first = self.seen.iter().rev().take_while(same).last()?;
        Some(CertainFrom {
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

    /// Forgets the plies of this turn after entry `n`, because they were taken back.
    fn forget_after(&mut self, n: u32) {
        self.played.retain(|(entry, _)| *entry <= n);
    }

    fn see(self, budget: SearchBudget<'_>) -> Option<Seen> {
        let thought = think(&*self.line, budget)?;
        let exact = certainty(&*self.line, &thought);
        let mine = match exact.map(|exact| exact.result) {
            Some(SeatResult::Win) => 1.0,
            Some(SeatResult::Draw) => 0.5,
            Some(SeatResult::Loss) => 0.0,
            None => self.line.winning_chance(thought.score)?,
        };
        let first = match self.seat {
            Seat::First => mine,
            Seat::Second => 1.0 - mine,
        };
        let better = own_moves(&*self.line, self.seat, thought.line);
        Some(Seen {
            turn: self.turn,
            seat: self.seat,
            played: self.played.into_iter().map(|(_, ply)| ply).collect(),
            better,
            chance: percent(first),
            exact,
        })
    }
}

/// The first moves of an expected line of play, at most [`LONGEST_BETTER_TURN`]. They end before the first throw or the first move of the
/// other seat.
fn own_moves(line: &dyn Line, seat: Seat, expected: Vec<String>) -> Vec<String> {
    let mut line = line.boxed_clone();
    let mut own = Vec::new();
    for ply in expected.into_iter().take(LONGEST_BETTER_TURN) {
        if line.turn() != Turn::Seat(seat) || line.play(&ply).is_err() {
            break;
        }
        own.push(ply);
    }
    own
}

/// At most `most` of these, evenly spread, the first and the last among them.
fn evenly<T>(all: Vec<T>, most: usize) -> Vec<T> {
    let count = all.len();
    let kept = |n: &usize| count <= most || (n * (most - 1)) % (count - 1) < most - 1;
    let numbered = all.into_iter().enumerate();
    numbered
        .filter(|(n, _)| kept(n))
        .map(|(_, one)| one)
        .collect()
}

/// The result as First sees it.
fn for_first((result, seat): (SeatResult, Seat)) -> SeatResult {
    match seat {
        Seat::First => result,
        Seat::Second => Exact::new(result).for_the_other().result,
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

    #[test]
    fn of_blunders_that_are_equally_bad_the_last_ones_are_told() {
        let seen = |turn: u32, chance| Seen {
            turn,
            seat: Seat::First,
            played: vec!["a1-a2".to_owned()],
            better: vec!["a1-a3".to_owned()],
            chance,
            exact: None,
        };
        // Every even turn gives the game away; the other player gives it back each time.
        let mut task = AnalysisTask {
            stored: None,
            at: ShownEntry(crate::session::SessionId(1), 10),
            turns: 10,
            end: Some(Outcome::Win(Seat::Second)),
            waiting: Vec::new(),
            seen: Vec::new(),
        };
        task.seen = (1..=10)
            .map(|turn| seen(turn, if turn % 2 == 0 { 100 } else { 0 }))
            .collect();
        let told: Vec<_> = task.sum_up().turning_points;
        let turns: Vec<_> = told.iter().map(|point| point.turn).collect();
        assert_eq!(turns, [6, 8, 10]);
    }
}
