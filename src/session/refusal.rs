//! Why something is refused: an id and what a good sentence needs. The sentence is `refused-<id>` in the reader's
//! language, or the game's own for a reason from its rules.

use super::SessionId;
use lusoria_games::rules::{Arg, Fact};

/// The refusals on which something depends: whether it is chatter, whether it asks for an answer. All others are only told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RefusalKind {
    /// Asks whether the game is to be called off.
    ConfirmAbort,
    /// Asks whether the game is to be given up.
    ConfirmYield,
    /// Asks whether a command like the one typed was meant.
    DidYouMean,
    /// A line was played up to a word that is nearly a move.
    LineUnknownNear,
    /// What was typed is nearly a move.
    MoveNear,
    /// The person does not play this session.
    NoSeat,
    /// There is no session here that could be meant.
    NoSession,
    /// The session named is not shown here.
    NoSuchSession,
    /// No game takes what was typed for a move.
    NotAMove,
    /// The session is over.
    SessionOver,
    /// There is no game of this name.
    UnknownGame,
    /// There is no game of this name; asks whether another one was meant.
    UnknownGameNear,
    /// Half a move was typed; asks for the rest.
    WhichMove,
    /// Several sessions fit.
    WhichSession,
}

impl RefusalKind {
    /// All of them.
    pub const ALL: [Self; 14] = [
        Self::ConfirmAbort,
        Self::ConfirmYield,
        Self::DidYouMean,
        Self::LineUnknownNear,
        Self::MoveNear,
        Self::NoSeat,
        Self::NoSession,
        Self::NoSuchSession,
        Self::NotAMove,
        Self::SessionOver,
        Self::UnknownGame,
        Self::UnknownGameNear,
        Self::WhichMove,
        Self::WhichSession,
    ];

    /// The id by which it is stored and its sentence is found.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::ConfirmAbort => "confirm-abort",
            Self::ConfirmYield => "confirm-yield",
            Self::DidYouMean => "did-you-mean",
            Self::LineUnknownNear => "line-unknown-near",
            Self::MoveNear => "move-near",
            Self::NoSeat => "no-seat",
            Self::NoSession => "no-session",
            Self::NoSuchSession => "no-such-session",
            Self::NotAMove => "not-a-move",
            Self::SessionOver => "session-over",
            Self::UnknownGame => "unknown-game",
            Self::UnknownGameNear => "unknown-game-near",
            Self::WhichMove => "which-move",
            Self::WhichSession => "which-session",
        }
    }

    /// The fact of this kind, without values.
    #[must_use]
    pub const fn fact(self) -> Fact {
        Fact::new(self.id())
    }
}

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
        match typed.filter(|_| self.kind() == Some(RefusalKind::WhichMove))? {
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

    /// Its kind, if anything depends on that. A reason from the rules has none.
    #[must_use]
    pub fn kind(&self) -> Option<RefusalKind> {
        match self {
            Self::Host(fact) => RefusalKind::ALL
                .into_iter()
                .find(|kind| kind.id() == fact.id),
            Self::Rules(..) => None,
            Self::Which(_) => Some(RefusalKind::WhichSession),
        }
    }

    /// The stable id.
    #[must_use]
    pub fn id(&self) -> &str {
        match self {
            Self::Host(fact) | Self::Rules(_, fact) => &fact.id,
            Self::Which(_) => RefusalKind::WhichSession.id(),
        }
    }
}

impl From<RefusalKind> for Refusal {
    fn from(kind: RefusalKind) -> Self {
        Self::Host(kind.fact())
    }
}

impl From<Fact> for Refusal {
    fn from(fact: Fact) -> Self {
        Self::Host(fact)
    }
}
