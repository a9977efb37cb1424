//! Beginning a session: who sits where, with which options. Pure.

use super::{AccountId, Refusal, RoomId, Session, SessionId};
use crate::catalog::{self, Game};
use crate::command::{New, Side};
use crate::kit::dice;
use crate::rules::{Fact, Seat, SetupError};

/// The game and its options, as a game string, that `new` asks for.
///
/// # Errors
/// `unknown-game`, `unknown-option` and `bad-option`.
pub fn choose(new: &New) -> Result<(&'static Game, String), Refusal> {
    let unknown = || Fact::new("unknown-game").with("game", new.game.clone());
    let (game, implied) = catalog::find(&new.game).ok_or_else(unknown)?;
    let options = [implied, new.options.as_str()]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>();
    let line = (game.begin)(&options.join(",")).map_err(|error| bad_option(game, error))?;
    Ok((game, line.game_string()))
}

fn bad_option(game: &Game, error: SetupError) -> Refusal {
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
