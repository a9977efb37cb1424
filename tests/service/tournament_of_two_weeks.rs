//! A tournament of people and a program over two weeks, unattended: people are absent for days, one comes late, one leaves, one never
//! plays and is taken out, and the bot is started anew every day, at whatever moment.

use crate::house::{House, chat_message, person};
use crate::tournaments::{names, news, table};
use lusoria::service::ManualClock;
use serde_json::Value;
use std::collections::BTreeMap;
use std::time::Duration;

const MONDAY: i64 = 1_795_420_800;
const DAY: i64 = 86_400;

/// The games that go on, with the accounts of the people at the seats.
async fn open_games(house: &House) -> Vec<(i64, Vec<i64>)> {
    let rows: Vec<(i64, i64)> = sqlx::query_as(
        "select s.id, t.account from session s join seat t on t.session = s.id where s.ended is null order by s.id",
    )
    .fetch_all(&mut house.database().await)
    .await
    .unwrap();
    let mut games = BTreeMap::<i64, Vec<i64>>::new();
    for (session, account) in rows {
        games.entry(session).or_default().push(account);
    }
    games.into_iter().collect()
}

/// Everybody who is there today ends their game, sometimes with a draw.
async fn a_day(house: &House, day: i64) {
    let names = names(house).await;
    for (session, people) in open_games(house).await {
        let here = |account: &&i64| (**account * 7 + day * 5 + session) % 3 != 0;
        let named: Vec<&String> = people.iter().filter(here).map(|one| &names[one]).collect();
        let named: Vec<&String> = named.into_iter().filter(|name| *name != "emil").collect();
        match named[..] {
            [one, other] if (day + session) % 4 == 0 => {
                house.say(one, &format!("!draw #{session}")).await;
                house.say(other, &format!("!draw #{session}")).await;
            }
            [one, ..] => {
                house.say(one, &format!("!yield #{session}")).await;
            }
            [] => {}
        }
    }
}

/// The points of each person, worked out from the endings of all games, and the byes and games won without being played that were told.
async fn expected(house: &House) -> BTreeMap<String, u64> {
    let names = names(house).await;
    let rows: Vec<(String, i64, Option<i64>)> = sqlx::query_as(
        "select s.ended, p.seat, t.account from session s join (select 1 as seat union select 2) p
         left join seat t on t.session = s.id and t.seat = p.seat where s.ended is not null",
    )
    .fetch_all(&mut house.database().await)
    .await
    .unwrap();
    let mut points = BTreeMap::new();
    for (ended, seat, account) in rows {
        let name = account.map_or_else(|| "computer".to_owned(), |one| names[&one].clone());
        let won = match ended.as_str() {
            "resign:first" | "rule:second" => u64::from(seat == 2) * 4,
            "resign:second" | "rule:first" => u64::from(seat == 1) * 4,
            "rule:draw" | "agreed:first" | "agreed:second" => 2,
            other => panic!("{other}"),
        };
        *points.entry(name).or_default() += won;
    }
    for round in news(house).await.iter().filter_map(|one| one.get("round")) {
        for pairing in round["pairings"].as_array().unwrap() {
            let winner = match pairing["result"].as_str() {
                _ if pairing["second"].is_null() => "first",
                // Somebody has left before the game could begin.
                Some(winner @ ("first" | "second")) if pairing["session"].is_null() => winner,
                _ => continue,
            };
            *points.entry(name_of(&pairing[winner], &names)).or_default() += 4;
        }
    }
    points
}

fn name_of(player: &Value, names: &BTreeMap<i64, String>) -> String {
    let account = player.get("person").and_then(|one| one["account"].as_i64());
    account.map_or_else(|| "computer".to_owned(), |one| names[&one].clone())
}

#[tokio::test]
async fn two_weeks_with_absences_withdrawals_and_restarts_end_with_a_right_crosstable() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    let (hand, clock) = ManualClock::new(MONDAY);
    let mut house = House::with_clock(&path, clock).await;
    house.play(&["anna: !tournament new tablut swiss 6"]).await;
    for name in ["anna", "bob", "cyril", "dora", "emil", "filip", "gita"] {
        house.play(&[&format!("{name}: !join")]).await;
    }
    house
        .play(&["anna: !tournament add bot:easy", "anna: !start"])
        .await;
    for day in 0..14 {
        hand.set(MONDAY + day * DAY);
        a_day(&house, day).await;
        match day {
            2 => house.play(&["hana: !join"]).await,
            3 => {
                house.say("dora", "!leave").await;
                house.say("dora", "yes").await;
            }
            // A player who never plays would hold everybody up.
            4 => {
                let mut removal = house.message("hall", "anna", "!tournament remove @emil");
                chat_message(&mut removal).mentions = vec![person("emil")];
                assert_eq!(house.hear(removal).await.refused(), ["confirm-remove"]);
                house.play(&["anna: yes"]).await;
            }
            _ => {}
        }
        // The host may end in the middle of a step.
        tokio::time::sleep(Duration::from_millis(u64::try_from(day).unwrap() * 7)).await;
        house.close().await;
        house = House::with_clock(&path, hand.clock()).await;
        tokio::time::sleep(Duration::from_millis(150)).await;
    }
    // On a busy machine, the computer's games and the next rounds may take longer than the pauses of this test.
    for more in 0..200 {
        if news(&house)
            .await
            .iter()
            .any(|one| one.get("over").is_some())
        {
            break;
        }
        a_day(&house, more).await;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let over: Vec<Value> = news(&house).await;
    let over: Vec<&Value> = over.iter().filter_map(|one| one.get("over")).collect();
    let [over] = over[..] else {
        panic!("it is over once: {:?}", news(&house).await);
    };
    let lines = table(&house, &over["table"]).await;
    let told: BTreeMap<String, u64> = lines.iter().map(|line| (line.0.clone(), line.1)).collect();
    let mut expected = expected(&house).await;
    expected.retain(|_, points| *points > 0);
    let scored: BTreeMap<_, _> = told.into_iter().filter(|line| line.1 > 0).collect();
    assert_eq!(scored, expected);
    assert!(
        lines.is_sorted_by(|one, other| one.1 >= other.1),
        "{lines:?}"
    );
    let rounds: Vec<i64> = news(&house)
        .await
        .iter()
        .filter_map(|one| one.get("round")?["round"].as_i64())
        .collect();
    assert_eq!(rounds, [1, 2, 3, 4, 5, 6], "one message a round");
}
