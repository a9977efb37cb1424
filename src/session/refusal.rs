//! Why something is refused: an id and what a good sentence needs. The sentence is `refused-<id>` in the reader's
//! language, or the game's own for a reason from its rules.

use super::SessionId;
use lusoria_games::rules::{Arg, Fact};

/// A refusal; nothing changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The host's reason.
    Host(Fact),
    /// A reason from the rules of the game with this id.
    Rules(String, Fact),
    /// Several sessions fit: which one?
    Which(Vec<SessionId>),
}

impl Refusal {
    /// The host's reason without values.
    #[must_use]
    pub const fn host(id: &'static str) -> Self {
        Self::Host(Fact::new(id))
    }

    /// What was typed, if it was half a move and the refusal asks for the rest.
    #[must_use]
    pub fn half_a_move(&self) -> Option<&str> {
        let Self::Host(fact) = self else { return None };
        let typed = fact.args.iter().find(|(name, _)| name == "typed");
        match typed.filter(|_| fact.id == "which-move")? {
            (_, Arg::Text(typed)) => Some(typed),
            _ => None,
        }
    }

    /// The game the host's reason names, as the table of games calls it.
    #[must_use]
    pub fn game(&self) -> Option<&str> {
        let Self::Host(fact) = self else { return None };
        match fact.args.iter().find(|(name, _)| name == "game")? {
            (_, Arg::Text(game)) => Some(game),
            _ => None,
        }
    }

    /// The stable id.
    #[must_use]
    pub fn id(&self) -> &str {
        match self {
            Self::Host(fact) | Self::Rules(_, fact) => &fact.id,
            Self::Which(_) => "which-session",
        }
    }
}

impl From<Fact> for Refusal {
    fn from(fact: Fact) -> Self {
        Self::Host(fact)
    }
}
