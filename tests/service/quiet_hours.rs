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
