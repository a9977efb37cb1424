//! The rules layer as a whole: the contract every game keeps, the games' own rules, the dice, the catalogue.

#![allow(clippy::unwrap_used, reason = "helpers of tests fail by panicking")]

// The contract has a module of tests with the name of each game.
#[path = "afrika/mod.rs"]
mod afrika_rules;
mod catalogue;
mod contract;
mod dice;
mod notation;
mod play;
mod playthrough;
mod scripta;
mod sentences;
mod vectors;

use contract::contract_tests;
use lusoria::games::afrika::Afrika;
use lusoria::games::xii_scripta::XiiScripta;

contract_tests! {
    xii_scripta: XiiScripta {
        options: [
            "",
            "pieces=3",
            "pieces=3,strict=true,bag=1",
            "pieces=2,need_all=false,dice=hand,autopass=off",
            "pieces=3,bearoff=distance,dice=plain",
        ],
        malformed: ["place", "place seven", "move 3", "move x 1", "take 2 2", "pass 3", "roll 1 2", "roll 7 1 1"],
        conserved: scripta::pieces_are_conserved,
        garbage: [
            "(place|move|take|pass|roll|vlo\u{17e}it|vloz\u{30c}it|ход|[0-9]{1,3}|[-:,;=/.]| |🎲|e\u{301}\u{302}){0,12}",
            "[0-9]{1,2}=[0-9]{1,3};[0-9]{1,3};[0-9];[0-9]/-;15;0;0/[-0-9]{1,5}/[0-9.,]{0,24}/I{1,2}",
        ],
        playthrough: "pieces=3",
    },
    afrika: Afrika {
        options: ["", "misere=true", "pie=true", "komi=2.5", "komi=0.5,playout", "playout,skip_start=off", "komi=2.5", "komi=0.5", "komi=9.5"],
        malformed: ["9", "c3", "c d", "pit", "pit x", "в", "pass"],
        conserved: afrika_rules::stones_are_conserved,
        garbage: [
            "(pit|jamka|d\u{16f}lek|лунка|swap|v\u{fd}me\u{30c}na|обмен|pass|[a-h]|[0-9]{1,3}|[-:,;>/.]| |č|🎲){0,6}",
            "([0-9]{1,3},){7}[0-9]{1,3}/([0-9]{1,2},){7}[0-9]{1,2}/[0-9]{1,3},[0-9]{1,3}/[sn](/open|/swapped)?",
        ],
        playthrough: "",
    },
}
