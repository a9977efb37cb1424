//! Refusals that ask for a number: which of several games, open seats, proposals or tournaments is meant.

use super::{Refusal, SessionId};

/// What a refusal asks for that is answered by a number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AskedNumber {
    /// The numbers that answer it.
    pub numbers: Vec<SessionId>,
    /// The command that the number completes: its id and the words behind it. `None` if it is not remembered with all its words.
    pub command: Option<String>,
}

impl Refusal {
    /// What the refusal asks for, if a number answers it.
    #[must_use]
    pub fn asks_for_number(&self) -> Option<AskedNumber> {
        if let Self::Which { sessions, command } = self {
            return Some(AskedNumber {
                numbers: sessions.clone(),
                command: command.clone(),
            });
        }
        let (lists, command): (&[&str], _) = match self.id() {
            "proposal-which" | "seat-which" => (&["numbers"], self.text("command")),
            "join-which" => (&["seats", "tournaments"], Some("join")),
            "tournament-which" => (&["numbers"], None),
            _ => return None,
        };
        let lists = lists.iter().filter_map(|list| self.text(list));
        // A counter-proposal has terms, which are not remembered.
        let command = command.filter(|command| *command != "counter");
        Some(AskedNumber {
            numbers: lists.flat_map(numbers).collect(),
            command: command.map(str::to_owned),
        })
    }
}

/// The numbers in a list such as `#2, #3`.
fn numbers(list: &str) -> impl Iterator<Item = SessionId> {
    list.split(", ")
        .filter_map(|one| one.trim_start_matches('#').parse().ok().map(SessionId))
}
