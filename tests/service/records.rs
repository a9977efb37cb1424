//! Records and words: which records a room certifies, what is kept of an imported record, games of earlier versions, and games
//! whose dice wait for a word of each player.

use crate::house::House;
use lusoria::session::{Record, RecordVerdict};
use sqlx::{Connection, SqliteConnection};

/// A database as version 3 of the schema left it: #1 over, #2 live, and two records that were brought in: #3 whole, #4 without its
/// seed.
const BEFORE: &str = include_str!("../data/before_promises.sql");

async fn says(house: &House, line: &str) -> String {
    let (from, text) = line.split_once(": ").unwrap();
    let said = house.hear(house.message("hall", from, text)).await;
    said.reply().text.clone()
}

/// A house in which anna has just lost #1 to bob, and its record.
async fn played() -> (House, String) {
    let house = House::new().await;
    house
        .play(&["anna: !new quick @bob first", "anna: !yield"])
        .await;
    let record = says(&house, "anna: !export #1").await;
    (house, record)
}

#[tokio::test]
async fn the_room_certifies_its_own_promise_and_of_others_only_the_record() {
    let (house, record) = played().await;
    let own = says(&house, "bob: !verify #1").await;
    assert!(own.contains("promised at the start"), "{own}");
    says(&house, &format!("cyril: !import\n{record}")).await;
    let foreign = says(&house, "cyril: !verify #2").await;
    let hash = &Record::parse(&record).unwrap().record.hash;
    assert!(foreign.contains(hash), "{foreign}");
    assert!(!foreign.contains("promised at the start"), "{foreign}");
}

/// That somebody gave up or called the game off does not follow from any move.
#[tokio::test]
async fn an_end_that_was_not_played_is_not_said_to_follow_from_the_moves() {
    let (house, record) = played().await;
    house
        .play(&["anna: !new tablut @bob first", "anna: !abort #2"])
        .await;
    says(&house, &format!("cyril: !import\n{record}")).await;
    for game in 1..=3 {
        let told = says(&house, &format!("cyril: !verify #{game}")).await;
        assert!(told.contains("does not come from the board"), "{told}");
        assert!(!told.contains("the end follows"), "{told}");
    }
}

#[tokio::test]
async fn what_was_brought_in_is_given_back_as_it_came() {
    let (house, record) = played().await;
    let elsewhere = House::new().await;
    let dated = record.replace("opened: 20", "opened: 19");
    says(&elsewhere, &format!("cyril: !import\n{dated}")).await;
    assert_eq!(says(&elsewhere, "cyril: !export #1").await, dated);
    // The record of a game that goes on can be brought in, too: it has the promised hash and no seed.
    house.play(&["anna: !new quick @bob first"]).await;
    let part = says(&house, "anna: !export #2").await;
    assert!(part.contains("hash: ") && !part.contains("seed: "));
    says(&elsewhere, &format!("cyril: !import\n{part}")).await;
    assert_eq!(says(&elsewhere, "cyril: !export #2").await, part);
    let verified = says(&elsewhere, "cyril: !verify #2").await;
    assert!(verified.contains("without its seed"), "{verified}");
}

#[tokio::test]
async fn a_record_with_a_false_throw_seed_ending_or_sum_is_not_taken_in() {
    let (house, record) = played().await;
    let read = Record::parse(&record).unwrap().record;
    let other_seed = Record {
        seed: Some([9; 32]),
        ..read.clone()
    };
    let mut other_throw = read.clone();
    other_throw.entries[0] = "roll:6-6-6".parse().unwrap();
    let other_ending = record.replace("ending: resign:first", "ending: rule:second");
    let lies = [
        other_seed.to_string(),
        other_throw.to_string(),
        other_ending,
    ];
    for lie in lies {
        let message = house.message("hall", "cyril", &format!("!import\n{lie}"));
        let said = house.hear(message).await;
        assert_eq!(said.refused(), ["record-false"], "{lie}");
    }
    // The true record is taken in, even after all these.
    says(&house, &format!("cyril: !import\n{record}")).await;
}

#[tokio::test]
async fn games_and_records_from_before_are_there_and_are_not_taken_for_more_than_they_are() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("before.db");
    let url = format!("sqlite:{}?mode=rwc", path.display());
    let mut database = SqliteConnection::connect(&url).await.unwrap();
    sqlx::raw_sql(BEFORE).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
    let house = House::at(&path).await;
    let console = |text: &str| {
        let mut message = house.message("console", "anna", text);
        message.room.id = ROOM.to_owned();
        message
    };
    let told = async |text: &str| house.hear(console(text)).await.reply().text.clone();
    let record = told("!export #1").await;
    assert!(record.starts_with("lusoria-record: 1\n"), "{record}");
    assert_eq!(
        Record::parse(&record).unwrap().verdict(),
        RecordVerdict::Matches(3)
    );
    let own = told("!verify #1").await;
    assert!(
        own.contains("promised at the start") && own.contains("seed alone"),
        "{own}"
    );
    let board = told("!board #2").await;
    assert!(board.contains("Dice left for bob: 4 5 6"), "{board}");
    let whole = told("!verify #3").await;
    assert!(whole.contains("lost its hash"), "{whole}");
    let part = told("!verify #4").await;
    assert!(part.contains("without its seed"), "{part}");
    // A game that was live before the update goes on under its old promise.
    house.play(&[]).await;
    told("!yield #2").await;
    let record = told("!export #2").await;
    assert_eq!(
        Record::parse(&record).unwrap().verdict(),
        RecordVerdict::Matches(1)
    );
}

/// The room of the games in [`BEFORE`].
const ROOM: &str = "console";

#[tokio::test]
async fn the_hash_is_told_also_where_no_throw_is_due_at_the_start() {
    let position = "4=1;2;0;0/-;3;0;0/1-6/4.5.5.4.5.4,5.5.5.5.5.5/I";
    let house = House::new().await;
    house
        .play(&[
            "anna: !edit scripta(pieces=3)",
            &format!("anna: !edit import {position}"),
        ])
        .await;
    let begun = says(&house, "anna: !edit play @bob first").await;
    house.play(&["anna: !yield"]).await;
    let record = says(&house, "anna: !export #1").await;
    let read = Record::parse(&record).unwrap();
    assert!(begun.contains(&read.record.hash), "{begun}");
    assert_eq!(read.verdict(), RecordVerdict::Matches(0));
}

#[tokio::test]
async fn nothing_is_told_of_a_hash_where_nothing_comes_from_a_seed() {
    for game in ["tablut", "scripta dice=hand"] {
        let house = House::new().await;
        let begun = says(&house, &format!("anna: !new {game} @bob first")).await;
        assert!(!begun.contains("hash"), "{begun}");
        let verified = says(&house, "anna: !verify").await;
        assert!(verified.contains("nothing in it comes from"), "{verified}");
    }
}

#[tokio::test]
async fn with_luck_the_promise_comes_first_then_the_words_then_the_dice() {
    let house = House::new().await;
    let begun = says(&house, "anna: !new quick @bob first luck").await;
    assert!(
        begun.contains("`!luck apple`") && !begun.contains("Dice left"),
        "{begun}"
    );
    let early = says(&house, "bob: !luck 42").await;
    assert!(early.starts_with("anna, the dice of #1"), "{early}");
    let thrown = says(&house, "anna: !luck a red apple").await;
    assert!(thrown.contains("Dice left for anna"), "{thrown}");
    house.play(&["anna: !yield"]).await;
    let record = says(&house, "anna: !export #1").await;
    assert!(
        record.contains("1. first =words =word:second:3432 =word:first:"),
        "{record}"
    );
    let read = Record::parse(&record).unwrap();
    assert!(begun.contains(&read.record.hash), "{begun}");
    assert_eq!(read.verdict(), RecordVerdict::Matches(1));
}

#[tokio::test]
async fn a_record_that_is_brought_in_is_shown_as_a_picture_to_whoever_has_chosen_pictures() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: e4-f4",
            "bob: !yield",
            "anna: !me board picture",
        ])
        .await;
    let record = says(&house, "anna: !export #1").await;
    let shown = house.say("anna", &format!("!import\n{record}")).await;
    let picture = shown.reply().picture.as_ref().expect("a picture");
    assert!(
        picture.png.is_some() && picture.alt.contains("f4"),
        "{shown:?}"
    );
}

#[tokio::test]
async fn a_game_from_a_position_waits_for_words_as_well_also_with_dice_left() {
    let position = "4=1;2;0;0/-;3;0;0/1-6/4.5.5.4.5.4,5.5.5.5.5.5/I";
    let house = House::new().await;
    house
        .play(&[
            "anna: !edit scripta(pieces=3)",
            &format!("anna: !edit import {position}"),
        ])
        .await;
    let begun = says(&house, "anna: !edit play @bob luck first").await;
    assert!(!begun.contains("You can type"), "{begun}");
    let moves = says(&house, "anna: !moves").await;
    assert!(moves.contains("`!luck apple`"), "{moves}");
    house.play(&["anna: !luck a"]).await;
    let called = says(&house, "bob: !luck b").await;
    assert!(called.contains("your turn in #1"), "{called}");
    house
        .play(&["anna: place 6 pass", "bob: !pass", "anna: !yield"])
        .await;
    let record = says(&house, "anna: !export #1").await;
    let verdict = Record::parse(&record).unwrap().verdict();
    assert!(matches!(verdict, RecordVerdict::Matches(1..)), "{record}");
}

/// Lines that come without a pause, as from a pipe, are decided while the change before them is still being written.
#[tokio::test]
async fn a_game_that_was_just_brought_in_can_be_stepped_through_at_once() {
    let first = House::new().await;
    first
        .play(&["anna: !new tablut @bob first", "anna: e4-f4", "bob: a4-b4"])
        .await;
    first.play(&["bob: !yield #1"]).await;
    let record = says(&first, "anna: !export #1").await;
    let house = House::new().await;
    let import = format!("!import\n{record}");
    for _ in 0..5 {
        let before = house.heard().len();
        let mut receipts = Vec::new();
        for line in [import.as_str(), "!replay", "!replay 2"] {
            receipts.push(house.hand_in(house.message("hall", "cyril", line)).await);
        }
        for mut receipt in receipts {
            receipt.outcome().await;
            receipt.wait_for_delivery().await;
        }
        let told: Vec<_> = house.heard().split_off(before);
        assert_eq!(told.len(), 3, "{told:?}");
        assert!(told[1].text.contains("The beginning, and 2 "), "{told:?}");
        assert!(told[2].text.contains("Step 2 of 2"), "{told:?}");
    }
}

/// The refusal of a record that takes too much work says so, and does not say that the record is too long for a message.
#[tokio::test]
async fn a_record_of_too_many_entries_is_not_replayed() {
    let house = House::new().await;
    let entries = "a ".repeat(20_001);
    let typed = format!("!import\nlusoria-record: 1\ngame: tablut\nrules: 1\n1. {entries}");
    let refused = house.say("anna", &typed).await;
    assert_eq!(refused.refused(), ["record-too-much"]);
}
