//! The line that a person types to take a step that a message offers.

use crate::command::COMMANDS;
use crate::command::command_id::{BOARD, MOVES};
use crate::render::NextStep;

/// The line for this step; `None` if it takes no line of its own. Commands come without the prefix, so that those that end a game
/// ask first, as they do when they are pressed.
pub(super) fn step_line(step: &NextStep) -> Option<String> {
    match step {
        NextStep::Move(id, notation) => Some(format!("#{id} {}", notation.replace(':', " "))),
        NextStep::Piece(id, piece) => {
            let piece = piece.replace(':', " ");
            Some(format!("#{id} {} {piece}", word(MOVES)))
        }
        NextStep::Session(id) => Some(format!("{} #{id}", word(BOARD))),
        NextStep::Command(command, id) => Some(format!("{} #{id}", word(command))),
        NextStep::Answer(true) => Some("yes".to_owned()),
        NextStep::Answer(false) => Some("no".to_owned()),
        // Whoever wants to type, types.
        NextStep::Type(_) => None,
    }
}

/// The first word of the command with this id. It is understood in every room.
fn word(id: &'static str) -> &'static str {
    let spec = COMMANDS.iter().find(|spec| spec.id == id);
    spec.map_or(id, |spec| spec.words[0][0])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{Addressing, Command, MessageLine, read_message};
    use crate::session::SessionId;

    fn read(step: &NextStep) -> MessageLine {
        let how = Addressing {
            prefix: "!",
            addressed: true,
        };
        let line = step_line(step).unwrap();
        read_message(&line, how).pop().unwrap()
    }

    #[test]
    fn each_step_is_read_as_what_it_offers() {
        let id = SessionId(12);
        let a_move = read(&NextStep::Move(id, "place:4".to_owned()));
        assert_eq!(a_move, MessageLine::Bare(Some(id), "place 4".to_owned()));
        let of_piece = read(&NextStep::Piece(id, "e4".to_owned()));
        let moves = Command::Moves(Some(id), Some("e4".to_owned()));
        assert_eq!(of_piece, MessageLine::Command(moves));
        let board = read(&NextStep::Session(id));
        assert_eq!(board, MessageLine::Command(Command::Board(Some(id), None)));
        let yields = read(&NextStep::Command("resign", id));
        assert_eq!(
            yields,
            MessageLine::Command(Command::Resign(Some(id), false))
        );
        for (yes, step) in [true, false].map(|yes| (yes, NextStep::Answer(yes))) {
            let MessageLine::Command(Command::Answer(reply)) = read(&step) else {
                panic!("{step:?}");
            };
            assert_eq!(reply.yes, yes);
        }
        assert_eq!(step_line(&NextStep::Type(id)), None);
    }
}
