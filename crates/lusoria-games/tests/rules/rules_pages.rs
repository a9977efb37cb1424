//! Checks the examples of moves in the first part of each page of rules that the bot shows: they are legal at the start or after some first
//! move, and they do not end the game. The games in `NOT_FROM_THE_START` are left out.

use lusoria_games::catalog::{GAMES, Game, Line, Texts, read_moves};
use lusoria_games::rules::{NotationError, Parsed, Turn};

/// Games with examples of moves that cannot be played at the start. There are four kinds of such examples:
///
/// - The move belongs to a position from the middle of a game. The page shows this position.
/// - The move depends on a throw.
/// - The move goes in a direction in which no piece can move yet.
/// - The move is a capture.
const NOT_FROM_THE_START: [&str; 5] = [
    "afrika",
    "cats_and_mouse",
    "murus_gallicus",
    "ohojitxi",
    "xii_scripta",
];

/// The texts in backticks in the first part of a page that can be read as moves. Commands cannot be read as moves.
fn examples<'a>(game: &'static Game, texts: &'a Texts) -> Vec<&'a str> {
    let line = at_start(game);
    let first = texts.rules.split("\n---").next().unwrap();
    let quoted = first.split('`').skip(1).step_by(2);
    quoted
        // Leaves out diagrams, and the signs of pieces in them (`K`).
        .filter(|text| text.starts_with(|c: char| c.is_lowercase()) && !text.contains('\n'))
        .filter(|text| {
            let read = read_moves(&*line, text, true);
            let is_move = |one: &str| line.parse(one) != Err(NotationError::Foreign);
            read.unknown.is_none() && read.moves.first().is_some_and(|one| is_move(one))
        })
        .collect()
}

/// A new game, after the throws or lots with which it begins.
fn at_start(game: &'static Game) -> Box<dyn Line> {
    let mut line = game.begin("").unwrap();
    while line.turn() == Turn::Chance {
        let ply = line.chances().into_iter().next().unwrap().0;
        line.play(&ply).unwrap();
    }
    line
}

/// The line after these moves, if they are legal.
fn played(mut line: Box<dyn Line>, text: &str) -> Option<Box<dyn Line>> {
    let moves: Vec<_> = read_moves(&*line, text, true)
        .moves
        .into_iter()
        .map(|one| one.into_owned())
        .collect();
    for one in moves {
        let wanted = match line.parse(&one).ok()? {
            Parsed::Move(ply) => vec![ply],
            Parsed::Choose(plies) => plies,
        };
        let mut legal = line.listed_moves().into_iter();
        let ply = legal.find(|legal| wanted.iter().any(|one| **one == *legal.notation))?;
        line.play(&ply.notation).ok()?;
    }
    Some(line)
}

/// Plays these moves from the start. If they are not legal there, plays them after a first move that makes them legal. Returns the line
/// after the moves. `None` if they are not legal after any first move either.
fn played_early(game: &'static Game, text: &str) -> Option<Box<dyn Line>> {
    let after_first = at_start(game).listed_moves().into_iter().map(|first| {
        let mut line = at_start(game);
        line.play(&first.notation).unwrap();
        line
    });
    let mut starts = std::iter::once(at_start(game)).chain(after_first);
    starts.find_map(|start| played(start, text))
}

#[test]
fn an_example_of_a_move_is_legal_at_the_start_and_ends_nothing() {
    let mut seen = 0;
    for game in GAMES {
        if NOT_FROM_THE_START.contains(&game.info.id) {
            continue;
        }
        for texts in game.texts {
            for example in examples(game, texts) {
                let name = format!("{} in {}: {example}", game.info.id, texts.lang);
                let line = played_early(game, example).unwrap_or_else(|| panic!("{name}"));
                assert!(!matches!(line.turn(), Turn::Over(_)), "{name}");
                seen += 1;
            }
        }
    }
    assert!(seen > 20, "{seen}");
}
