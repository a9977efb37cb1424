//! Which position texts are accepted. Deliberately absent: setting up positions by hand. It is not needed, because the options say how
//! many pits and stones there are.

use super::TchukaRuma;

/// A law that is broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum BrokenLaw {
    /// The position has more or fewer stones than the layout (CM-7).
    Stones,
    /// The position is marked as lost, but no pit holds exactly one stone. A lost game ends with a last stone alone in its pit (TR-5).
    Lost,
}

impl BrokenLaw {
    /// The broken law as an English sentence, for whoever wrote the position text.
    pub(super) const fn english(self) -> &'static str {
        match self {
            Self::Stones => "the stones are not as many as the game has",
            Self::Lost => "a lost game ends with a single stone in a pit",
        }
    }
}

impl TchukaRuma {
    /// The first law that the position breaks, if it breaks any.
    pub(super) fn broken_law(&self) -> Option<BrokenLaw> {
        let stones: u32 = self.ring.iter().map(|&held| u32::from(held)).sum();
        if stones != u32::from(self.options.total()) {
            return Some(BrokenLaw::Stones);
        }
        (self.lost && !self.pits().contains(&1)).then_some(BrokenLaw::Lost)
    }
}
