//! What a sowing does (OH-2 to OH-9), and what becomes of a game that is stopped (OH-A4, CM-8). `moves.rs` computes how the stones move
//! and which of them are captured, because that decides what is legal.

use super::Ohojitxi;
use super::moves::{Ply, SownRing};
use super::notation::{pit_seen, pits_seen};
use crate::rules::{Fact, Outcome, Seat, Stop, Trace};
use std::cmp::Ordering;

impl Ohojitxi {
    pub(super) fn play_ply(&mut self, ply: Ply, trace: &mut impl Trace) {
        let (seat, sown) = (self.to_move, self.sow_and_capture(ply.pit));
        self.rings[seat.index()] = sown.ring;
        trace.note(|| {
            Fact::new("sown")
                .with("seat", seat)
                .with("pit", pit_seen(seat, ply.pit))
                .with("last", pit_seen(seat, sown.last as u8))
        });
        if sown.wins() {
            trace.note(|| self.capture("cleared", &sown));
            return;
        }
        if let Some(target) = ply.target {
            self.give(target, sown.stones());
            trace.note(|| {
                self.capture("captured", &sown)
                    .with("victim", seat.other())
                    .with("target", pit_seen(seat.other(), target - 1))
            });
        }
        self.to_move = seat.other();
    }

    /// Puts the captured stones into the pit `target` (OH-5) and remembers this pit (OH-6). These stones capture nothing there (OH-7).
    fn give(&mut self, target: u8, stones: u8) {
        let seat = self.to_move;
        self.rings[seat.other().index()][usize::from(target) - 1] += stones;
        self.last_targets[seat.index()] = Some(target);
    }

    /// The fact that says which pits were captured and how many stones were in them. The pit of the last stone comes first.
    fn capture(&self, id: &'static str, sown: &SownRing) -> Fact {
        let pits = usize::from(self.options.pits);
        let back = (0..usize::from(sown.captured)).map(|n| (sown.last + pits - n) % pits);
        let back: Vec<u8> = back.map(|pit| pit as u8).collect();
        Fact::new(id)
            .with("seat", self.to_move)
            .with("pits", pits_seen(self.to_move, &back))
            .with("count", sown.captured)
            .with("stones", sown.stones())
    }

    /// The outcome of a game that is stopped. If a position has occurred for the third time, the game is a draw. If the limit of moves is
    /// reached, the player with fewer stones wins. If both have equally many, the game is a draw.
    pub(super) fn end_at_stop(&self, why: Stop, trace: &mut impl Trace) -> Outcome {
        let [first, second] = Seat::ALL.map(|seat| self.stones(seat));
        match why {
            Stop::Repetition => {
                trace.note(|| Fact::new("repeated"));
                return Outcome::Draw;
            }
            Stop::Length => trace.note(|| {
                Fact::new("limit-reached")
                    .with("first", Seat::First)
                    .with("first-stones", first)
                    .with("second", Seat::Second)
                    .with("second-stones", second)
            }),
        }
        match first.cmp(&second) {
            Ordering::Less => Outcome::Win(Seat::First),
            Ordering::Equal => Outcome::Draw,
            Ordering::Greater => Outcome::Win(Seat::Second),
        }
    }
}
