//! The messages of the line protocol. They are read more leniently than they are written.
//!
//! Source: the assignment of the university course from which Murus Gallicus came to us; `docs/tournaments.md` says where the assignment
//! contradicts itself and what we do there. The same messages serve any game without dice or lots, with its moves in canonical notation.
//! Pure.

use lusoria_games::rules::Seat;
use std::fmt;
use std::str::FromStr;

/// What the server sends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FromServer {
    /// The client's seat, written as a colour: white moves first.
    Welcome(Seat),
    /// Text for people; programs ignore it.
    Message(String),
    /// The opponent's move.
    OpponentMove(String),
    /// It is the client's turn, and its clock runs.
    YourTurn,
    /// The client's move was legal and has been played.
    ValidMove,
    /// What the client has sent was not a legal move, so it has lost.
    IllegalMove,
    /// The client's time has run out, so it has lost.
    Timeout,
    /// The client has won.
    Victory,
    /// Nobody has won.
    Tie,
    /// The client has lost.
    Defeat,
}

/// What a client sends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FromClient {
    /// The client's move.
    Move(String),
}

/// A line that is not a message of the protocol.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is no message of the protocol")]
pub struct NotAMessage(String);

impl fmt::Display for FromServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Welcome(Seat::First) => f.write_str("WELCOME White"),
            Self::Welcome(Seat::Second) => f.write_str("WELCOME Black"),
            Self::Message(text) => write!(f, "MESSAGE {text}"),
            Self::OpponentMove(ply) => write!(f, "OPPONENT_MOVE {ply}"),
            Self::YourTurn => f.write_str("YOUR_TURN"),
            Self::ValidMove => f.write_str("VALID_MOVE"),
            Self::IllegalMove => f.write_str("ILLEGAL_MOVE"),
            Self::Timeout => f.write_str("TIMEOUT"),
            Self::Victory => f.write_str("VICTORY"),
            Self::Tie => f.write_str("TIE"),
            Self::Defeat => f.write_str("DEFEAT"),
        }
    }
}

impl fmt::Display for FromClient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Move(ply) = self;
        write!(f, "MOVE {ply}")
    }
}

/// The first word of a line, in capitals, and the rest of the line.
fn keyword(line: &str) -> (String, &str) {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (word.to_ascii_uppercase(), rest.trim())
}

impl FromStr for FromServer {
    type Err = NotAMessage;

    /// Capitals and small letters do not matter in the keyword and the colour. The assignment from which the protocol comes writes both
    /// `White` and `white`.
    fn from_str(line: &str) -> Result<Self, NotAMessage> {
        let (word, rest) = keyword(line);
        let message = match (&*word, &*rest.to_ascii_lowercase()) {
            ("WELCOME", "white") => Self::Welcome(Seat::First),
            ("WELCOME", "black") => Self::Welcome(Seat::Second),
            ("MESSAGE", _) => Self::Message(rest.to_owned()),
            ("OPPONENT_MOVE", _) if !rest.is_empty() => Self::OpponentMove(rest.to_owned()),
            ("YOUR_TURN", _) => Self::YourTurn,
            ("VALID_MOVE", _) => Self::ValidMove,
            ("ILLEGAL_MOVE", _) => Self::IllegalMove,
            ("TIMEOUT", _) => Self::Timeout,
            ("VICTORY", _) => Self::Victory,
            ("TIE", _) => Self::Tie,
            ("DEFEAT", _) => Self::Defeat,
            _ => return Err(NotAMessage(line.to_owned())),
        };
        Ok(message)
    }
}

impl FromStr for FromClient {
    type Err = NotAMessage;

    /// Capitals and small letters do not matter in the keyword. Whether the move can be read is for the game to say.
    fn from_str(line: &str) -> Result<Self, NotAMessage> {
        match keyword(line) {
            (word, ply) if word == "MOVE" && !ply.is_empty() => Ok(Self::Move(ply.to_owned())),
            _ => Err(NotAMessage(line.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_reads_back_as_written() {
        for line in [
            "WELCOME White",
            "WELCOME Black",
            "MESSAGE warm-up 30 s",
            "OPPONENT_MOVE A1,S",
            "YOUR_TURN",
            "VALID_MOVE",
            "ILLEGAL_MOVE",
            "TIMEOUT",
            "VICTORY",
            "TIE",
            "DEFEAT",
        ] {
            assert_eq!(line.parse::<FromServer>().unwrap().to_string(), line);
        }
        assert_eq!(
            "MOVE G4,NE".parse::<FromClient>().unwrap().to_string(),
            "MOVE G4,NE"
        );
    }

    #[test]
    fn the_two_ways_in_which_the_source_writes_a_colour_are_understood() {
        assert_eq!(
            "WELCOME white".parse(),
            Ok(FromServer::Welcome(Seat::First))
        );
        assert_eq!(
            "WELCOME Black".parse(),
            Ok(FromServer::Welcome(Seat::Second))
        );
        assert!(
            "WELCOME".parse::<FromServer>().is_err()
                && "WELCOME red".parse::<FromServer>().is_err()
        );
    }

    #[test]
    fn blanks_and_small_letters_do_not_matter_and_other_words_do() {
        let moved = Ok(FromClient::Move("g4 , ne".to_owned()));
        assert_eq!("  move  g4 , ne ".parse(), moved);
        for wrong in ["", "MOVE", "G4,NE", "MOVES G4,NE", "MOVE: G4,NE", "\u{0}"] {
            assert!(wrong.parse::<FromClient>().is_err(), "{wrong:?}");
        }
    }
}
