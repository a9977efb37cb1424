//! Why a move is not legal. This only explains; `legal_moves` decides what is legal.

use super::notation::letter;
use super::{Ohojitxi, Ply};
use crate::rules::{Fact, Reason, State, Turn};

impl Ohojitxi {
    /// Why the move is not legal. If both the pit (OH-2) and the target (OH-4 to OH-9) are wrong, the reason is about the pit.
    pub(super) fn reason_against(&self, Ply { pit, target }: Ply) -> Reason {
        if let Turn::Over(_) = self.turn() {
            return Fact::new("game-over");
        }
        let with_pit = |id| Fact::new(id).with("pit", letter(pit).to_string());
        match self.pits(self.to_move).get(usize::from(pit)) {
            None => {
                let last = letter(self.options.pits - 1);
                return with_pit("no-such-pit").with("last", last.to_string());
            }
            Some(0) => return with_pit("empty-pit"),
            Some(_) => {}
        }
        let sown = self.sow_and_capture(pit);
        match target {
            None => with_pit("target-needed").with("targets", self.targets().join(", ")),
            Some(_) if sown.captured == 0 => with_pit("no-capture"),
            Some(_) if sown.wins() => with_pit("wins-already"),
            Some(target) if self.barred_target(self.to_move) == Some(target) => {
                Fact::new("same-target").with("target", target)
            }
            Some(target) => Fact::new("no-such-target")
                .with("target", target)
                .with("last", self.options.pits),
        }
    }

    /// The pits into which the player to move may put a capture.
    fn targets(&self) -> Vec<String> {
        let allowed = (1..=self.options.pits).filter(|&target| self.may_give_to(target));
        allowed.map(|target| target.to_string()).collect()
    }
}
