//! Refusals that ask for a number: which of several games, open seats, proposals or tournaments is meant.

use super::{Refusal, RefusalKind, SessionId, TournamentDeed};
use lusoria_games::rules::Arg;

/// What a refusal asks for that is answered by a number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AskedNumber {
    /// The numbers that answer it.
    pub numbers: Vec<SessionId>,
    /// What the number completes; `None` if that is not remembered with all its words.
    pub completes: Option<Completes>,
}

/// What a number completes that answers a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Completes {
    /// A command: its id and the words behind it.
    Command(String),
    /// What somebody asks of a tournament.
    Tournament(TournamentDeed),
}

/// The values of such questions that list numbers.
const LISTS: [&str; 3] = ["numbers", "seats", "tournaments"];

impl Refusal {
    /// What the refusal asks for, if a number answers it.
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

    /// What was asked of a tournament, if it needs no words.
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
                    leave_out(number, name, value);
                    if let Arg::Number(shown) = value
                        && *shown == number.0
                    {
                        *shown = example;
                    }
                }
                Self::Host(fact)
            }
            of_rules @ Self::Rules(..) => of_rules,
        })
    }

    /// Whether it says that what a number names is gone: a game, a seat, a proposal or a tournament.
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
    list.split(", ")
        .filter_map(|one| one.trim_start_matches('#').parse().ok().map(SessionId))
}

/// Leaves this number out of a value that lists numbers, or games with their numbers.
fn leave_out(number: SessionId, name: &str, value: &mut Arg) {
    let Arg::Text(list) = value else {
        return;
    };
    if LISTS.contains(&name) {
        let others = numbers(list).filter(|id| *id != number);
        let others: Vec<_> = others.map(|id| format!("#{id}")).collect();
        *list = others.join(", ");
    } else if name == "meant" {
        let starts = format!("{number} ");
        let others = list.lines().filter(|line| !line.starts_with(&starts));
        *list = others.collect::<Vec<_>>().join("\n");
    }
}
