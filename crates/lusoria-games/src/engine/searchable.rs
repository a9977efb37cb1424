//! What a search has to know of a game beyond its rules.

use super::level::Skill;
use super::win_probability::WinProbability;
use crate::rules::{Seat, State};

/// A game that a search can play.
///
/// The search copies positions and plays on the copies; a seat may have several plies in a row. It never passes for a seat to see
/// what happens ("null move"): in mancalas and where no move is a loss that would prove nothing.
pub trait Searchable: State {
    /// What the ordering of moves has to know of a position, worked out once for all of its moves.
    type Tactics;

    /// Whether quiet moves far down the list may be searched less deep at first.
    const LATE_MOVE_REDUCTIONS: bool = true;

    /// Whether depth is counted in turns, from throw to throw, as where a seat has several plies with the same dice: a position in
    /// the middle of a turn cannot be compared with one at its end. Else each ply counts.
    const WHOLE_TURNS: bool = false;

    /// How units become chances to win.
    const WIN_PROBABILITY: WinProbability;

    /// How the levels below ruthless play this game: easy, hard.
    const SKILLS: [Skill; 2] = Skill::USUAL;

    /// A hash of all that decides how the game goes on, but for the options and for repetitions; see [`super::key_of`].
    fn key(&self) -> u64;

    /// How good the position is for `seat` as far as one can see without playing on, commonly in hundredths of a stone. What is good
    /// for one seat is as bad for the other.
    fn evaluate(&self, seat: Seat) -> i32;

    /// A number for a move, below [`MOVE_NUMBERS`], which no other move of the same position has.
    fn move_number(m: Self::Move) -> u16;

    /// The legal move with this number, where that is found much more quickly than all moves are listed; nothing elsewhere, and where
    /// no legal move has it.
    fn numbered(&self, _number: u16) -> Option<Self::Move> {
        None
    }

    /// What [`Searchable::urgency`] has to know.
    fn tactics(&self) -> Self::Tactics;

    /// How early a move is to be searched: 0 for a quiet one, more for what changes much at once (a capture).
    fn urgency(&self, _tactics: &Self::Tactics, _m: Self::Move) -> i32 {
        0
    }

    /// Whether the evaluation can be trusted here. Where it cannot, the search goes on with the urgent moves beyond its depth.
    fn is_quiet(&self) -> bool {
        true
    }

    /// Whether the seat to move certainly has a move that wins on the spot. A cheap answer: a no proves nothing.
    fn wins_at_once(&self) -> bool {
        false
    }

    /// Units that count although the game is lost, in a solitaire where one loses more or less.
    fn consolation(&self) -> Option<i32> {
        None
    }
}

/// Numbers of moves are below this.
pub const MOVE_NUMBERS: usize = 1 << 13;
