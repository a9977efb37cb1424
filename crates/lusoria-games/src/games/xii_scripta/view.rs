//! Makes what people see or read of a position (A4): the diagram (cells and captions) and the prose, as facts.

use super::XiiScripta;
use super::side::flip;
use crate::rules::{
    Cell, Diagram, Fact, Frame, Piece, Seat, State, Terrain, Turn, Turning, Viewable, letter_label,
    number_label,
};

const COLUMNS: usize = 12;
const ROWS: usize = 3;
/// The numbers of the steps as a player sees them on the board (A1.1). They belong to that player's own course.
const STEPS: &[&[&str]] = &[
    &[
        "24", "23", "22", "21", "20", "19", "18", "17", "16", "15", "14", "13",
    ],
    &[
        "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12",
    ],
    &[
        "25", "26", "27", "28", "29", "30", "31", "32", "33", "34", "35", "36",
    ],
];
const POINT: Terrain = Terrain::field("point", "_");

/// Where player I sees the step with this number on the board (A1.1): the row and the column. Both are counted from 0, from the top left.
pub(super) const fn place_of(step: u8) -> (usize, usize) {
    let step = step as usize;
    match step {
        0..=12 => (1, step - 1),
        13..=24 => (0, 24 - step),
        _ => (2, step - 25),
    }
}

impl Viewable for XiiScripta {
    fn diagram(&self) -> Diagram {
        let empty = Cell {
            terrain: &POINT,
            piece: None,
            owner: None,
        };
        let mut rows = vec![vec![empty; COLUMNS]; ROWS];
        for seat in Seat::ALL {
            for (step, count) in self.side(seat).points() {
                let (row, column) = place_of(if seat == Seat::First {
                    step
                } else {
                    flip(step)
                });
                let place = &mut rows[row][column];
                place.piece = Some(pieces(seat, count));
                place.owner = Some(seat);
            }
        }
        Diagram {
            rows,
            gap_after: Some(COLUMNS / 2),
            turning: Turning::HalfTurn,
            frame: Frame {
                inside: STEPS,
                ..Frame::default()
            },
            captions: self.captions(),
        }
    }

    /// First the reader's pieces, then the opponent's, then the captions. Points have the reader's numbers.
    fn prose(&self, reader: Seat) -> Vec<Fact> {
        let own = self.side(reader).points().collect();
        let mut theirs: Vec<(u8, u8)> = self
            .side(reader.other())
            .points()
            .map(|(step, count)| (flip(step), count))
            .collect();
        theirs.sort_unstable();
        let mut facts = points(["own-point", "own-none"], reader, own);
        facts.extend(points(
            ["their-point", "their-none"],
            reader.other(),
            theirs,
        ));
        facts.extend(self.captions().into_iter().map(told_in_prose));
        facts
    }
}

impl XiiScripta {
    /// The dice left, then both players' pieces beside the board.
    fn captions(&self) -> Vec<Fact> {
        let dice = match self.turn() {
            Turn::Seat(seat) => Some(
                Fact::new("dice-left")
                    .with("seat", seat)
                    .with("dice", self.dice.to_string())
                    .while_playing(),
            ),
            Turn::Chance | Turn::Over(_) => None,
        };
        dice.into_iter()
            .chain(Seat::ALL.map(|seat| self.stock(seat)))
            .collect()
    }

    /// The fact that tells how many pieces of a player wait, are captured, or are borne off (A3.16).
    fn stock(&self, seat: Seat) -> Fact {
        let side = self.side(seat);
        Fact::new("stock")
            .with("seat", seat)
            .with("waiting", side.waiting)
            .with("captured", side.captured)
            .with("off", side.off)
            .with("of", self.options.pieces)
            .with("remaining", self.options.pieces - side.off)
            .with("sign", sign_kind(seat).to_owned())
    }
}

/// Makes a whole sentence of a caption.
fn told_in_prose(caption: Fact) -> Fact {
    Fact {
        id: format!("told-{}", caption.id).into(),
        ..caption
    }
}

/// A fact for each point with pieces of `owner`, or a single fact if there is none. `points` has the reader's number of each such point,
/// and how many pieces are on it. The rows of the board are numbered in the order of the reader's course: 1 is the middle, 2 the top, 3
/// the bottom.
fn points([some, none]: [&'static str; 2], owner: Seat, points: Vec<(u8, u8)>) -> Vec<Fact> {
    if points.is_empty() {
        return vec![Fact::new(none).with("seat", owner)];
    }
    let point = |(step, count): (u8, u8)| {
        Fact::new(some)
            .with("seat", owner)
            .with("step", step)
            .with("row", 1 + (step - 1) / 12)
            .with("count", count)
    };
    points.into_iter().map(point).collect()
}

/// How a player's pieces are shown: as digits or as letters.
const fn sign_kind(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "digit",
        Seat::Second => "letter",
    }
}

/// The pieces on a point. Player I's are shown as a number, player II's as a letter, from A for 1 to O for 15 (A4.2).
fn pieces(seat: Seat, count: u8) -> Piece {
    let sign = match seat {
        Seat::First => number_label(count),
        Seat::Second => letter_label(char::from(b'A' + count - 1)),
    };
    Piece {
        name: "pieces",
        count,
        sign,
    }
}
