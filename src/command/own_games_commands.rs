//! The rows of the command table about a person's games in all rooms, about stepping through a game, and about
//! ratings and results.

use super::argument::{Argument, ArgumentKind};
use super::argument_values::ArgumentValues;
use super::build_command::build_replay;
use super::chat_command::Command;
use super::command_id;
use super::command_spec::{CommandSpec, HelpSection};
use super::common_arguments::SESSION;
use super::keyword::Keyword;
use crate::session::TimeKind;
use lusoria_games::rules::Fact;

const STEP: Argument = Argument::optional(
    "step",
    ArgumentKind::Keyword(&[Keyword::Next, Keyword::Back, Keyword::Picture]),
);
const NUMBER: Argument = Argument::optional("step-number", ArgumentKind::Number(None));
const GAME: Argument = Argument::optional("game", ArgumentKind::Game);
const KIND: Argument = Argument::optional(
    "kind",
    ArgumentKind::Keyword(&[
        Keyword::Kind(TimeKind::Live),
        Keyword::Kind(TimeKind::Slow),
        Keyword::Kind(TimeKind::Untimed),
    ]),
);
const PAGE: Argument = Argument::optional("page", ArgumentKind::Number(None));
const DICE: Argument = Argument::optional("dice", ArgumentKind::Keyword(&[Keyword::Dice]));
const PLAYER: Argument = Argument::optional("friend", ArgumentKind::Person);

/// Steps through a game.
pub(super) const REPLAY: CommandSpec = CommandSpec {
    id: command_id::REPLAY,
    section: Some(HelpSection::Look),
    words: [
        &["replay", "watch"],
        &["přehrát", "přehraj"],
        &["rivedi", "ripercorri"],
        &["повтор", "просмотр"],
    ],
    arguments: &[STEP, NUMBER, SESSION],
    tools: &[],
    build: build_replay,
};

/// Lists the games that are over.
pub(super) const HISTORY: CommandSpec = CommandSpec {
    id: "history",
    section: Some(HelpSection::Look),
    words: [
        &["history", "past"],
        &["historie", "odehrané"],
        &["storia", "cronologia"],
        &["история", "прошлое"],
    ],
    arguments: &[PLAYER, PAGE],
    tools: &[],
    build: |values| {
        let page = values.number.unwrap_or(1).max(1);
        Ok(Command::History(only_person(values)?, page))
    },
};

/// Lists a person's games in all rooms.
pub(super) const MINE: CommandSpec = CommandSpec {
    id: "mine",
    section: Some(HelpSection::Play),
    words: [
        &["mine", "mygames"],
        &["moje", "moje hry", "moje partie"],
        &["mie", "mie partite", "le mie"],
        &["мои", "мои партии", "мои игры", "партии"],
    ],
    arguments: &[],
    tools: &[],
    build: |values| match values.left_over {
        Some(word) => Err(Fact::new("mine-alone").with("word", word)),
        None => Ok(Command::Mine),
    },
};

/// Shows the board that has waited longest for a move of the person who types this.
pub(super) const NEXT_GAME: CommandSpec = CommandSpec {
    id: "next",
    section: Some(HelpSection::Play),
    words: [
        &["next"],
        &["další"],
        &["prossima"],
        &["следующая", "следующий", "дальше"],
    ],
    arguments: &[],
    tools: &[],
    build: |_| Ok(Command::Next),
};

/// Lists the best ratings.
pub(super) const TOP: CommandSpec = CommandSpec {
    id: "top",
    section: Some(HelpSection::Look),
    words: [
        &["top", "leaderboard", "ranking", "rank"],
        &["žebříček", "pořadí"],
        &["classifica", "migliori"],
        &["лучшие", "топ", "рейтинги"],
    ],
    arguments: &[GAME, KIND],
    tools: &[],
    build: |values| {
        let mut kinds = TimeKind::ALL.into_iter();
        let kind = kinds.find(|kind| values.has(Keyword::Kind(*kind)));
        Ok(Command::Top(values.text, kind))
    },
};

/// Shows somebody's results and ratings.
pub(super) const STATS: CommandSpec = CommandSpec {
    id: "stats",
    section: Some(HelpSection::Look),
    words: [
        &["stats", "statistics", "rating", "ratings", "elo", "score"],
        &["statistiky", "statistika"],
        &["statistiche", "punteggio"],
        &["статистика", "стат", "рейтинг", "счёт", "профиль"],
    ],
    arguments: &[PLAYER, DICE],
    tools: &[],
    build: |values| {
        let asks_for_dice = values.has(Keyword::Dice);
        match (asks_for_dice, only_person(values)?) {
            (true, None) => Ok(Command::StatsDice),
            (true, Some(_)) => Err(Fact::new("dice-of-others")),
            (false, person) => Ok(Command::Stats(person)),
        }
    },
};

/// The first person who was mentioned. `None` if nobody was mentioned.
///
/// # Errors
/// If words are left over, the refusal says that there is no such person. Such words are probably a name without its @.
fn only_person(values: ArgumentValues) -> Result<Option<String>, Fact> {
    match values.left_over {
        Some(word) => Err(Fact::new("unknown-person").with("person", word)),
        None => Ok(values.people.into_iter().next()),
    }
}
