//! Finds the line that a person could type instead of taking a step that a message offers. The line is in the language of the message.
//! The screen shows it, so that people learn to type it themselves.

use crate::command::command_id::{BOARD, MOVES};
use crate::command::{command_in, find};
use crate::locales::Lang;
use crate::render::{Control, NextStep};

/// The line that does what this control does. A command is written without the prefix. `None` if the control only asks people to type.
pub(super) fn step_line(control: &Control, lang: Lang) -> Option<String> {
    let word = |id: &'static str| find(id).map_or(id, |spec| spec.word(lang));
    match &control.step {
        // Its label is the move as it is written.
        NextStep::Move(id, _) => Some(format!("#{id} {}", control.label)),
        NextStep::Piece(id, piece) => {
            let piece = piece.replace(':', " ");
            Some(format!("#{id} {} {piece}", word(MOVES)))
        }
        NextStep::Session(id) => Some(format!("{} #{id}", word(BOARD))),
        NextStep::Command(command, id) => Some(format!("{} #{id}", word(command))),
        NextStep::CommandWithWords(command, id) => {
            Some(format!("{} #{id}", command_in(lang, command)))
        }
        // Its label is the answer.
        NextStep::Answer(_) => Some(control.label.to_lowercase()),
        // There is nothing to choose: a line can be typed at any time.
        NextStep::Type(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{Addressing, Command, MessageLine, read_message};
    use crate::locales::fixed_sentence;
    use crate::session::SessionId;

    fn line(step: &NextStep, label: &str, lang: Lang) -> Option<String> {
        let control = Control {
            label: label.to_owned(),
            step: step.clone(),
        };
        step_line(&control, lang)
    }

    fn read(step: &NextStep) -> MessageLine {
        read_line(&line(step, "place 4", Lang::En).unwrap())
    }

    fn read_line(line: &str) -> MessageLine {
        let how = Addressing {
            prefix: "!",
            addressed: true,
        };
        read_message(line, how).pop().unwrap()
    }

    #[test]
    fn a_step_is_typed_in_the_language_of_the_room() {
        let id = SessionId(12);
        for (lang, label, moves, board) in [
            (Lang::Cs, "vložit 4", "#12 tahy e4", "deska #12"),
            (Lang::It, "metti 4", "#12 mosse e4", "tavola #12"),
            (Lang::Ru, "поставить 4", "#12 ходы e4", "доска #12"),
        ] {
            let a_move = NextStep::Move(id, "place:4".to_owned());
            let typed = line(&a_move, label, lang);
            assert_eq!(typed, Some(format!("#12 {label}")));
            let of_piece = NextStep::Piece(id, "e4".to_owned());
            assert_eq!(line(&of_piece, "e4 …", lang).as_deref(), Some(moves));
            let shown = NextStep::Session(id);
            assert_eq!(line(&shown, "", lang).as_deref(), Some(board));
        }
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
        assert_eq!(line(&NextStep::Type(id), "", Lang::En), None);
    }

    #[test]
    fn an_answer_is_typed_in_the_language_of_the_room() {
        for lang in Lang::ALL {
            for (yes, label) in [(true, "control-yes"), (false, "control-no")] {
                let label = fixed_sentence(lang, label);
                let typed = line(&NextStep::Answer(yes), &label, lang).unwrap();
                assert_eq!(typed, label.to_lowercase());
                let MessageLine::Command(Command::Answer(reply)) = read_line(&typed) else {
                    panic!("{typed}");
                };
                assert_eq!(reply.yes, yes);
            }
        }
    }
}
