//! Tournaments in a room: they go on by themselves, over restarts, absences and withdrawals, and end with a right table.

use crate::house::{House, Said, chat_message};
use crate::ratings::play_five_moves;
use serde_json::Value;
use std::collections::BTreeMap;
use std::time::Duration;

/// Everything that was stored to be said about tournaments, in order.
pub(crate) async fn news(house: &House) -> Vec<Value> {
    let says = house.stored_says().await;
    let told = says.iter().filter_map(|say| say.get("tournament"));
    told.map(|one| one["told"]["news"].clone()).collect()
}

/// Waits until the room has been told this kind of news `count` times. Returns the last of these.
pub(crate) async fn until(house: &House, what: &str, count: usize) -> Value {
    for _ in 0..1_000 {
        let all = news(house).await;
        let mut found: Vec<_> = all
            .iter()
            .filter_map(|one| one.get(what))
            .cloned()
            .collect();
        if found.len() >= count {
            return found.swap_remove(count - 1);
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{what} {count} is not told: {:?}", news(house).await);
}

/// The name of each account.
pub(crate) async fn names(house: &House) -> BTreeMap<i64, String> {
    let rows: Vec<(i64, String)> = sqlx::query_as("select account, name from identity")
        .fetch_all(&mut house.database().await)
        .await
        .unwrap();
    rows.into_iter().collect()
}

/// The sessions of a round with the names of their players; computer players have none.
pub(crate) async fn games(house: &House, pairings: &Value) -> Vec<(i64, [Option<String>; 2])> {
    let names = names(house).await;
    let name = |player: &Value| {
        let account = player.get("person")?["account"].as_i64()?;
        names.get(&account).cloned()
    };
    let games = pairings.as_array().unwrap().iter();
    games
        .filter(|one| !one["second"].is_null())
        .map(|one| {
            let players = [name(&one["first"]), name(&one["second"])];
            (one["session"].as_i64().unwrap(), players)
        })
        .collect()
}

/// The first game of the first round, which two people play.
pub(crate) async fn first_game(house: &House) -> (i64, [String; 2]) {
    let round = until(house, "round", 1).await;
    let (session, players) = games(house, &round["pairings"]).await.remove(0);
    (session, players.map(Option::unwrap))
}

/// Lets the better player win: a computer player beats everybody, then the names decide.
async fn play_round(house: &House, pairings: &Value) {
    for (session, players) in games(house, pairings).await {
        let loser = match players {
            [Some(one), Some(other)] => one.max(other),
            [Some(one), None] | [None, Some(one)] => one,
            [None, None] => continue,
        };
        house.say(&loser, &format!("!yield #{session}")).await;
    }
}

/// The table as names with their points in quarters and results.
pub(crate) async fn table(house: &House, lines: &Value) -> Vec<(String, u64, String)> {
    let names = names(house).await;
    let lines = lines.as_array().unwrap().iter();
    lines
        .map(|line| {
            let account = line["player"].get("person");
            let account = account.and_then(|person| person["account"].as_i64());
            let name = account.map_or_else(|| "computer".to_owned(), |one| names[&one].clone());
            let results = line["results"].as_array().unwrap().iter();
            let results: Vec<_> = results.map(|one| one.as_str().unwrap()).collect();
            (name, line["points"].as_u64().unwrap(), results.join("|"))
        })
        .collect()
}

/// The only reply to this person. News that nobody asked for may come at the same time.
pub(crate) fn reply_to<'a>(said: &'a Said, reader: &str) -> &'a str {
    let replies = said.replies.iter();
    let mut answers = replies.filter(|reply| reply.reader.as_deref() == Some(reader));
    match (answers.next(), answers.next()) {
        (Some(reply), None) => &reply.text,
        _ => panic!("not one reply to {reader}: {said:?}"),
    }
}

#[tokio::test]
async fn all_against_all_goes_on_by_itself_and_ends_with_a_right_table() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    let mut house = House::at(&path).await;
    house
        .play(&[
            "anna: !tournament new cats",
            "anna: !join",
            "bob: !join",
            "cyril: !join 1",
            "anna: !tournament add bot:easy",
            "anna: !start",
        ])
        .await;
    for round in 1..=3 {
        let told = until(&house, "round", round).await;
        assert_eq!(told["round"], round);
        // The host restarts between two rounds, and the tournament goes on.
        house.close().await;
        house = House::at(&path).await;
        play_round(&house, &told["pairings"]).await;
    }
    let over = until(&house, "over", 1).await;
    let table = table(&house, &over["table"]).await;
    let expected = [
        ("computer", 12, "|1|1|1"),
        ("anna", 8, "0||1|1"),
        ("bob", 4, "0|0||1"),
        ("cyril", 0, "0|0|0|"),
    ];
    let expected =
        expected.map(|(name, points, results)| (name.to_owned(), points, results.to_owned()));
    assert_eq!(table, expected);
    // One message a round, and nothing twice.
    let all = news(&house).await;
    assert_eq!(
        all.iter().filter(|one| one.get("round").is_some()).count(),
        3
    );
    assert_eq!(
        all.iter().filter(|one| one.get("over").is_some()).count(),
        1
    );
}

#[tokio::test]
async fn in_a_swiss_tournament_people_come_late_and_leave() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !turnaj nový tablut švýcarský 3",
            "anna: !join",
            "bob: !join",
            "cyril: !join",
            "anna: !start",
        ])
        .await;
    let first = until(&house, "round", 1).await;
    assert_eq!(first["pairings"].as_array().unwrap().len(), 2);
    house.play(&["dora: !join"]).await;
    play_round(&house, &first["pairings"]).await;
    let second = until(&house, "round", 2).await;
    let met = games(&house, &second["pairings"]).await;
    assert_eq!(met.len(), 2);
    // A player who leaves loses the game that is going on, and is not paired any more.
    let asked = house.say("bob", "!leave").await;
    assert_eq!(asked.refused(), ["confirm-leave"]);
    house.play(&["bob: yes"]).await;
    play_round(&house, &second["pairings"]).await;
    let third = until(&house, "round", 3).await;
    let met = games(&house, &third["pairings"]).await;
    assert_eq!(met.len(), 1);
    let late = house.say("emil", "!join").await;
    assert_eq!(late.refused(), ["tournament-too-late"]);
    assert!(!format!("{met:?}").contains("bob"));
    play_round(&house, &third["pairings"]).await;
    let over = until(&house, "over", 1).await;
    let table = table(&house, &over["table"]).await;
    let points: u64 = table.iter().map(|line| line.1).sum();
    // Four games, and the byes of the first and the third round.
    assert_eq!(points, 4 * 6, "{table:?}");
    assert_eq!(table[0].0, "anna", "{table:?}");
}

#[tokio::test]
async fn the_organizer_has_rights_that_others_have_not() {
    let house = House::new().await;
    house
        .play(&["anna: !tournament new tablut knock-out", "bob: !join"])
        .await;
    for (who, line, id) in [
        ("bob", "!start", "tournament-not-yours"),
        ("bob", "!tournament cancel", "tournament-not-yours"),
        ("bob", "!tournament add bot", "tournament-not-yours"),
        ("anna", "!start", "tournament-too-few"),
        ("anna", "!leave", "tournament-you-are-not-in"),
        ("bob", "!join", "tournament-joined"),
        ("bob", "!tournament join 7", "tournament-no-such"),
    ] {
        assert_eq!(house.say(who, line).await.refused(), [id], "{who}: {line}");
    }
    house.play(&["anna: !join", "anna: !start"]).await;
    let round = until(&house, "round", 1).await;
    let [(one, _), (other, _)] = games(&house, &round["pairings"]).await[..] else {
        panic!("a match has two games: {round}");
    };
    for (who, line) in [("cyril", "!join"), ("anna", "!start")] {
        let said = house.say(who, line).await;
        assert_eq!(said.refused(), ["tournament-has-begun"]);
    }
    for word in ["abort", "decline"] {
        let said = house.say("anna", &format!("!{word} #{one}")).await;
        assert_eq!(said.refused(), ["tournament-abort"], "{word}");
    }
    house.say("anna", "!tournament remove @bob").await;
    house.play(&["anna: yes"]).await;
    let over = until(&house, "over", 1).await;
    assert_eq!(table(&house, &over["table"]).await[0].0, "anna");
    let ended = house.say("anna", &format!("!board #{other}")).await;
    assert!(
        reply_to(&ended, "anna").contains("bob gives up"),
        "{ended:?}"
    );
    assert_eq!(
        house.say("cyril", "!join").await.refused(),
        ["join-nothing"]
    );
    let table = house.say("cyril", "!standings").await;
    assert!(reply_to(&table, "cyril").contains("anna wins"), "{table:?}");
}

/// If it counted, the organizer of a tournament could decide the rated games of all who take part.
#[tokio::test]
async fn a_rated_game_of_somebody_who_is_taken_out_does_not_count() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !tournament new tablut rated=true",
            "anna: !join",
            "bob: !join",
            "anna: !start",
        ])
        .await;
    let (session, players) = first_game(&house).await;
    let players = players.each_ref().map(String::as_str);
    play_five_moves(&house, players, session).await;
    house.say("anna", "!tournament remove @bob").await;
    let removed = house.say("anna", "yes").await;
    let told = removed
        .replies
        .iter()
        .any(|reply| reply.text.contains("does not count"));
    assert!(told, "{removed:?}");
    until(&house, "over", 1).await;
    let top = house.say("anna", "!top").await;
    // The end of the tournament may be told at the same time.
    let answered = top.replies.iter();
    let mut answered = answered.filter(|reply| reply.text.contains("Nobody has a rating"));
    assert!(answered.next().is_some(), "{top:?}");
}

/// The numbers of tournaments count from 1, so everybody can guess them, and the room may be a private one.
#[tokio::test]
async fn a_tournament_is_ruled_and_shown_only_where_it_is_held() {
    let house = House::new().await;
    let elsewhere = async |from: &str, text: &str| {
        let mut message = house.message("cellar", from, text);
        chat_message(&mut message).may_configure = true;
        house.hear(message).await
    };
    house
        .play(&["anna: !tournament new tablut", "bob: !join"])
        .await;
    for line in [
        "!tournament pairings 1",
        "!standings 1",
        "!join 1",
        "!leave 1",
        "!tournament add bot 1",
        "!tournament remove @bob 1",
        "!start 1",
        "!tournament cancel 1",
    ] {
        let said = elsewhere("eve", line).await;
        assert_eq!(said.refused(), ["tournament-no-such"], "{line}");
    }
    // A person who takes part is answered in another room, but has no rights there, even if they manage that room.
    assert_eq!(
        elsewhere("bob", "!start 1").await.refused(),
        ["tournament-not-yours"]
    );
    assert!(elsewhere("bob", "!pairings 1").await.refused().is_empty());
    assert!(elsewhere("anna", "!join 1").await.refused().is_empty());
    house.play(&["anna: !start 1"]).await;
    until(&house, "round", 1).await;
}

#[tokio::test]
async fn a_tournament_has_64_places_eight_of_them_for_computers() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !tournament new tablut",
            "anna: !tournament add bot bot bot bot bot bot bot bot",
        ])
        .await;
    let ninth = house.say("anna", "!tournament add bot").await;
    assert_eq!(ninth.refused(), ["tournament-computers"]);
    for n in 8..64 {
        house.play(&[&format!("p{n}: !join")]).await;
    }
    assert_eq!(
        house.say("anna", "!join").await.refused(),
        ["tournament-full"]
    );
}

/// How many games go on now.
pub(crate) async fn open_games(house: &House) -> i64 {
    let sql = "select count(*) from session where ended_at is null";
    let mut database = house.database().await;
    sqlx::query_scalar(sql)
        .fetch_one(&mut database)
        .await
        .unwrap()
}

#[tokio::test]
async fn two_computers_of_a_tournament_wait_until_no_other_two_play_in_the_room() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::with_endless_thoughts(&folder.path().join("house.db")).await;
    for tournament in [1, 2] {
        let add = format!(
            "anna: !tournament add {tournament} bot:ruthless bot:ruthless bot:ruthless bot:ruthless"
        );
        let start = format!("anna: !start {tournament}");
        house
            .play(&["anna: !tournament new tablut", &add, &start])
            .await;
        let told = until(&house, "round", tournament).await;
        assert_eq!(told["pairings"].as_array().unwrap().len(), 2);
        assert_eq!(open_games(&house).await, 1);
    }
}

#[tokio::test]
async fn a_tournament_keeps_to_the_settings_of_its_room() {
    let house = House::new().await;
    house
        .play(&["anna: !tournament new tablut", "anna: !tournament add bot"])
        .await;
    house.play(&["anna: !join"]).await;
    house.manage("!settings bots off").await;
    for (line, id) in [
        ("!tournament add bot", "no-bots-here"),
        ("!start", "tournament-no-bots"),
    ] {
        let said = house.say("anna", line).await;
        assert_eq!(said.refused(), [id], "{line}");
    }
    house.manage("!settings games murus").await;
    let said = house.say("anna", "!tournament new cats").await;
    assert_eq!(said.refused(), ["game-not-here"]);
    house.manage("!settings open off").await;
    let said = house.say("anna", "!tournament new murus").await;
    assert_eq!(said.refused(), ["games-not-open"]);
}
