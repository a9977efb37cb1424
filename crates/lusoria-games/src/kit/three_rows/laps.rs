//! Writes the laps of a relay sowing in one line: `b5 > g6 > D x7 > E`.

use super::letter;
use crate::rules::{Arg, Fact, Seat, number_label};

/// How many laps are shown at most. A longer sowing is shown by its first laps, the number of its laps, and its end.
const SHOWN: usize = 12;

/// One lap of a sowing: the pit from which it starts, and how many stones are sown. If the lap before it ended in that pit with a
/// capture, `captured` says how many stones were captured there. Otherwise it is 0.
#[derive(Clone, Copy, Debug, Default)]
struct Lap {
    pit: u8,
    stones: u8,
    captured: u8,
}

/// The laps of one sowing. A lap takes a few bytes, so the laps are recorded even if nobody reads them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Laps {
    laps: [Lap; SHOWN],
    count: u32,
    captured: u8,
    taken: u8,
}

impl Laps {
    /// Notes that the stones of this pit are lifted.
    #[inline]
    pub fn lift(&mut self, pit: usize, stones: u8) {
        if let Some(lap) = self.laps.get_mut(self.count as usize) {
            *lap = Lap {
                pit: pit as u8,
                stones,
                captured: self.captured,
            };
        }
        self.captured = 0;
        self.count += 1;
    }

    /// Notes that the last stone has captured this many stones.
    #[inline]
    pub fn capture(&mut self, stones: u8) {
        self.captured = stones;
        self.taken += stones;
    }

    /// All stones that were captured so far.
    #[must_use]
    pub const fn taken(&self) -> u8 {
        self.taken
    }

    /// How many laps there were.
    #[must_use]
    pub const fn laps(&self) -> u32 {
        self.count
    }

    /// Makes the fact with this id, which shows the sowing. Its value `path` lists the pits of the laps and then the pit `end`. Pits have
    /// the names that each reader uses. If `path` leaves laps out, the value `laps` is the number of all laps. Otherwise it is 0.
    ///
    /// `end` is `None` if the sowing is endless.
    #[must_use]
    pub fn fact(&self, id: &'static str, sower: Seat, end: Option<usize>) -> Fact {
        Fact::new(id)
            .with("seat", sower)
            .with("path", Arg::seen(|reader| self.notation(reader, end)))
            .with("laps", if self.is_cut() { self.count } else { 0 })
    }

    fn is_cut(&self) -> bool {
        self.count as usize > SHOWN
    }

    fn notation(&self, reader: Seat, end: Option<usize>) -> String {
        let shown = &self.laps[..SHOWN.min(self.count as usize)];
        let mut items: Vec<String> = shown.iter().map(|lap| lap.notation(reader)).collect();
        if self.is_cut() || end.is_none() {
            items.push("…".to_owned());
        }
        items.extend(end.map(|pit| place(pit, self.captured, reader)));
        items.join(" > ")
    }
}

impl Lap {
    fn notation(self, reader: Seat) -> String {
        match self.captured {
            0 => String::from(letter(self.pit.into(), reader)) + &number_label(self.stones),
            captured => place(self.pit.into(), captured, reader),
        }
    }
}

/// The pit as `reader` names it. If the last stone captured stones there, their number follows.
fn place(pit: usize, captured: u8, reader: Seat) -> String {
    match captured {
        0 => letter(pit, reader).into(),
        captured => String::from(letter(pit, reader)) + " x" + &number_label(captured),
    }
}
