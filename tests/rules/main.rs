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
mod three_rows;
mod vectors;

use contract::contract_tests;
use lusoria::games::gabata::Gabata;
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
    gabata: Gabata {
        options: [
            "",
            "rounds=4",
            "rounds=match,redeal=mirror,zero=a",
            "zero=sequential,rounds=3,capture=own_pit",
            "zero=none,serial=off,rounds=3,endless=illegal",
        ],
        malformed: ["zero", "zero j", "10", "pass"],
        conserved: three_rows::gabata::stones_are_conserved,
        garbage: [
            "(zero|nula|nulty\u{301}|ноль|pass|[a-i]|[0-9]{1,2}|[-:,/]| |🌱|e\u{301}){0,6}",
            "[0-9]{1,3}(,[0-9]){8}/3,3,3,3,3,3,3,3,3/[0-9]{1,3},[0-9]{1,2}/[sn](/[sn]/[0-9]/[-a-j],[-a-j](/[0-9]{1,3},[0-9]{1,2})?)?",
        ],
        playthrough: "",
        scenes: [
            ("", three_rows::gabata::ENDLESS, "b"),
            ("endless=illegal", three_rows::gabata::ENDLESS, "b"),
            ("", three_rows::gabata::CIRCLE, three_rows::gabata::CIRCLE_TWICE),
            ("", "1,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0/26,27/s/s/1/a,a", "a"),
        ],
    },
}
