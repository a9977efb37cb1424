//! `stats` and `history`: the games that are over are read while other rooms are answered, and nothing is missing or told twice.

use crate::house::House;
use lusoria::service::Outcome;

/// A house in which anna has won many games against bob.
async fn with_many_games() -> House {
    let house = House::new().await;
    house
        .play(&["anna: !new tablut @bob first", "bob: !yield #1"])
        .await;
    let sql = "create temp table n as
            with recursive n (n) as (select 2 union all select n + 1 from n where n < 3000) select n from n;
        insert into session (id, room, game, rules_version, seed, opened_at, ended, ended_at)
            select n.n, room, game, rules_version, seed, opened_at, ended, ended_at from session, n where id = 1;
        insert into seat (session, seat, account)
            select n.n, seat, account from seat, n where session = 1";
    sqlx::raw_sql(sql)
        .execute(&mut house.database().await)
        .await
        .unwrap();
    house
}

#[tokio::test]
async fn while_many_games_are_added_up_other_rooms_are_answered() {
    let house = with_many_games().await;
    let heard = house.heard().len();
    let messages = [
        house.message("hall", "anna", "!stats\n!history 300"),
        house.message("hall", "bob", "!games"),
        house.message("kitchen", "cyril", "!games"),
    ];
    assert_eq!(house.hear_all(messages).await, [Outcome::Stored; 3]);
    let replies = house.heard().split_off(heard);
    let told: Vec<_> = replies
        .iter()
        .map(|reply| (reply.room.as_str(), reply.reader.as_deref().unwrap()))
        .collect();
    let expected = [
        ("kitchen", "cyril"),
        ("hall", "anna"),
        ("hall", "anna"),
        ("hall", "bob"),
    ];
    assert_eq!(told, expected);
    assert!(replies[1].text.contains("3000 won"), "{}", replies[1].text);
    assert!(replies[2].text.contains("`#10`"), "{}", replies[2].text);
}

/// When the results are asked for, the message about the end is still being written, or waits to be written.
#[tokio::test]
async fn a_game_that_ended_just_before_counts_in_every_room() {
    let house = House::new().await;
    house
        .play(&["anna: !new tablut @bob first", "anna: e4-f4"])
        .await;
    let messages = [
        house.message("hall", "anna", "!yield #1"),
        house.message("hall", "anna", "!stats"),
        house.message("kitchen", "bob", "!history"),
    ];
    assert_eq!(house.hear_all(messages).await, [Outcome::Stored; 3]);
    let told = |reader: &str, what: &str| {
        let heard = house.heard();
        let mut replies = heard
            .iter()
            .filter(|reply| reply.reader.as_deref() == Some(reader));
        assert!(replies.any(|reply| reply.text.contains(what)), "{heard:?}");
    };
    told("anna", "1 lost");
    told("bob", "`#1`");
}

#[tokio::test]
async fn many_questions_in_a_message_are_answered_in_their_order_and_once() {
    let house = House::new().await;
    house
        .play(&["anna: !new tablut @bob first", "anna: !yield #1"])
        .await;
    house
        .play(&["anna: !new cats @cyril first", "cyril: !yield #2"])
        .await;
    let lines = [
        "!history",
        "!stats @bob",
        "!stats",
        "!history @bob",
        "!stats @cyril",
        "!history @cyril",
        "!top",
        "!stats @zenobia",
        "!history 2",
        "!stats",
    ];
    let message = house.message("hall", "anna", &lines.join("\n"));
    let heard = house.heard().len();
    assert_eq!(
        house.hear_all([message.clone(), message]).await,
        [Outcome::Stored, Outcome::Repeated]
    );
    let replies = house.heard().split_off(heard);
    let told: Vec<_> = replies.iter().map(|reply| reply.text.clone()).collect();
    let mut alone = Vec::new();
    for line in &lines[..9] {
        alone.push(house.say("anna", line).await.reply().text.clone());
    }
    assert_eq!(told, alone);
}

#[tokio::test]
async fn results_that_cannot_be_read_are_told_and_asked_for_again() {
    let house = House::new().await;
    house
        .play(&["anna: !new tablut @bob first", "anna: !yield #1"])
        .await;
    let mut database = house.database().await;
    let hide = sqlx::raw_sql("alter table annulled rename to hidden");
    hide.execute(&mut database).await.unwrap();
    let asked = house.message("hall", "anna", "!me lang cs\n!stats");
    let said = house.hear(asked.clone()).await;
    assert_eq!(said.outcome, Outcome::NotStored);
    assert!(said.reply().text.starts_with("That could not be stored"));
    // The room no longer waits for the results.
    let games = house.say("anna", "!games").await;
    assert_eq!(games.outcome, Outcome::Stored, "{games:?}");
    let show = sqlx::raw_sql("alter table hidden rename to annulled");
    show.execute(&mut database).await.unwrap();
    let said = house.hear(asked).await;
    assert_eq!((said.outcome, said.replies.len()), (Outcome::Stored, 2));
}

/// If nothing can be stored, the results are not read again and again.
#[tokio::test]
async fn results_while_nothing_can_be_written_are_told_and_not_read_for_ever() {
    let house = House::new().await;
    house
        .play(&["anna: !new tablut @bob first", "anna: e4-f4"])
        .await;
    let mut database = house.database().await;
    let lock = sqlx::raw_sql("begin immediate");
    lock.execute(&mut database).await.unwrap();
    let messages = [
        house.message("hall", "anna", "!yield #1"),
        house.message("hall", "anna", "!stats"),
        house.message("hall", "anna", "!games"),
    ];
    assert_eq!(house.hear_all(messages).await, [Outcome::NotStored; 3]);
    let unlock = sqlx::raw_sql("rollback");
    unlock.execute(&mut database).await.unwrap();
    let said = house.say("anna", "!stats").await;
    assert!(!said.reply().text.contains("lost"), "{said:?}");
}
