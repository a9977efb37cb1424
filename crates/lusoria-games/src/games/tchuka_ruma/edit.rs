//! Which positions can be played from. Deliberately absent: setting them up by hand. A layout is chosen by the options.

use super::TchukaRuma;

/// A law that is broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Law {
    /// CM-7: there are not as many stones as the game has.
    Stones,
    /// TR-5: the last stone of a lost game lies alone in a pit, and there is no such pit.
    Lost,
}

impl Law {
    /// In English, for whoever reads a position text.
    pub(super) const fn english(self) -> &'static str {
        match self {
            Self::Stones => "the stones are not as many as the game has",
            Self::Lost => "a lost game ends with a single stone in a pit",
        }
    }
}

impl TchukaRuma {
    /// The first law that is broken.
    pub(super) fn broken_law(&self) -> Option<Law> {
        let stones: u32 = self.ring.iter().map(|&held| u32::from(held)).sum();
        if stones != u32::from(self.options.total()) {
            return Some(Law::Stones);
        }
        (self.lost && !self.pits().contains(&1)).then_some(Law::Lost)
    }
}
