//! Refusals that ask for a number: which of several games, open seats, proposals or tournaments is meant.

use super::{Refusal, RefusalKind, SessionId, TournamentDeed};
use lusoria_games::rules::Arg;

/// A question that a refusal asks and that is answered by a number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AskedNumber {
    /// The numbers that are possible answers.
    pub numbers: Vec<SessionId>,
    /// The request that the number completes; `None` if the refusal does not hold all words of that request.
    pub completes: Option<Completes>,
}

/// A request that lacks only a number. The number says which game, seat, proposal or tournament is meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Completes {
    /// The id of a command and the words after it, or the word `move` and a move.
    Command(String),
    /// What somebody asks of a tournament.
    Tournament(TournamentDeed),
}

/// The names of those arguments of a refusal that are lists. A list has numbers, or games or tournaments with their numbers.
const LISTS: [&str; 4] = ["numbers", "seats", "tournaments", "meant"];
/// The names of those arguments of a refusal that are single numbers. The refusal's sentence uses the number as an example of what to
/// type.
const EXAMPLES: [&str; 3] = ["session", "number", "tournament"];

impl Refusal {
    /// What this refusal asks for. `None` if it asks nothing that a number could answer.
    #[must_use]
    pub fn asks_for_number(&self) -> Option<AskedNumber> {
        if let Self::Which { sessions, command } = self {
            return Some(AskedNumber {
                numbers: sessions.clone(),
                completes: command.clone().map(Completes::Command),
            });
        }
        let command = |command: &str| Completes::Command(command.to_owned());
        let (lists, completes): (&[&str], _) = match self.id() {
            // A counter-proposal has terms, which are not remembered.
            "proposal-which" | "seat-which" => {
                let typed = self.text("command").filter(|typed| *typed != "counter");
                (&["numbers"], typed.map(command))
            }
            "join-which" => (&["seats", "tournaments"], Some(command("join"))),
            "tournament-which" => (&["numbers"], self.tournament_deed()),
            _ => return None,
        };
        let lists = lists.iter().filter_map(|list| self.text(list));
        Some(AskedNumber {
            numbers: lists.flat_map(numbers).collect(),
            completes,
        })
    }

    /// What the person wanted to do with a tournament, such as to join it. `None` if a number alone does not complete the command: the
    /// command that removes somebody also needs a name.
    fn tournament_deed(&self) -> Option<Completes> {
        let deed = match self.text("deed")? {
            "show" => TournamentDeed::Show,
            "pairings" => TournamentDeed::Pairings,
            "join" => TournamentDeed::Join,
            "leave" => TournamentDeed::Leave,
            "start" => TournamentDeed::Start,
            "cancel" => TournamentDeed::CallOff,
            "invite" => TournamentDeed::Invite,
            _ => return None,
        };
        Some(Completes::Tournament(deed))
    }

    /// This question without one of its numbers; `None` if no other number is left.
    #[must_use]
    pub fn without_number(&self, number: SessionId) -> Option<Self> {
        let mut others = self.asks_for_number()?.numbers;
        others.retain(|id| *id != number);
        let example = others.first()?.0;
        Some(match self.clone() {
            Self::Which { command, .. } => Self::Which {
                sessions: others,
                command,
            },
            Self::Host(mut fact) => {
                for (name, value) in &mut fact.args {
                    match value {
                        Arg::Text(list) if LISTS.contains(&&**name) => {
                            *list = without(list, number);
                        }
                        Arg::Number(shown) if EXAMPLES.contains(&&**name) && *shown == number.0 => {
                            *shown = example;
                        }
                        _ => {}
                    }
                }
                Self::Host(fact)
            }
            of_rules @ Self::Rules(..) => of_rules,
        })
    }

    /// Whether this refusal says that the game, seat, proposal or tournament with the number that was typed is gone.
    #[must_use]
    pub fn says_it_is_gone(&self) -> bool {
        let is_gone = [
            "seat-gone",
            "join-no-such",
            "nobody-asks",
            "tournament-is-over",
        ];
        let kinds = [RefusalKind::NoSuchSession, RefusalKind::SessionOver];
        is_gone.contains(&self.id()) || self.kind().is_some_and(|kind| kinds.contains(&kind))
    }
}

/// The numbers in a list such as `#2, #3`.
fn numbers(list: &str) -> impl Iterator<Item = SessionId> {
    list.split(", ").filter_map(number_of)
}

/// The number of a list's item: `#2`, `2`, `2 tablut`.
fn number_of(item: &str) -> Option<SessionId> {
    let (number, _) = item.split_once(' ').unwrap_or((item, ""));
    number.trim_start_matches('#').parse().ok().map(SessionId)
}

/// The list without the item of this number. The items stand on lines of their own or have commas between them.
fn without(list: &str, number: SessionId) -> String {
    let line = |line: &str| {
        let items = line.split(", ");
        let others = items.filter(|item| number_of(item) != Some(number));
        others.collect::<Vec<_>>().join(", ")
    };
    let lines = list.lines().map(line).filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use lusoria_games::rules::Fact;

    #[test]
    fn what_is_gone_is_left_out_of_every_list_and_is_no_example_any_more() {
        let question = Fact::new("tournament-which")
            .with("numbers", "1, 2, 12".to_owned())
            .with(
                "tournaments",
                "1 swiss tablut\n2 single cats\n12 single cats".to_owned(),
            )
            .with("number", 1_i64)
            .with("several", 1_i64);
        let left = Refusal::from(question)
            .without_number(SessionId(1))
            .unwrap();
        assert_eq!(left.text("numbers"), Some("2, 12"));
        assert_eq!(
            left.text("tournaments"),
            Some("2 single cats\n12 single cats")
        );
        assert_eq!(
            (left.number("number"), left.number("several")),
            (Some(2), Some(1))
        );
        let only = left.without_number(SessionId(2)).unwrap();
        assert_eq!(only.without_number(SessionId(12)), None);
    }
}
