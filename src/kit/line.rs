//! A line of play: a start and the plies since. What depends on the past is known here and only here.
//!
//! Draws by repetition or length will be declared by [`Line::turn`]; no game of the house has any yet.

use crate::rules::{Seat, State, Trace, Turn};

/// A game as played so far, its type known. `catalog::Line` is the erased form.
#[derive(Clone, Debug)]
pub struct Line<S: State> {
    options: S::Options,
    start: S,
    state: S,
    plies: Vec<S::Move>,
    throws: [u32; 2],
}

impl<S: State> Line<S> {
    /// A line from the position in which a game with these options begins.
    #[must_use]
    pub fn new(options: S::Options) -> Self {
        let start = S::start(&options);
        Self::from_start(options, start)
    }

    /// A line from any position of a game with these options.
    #[must_use]
    pub fn from_start(options: S::Options, start: S) -> Self {
        Self {
            options,
            state: start.clone(),
            start,
            plies: Vec::new(),
            throws: [0; 2],
        }
    }

    /// The options it is played with.
    pub fn options(&self) -> &S::Options {
        &self.options
    }

    /// The first position.
    pub fn start(&self) -> &S {
        &self.start
    }

    /// The position now.
    pub fn state(&self) -> &S {
        &self.state
    }

    /// All plies so far, chance included.
    pub fn plies(&self) -> &[S::Move] {
        &self.plies
    }

    /// How many throws `seat` has had: the number of the next one, counted from 0.
    #[must_use]
    pub fn throws_of(&self, seat: Seat) -> u32 {
        self.throws[seat.index()]
    }

    /// What now, the past included.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.state.turn()
    }

    /// Whether this ply may come next: a legal move of the seat to move, or a possible chance.
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

    /// Plays a ply that [`Line::allows`], and tells the trace what it did.
    pub fn play(&mut self, ply: S::Move, trace: &mut impl Trace) {
        if let Some(throw) = self.state.throw() {
            self.throws[throw.seat.index()] += 1;
        }
        self.state.play(ply, trace);
        self.plies.push(ply);
    }
}
