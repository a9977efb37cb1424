//! What may be chosen when a game is made (rows 2.1, 2.4 and 2.9).

use crate::kit::options::{NamedOptions, bad, impl_option_text};
use crate::rules::SetupError;

/// How the king is caught on cells other than the castle and the four cells beside it (rows 2.1 and 2.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KingRule {
    /// The king must be surrounded on all four sides.
    Enclosed,
    /// The king is caught if it is surrounded on two opposite sides, like a soldier.
    Custodial,
}

/// Whether black soldiers in their camps can be captured (row 2.4). That can happen only on the cell at the tip of a camp.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CampTips {
    /// A black soldier on the tip of a camp is captured between two white pieces.
    Capture,
    /// Nobody is captured inside a camp.
    Immune,
}

/// At which occurrence of a position the game is drawn (row 2.9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Repetition {
    /// The game is drawn when a position occurs for the second time.
    Second,
    /// The game is drawn when a position occurs for the third time.
    Third,
    /// The game is not drawn, however often a position occurs.
    Off,
}

/// The options of a game. The default is the source's game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// How the king is caught.
    pub king: KingRule,
    /// Whether black soldiers on the tips of camps can be captured.
    pub camp_tips: CampTips,
    /// At which occurrence of a position the game is drawn.
    pub repetition: Repetition,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            king: KingRule::Enclosed,
            camp_tips: CampTips::Capture,
            repetition: Repetition::Second,
        }
    }
}

impl_option_text!(Options);

impl NamedOptions for Options {
    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        let bad = |allowed| bad(key, allowed);
        match (key, value) {
            ("king", "enclosed") => self.king = KingRule::Enclosed,
            ("king", "custodial") => self.king = KingRule::Custodial,
            ("king", _) => return Err(bad("enclosed, custodial")),
            ("camp_tips", "capture") => self.camp_tips = CampTips::Capture,
            ("camp_tips", "immune") => self.camp_tips = CampTips::Immune,
            ("camp_tips", _) => return Err(bad("capture, immune")),
            ("repetition", "2") => self.repetition = Repetition::Second,
            ("repetition", "3") => self.repetition = Repetition::Third,
            ("repetition", "off" | "false") => self.repetition = Repetition::Off,
            ("repetition", _) => return Err(bad("2, 3, off")),
            _ => return Err(SetupError::UnknownOption(key.to_owned())),
        }
        Ok(())
    }

    fn differing(&self) -> Vec<Option<String>> {
        let repetition = match self.repetition {
            Repetition::Second => None,
            Repetition::Third => Some("repetition=3"),
            Repetition::Off => Some("repetition=off"),
        };
        vec![
            (self.king == KingRule::Custodial).then(|| "king=custodial".to_owned()),
            (self.camp_tips == CampTips::Immune).then(|| "camp_tips=immune".to_owned()),
            repetition.map(str::to_owned),
        ]
    }
}
