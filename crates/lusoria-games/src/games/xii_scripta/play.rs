//! What a ply does (A3). Whether the game is over is decided in `moves.rs` (`winner`).

use super::side::{LAST, flip};
use super::{DiceLeft, Ply, XiiScripta};
use crate::rules::{Fact, Trace};

impl XiiScripta {
    #[inline]
    pub(super) fn play_ply(&mut self, ply: Ply, trace: &mut impl Trace) {
        match ply {
            Ply::Roll(faces) => self.roll(faces, trace),
            Ply::Place(die) => self.place(die, trace),
            Ply::Move { piece, die } => self.advance(piece, die, trace),
            Ply::Take(die) => self.take(die, trace),
            Ply::Pass => self.pass(trace),
        }
    }

    #[inline]
    fn roll(&mut self, faces: [u8; 3], trace: &mut impl Trace) {
        let seat = self.to_move;
        if let Some(bags) = &mut self.bags {
            bags[seat.index()].take(faces);
        }
        self.dice = DiceLeft::new(&faces);
        trace.note(|| {
            Fact::new("thrown")
                .with("seat", seat)
                .with("dice", self.dice.to_string())
        });
    }

    #[inline]
    fn place(&mut self, die: u8, trace: &mut impl Trace) {
        let seat = self.to_move;
        let own = &mut self.sides[seat.index()];
        let again = own.captured > 0;
        if again {
            own.captured -= 1;
        } else {
            own.waiting -= 1;
        }
        trace.note(|| {
            let id = if again { "reentered" } else { "placed" };
            Fact::new(id).with("seat", seat).with("point", die)
        });
        self.land(die, trace);
        self.use_die(die);
    }

    #[inline]
    fn advance(&mut self, piece: u8, die: u8, trace: &mut impl Trace) {
        let seat = self.to_move;
        let own = &mut self.sides[seat.index()];
        let from = own
            .step_of(piece)
            .expect("a legal move names a piece on the board");
        own.remove(from);
        trace.note(|| {
            Fact::new("moved")
                .with("seat", seat)
                .with("from", from)
                .with("to", from + die)
                .with("die", die)
        });
        self.land(from + die, trace);
        self.use_die(die);
    }

    #[inline]
    fn take(&mut self, die: u8, trace: &mut impl Trace) {
        let (seat, step) = (self.to_move, self.taking_step(die));
        let own = &mut self.sides[seat.index()];
        own.remove(step);
        own.off += 1;
        let left = self.options.pieces - own.off;
        trace.note(|| {
            Fact::new("borne-off")
                .with("seat", seat)
                .with("point", step + 6 - LAST)
                .with("left", left)
        });
        if left == 0 {
            self.dice = DiceLeft::default();
            trace.note(|| Fact::new("won").with("seat", seat));
        } else {
            self.use_die(die);
        }
    }

    fn pass(&mut self, trace: &mut impl Trace) {
        let (seat, dice) = (self.to_move, self.dice);
        trace.note(|| {
            Fact::new("passed")
                .with("seat", seat)
                .with("dice", dice.to_string())
        });
        self.dice = DiceLeft::default();
        self.to_move = seat.other();
    }

    /// Puts a piece of the player to move on a step. A lone enemy piece there is captured (A3.11).
    #[inline]
    fn land(&mut self, step: u8, trace: &mut impl Trace) {
        let seat = self.to_move;
        self.sides[seat.index()].add(step);
        let enemy = &mut self.sides[seat.other().index()];
        if enemy.any >> flip(step) & 1 == 1 {
            enemy.remove(flip(step));
            enemy.captured += 1;
            trace.note(|| {
                Fact::new("hit")
                    .with("seat", seat)
                    .with("victim", seat.other())
                    .with("step", step)
            });
        }
    }

    /// Uses a die. After the last die, the other player is to throw (A3.2).
    #[inline]
    fn use_die(&mut self, die: u8) {
        self.dice.remove(die);
        if self.dice.is_empty() {
            self.to_move = self.to_move.other();
        }
    }
}
