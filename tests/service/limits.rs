//! How much people, rooms and everybody together may ask for, and how they are told that they have exceeded a limit.

use crate::house::{House, Said};
use crate::receipts::outcomes;
use lusoria::service::{Limits, Outcome};
use tempfile::TempDir;

/// No limits. A test adds those that it needs; they then apply at the console as well.
pub(crate) const NONE: Limits = Limits {
    console: true,
    ..Limits::none()
};

pub(crate) struct Limited {
    pub(crate) house: House,
    home: TempDir,
}

pub(crate) async fn limited(limits: Limits) -> Limited {
    let home = tempfile::tempdir().unwrap();
    let house = House::with_limits(&home.path().join("house.db"), limits, false).await;
    Limited { house, home }
}

impl Limited {
    /// The same database with other limits. If `shut` is true, the chat takes no messages at first.
    pub(crate) async fn again(self, limits: Limits, shut: bool) -> Self {
        drop(self.house);
        let house = House::with_limits(&self.home.path().join("house.db"), limits, shut).await;
        Self { house, ..self }
    }

    /// All rows that a message can leave behind.
    async fn rows(&self) -> i64 {
        let sql = "select (select count(*) from seen) + (select count(*) from overheard)
            + (select count(*) from account) + (select count(*) from room)";
        sqlx::query_scalar(sql)
            .fetch_one(&mut self.house.database().await)
            .await
            .unwrap()
    }
}

/// The ids of all that was refused so far.
pub(crate) async fn refused(house: &House) -> Vec<String> {
    let says = house.stored_says().await;
    says.iter().filter_map(crate::house::refusal).collect()
}

pub(crate) fn told(said: &Said) -> Vec<String> {
    assert_eq!(said.outcome, Outcome::Stored, "{said:?}");
    said.refused()
}

#[tokio::test]
async fn whoever_writes_too_much_is_told_once_and_then_costs_no_write() {
    let limits = Limits {
        person_messages: 1,
        person_burst: 3,
        ..NONE
    };
    let one = limited(limits).await;
    for text in ["!games", "!help", "!games"] {
        assert_eq!(told(&one.house.say("anna", text).await), [""; 0]);
    }
    let last = one.house.message("hall", "anna", "!help");
    let said = one.house.hear(last.clone()).await;
    assert_eq!(told(&said), ["too-many-messages"]);
    assert!(said.reply().text.contains("again in 1 minute."), "{said:?}");
    assert_eq!(one.house.hear(last).await.outcome, Outcome::Repeated);
    let rows = one.rows().await;
    for n in 0..100 {
        let room = format!("room {n}");
        let said = one
            .house
            .hear(one.house.message(&room, "anna", "!help"))
            .await;
        assert_eq!((said.outcome, said.replies.len()), (Outcome::Ignored, 0));
    }
    assert_eq!(one.rows().await, rows);
    assert_eq!(told(&one.house.say("bob", "!games").await), [""; 0]);
}

#[tokio::test]
async fn chatter_repeated_events_and_what_could_not_be_stored_do_not_count() {
    let limits = Limits {
        person_messages: 1,
        person_burst: 3,
        ..NONE
    };
    let one = limited(limits).await;
    let first = one
        .house
        .message("hall", "anna", "!new scripta @bob first dice=hand");
    assert_eq!(one.house.hear(first.clone()).await.outcome, Outcome::Stored);
    for _ in 0..20 {
        assert_eq!(
            one.house.hear(first.clone()).await.outcome,
            Outcome::Repeated
        );
        assert_eq!(
            one.house.say("anna", "what a day").await.outcome,
            Outcome::Ignored
        );
    }
    let mut other = one.house.database().await;
    sqlx::raw_sql("begin immediate")
        .execute(&mut other)
        .await
        .unwrap();
    let throw = one.house.message("hall", "anna", "roll 1 4 6");
    assert_eq!(
        one.house.hear(throw.clone()).await.outcome,
        Outcome::NotStored
    );
    sqlx::raw_sql("rollback").execute(&mut other).await.unwrap();
    assert_eq!(one.house.hear(throw).await.outcome, Outcome::Stored);
    assert_eq!(told(&one.house.say("anna", "place 4").await), [""; 0]);
    assert_eq!(
        told(&one.house.say("anna", "place 1").await),
        ["too-many-messages"]
    );
    assert_eq!(one.house.log(1).await, ["roll:1-4-6", "place:4"]);
}

#[tokio::test]
async fn threads_count_with_their_room_which_plays_on_when_it_has_asked_too_much() {
    let limits = Limits {
        room_messages: 1,
        room_burst: 3,
        ..NONE
    };
    let one = limited(limits).await;
    one.house
        .play(&["anna: !new scripta @bob first dice=hand"])
        .await;
    let in_thread = async |from: &str, thread: &str| {
        let mut message = one.house.message(thread, from, "!games");
        message.room.parent = Some("hall".to_owned());
        one.house.hear(message).await
    };
    assert_eq!(told(&in_thread("anna", "one").await), [""; 0]);
    assert_eq!(told(&in_thread("bob", "two").await), [""; 0]);
    assert_eq!(
        told(&in_thread("cyril", "three").await),
        ["too-many-messages"]
    );
    assert_eq!(in_thread("bob", "four").await.outcome, Outcome::Ignored);
    one.house.play(&["anna: roll 1 4 6", "anna: place 4"]).await;
    let elsewhere = one.house.message("cellar", "bob", "!games");
    assert_eq!(told(&one.house.hear(elsewhere).await), [""; 0]);
}

#[tokio::test]
async fn everybody_together_can_ask_too_much() {
    let one = limited(Limits {
        host_messages: 1,
        host_burst: 1,
        ..NONE
    })
    .await;
    assert_eq!(told(&one.house.say("anna", "!games").await), [""; 0]);
    let said = one.house.say("bob", "!games").await;
    assert_eq!(told(&said), ["too-many-messages"]);
    assert!(said.reply().text.starts_with("So many people"), "{said:?}");
}

#[tokio::test]
async fn open_games_are_limited_and_those_that_are_open_go_on() {
    let one = limited(NONE).await;
    one.house
        .play(&[
            "anna: !new scripta @bob first dice=hand",
            "anna: !new tablut @bob first",
            "anna: !new tchuka",
        ])
        .await;
    for limits in [
        Limits {
            person_room_games: 2,
            ..NONE
        },
        Limits {
            person_games: 3,
            ..NONE
        },
        Limits {
            room_games: 3,
            ..NONE
        },
        Limits {
            host_games: 3,
            ..NONE
        },
    ] {
        let one = limited(NONE).await;
        one.house
            .play(&[
                "anna: !new scripta @bob first dice=hand",
                "anna: !new tablut @bob first",
                "anna: !new tchuka",
            ])
            .await;
        let one = one.again(limits, false).await;
        one.house.play(&["anna: roll 1 4 6", "anna: place 4"]).await;
        let said = one.house.say("anna", "!new murus @bob first").await;
        assert_eq!(told(&said), ["too-many-games"], "{limits:?}");
        assert!(said.reply().text.contains('3'), "{said:?}");
        let most = limits.person_room_games;
        one.house
            .play(if most == 2 {
                &["anna: !abort #2", "anna: !abort #3"]
            } else {
                &["anna: !abort #3"]
            })
            .await;
        one.house.play(&["anna: !new murus @bob first"]).await;
        assert_eq!(
            told(&one.house.say("anna", "!new quick @bob").await),
            ["too-many-games"]
        );
        // The same message ends a game and begins one.
        one.house.play(&["anna: !abort #4\n!new quick @bob"]).await;
    }
}

#[tokio::test]
async fn many_games_begun_at_once_are_counted_before_they_are_stored() {
    let one = limited(Limits {
        person_games: 2,
        ..NONE
    })
    .await;
    let mut receipts = Vec::new();
    for game in ["tablut", "murus", "quick", "scripta", "gabata", "selus"] {
        let text = format!("!new {game} @bob");
        receipts.push(
            one.house
                .hand_in(one.house.message("hall", "anna", &text))
                .await,
        );
    }
    outcomes(receipts).await;
    assert_eq!(refused(&one.house).await, ["too-many-games"; 4]);
}

#[tokio::test]
async fn an_editor_that_is_full_keeps_what_it_has() {
    let one = limited(Limits {
        person_positions: 2,
        ..NONE
    })
    .await;
    one.house
        .play(&[
            "anna: !edit tablut",
            "anna: !edit save 1",
            "anna: !edit save 2",
        ])
        .await;
    let said = one.house.say("anna", "!edit save 3").await;
    assert_eq!(told(&said), ["editor-full"]);
    one.house
        .play(&["anna: !edit save 2", "anna: !edit load 1"])
        .await;
    let one = one
        .again(
            Limits {
                person_position_bytes: 10,
                ..NONE
            },
            false,
        )
        .await;
    one.house.play(&["anna: !edit load 2"]).await;
    assert_eq!(
        told(&one.house.say("anna", "!edit save 3").await),
        ["editor-full"]
    );
}

#[tokio::test]
async fn records_brought_in_are_limited_by_the_hour() {
    let one = limited(Limits {
        person_imports: 1,
        ..NONE
    })
    .await;
    one.house
        .play(&["anna: !new scripta @bob first", "anna: !yield"])
        .await;
    let record = one.house.say("anna", "!export").await.reply().text.clone();
    let import = format!("!import\n{record}");
    assert_eq!(told(&one.house.say("anna", &import).await), [""; 0]);
    let said = one.house.say("anna", &import).await;
    assert_eq!(told(&said), ["too-many-imports"]);
    assert_eq!(
        one.house.say("anna", &import).await.outcome,
        Outcome::Ignored
    );
    assert_eq!(told(&one.house.say("anna", "!games").await), [""; 0]);
    assert_eq!(told(&one.house.say("bob", &import).await), [""; 0]);
}

#[tokio::test]
async fn the_console_has_no_limits_unless_they_are_switched_on() {
    let one = limited(Limits {
        person_messages: 1,
        person_burst: 1,
        person_games: 1,
        ..Limits::none()
    })
    .await;
    one.house
        .play(&[
            "anna: !games",
            "anna: !games",
            "anna: !new tablut @bob",
            "anna: !new murus @bob",
        ])
        .await;
}

/// An open seat is taken only where a game could be begun.
#[tokio::test]
async fn a_room_limits_the_games_that_begin_by_a_seat() {
    let house = House::new().await;
    house.manage("!settings each 1").await;
    house
        .play(&["bob: !new tablut", "anna: !new cats bot"])
        .await;
    let refused = house.say("anna", "!join").await;
    assert_eq!(refused.refused(), ["too-many-games"]);
    house.play(&["bob: !new murus bot"]).await;
    for (typed, told) in [
        ("!join", "join-they-have-enough"),
        ("!new cats @bob", "other-has-enough"),
    ] {
        assert_eq!(house.say("cyril", typed).await.refused(), [told]);
    }
    house.play(&["bob: !abort #3", "cyril: !join"]).await;
}
