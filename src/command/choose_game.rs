//! Finds the game that is meant by the words after `new`.

use super::computer_name::{is_computer_name, level, level_in_name};
use crate::session::{NewGame, Refusal, find_game, refuse_option};
use lusoria_games::catalog::{self, Game};
use lusoria_games::rules::Fact;

/// The game that `new` asks for, and its game string with the options.
///
/// # Errors
/// One of the refusals `which-game`, `unknown-game`, `unknown-game-near`, `new-what-else`, `new-what-else-alone`, `new-what-level`,
/// `level-unknown`, `unknown-option` and `bad-option`.
pub fn choose_game(new: &NewGame) -> Result<(&'static Game, String), Refusal> {
    let (game, implied) = find_game(&new.game)
        .or_else(|unknown| turned_round(&new.game).ok_or(unknown))
        .map_err(|unknown| what_else(new).unwrap_or(unknown))?;
    let options = [implied, new.options.as_str()]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>();
    let line = game
        .begin(&options.join(","))
        .map_err(|error| refuse_option(game, error))?;
    Ok((game, line.game_string()))
}

/// A game whose two words were typed in the wrong order: `scripta quick`.
fn turned_round(typed: &str) -> Option<(&'static Game, &'static str)> {
    let (first, second) = typed.split_once(' ')?;
    catalog::find(&format!("{second} {first}"))
}

/// At most this many words are tried as the name of a game. No name has more words.
const WORDS_OF_A_NAME: usize = 6;

/// The refusal if other words follow the name of a game. Most likely these words are the name of a friend without the `@`. `None` if the
/// text does not begin with a game's name.
fn what_else(new: &NewGame) -> Option<Refusal> {
    let typed = new.game.as_str();
    let blanks: Vec<_> = typed.match_indices(' ').take(WORDS_OF_A_NAME).collect();
    let (game, rest) = blanks
        .into_iter()
        .rev()
        .map(|(at, _)| typed.split_at(at))
        .find(|(game, _)| catalog::find(game).is_some())?;
    if let (true, Err(level)) = (is_computer_name(rest.trim()), level_in_name(rest.trim())) {
        return Some(
            Fact::new("level-unknown")
                .with("word", level.to_owned())
                .into(),
        );
    }
    let is_solitaire = catalog::find(game).is_some_and(|(game, _)| game.info.seats == 1);
    let fact = match (is_solitaire, level(rest.trim())) {
        (true, _) => Fact::new("new-what-else-alone"),
        (false, Some(level)) => Fact::new("new-what-level").with("level", level.name().to_owned()),
        (false, None) => {
            // If an opponent is named already, the other words are hardly a friend's name without its `@`.
            let is_alone = new.opponent.is_none() && new.computers.is_empty() && !new.both_sides;
            let is_name = is_alone && rest.trim().chars().all(char::is_alphabetic);
            Fact::new("new-what-else").with("name", i64::from(is_name))
        }
    };
    let fact = fact.with("game", game.to_owned());
    Some(fact.with("rest", rest.trim().to_owned()).into())
}
