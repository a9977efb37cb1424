//! Games on time: flags, claims, warnings, and the times in which the host was away (`docs/clocks.md`).

use crate::house::{House, Said};
use crate::timed::{DAY, HOUR, NOW, Timed, path};
use lusoria::service::{ManualClock, Outcome};
use lusoria::session::{Proof, Record, RecordVerdict};

fn text(said: &Said) -> &str {
    &said.reply().text
}

#[tokio::test]
async fn the_time_is_told_and_shown() {
    let timed = Timed::game("bank=10d+1d").await;
    let opened = &timed.house.heard()[0].text;
    assert!(
        opened.contains("Each of you has 10 d for the whole game, and every turn gives back 1 d"),
        "{opened}"
    );
    timed.pass(30 * HOUR);
    let shown = timed.house.say("bob", "!clock").await;
    assert!(
        text(&shown).contains("anna: 8 d 18 h, running\nbob: 10 d"),
        "{shown:?}"
    );
    let log = timed.house.log(1).await;
    assert_eq!(log[0], "=time:bank:864000:86400");
}

#[tokio::test]
async fn cl_7_a_flag_is_told_once_and_claimed_or_not() {
    let timed = Timed::game("time=1d").await;
    let early = timed.house.say("bob", "!claim").await;
    assert_eq!(early.refused(), ["claim-too-early"]);
    let told = timed.heard_in(DAY + 1).await;
    let [over] = &told[..] else {
        panic!("{told:?}")
    };
    assert!(
        over.contains("bob, the time of anna in #1 (Tablut) is over"),
        "{over}"
    );
    assert_eq!(timed.heard_in(20 * DAY).await, Vec::<String>::new());
    let own = timed.house.say("anna", "!claim").await;
    assert_eq!(own.refused(), ["claim-own-time"]);
    let claimed = timed.house.say("bob", "!claim").await;
    assert!(
        text(&claimed).contains("The time of anna is over. bob wins game #1"),
        "{claimed:?}"
    );
    let clocks = timed.house.say("bob", "!clock #1").await;
    assert!(text(&clocks).contains("anna: time is over"), "{clocks:?}");
    let record = timed.house.say("bob", "!export #1").await;
    let record = Record::parse(text(&record)).unwrap();
    assert_eq!(record.verdict().proof(), Proof::Proved, "{record:?}");
}

#[tokio::test]
async fn cl_3_a_late_move_counts_until_the_game_is_claimed() {
    let timed = Timed::game("time=1d").await;
    timed.heard_in(3 * DAY).await;
    timed.house.play(&["anna: f4-f3"]).await;
    let late = timed.house.say("bob", "!claim").await;
    assert_eq!(late.refused(), ["claim-own-turn"]);
}

#[tokio::test]
async fn cl_3_in_a_hard_game_the_last_second_is_in_time_and_the_next_is_not() {
    let timed = Timed::game("time=1d hard=on").await;
    timed.pass(DAY);
    timed.house.play(&["anna: f4-f3"]).await;
    let told = timed.heard_in(DAY + 1).await;
    assert!(
        told.iter()
            .any(|text| text.contains("The time of bob is over. anna wins")),
        "{told:?}"
    );
    let log = timed.house.log(1).await;
    assert_eq!(log.last().unwrap(), "=flag:second");
}

#[tokio::test]
async fn cl_6_more_time_can_be_given() {
    let timed = Timed::game("time=1d").await;
    timed.heard_in(5 * DAY).await;
    let given = timed.house.say("bob", "!wait 3d").await;
    assert!(
        text(&given).contains("bob gives anna more time in #1: 3 d from now"),
        "{given:?}"
    );
    let claimed = timed.house.say("bob", "!claim").await;
    assert_eq!(claimed.refused(), ["claim-too-early"]);
    let told = timed.heard_in(3 * DAY + 1).await;
    assert!(told.last().unwrap().contains("is over"), "{told:?}");
}

#[tokio::test]
async fn cl_5_the_host_away_for_a_week_costs_nobody_time() {
    let timed = Timed::game("time=2d hard=on").await;
    timed.heard_in(DAY).await;
    let timed = timed.away(7 * DAY).await;
    timed.settle().await;
    let shown = timed.house.say("bob", "!clock").await;
    assert!(text(&shown).contains("anna: 1 d, running"), "{shown:?}");
    let timed = timed.away(30 * DAY).await;
    timed.pass(DAY);
    timed.house.play(&["anna: f4-f3"]).await;
    let log = timed.house.log(1).await;
    assert!(
        log.iter().any(|entry| entry.starts_with("=pause:")),
        "{log:?}"
    );
}

#[tokio::test]
async fn cl_5_the_clock_shows_the_absence_of_the_host_before_it_is_in_the_log() {
    let timed = Timed::game("time=3d").await;
    let timed = timed.away(DAY).await;
    let shown = timed.house.say("bob", "!clock").await;
    assert!(text(&shown).contains("anna: 3 d, running"), "{shown:?}");
    let timed = timed.away(4 * DAY).await;
    let shown = timed.house.say("bob", "!clock").await;
    assert!(text(&shown).contains("anna: 3 d, running"), "{shown:?}");
    let vacation = Timed::game("time=3d vacation=on").await;
    vacation.house.play(&["anna: !vacation 2d"]).await;
    let vacation = vacation.away(DAY).await;
    let shown = vacation.house.say("bob", "!clock").await;
    assert!(text(&shown).contains("anna: 3 d"), "{shown:?}");
}

#[tokio::test]
async fn cl_5_clocks_run_again_after_a_start_with_a_clock_that_was_years_ahead() {
    let timed = Timed::game("time=2d hard=on").await;
    let timed = timed.away(10_000 * DAY).await;
    timed.settle().await;
    let timed = timed.away(HOUR - 10_000 * DAY).await;
    timed
        .house
        .play(&["anna: !new cats @bob first time=1d"])
        .await;
    timed.house.play(&["anna: #2 b1"]).await;
    timed.pass(HOUR);
    let shown = timed.house.say("bob", "!clock #2").await;
    assert!(text(&shown).contains("anna: 23 h, running"), "{shown:?}");
}

#[tokio::test]
async fn cl_5_an_absence_of_the_host_is_given_back_in_full_although_the_turn_began_at_a_weekend() {
    let timed = Timed::game("time=8d weekends=off hard=on").await;
    // To Saturday at eleven.
    timed.pass(5 * DAY - HOUR);
    timed.house.play(&["anna: f4-f3"]).await;
    timed.heard_in(3 * DAY + HOUR).await;
    let timed = timed.away(DAY).await;
    timed.house.play(&["bob: b4-b3"]).await;
    // The pause goes from Saturday at eleven to the beginning of Tuesday. Of these 61 hours one day counts on the clock: as long as the
    // host was away.
    let log = timed.house.log(1).await;
    assert!(log.contains(&"=pause:219600".to_owned()), "{log:?}");
}

#[tokio::test]
async fn cl_4_a_clock_that_is_set_back_takes_no_time() {
    let timed = Timed::game("time=2d").await;
    timed.pass(-30 * DAY);
    timed.house.play(&["anna: f4-f3"]).await;
    let shown = timed.house.say("anna", "!clock").await;
    // The players' clocks stand until the system clock has reached the time at which the previous turn began.
    assert!(text(&shown).ends_with("anna: 2 d\nbob: 2 d"), "{shown:?}");
}

#[tokio::test]
async fn cl_10_a_quarter_and_an_hour_before_the_end_the_player_is_reminded_and_after_a_pause_once()
{
    let timed = Timed::game("time=8d").await;
    let quarter = timed.heard_in(6 * DAY).await;
    let [reminded] = &quarter[..] else {
        panic!("{quarter:?}")
    };
    assert!(
        reminded.contains("anna, you have 2 d left for your move in #1"),
        "{reminded}"
    );
    let hour = timed.heard_in(2 * DAY - HOUR).await;
    let [reminded] = &hour[..] else {
        panic!("{hour:?}")
    };
    assert!(reminded.contains("you have 1 h left"), "{reminded}");
    timed.house.play(&["anna: f4-f3"]).await;
    let both = timed.heard_in(8 * DAY - HOUR / 2).await;
    let [reminded] = &both[..] else {
        panic!("{both:?}")
    };
    assert!(reminded.contains("bob, you have 30 min left"), "{reminded}");
}

/// The host is away when the next warning would come. After that the player has as much time left as before, and was told so already.
#[tokio::test]
async fn cl_10_a_warning_is_not_repeated_after_an_absence_of_the_host() {
    let timed = Timed::game("time=8d").await;
    assert_eq!(timed.heard_in(6 * DAY).await.len(), 1);
    let mut timed = timed;
    for _ in 0..2 {
        timed = timed.away(3 * DAY).await;
        assert_eq!(timed.heard_in(60).await, Vec::<String>::new());
    }
    let hour = timed.heard_in(2 * DAY - HOUR / 2).await;
    let [reminded] = &hour[..] else {
        panic!("{hour:?}")
    };
    assert!(reminded.contains("min left for your move"), "{reminded}");
}

#[tokio::test]
async fn cl_7_before_both_have_moved_a_claim_calls_the_game_off() {
    let home = tempfile::tempdir().unwrap();
    let (hand, clock) = ManualClock::new(NOW);
    let house = House::with_clock(&path(home.path()), clock).await;
    house
        .play(&[
            "anna: !new tablut @bob first time=1d vacation=off",
            "anna: e4-f4",
        ])
        .await;
    hand.set(NOW + 2 * DAY);
    let claimed = house.say("anna", "!claim").await;
    let told = &claimed.replies.last().unwrap().text;
    let over = "bob runs out of time before both have moved: game #1 (Tablut) is called off";
    assert!(told.contains(over), "{claimed:?}");
    assert!(!told.contains("calls off"), "{claimed:?}");
    let clocks = house.say("anna", "!clock #1").await;
    assert!(text(&clocks).contains("bob: time is over"), "{clocks:?}");
}

#[tokio::test]
async fn a_forged_flag_is_not_taken_for_a_record() {
    let timed = Timed::game("time=1d").await;
    timed.heard_in(DAY + 1).await;
    timed.house.play(&["bob: !claim"]).await;
    let told = timed.house.say("bob", "!export #1").await;
    let record = Record::parse(text(&told)).unwrap().record;
    let mut forged = record.clone();
    *forged.times.last_mut().unwrap() -= 1;
    assert!(Record::parse(&forged.to_string()).is_err());
    let mut untimed = record.clone();
    untimed.times.clear();
    assert!(Record::parse(&untimed.to_string()).is_err());
    let imported = timed
        .house
        .say("cyril", &format!("!import\n{record}"))
        .await;
    assert_eq!(imported.refused(), Vec::<String>::new());
    let again = timed.house.say("cyril", "!export #2").await;
    assert_eq!(Record::parse(text(&again)).unwrap().record, record);
}

/// The entry about time stands where the first throw is expected, but it must not be taken for a throw.
#[tokio::test]
async fn a_game_on_time_with_dice_keeps_its_promise() {
    let house = House::new().await;
    house
        .say("anna", "!new quick @bob first time=3d dice=bag")
        .await;
    house.say("anna", "!resign").await;
    house.say("anna", "yes").await;
    let record = house.say("bob", "!export #1").await;
    let record = Record::parse(text(&record)).unwrap();
    assert_eq!(record.verdict(), RecordVerdict::Matches(1), "{record:?}");
}

#[tokio::test]
async fn cl_5_a_short_absence_costs_nobody_time_either() {
    let timed = Timed::game("live=60s+0s hard=on").await;
    let timed = timed.away(100).await;
    timed.settle().await;
    timed.house.play(&["anna: f4-f3"]).await;
    let log = timed.house.log(1).await;
    assert_eq!(log[log.len() - 2..], ["=pause:100", "f4-f3"]);
}

#[tokio::test]
async fn one_game_can_be_without_a_clock_where_there_usually_is_one() {
    let house = House::new().await;
    house.manage("!settings time 3d").await;
    house.play(&["anna: !new tablut @bob time=off first"]).await;
    assert_eq!(house.say("anna", "!clock #1").await.refused(), ["no-clock"]);
    let seat = house.say("anna", "!new cats time=off").await;
    assert!(!text(&seat).contains("3 d"), "{seat:?}");
    house
        .play(&["bob: !join #2", "bob: !new murus @anna"])
        .await;
    assert_eq!(house.say("bob", "!clock #2").await.refused(), ["no-clock"]);
    assert!(text(&house.say("bob", "!clock #3").await).contains("3 d"));
    house.play(&["bob: !yield #1", "bob: !rematch #1"]).await;
    let again = house.say("bob", "!clock #4").await;
    assert_eq!(again.refused(), ["no-clock"], "a rematch keeps the time");
}

#[tokio::test]
async fn minutes_are_suggested_where_a_live_clock_has_run_out() {
    for (time, wait) in [
        ("time=10m", "`!wait 10m #1` gives ten more minutes"),
        ("time=1d", "`!wait 3d #1` gives three more days"),
    ] {
        let timed = Timed::game(time).await;
        let told = timed.heard_in(2 * DAY).await.join("\n");
        assert!(told.contains(wait), "{told}");
    }
}

/// The player who typed `!claim` reads the answer anyway, so the message notifies the other one.
#[tokio::test]
async fn a_loss_on_time_calls_whoever_was_not_there() {
    let timed = Timed::game("time=1d").await;
    timed.heard_in(2 * DAY).await;
    let claimed = timed.house.say("bob", "!claim").await;
    assert_eq!(
        claimed.reply().calls.as_deref(),
        Some("anna"),
        "{claimed:?}"
    );

    let timed = Timed::game("time=1d hard=on").await;
    timed.heard_in(2 * DAY).await;
    let over = timed.house.heard().pop().unwrap();
    assert!(over.text.contains("bob wins"), "{over:?}");
    assert_eq!(over.calls.as_deref(), Some("anna"), "{over:?}");
}

/// A player who comes back and moves in a game that was claimed in the meantime is told so, once. Talk stays unanswered.
#[tokio::test]
async fn a_move_in_a_game_that_was_lost_meanwhile_is_answered() {
    let timed = Timed::game("time=1d").await;
    timed.heard_in(2 * DAY).await;
    timed.house.play(&["bob: !claim"]).await;
    for (from, talk) in [
        ("anna", "hello"),
        ("anna", "4"),
        ("anna", "see you at e4 then"),
        ("cyril", "f4-f3"),
    ] {
        let said = timed.house.say(from, talk).await;
        assert_eq!(said.outcome, Outcome::Ignored, "{talk}: {said:?}");
    }
    let told = timed.house.say("anna", "f4-f3").await;
    assert_eq!(told.refused(), ["session-over"]);
    assert!(text(&told).starts_with("Game #1 is over"), "{told:?}");
    let again = timed.house.say("anna", "f4-f3").await;
    assert_eq!(again.outcome, Outcome::Ignored, "{again:?}");
    timed.house.play(&["anna: !new tablut @bob first"]).await;
    timed.house.play(&["anna: e4-f4"]).await;
}

#[tokio::test]
async fn cl_1_at_a_weekend_the_clocks_are_said_to_stand_and_no_day_of_the_calendar_is_promised() {
    let timed = Timed::game("time=7d weekends=off").await;
    timed.heard_in(5 * DAY).await;
    let clocks = timed.house.say("bob", "!clock").await;
    let told = text(&clocks);
    assert!(told.contains("anna: 2 d 12 h\n"), "{told}");
    assert!(
        told.ends_with("until Monday (0:00 UTC) no clock runs."),
        "{told}"
    );
    let waits = timed.house.say("bob", "!wait 3d").await;
    let given = "5 d 12 h from now, not counting the time in which that clock stands still.";
    assert!(text(&waits).contains(given), "{waits:?}");
    timed.heard_in(2 * DAY).await;
    let clocks = timed.house.say("bob", "!clock").await;
    assert!(text(&clocks).contains("anna: 5 d, running"), "{clocks:?}");
    assert!(!text(&clocks).contains("weekend"), "{clocks:?}");

    // The days of the week that Anna's vacation took are not in the log yet.
    let timed = Timed::game("time=7d weekends=off vacation=on").await;
    timed.house.play(&["anna: !vacation 5d"]).await;
    timed.heard_in(6 * DAY).await;
    let clocks = timed.house.say("bob", "!clock").await;
    assert!(text(&clocks).contains("until Monday"), "{clocks:?}");
    let given = timed.house.say("bob", "!wait 3d").await;
    assert!(
        text(&given).contains("not counting the time in which that clock stands still"),
        "{given:?}"
    );

    let timed = Timed::game("time=7d").await;
    let given = timed.house.say("bob", "!wait 3d").await;
    assert!(text(&given).ends_with("10 d from now."), "{given:?}");
}
