//! Position texts (F1, F2): the grid and the line of the Bologna server here, its JSON (F3) in `json`.
//!
//! Reading takes any board, also one that no game can bring about; `law` says whether one can. The line, with the turn, is
//! the canonical text.

use super::board::{CASTLE, CELLS, Cell, SIDE};
use super::{Ending, Options, Piece, Tablut, json};
use crate::rules::{Seat, State};
use serde::{Deserialize, Serialize};
use std::fmt;

/// What is wrong with a text, in English.
pub(super) type Flaw = &'static str;

/// What stands after the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub(super) enum Token {
    /// Also where nothing is said: white begins.
    #[default]
    White,
    Black,
    WhiteWin,
    BlackWin,
    Draw,
}

/// How the letters are said, in the order of [`Token`].
const TOKENS: [(Token, &str); 5] = [
    (Token::White, "W"),
    (Token::Black, "B"),
    (Token::WhiteWin, "WW"),
    (Token::BlackWin, "BW"),
    (Token::Draw, "D"),
];

impl Tablut {
    /// Reads a board in any of the three forms, whether or not a game can bring it about. The turn may be missing (white),
    /// `.` stands for `O`, small letters for capital ones; the empty castle may be an `O` too.
    pub(super) fn read_form(options: &Options, text: &str) -> Result<Self, Flaw> {
        if text.trim_start().starts_with('{') {
            return json::read(options, text);
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        let line = words.first().is_some_and(|word| word.len() > SIDE.into());
        let rows = words.iter().take(SIDE.into());
        if !line && rows.clone().any(|row| row.len() != usize::from(SIDE)) {
            return Err("a grid has nine lines of nine letters");
        }
        let letters = words.concat().to_ascii_uppercase();
        let (board, turn) = letters
            .split_at_checked(CELLS)
            .ok_or("a board has 81 letters")?;
        let mut position = Self::empty(options);
        for (cell, letter) in Cell::by_rows().zip(board.bytes()) {
            position.place(cell, piece(cell, letter)?);
        }
        position.take_turn(token(turn.trim_start_matches('-'))?)?;
        Ok(position)
    }

    /// The position text: as printed, nothing else, and only of a position that a game can bring about.
    pub(super) fn from_position_text(options: &Options, text: &str) -> Result<Self, Flaw> {
        let position = Self::read_form(options, text)?;
        match position.breach() {
            Some(breach) => Err(breach.law),
            None if position.to_string() == text => Ok(position),
            None => Err("it is not spelled as positions are printed"),
        }
    }

    /// Nine lines of nine letters, `-`, and the turn.
    pub(super) fn grid(&self) -> String {
        let line = self.to_string();
        let (board, turn) = line.split_at(CELLS);
        let row = |n: usize| &board[n * usize::from(SIDE)..][..usize::from(SIDE)];
        let rows: Vec<&str> = (0..SIDE.into()).map(row).collect();
        format!("{}\n-\n{turn}", rows.join("\n"))
    }

    /// A board without pieces, white to move.
    pub(super) fn empty(options: &Options) -> Self {
        Self {
            soldiers: [0; 2],
            king: 0,
            ..Self::start(options)
        }
    }

    /// Puts a piece on a cell, or nothing, whatever stood there and whatever the rules say.
    pub(super) fn place(&mut self, cell: Cell, piece: Option<Piece>) {
        let bit = cell.bit();
        self.king &= !bit;
        self.soldiers.iter_mut().for_each(|own| *own &= !bit);
        match piece {
            Some(Piece::King) => self.king |= bit,
            Some(Piece::Soldier(seat)) => self.soldiers[seat.index()] |= bit,
            None => {}
        }
    }

    /// Says who is to move, or that it is over.
    pub(super) const fn take_turn(&mut self, token: Token) -> Result<(), Flaw> {
        match token {
            Token::White => self.await_move(Seat::First),
            Token::Black => self.await_move(Seat::Second),
            Token::WhiteWin => {
                self.to_move = Seat::Second;
                self.ending = Some(Ending::Escaped);
            }
            Token::BlackWin => {
                self.to_move = Seat::First;
                self.ending = Some(Ending::Caught);
            }
            Token::Draw => return Err("a drawn game is over: write W or B for who is to move"),
        }
        Ok(())
    }

    /// Makes it this player's turn; without a move it is over.
    pub(super) const fn await_move(&mut self, seat: Seat) {
        self.to_move = seat;
        self.ending = if self.can_move() {
            None
        } else {
            Some(Ending::Stuck)
        };
    }

    pub(super) const fn token(&self) -> Token {
        match (self.ending, self.to_move) {
            (Some(Ending::Escaped), _) => Token::WhiteWin,
            (Some(Ending::Caught), _) => Token::BlackWin,
            (None | Some(Ending::Stuck), Seat::First) => Token::White,
            (None | Some(Ending::Stuck), Seat::Second) => Token::Black,
        }
    }

    fn letter(&self, cell: Cell) -> char {
        match self.piece(cell) {
            Some(Piece::King) => 'K',
            Some(Piece::Soldier(Seat::First)) => 'W',
            Some(Piece::Soldier(Seat::Second)) => 'B',
            None if cell.bit() == CASTLE => 'T',
            None => 'O',
        }
    }
}

fn piece(cell: Cell, letter: u8) -> Result<Option<Piece>, Flaw> {
    match letter {
        b'O' | b'.' => Ok(None),
        b'T' if cell.bit() == CASTLE => Ok(None),
        b'T' => Err("only e5 is the castle, T"),
        b'W' => Ok(Some(Piece::Soldier(Seat::First))),
        b'B' => Ok(Some(Piece::Soldier(Seat::Second))),
        b'K' => Ok(Some(Piece::King)),
        _ => Err("a board is written with the letters O W B K T"),
    }
}

fn token(text: &str) -> Result<Token, Flaw> {
    let found = TOKENS.iter().find(|(_, letters)| *letters == text);
    match found {
        Some((token, _)) => Ok(*token),
        None if text.is_empty() => Ok(Token::default()),
        None => Err("after the board stands who is to move: W or B"),
    }
}

/// The canonical position text.
impl fmt::Display for Tablut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board: String = Cell::by_rows().map(|cell| self.letter(cell)).collect();
        let (_, turn) = TOKENS[self.token() as usize];
        write!(f, "{board}{turn}")
    }
}
