//! Fuzz target: the command parser reads any text as a message. The lines that are no commands are also read as moves of some game.
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
            // The line is only a session number, or has far too many words.
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
    // A message that is not addressed to the bot and contains no prefix is never answered as a wrong command.
    if !addressed && !clean(text).contains(prefix) && text.len() <= LONGEST_MESSAGE {
        let is_wrong = |line: &MessageLine| {
            matches!(line, MessageLine::Wrong(_) | MessageLine::WrongCommand(..))
        };
        assert!(!lines.iter().any(is_wrong));
    }
});

/// Checks that whatever is read as a move is read as the same move again from its canonical text.
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

/// Checks that a game that can be begun can be begun again by its game string.
fn begun(new: &NewGame) {
    if let Ok((_, game_string)) = choose_game(new) {
        let line = catalog::begin(&game_string).expect("it was begun before");
        assert_eq!(line.game_string(), game_string);
    }
}
