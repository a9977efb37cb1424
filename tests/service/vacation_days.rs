//! How many days of vacation are spent if the host was away during them (CL-13).

use crate::timed::{HOUR, Timed};

/// CL-13: each day is looked at by itself: two days of which the host was away for most are none, two of which it was away for a little
/// are two.
#[tokio::test]
async fn cl_13_each_day_of_a_vacation_is_looked_at_by_itself() {
    for (away, left) in [(14, 30), (7, 28)] {
        let mut timed = Timed::game("time=3d vacation=on").await;
        timed.house.play(&["anna: !vacation 2d"]).await;
        for _ in 0..2 {
            timed = timed.away(away * HOUR).await;
            timed.pass((24 - away) * HOUR);
            // The host notes that it is there.
            timed.house.say("bob", "!clock").await;
        }
        let told = timed.house.say("anna", "!vacation").await;
        let days = format!("{left} days");
        assert!(told.reply().text.contains(&days), "{away}: {told:?}");
    }
}
