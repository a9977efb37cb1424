//! If a command was mistyped, asks whether a similar command was meant. A yes carries out the suggested command, with the people whom the
//! mistyped command mentioned.
//!
//! Most callers decide themselves which command to suggest; `chatter.rs` does so for a mistyped first word. For a mistyped word after
//! `tournament`, this file finds a similar word.

use crate::command::command_id::TOURNAMENT;
use crate::command::{find, nearest_in_tournament};
use crate::locales::Lang;
use crate::session::{
    Identity, NewGame, NewTournament, Refusal, RefusalKind, SeatChoice, SuggestedCommand,
};
use lusoria_games::rules::Fact;

/// If the suggested command is longer than this many bytes, a yes does not carry it out.
const LONGEST: usize = 200;

/// Adds this command to the refusal, so that a yes carries out the command.
pub(super) fn suggest_command(refusal: Fact, text: String, mentions: &[Identity]) -> Fact {
    if text.len() > LONGEST {
        return refusal;
    }
    let ids = text.split_whitespace().filter_map(|w| w.strip_prefix('@'));
    let friends = ids.filter_map(|id| mentions.iter().find(|person| *person.id == *id));
    let friends = friends.map(|person| (person.id.to_string(), person.name.to_string()));
    let friends = friends.collect();
    SuggestedCommand { text, friends }.added_to(refusal)
}

/// If the refusal asks whether a similar name of a game was meant, adds a command with that name, so that a yes carries out the command.
/// `with_game` builds the command from the name.
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

/// If somebody mistyped what is to be done with a tournament (`tournament cancle`), asks whether the similar word was meant. Otherwise
/// returns the refusal as it was.
pub(super) fn suggest_in_tournament(
    refusal: Refusal,
    new: &NewTournament,
    lang: Lang,
    mentions: &[Identity],
) -> Refusal {
    let (word, rest) = new.game.split_once(' ').unwrap_or((&new.game, ""));
    let is_unknown = refusal.kind() == Some(RefusalKind::UnknownGame);
    let near = nearest_in_tournament(word, lang).filter(|_| is_unknown);
    let Some(near) = near else {
        return refusal;
    };
    let after = format!("{rest}{}", typed_entrants(new, str::to_owned));
    ask_in_tournament(word, near, &after, lang, mentions)
}

/// The people and computer players of a new tournament, as they are typed at the end of the command: ` @bob bot:hard`.
pub(super) fn typed_entrants(new: &NewTournament, named: impl Fn(&str) -> String) -> String {
    let people = new.people.iter();
    let people = people.map(|person| format!(" @{}", named(person)));
    let computers = new.computers.iter().map(|level| match level {
        Some(level) => format!(" bot:{}", level.name()),
        None => " bot".to_owned(),
    });
    people.chain(computers).collect()
}

/// Asks whether `tournament MEANT` was meant, where `tournament WORD` was typed. `after` is the rest of the line. A yes carries out
/// `tournament MEANT` with this rest.
pub(super) fn ask_in_tournament(
    word: &str,
    meant: &str,
    after: &str,
    lang: Lang,
    mentions: &[Identity],
) -> Refusal {
    let tournament = find(TOURNAMENT).map_or(TOURNAMENT, |spec| spec.word(lang));
    let known = format!("{tournament} {meant}");
    let again = format!("{known} {}", after.trim());
    let fact = RefusalKind::DidYouMean.fact().with("known", known);
    let fact = fact.with("word", word.to_owned());
    suggest_command(fact, again, mentions).into()
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
