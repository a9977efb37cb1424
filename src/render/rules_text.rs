//! The rules of a game as a message, from the game's rules file.

use super::{Block, Body, Scene};
use crate::command::typed_game_name;
use crate::locales::{Lang, Values, rule_behind};
use lusoria_games::catalog::{GAMES, Game, Texts};

/// The mark of a heading in the full text.
const HEADING: &str = "## ";

/// The short or the full rules of the game with this id. At the end of the short rules, the full ones are mentioned.
pub(super) fn rules(id: &str, full: bool, scene: &Scene) -> Body {
    let Some(game) = GAMES.iter().find(|game| game.info.id == id) else {
        return Vec::new();
    };
    let (short, rest) = halves(text(game, scene.lang));
    let name = scene.sentence(&format!("{id}-name"), Values::new());
    let mut body = blocks(if full { rest } else { short }, scene);
    if !full {
        body.push(
            scene.sentence_paragraph(
                "rules-more",
                Values::new()
                    .text("game", name)
                    .text("id", typed_game_name(game, scene.lang)),
            ),
        );
    }
    if !scene.allows(game) {
        body.push(game_not_here(game, scene));
    }
    body
}

/// Says that this game may not be begun in the room.
pub(super) fn game_not_here(game: &Game, scene: &Scene) -> Block {
    let name = Values::new().text("game", typed_game_name(game, scene.lang));
    scene.sentence_paragraph("refused-game-not-here", name)
}

/// The section of a game's rules that explains a refusal. `id` is the game, `refusal` is the id of the refusal. Empty if no section
/// explains it.
pub(super) fn section(id: &str, refusal: &str, scene: &Scene) -> Body {
    let game = GAMES.iter().find(|game| game.info.id == id);
    let heading = rule_behind(scene.lang, &format!("{id}-{refusal}"));
    let Some((game, heading)) = game.zip(heading) else {
        return Vec::new();
    };
    let (_, full) = halves(text(game, scene.lang));
    let mut sections = full.split(HEADING).skip(1);
    let found = sections.find(|section| section.lines().next() == Some(&heading));
    blocks(found.unwrap_or_default(), scene)
}

/// The rules file in this language, or the English one if there is none.
#[must_use]
pub fn text(game: &Game, lang: Lang) -> &'static str {
    let of = |tag: &str| game.texts.iter().find(|texts| texts.lang == tag);
    of(lang.tag())
        .or_else(|| of(Lang::En.tag()))
        .map_or("", |texts: &Texts| texts.rules)
}

/// The short text above the line `---`, and the full text below it. If the line is missing, each of them is the whole text.
#[must_use]
pub fn halves(text: &str) -> (&str, &str) {
    text.split_once("\n---\n").unwrap_or((text, text))
}

/// The text as blocks. A picture in monospace, which the file puts between three backticks, becomes a block of its own. Commands get the
/// room's prefix.
fn blocks(text: &str, scene: &Scene) -> Body {
    // The files are written with the prefix `!`.
    let text = text.replace("`!", &format!("`{}", scene.prefix));
    text.split("```")
        .enumerate()
        .flat_map(|(n, piece)| {
            if n % 2 == 1 {
                vec![Block::fixed(piece.trim_matches('\n'))]
            } else {
                prose(piece, scene)
            }
        })
        .collect()
}

fn prose(text: &str, scene: &Scene) -> Vec<Block> {
    let paragraphs = text
        .split("\n\n")
        .map(str::trim)
        .filter(|paragraph| !paragraph.is_empty());
    paragraphs
        .map(|paragraph| scene.paragraph(paragraph.trim_start_matches(HEADING)))
        .collect()
}
