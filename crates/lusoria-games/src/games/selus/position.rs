//! The position as text (`state.rs` has the type), as `docs/positions.md` describes it. The parts are divided by `/`:
//!
//! - South's pits a to i, then North's. A wegue (a pit that is a trap, SE-5) has its owner after its stones: `15s`, `0n`.
//! - The stores.
//! - Who is to move: `s` or `n`.
//! - Who has finished a first turn.
//! - Who leads the round.
//! - The number of the round.
//! - What the players owned when the round was dealt. This part is left out if [`presumed_owned`] guesses it correctly. If it is left
//!   out, and South leads round 1, the two parts before it are left out, too.
//!
//! Only the canonical spelling is read. A position is read even if no game can begin from it.

use super::{Options, Selus};
use crate::kit::only_as_printed;
use crate::kit::three_rows::{
    PITS, Round, SIDE, STONES, presumed_owned, read_number, read_owned, read_pair, read_seat,
    read_stones, seat_letter,
};
use crate::rules::{Flaw, Seat};
use std::fmt;

/// The stones in a pit, and whose wegue it is.
type Pit = (u8, Option<Seat>);

impl Selus {
    /// Reads any position, even one from which no game can begin.
    pub(super) fn read_position(options: &Options, text: &str) -> Result<Self, Flaw> {
        let parts: Vec<&str> = text.split('/').collect();
        let (&[south, north, stores, to_move, moved], rest) = parts
            .split_first_chunk()
            .ok_or("at least five parts divided by / are needed")?;
        let mut position = Self {
            options: *options,
            pits: [0; PITS],
            wegue: [0; 2],
            stores: read_pair(stores).ok_or("the stores are two numbers divided by a comma")?,
            to_move: read_seat(to_move).ok_or("s or n says who is to move")?,
            round: Round::FIRST,
            moved: read_moved(moved).ok_or("00 to 11 says who has finished a first turn")?,
        };
        let pits = south.split(',').chain(north.split(','));
        for (place, (stones, owner)) in read_pits(pits)?.into_iter().enumerate() {
            position.fill(place, stones, owner);
        }
        position.read_round(rest)?;
        only_as_printed(position, text)
    }

    /// Replaces the content of a pit: puts `stones` there, and makes the pit the wegue of `owner`, or of nobody.
    pub(super) fn fill(&mut self, pit: usize, stones: u8, owner: Option<Seat>) {
        self.pits[pit] = stones;
        for seat in Seat::ALL {
            let wegue = self.wegue[seat.index()] & !(1 << pit);
            self.wegue[seat.index()] = wegue | u32::from(owner == Some(seat)) << pit;
        }
    }

    /// A pit as position texts write it: `3`, or `15s` for a wegue.
    pub(super) fn pit_text(&self, pit: usize) -> String {
        let owner = self.wegue(pit).map(seat_letter);
        format!(
            "{}{}",
            self.pits[pit],
            owner.map_or(String::new(), String::from)
        )
    }

    fn presumed_owned(&self) -> u8 {
        presumed_owned(&self.pits, self.stores, self.options.rounds, false)
    }

    fn read_round(&mut self, parts: &[&str]) -> Result<(), Flaw> {
        if let Some(&[leader, round]) = parts.first_chunk() {
            self.round.leader = read_seat(leader).ok_or("s or n says who began the round")?;
            self.round.number = read_number(round)
                .filter(|&round| round > 0)
                .ok_or("the round is a number from 1")?;
        }
        self.round.owned = match parts {
            [] | [_, _] => self.presumed_owned(),
            [_, _, owned] => read_owned(owned, false)
                .ok_or("what the players owned are two numbers that can have been dealt")?,
            _ => return Err("there are five, seven or eight parts"),
        };
        Ok(())
    }
}

/// Reads a pit of a position text: `3`, or `15s` for a wegue.
pub(super) fn pit(text: &str) -> Option<Pit> {
    let stones = text.trim_end_matches(['s', 'n']);
    let owner = match &text[stones.len()..] {
        "" => None,
        letter => Some(read_seat(letter)?),
    };
    Some((read_stones(stones)?, owner))
}

fn read_pits<'a>(texts: impl Iterator<Item = &'a str>) -> Result<[Pit; PITS], Flaw> {
    let pits: Option<Vec<Pit>> = texts.map(pit).collect();
    pits.and_then(|pits| pits.try_into().ok())
        .ok_or("a side is nine numbers divided by commas, a wegue with s or n after it")
}

fn read_moved(text: &str) -> Option<[bool; 2]> {
    match text {
        "00" => Some([false, false]),
        "10" => Some([true, false]),
        "01" => Some([false, true]),
        "11" => Some([true, true]),
        _ => None,
    }
}

impl fmt::Display for Selus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in 0..2 {
            let pits = (SIDE * side..SIDE * (side + 1)).map(|pit| self.pit_text(pit));
            write!(f, "{}/", pits.collect::<Vec<_>>().join(","))?;
        }
        let [first, second] = self.stores;
        let moved = self.moved.map(u8::from);
        write!(
            f,
            "{first},{second}/{}/{}{}",
            seat_letter(self.to_move),
            moved[0],
            moved[1]
        )?;
        let owned = self.round.owned != self.presumed_owned();
        if self.round.leader != Seat::First || self.round.number != 1 || owned {
            write!(
                f,
                "/{}/{}",
                seat_letter(self.round.leader),
                self.round.number
            )?;
        }
        if owned {
            write!(f, "/{},{}", self.round.owned, STONES - self.round.owned)?;
        }
        Ok(())
    }
}
