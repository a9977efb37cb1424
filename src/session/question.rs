//! The questions that refusals ask, which people answer with yes or no.

use super::{
    AccountId, Computer, Player, Refusal, RefusalKind, SessionId, ShownEntry, TournamentId,
};
use lusoria_games::rules::{Arg, Fact};

/// A question, named by what happens after a yes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// Break the game off.
    Abort(SessionId),
    /// Give the game up.
    Resign(SessionId),
    /// Play this move.
    Play(SessionId, String),
    /// Leave this tournament and give up these games in it.
    LeaveTournament(TournamentId, Vec<SessionId>),
    /// Call off this tournament, or end this ladder or league.
    CallOffTournament(TournamentId),
    /// Take this player out of this tournament, which is being played. The player's games in it, listed here, are given up.
    RemoveFromTournament(TournamentId, Player, Vec<SessionId>),
    /// Forget the person.
    Forget,
    /// Link the person's account with another one. This is the hash of the code that the other account was given.
    Link(String),
    /// Run this command.
    Command(SuggestedCommand),
}

/// A command that was suggested in place of a mistyped one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SuggestedCommand {
    /// The command as it is typed, without the prefix. A person is written in it as `@` and the id that the platform has for them.
    pub text: String,
    /// The platform's id and the name of each person whom the command mentions.
    pub friends: Vec<(String, String)>,
}

impl SuggestedCommand {
    /// Adds this command to the given refusal, as its suggestion.
    #[must_use]
    pub fn added_to(self, refusal: Fact) -> Fact {
        let fact = refusal.with("again", self.text);
        let friends = self.friends.into_iter();
        friends.fold(fact, |fact, (id, name)| {
            fact.with("friend", id).with("name", name)
        })
    }

    fn of(refusal: &Fact) -> Option<Self> {
        Some(Self {
            text: text(refusal, "again")?,
            friends: texts(refusal, "friend")
                .zip(texts(refusal, "name"))
                .collect(),
        })
    }
}

impl Question {
    /// The question that this refusal asks, if it asks one.
    #[must_use]
    pub fn of(refusal: &Refusal, at: Option<ShownEntry>) -> Option<Self> {
        let Refusal::Host(fact) = refusal else {
            return None;
        };
        match (refusal.kind()?, at) {
            (RefusalKind::ConfirmAbort | RefusalKind::ConfirmDecline, Some(at)) => {
                Some(Self::Abort(at.0))
            }
            (RefusalKind::ConfirmYield, Some(at)) => Some(Self::Resign(at.0)),
            (kind, Some(at)) if asks_about_move(kind) => {
                Some(Self::Play(at.0, text(fact, "near")?))
            }
            (RefusalKind::ConfirmLeave, _) => {
                let id = number(fact, "tournament").map(TournamentId)?;
                Some(Self::LeaveTournament(id, given_up(fact)))
            }
            (RefusalKind::ConfirmCallOff | RefusalKind::ConfirmEnd, _) => {
                number(fact, "tournament").map(|id| Self::CallOffTournament(TournamentId(id)))
            }
            (RefusalKind::ConfirmRemove, _) => {
                let id = number(fact, "tournament").map(TournamentId)?;
                Some(Self::RemoveFromTournament(
                    id,
                    player(fact)?,
                    given_up(fact),
                ))
            }
            (RefusalKind::ConfirmForget, _) => Some(Self::Forget),
            (RefusalKind::ConfirmLink, _) => Some(Self::Link(text(fact, "code")?)),
            (
                RefusalKind::ConfirmTakeback
                | RefusalKind::DidYouMean
                | RefusalKind::FormatNear
                | RefusalKind::TakebackOrSession
                | RefusalKind::UnknownGameNear,
                _,
            ) => SuggestedCommand::of(fact).map(Self::Command),
            _ => None,
        }
    }

    /// The games of a tournament that are given up if the answer is yes. Empty for a question about anything else.
    #[must_use]
    pub fn given_up(&self) -> &[SessionId] {
        match self {
            Self::LeaveTournament(_, games) | Self::RemoveFromTournament(_, _, games) => games,
            _ => &[],
        }
    }
}

/// Whether a refusal of this kind asks whether a move was meant.
const fn asks_about_move(kind: RefusalKind) -> bool {
    matches!(
        kind,
        RefusalKind::ConfirmNumber
            | RefusalKind::ConfirmMove
            | RefusalKind::ConfirmPass
            | RefusalKind::LineUnknownNear
            | RefusalKind::MoveNear
    )
}

/// The games to be given up, as a refusal lists them.
fn given_up(fact: &Fact) -> Vec<SessionId> {
    numbers(fact, "session").map(SessionId).collect()
}

/// The player whom a refusal names: a computer player by its level, a person by the number of the account.
fn player(fact: &Fact) -> Option<Player> {
    let level = text(fact, "level").and_then(|level| level.parse().ok());
    let computer = level.map(|level| Player::Computer(Computer::of(level)));
    computer.or_else(|| Some(Player::Person(AccountId(number(fact, "account")?))))
}

fn text(fact: &Fact, name: &str) -> Option<String> {
    texts(fact, name).next()
}

/// The values with this name that are texts, in their order.
fn texts(fact: &Fact, name: &str) -> impl Iterator<Item = String> {
    let named = fact.args.iter().filter(move |(known, _)| known == name);
    named.filter_map(|(_, value)| match value {
        Arg::Text(text) => Some(text.clone()),
        _ => None,
    })
}

fn number(fact: &Fact, name: &str) -> Option<i64> {
    numbers(fact, name).next()
}

/// The values with this name that are numbers, in their order.
fn numbers(fact: &Fact, name: &str) -> impl Iterator<Item = i64> {
    let named = fact.args.iter().filter(move |(known, _)| known == name);
    named.filter_map(|(_, value)| match value {
        Arg::Number(number) => Some(*number),
        _ => None,
    })
}
