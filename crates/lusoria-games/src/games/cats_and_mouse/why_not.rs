//! Why a move is not legal. This only explains; `legal_moves` decides what is legal.

use super::square::names;
use super::{CatsAndMouse, Ply, Square, Step};
use crate::rules::{Fact, Reason, Seat};

impl CatsAndMouse {
    /// Why a ply is not legal. Of several reasons, the one that comes first below is given.
    pub(super) fn reason_against(&self, ply: Ply) -> Reason {
        if self.ending().is_some() {
            return Fact::new("game-over");
        }
        match (ply, self.to_move, self.mouse) {
            (Ply::Start(_), _, Some(mouse)) => {
                Fact::new("already-started").with("square", mouse.to_string())
            }
            (Ply::Cat { .. }, Seat::First, _) => Fact::new("mouse-to-move"),
            (Ply::Mouse(_), Seat::Second, _) => Fact::new("cats-to-move"),
            (Ply::Mouse(step), _, Some(mouse)) => self.blocking_reason(0, mouse, step.squares()),
            (Ply::Cat { cat, side }, ..) => {
                let at = self.cats[usize::from(cat - 1)];
                let at = at.expect("in play all cats are on the board");
                self.blocking_reason(cat, at, side.squares())
            }
            (Ply::Mouse(Step::DownLeft | Step::DownRight), _, None) => Fact::new("only-up"),
            (Ply::Start(_) | Ply::Mouse(_), _, None) => Fact::new("start-first"),
        }
    }

    /// Why a text that names squares (`e7`, `d1-e7`) is no step of any piece. If a step has to be made now, the reason says which
    /// squares can be reached.
    pub(super) fn reason_against_distance(&self) -> Reason {
        match (self.to_move, self.mouse) {
            _ if self.ending().is_some() => Fact::new("game-over"),
            (Seat::First, None) => Fact::new("start-first"),
            (Seat::First, Some(mouse)) => Fact::new("mouse-step")
                .with("from", mouse.to_string())
                .with("squares", names(self.mouse_exits())),
            (Seat::Second, _) => Fact::new("cat-step").with("squares", names(self.cats_exits())),
        }
    }

    /// What is in the way of a step. `who` is the number of the cat, or 0 for the mouse.
    fn blocking_reason(&self, who: u8, from: Square, by: i8) -> Reason {
        let Some(to) = from.step(by) else {
            return Fact::new("off-board")
                .with("who", who)
                .with("from", from.to_string());
        };
        Fact::new("occupied")
            .with("who", who)
            .with("from", from.to_string())
            .with("to", to.to_string())
            .with("by", self.number_on(to))
    }

    /// The number of the cat on this square. It is 0 if the mouse stands there.
    fn number_on(&self, square: Square) -> u8 {
        let cats = (1..).zip(self.cats);
        cats.into_iter()
            .find_map(|(number, at)| (at == Some(square)).then_some(number))
            .unwrap_or(0)
    }
}
