//! The position editor. Its places are the steps 1 to 36 of player I, who has the seat First. Pieces are written as on the board (A4.2).
//!
//! A piece that is put on the board comes from the player's waiting pieces. A piece that is taken off waits again. So each player always
//! has as many pieces as the options say.
//!
//! Bags and dice cannot be set by hand, but a position text may contain them. Giving the turn to a player removes the dice that were
//! left. When a game begins from the editor's position, the bags are full.
//!
//! A position that is set up by hand breaks no law. A position text that breaks one is not read.

use super::side::{LAST, flip};
use super::{DiceLeft, Options, XiiScripta};
use crate::kit::ShuffleBag;
use crate::rules::{Edit, EditError, Reason, Seat, SetupError, State};

impl Edit for XiiScripta {
    const PLACES: &'static str = "1–36";
    const CONTENTS: &'static str = "_ 1–15 A–O";
    const NOTHING: &'static str = "_";

    fn cleared(options: &Options) -> Self {
        Self::start(options)
    }

    fn read(options: &Options, text: &str) -> Result<Self, SetupError> {
        Self::from_text(options, text.trim())
    }

    fn content(&self, place: &str) -> Option<String> {
        let step = step(place)?;
        let standing = |seat| (seat, self.side(seat).on(own_step(seat, step)));
        Some(match Seat::ALL.map(standing) {
            [(_, 0), (_, 0)] => Self::NOTHING.to_owned(),
            [(_, 0), (_, count)] => char::from(b'A' + count - 1).to_string(),
            [(_, count), _] => count.to_string(),
        })
    }

    fn put(&mut self, place: &str, content: &str) -> Result<(), EditError> {
        let step = step(place).ok_or(EditError::NoPlace)?;
        let (owner, count) = pieces(content).ok_or(EditError::NoContent)?;
        let mut after = *self;
        Seat::ALL.iter().for_each(|&seat| after.lift(seat, step));
        let side = &mut after.sides[owner.index()];
        side.waiting = side.waiting.checked_sub(count).ok_or(EditError::NoneLeft {
            owner,
            left: side.waiting,
            all: self.options.pieces,
        })?;
        (0..count).for_each(|_| side.add(own_step(owner, step)));
        *self = after;
        Ok(())
    }

    fn with_full_bags(self) -> Self {
        let full = |bags: [ShuffleBag; 2]| bags.map(|bag| bag.refilled());
        Self {
            bags: self.bags.map(full),
            ..self
        }
    }

    fn give_turn(&mut self, seat: Seat) {
        self.to_move = seat;
        self.dice = DiceLeft::default();
    }

    /// Always `Ok`, because an editor never holds a position that breaks a law.
    fn check(&self) -> Result<(), Reason> {
        Ok(())
    }
}

impl XiiScripta {
    /// Takes all pieces of a player off this step. They wait again.
    fn lift(&mut self, seat: Seat, step: u8) {
        let own = own_step(seat, step);
        let side = &mut self.sides[seat.index()];
        for _ in 0..side.on(own) {
            side.remove(own);
            side.waiting += 1;
        }
    }
}

fn step(place: &str) -> Option<u8> {
    place.parse().ok().filter(|step| (1..=LAST).contains(step))
}

/// The number of a point on the course of `seat`. `step` is the number of the same point on the course of player I.
const fn own_step(seat: Seat, step: u8) -> u8 {
    match seat {
        Seat::First => step,
        Seat::Second => flip(step),
    }
}

/// Reads what stands on a point: the owner of the pieces, and how many they are. An empty point has 0.
fn pieces(content: &str) -> Option<(Seat, u8)> {
    let mut letters = content.chars();
    match (letters.next()?.to_ascii_uppercase(), letters.next()) {
        ('_' | '.', None) => Some((Seat::First, 0)),
        (letter @ 'A'..='O', None) => Some((Seat::Second, letter as u8 - b'A' + 1)),
        _ => {
            let count = content.parse().ok()?;
            (1..=15).contains(&count).then_some((Seat::First, count))
        }
    }
}

/// A law that is broken. Only a position text can break one, not a position that is set up by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum BrokenLaw {
    /// Pieces of both players stand on one point (A3.10).
    SharedPoint,
    /// A player has won. After a win, the winner has to be named as the player to move. This position names the other player.
    Winner,
    /// Dice are left although the game is over.
    Dice,
}

impl BrokenLaw {
    /// The broken law as an English sentence, for whoever wrote the position text.
    pub(super) const fn english(self) -> &'static str {
        match self {
            Self::SharedPoint => "pieces of both players on one point",
            Self::Winner => "the player who has won is the one to be named last",
            Self::Dice => "no dice are left after the end",
        }
    }
}

impl XiiScripta {
    /// The first law that is broken, if there is one.
    pub(super) fn broken_law(&self) -> Option<BrokenLaw> {
        let [first, second] = &self.sides;
        if first.points().any(|(step, _)| second.on(flip(step)) > 0) {
            Some(BrokenLaw::SharedPoint)
        } else if self.side(self.to_move.other()).off == self.options.pieces {
            Some(BrokenLaw::Winner)
        } else {
            let over = self.winner().is_some();
            (over && !self.dice.is_empty()).then_some(BrokenLaw::Dice)
        }
    }
}
