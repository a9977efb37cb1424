//! Beginning a session: who sits where, with which options. Pure.

use super::{AccountId, Refusal, RoomId, Session, SessionId};
use crate::command::{self, New, Side};
use lusoria_games::catalog::{self, Game};
use lusoria_games::kit::dice;
use lusoria_games::rules::{Fact, Seat, SetupError};

/// The game and its options, as a game string, that `new` asks for.
///
/// # Errors
/// `which-game`, `unknown-game`, `new-what-else`, `unknown-option` and `bad-option`.
pub fn choose(new: &New) -> Result<(&'static Game, String), Refusal> {
    let (game, implied) = game_named(&new.game)
        .or_else(|unknown| turned_round(&new.game).ok_or(unknown))
        .map_err(|unknown| what_else(&new.game).unwrap_or(unknown))?;
    let options = [implied, new.options.as_str()]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>();
    let line = (game.begin)(&options.join(",")).map_err(|error| bad_option(game, error))?;
    Ok((game, line.game_string()))
}

/// A game of two words typed the other way round: `scripta quick`.
fn turned_round(typed: &str) -> Option<(&'static Game, &'static str)> {
    let (first, second) = typed.split_once(' ')?;
    catalog::find(&format!("{second} {first}"))
}

/// A game's name has no more words than this.
const WORDS_OF_A_NAME: usize = 6;

/// A game and words after it that are neither a person nor options: most likely a friend without the `@`.
fn what_else(typed: &str) -> Option<Refusal> {
    let blanks: Vec<_> = typed.match_indices(' ').take(WORDS_OF_A_NAME).collect();
    let (game, rest) = blanks
        .into_iter()
        .rev()
        .map(|(at, _)| typed.split_at(at))
        .find(|(game, _)| catalog::find(game).is_some())?;
    if command::is_program(rest.trim().trim_start_matches('@')) {
        return Some(Refusal::host("no-computer"));
    }
    let fact = Fact::new("new-what-else").with("game", game.to_owned());
    Some(fact.with("rest", rest.trim().to_owned()).into())
}

/// The game somebody names, with the options the name stands for.
///
/// # Errors
/// `which-game` if the name is that of a family, `unknown-game` if it is none.
pub fn game_named(name: &str) -> Result<(&'static Game, &'static str), Refusal> {
    if let Some(found) = catalog::find(name) {
        return Ok(found);
    }
    let family = catalog::family(name);
    let fact = if let Some(near) = catalog::nearest(name).filter(|_| family.is_empty()) {
        Fact::new("unknown-game-near").with("near", near.to_owned())
    } else if family.is_empty() {
        Fact::new("unknown-game")
    } else {
        let names: Vec<_> = family.iter().map(|game| game.names[0].0).collect();
        Fact::new("which-game").with("games", names.join(", "))
    };
    Err(fact.with("game", name.to_owned()).into())
}

pub(super) fn bad_option(game: &Game, error: SetupError) -> Refusal {
    let fact = match error {
        SetupError::UnknownOption(option) => Fact::new("unknown-option").with("option", option),
        SetupError::BadValue(option, allowed) => Fact::new("bad-option")
            .with("option", option)
            .with("allowed", allowed.to_owned()),
        SetupError::BadPosition(_) => Fact::new("unknown-option").with("option", String::new()),
    };
    fact.with("game", game.names[0].0.to_owned()).into()
}

/// What is known when a session is opened.
#[derive(Clone, Debug)]
pub struct Opening {
    /// Its reserved number.
    pub id: SessionId,
    /// Where.
    pub room: RoomId,
    /// Game string.
    pub game: String,
    /// The secret its dice and, if asked for, its seats are drawn from.
    pub seed: [u8; 32],
    /// Who asked.
    pub challenger: AccountId,
    /// Who was asked; nobody for a solitaire.
    pub friend: Option<AccountId>,
    /// Where the challenger sits.
    pub side: Side,
}

/// The new session, without entries.
///
/// # Errors
/// `yourself` if both are one account.
pub fn open(opening: Opening) -> Result<Session, Refusal> {
    if Some(opening.challenger) == opening.friend {
        return Err(Refusal::host("yourself"));
    }
    let seat = match opening.side {
        _ if opening.friend.is_none() => Seat::First,
        Side::First => Seat::First,
        Side::Second => Seat::Second,
        Side::Random => dice::proposer_seat(&opening.seed),
    };
    let mut seats = [opening.friend; 2];
    seats[seat.index()] = Some(opening.challenger);
    Session::begin(opening.id, opening.room, &opening.game, opening.seed, seats)
        .map_err(|_| Refusal::host("unknown-game"))
}
