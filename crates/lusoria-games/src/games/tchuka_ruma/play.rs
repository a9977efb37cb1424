//! What a choice does (TR-2 to TR-7).

use super::moves::Ply;
use super::notation::letter;
use super::{Origin, TchukaRuma, most_in_ruma};
use crate::kit::sowing::sow;
use crate::rules::{Fact, Trace};

/// The fact about a choice names the lifted pits of at most this many laps. If there are more laps, the fact also says how many more.
const TOLD_LAPS: usize = 12;

impl TchukaRuma {
    pub(super) fn play_ply(&mut self, Ply(pit): Ply, trace: &mut impl Trace) {
        let before = *self;
        let last = self.relay(usize::from(pit), |_| {});
        self.lost = last != self.ruma_place();
        trace.note(|| before.sowing(usize::from(pit)));
        if self.lost {
            trace.note(|| self.loss());
        } else if self.is_won() {
            trace.note(|| Fact::new("won").with("of", self.options.total()));
        }
    }

    /// Sows lap by lap, and calls `lifted` with each pit that is lifted. Returns where the very last stone fell: into the ruma (TR-3) or
    /// an empty pit (TR-5). Every sowing ends, since each time around the board one stone stays in the ruma (TR-8).
    fn relay(&mut self, first: usize, mut lifted: impl FnMut(usize)) -> usize {
        let ruma = self.ruma_place();
        let mut at = first;
        loop {
            lifted(at);
            let start = at;
            at = sow(&mut self.ring[..=ruma], start);
            // If the pit has a single stone, it is the one that has just fallen, so the pit was empty before (CM-4).
            let back_at_start = at == start && self.options.origin == Origin::Occupied;
            if at == ruma || (self.ring[at] == 1 && !back_at_start) {
                return at;
            }
        }
    }

    /// The fact that tells of the sowing from this pit: the lifted pits in order, and where the last stone fell.
    fn sowing(mut self, pit: usize) -> Fact {
        let mut path = Vec::new();
        let mut laps = 0;
        let last = self.relay(pit, |lifted| {
            laps += 1;
            if laps <= TOLD_LAPS {
                path.push(letter(lifted).to_string());
            }
        });
        let ends = if last == self.ruma_place() {
            Fact::new("to-ruma").with("ruma", self.ruma())
        } else {
            Fact::new("to-empty").with("pit", letter(last).to_string())
        };
        ends.with("path", path.join(" > "))
            .with("laps", laps as u32)
            .with("more", laps.saturating_sub(TOLD_LAPS) as u32)
    }

    /// The fact that tells of a lost game (TR-9). The fact's value `most` is the largest number of stones that this layout can bring into
    /// the ruma. The value is 0 if the layout can be won. It is also 0 if the ruma already has more stones than the layout can bring
    /// there. That is possible if the game began from a position text.
    fn loss(&self) -> Fact {
        let (all, most) = (self.options.total(), most_in_ruma(&self.options));
        let best = if most < all && self.ruma() <= most {
            most
        } else {
            0
        };
        Fact::new("lost")
            .with("ruma", self.ruma())
            .with("of", all)
            .with("most", best)
    }
}
