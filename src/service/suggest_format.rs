//! Explains why the command for a new tournament was not understood. If the format or the game is similar to one that exists, asks
//! whether that was meant. A yes announces the tournament, with everything else as it was typed. Which format is similar is decided in
//! `src/command/tournament_formats.rs`.

use super::suggest_command::{
    suggest_command, suggest_game, suggest_in_tournament, typed_entrants,
};
use crate::command::command_id::TOURNAMENT;
use crate::command::{NearFormat, find, new_tournament_word, typed_format, typed_time};
use crate::competition::schedule::Format;
use crate::locales::Lang;
use crate::session::{Identity, NewTournament, Refusal, RefusalKind, TimeControl};
use lusoria_games::rules::Fact;

/// The refusal of a new tournament whose game was not found, in words for somebody who announces a tournament.
pub(super) fn explain_new_tournament(
    refusal: Refusal,
    new: &NewTournament,
    lang: Lang,
    mentions: &[Identity],
) -> Refusal {
    let kind = refusal.kind();
    let is_unknown = matches!(
        kind,
        Some(RefusalKind::UnknownGame | RefusalKind::UnknownGameNear)
    );
    let is_followed = refusal.id() == "new-what-else";
    let near = NearFormat::of(&new.game).filter(|_| is_unknown || is_followed);
    match (near, refusal) {
        (Some(near), _) => ask_about_format(near, new, lang, mentions),
        (None, Refusal::Host(fact)) if is_followed => {
            about_the_same(Fact::new("tournament-what-else"), fact)
        }
        (None, refusal) => {
            let typed = |game: &str| typed_tournament(game, new.format, new, lang, str::to_owned);
            let refusal = suggest_game(refusal, mentions, typed);
            let refusal = suggest_in_tournament(refusal, new, lang, mentions);
            match (refusal.kind(), refusal) {
                (Some(RefusalKind::UnknownGame), Refusal::Host(fact)) => {
                    about_the_same(Fact::new("tournament-unknown-game"), fact)
                }
                (_, refusal) => refusal,
            }
        }
    }
}

/// The sentence of `refusal` with the values of `other`, for example the name of the game.
fn about_the_same(refusal: Fact, other: Fact) -> Refusal {
    Refusal::Host(Fact {
        args: other.args,
        ..refusal
    })
}

fn ask_about_format(
    near: NearFormat,
    new: &NewTournament,
    lang: Lang,
    mentions: &[Identity],
) -> Refusal {
    let named = |id: &str| {
        let mut people = mentions.iter();
        let person = people.find(|person| *person.id == *id);
        person.map_or_else(|| id.to_owned(), |person| person.name.to_string())
    };
    let known = typed_tournament(&near.game, near.format, new, lang, named);
    let again = typed_tournament(&near.game, near.format, new, lang, str::to_owned);
    let fact = RefusalKind::FormatNear.fact().with("known", known);
    suggest_command(fact.with("word", near.word), again, mentions).into()
}

/// The whole command with the game and the format that were meant. Everything else is as it was typed.
fn typed_tournament(
    game: &str,
    format: Format,
    new: &NewTournament,
    lang: Lang,
    named: impl Fn(&str) -> String,
) -> String {
    let tournament = find(TOURNAMENT).map_or(TOURNAMENT, |spec| spec.word(lang));
    let mut typed = format!("{tournament} {} {}", new_tournament_word(lang), game);
    if !new.options.is_empty() {
        typed.extend(["(", &new.options, ")"]);
    }
    typed.extend([" ", &typed_format(format, lang)]);
    if let Some(time) = new.time {
        // In a tournament no days of vacation are spent unless the command says so. In other games they are spent unless the command says
        // the opposite.
        let usual = TimeControl {
            vacation: time.pace.allows_vacation(),
            ..time
        };
        typed.extend([" ", &typed_time(usual, lang)]);
        typed += if time.vacation { " vacation=true" } else { "" };
    }
    if let Some(rated) = new.rated {
        typed.extend([" rated=", if rated { "true" } else { "false" }]);
    }
    typed.push_str(&typed_entrants(new, named));
    typed
}
