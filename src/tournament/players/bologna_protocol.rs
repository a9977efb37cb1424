//! Writes and reads the messages of the protocol of Bologna's Tablut league. Pure.
//!
//! Source: the league's server in Java (AGalassi/TablutCompetition), as it behaved when we tried it; `docs/tournaments.md` has the
//! whole protocol. A message is JSON with its length before it. The client first sends its name. Then the server sends the whole
//! position to both clients, at the beginning and after every move, and the client whose turn it is answers with a move.

use lusoria_games::catalog::Line;
use lusoria_games::rules::{Outcome, Seat, Turn};
use serde_json::{Value, json};

/// How many rows and columns the board has.
const SIDE: usize = 9;

/// The position as the server sends it. `turn` says who moves, or how the game ended. The caller gives `turn`, because `line` does not
/// know that a game was lost by a fault.
#[must_use]
pub fn bologna_state(line: &dyn Line, turn: Turn) -> String {
    let position = line.position();
    let cells: Vec<&str> = position.chars().take(SIDE * SIDE).map(content).collect();
    let board: Vec<&[&str]> = cells.chunks(SIDE).collect();
    json!({ "board": board, "turn": turn_word(turn) }).to_string()
}

/// The server's word for the content of a cell, from its letter in the position text.
const fn content(letter: char) -> &'static str {
    match letter {
        'W' => "WHITE",
        'B' => "BLACK",
        'K' => "KING",
        'T' => "THRONE",
        _ => "EMPTY",
    }
}

const fn turn_word(turn: Turn) -> &'static str {
    match turn {
        Turn::Seat(Seat::First) => "WHITE",
        Turn::Seat(Seat::Second) => "BLACK",
        Turn::Over(Outcome::Win(Seat::First)) => "WHITEWIN",
        Turn::Over(Outcome::Win(Seat::Second)) => "BLACKWIN",
        Turn::Over(Outcome::Draw) | Turn::Chance => "DRAW",
    }
}

/// Reduces a name to its letters and digits, of any script, in small letters. In this form, a client's name is compared with the names on
/// the list of entrants. `message` has the name, with or without the quotes of a JSON string. The whole name counts, although the
/// league's own server reads only ten characters of a name.
#[must_use]
pub fn bologna_name(message: &str) -> String {
    let name = serde_json::from_str::<String>(message).unwrap_or_else(|_| message.to_owned());
    let name = name.trim().trim_matches(['"', '\'']);
    let name = name.to_lowercase();
    name.chars().filter(|c| c.is_alphanumeric()).collect()
}

/// The move that a client has sent, in the game's notation; `None` if it cannot be read. Only `from` and `to` are read.
#[must_use]
pub fn bologna_move(message: &str) -> Option<String> {
    let action: Value = serde_json::from_str(message).ok()?;
    let cell = |key: &str| {
        let cell = action.get(key)?.as_str()?;
        (cell.len() == 2).then(|| cell.to_ascii_lowercase())
    };
    Some(format!("{}-{}", cell("from")?, cell("to")?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use lusoria_games::catalog::{Setup, begin};

    #[test]
    fn the_first_position_is_that_of_the_server() {
        let line = begin("tablut(king=custodial)").unwrap();
        let said = bologna_state(&*line, line.turn());
        let row = r#"{"board":[["EMPTY","EMPTY","EMPTY","BLACK","BLACK","BLACK","EMPTY","EMPTY","EMPTY"],"#;
        assert!(
            said.starts_with(row) && said.ends_with(r#"]],"turn":"WHITE"}"#),
            "{said}"
        );
        // The position editor can read the server's JSON. It reads this message as the start position.
        let editor = line.game().position_editor.unwrap();
        let setup = Setup {
            options: "",
            position: &said,
        };
        assert_eq!((editor.read)(setup).unwrap(), line.position());
        let over = bologna_state(&*line, Turn::Over(Outcome::Win(Seat::Second)));
        assert!(over.ends_with(r#""turn":"BLACKWIN"}"#));
    }

    /// The start looks the same upside down, so only another position can show which row comes first.
    #[test]
    fn row_1_is_the_first_of_the_board() {
        let mut line = begin("tablut").unwrap();
        line.play("e4-f4").unwrap();
        let said: Value = serde_json::from_str(&bologna_state(&*line, line.turn())).unwrap();
        assert_eq!(
            (&said["board"][3][5], &said["board"][3][4]),
            (&json!("WHITE"), &json!("EMPTY"))
        );
        assert_eq!(said["turn"], "BLACK");
    }

    #[test]
    fn names_and_moves_are_read_as_leniently_as_there() {
        assert_eq!(
            bologna_name("\"white_Player-1234567\""),
            "whiteplayer1234567"
        );
        assert_eq!(bologna_name("WHITE_team"), "whiteteam");
        assert_eq!(bologna_name("\"Жуки № 1\""), "жуки1");
        assert_eq!(
            bologna_move(r#"{"from":"e4","to":"f4","turn":"WHITE"}"#),
            Some("e4-f4".to_owned())
        );
        assert_eq!(
            bologna_move(r#"{ "to": "F4", "from": "E4" }"#),
            Some("e4-f4".to_owned())
        );
        for wrong in [
            "",
            "{}",
            "e4f4",
            r#"{"from":"e4"}"#,
            r#"{"from":"e44","to":"f4"}"#,
            r#"{"from":4,"to":5}"#,
            "[]",
        ] {
            assert_eq!(bologna_move(wrong), None, "{wrong}");
        }
    }
}
