//! Situations in which something about names of games, open seats, tournaments, puzzles, vacations or quiet hours is refused.

use crate::situations::{Situation, refused};

pub(crate) fn beside_games() -> Vec<Situation> {
    [seats(), tournaments(), puzzles(), time()].concat()
}

const MOVED: &[&str] = &["anna: !new tablut @bob first", "anna: e4-f4"];
const TWO_GAMES: &[&str] = &[
    "anna: !new tablut @bob second",
    "anna: !new cats @bob second",
];
const ANNOUNCED: &[&str] = &["anna: !tournament new tablut"];
const ENTERED: &[&str] = &["anna: !tournament new tablut", "anna: !join", "bob: !join"];
const FOUR_TOURNAMENTS: &[&str] = &[
    "anna: !tournament new tablut",
    "anna: !tournament new cats",
    "anna: !tournament new murus",
    "anna: !tournament new selus double",
];

const EDITOR: &[&str] = &["anna: !new tchuka", "anna: c", "anna: !edit tablut"];
const OPEN_SEAT: &[&str] = &["anna: !new tablut"];
const ASKED: &[&str] = &["bob: !me ask on", "anna: !new tablut @bob"];

fn seats() -> Vec<Situation> {
    vec![
        refused("game-as-command", &[], "anna: !tablut @bob"),
        refused("game-as-command-alone", &[], "anna: !tchuka"),
        refused("takeback-fewer", MOVED, "anna: !undo 5"),
        refused("takeback-or-session", TWO_GAMES, "anna: !undo 2"),
        refused("confirm-takeback", EDITOR, "anna: !undo"),
        refused("dice-of-others", &[], "anna: !stats @bob dice"),
        refused("ratings-alone", &[], "anna: !top tchuka"),
        refused("seat-already", OPEN_SEAT, "anna: !new tablut first"),
        refused("seat-not-yours", OPEN_SEAT, "bob: !abort #1"),
        refused(
            "seat-gone",
            &["anna: !new tablut", "anna: !abort #1"],
            "bob: !join 1",
        ),
        refused("seat-of-another", ASKED, "cyril: !join #1"),
        refused(
            "seat-which",
            &["anna: !new tablut", "anna: !new cats"],
            "anna: !abort",
        ),
        refused("proposal-waits", ASKED, "anna: !new tablut @bob"),
        refused("asked-for-same", ASKED, "bob: !new tablut @anna time=3d"),
        refused(
            "proposal-which",
            &[
                "bob: !me ask on",
                "anna: !new tablut @bob",
                "anna: !new cats @bob",
            ],
            "bob: !accept",
        ),
        refused("nobody-asks", &[], "bob: !counter first"),
        refused("counter-how", ASKED, "bob: !counter"),
        refused("counter-same", ASKED, "bob: !counter random"),
        refused(
            "not-available",
            &["bob: !block @anna"],
            "anna: !new cats @bob",
        ),
        refused(
            "blocked-by-you",
            &["anna: !block @bob"],
            "anna: !new cats @bob",
        ),
        refused("one-person", &[], "anna: !block @bob @cyril"),
        refused("word-left-over", &[], "anna: !join banana"),
        refused("block-oneself", &[], "anna: !block @anna"),
        refused("join-own", OPEN_SEAT, "anna: !join"),
        refused("join-nothing", &[], "anna: !join"),
        refused("join-no-such", &[], "anna: !join 7"),
        refused("join-game", &[], "anna: !join quick"),
        refused(
            "leave-which",
            &[
                "anna: !new tablut",
                "bob: !tournament new tablut",
                "anna: !join 1",
            ],
            "anna: !leave",
        ),
        refused(
            "join-which",
            &["anna: !new tablut", "bob: !tournament new tablut"],
            "cyril: !join",
        ),
    ]
}

fn tournaments() -> Vec<Situation> {
    vec![
        refused("tournament-how", &[], "anna: !tournament new swiss"),
        refused(
            "tournament-what-else",
            &[],
            "anna: !tournament new cats bob",
        ),
        refused(
            "tournament-format-near",
            &[],
            "anna: !tournament new cats swis",
        ),
        refused("new-or-start", ENTERED, "anna: !new"),
        refused("tournament-none", &[], "anna: !standings"),
        refused("tournament-here-how", &[], "anna: !tournament here"),
        refused(
            "tournament-first-room",
            ANNOUNCED,
            "anna: !tournament here off",
        ),
        refused("tournament-which", FOUR_TOURNAMENTS, "bob: !join"),
        refused("tournament-no-such", &[], "bob: !standings 7"),
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
        refused(
            "tournament-not-in",
            ANNOUNCED,
            "anna: !tournament remove bot:hard",
        ),
        refused("tournament-you-are-not-in", ANNOUNCED, "anna: !leave"),
        refused("tournament-too-few", ANNOUNCED, "anna: !start"),
        refused("tournament-not-yours", ANNOUNCED, "bob: !start"),
        refused(
            "tournament-is-over",
            &["anna: !tournament new tablut", "anna: !tournament cancel"],
            "bob: !join 1",
        ),
        refused("tournament-add-whom", ANNOUNCED, "anna: !tournament add"),
        refused(
            "tournament-no-ladder",
            ANNOUNCED,
            "anna: !tournament challenge 1",
        ),
        refused(
            "tournament-challenge-whom",
            ANNOUNCED,
            "anna: !tournament challenge",
        ),
        refused(
            "tournament-remove-whom",
            ANNOUNCED,
            "anna: !tournament remove",
        ),
    ]
}

fn time() -> Vec<Situation> {
    vec![
        refused("no-time-of-day", &[], "anna: !me quiet 25-8 Europe/Prague"),
        refused("me-value", &[], "anna: !me theme green"),
        refused("settings-value", &[], "anna: !settings time soon"),
        refused("no-zone", &[], "anna: !me quiet 22-8 Middle-earth/Bree"),
        refused("no-zone-near", &[], "anna: !me quiet 22-8 Europe/Prag"),
        refused("digest-nowhere", &[], "anna: !me digest 18:00 UTC"),
        refused("vacation-how-long", &[], "anna: !vacation 99d"),
        refused(
            "vacation-none",
            &["anna: !vacation 30d"],
            "anna: !vacation 31d",
        ),
    ]
}

fn puzzles() -> Vec<Situation> {
    vec![
        refused(
            "join-changed",
            &["bob: !new cats", "bob: !abort #1", "bob: !new tablut"],
            "anna: !join",
        ),
        refused("puzzle-none", &[], "anna: !puzzle solution"),
        refused("puzzle-no-game", &[], "anna: !puzzle gabata"),
        refused(
            "puzzle-not-a-move",
            &["anna: !puzzle tablut"],
            "anna: !puzzle sing",
        ),
    ]
}
