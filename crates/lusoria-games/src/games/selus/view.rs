//! Makes what people see or read of a position: the diagram (cells and captions) and the prose, as facts.

use super::Selus;
use crate::kit::three_rows::{self, PITS, letter, owner, seen};
use crate::rules::{Cell, Diagram, Fact, Piece, Seat, State, Terrain, Turn, Viewable};

const PIT: Terrain = Terrain::pit("pit", "[", "]");
const AYEMI: Terrain = Terrain::pit("ayemi", "*[", "]");
const FIRST_WEGUE: Terrain = Terrain::pit("wegue", "<", ">");
const FIRST_AYEMI_WEGUE: Terrain = Terrain::pit("ayemi-wegue", "*<", ">");
const SECOND_WEGUE: Terrain = Terrain::pit("wegue", "{", "}");
const SECOND_AYEMI_WEGUE: Terrain = Terrain::pit("ayemi-wegue", "*{", "}");

/// The signs around the stones of a wegue, for each owner.
const WEGUE: [&str; 2] = ["<>", "{}"];

impl Viewable for Selus {
    fn diagram(&self) -> Diagram {
        let cell = |pit| Cell {
            terrain: self.terrain(pit),
            piece: Some(Piece::stones(self.pits[pit])),
            owner: self.wegue(pit).or(Some(owner(pit))),
        };
        three_rows::diagram(cell, self.captions())
    }

    fn prose(&self, reader: Seat) -> Vec<Fact> {
        let mut facts = three_rows::describe(reader, |pit| self.pits[pit].to_string());
        for seat in [reader, reader.other()] {
            let id = if seat == reader {
                "own-wegue"
            } else {
                "their-wegue"
            };
            let pits = self.wegue_of(seat, reader);
            if !pits.is_empty() {
                facts.push(Fact::new(id).with("seat", seat).with("pits", pits));
            }
        }
        facts.extend(self.captions());
        facts
    }
}

impl Selus {
    /// The brackets of a pit: `[3]` is an ordinary pit, `<3>` a wegue of First, `{3}` a wegue of Second. An ayemi has a star: `*[3]`,
    /// `*<3>`, `*{3}`.
    fn terrain(&self, pit: usize) -> &'static Terrain {
        match (self.wegue(pit), self.is_ayemi(pit)) {
            (None, false) => &PIT,
            (None, true) => &AYEMI,
            (Some(Seat::First), false) => &FIRST_WEGUE,
            (Some(Seat::First), true) => &FIRST_AYEMI_WEGUE,
            (Some(Seat::Second), false) => &SECOND_WEGUE,
            (Some(Seat::Second), true) => &SECOND_AYEMI_WEGUE,
        }
    }

    /// What is written beside the board, in this order:
    ///
    /// - for each player, the stones in the store and in wegue,
    /// - the number of the round, if there are several,
    /// - the task, if this is the start of a puzzle (`docs/rules/selus.md`),
    /// - that the player to move is playing their first turn of the round, if that is so.
    fn captions(&self) -> Vec<Fact> {
        let store = |seat: Seat| {
            Fact::new("store")
                .with("seat", seat)
                .with("count", self.stores[seat.index()])
                .with("wegue", self.wegue[seat.index()].count_ones())
                .with("stones", self.in_wegue(seat))
                .with("sign", WEGUE[seat.index()].to_owned())
        };
        let mut captions: Vec<Fact> = Seat::ALL.map(store).into();
        captions.extend(self.round.caption(self.options.rounds));
        if self.options.puzzle && *self == Self::puzzle(self.options) {
            let task = Fact::new("task").with("seat", self.to_move);
            captions.push(task.while_playing());
        }
        if self.turn() == Turn::Seat(self.to_move) && !self.moved[self.to_move.index()] {
            let first = Fact::new("first-turn").with("seat", self.to_move);
            captions.push(first.while_playing());
        }
        captions
    }

    /// The names of the wegue of `seat`, as this reader reads them. The wegue on the reader's side come first.
    fn wegue_of(&self, seat: Seat, reader: Seat) -> String {
        let mut pits: Vec<usize> = (0..PITS)
            .filter(|&pit| self.wegue(pit) == Some(seat))
            .collect();
        pits.sort_unstable_by_key(|&pit| seen(pit, reader));
        let names: Vec<String> = pits
            .iter()
            .map(|&pit| letter(pit, reader).to_string())
            .collect();
        names.join(", ")
    }
}
