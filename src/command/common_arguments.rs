//! The arguments that several commands have in common.

use super::argument::{Argument, ArgumentKind};
use super::choice::Choice;

/// Which session is meant.
pub(super) const SESSION: Argument = Argument::optional("number", ArgumentKind::Session);
/// Whom to play with.
pub(super) const FRIEND: Argument = Argument::usual("friend", ArgumentKind::Person);
/// Who moves first.
pub(super) const WHO_MOVES_FIRST: Argument = Argument::optional(
    "side",
    ArgumentKind::Choice(&[Choice::First, Choice::Second, Choice::Random]),
);
/// Whether the dice wait for a word of each player.
pub(super) const LUCK: Argument = Argument::optional("luck", ArgumentKind::Choice(&[Choice::Luck]));
/// In which form a board is shown.
pub(super) const BOARD_FORM: Argument = Argument::optional("prose", ArgumentKind::BoardForm);
