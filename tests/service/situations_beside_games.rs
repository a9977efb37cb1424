//! Situations in which something about tournaments or puzzles is refused.

use crate::situations::{Situation, refused};

pub(crate) fn beside_games() -> Vec<Situation> {
    [tournaments(), puzzles()].concat()
}

const ANNOUNCED: &[&str] = &["anna: !tournament new tablut"];
const FOUR_TOURNAMENTS: &[&str] = &[
    "anna: !tournament new tablut",
    "anna: !tournament new cats",
    "anna: !tournament new murus",
    "anna: !tournament new selus double",
];

fn tournaments() -> Vec<Situation> {
    vec![
        refused("tournament-how", &[], "anna: !tournament new swiss"),
        refused("tournament-none", &[], "anna: !standings"),
        refused("tournament-which", FOUR_TOURNAMENTS, "bob: !join"),
        refused("tournament-no-such", &[], "bob: !join 7"),
        refused(
            "tournament-too-many",
            FOUR_TOURNAMENTS,
            "anna: !tournament new afrika",
        ),
        refused("tournament-alone", &[], "anna: !tournament new tchuka"),
        refused(
            "tournament-hand",
            &[],
            "anna: !tournament new scripta(dice=hand)",
        ),
        refused(
            "tournament-joined",
            &["anna: !tournament new tablut", "anna: !join"],
            "anna: !join",
        ),
        refused("tournament-not-in", ANNOUNCED, "anna: !leave"),
        refused("tournament-too-few", ANNOUNCED, "anna: !start"),
        refused("tournament-not-yours", ANNOUNCED, "bob: !start"),
        refused(
            "tournament-is-over",
            &["anna: !tournament new tablut", "anna: !tournament cancel"],
            "bob: !join 1",
        ),
        refused("tournament-add-whom", ANNOUNCED, "anna: !tournament add"),
        refused(
            "tournament-remove-whom",
            ANNOUNCED,
            "anna: !tournament remove",
        ),
    ]
}

fn puzzles() -> Vec<Situation> {
    vec![
        refused("puzzle-none", &[], "anna: !puzzle solution"),
        refused("puzzle-no-game", &[], "anna: !puzzle gabata"),
        refused(
            "puzzle-not-a-move",
            &["anna: !puzzle tablut"],
            "anna: !puzzle sing",
        ),
    ]
}
