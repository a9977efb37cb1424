//! What a takeback does to the clocks. `docs/clocks.md` has the rule (CL-11).

use crate::house::Said;
use crate::timed::{DAY, HOUR, Timed};
use lusoria::session::{Record, RecordVerdict};

fn text(said: &Said) -> &str {
    &said.reply().text
}

#[tokio::test]
async fn cl_11_whoever_takes_a_move_back_alone_has_thought_all_the_time() {
    let timed = Timed::game("live=60s+0s").await;
    timed.pass(30);
    timed.house.play(&["anna: f4-f3"]).await;
    timed.pass(25);
    timed.house.say("anna", "!undo").await;
    let shown = timed.house.say("bob", "!clock").await;
    assert!(text(&shown).contains("anna: 5 s, running"), "{shown:?}");
    timed.house.play(&["anna: f4-f3"]).await;
    timed.pass(40);
    let asked = timed.house.say("anna", "!undo").await;
    assert!(
        text(&asked).contains("asks to take a move back"),
        "{asked:?}"
    );
}

/// What an agreed takeback has given back stays given back, whatever is taken back afterwards.
#[tokio::test]
async fn cl_11_time_that_an_agreed_takeback_gave_back_stays_given_back() {
    let timed = Timed::game("time=1d vacation=off hard=on").await;
    timed.pass(60);
    timed.house.play(&["anna: f4-f3"]).await;
    timed.pass(22 * 3_600);
    timed.house.play(&["anna: !undo", "bob: !accept"]).await;
    let left = "anna: 23 h 59 min, running";
    for _ in 0..2 {
        let shown = timed.house.say("bob", "!clock").await;
        assert!(text(&shown).contains(left), "{shown:?}");
        timed.house.play(&["anna: f4-f3", "anna: !undo"]).await;
    }
    let log = timed.house.log(1).await;
    let taken_back: Vec<_> = log.iter().filter(|one| one.contains("takeback")).collect();
    assert_eq!(
        taken_back,
        [
            "=offer:first:takeback:3",
            "=takeback:first:3",
            "=takeback:first:6",
            "=takeback:first:8"
        ]
    );
}

/// What was not taken back is the same with and without a restart. So the log can be replayed, and its record is proved.
#[tokio::test]
async fn cl_11_takebacks_before_and_after_a_restart_fit_together() {
    for restarts in [
        [true, false, false],
        [false, true, false],
        [false, false, true],
        [false; 3],
    ] {
        let mut timed = Timed::game("time=1d").await;
        let steps: [&[&str]; 4] = [
            &["anna: e3-b3", "bob: f1-f2", "bob: !undo"],
            &["bob: d1-d2"],
            &["anna: b3-c3"],
            &["bob: !undo", "anna: !accept", "bob: d1-c1"],
        ];
        for (step, restart) in steps.into_iter().zip(restarts.into_iter().chain([true])) {
            timed.house.play(step).await;
            // So that the other player can have read it.
            timed.pass(3);
            if restart {
                timed = timed.away(1).await;
            }
        }
        timed.house.play(&["anna: !yield #1"]).await;
        let record = timed.house.say("anna", "!export #1").await;
        let verified = Record::parse(text(&record)).map(|read| read.verdict());
        assert_eq!(
            verified,
            Ok(RecordVerdict::NoDice),
            "{restarts:?} {record:?}"
        );
    }
}

/// A takeback that goes back beyond the last snapshot is agreed to after a restart as well.
#[tokio::test]
async fn cl_11_a_takeback_that_was_asked_for_before_a_restart_is_accepted_after_it() {
    let timed = Timed::game("time=1d").await;
    let moves = [
        "anna: e3-b3",
        "bob: f1-f2",
        "anna: b3-c3",
        "anna: !undo",
        "anna: b3-d3",
    ];
    timed.house.play(&moves).await;
    timed.pass(3);
    timed.house.play(&["bob: d1-d2"]).await;
    timed.house.play(&["anna: !undo 2"]).await;
    let timed = timed.away(1).await;
    timed.house.play(&["bob: !accept"]).await;
    let board = timed.house.say("anna", "!board").await;
    assert!(text(&board).contains("your turn"), "{board:?}");
    timed.house.play(&["anna: e3-c3"]).await;
}

/// The time in which the host was away counts for nobody, also after a takeback to a point before it.
#[tokio::test]
async fn cl_5_a_takeback_alone_costs_nobody_the_time_of_the_host() {
    let timed = Timed::game("live=2m+0s").await;
    timed.pass(5);
    timed.house.play(&["anna: e3-b3"]).await;
    let timed = timed.away(50).await;
    timed.house.play(&["anna: !undo"]).await;
    let shown = timed.house.say("bob", "!clock").await;
    assert!(
        text(&shown).contains("anna: 1 min 55 s, running"),
        "{shown:?}"
    );
    let log = timed.house.log(1).await;
    assert_eq!(log[log.len() - 2..], ["=takeback:first:3", "=pause:50"]);
}

/// A game of Cyril against the computer with this time, in which both have made a move.
async fn against_computer(time: &str) -> Timed {
    let timed = Timed::game("").await;
    let new = format!("cyril: !new tablut bot:easy first {time}");
    timed.house.play(&[&new, "cyril: d5-d6"]).await;
    timed
}

/// Cyril makes a move, whatever the computer has played.
async fn moves(timed: &Timed) {
    for typed in ["e6-f6", "e4-f4", "c5-c6", "g5-g4", "e3-d3", "e7-d7"] {
        let said = timed.house.say("cyril", typed).await;
        if said.refused().is_empty() {
            return;
        }
    }
    panic!("none of these moves can be played");
}

/// For each number, takes back this many moves. Returns what the clocks show after that.
async fn clocks_after_undo(timed: &Timed, backs: &[u32]) -> String {
    for back in backs {
        timed.pass(30);
        let undone = timed.house.say("cyril", &format!("!undo {back} #2")).await;
        assert_eq!(undone.refused(), [""; 0], "{backs:?}");
    }
    let shown = timed.house.say("cyril", "!clock #2").await;
    text(&shown).to_owned()
}

/// Against the computer one can go back beyond an agreement to put the game off, in one step or in several. Time that did not count
/// before the takeback does not count after it either.
#[tokio::test]
async fn cl_11_going_back_beyond_days_put_off_charges_no_time_that_did_not_count() {
    let all: [&[u32]; 4] = [&[3], &[1, 2], &[2, 1], &[1, 1, 1]];
    for backs in all {
        let timed = against_computer("time=1h hard=on").await;
        let timed = timed.away(2 * HOUR).await;
        moves(&timed).await;
        timed.house.play(&["cyril: !pause 1d #2"]).await;
        timed.pass(60);
        moves(&timed).await;
        let shown = clocks_after_undo(&timed, backs).await;
        assert!(shown.contains("cyril: 1 h, running"), "away: {shown}");

        let timed = against_computer("bank=3d hard=on").await;
        timed.house.play(&["cyril: !vacation 2d"]).await;
        timed.pass(2 * DAY + 60);
        moves(&timed).await;
        timed.house.play(&["cyril: !pause 2d #2"]).await;
        timed.pass(60);
        moves(&timed).await;
        let shown = clocks_after_undo(&timed, backs).await;
        assert!(shown.contains("cyril: 3 d, running"), "vacation: {shown}");

        let timed = against_computer("time=1d hard=on vacation=off").await;
        timed.house.play(&["cyril: !pause 3d #2"]).await;
        timed.pass(3 * DAY + 60);
        moves(&timed).await;
        timed.house.play(&["cyril: !pause 2d #2"]).await;
        timed.pass(60);
        moves(&timed).await;
        let shown = clocks_after_undo(&timed, backs).await;
        assert!(shown.contains("cyril: 1 d, running"), "put off: {shown}");
    }
}

#[tokio::test]
async fn cl_11_days_of_vacation_leave_time_for_a_takeback() {
    let timed = against_computer("time=1d hard=on").await;
    timed.house.play(&["cyril: !vacation 3d"]).await;
    timed.pass(3 * DAY + 600);
    moves(&timed).await;
    timed.pass(60);
    let shown = clocks_after_undo(&timed, &[2]).await;
    assert!(shown.contains("cyril: 23 h 48 min, running"), "{shown}");
    let log = timed.house.log(2).await;
    let rested: Vec<_> = log
        .iter()
        .filter(|one| one.contains("=vacation:"))
        .collect();
    assert_eq!(rested.len(), 2, "{log:?}");
}
