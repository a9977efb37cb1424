//! Finds the game that a person names, or says why there is none.

use super::{Refusal, RefusalKind};
use lusoria_games::catalog::{self, Game};
use lusoria_games::rules::{Fact, SetupError};

/// The game with this name, and the options that the name implies.
///
/// # Errors
/// `which-game` if the name is that of a family of games, `unknown-game-near` if there is a game with a similar name,
/// `unknown-game` if there is none.
pub fn find_game(name: &str) -> Result<(&'static Game, &'static str), Refusal> {
    find_game_among(name, |_| true)
}

/// Like [`find_game`], but if the name is that of a family, the refusal names only the games for which `fits` returns true.
///
/// # Errors
/// As for [`find_game`].
pub fn find_game_among(
    name: &str,
    fits: impl Fn(&Game) -> bool,
) -> Result<(&'static Game, &'static str), Refusal> {
    // People may end the command with a punctuation mark: `play tablut?`.
    let name = name.trim_end_matches(['?', '!', '.', ',']);
    if let Some(found) = catalog::find(name) {
        return Ok(found);
    }
    let family = catalog::family(name).into_iter();
    let family = family.filter(|game| fits(game));
    let names: Vec<_> = family.map(|game| game.names[0].0).collect();
    let fact = match (&names[..], catalog::nearest(name)) {
        ([_, ..], _) => Fact::new("which-game").with("games", names.join(", ")),
        ([], Some(near)) => RefusalKind::UnknownGameNear
            .fact()
            .with("near", near.to_owned()),
        ([], None) => RefusalKind::UnknownGame.fact(),
    };
    Err(fact.with("game", name.to_owned()).into())
}

/// The refusal of an option that the game does not have, of a value that the option cannot have, or of an invalid position.
#[must_use]
pub fn refuse_option(game: &Game, error: SetupError) -> Refusal {
    let fact = match error {
        SetupError::UnknownOption(option) => Fact::new("unknown-option").with("option", option),
        SetupError::BadValue(option, allowed) => Fact::new("bad-option")
            .with("option", option)
            .with("allowed", allowed.to_owned()),
        SetupError::BadPosition(_) => Fact::new("unknown-option").with("option", String::new()),
    };
    fact.with("game", game.names[0].0.to_owned()).into()
}
