//! The rules layer as a whole: the contract every game keeps, the games' own rules, the dice, the catalogue.

#![allow(clippy::unwrap_used, reason = "helpers of tests fail by panicking")]

mod catalogue;
mod contract;
mod dice;
mod notation;
mod play;
mod playthrough;
mod scripta;
mod sentences;
// The contract has a module of tests with the name of each game.
#[path = "tablut/mod.rs"]
mod tablut_rules;
mod vectors;

use contract::contract_tests;
use lusoria::games::tablut::Tablut;
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
    tablut: Tablut {
        options: ["", "king=custodial", "camp_tips=immune", "repetition=3", "king=custodial,camp_tips=immune,repetition=off"],
        malformed: ["e4", "e4-j4", "e4 f4 g4", "e4-e10"],
        conserved: tablut_rules::soldiers_are_conserved,
        garbage: [
            "[A-Ia-i][1-9][- ,]?[a-i][1-9]",
            "e[1-9]-e[1-9]",
            "[a-i]5-[a-i]5",
            "[a-i]1-[a-i]1",
            "([a-kа-е][0-9]{0,2}|[-:,>–→]| |🎲|e\u{301}){0,6}",
            "[OWBKT.]{80,82}[WBD]{0,2}",
            "([OWBKT]{9}\n){9}-\n[WB]",
            "\\{\"board\":\\[(\\[(\"(EMPTY|KING)\",){8}\"THRONE\"\\],?){9}\\]\\}",
        ],
        playthrough: "king=custodial",
    },
}
