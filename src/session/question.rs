//! The questions that refusals ask, which people answer with yes or no.

use super::{At, Refusal, RefusalKind, SessionId};
use lusoria_games::rules::{Arg, Fact};

/// A question, named by what happens after a yes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// Give the game up.
    Resign(SessionId),
    /// Play this move.
    Play(SessionId, String),
    /// Run this command.
    Command(String),
}

impl Question {
    /// The question that this refusal asks, if it asks one.
    #[must_use]
    pub fn of(refusal: &Refusal, at: Option<At>) -> Option<Self> {
        let Refusal::Host(fact) = refusal else {
            return None;
        };
        match (refusal.kind()?, at) {
            (RefusalKind::ConfirmYield, Some(at)) => Some(Self::Resign(at.0)),
            (RefusalKind::LineUnknownNear | RefusalKind::MoveNear, Some(at)) => {
                Some(Self::Play(at.0, text(fact, "near")?))
            }
            (RefusalKind::DidYouMean, _) => Some(Self::Command(text(fact, "again")?)),
            _ => None,
        }
    }
}

fn text(fact: &Fact, name: &str) -> Option<String> {
    let (_, value) = fact.args.iter().find(|(known, _)| known == name)?;
    match value {
        Arg::Text(text) => Some(text.clone()),
        _ => None,
    }
}
