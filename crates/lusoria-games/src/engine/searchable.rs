//! What a search has to know about a game beyond its rules.

use super::level::Skill;
use super::weight::Evaluation;
use super::win_probability::WinProbability;
use crate::rules::State;

/// A game that a search can play.
///
/// The search copies positions and plays on the copies. A seat may have several plies in a row. The search never lets a seat pass to see
/// what the other would do ("null move"): in mancalas, and in games in which a seat without a move loses, a pass would prove nothing.
pub trait Searchable: State {
    /// What an evaluation returns: a [`WeightedSum`](super::WeightedSum), or a number that was found in another way.
    type Evaluation: Evaluation;

    /// What the ordering of moves has to know about a position. It is computed once for all moves of the position.
    type Tactics;

    /// Whether quiet moves that come late in the order may be searched less deeply at first.
    const LATE_MOVE_REDUCTIONS: bool = true;

    /// Whether depth counts turns, from throw to throw, instead of plies. That is necessary if a seat has several plies with the
    /// same dice, because a position in the middle of a turn cannot be compared with one at its end.
    const WHOLE_TURNS: bool = false;

    /// How units are converted into chances to win.
    const WIN_PROBABILITY: WinProbability;

    /// How the levels below ruthless play this game: easy, hard.
    const SKILLS: [Skill; 2] = Skill::USUAL;

    /// A hash of everything in the position that decides how the game goes on. It leaves out the options and repetitions. See
    /// [`super::key_of`].
    fn key(&self) -> u64;

    /// How good the position is as far as can be seen without playing on.
    fn evaluation(&self) -> Self::Evaluation;

    /// A number for a move, below [`MOVE_NUMBERS`]. No two moves of a position have the same number.
    fn move_number(m: Self::Move) -> u16;

    /// The legal move with this number, if the game can find it much more quickly than by listing all moves. If the result is `None`, the
    /// search lists all moves.
    fn numbered(&self, _number: u16) -> Option<Self::Move> {
        None
    }

    /// Computes what [`Searchable::urgency`] has to know about this position.
    fn tactics(&self) -> Self::Tactics;

    /// How early a move is searched: 0 for a quiet move, more for an urgent one. Urgent moves, such as captures, change much at once.
    fn urgency(&self, _tactics: &Self::Tactics, _m: Self::Move) -> i32 {
        0
    }

    /// If the game can find the urgent moves much faster than it can list all moves, appends the urgent moves and returns true. Urgent
    /// moves that are hard to find may be missing. The game must return false in a position in which all moves are urgent.
    fn urgent_moves(&self, _out: &mut Vec<Self::Move>) -> bool {
        false
    }

    /// Whether the search leaves out this move if there are others, because the evaluation cannot judge what comes after it.
    fn leaves_out(&self, _m: Self::Move) -> bool {
        false
    }

    /// Whether the evaluation can be trusted in this position. If not, the search goes on with the urgent moves beyond its depth.
    fn is_quiet(&self) -> bool {
        true
    }

    /// Whether the seat to move certainly has a move that wins at once. The test is cheap and may miss wins: false proves nothing.
    fn wins_at_once(&self) -> bool {
        false
    }

    /// The units that were achieved in a lost solitaire. `None` in games in which all losses are equally bad.
    fn consolation(&self) -> Option<i32> {
        None
    }
}

/// The numbers of moves are below this.
pub const MOVE_NUMBERS: usize = 1 << 13;
