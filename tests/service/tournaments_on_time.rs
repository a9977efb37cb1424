//! Tournaments whose games are played on time: nobody who is absent holds up a round, and nobody who stays away is paired for ever.

use crate::house::House;
use crate::ratings::play_five_moves;
use crate::tournaments::{first_game, news, table, until};
use lusoria::service::ManualClock;

/// A Monday at noon.
const NOW: i64 = 1_795_435_200;
const DAY: i64 = 86_400;

#[tokio::test]
async fn whoever_never_moves_loses_each_game_and_is_taken_out_after_two() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    let (hand, clock) = ManualClock::new(NOW);
    let mut house = House::with_clock(&path, clock).await;
    let announced = house
        .say("anna", "!tournament new cats single time=3d rated=true")
        .await;
    let text = &announced.reply().text;
    assert!(
        text.contains("all against all, 3 d a turn, rated"),
        "{text}"
    );
    house
        .play(&[
            "anna: !join",
            "emil: !join",
            "anna: !tournament add bot:easy bot:hard",
            "anna: !start",
        ])
        .await;
    // Nobody moves in any game; only in those between computer players there is no clock. The kills are in between.
    for day in 1..=40 {
        hand.set(NOW + day * DAY);
        for _ in 0..50 {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        house.close().await;
        house = House::with_clock(&path, hand.clock()).await;
        if news(&house)
            .await
            .iter()
            .any(|one| one.get("over").is_some())
        {
            break;
        }
    }
    let over = until(&house, "over", 1).await;
    let lines = over["table"].as_array().unwrap();
    let gone = lines.iter().filter(|line| line["has_left"] == true).count();
    // The other person has missed a second game only in the last round, in which there is nothing more to leave.
    assert_eq!(gone, 1, "{over}");
    let table = table(&house, &over["table"]).await;
    let points: u64 = table.iter().map(|line| line.1).sum();
    assert!(points <= 6 * 4, "{table:?}");
    let computers = table.iter().filter(|line| line.0 == "computer");
    assert!(
        computers.map(|line| line.1).sum::<u64>() >= 4 * 4,
        "{table:?}"
    );
    let flags: i64 = sqlx::query_scalar("select count(*) from session where ended like 'abort%'")
        .fetch_one(&mut house.database().await)
        .await
        .unwrap();
    assert!(flags >= 2, "{flags}");
}

#[tokio::test]
async fn the_games_have_the_clock_of_the_tournament_and_are_rated() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !turnaj nový tablut jednou čas=2d hodnocená=ano",
            "anna: !join",
            "bob: !join",
            "anna: !start",
        ])
        .await;
    let (session, players) = first_game(&house).await;
    let players = players.each_ref().map(String::as_str);
    let log = house.log(session).await;
    assert_eq!(log[0], "=time:time:172800:hard");
    play_five_moves(&house, players, session).await;
    house.play(&[&format!("bob: !yield #{session}")]).await;
    until(&house, "over", 1).await;
    let stats = house.say("anna", "!stats").await;
    // The end of the tournament may be told at the same time.
    let mut replies = stats.replies.iter();
    assert!(replies.any(|reply| reply.text.contains('?')), "{stats:?}");
    let wrong = house.say("anna", "!tournament new tablut time=3x").await;
    assert_eq!(wrong.refused(), ["time-how"]);
    let line = "!tournament new tablut hard=off time=3d";
    let soft = house.say("anna", line).await;
    assert_eq!(soft.refused(), ["tournament-time-is-hard"]);
    house
        .play(&["anna: !tournament new tablut hard=on time=3d"])
        .await;
}
