//! One person on two platforms: linked by a code, with one set of games, ratings and settings; and Anna on Discord against Bob on Matrix.

use crate::house::{House, Said, chat_message};
use crate::ratings::FIVE_MOVES;
use lusoria::service::{Inbound, ManualClock, Outcome, recompute_ratings};
use lusoria::session::{Identity, Platform};
use lusoria::store::Store;
use sqlx::{Connection, SqliteConnection};
use std::path::Path;
use std::time::Duration;

/// Somebody writes on this platform, in the room that has its name; nobody else reads it.
pub(crate) async fn on(house: &House, platform: Platform, from: &str, text: &str) -> Said {
    house.hear(typed(house, platform, from, text)).await
}

pub(crate) fn typed(house: &House, platform: Platform, from: &str, text: &str) -> Inbound {
    let room = format!("{platform:?}");
    let mut message = house.message(&room, from, text);
    message.room.platform = platform;
    let written = chat_message(&mut message);
    written.may_configure = true;
    written.direct = true;
    written.author.platform = platform;
    for person in &mut written.mentions {
        person.platform = platform;
    }
    message
}

pub(crate) const DISCORD: Platform = Platform::Discord;
pub(crate) const MATRIX: Platform = Platform::Matrix;

pub(crate) async fn code(house: &House, platform: Platform, from: &str) -> String {
    let given = on(house, platform, from, "!link").await;
    let text = &given.reply().text;
    let code = text.split("link ").nth(1).unwrap();
    code.split('`').next().unwrap().to_owned()
}

/// On Matrix, types the code that this person was given on Discord. The bot asks whether to link the accounts.
pub(crate) async fn take_code(house: &House, from: &str) {
    let code = code(house, DISCORD, from).await;
    let typed = on(
        house,
        MATRIX,
        from,
        &format!("!link {}", code.to_lowercase()),
    )
    .await;
    assert_eq!(typed.refused(), ["confirm-link"]);
    let asked = format!("{from} on Discord");
    assert!(typed.reply().text.contains(&asked), "{typed:?}");
}

pub(crate) async fn link(house: &House, from: &str) {
    take_code(house, from).await;
    let linked = on(house, MATRIX, from, "yes").await;
    assert!(linked.reply().text.contains("one person"), "{linked:?}");
    until_joined(house).await;
}

pub(crate) async fn until_joined(house: &House) {
    for _ in 0..500 {
        if wanted(house).await == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("not joined");
}

pub(crate) async fn wanted(house: &House) -> i64 {
    number(
        house,
        "select count(*) from account_link where after_result is null",
    )
    .await
}

pub(crate) async fn number(house: &House, sql: &'static str) -> i64 {
    sqlx::query_scalar(sql)
        .fetch_one(&mut house.database().await)
        .await
        .unwrap()
}

#[tokio::test]
async fn anna_on_discord_plays_bob_on_matrix_at_one_board() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("house.db");
    let house = House::at(&path).await;
    on(&house, MATRIX, "bob", "!help").await;
    link(&house, "bob").await;
    on(&house, DISCORD, "anna", "!new tablut @bob first").await;
    on(&house, MATRIX, "bob", "!lang ru").await;
    let shown = on(&house, MATRIX, "bob", "!show #1 here").await;
    assert!(shown.replies[0].text.contains("Партия #1"), "{shown:?}");
    let played = on(&house, DISCORD, "anna", "e3-d3").await;
    let [first, second] = &played.replies[..] else {
        panic!("{played:?}")
    };
    assert_eq!(
        (first.room.as_str(), second.room.as_str()),
        ("Discord", "Matrix")
    );
    assert!(
        first.text.contains("Black") && !second.text.contains("Black"),
        "each in its language"
    );
    assert_eq!(
        first.calls.as_deref(),
        Some("bob"),
        "he is known on both platforms"
    );
    house.close().await;

    let house = House::at(&path).await;
    let answered = on(&house, MATRIX, "bob", "h5-h4").await;
    assert_eq!(answered.refused(), Vec::<String>::new());
    let calls: Vec<_> = answered
        .replies
        .iter()
        .filter_map(|one| one.calls.clone())
        .collect();
    assert_eq!(calls, ["anna"], "{answered:?}");
    let over = on(&house, MATRIX, "bob", "!yield").await;
    assert_eq!(over.replies.len(), 2, "{over:?}");
    assert_eq!(house.log(1).await, ["e3-d3", "h5-h4", "=resign:second"]);
}

#[tokio::test]
async fn two_ratings_become_one_and_the_log_still_gives_those_that_are_kept() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("house.db");
    let house = House::at(&path).await;
    let games = [(DISCORD, "anna"), (DISCORD, "anna"), (MATRIX, "cyril")];
    for ((platform, other), game) in games.into_iter().zip(1..) {
        let begin = format!("!new tablut @{other} first rated=true");
        on(&house, platform, "bob", &begin).await;
        for [first, second] in FIVE_MOVES {
            on(&house, platform, "bob", first).await;
            on(&house, platform, other, second).await;
        }
        on(&house, platform, other, &format!("!yield #{game}")).await;
    }
    on(&house, MATRIX, "bob", "!me board prose").await;
    link(&house, "bob").await;
    let stats = on(&house, MATRIX, "bob", "!stats").await;
    assert!(stats.reply().text.contains('3'), "{stats:?}");
    assert_eq!(
        number(
            &house,
            "select count(*) from rating where scope = 0 and wins = 3"
        )
        .await,
        1
    );
    let me = on(&house, DISCORD, "bob", "!me").await;
    assert!(
        me.reply().text.contains("in words"),
        "the settings of both: {me:?}"
    );
    on(&house, DISCORD, "bob", "!new tablut @anna first rated=true").await;
    for [first, second] in FIVE_MOVES {
        on(&house, DISCORD, "bob", first).await;
        on(&house, DISCORD, "anna", second).await;
    }
    on(&house, DISCORD, "bob", "!yield").await;
    house.close().await;
    let store = Store::open_existing(&format!("sqlite:{}", path.display()))
        .await
        .unwrap();
    let computed = recompute_ratings(&store).await.unwrap();
    assert_eq!(computed.differences(&store).await.unwrap(), 0);
}

#[tokio::test]
async fn a_code_counts_once_for_ten_minutes_and_is_not_guessed() {
    let home = tempfile::tempdir().unwrap();
    let (hand, clock) = ManualClock::new(1_795_262_400);
    let house = House::with_clock(&home.path().join("house.db"), clock).await;
    let first = code(&house, DISCORD, "bob").await;
    let own = on(&house, DISCORD, "bob", &format!("!link {first}")).await;
    assert_eq!(own.refused(), ["link-same"]);
    hand.set(1_795_262_400 + 601);
    let late = on(&house, MATRIX, "bob", &format!("!link {first}")).await;
    assert_eq!(late.refused(), ["link-no-code"]);
    let second = code(&house, DISCORD, "bob").await;
    on(&house, MATRIX, "bob", &format!("!link {second}")).await;
    on(&house, MATRIX, "bob", "yes").await;
    until_joined(&house).await;
    let again = on(&house, MATRIX, "cyril", &format!("!link {second}")).await;
    assert_eq!(again.refused(), ["link-no-code"], "a code counts once");
    for n in 1..5 {
        let wrong = on(&house, MATRIX, "cyril", &format!("!link WRONG{n}")).await;
        assert_eq!(wrong.refused(), ["link-no-code"]);
    }
    let third = code(&house, DISCORD, "anna").await;
    let blocked = on(&house, MATRIX, "cyril", &format!("!link {third}")).await;
    assert_eq!(blocked.refused(), ["link-too-often"]);
    assert_eq!(
        number(
            &house,
            "select count(*) from link_code where length(code) < 64"
        )
        .await,
        0
    );
}

#[tokio::test]
async fn nobody_is_linked_to_an_opponent_and_unlinking_gives_a_new_beginning() {
    let house = House::new().await;
    house
        .play(&["anna: !new tablut @bob first", "anna: e3-d3"])
        .await;
    let given = house.say("anna", "!link").await;
    let code = given
        .reply()
        .text
        .split("link ")
        .nth(1)
        .unwrap()
        .split('`')
        .next()
        .unwrap()
        .to_owned();
    let refused = house.say("bob", &format!("!link {code}")).await;
    assert_eq!(refused.refused(), ["link-game"]);
    house.play(&["anna: !abort #1"]).await;
    house
        .play(&["anna: !tournament new murus", "anna: !join", "bob: !join"])
        .await;
    let refused = house.say("bob", &format!("!link {code}")).await;
    assert_eq!(refused.refused(), ["link-tournament"]);
    assert_eq!(
        house.say("bob", "!unlink").await.refused(),
        ["unlink-alone"]
    );
    house.play(&["anna: !leave"]).await;
    let refused = house.say("bob", &format!("!link {code}")).await;
    assert_eq!(refused.refused(), ["link-same-platform"]);

    let house = House::new().await;
    on(&house, DISCORD, "bob", "!new scripta @me").await;
    link(&house, "bob").await;
    let mine = on(&house, MATRIX, "bob", "!mine").await;
    assert!(mine.reply().text.contains("#1"), "{mine:?}");
    let parted = on(&house, MATRIX, "bob", "!unlink").await;
    assert_eq!(parted.outcome, Outcome::Stored);
    let mine = on(&house, MATRIX, "bob", "!mine").await;
    assert!(!mine.reply().text.contains("#1"), "{mine:?}");
    let mine = on(&house, DISCORD, "bob", "!mine").await;
    assert!(mine.reply().text.contains("#1"), "{mine:?}");
}

/// Notes in the database that the account of `joined` is to be joined to that of `account`. No host may be running.
async fn wish(path: &Path, joined: (Platform, &str), account: (Platform, &str)) {
    let address = format!("sqlite:{}", path.display());
    let store = Store::open(&address).await.unwrap();
    let mut accounts = Vec::new();
    for (platform, id) in [joined, account] {
        let identity = Identity {
            platform,
            id: id.into(),
            name: id.into(),
        };
        accounts.push(store.account(&identity).await.unwrap().0);
    }
    store.close().await.unwrap();
    let mut database = SqliteConnection::connect(&address).await.unwrap();
    let sql = "insert into account_link (joined, account, at) values ($1, $2, 5)";
    let query = sqlx::query(sql).bind(accounts[0]).bind(accounts[1]);
    query.execute(&mut database).await.unwrap();
}

/// A kill came after the link was noted and before it was carried out.
#[tokio::test]
async fn a_link_that_a_kill_has_interrupted_is_carried_out_after_the_start() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("house.db");
    let house = House::at(&path).await;
    on(&house, DISCORD, "bob", "!new scripta @me").await;
    on(&house, MATRIX, "bob", "!help").await;
    house.close().await;
    wish(&path, (MATRIX, "bob"), (DISCORD, "bob")).await;
    let house = House::at(&path).await;
    let mine = on(&house, MATRIX, "bob", "!mine").await;
    assert!(mine.reply().text.contains("#1"), "{mine:?}");
    assert_eq!(wanted(&house).await, 0);
}

/// Two people of one platform were joined by an older version.
#[tokio::test]
async fn the_one_who_types_unlink_is_separated() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("house.db");
    let house = House::at(&path).await;
    on(&house, DISCORD, "anna", "!new scripta @me").await;
    on(&house, DISCORD, "zenobia", "!help").await;
    house.close().await;
    wish(&path, (DISCORD, "zenobia"), (DISCORD, "anna")).await;
    let house = House::at(&path).await;
    on(&house, DISCORD, "zenobia", "!unlink").await;
    let mine = on(&house, DISCORD, "zenobia", "!mine").await;
    assert!(!mine.reply().text.contains("#1"), "{mine:?}");
    let mine = on(&house, DISCORD, "anna", "!mine").await;
    assert!(mine.reply().text.contains("#1"), "{mine:?}");
}

#[tokio::test]
async fn a_code_is_neither_given_nor_taken_where_others_read_it() {
    let house = House::new().await;
    for line in [
        "!link".to_owned(),
        format!("!link {}", code(&house, DISCORD, "bob").await),
    ] {
        let mut message = typed(&house, MATRIX, "bob", &line);
        chat_message(&mut message).is_private = false;
        assert_eq!(house.hear(message).await.refused(), ["link-in-public"]);
    }
    let codes = number(&house, "select count(*) from link_code").await;
    assert_eq!(codes, 0, "what others could read no longer counts");
}

#[tokio::test]
async fn a_code_is_not_sent_where_others_read_by_then() {
    let house = House::new().await;
    let mut message = house.message("crowded", "anna", "!link");
    chat_message(&mut message).direct = true;
    let said = house.hear(message).await;
    assert_eq!(said.says.len(), 1, "{said:?}");
    assert!(said.replies.is_empty(), "{said:?}");
}

#[tokio::test]
async fn of_two_vacations_that_begin_in_one_second_the_longer_stays_after_a_link() {
    let home = tempfile::tempdir().unwrap();
    let (_hand, clock) = ManualClock::new(crate::timed::NOW);
    let house = House::with_clock(&home.path().join("house.db"), clock).await;
    on(&house, DISCORD, "bob", "!vacation 2d").await;
    on(&house, MATRIX, "bob", "!vacation 5d").await;
    link(&house, "bob").await;
    let spent = number(&house, "select max(until - from_at) / 86400 from vacation");
    assert_eq!(spent.await, 5);
}
