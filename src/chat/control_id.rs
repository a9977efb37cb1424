//! The ids of controls. On Discord, controls are buttons and options of menus. On Matrix, they are the yes and no that people choose by a
//! reaction. An id says what the control does. It also says for which session and position, or for which question, the control was made.
//! So the control can be pressed even months later. Discord allows 100 characters.
//!
//! ```text
//! m.12.30-41.9f3a0c11.e4-b4  play e4-b4 in #12, made after 30 moves and throws, and 41 entries
//! p.12.30-41.9f3a0c11.e4   list the moves of e4
//! c.12.30.9f3a0c11.rules   the command `rules` for #12
//! c.12.41.9f3a0c11.accept  the command `accept` for #12, which answers an offer; made after 41 entries
//! w.12.30.9f3a0c11.board picture  the command `board` with the word `picture` for #12
//! s.12.30.9f3a0c11.        show the board of #12
//! t.12.30.9f3a0c11.        type a move for #12
//! y.0b7de2c4, n.0b7de2c4   yes or no to the question with this number
//! ```
//!
//! In these lines, 30 counts moves and throws, 41 counts entries, and `9f3a0c11` is the token of the stamp. If the stamp is not that of a
//! position in the session, `-.-` stands in place of the counts and the token.
//!
//! The controls of old messages keep their ids for ever. So an id that can be read here must never change its meaning.

use crate::command::COMMANDS;
use crate::render::NextStep;
use crate::service::Press;
use crate::session::{SessionId, Stamp};

/// The longest id that Discord takes.
const LONGEST: usize = 100;

/// The id of a control. `None` if it would be too long, or if the control answers a question that the stamp does not name.
pub(super) fn write(step: &NextStep, stamp: Option<Stamp>) -> Option<String> {
    let (kind, rest) = match step {
        NextStep::Move(_, notation) => ('m', notation.as_str()),
        NextStep::Piece(_, piece) => ('p', piece.as_str()),
        NextStep::Command(id, _) => ('c', *id),
        NextStep::CommandWithWords(typed, _) => ('w', typed.as_str()),
        NextStep::Session(_) => ('s', ""),
        NextStep::Type(_) => ('t', ""),
        NextStep::Answer(yes) => {
            let Some(Stamp::Question(number)) = stamp else {
                return None;
            };
            let kind = if *yes { 'y' } else { 'n' };
            return Some(format!("{kind}.{number:08x}"));
        }
    };
    let session = step.session()?;
    let made = match stamp {
        Some(Stamp::Position {
            session: of,
            plies,
            entries,
            token,
        }) if of == session => {
            let made = match step {
                NextStep::Move(..) | NextStep::Piece(..) => format!("{plies}-{entries}"),
                step if step.answers_offer() => entries.to_string(),
                _ => plies.to_string(),
            };
            format!("{made}.{token:08x}")
        }
        _ => "-.-".to_owned(),
    };
    let id = format!("{kind}.{session}.{made}.{rest}");
    (id.chars().count() <= LONGEST).then_some(id)
}

/// Reads an id. `None` if it is none of ours.
pub(super) fn read(id: &str) -> Option<Press> {
    let mut words = id.splitn(5, '.');
    let (kind, first) = (words.next()?, words.next()?);
    if let "y" | "n" = kind {
        let number = u32::from_str_radix(first, 16).ok()?;
        return Some(Press {
            step: NextStep::Answer(kind == "y"),
            stamp: Some(Stamp::Question(number)),
        });
    }
    let session = SessionId(first.parse().ok()?);
    let (number, token, rest) = (words.next()?, words.next()?, words.next()?);
    let (plies, entries) = number.split_once('-').unwrap_or((number, number));
    let made = plies.parse().ok().zip(entries.parse().ok());
    let made = made.zip(u32::from_str_radix(token, 16).ok());
    let stamp = made.map(|((plies, entries), token)| Stamp::Position {
        session,
        plies,
        entries,
        token,
    });
    let step = match kind {
        "m" => NextStep::Move(session, rest.to_owned()),
        "p" => NextStep::Piece(session, rest.to_owned()),
        "c" => NextStep::Command(COMMANDS.iter().find(|spec| spec.id == rest)?.id, session),
        "w" => {
            let id = rest.split(' ').next()?;
            COMMANDS.iter().find(|spec| spec.id == id)?;
            NextStep::CommandWithWords(rest.to_owned(), session)
        }
        "s" => NextStep::Session(session),
        "t" => NextStep::Type(session),
        _ => return None,
    };
    Some(Press { step, stamp })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let id = SessionId(12);
        let stamp = Stamp::Position {
            session: id,
            plies: 30,
            entries: 30,
            token: 0x9f3a_0c11,
        };
        let later = Stamp::Position {
            session: id,
            plies: 30,
            entries: 41,
            token: 0x9f3a_0c11,
        };
        for step in [
            NextStep::Move(id, "a.b.c".to_owned()),
            NextStep::Piece(id, "move:1".to_owned()),
            NextStep::Command("rules", id),
            NextStep::CommandWithWords("show 2 picture".to_owned(), id),
            NextStep::Session(id),
            NextStep::Type(id),
        ] {
            for stamp in [Some(stamp), None] {
                let written = write(&step, stamp).unwrap();
                let press = Press {
                    step: step.clone(),
                    stamp,
                };
                assert_eq!(read(&written), Some(press), "{written}");
            }
        }
        let (step, stamp) = (NextStep::Move(id, "e4-b4".to_owned()), Some(later));
        let written = write(&step, stamp).unwrap();
        assert_eq!(read(&written), Some(Press { step, stamp }), "{written}");
        for yes in [true, false] {
            let (step, stamp) = (NextStep::Answer(yes), Some(Stamp::Question(5)));
            let written = write(&step, stamp).unwrap();
            assert_eq!(read(&written), Some(Press { step, stamp }));
        }
    }

    #[test]
    fn ids_of_earlier_versions_keep_their_meaning() {
        assert_eq!(
            read("m.12.30.9f3a0c11.e4-b4"),
            Some(Press {
                step: NextStep::Move(SessionId(12), "e4-b4".to_owned()),
                stamp: Some(Stamp::Position {
                    session: SessionId(12),
                    plies: 30,
                    entries: 30,
                    token: 0x9f3a_0c11
                }),
            })
        );
        for foreign in [
            "",
            "m",
            "m.x.1.2.3",
            "q.1.2.3.4",
            "c.1.2.3.nonsense",
            "y.yes",
        ] {
            assert_eq!(read(foreign), None, "{foreign}");
        }
    }
}
