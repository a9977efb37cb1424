//! Ladders and leagues in a room: they go on by themselves, season after season, over restarts.

use crate::house::{House, chat_message, person};
use crate::tournament_departures::{leave, take_out};
use crate::tournaments::{games, names, news, until};
use lusoria::service::ManualClock;
use serde_json::Value;
use std::time::Duration;

/// A Monday at noon.
const NOW: i64 = 1_795_435_200;
const DAY: i64 = 86_400;

/// The names in a table, in its order.
async fn order(house: &House, lines: &Value) -> Vec<String> {
    let names = names(house).await;
    let lines = lines.as_array().unwrap().iter();
    let account = |line: &Value| line["player"]["person"]["account"].as_i64().unwrap();
    lines.map(|line| names[&account(line)].clone()).collect()
}

/// The session of the challenge that began last.
async fn last_session(house: &House) -> i64 {
    for _ in 0..500 {
        let last: Option<i64> =
            sqlx::query_scalar("select max(id) from session where ended is null")
                .fetch_one(&mut house.database().await)
                .await
                .unwrap();
        if let Some(last) = last {
            return last;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("no game has begun");
}

/// Waits until the player on turn has been called to this game.
async fn until_called(house: &House, session: i64) {
    let call = format!("your turn in #{session}");
    for _ in 0..500 {
        if house.heard().iter().any(|reply| reply.text.contains(&call)) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("nobody is called to #{session}");
}

#[tokio::test]
async fn on_a_ladder_people_challenge_those_above_them() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    let house = House::at(&path).await;
    house
        .play(&[
            "anna: !tournament new tablut ladder 2",
            "anna: !join",
            "bob: !join",
            "cyril: !join",
            "dora: !join",
        ])
        .await;
    for (who, line, id) in [
        ("dora", "!tournament challenge 1", "tournament-out-of-reach"),
        ("anna", "!tournament challenge 2", "tournament-out-of-reach"),
        (
            "emil",
            "!tournament challenge 2",
            "tournament-you-are-not-in",
        ),
        ("dora", "!tournament challenge", "tournament-challenge-whom"),
        ("anna", "!start", "tournament-has-begun"),
    ] {
        assert_eq!(house.say(who, line).await.refused(), [id], "{who}: {line}");
    }
    house.play(&["cyril: !block @anna"]).await;
    let refused = house.say("cyril", "!tournament challenge 1").await;
    assert_eq!(refused.refused(), ["blocked-by-you"]);
    house.play(&["cyril: !unblock @anna"]).await;
    let mut challenge = house.message("hall", "dora", "!tournament challenge @bob");
    chat_message(&mut challenge).mentions = vec![person("bob")];
    assert_eq!(house.hear(challenge).await.refused(), Vec::<String>::new());
    // The host ends at once, and the game begins all the same.
    house.close().await;
    let house = House::at(&path).await;
    let session = last_session(&house).await;
    let log = house.log(session).await;
    assert_eq!(log[0], "=time:time:259200:hard");
    let busy = house.say("dora", "!tournament challenge 3").await;
    assert_eq!(busy.refused(), ["tournament-busy"]);
    let busy = house.say("cyril", "!tournament challenge 2").await;
    assert_eq!(busy.refused(), ["tournament-other-busy"]);
    let shown = house.say("cyril", "!pairings").await;
    assert!(shown.reply().text.contains("dora – bob"), "{shown:?}");
    let abort = house.say("bob", &format!("!abort #{session}")).await;
    assert_eq!(abort.refused(), ["tournament-abort"]);
    house.play(&[&format!("bob: !yield #{session}")]).await;
    // The first news of the ladder is the challenge itself.
    until(&house, "ladder", 2).await;
    house.play(&["anna: !standings"]).await;
    let table = until(&house, "standings", 1).await;
    assert_eq!(
        order(&house, &table["table"]).await,
        ["anna", "dora", "bob", "cyril"]
    );
    leave(&house, "bob").await;
    house.play(&["anna: !standings"]).await;
    let table = until(&house, "standings", 2).await;
    assert_eq!(
        order(&house, &table["table"]).await,
        ["anna", "dora", "cyril"]
    );
    house.say("anna", "!tournament cancel").await;
    house.play(&["anna: yes"]).await;
    let over = house.say("dora", "!tournament challenge 1").await;
    assert_eq!(over.refused(), ["tournament-none"]);
}

#[tokio::test]
async fn a_ladder_is_ended_with_its_places() {
    let house = House::new().await;
    house
        .play(&["anna: !tournament new tablut ladder 2", "anna: !join"])
        .await;
    let alone = house.say("anna", "!tournament cancel").await;
    assert_eq!(alone.refused(), ["confirm-call-off"], "no places yet");
    house
        .play(&["bob: !join", "cyril: !join", "bob: !tournament challenge 1"])
        .await;
    let session = last_session(&house).await;
    house.play(&[&format!("anna: !yield #{session}")]).await;
    until(&house, "ladder", 2).await;
    house.play(&["cyril: !tournament challenge 2"]).await;
    until(&house, "ladder", 3).await;
    let begun = last_session(&house).await;
    until_called(&house, begun).await;
    let asked = house.say("anna", "!tournament cancel").await;
    assert_eq!(asked.refused(), ["confirm-end"]);
    let question = "Really end tournament 1? The places stay as they are, and `!standings 1` still shows them.";
    assert!(asked.reply().text.contains(question), "{asked:?}");
    let ended = house.say("anna", "yes").await;
    assert_eq!(ended.refused(), Vec::<String>::new());
    for (who, line) in [
        ("cyril", "!standings"),
        ("bob", "!standings 1"),
        ("bob", "!pairings"),
    ] {
        let shown = house.say(who, line).await;
        for text in [&ended.reply().text, &shown.reply().text] {
            let [bob, anna, cyril] = ["1 bob", "2 anna", "3 cyril"].map(|place| text.find(place));
            assert!(
                bob.is_some() && bob < anna && anna < cyril,
                "{line}: {text}"
            );
            for told in [
                "Tournament 1 (Tablut, ladder) has ended.",
                "no longer count in the tournament",
            ] {
                assert!(text.contains(told), "{line}: {text}");
            }
        }
    }
    let over = house.say("anna", "!tournament challenge 1").await;
    assert_eq!(over.refused(), ["tournament-none"]);
}

/// A ladder of six, on which the last challenges anna and the fourth challenges bob.
async fn ladder_with_two_challenges() -> House {
    let house = House::new().await;
    house
        .play(&[
            "anna: !tournament new tablut ladder 5",
            "anna: !join",
            "bob: !join",
            "cyril: !join",
            "dora: !join",
            "emil: !join",
            "fred: !join",
            "fred: !tournament challenge 1",
            "dora: !tournament challenge 2",
        ])
        .await;
    until(&house, "ladder", 2).await;
    for _ in 0..500 {
        let begun: i64 = sqlx::query_scalar("select count(*) from session")
            .fetch_one(&mut house.database().await)
            .await
            .unwrap();
        if begun == 2 {
            return house;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the games have not begun");
}

#[tokio::test]
async fn whoever_leaves_a_ladder_during_a_challenge_leaves_the_place_to_the_challenger() {
    let house = ladder_with_two_challenges().await;
    house.say("bob", "!leave").await;
    house.play(&["bob: yes"]).await;
    until(&house, "ladder", 3).await;
    take_out(&house, "anna", "anna").await;
    until(&house, "ladder", 4).await;
    house.play(&["anna: !standings"]).await;
    let table = until(&house, "standings", 1).await;
    assert_eq!(
        order(&house, &table["table"]).await,
        ["fred", "dora", "cyril", "emil"]
    );
}

#[tokio::test]
async fn a_challenger_who_leaves_a_ladder_changes_no_other_place() {
    let house = ladder_with_two_challenges().await;
    for challenger in ["fred", "dora"] {
        house.say(challenger, "!leave").await;
        house.play(&[&format!("{challenger}: yes")]).await;
    }
    until(&house, "ladder", 4).await;
    house.play(&["anna: !standings"]).await;
    let table = until(&house, "standings", 1).await;
    assert_eq!(
        order(&house, &table["table"]).await,
        ["anna", "bob", "cyril", "emil"]
    );
}

/// Everybody in a round gives up against the name that comes first in the alphabet.
async fn play_round(house: &House, round: usize) {
    let told = until(house, "round", round).await;
    for (session, players) in games(house, &told["pairings"]).await {
        let [one, other] = players.map(Option::unwrap);
        let loser = one.max(other);
        house.say(&loser, &format!("!yield #{session}")).await;
    }
}

async fn shows_the_next_season(house: &House) {
    for line in ["!standings", "!pairings"] {
        let shown = house.say("bob", line).await;
        let next = "season 3 is over. The next one begins in 1 d";
        assert!(shown.reply().text.contains(next), "{line}: {shown:?}");
    }
}

#[tokio::test]
async fn a_league_goes_on_by_itself_season_after_season() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    let (hand, clock) = ManualClock::new(NOW);
    let mut house = House::with_clock(&path, clock).await;
    house.play(&["anna: !tournament new tablut league 3"]).await;
    for name in ["anna", "bob", "cyril", "dora", "emil", "filip"] {
        house.play(&[&format!("{name}: !join")]).await;
    }
    house.play(&["anna: !start"]).await;
    let mut rounds = 0;
    for season in 1..=3 {
        for _ in 0..3 {
            rounds += 1;
            play_round(&house, rounds).await;
        }
        let over = until(&house, "season_over", season).await;
        assert_eq!(over["next"], 7 * DAY);
        let lines = over["table"].as_array().unwrap();
        let divisions: Vec<_> = lines.iter().map(|one| one["division"].as_i64()).collect();
        assert_eq!(divisions, [1, 1, 1, 2, 2, 2].map(Some));
        // Six days later nothing has happened. A person who enters now begins at the bottom.
        hand.set(hand.now() + 6 * DAY);
        house.close().await;
        house = House::with_clock(&path, hand.clock()).await;
        if season == 2 {
            let late = house.say("gita", "!join").await;
            let when = "Whoever is new plays from the next season on, in the last division.";
            assert!(late.reply().text.contains(when), "{late:?}");
            leave(&house, "filip").await;
        }
        if season == 3 {
            shows_the_next_season(&house).await;
        }
        let all = news(&house).await;
        let begun = all.iter().filter(|one| one.get("round").is_some()).count();
        assert_eq!(begun, rounds);
        hand.set(hand.now() + DAY);
        house.close().await;
        house = House::with_clock(&path, hand.clock()).await;
    }
    // In each of three seasons one player was promoted and one relegated. So the best three are now in the upper division.
    until(&house, "round", rounds + 1).await;
    house.play(&["anna: !standings"]).await;
    let table = until(&house, "standings", 1).await;
    let order = order(&house, &table["table"]).await;
    assert!(order[..3].contains(&"anna".to_owned()), "{order:?}");
    assert!(order[..3].contains(&"bob".to_owned()), "{order:?}");
    assert!(order[3..].contains(&"gita".to_owned()), "{order:?}");
    assert!(!order.contains(&"filip".to_owned()), "{order:?}");
    let shown = house.say("bob", "!pairings").await;
    let text = &shown.reply().text;
    assert!(
        text.contains("season 4, round 1") && text.contains("Division 2:"),
        "{text}"
    );
}

#[tokio::test]
async fn a_league_is_ended_with_its_table_once_a_season_was_played() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !tournament new tablut league 3",
            "anna: !join",
            "bob: !join",
            "cyril: !join",
            "anna: !start",
        ])
        .await;
    until(&house, "round", 1).await;
    let asked = house.say("anna", "!tournament cancel").await;
    assert_eq!(asked.refused(), ["confirm-call-off"]);
    house.say("anna", "no").await;
    for round in 1..=3 {
        play_round(&house, round).await;
    }
    until(&house, "season_over", 1).await;
    let asked = house.say("anna", "!tournament cancel").await;
    assert_eq!(asked.refused(), ["confirm-end"]);
    house.play(&["anna: yes"]).await;
    let shown = house.say("bob", "!standings").await;
    let text = &shown.reply().text;
    let told = "Tournament 1 (Tablut, league) has ended. The table of season 1:";
    assert!(text.contains(told) && text.contains("1 anna"), "{text}");
    assert!(!text.contains("no longer count"), "{text}");
}
