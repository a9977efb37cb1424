//! What a takeback does to the clocks. `docs/clocks.md` has the rule (CL-11).

use crate::house::Said;
use crate::timed::Timed;
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

/// What was not taken back stands the same whether the program has begun again or not, so the log replays and its record is proved.
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
        "bob: d1-d2",
    ];
    timed.house.play(&moves).await;
    timed.house.play(&["anna: !undo 2"]).await;
    let timed = timed.away(1).await;
    timed.house.play(&["bob: !accept"]).await;
    let board = timed.house.say("anna", "!board").await;
    assert!(text(&board).contains("your turn"), "{board:?}");
    timed.house.play(&["anna: e3-c3"]).await;
}

/// The time in which the host was away is nobody's, also after a takeback to before it.
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
