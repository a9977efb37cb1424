//! The arguments that several commands share.

use super::argument::{Argument, ArgumentKind};
use super::keyword::Keyword;

/// The game to begin.
pub(super) const NEW_GAME: Argument = Argument::usual("game", ArgumentKind::GameWithOptions);
/// The session that is meant.
pub(super) const SESSION: Argument = Argument::optional("number", ArgumentKind::Session);
/// The person to play with.
pub(super) const FRIEND: Argument = Argument::usual("friend", ArgumentKind::Person);
/// Who moves first.
pub(super) const WHO_MOVES_FIRST: Argument = Argument::optional(
    "side",
    ArgumentKind::Keyword(&[Keyword::First, Keyword::Second, Keyword::Random]),
);
/// Whether the dice wait until each player has added a word to the seed.
pub(super) const LUCK: Argument =
    Argument::optional("luck", ArgumentKind::Keyword(&[Keyword::Luck]));
/// How much time the players have.
pub(super) const TIME: Argument = Argument::optional("time", ArgumentKind::Time);
/// How a board is shown.
pub(super) const BOARD_FORM: Argument =
    Argument::optional("form", ArgumentKind::Keyword(Keyword::BOARD_FORMS));
/// The word `off`. With it, the command does the opposite: `block @bob off`.
pub(super) const OFF: Argument = Argument::optional("off", ArgumentKind::Keyword(&[Keyword::Off]));
