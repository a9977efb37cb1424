//! Writes a move in the form of a command: `move d5-d6`. When the bot asks which game a move is for, the question keeps the move in this
//! form.

use super::command_table::PLAY;

/// The most characters of a move that becomes a command. The bot repeats the move in a question, so the move must be short.
const LONGEST: usize = 40;

/// This text as a command. `None` if the text is empty, is too long, or contains a sign that no move contains. The bot must not repeat
/// such a text in the room.
pub fn command_of_move(text: &str) -> Option<String> {
    let text = text.trim();
    let is_plain = |sign: char| sign.is_alphanumeric() || " -:,.>".contains(sign);
    let is_short = !text.is_empty() && text.chars().count() <= LONGEST;
    (is_short && text.chars().all(is_plain)).then(|| format!("{} {text}", PLAY.id))
}

/// The move in a text made by [`command_of_move`]. `None` if the text is another command.
pub fn asked_move(command: &str) -> Option<&str> {
    command.strip_prefix(PLAY.id)?.strip_prefix(' ')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_found_again_and_nothing_else() {
        for text in ["d5-d6", "7", "ход 1 4", "d4xf4", "d>2"] {
            let command = command_of_move(text).unwrap();
            assert_eq!(asked_move(&command), Some(text));
        }
        for text in ["", " ", "7 `@all`", "7 <b", &"7 ".repeat(30)] {
            assert_eq!(command_of_move(text), None, "{text}");
        }
        assert_eq!(asked_move("board picture"), None);
        assert_eq!(asked_move("moves"), None);
    }
}
