//! What a takeback does to the clocks. `docs/clocks.md` has the rule (CL-11).

use crate::house::Said;
use crate::timed::Timed;

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
            "=takeback:first:6"
        ]
    );
}
