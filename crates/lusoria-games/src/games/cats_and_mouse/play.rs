//! What a ply does, and how a game ends (B2).

use super::square::TOP;
use super::{CatsAndMouse, Ply, Square};
use crate::rules::{Fact, Seat, Trace};

/// How a game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    /// The mouse stands on the top row (B2.3).
    Home,
    /// With `shortcut=true`: every cat stands below the mouse or beside it (B2.8).
    Past,
    /// The mouse is to move and cannot (B2.4).
    Trapped,
    /// The cats are to move and cannot (B2.5).
    Stuck,
}

impl Ending {
    pub(super) const fn winner(self) -> Seat {
        match self {
            Self::Home | Self::Past | Self::Stuck => Seat::First,
            Self::Trapped => Seat::Second,
        }
    }

    const fn fact(self) -> Fact {
        Fact::new(match self {
            Self::Home => "home",
            Self::Past => "past",
            Self::Trapped => "trapped",
            Self::Stuck => "stuck",
        })
    }
}

impl CatsAndMouse {
    #[inline]
    pub(super) fn ending(&self) -> Option<Ending> {
        let mouse = self.mouse?;
        let exits = match self.to_move {
            Seat::First => self.mouse_exits(),
            Seat::Second => self.cats_exits(),
        };
        if mouse.bit() & TOP != 0 {
            Some(Ending::Home)
        } else if self.options.shortcut && self.cats_mask() & mouse.higher_ranks() == 0 {
            Some(Ending::Past)
        } else if exits != 0 {
            None
        } else if self.to_move == Seat::First {
            Some(Ending::Trapped)
        } else {
            Some(Ending::Stuck)
        }
    }

    #[inline(always)]
    pub(super) fn play_ply(&mut self, ply: Ply, trace: &mut impl Trace) {
        match ply {
            Ply::Start(square) => self.put_mouse(square, trace),
            Ply::Mouse(step) => self.move_mouse(step.squares(), trace),
            Ply::Cat { cat, side } => self.move_cat(cat, side.squares(), trace),
        }
        if let Some(ending) = self.ending() {
            trace.note(|| ending.fact());
        }
    }

    #[inline]
    fn put_mouse(&mut self, square: Square, trace: &mut impl Trace) {
        self.mouse = Some(square);
        trace.note(|| {
            Fact::new("started")
                .with("seat", Seat::First)
                .with("square", square.to_string())
        });
    }

    #[inline]
    fn move_mouse(&mut self, by: i8, trace: &mut impl Trace) {
        let from = self.mouse.expect("a mouse that moves is on the board");
        let to = from.step(by).expect("a legal step stays on the board");
        self.mouse = Some(to);
        self.to_move = Seat::Second;
        trace.note(|| move_fact("mouse-moved", Seat::First, from, to));
    }

    #[inline]
    fn move_cat(&mut self, cat: u8, by: i8, trace: &mut impl Trace) {
        let at = &mut self.cats[usize::from(cat - 1)];
        let from = at.expect("a cat that moves is on the board");
        let to = from.step(by).expect("a legal step stays on the board");
        *at = Some(to);
        self.to_move = Seat::First;
        trace.note(|| move_fact("cat-moved", Seat::Second, from, to).with("cat", cat));
    }
}

fn move_fact(id: &'static str, seat: Seat, from: Square, to: Square) -> Fact {
    Fact::new(id)
        .with("seat", seat)
        .with("from", from.to_string())
        .with("to", to.to_string())
}
