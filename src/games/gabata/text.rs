//! Position text: `South a..i / North a..i / stores / s or n`, as `ARCHITECTURE.md` describes it, then, unless they are as at the
//! very start, `/ leader / round / pits of the zero sowing`, then what the players owned when the round was dealt, unless it can
//! be taken for granted. Only the one canonical spelling of a position is read.

use super::{Gabata, Options, Zero};
use crate::kit::three_rows::{
    Pits, STONES, can_be_owned, count, on_side, owned_by_first, pit_letter, read_number, read_pair,
    read_pit, read_seat, seat_letter, side,
};
use crate::rules::{Seat, State, Turn};
use std::fmt;

type Flaw = &'static str;

impl Gabata {
    /// Reads a text, whether or not the position may be played from.
    pub(super) fn read(options: &Options, text: &str) -> Result<Self, Flaw> {
        let parts: Vec<&str> = text.split('/').collect();
        let (&[south, north, stores, to_move], rest) = parts
            .split_first_chunk()
            .ok_or("at least four parts divided by / are needed")?;
        let mut position = Self {
            options: *options,
            pits: read_pits(south, north)?,
            stores: read_pair(stores).ok_or("the stores are two numbers divided by a comma")?,
            to_move: read_seat(to_move).ok_or("s or n says who is to move")?,
            leader: Seat::First,
            round: 1,
            zero: [None; 2],
            owned: 0,
        };
        position.read_round(rest)?;
        if position.to_string() == text {
            Ok(position)
        } else {
            Err("it is not spelled as positions are printed")
        }
    }

    fn read_round(&mut self, parts: &[&str]) -> Result<(), Flaw> {
        if let Some(&[leader, round, zero]) = parts.first_chunk() {
            self.leader = read_seat(leader).ok_or("s or n says who leads the round")?;
            self.round = read_number(round).ok_or("the round is a number")?;
            self.zero = self
                .read_zero(zero)
                .ok_or("the zero sowing is two pits, or - for none")?;
        }
        self.owned = match parts {
            [] | [_, _, _] => self.presumed(),
            [_, _, _, owned] => match read_pair(owned) {
                Some([first, second])
                    if u16::from(first) + u16::from(second) == u16::from(STONES) =>
                {
                    first
                }
                _ => return Err("what the players owned are two numbers that make up all stones"),
            },
            _ => return Err("there are four, seven or eight parts"),
        };
        Ok(())
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

    /// What First owned when the round was dealt, as far as it can be taken for granted: half of all in a single round, what the
    /// board shows while nothing is sown, and else half again.
    fn presumed(&self) -> u8 {
        let shown = match self.options.rounds {
            Some(1) => None,
            _ => owned_by_first(&self.pits, self.stores, self.options.mirror),
        };
        shown.unwrap_or(STONES / 2)
    }

    /// Whether the position may be played from.
    pub(super) fn check(&self) -> Result<(), Flaw> {
        if count(&self.pits) + count(&self.stores) != u16::from(STONES) {
            return Err("there are 54 stones, on the board and in the stores");
        }
        if self.round == 0 {
            return Err("rounds are counted from 1");
        }
        if !can_be_owned(self.owned, self.options.mirror) {
            return Err("that cannot have been dealt");
        }
        self.check_zero()?;
        if matches!(self.turn(), Turn::Seat(_)) && on_side(&self.pits, self.to_move) == 0 {
            return Err(
                "the player to move has no stone: the round is over, and the stones belong into the store",
            );
        }
        Ok(())
    }

    /// The pits named fit the options, the turn and the board.
    fn check_zero(&self) -> Result<(), Flaw> {
        let leader = self.leader;
        if matches!(self.turn(), Turn::Over(_)) {
            return Ok(());
        }
        match (
            self.options.zero,
            self.zero[leader.index()],
            self.zero[leader.other().index()],
        ) {
            (Zero::None, None, None) => Ok(()),
            (Zero::None, ..) => Err("there is no zero sowing in this game"),
            (Zero::A, Some(0), Some(0)) => Ok(()),
            (Zero::A, ..) => Err("in this game the zero sowing is done from pit a by both"),
            (_, Some(_), Some(_)) => Ok(()),
            (_, None, Some(_)) => Err("the leader begins the zero sowing"),
            (_, None, None) if self.to_move != leader => Err("the leader begins the zero sowing"),
            (_, Some(_), None) if self.to_move == leader => {
                Err("the zero sowing is the other player’s")
            }
            (Zero::Choose, Some(own), None) if side(&self.pits, leader)[own as usize] == 0 => {
                Err("the pit named for the zero sowing is empty")
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
        .map(read_number)
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
        let owned = self.owned != self.presumed();
        let usual = self.leader == Seat::First && self.round == 1 && self.zero == [None; 2];
        if !usual || owned {
            let [first, second] = Seat::ALL.map(|seat| self.zero_mark(seat));
            write!(
                f,
                "/{}/{}/{first},{second}",
                seat_letter(self.leader),
                self.round
            )?;
        }
        if owned {
            write!(f, "/{},{}", self.owned, STONES - self.owned)?;
        }
        Ok(())
    }
}
