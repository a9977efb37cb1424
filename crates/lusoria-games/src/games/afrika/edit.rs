//! Setting up positions: stones in the pits and in the stores. South's pits are `a` to `h`, and South's store is `store`. North's pits
//! are `A` to `H`, and North's store is `STORE`. During a game, North types `a` for the pit `A`.
//!
//! North may answer South's first move by changing sides (AF-13). No tool opens this choice, but a position text may say that it is open
//! or that sides were changed. If an edit makes a position in which North is not about to answer South's first move, the edit closes the
//! choice.
//!
//! An editor may hold a position that breaks a law. A game begins only from a position that keeps all laws (AF-1, AF-13, CM-7).

use super::{Afrika, Board, HOUSES, Options, Pie, Side};
use crate::rules::{Edit, EditError, Fact, Reason, Seat, SetupError, State};

impl Edit for Afrika {
    const PLACES: &'static str = "a–h A–H store STORE";
    const CONTENTS: &'static str = "0–128";
    const NOTHING: &'static str = "0";

    fn cleared(options: &Options) -> Self {
        Self {
            board: Board::new([[0; HOUSES]; 2], [0; 2]),
            ..Self::start(options)
        }
    }

    fn read(options: &Options, text: &str) -> Result<Self, SetupError> {
        Self::read_position(options, text.trim()).map_err(SetupError::BadPosition)
    }

    fn content(&self, place: &str) -> Option<String> {
        let mut board = self.board;
        place_mut(&mut board, place).map(|stones| stones.to_string())
    }

    fn put(&mut self, place: &str, content: &str) -> Result<(), EditError> {
        let held = place_mut(&mut self.board, place).ok_or(EditError::NoPlace)?;
        *held = stones(content).ok_or(EditError::NoContent)?;
        self.settle();
        Ok(())
    }

    fn give_turn(&mut self, seat: Seat) {
        self.to_move = self.side(seat);
        self.settle();
    }

    fn check(&self) -> Result<(), Reason> {
        self.broken_law().map_or(Ok(()), |law| Err(law.reason()))
    }
}

impl Afrika {
    fn settle(&mut self) {
        if self.pie == Pie::Open && !self.is_first_answer() {
            self.pie = Pie::Settled;
        }
    }
}

/// The stones in the pit or the store of this name.
fn place_mut<'a>(board: &'a mut Board, place: &str) -> Option<&'a mut u8> {
    Some(match place.as_bytes() {
        b"store" => board.store_mut(Side::South),
        b"STORE" => board.store_mut(Side::North),
        [letter @ b'a'..=b'h'] => board.pit_mut(Side::South, usize::from(letter - b'a')),
        [letter @ b'A'..=b'H'] => board.pit_mut(Side::North, usize::from(letter - b'A')),
        _ => return None,
    })
}

/// Reads a number of stones. `None` if the text is not a number, or if a game does not have so many stones.
fn stones(content: &str) -> Option<u8> {
    let stones: u8 = content.parse().ok()?;
    let plain = stones.to_string() == content;
    (plain && u16::from(stones) <= Board::STONES).then_some(stones)
}

/// A law that is broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum BrokenLaw {
    /// The position has this many stones, but a game has another number of them (CM-7).
    Stones(u16),
    /// The choice of sides is open although North is not about to answer South's first move (AF-13).
    Open,
    /// Sides have changed before anybody moved (AF-13).
    Swapped,
    /// The choice of sides is open, or sides have changed, in a game without the pie rule (AF-13).
    NoPie,
}

impl BrokenLaw {
    /// The law as an English sentence, for an error about a position text.
    pub(super) const fn english(self) -> &'static str {
        match self {
            Self::Stones(_) => "there are 128 stones, in the pits and in the stores",
            Self::Open => "sides are open only after South's first move",
            Self::Swapped => "sides cannot have changed before the first move",
            Self::NoPie => "sides change only in a game with pie=true",
        }
    }

    /// The broken law as a fact. `render` turns it into a sentence for people.
    pub(super) fn reason(self) -> Reason {
        match self {
            Self::Stones(count) => Fact::new("law-stones").with("count", count),
            Self::Open => Fact::new("law-open"),
            Self::Swapped => Fact::new("law-swapped"),
            Self::NoPie => Fact::new("law-no-pie"),
        }
    }
}

impl Afrika {
    /// The first law that the position breaks, if it breaks any.
    pub(super) fn broken_law(&self) -> Option<BrokenLaw> {
        let captured = Side::BOTH.map(|side| u16::from(self.board.store(side)));
        let stones = self.board.left() + captured[0] + captured[1];
        if stones != Board::STONES {
            return Some(BrokenLaw::Stones(stones));
        }
        match self.pie {
            Pie::Settled => None,
            Pie::Open if !self.is_first_answer() => Some(BrokenLaw::Open),
            Pie::Swapped if self.before_first_move() => Some(BrokenLaw::Swapped),
            Pie::Open | Pie::Swapped => (!self.options.pie).then_some(BrokenLaw::NoPie),
        }
    }

    /// Whether North is about to answer South's first move.
    pub(super) fn is_first_answer(&self) -> bool {
        let sown = |pit| {
            let mut board = Board::START;
            board.sow(Side::South, pit, self.options.skip_start);
            board
        };
        self.to_move == Side::North && (0..HOUSES).any(|pit| self.board == sown(pit))
    }
}
