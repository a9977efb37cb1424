//! The attributes of a picture's elements. A program can read the position back from them.

use super::belongings::Belongings;
use lusoria_games::rules::{Cell, Outcome, Seat, Turn};

/// An attribute's name and its value.
pub(super) type Attribute = (&'static str, String);

/// What a cell contains.
pub(super) fn of_cell(cell: &Cell) -> Vec<Attribute> {
    let mut attributes = vec![("data-terrain", cell.terrain.name.to_owned())];
    if let Some(piece) = &cell.piece {
        attributes.push(("data-piece", piece.name.to_owned()));
        attributes.push(("data-count", piece.count.to_string()));
        attributes.push(("data-sign", piece.sign.to_string()));
    }
    if let Some(owner) = cell.owner {
        attributes.push(("data-owner", seat_name(owner).to_owned()));
    }
    attributes
}

/// A player's belongings, and whether it is the player's turn or the player has won.
pub(super) fn of_player(seat: Seat, turn: Turn, belongings: &Belongings) -> Vec<Attribute> {
    let mut attributes = vec![("data-player", seat_name(seat).to_owned())];
    if turn == Turn::Seat(seat) {
        attributes.push(("data-on-turn", "yes".to_owned()));
    }
    if turn == Turn::Over(Outcome::Win(seat)) {
        attributes.push(("data-winner", "yes".to_owned()));
    }
    let store = belongings.store.map(|store| ("data-store", store));
    let counts = [
        ("data-waiting", belongings.waiting),
        ("data-captured", belongings.captured),
        ("data-off", belongings.off),
    ];
    let counts = counts.into_iter().filter(|(_, count)| *count > 0);
    attributes.extend(
        store
            .into_iter()
            .chain(counts)
            .map(|(name, count)| (name, count.to_string())),
    );
    if !belongings.dice.is_empty() {
        let faces: Vec<String> = belongings.dice.iter().map(u8::to_string).collect();
        attributes.push(("data-dice", faces.join(" ")));
    }
    attributes
}

const fn seat_name(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "first",
        Seat::Second => "second",
    }
}
