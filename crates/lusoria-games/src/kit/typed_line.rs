//! A line of play: a first position and all plies since. It counts the plies and how often each position occurred, because the `State`
//! knows nothing of the past. The `State` says how often a position may occur, and what happens at that limit.
//!
//! A search counts repeated positions itself, in `engine/path.rs`.

use super::recurrences::Recurrences;
use crate::rules::{Outcome, Seat, SetupError, State, Stop, Trace, Turn};
use std::collections::BTreeMap;

/// A line of play of one game, whose positions have the type `S`. `catalog::Line` is the trait for lines of any game.
#[derive(Clone, Debug)]
pub struct TypedLine<S: State> {
    options: S::Options,
    start: S,
    state: S,
    /// How many plies came before the first one in `plies`. It is 0 unless the line was restored from a
    /// [`LineSnapshot`].
    earlier_plies: u32,
    plies: Vec<S::Move>,
    throws: [u32; 2],
    moves: u32,
    /// The positions that can still occur again. There are none in games where repetition does not matter.
    seen: Recurrences<S>,
    stopped: Option<Outcome>,
}

/// What a line needs to know of its past to go on. The host stores it as JSON, so that it need not play all plies again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineSnapshot {
    /// The position when the snapshot was taken, as a position text.
    pub position: String,
    /// How many plies have been played.
    pub plies: u32,
    /// How many throws each seat has had.
    pub throws: [u32; 2],
    /// How many moves both seats have made.
    pub moves: u32,
    /// Position texts, each with how often the position has occurred.
    pub seen: BTreeMap<String, u32>,
}

impl<S: State> TypedLine<S> {
    /// A line from the position in which a game with these options begins.
    #[must_use]
    pub fn new(options: S::Options) -> Self {
        let start = S::start(&options);
        Self::from_start(options, start)
    }

    /// A line from any position of a game with these options.
    #[must_use]
    pub fn from_start(options: S::Options, start: S) -> Self {
        let mut line = Self {
            options,
            state: start.clone(),
            start,
            earlier_plies: 0,
            plies: Vec::new(),
            throws: [0; 2],
            moves: 0,
            seen: Recurrences::default(),
            stopped: None,
        };
        line.recur();
        line
    }

    /// The options of the game.
    pub fn options(&self) -> &S::Options {
        &self.options
    }

    /// The position in which the line began.
    pub fn start(&self) -> &S {
        &self.start
    }

    /// The position in which the line stands now.
    pub fn state(&self) -> &S {
        &self.state
    }

    /// All plies so far, chance included. If the line goes on from a snapshot, these are only the plies since then.
    pub fn plies(&self) -> &[S::Move] {
        &self.plies
    }

    /// How many plies have been played since the start, chance included.
    #[must_use]
    pub fn ply_count(&self) -> u32 {
        self.earlier_plies + self.plies.len() as u32
    }

    /// How many throws `seat` has had. This is also the number of its next throw, counted from 0.
    #[must_use]
    pub fn throws_of(&self, seat: Seat) -> u32 {
        self.throws[seat.index()]
    }

    /// Who has to move, or how the game has ended. Repetition and the move limit are taken into account.
    #[must_use]
    pub fn turn(&self) -> Turn {
        match self.stopped {
            Some(outcome) => Turn::Over(outcome),
            None => self.state.turn(),
        }
    }

    /// How many positions are remembered because they may occur again.
    #[must_use]
    pub fn remembered(&self) -> usize {
        self.seen.at_least(1) as usize
    }

    /// The positions that can still occur again, in no particular order. The number says how often each of them has occurred.
    pub fn seen(&self) -> impl Iterator<Item = (&S, u32)> {
        self.seen.all()
    }

    /// Whether play would stop if some earlier position occurred once more. If so, exact values cannot be used, because they do not take
    /// repetitions into account.
    #[must_use]
    pub fn may_stop_by_repetition(&self) -> bool {
        let Some(most) = self.state.repetition_limit() else {
            return false;
        };
        let times = most.saturating_sub(1).max(1);
        let is_present_one = self.seen.times(&self.state) >= times;
        self.seen.at_least(times) > u32::from(is_present_one)
    }

    /// How many moves are left, those of both seats together. `None` if the length of the game is not limited.
    #[must_use]
    pub fn moves_left(&self) -> Option<u32> {
        let longest = self.state.ply_limit()?;
        Some(longest.saturating_sub(self.moves))
    }

    /// Whether this ply is possible next: a legal move of the seat to move, or a possible result of chance.
    #[must_use]
    pub fn allows(&self, ply: S::Move) -> bool {
        match self.turn() {
            Turn::Seat(_) => {
                let mut moves = Vec::new();
                self.state.legal_moves(&mut moves);
                moves.contains(&ply)
            }
            Turn::Chance => {
                let mut chances = Vec::new();
                self.state.chances(&mut chances);
                chances.iter().any(|&(chance, _)| chance == ply)
            }
            Turn::Over(_) => false,
        }
    }

    /// Plays a ply, and tells the trace what the ply did. [`TypedLine::allows`] must be true of the ply.
    pub fn play(&mut self, ply: S::Move, trace: &mut impl Trace) {
        match self.state.throw() {
            Some(throw) => self.throws[throw.seat.index()] += 1,
            None => self.moves += 1,
        }
        let progress = self.state.irreversible_events();
        self.state.play(ply, trace);
        self.plies.push(ply);
        if self.state.irreversible_events() != progress {
            self.seen = Recurrences::default();
        }
        if let Some(why) = self.limit_reached() {
            self.seen = Recurrences::default();
            self.stopped = self.state.stop(why, trace);
        }
    }

    /// Why play stops here although the game could go on from this position. `None` if play goes on, or if the position itself is an end
    /// of the game.
    fn limit_reached(&mut self) -> Option<Stop> {
        if matches!(self.state.turn(), Turn::Over(_)) {
            return None;
        }
        let times = self.recur();
        let most = self.state.repetition_limit();
        if most.is_some_and(|most| times >= most) {
            return Some(Stop::Repetition);
        }
        (self.moves_left() == Some(0)).then_some(Stop::Length)
    }

    /// The snapshot of this line.
    #[must_use]
    pub fn snapshot(&self) -> LineSnapshot {
        let seen = self.seen.all();
        LineSnapshot {
            position: self.state.to_string(),
            plies: self.ply_count(),
            throws: self.throws,
            moves: self.moves,
            seen: seen
                .map(|(state, times)| (state.to_string(), times))
                .collect(),
        }
    }

    /// Brings a line to the state of the snapshot. The line must still stand at its start.
    ///
    /// # Errors
    /// If a position of the snapshot cannot be read. After an error, the line must not be used any more.
    pub fn restore(&mut self, snapshot: &LineSnapshot) -> Result<(), SetupError> {
        let state = |text: &String| S::from_text(&self.options, text);
        let seen = snapshot.seen.iter();
        let seen: Result<Recurrences<S>, SetupError> = seen
            .map(|(text, times)| Ok((state(text)?, *times)))
            .collect();
        (self.state, self.seen) = (state(&snapshot.position)?, seen?);
        self.earlier_plies = snapshot.plies;
        self.plies.clear();
        self.throws = snapshot.throws;
        self.moves = snapshot.moves;
        Ok(())
    }

    /// Counts the present position once more. Returns how often it has occurred, or 0 if repetition does not matter in this game.
    fn recur(&mut self) -> u32 {
        if self.state.repetition_limit().is_none() {
            return 0;
        }
        self.seen.count(&self.state)
    }
}
