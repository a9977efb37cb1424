//! The position as text, as `docs/positions.md` describes it (`state.rs` has the type). It is read only in its canonical spelling. The
//! parts are:
//! - the stones in South's pits a to i, those in North's, those in the stores, and who is to move (`s` or `n`)
//! - the leader, the number of the round, and the zero sowing so far
//! - the stones that the players owned when the round was dealt
//! - the letters left in the bags, with `zero=random` or `zero=each`
//!
//! For the zero sowing, each player's pit is written, or with `zero=sequential` the number of stones that each has dropped.
//!
//! The second item is left out if it is as at the start of a game and nothing follows it. The third is left out if [`presumed_owned`]
//! guesses it from the rest. The fourth is left out if the bags are full. A position is read even if no game can begin from it.

use super::zero_sowing_by_lot::{FULL_BAGS, LOTS};
use super::{Gabata, Options, Zero};
use crate::kit::three_rows::{
    Pits, Round, STONES, pit_letter, presumed_owned, read_number, read_owned, read_pair, read_pit,
    read_seat, read_stones, seat_letter, side,
};
use crate::kit::{LotBag, only_as_printed};
use crate::rules::{Flaw, Seat};
use std::fmt;

impl Gabata {
    /// Reads the text of a position, even if no game can begin from it.
    pub(super) fn read_position(options: &Options, text: &str) -> Result<Self, Flaw> {
        let parts: Vec<&str> = text.split('/').collect();
        let (&[south, north, stores, to_move], rest) = parts
            .split_first_chunk()
            .ok_or("at least four parts divided by / are needed")?;
        let mut position = Self {
            options: *options,
            pits: read_pits(south, north)?,
            stores: read_pair(stores).ok_or("the stores are two numbers divided by a comma")?,
            to_move: read_seat(to_move).ok_or("s or n says who is to move")?,
            round: Round::FIRST,
            zero: [None; 2],
            lots: FULL_BAGS,
        };
        let rest = position.read_lots(rest)?;
        position.read_round(rest)?;
        only_as_printed(position, text)
    }

    fn presumed_owned(&self) -> u8 {
        presumed_owned(
            &self.pits,
            self.stores,
            self.options.rounds,
            self.options.mirror,
        )
    }

    fn read_round(&mut self, parts: &[&str]) -> Result<(), Flaw> {
        if let Some(&[leader, round, zero]) = parts.first_chunk() {
            self.round.leader = read_seat(leader).ok_or("s or n says who leads the round")?;
            self.round.number = read_number(round)
                .filter(|&round| round > 0)
                .ok_or("the round is a number from 1")?;
            self.zero = self
                .read_zero(zero)
                .ok_or("the zero sowing is two pits, or - for none")?;
        }
        self.check_zero()?;
        self.round.owned = match parts {
            [] | [_, _, _] => self.presumed_owned(),
            [_, _, _, owned] => read_owned(owned, self.options.mirror)
                .ok_or("what the players owned are two numbers that can have been dealt")?,
            _ => return Err("there are four, seven or eight parts, with lots one more"),
        };
        Ok(())
    }

    /// Reads the letters left in the bags, if the last part has them. Returns the parts that are still to be read.
    fn read_lots<'a, 't>(&mut self, parts: &'a [&'t str]) -> Result<&'a [&'t str], Flaw> {
        let Some((bags, before)) = parts.split_last() else {
            return Ok(parts);
        };
        let is_bags = before.len() >= 3 && bags.starts_with(|c: char| c.is_ascii_lowercase());
        if !self.draws_lots() || !is_bags {
            return Ok(parts);
        }
        let bag = |letters: &str| {
            let lots: Option<Vec<u8>> = letters
                .chars()
                .map(|c| read_pit(c.encode_utf8(&mut [0; 4])))
                .collect();
            LotBag::with(lots?, LOTS)
        };
        let lots = bags
            .split_once(',')
            .and_then(|(first, second)| Some([bag(first)?, bag(second)?]));
        self.lots = lots.ok_or("the lots left are two rows of letters divided by a comma")?;
        Ok(before)
    }

    fn read_zero(&self, text: &str) -> Option<[Option<u32>; 2]> {
        let (first, second) = text.split_once(',')?;
        let read = |mark: &str| match mark {
            "-" => Some(None),
            _ if self.sows_in_turn() => read_number(mark).map(Some),
            _ => read_pit(mark).map(|own| Some(own.into())),
        };
        Some([read(first)?, read(second)?])
    }

    /// Checks that the options of this game allow the zero sowing in the position.
    fn check_zero(&self) -> Result<(), Flaw> {
        match self.options.zero {
            Zero::None if self.zero != [None; 2] => Err("there is no zero sowing in this game"),
            Zero::A if self.zero != [Some(0); 2] => {
                Err("in this game the zero sowing is done from pit a by both")
            }
            Zero::Random if self.zero[0] != self.zero[1] => {
                Err("in this game the zero sowing is done from the same pit by both")
            }
            _ => Ok(()),
        }
    }

    fn zero_mark(&self, seat: Seat) -> String {
        match self.zero[seat.index()] {
            None => "-".to_owned(),
            Some(dropped) if self.sows_in_turn() => dropped.to_string(),
            Some(own) => pit_letter(own as u8).to_string(),
        }
    }
}

fn read_pits(south: &str, north: &str) -> Result<Pits, Flaw> {
    let counts: Option<Vec<u8>> = [south, north]
        .iter()
        .flat_map(|side| side.split(','))
        .map(read_stones)
        .collect();
    let pits = counts.and_then(|counts| Pits::try_from(counts).ok());
    pits.ok_or("a side is nine numbers divided by commas")
}

impl fmt::Display for Gabata {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for seat in Seat::ALL {
            let counts: Vec<String> = side(&self.pits, seat)
                .iter()
                .map(ToString::to_string)
                .collect();
            write!(f, "{}/", counts.join(","))?;
        }
        let [first, second] = self.stores;
        write!(f, "{first},{second}/{}", seat_letter(self.to_move))?;
        let owned = self.round.owned != self.presumed_owned();
        let drawn = self.lots != FULL_BAGS;
        let usual =
            self.round.leader == Seat::First && self.round.number == 1 && self.zero == [None; 2];
        if !usual || owned || drawn {
            let [first, second] = Seat::ALL.map(|seat| self.zero_mark(seat));
            write!(
                f,
                "/{}/{}/{first},{second}",
                seat_letter(self.round.leader),
                self.round.number
            )?;
        }
        if owned {
            write!(f, "/{},{}", self.round.owned, STONES - self.round.owned)?;
        }
        if drawn {
            let [first, second] = self.lots.map(letters);
            write!(f, "/{first},{second}")?;
        }
        Ok(())
    }
}

fn letters(lots: LotBag) -> String {
    lots.left().map(pit_letter).collect()
}
