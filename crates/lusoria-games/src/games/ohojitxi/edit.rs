//! Setting up positions: stones in South's pits `a`, `b` … and in North's pits `1`, `2` …, as the editor's board names them. Both players
//! count their pits from their own first pit. For North's pits, people can type `A`, `B` …, too.
//!
//! A position text may also name the pit into which a player put their last capture (OH-6). The editor's tools cannot name such a pit.
//!
//! An editor may hold a position that breaks a law. A game begins only from a position that keeps all laws (OH-1, OH-9, CM-7).

use super::notation::letter;
use super::state::{Ring, STONES};
use super::{Ohojitxi, Options};
use crate::rules::{Edit, EditError, Fact, Reason, Seat, SetupError, State};

/// The number of stones on the larger board (OH-11).
const MOST: u8 = 64;

impl Edit for Ohojitxi {
    const PLACES: &'static str = "a–f 1–6";
    const CONTENTS: &'static str = "0–64";
    const NOTHING: &'static str = "0";

    fn places(options: &Options) -> String {
        let last = options.pits;
        format!("a–{} 1–{last}", letter(last - 1))
    }

    fn cleared(options: &Options) -> Self {
        Self {
            rings: [Ring::default(); 2],
            ..Self::start(options)
        }
    }

    fn read(options: &Options, text: &str) -> Result<Self, SetupError> {
        Self::read_position(options, text.trim()).map_err(SetupError::BadPosition)
    }

    fn content(&self, place: &str) -> Option<String> {
        let (seat, pit) = self.pit(place)?;
        Some(self.ring(seat)[pit].to_string())
    }

    fn put(&mut self, place: &str, content: &str) -> Result<(), EditError> {
        let (seat, pit) = self.pit(place).ok_or(EditError::NoPlace)?;
        self.rings[seat.index()][pit] = stones(content).ok_or(EditError::NoContent)?;
        Ok(())
    }

    fn give_turn(&mut self, seat: Seat) {
        self.to_move = seat;
    }

    fn check(&self) -> Result<(), Reason> {
        self.broken_law().map_or(Ok(()), |law| Err(law.reason()))
    }
}

impl Ohojitxi {
    /// The owner of the pit with this name, and the pit's number, counted from 0.
    fn pit(&self, place: &str) -> Option<(Seat, usize)> {
        let (seat, pit) = match place.as_bytes() {
            [letter @ b'a'..=b'h'] => (Seat::First, letter - b'a'),
            [letter @ b'A'..=b'H'] => (Seat::Second, letter - b'A'),
            [number @ b'1'..=b'8'] => (Seat::Second, number - b'1'),
            _ => return None,
        };
        (pit < self.options.pits).then_some((seat, usize::from(pit)))
    }
}

fn stones(content: &str) -> Option<u8> {
    let stones: u8 = content.parse().ok()?;
    (stones.to_string() == content && stones <= MOST).then_some(stones)
}

/// A law that is broken. `count` is how many stones the position has. `all` is how many the game has at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum BrokenLaw {
    /// Both players have stones, but together more or fewer than at the start (CM-7).
    Stones { count: u32, all: u32 },
    /// Nobody has a stone.
    Empty,
    /// This player has won (OH-9). After a win, the winner has to be named as the player to move. This position names the other player.
    Winner(Seat),
    /// A player has won, so the stones of the last capture are no longer on the board (OH-9). Each captured pit had four stones. But the
    /// number of missing stones is no multiple of four, or no stone is missing.
    LastCapture { count: u32, all: u32 },
}

impl BrokenLaw {
    /// The law as an English sentence, for an error about a position text.
    pub(super) const fn english(self) -> &'static str {
        match self {
            Self::Stones { .. } => "the stones are not as many as the game has",
            Self::Empty => "one side has stones",
            Self::Winner(_) => "the winner is the one to be named",
            Self::LastCapture { .. } => "the last capture takes four stones from each pit",
        }
    }

    /// The broken law as a fact. `render` turns it into a sentence for people.
    pub(super) fn reason(self) -> Reason {
        match self {
            Self::Stones { count, all } => count_reason("law-stones", count, all),
            Self::Empty => Fact::new("law-empty"),
            Self::Winner(Seat::First) => Fact::new("law-south-has-won"),
            Self::Winner(Seat::Second) => Fact::new("law-north-has-won"),
            Self::LastCapture { count, all } => count_reason("law-last-capture", count, all),
        }
    }
}

fn count_reason(id: &'static str, count: u32, all: u32) -> Reason {
    Fact::new(id).with("count", count).with("all", all)
}

impl Ohojitxi {
    /// The first law that the position breaks. `None` if the position keeps all laws. After a win, the board has fewer stones than at the
    /// start, because the stones of the last capture are put nowhere (OH-9).
    pub(super) fn broken_law(&self) -> Option<BrokenLaw> {
        let all = 2 * u32::from(self.options.pits) * u32::from(STONES);
        let count: u32 = Seat::ALL.map(|seat| self.stones(seat)).iter().sum();
        match self.winner() {
            None => (count != all).then_some(BrokenLaw::Stones { count, all }),
            Some(_) if count == 0 => Some(BrokenLaw::Empty),
            Some(winner) if winner != self.to_move => Some(BrokenLaw::Winner(winner)),
            Some(_) => {
                let taken = all.saturating_sub(count);
                let by_fours = taken > 0 && taken.is_multiple_of(4);
                (!by_fours).then_some(BrokenLaw::LastCapture { count, all })
            }
        }
    }
}
