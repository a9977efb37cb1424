//! A game of the month, as the test knows it from its log.

use super::judge::{Away, Control, Judge};
use lusoria_games::catalog::{self, Line};
use lusoria_games::rules::{Seat, Turn};

/// A game, as the test knows it from its log.
pub(crate) struct Game {
    pub(crate) room: usize,
    pub(crate) people: [Option<usize>; 2],
    pub(crate) line: Box<dyn Line>,
    pub(crate) log: Vec<(String, i64)>,
    pub(crate) ended: bool,
    pub(crate) played_at: i64,
    pub(crate) begun_at: i64,
    pub(crate) begins: String,
    /// How many of the reminders of this wait were told.
    pub(crate) told: usize,
}

impl Game {
    pub(crate) fn decider(&self) -> Option<Seat> {
        match self.line.turn() {
            Turn::Seat(seat) if !self.ended => Some(seat),
            _ => None,
        }
    }

    pub(crate) fn on_turn(&self) -> Option<usize> {
        self.people[self.decider()?.index()]
    }

    pub(crate) fn control(&self) -> Option<Control> {
        Control::read(&self.log.first()?.0)
    }

    /// The clock after this log, and whose turn it is.
    pub(crate) fn judge<'a>(&self, away: &'a Away) -> Option<(Judge<'a>, Option<Seat>)> {
        let mut line = catalog::begin(&self.begins).unwrap();
        let mut judge = Judge::new(self.control()?, self.people, self.begun_at, away);
        for (entry, at) in &self.log {
            let turn = line.turn();
            let before = match turn {
                Turn::Seat(seat) => Some(seat),
                Turn::Chance => line.throw().map(|throw| throw.seat),
                Turn::Over(_) => None,
            };
            if !entry.starts_with('=') {
                line.play(entry).unwrap();
            }
            let after = match line.turn() {
                Turn::Chance => line
                    .throw()
                    .map_or(Turn::Chance, |throw| Turn::Seat(throw.seat)),
                turn => turn,
            };
            if let (Turn::Seat(seat), false) = (turn, entry.starts_with('=')) {
                judge.note_move(seat, *at, after);
            }
            judge.take(entry, *at, before, after);
        }
        Some((judge, self.decider()))
    }

    pub(crate) fn is_late(&self, away: &Away, at: i64) -> bool {
        let judged = self.judge(away);
        judged.is_some_and(|(judge, seat)| seat.is_some_and(|seat| judge.left_at(seat, at) < 0))
    }
}
