//! Reads any text as a message with the command parser, and the lines that are no commands as moves of any game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use lusoria_games::catalog::{self, GAMES, Line};
use lusoria::command::{Addressing, Command, LONGEST_MESSAGE, MessageLine, choose_game, clean, is_prefix, read_message};
use lusoria::session::NewGame;
use lusoria_games::rules::Parsed;

const PREFIXES: [&str; 5] = ["!", "?", "$", "..", "+-="];

fuzz_target!(|input: (u8, u8, bool, &str)| {
    let (prefix, game, addressed, text) = input;
    let prefix = PREFIXES[usize::from(prefix) % PREFIXES.len()];
    assert!(is_prefix(prefix));
    let how = Addressing { prefix, addressed };
    let lines = read_message(text, how);
    assert!(lines.len() <= 11, "ten lines, and that there are more");
    assert_eq!(lines, read_message(text, how));
    let game = &GAMES[usize::from(game) % GAMES.len()];
    let start = game.begin("").expect("every game can be played without options");
    for line in &lines {
        match line {
            // Only a number, or a line of far too many words.
            MessageLine::Bare(_, text) if text.is_empty() => {}
            MessageLine::Bare(_, text) | MessageLine::MoveOrWrong(text, _) => {
                assert!(!text.contains('\n') && clean(text) == *text);
                assert!(text.chars().count() <= LONGEST_MESSAGE);
                moves(&*start, text);
            }
            MessageLine::Command(Command::New(new)) => begun(new),
            MessageLine::Command(_)
            | MessageLine::Wrong(_)
            | MessageLine::WrongCommand(..)
            | MessageLine::More => {}
        }
    }
    // Chatter to nobody in particular is never called wrong.
    if !addressed && !clean(text).contains(prefix) && text.len() <= LONGEST_MESSAGE {
        let is_wrong = |line: &MessageLine| {
            matches!(line, MessageLine::Wrong(_) | MessageLine::WrongCommand(..))
        };
        assert!(!lines.iter().any(is_wrong));
    }
});

/// What is read as a move is read as the same move again.
fn moves(line: &dyn Line, text: &str) {
    let pieces = line.split(text);
    assert!(!pieces.is_empty());
    for piece in pieces {
        let read = match line.parse(&piece) {
            Ok(Parsed::Move(canonical)) => vec![canonical],
            Ok(Parsed::Choose(several)) => several,
            Err(_) => continue,
        };
        assert!(!read.is_empty());
        for canonical in read {
            assert_eq!(line.parse(&canonical), Ok(Parsed::Move(canonical.clone())));
        }
    }
}

/// A game that can be had is had again by its game string.
fn begun(new: &NewGame) {
    if let Ok((_, game_string)) = choose_game(new) {
        let line = catalog::begin(&game_string).expect("it was begun before");
        assert_eq!(line.game_string(), game_string);
    }
}
