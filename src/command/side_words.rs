//! Reads the side that may follow a game's name, such as `white` in `new tablut @bob white`.

use crate::locales::{Lang, fixed_sentence};
use crate::session::SeatChoice;
use lusoria_games::catalog;
use lusoria_games::kit::fold;

/// The fewest characters of a stem. The stem of a side's word is the word without its last character. A word of only this many characters
/// is its own stem. A shorter word has no stem and must be typed whole. After a stem, any short ending may be typed: `bílá` for `bílý`.
const SHORTEST_STEM: usize = 3;
/// The most characters of the ending that is typed after the stem.
const LONGEST_ENDING: usize = 4;

/// Words that people may type before a side, as in `as white`. They are written in the form that `fold` returns.
const AS: &[&str] = &[
    "as", "with", "the", "za", "s", "con", "col", "il", "i", "за",
];

/// Returns the seat of a side of this game. The side may be typed as `mouse` or as `as mouse`. `None` if the game has no such side.
#[must_use]
pub fn seat_of_side(game: &str, side: &str) -> Option<SeatChoice> {
    let name = game.split('(').next().unwrap_or_default().trim_end();
    let typed = format!("{name} {side}");
    let (taken, seat) = take_side(&typed)?;
    (taken == name).then_some(seat)
}

/// Divides `tablut as white` into the game's name and the seat of the side. `None` if the text is not a game's name followed by one of
/// its sides.
pub(super) fn take_side(text: &str) -> Option<(&str, SeatChoice)> {
    if catalog::find(text).is_some() {
        return None;
    }
    let (mut name, side) = text.rsplit_once(' ')?;
    while let Some((before, word)) = name.rsplit_once(' ')
        && AS.contains(&fold(word).as_str())
    {
        name = before;
    }
    let (game, _) = catalog::find(name)?;
    let side = fold(side);
    let is_side = |seat: &str| {
        let id = format!("{}-side-{seat}", game.info.id);
        let is_meant_in = |lang: &Lang| is_meant(&fixed_sentence(*lang, &id), &side);
        Lang::ALL.iter().any(is_meant_in)
    };
    match (is_side("first"), is_side("second")) {
        (true, false) => Some((name, SeatChoice::First)),
        (false, true) => Some((name, SeatChoice::Second)),
        _ => None,
    }
}

/// Whether the typed word means the side with this name. Only the last word of the name is compared. The typed word may have another
/// ending than that word. `typed` is in the form that `fold` returns.
fn is_meant(name: &str, typed: &str) -> bool {
    let name = fold(name);
    let word = name.rsplit(' ').next().unwrap_or_default();
    if word == typed {
        return true;
    }
    let length = word.chars().count();
    if length < SHORTEST_STEM {
        return false;
    }
    let kept = (length - 1).max(SHORTEST_STEM);
    let stem: String = word.chars().take(kept).collect();
    let ending = typed.strip_prefix(&stem).map(|end| end.chars().count());
    ending.is_some_and(|ending| ending <= LONGEST_ENDING)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_of_the_game_is_a_seat() {
        let first = |game| Some((game, SeatChoice::First));
        let second = |game| Some((game, SeatChoice::Second));
        for (text, taken) in [
            ("tablut white", first("tablut")),
            ("tablut as black", second("tablut")),
            ("mouse mouse", first("mouse")),
            ("mouse cats", second("mouse")),
            ("таблут за белых", first("таблут")),
            ("таблут чёрными", second("таблут")),
            ("tablut za bílé", first("tablut")),
            ("tablut nero", second("tablut")),
            ("afrika jih", first("afrika")),
            ("tablut mouse", None),
            ("tablut", None),
            ("quick scripta", None),
        ] {
            assert_eq!(take_side(text), taken, "{text}");
        }
    }
}
