//! The *belongings* of a player are what the player has next to the board: a store of stones, dice, and pieces that wait, are captured or
//! have left the board.
//!
//! Belongings are read from the captions of a diagram. How they are drawn depends on the name of the caption, not on the game.

use lusoria_games::rules::{Arg, Diagram, Fact, Seat};

/// What a player has next to the board.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Belongings {
    /// The stones in the player's store, in games with stores.
    pub store: Option<i64>,
    /// The dice that the player may still use.
    pub dice: Vec<u8>,
    /// Whether the game has pieces that enter and leave the board.
    pub has_stock: bool,
    /// The pieces that have not entered the board.
    pub waiting: i64,
    /// The captured pieces that have to enter again.
    pub captured: i64,
    /// The pieces that have left the board.
    pub off: i64,
}

impl Belongings {
    /// What this seat has, as the captions of a diagram tell it.
    #[must_use]
    pub fn of(diagram: &Diagram, seat: Seat) -> Self {
        let owner = Arg::Seat(seat);
        let own = |fact: &&Fact| value(fact, "seat") == Some(&owner);
        let mut belongings = Self::default();
        for fact in diagram.captions.iter().filter(own) {
            belongings.add(fact);
        }
        belongings
    }

    fn add(&mut self, fact: &Fact) {
        match &*fact.id {
            "store" | "store-with-komi" => self.store = Some(number(fact, "count")),
            "dice-left" => self.dice = dice(fact),
            "stock" => {
                self.has_stock = true;
                self.waiting = number(fact, "waiting");
                self.captured = number(fact, "captured");
                self.off = number(fact, "off");
            }
            _ => {}
        }
    }
}

fn value<'a>(fact: &'a Fact, name: &str) -> Option<&'a Arg> {
    let mut named = fact.args.iter().filter(|(known, _)| known == name);
    named.next().map(|(_, value)| value)
}

fn number(fact: &Fact, name: &str) -> i64 {
    match value(fact, name) {
        Some(Arg::Number(number)) => *number,
        _ => 0,
    }
}

/// The faces of the dice in a caption, which has them as a list: `1 4 6`.
fn dice(fact: &Fact) -> Vec<u8> {
    let Some(Arg::Text(list)) = value(fact, "dice") else {
        return Vec::new();
    };
    list.split_whitespace()
        .filter_map(|face| face.parse().ok())
        .collect()
}
