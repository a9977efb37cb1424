//! Suggests a command in place of a mistyped one: a yes carries it out, also with the person whom the mistyped command mentioned.

use crate::session::{Identity, NewGame, Refusal, SeatChoice, SuggestedCommand};
use lusoria_games::rules::Fact;

/// Longer commands (in bytes) are not remembered for a yes.
const LONGEST: usize = 200;

/// Adds this command to the refusal, so that a yes carries it out. If the command mentions several people, the refusal stays as it
/// is.
pub(super) fn suggest_command(refusal: Fact, text: String, mentions: &[Identity]) -> Fact {
    let mut ids = text.split_whitespace().filter_map(|w| w.strip_prefix('@'));
    let id = ids.next();
    if text.len() > LONGEST || ids.next().is_some() {
        return refusal;
    }
    let friend = mentions.iter().find(|person| Some(&*person.id) == id);
    let friend = friend.map(|person| (person.id.clone(), person.name.clone()));
    SuggestedCommand { text, friend }.added_to(refusal)
}

/// If the refusal asks whether a game with nearly this name was meant, adds the command that `with_game` makes of that game's name,
/// so that a yes carries it out.
pub(super) fn suggest_game(
    refusal: Refusal,
    mentions: &[Identity],
    with_game: impl FnOnce(&str) -> String,
) -> Refusal {
    let near = refusal.near_game().map(str::to_owned);
    match (refusal, near) {
        (Refusal::Host(fact), Some(near)) => {
            suggest_command(fact, with_game(&near), mentions).into()
        }
        (refusal, _) => refusal,
    }
}

/// The command `new` as it was typed, but with this game instead of the one that was typed.
pub(super) fn typed_new_game(new: &NewGame, game: &str) -> String {
    let mut typed = format!("new {game}");
    if !new.options.is_empty() {
        typed.extend(["(", &new.options, ")"]);
    }
    if let Some(friend) = &new.opponent {
        typed.extend([" @", friend.as_str()]);
    }
    for computer in &new.computers {
        typed += " bot";
        if let Some(level) = computer {
            typed.extend([":", &level.to_string()]);
        }
    }
    if new.both_sides {
        typed += " @me";
    }
    typed += match new.seat {
        SeatChoice::First => " first",
        SeatChoice::Second => " second",
        SeatChoice::Random => "",
    };
    if new.words {
        typed += " luck";
    }
    typed
}
