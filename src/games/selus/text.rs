//! Position text: `South a..i / North a..i / stores / s or n / who has finished a first turn`, as `ARCHITECTURE.md` describes
//! it, a wegue with its owner (`15s`, `0n`); then, unless they are as at the very start, `/ leader / round`, then what the
//! players owned when the round was dealt, unless it can be taken for granted. Only the one canonical spelling is read.

use super::{Options, Selus};
use crate::kit::three_rows::{
    PITS, SIDE, STONES, can_be_owned, count, owned_by_first, read_number, read_pair, read_seat,
    seat_letter,
};
use crate::rules::Seat;
use std::fmt;

type Flaw = &'static str;

impl Selus {
    /// Reads a text, whether or not the position may be played from.
    pub(super) fn read(options: &Options, text: &str) -> Result<Self, Flaw> {
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
            leader: Seat::First,
            round: 1,
            moved: read_moved(moved).ok_or("00 to 11 says who has finished a first turn")?,
            owned: 0,
        };
        for (place, pit) in south.split(',').chain(north.split(',')).enumerate() {
            position
                .read_pit(place, pit)
                .ok_or("a side is nine numbers divided by commas, a wegue with s or n after it")?;
        }
        position.read_round(rest)?;
        if position.to_string() == text {
            Ok(position)
        } else {
            Err("it is not spelled as positions are printed")
        }
    }

    fn read_pit(&mut self, pit: usize, text: &str) -> Option<()> {
        let stones = text.trim_end_matches(['s', 'n']);
        *self.pits.get_mut(pit)? = read_number(stones)?;
        if stones != text {
            let owner = read_seat(&text[stones.len()..])?;
            self.wegue[owner.index()] |= 1 << pit;
        }
        Some(())
    }

    fn read_round(&mut self, parts: &[&str]) -> Result<(), Flaw> {
        if let Some(&[leader, round]) = parts.first_chunk() {
            self.leader = read_seat(leader).ok_or("s or n says who began the round")?;
            self.round = read_number(round).ok_or("the round is a number")?;
        }
        self.owned = match parts {
            [] | [_, _] => self.presumed(),
            [_, _, owned] => match read_pair(owned) {
                Some([first, second]) if count(&[first, second]) == u16::from(STONES) => first,
                _ => return Err("what the players owned are two numbers that make up all stones"),
            },
            _ => return Err("there are five, seven or eight parts"),
        };
        Ok(())
    }

    /// What First owned when the round was dealt, as far as it can be taken for granted: half of all in a single round, what the
    /// board shows while nothing is sown, and else half again.
    fn presumed(&self) -> u8 {
        let shown = match self.options.rounds {
            Some(1) => None,
            _ => owned_by_first(&self.pits, self.stores, false),
        };
        shown.unwrap_or(STONES / 2)
    }

    /// Whether the position may be played from. A problem may have fewer stones than a game, if nothing is dealt after it.
    pub(super) fn check(&self) -> Result<(), Flaw> {
        let stones = count(&self.pits) + count(&self.stores);
        if stones > STONES.into() {
            return Err("there are more than 54 stones");
        }
        if stones < STONES.into() && self.options.rounds != Some(1) {
            return Err("with several rounds there are 54 stones");
        }
        if self.round == 0 {
            return Err("rounds are counted from 1");
        }
        if !can_be_owned(self.owned, false) {
            return Err("that cannot have been dealt");
        }
        if count(&self.pits) > 0 && self.open_pits(self.to_move) == 0 {
            return Err("the player to move has no pit to sow");
        }
        Ok(())
    }
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
            let pits = (SIDE * side..SIDE * (side + 1)).map(|pit| {
                let owner = self
                    .wegue(pit)
                    .map_or(String::new(), |seat| seat_letter(seat).to_string());
                format!("{}{owner}", self.pits[pit])
            });
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
        let owned = self.owned != self.presumed();
        if self.leader != Seat::First || self.round != 1 || owned {
            write!(f, "/{}/{}", seat_letter(self.leader), self.round)?;
        }
        if owned {
            write!(f, "/{},{}", self.owned, STONES - self.owned)?;
        }
        Ok(())
    }
}
