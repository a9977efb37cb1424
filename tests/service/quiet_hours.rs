//! What is told in quiet hours, and whom it calls (docs/clocks.md, CL-16).

use crate::timed::{HOUR, Timed};

#[tokio::test]
async fn cl_16_a_loss_on_time_is_told_in_quiet_hours_but_calls_nobody() {
    for (quiet, is_called) in [
        ("anna: !me quiet 13-23 UTC", false),
        ("anna: !me quiet 15-23 UTC", true),
        ("bob: !me quiet 13-23 UTC", true),
        ("@ !settings night 13-23 UTC", false),
    ] {
        let timed = Timed::game("time=2h hard=true").await;
        match quiet.strip_prefix("@ ") {
            Some(setting) => drop(timed.house.manage(setting).await),
            None => timed.house.play(&[quiet]).await,
        }
        timed.heard_in(2 * HOUR + 1).await;
        let heard = timed.house.heard();
        let told = heard.iter().find(|one| one.text.contains("wins game #1"));
        let told = told.expect("the end is told at once");
        assert!(told.text.contains("anna"), "{told:?}");
        assert_eq!(told.calls.is_some(), is_called, "{quiet}: {told:?}");
    }
}

/// The quiet hours of a room are called night, and somebody who does not want to be disturbed means themselves, not the room.
#[tokio::test]
async fn the_words_for_the_quiet_of_a_room_set_ones_own() {
    for (typed, off) in [
        ("!me night 22-8 UTC", "!dnd off"),
        ("!já noc 22-8 UTC", "!nerušit vypnout"),
        ("!io notte 22-8 UTC", "!non disturbare no"),
        ("!мне ночь 22-8 UTC", "!не беспокоить выкл"),
    ] {
        let timed = Timed::game("").await;
        for (typed, value) in [(typed, "22:00"), (off, "`!me quiet 22-8")] {
            let said = timed.house.say("anna", typed).await;
            assert!(said.refused().is_empty(), "{typed}: {said:?}");
            let text = &said.reply().text;
            assert!(text.contains(value), "{typed}: {text}");
        }
        let answered = timed.house.say("cyril", "!games").await;
        assert!(!answered.replies.is_empty(), "the room is not quiet");
    }
}
