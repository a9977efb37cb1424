//! A command that is suggested in place of a mistyped one: a yes carries it out, also with the person whom the mistyped one mentioned.

use crate::session::{Identity, NewGame, Refusal, RefusalKind, SeatChoice, SuggestedCommand};
use lusoria_games::rules::{Arg, Fact};

/// Longer commands (in bytes) are not kept for a yes.
const LONGEST: usize = 200;

/// The refusal, so that a yes carries out this command. Who is mentioned can be kept if it is one person only.
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

/// The refusal; if it asks whether a game of nearly the same name was meant, a yes carries out the command that `with_game` makes of it.
pub(super) fn suggest_game(
    refusal: Refusal,
    mentions: &[Identity],
    with_game: impl FnOnce(&str) -> String,
) -> Refusal {
    let near = near_game(&refusal).map(str::to_owned);
    match (refusal, near) {
        (Refusal::Host(fact), Some(near)) => {
            suggest_command(fact, with_game(&near), mentions).into()
        }
        (refusal, _) => refusal,
    }
}

fn near_game(refusal: &Refusal) -> Option<&str> {
    let Refusal::Host(fact) = refusal else {
        return None;
    };
    let asks = refusal.kind() == Some(RefusalKind::UnknownGameNear);
    match fact.args.iter().find(|(name, _)| asks && name == "near")? {
        (_, Arg::Text(near)) => Some(near),
        _ => None,
    }
}

/// `new` as it is typed, with this game for the one that was asked for.
pub(super) fn typed_new_game(new: &NewGame, game: &str) -> String {
    let mut typed = format!("new {game}");
    if !new.options.is_empty() {
        typed.extend(["(", &new.options, ")"]);
    }
    if let Some(friend) = &new.opponent {
        typed.extend([" @", friend.as_str()]);
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
