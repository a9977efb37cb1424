//! Builds commands from their arguments. The table of commands calls these functions where one line of code is not enough. Also lists
//! the words that people type before a game or an opponent, such as `against`, and the words for a rated game.

use super::argument_values::ArgumentValues;
use super::chat_command::{Command, Step};
use super::clean_text::quoted;
use super::computer_name::{level, near_level};
use super::editor_words::{asks_for_help, leaves_editor};
use super::keyword::Keyword;
use super::personal_settings::{DIGEST, PERSONAL_SETTINGS, QUIET};
use super::prefix::is_prefix;
use super::quiet_words::wrong_time;
use super::room_settings::{self, NIGHT, ROOM_SETTINGS};
use super::setting::{Misread, Setting, SettingKind, read_change};
use super::side_words::take_side;
use super::time_commands::VACATION;
use super::time_words::build_time;
use crate::session::{BoardForm, EditAction, NewGame, SeatChoice, WantedTime};
use lusoria_games::engine::Level;
use lusoria_games::kit::fold;
use lusoria_games::rules::Fact;

type Built = Result<Command, Fact>;

/// The longest word that a player may add to a seed, in characters.
const LONGEST_LUCK: usize = 64;

/// Builds `new`. Without a game, options or a player, it begins the last game again.
pub(super) fn build_new(mut values: ArgumentValues) -> Built {
    let rated = take_rated(&mut values.options)?;
    opponents_fit(&values)?;
    let new = NewGame {
        time: build_time(&values.time)?,
        ..challenge(&values)
    };
    let is_alone = values.options.is_empty() && !new.names_a_player();
    let text = values.text.map(|text| match new.names_a_player() {
        true => without_against(&text),
        false => text,
    });
    let text = text.map(|text| without_before(&text).to_owned());
    let (text, said_rated) = text.map_or((None, false), |text| {
        let (text, rated) = without_rated(&text);
        (Some(text), rated)
    });
    let rated = rated.or(said_rated.then_some(true));
    let (text, seat) = match text.as_deref().and_then(take_side) {
        Some((game, side)) if new.seat == SeatChoice::Random => (Some(game.to_owned()), side),
        _ => (text, new.seat),
    };
    let game = match text.filter(|text| !text.is_empty()) {
        Some(game) if names_no_game(&game) => return Err(Fact::new("new-which-game")),
        Some(game) => game,
        None if is_alone => String::new(),
        None => return Err(Fact::new("new-which-game")),
    };
    Ok(Command::New(NewGame {
        game,
        options: values.options,
        rated,
        seat,
        ..new
    }))
}

/// The names of the option that says whether a game is rated, in the form that `fold` returns.
const RATED: &[&str] = &[
    "rated",
    "hodnocena",
    "hodnoceno",
    "hodnoceni",
    "classificata",
    "valutata",
    "valida",
    "реитинговая",
    "реитинг",
];
/// What people type for yes and no besides the words of [`Keyword::On`] and [`Keyword::Off`].
const TRUE: &[&str] = &["true", "yes", "1"];
const FALSE: &[&str] = &["false", "0"];

/// Takes the option for a rated game out of `options`, and returns its value. The game itself does not know this option. `None` if the
/// option was not typed.
pub(super) fn take_rated(options: &mut String) -> Result<Option<bool>, Fact> {
    if !options.contains('=') {
        return Ok(None);
    }
    let is_rated = |option: &&str| {
        let key = option.split('=').next().unwrap_or_default();
        RATED.contains(&fold(key).as_str())
    };
    let (rated, others): (Vec<&str>, Vec<&str>) = options.split(',').partition(is_rated);
    let Some(typed) = rated.first().and_then(|option| option.split_once('=')) else {
        return Ok(None);
    };
    let (value, others) = (fold(typed.1), others.join(","));
    let is = |keyword: Keyword, more: &[&str]| {
        keyword.is_meant_by(&value, &value) || more.contains(&value.as_str())
    };
    let rated = match (is(Keyword::On, TRUE), is(Keyword::Off, FALSE)) {
        (true, _) => true,
        (_, true) => false,
        _ => return Err(Fact::new("rated-how")),
    };
    *options = others;
    Ok(Some(rated))
}

/// What people write before an opponent, in the form that `fold` returns: English, Czech, Italian, Russian.
const AGAINST: &[&str] = &[
    "against",
    "vs",
    "versus",
    "with",
    "the",
    "a",
    "an",
    "proti",
    "s",
    "se",
    "contro",
    "con",
    "il",
    "un",
    "против",
    "с",
    "со",
];

/// The name of the game, without the words before the opponent. In `new cats against the computer`, the text is `cats against the`, and
/// the name is `cats`.
fn without_against(text: &str) -> String {
    let mut words: Vec<_> = text.split(' ').collect();
    while words
        .last()
        .is_some_and(|word| AGAINST.contains(&fold(word).as_str()))
    {
        words.pop();
    }
    words.join(" ")
}

/// What people write between the command and the game (`hru` in `hrát hru tablut`), in the form that `fold` returns.
const BEFORE: &[&str] = &[
    "a",
    "game",
    "hru",
    "partii",
    "partita",
    "в",
    "во",
    "игру",
    "партию",
];

pub(super) fn without_before(text: &str) -> &str {
    match text.split_once(' ') {
        Some((first, rest)) if BEFORE.contains(&fold(first).as_str()) => without_before(rest),
        _ => text,
    }
}

/// Whether the text is only a general word for a game, as in `new game`. The single letters in [`BEFORE`] do not count.
fn names_no_game(text: &str) -> bool {
    text.chars().count() > 1 && BEFORE.contains(&fold(text).as_str())
}

/// Words that say by themselves that a game is rated, in the form that `fold` returns.
const SAYS_RATED: &[&str] = &[
    "rated",
    "hodnocena",
    "hodnocenou",
    "valutata",
    "valida",
    "реитинг",
    "реитинговая",
    "реитинговую",
    "зачет",
];

/// The text without the word that says that the game is rated. The result is true if there was such a word.
fn without_rated(text: &str) -> (String, bool) {
    let mut words: Vec<_> = text.split(' ').collect();
    let says = |word: &&str| SAYS_RATED.contains(&fold(word).as_str());
    let Some(at) = words.iter().position(says) else {
        return (text.to_owned(), false);
    };
    words.remove(at);
    // `в зачёт`, `на рейтинг`
    if at > 0 && ["в", "на"].contains(&words[at - 1]) {
        words.remove(at - 1);
    }
    (words.join(" "), true)
}

/// A new game with the typed opponents and seat. The keyword `luck` sets [`NewGame::words`]. The name and the options of the game stay
/// empty.
pub(super) fn challenge(values: &ArgumentValues) -> NewGame {
    NewGame {
        game: String::new(),
        options: String::new(),
        seat: seat_choice(values),
        words: values.has(Keyword::Luck),
        rated: None,
        opponent: values.people.first().cloned(),
        computers: values.computers.clone(),
        both_sides: values.both_sides,
        time: WantedTime::Unsaid,
        takes_seat: false,
    }
}

/// Checks that the players who were named fit one game. These are allowed:
///
/// - nobody,
/// - one person or one computer player, against the person who types this,
/// - two computer players,
/// - the person who types this, on both sides.
fn opponents_fit(values: &ArgumentValues) -> Result<(), Fact> {
    let others = (values.people.len(), values.computers.len());
    match (others, values.both_sides) {
        ((0, 0..=2) | (1, 0), false) | ((0, 0), true) => Ok(()),
        _ => Err(Fact::new("one-friend")),
    }
}

/// Words that turn the level `hard` into the strongest one (`più` in `più difficile`), in the form that `fold` returns.
const MOST: &[&str] = &["most", "nejvic", "piu", "самыи", "самая"];

/// Builds `level`.
pub(super) fn build_level(values: ArgumentValues) -> Built {
    match (values.keywords.first(), values.left_over) {
        (Some(Keyword::Level(level)), None) => Ok(Command::Level(values.session, Some(*level))),
        (Some(Keyword::Level(Level::Hard)), Some(more)) if MOST.contains(&fold(&more).as_str()) => {
            Ok(Command::Level(values.session, Some(Level::Ruthless)))
        }
        (None, None) => Ok(Command::Level(values.session, None)),
        (_, left_over) => {
            let word = left_over.unwrap_or_default();
            if let Some(level) = near_level(&word) {
                return Ok(Command::Level(values.session, Some(level)));
            }
            Err(Fact::new("level-unknown").with("word", word))
        }
    }
}

pub(super) fn seat_choice(values: &ArgumentValues) -> SeatChoice {
    if values.has(Keyword::First) {
        SeatChoice::First
    } else if values.has(Keyword::Second) {
        SeatChoice::Second
    } else {
        SeatChoice::Random
    }
}

/// Builds `luck`. Whether any session waits for a word is checked later.
pub(super) fn build_luck(values: ArgumentValues) -> Built {
    let word = values.text.unwrap_or_default();
    if word.chars().count() > LONGEST_LUCK {
        return Err(Fact::new("luck-too-long"));
    }
    Ok(Command::Luck(values.session, word))
}

/// The form of board that was typed. `None` if none was typed.
pub(super) fn board_form(values: &ArgumentValues) -> Option<BoardForm> {
    let forms = [
        (Keyword::Prose, BoardForm::Prose),
        (Keyword::Picture, BoardForm::Picture),
        (Keyword::Text, BoardForm::Text),
    ];
    let mut typed = forms.into_iter().filter(|(word, _)| values.has(*word));
    typed.next().map(|(_, form)| form)
}

pub(super) fn build_replay(values: ArgumentValues) -> Built {
    if let Some(word) = values.left_over {
        return Err(Fact::new("replay-how").with("word", word));
    }
    let step = match (values.keywords.first(), values.number) {
        (Some(_), Some(_)) => return Err(Fact::new("replay-one-step")),
        (Some(Keyword::Next), _) => Some(Step::Next),
        (Some(Keyword::Picture), _) => Some(Step::Pictures),
        (Some(_), _) => Some(Step::Back),
        (None, number) => number.map(Step::To),
    };
    Ok(Command::StepThrough(values.session, step))
}

pub(super) fn build_show(values: ArgumentValues) -> Built {
    if values.has(Keyword::Here) || values.has(Keyword::Off) {
        return Ok(Command::ShowHere(values.session, values.has(Keyword::Here)));
    }
    let form = board_form(&values);
    let asks = Fact::new("show-which-entry");
    let entry = values.number.ok_or_else(|| values.with_session(asks))?;
    Ok(Command::Show(values.session, entry, form))
}

pub(super) fn build_me(values: ArgumentValues) -> Built {
    let Some(typed) = values.text else {
        return Ok(Command::Me(None, None));
    };
    let is_vacation = |word: &&str| fold(word) == fold(&typed);
    if VACATION.words.concat().iter().any(is_vacation) {
        return Ok(Command::Vacation(None));
    }
    match read_change(PERSONAL_SETTINGS, &typed) {
        Ok((setting, change)) => Ok(Command::Me(Some(setting.id), change)),
        Err(Misread::Value(setting, value)) => {
            Err(wrong_value(Fact::new("me-value"), setting, value))
        }
        Err(Misread::Name) => Err(Fact::new("me-how")),
    }
}

pub(super) fn build_settings(values: ArgumentValues) -> Built {
    let Some(typed) = values.text else {
        return Ok(Command::Settings(None, None));
    };
    match read_change(ROOM_SETTINGS, &typed) {
        Ok((setting, change)) => Ok(Command::Settings(Some(setting.id), change)),
        Err(Misread::Value(setting, value)) => {
            Err(wrong_value(Fact::new("settings-value"), setting, value))
        }
        // The program that our Cats and Mouse follows sets its levels with the word `settings`.
        Err(Misread::Name) => match level(typed.trim()) {
            Some(level) => Ok(Command::Level(None, Some(level))),
            None => Err(Fact::new("settings-how")),
        },
    }
}

/// The message that a value does not fit this setting. If the value should be times of the day, the message names the part of the value
/// that is not a time.
fn wrong_value(fact: Fact, setting: &Setting, value: &str) -> Fact {
    let is_quiet = setting.id == room_settings::QUIET.id;
    let kind = match setting.kind {
        // `settings quiet 22-8` means the hours of the night.
        SettingKind::OnOff if is_quiet && value.starts_with(|c: char| c.is_ascii_digit()) => {
            NIGHT.id
        }
        SettingKind::OnOff => "switch",
        SettingKind::Number(..) => "number",
        SettingKind::Choice(_) | SettingKind::Words(_) => setting.id,
    };
    let has_times = [QUIET.id, NIGHT.id, DIGEST.id].contains(&kind);
    match wrong_time(value).filter(|_| has_times) {
        Some(wrong) => Fact::new("no-time-of-day").with("value", quoted(&wrong)),
        None => fact
            .with("kind", kind.to_owned())
            .with("value", quoted(value)),
    }
}

pub(super) fn build_lang(values: ArgumentValues) -> Built {
    match (values.keywords.first(), values.left_over) {
        (Some(Keyword::Language(lang)), None) => Ok(Command::Lang(Some(*lang))),
        (None, None) => Ok(Command::Lang(None)),
        _ => Err(Fact::new("bad-lang")),
    }
}

pub(super) fn build_prefix(values: ArgumentValues) -> Built {
    match values.text {
        Some(prefix) if !is_prefix(&prefix) => Err(Fact::new("bad-prefix")),
        prefix => Ok(Command::Prefix(prefix)),
    }
}

/// Builds `edit` without a tool: shows the editor, or opens it with a game.
pub(super) fn build_edit(values: ArgumentValues) -> Built {
    if values.text.as_deref().is_some_and(asks_for_help) {
        return Ok(Command::Help(Some("edit".to_owned())));
    }
    Ok(Command::Edit(match values.text {
        Some(game) if leaves_editor(&game) => return Err(Fact::new("edit-stays-open")),
        Some(game) => EditAction::Open(game, values.options),
        None if values.options.is_empty() => EditAction::Show,
        None => return Err(Fact::new("edit-usage").with("tool", "set".to_owned())),
    }))
}
