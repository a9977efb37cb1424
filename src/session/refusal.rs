//! Refusals, as data. Each has an id and the values for its sentence, which is `refused-<id>` in the reader's language. If the rules of a
//! game give the reason, the sentence comes from that game's own `messages.*.ftl`.

use super::SessionId;
use lusoria_games::rules::{Arg, Fact};

/// The refusals that the program itself has to recognize, for example because they ask a question, or because the line may have
/// been chatter. All others are only shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RefusalKind {
    /// Asks whether to call the game off.
    ConfirmAbort,
    /// Asks whether to call off a tournament that has begun, or that people other than the organizer have entered.
    ConfirmCallOff,
    /// Asks whether to call the game off: a player typed `decline` before their first move, although nothing is offered.
    ConfirmDecline,
    /// Asks whether to end a ladder or league.
    ConfirmEnd,
    /// Asks whether to forget the person.
    ConfirmForget,
    /// Asks whether to leave a tournament and give up the games in it.
    ConfirmLeave,
    /// Asks whether somebody's accounts are to become one.
    ConfirmLink,
    /// Asks whether a typed number is meant as a move. It may also be the answer to a question that the bot asked a short time
    /// ago.
    ConfirmNumber,
    /// Asks whether a move was meant: the text can be played, but may be talk.
    ConfirmMove,
    /// Asks which of two things a yes or no was meant for: a question of the bot, or an offer that somebody made after it.
    AnswerOrOffer,
    /// Asks whether to pass although something can be played.
    ConfirmPass,
    /// Asks whether to take somebody out of a tournament that is being played.
    ConfirmRemove,
    /// Asks whether to take back a move of a game. The person may have meant another board, such as the editor.
    ConfirmTakeback,
    /// Asks whether to give the game up.
    ConfirmYield,
    /// Asks whether a similar command was meant.
    DidYouMean,
    /// The typed command is possible in none of the several games that the person plays here.
    FitsNowhere,
    /// There is no tournament format with this name; asks whether another one was meant.
    FormatNear,
    /// Some moves of a typed line were played. The next word is nearly a move; asks whether that move was meant.
    LineUnknownNear,
    /// What was typed is nearly a move; asks whether that move was meant.
    MoveNear,
    /// The person holds no seat in this session.
    NoSeat,
    /// No session here can be meant.
    NoSession,
    /// There is no session with the number that was named, or it is not shown here.
    NoSuchSession,
    /// The game of the session does not read the text as a move.
    NotAMove,
    /// The session is over.
    SessionOver,
    /// There is no command with this name.
    UnknownCommand,
    /// There is no game with this name.
    UnknownGame,
    /// There is no game with this name; asks whether another one was meant.
    UnknownGameNear,
    /// Several moves fit the text, for example because only the first half of a move was typed. Asks which one is meant.
    WhichMove,
    /// `undo 10` was typed. Asks whether `undo #10` was meant, a takeback in game 10.
    TakebackOrSession,
    /// Several sessions can be meant.
    WhichSession,
}

impl RefusalKind {
    /// Every kind once.
    pub const ALL: [Self; 30] = [
        Self::ConfirmAbort,
        Self::ConfirmCallOff,
        Self::ConfirmDecline,
        Self::ConfirmEnd,
        Self::ConfirmForget,
        Self::ConfirmLeave,
        Self::ConfirmLink,
        Self::ConfirmNumber,
        Self::ConfirmMove,
        Self::AnswerOrOffer,
        Self::ConfirmPass,
        Self::ConfirmRemove,
        Self::ConfirmTakeback,
        Self::ConfirmYield,
        Self::DidYouMean,
        Self::FitsNowhere,
        Self::FormatNear,
        Self::LineUnknownNear,
        Self::MoveNear,
        Self::NoSeat,
        Self::NoSession,
        Self::NoSuchSession,
        Self::NotAMove,
        Self::SessionOver,
        Self::UnknownCommand,
        Self::UnknownGame,
        Self::UnknownGameNear,
        Self::TakebackOrSession,
        Self::WhichMove,
        Self::WhichSession,
    ];

    /// The id under which the refusal is stored, and under which its sentence is found.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::ConfirmAbort => "confirm-abort",
            Self::ConfirmCallOff => "confirm-call-off",
            Self::ConfirmDecline => "confirm-decline",
            Self::ConfirmEnd => "confirm-end",
            Self::ConfirmForget => "confirm-forget",
            Self::ConfirmLeave => "confirm-leave",
            Self::ConfirmLink => "confirm-link",
            Self::ConfirmNumber => "confirm-number",
            Self::ConfirmMove => "confirm-move",
            Self::AnswerOrOffer => "answer-or-offer",
            Self::ConfirmPass => "confirm-pass",
            Self::ConfirmRemove => "confirm-remove",
            Self::ConfirmTakeback => "confirm-takeback",
            Self::ConfirmYield => "confirm-yield",
            Self::DidYouMean => "did-you-mean",
            Self::FitsNowhere => "fits-nowhere",
            Self::FormatNear => "tournament-format-near",
            Self::LineUnknownNear => "line-unknown-near",
            Self::MoveNear => "move-near",
            Self::NoSeat => "no-seat",
            Self::NoSession => "no-session",
            Self::NoSuchSession => "no-such-session",
            Self::NotAMove => "not-a-move",
            Self::SessionOver => "session-over",
            Self::UnknownCommand => "unknown-command",
            Self::UnknownGame => "unknown-game",
            Self::UnknownGameNear => "unknown-game-near",
            Self::TakebackOrSession => "takeback-or-session",
            Self::WhichMove => "which-move",
            Self::WhichSession => "which-session",
        }
    }

    /// A fact with this id and no values.
    #[must_use]
    pub const fn fact(self) -> Fact {
        Fact::new(self.id())
    }
}

/// Why something was not done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// A reason of the host.
    Host(Fact),
    /// The id of a game, and a reason from the rules of this game.
    Rules(String, Fact),
    /// Several sessions can be meant; asks which one.
    Which {
        /// The sessions that can be meant.
        sessions: Vec<SessionId>,
        /// What was typed: the id of a command and the words after it (`pause 3d`), or the word `move` and a move. If `None`, the message
        /// only explains where the number of a session can be typed.
        command: Option<String>,
    },
}

impl Refusal {
    /// A reason of the host that has no values.
    #[must_use]
    pub const fn host(id: &'static str) -> Self {
        Self::Host(Fact::new(id))
    }

    /// The first half of a move that was typed. `None` if the refusal does not ask for the second half.
    #[must_use]
    pub fn half_a_move(&self) -> Option<&str> {
        let Self::Host(fact) = self else { return None };
        let typed = fact.args.iter().find(|(name, _)| name == "typed");
        match typed.filter(|_| self.kind() == Some(RefusalKind::WhichMove))? {
            (_, Arg::Text(typed)) => Some(typed),
            _ => None,
        }
    }

    /// The question of this refusal, to be asked a second time after an unclear answer. `None` if this is already the second time, or if
    /// the question is which session is meant.
    #[must_use]
    pub fn asked_again(&self) -> Option<Self> {
        let Self::Host(fact) = self else { return None };
        let is_again = fact.args.iter().any(|(name, _)| name == "repeated");
        (!is_again).then(|| Self::Host(fact.clone().with("repeated", 1)))
    }

    /// The game that was probably meant by a mistyped name.
    #[must_use]
    pub fn near_game(&self) -> Option<&str> {
        let is_near = self.kind() == Some(RefusalKind::UnknownGameNear);
        self.text("near").filter(|_| is_near)
    }

    /// The session, open seat or proposed game that the refusal names.
    #[must_use]
    pub fn session(&self) -> Option<SessionId> {
        self.number("session").map(SessionId)
    }

    /// Whether this is the refusal of an answer to a puzzle. Also true for the question whether to give a game up, which says whether the
    /// person has an open puzzle.
    #[must_use]
    pub fn is_of_puzzle(&self) -> bool {
        self.number("puzzle").is_some()
    }

    /// The value with this name, if it is a number.
    pub(super) fn number(&self, wanted: &str) -> Option<i64> {
        let (Self::Host(fact) | Self::Rules(_, fact)) = self else {
            return None;
        };
        match fact.args.iter().find(|(name, _)| name == wanted)? {
            (_, Arg::Number(number)) => Some(*number),
            _ => None,
        }
    }

    /// The value with this name, if it is a text.
    pub(super) fn text(&self, wanted: &str) -> Option<&str> {
        let (Self::Host(fact) | Self::Rules(_, fact)) = self else {
            return None;
        };
        match fact.args.iter().find(|(name, _)| name == wanted)? {
            (_, Arg::Text(text)) => Some(text),
            _ => None,
        }
    }

    /// The kind of this refusal. `None` if the program only shows the refusal, such as a reason from the rules.
    #[must_use]
    pub fn kind(&self) -> Option<RefusalKind> {
        match self {
            Self::Host(fact) => RefusalKind::ALL
                .into_iter()
                .find(|kind| kind.id() == fact.id),
            Self::Rules(..) => None,
            Self::Which { .. } => Some(RefusalKind::WhichSession),
        }
    }

    /// The refusal's id, which never changes.
    #[must_use]
    pub fn id(&self) -> &str {
        match self {
            Self::Host(fact) | Self::Rules(_, fact) => &fact.id,
            Self::Which { .. } => RefusalKind::WhichSession.id(),
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
