//! Makes the questions that ask which of several games, seats, proposals or tournaments is meant. Each question lists these with their
//! numbers, and the person answers with a number (`which_game.rs`).
//!
//! Deliberately absent: the question that lists only sessions (`ask_which` in `find_session.rs`).

use crate::session::{Proposal, Refusal, Session, SessionId, TournamentId};
use lusoria_games::rules::Fact;

/// A game, seat or proposal that may be meant.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Meant {
    number: SessionId,
    /// The game with its options, as a game string.
    game: String,
}

impl From<&Session> for Meant {
    fn from(session: &Session) -> Self {
        let game = session.line.game_string();
        Self {
            number: session.id,
            game,
        }
    }
}

impl From<&Proposal> for Meant {
    fn from(proposal: &Proposal) -> Self {
        let game = proposal.terms.game.clone();
        Self {
            number: proposal.id,
            game,
        }
    }
}

/// Asks which of these games and proposals a command is about. `which` is the question as a fact. These values are added to the fact:
/// all the numbers, the games, the lowest number as an example, and the command.
pub(super) fn ask_which_of(
    which: Fact,
    games: &[Meant],
    proposals: &[Proposal],
    command: &str,
) -> Refusal {
    let proposals = proposals.iter().map(Meant::from);
    let mut all: Vec<_> = games.iter().cloned().chain(proposals).collect();
    all.sort_unstable();
    which
        .with("numbers", numbers(&all))
        .with("meant", games_meant(&all))
        .with("session", all.first().map_or(0, |one| one.number.0))
        .with("command", command.to_owned())
        .into()
}

/// Asks which of these seats and tournaments somebody wants to join.
pub(super) fn ask_what_to_join(seats: &[Proposal], tournaments: &[TournamentId]) -> Refusal {
    let seats: Vec<_> = seats.iter().map(Meant::from).collect();
    let ids: Vec<_> = tournaments.iter().map(|id| id.0.to_string()).collect();
    Fact::new("join-which")
        .with("seats", numbers(&seats))
        .with("meant", games_meant(&seats))
        .with("tournaments", ids.join(", "))
        .with("several", i64::from(!ids.is_empty()))
        .with("number", seats.first().map_or(0, |seat| seat.number.0))
        .with("tournament", tournaments.first().map_or(0, |id| id.0))
        .into()
}

/// The numbers as a list: `#2, #3`.
fn numbers(meant: &[Meant]) -> String {
    let numbers: Vec<_> = meant.iter().map(|one| format!("#{}", one.number)).collect();
    numbers.join(", ")
}

/// One line for each game, seat or proposal: its number and its game string.
fn games_meant(meant: &[Meant]) -> String {
    let lines: Vec<_> = meant
        .iter()
        .map(|one| format!("{} {}", one.number, one.game))
        .collect();
    lines.join("\n")
}
