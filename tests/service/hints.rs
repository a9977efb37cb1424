//! Hints and analyses: what computer players think of for people.

use crate::house::{House, Said};
use lusoria::service::Outcome;
use lusoria::session::{Entry, Record};

/// The move in backticks in the one reply.
fn hinted(said: &Said) -> String {
    assert_eq!(said.refused(), Vec::<String>::new(), "{said:?}");
    said.reply().text.split('`').nth(1).unwrap().to_owned()
}

#[tokio::test]
async fn a_hint_is_a_legal_move_and_is_noted_once_in_the_log() {
    let house = House::new().await;
    house.play(&["anna: !new tablut bot:easy first"]).await;
    let first = hinted(&house.say("anna", "!hint").await);
    assert_eq!(house.log(1).await, ["=hint:first"]);
    let again = hinted(&house.say("anna", "!подсказка").await);
    assert_eq!((&again, house.log(1).await.len()), (&first, 1));
    assert_eq!(house.say("bob", "!hint #1").await.refused(), ["no-seat"]);
    house.play(&[&format!("anna: {first}")]).await;
    let log = house.log(1).await;
    assert_eq!((log.len(), &log[1]), (3, &first));
    hinted(&house.say("anna", "!tip").await);
    assert_eq!(house.log(1).await[3], "=hint:first");
}

#[tokio::test]
async fn a_record_says_where_a_hint_was_taken_and_is_read_and_verified() {
    let house = House::new().await;
    house.play(&["anna: !new quick @me"]).await;
    for _ in 0..3 {
        let best = hinted(&house.say("anna", "!hint").await);
        house.play(&[&format!("anna: {best}")]).await;
    }
    house.play(&["anna: !yield"]).await;
    let exported = house.say("anna", "!export #1").await.reply().text.clone();
    let record = exported[exported.find("lusoria-record").unwrap()..].trim_end_matches(['`', '\n']);
    let replayed = Record::parse(record).unwrap();
    let is_hint = |entry: &&Entry| matches!(entry, Entry::Hint(_));
    assert_eq!(replayed.record.entries.iter().filter(is_hint).count(), 3);
    let verified = house.say("anna", "!verify #1").await;
    assert!(
        verified.reply().text.contains("match the seed"),
        "{verified:?}"
    );
    let imported = house.say("bob", &format!("!import\n{record}")).await;
    assert_eq!(imported.refused(), Vec::<String>::new());
}

/// `b` would lose the game at once; after `g` the game goes on.
#[tokio::test]
async fn whoever_has_lost_is_shown_a_move_that_does_not_end_the_game() {
    let house = House::new().await;
    let position = "0,1,0,0,0,0,1,0,0/0,0,0,1,0,0,0,0,0/3,48/s/s/1/a,a";
    for line in ["!edit gabata", &format!("!edit import {position}")] {
        house.say("anna", line).await;
    }
    house.say("anna", "!edit play @me").await;
    let hint = house.say("anna", "!hint").await.reply().text.clone();
    assert!(hint.contains("is lost") && hint.contains("`g`"), "{hint}");
}

/// In Gabata the moves are counted until more than half of the stones are won; play goes on then.
#[tokio::test]
async fn a_win_that_does_not_end_the_game_is_told_as_such() {
    let house = House::new().await;
    house
        .play(&["anna: !new gabata @me", "anna: zero c", "anna: zero d"])
        .await;
    let hint = house.say("anna", "!hint").await.reply().text.clone();
    let told = "wins #1 at once (more than half of all stones are won then, and play goes on)";
    assert!(hint.contains(told), "{hint}");
    house.play(&["anna: c"]).await;
}

#[tokio::test]
async fn a_solved_game_is_told_as_it_is() {
    let house = House::new().await;
    house
        .play(&["anna: !new mouse @me", "bob: !new tchuka"])
        .await;
    // The cats win from every start.
    let hint = house.say("anna", "!hint").await.reply().text.clone();
    assert!(hint.contains("is lost within"), "{hint}");
    let hint = house.say("bob", "!hint").await.reply().text.clone();
    assert!(hint.contains("can still be solved in"), "{hint}");
    // Somewhere on one of these ways the game is lost, but not over.
    for way in 0..12_usize {
        let session = 2 + way;
        for choice in 0..40 {
            let listed = house.say("bob", &format!("!moves #{session}")).await;
            let listed = listed.reply().text.clone();
            let moves: Vec<_> = listed.split('`').skip(1).step_by(2).collect();
            if !listed.contains("can play") {
                break;
            }
            let hint = house.say("bob", &format!("!hint #{session}")).await;
            if hint.reply().text.contains("is lost from here") {
                return;
            }
            let chosen = moves[(way + choice * (way + 1)) % moves.len()];
            house.play(&[&format!("bob: #{session} {chosen}")]).await;
        }
        house.say("bob", &format!("!yield #{session}")).await;
        house.play(&["bob: !new tchuka"]).await;
    }
    panic!("it was never lost before its end");
}

#[tokio::test]
async fn a_hint_waits_for_no_room_and_one_question_of_a_person_is_thought_about_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::with_endless_thoughts(&folder.path().join("house.db")).await;
    house.play(&["anna: !new tablut @me"]).await;
    let mut hint = house.hand_in(house.message("hall", "anna", "!hint")).await;
    // The receipt says at once that there will be an answer. Talk gets none.
    assert!(hint.answer().await.is_some());
    let mut talk = house.hand_in(house.message("hall", "bob", "lovely")).await;
    assert!(talk.answer().await.is_none());
    // While the computer thinks, the room goes on.
    let again = house.say("anna", "!hint").await;
    assert_eq!(again.refused(), ["still-thinking"]);
    assert_eq!(house.say("bob", "!board #1").await.outcome, Outcome::Stored);
    assert_eq!(house.log(1).await, Vec::<String>::new());
    house.close().await;
    assert_eq!(hint.outcome().await, Outcome::NotStored);
}

#[tokio::test]
async fn a_finished_game_is_analysed_by_anybody() {
    let house = House::new().await;
    house.play(&["anna: !new mouse bot:ruthless first"]).await;
    for _ in 0..60 {
        let listed = house.say("anna", "!moves #1").await.reply().text.clone();
        let Some(first) = listed
            .split('`')
            .nth(1)
            .filter(|_| listed.contains("can play"))
        else {
            break;
        };
        house.play(&[&format!("anna: #1 {first}")]).await;
    }
    for (who, typed) in [("anna", "!analyse"), ("cyril", "!rozbor #1")] {
        let said = house.say(who, typed).await;
        assert_eq!(said.refused(), Vec::<String>::new());
        let text = &said.reply().text;
        assert!(text.contains("100 │"), "{text}");
        assert!(text.contains("From turn 1 on, "), "{text}");
        assert!(text.contains(" could be sure to win"), "{text}");
        let widest = text.lines().filter(|line| line.contains('│'));
        assert!(widest.map(|line| line.chars().count()).max() <= Some(40));
    }
}

#[tokio::test]
async fn the_analysis_of_a_lost_solitaire_names_the_choice_that_lost_it() {
    let house = House::new().await;
    house.play(&["bob: !new tchuka"]).await;
    for _ in 0..40 {
        let listed = house.say("bob", "!moves #1").await.reply().text.clone();
        let moves: Vec<_> = listed.split('`').skip(1).step_by(2).collect();
        if !listed.contains("can play") {
            break;
        }
        house
            .play(&[&format!("bob: #1 {}", moves[moves.len() - 1])])
            .await;
    }
    let text = house.say("bob", "!analizza").await.reply().text.clone();
    assert!(text.contains("from 100 % to 0 %"), "{text}");
    assert!(!text.contains("could always be solved"), "{text}");
}

#[tokio::test]
async fn an_analysis_is_the_same_however_often_it_is_asked_for() {
    let house = House::new().await;
    house.play(&["anna: !new tablut @me"]).await;
    for turn in 0..8_usize {
        let listed = house.say("anna", "!moves #1").await.reply().text.clone();
        let moves: Vec<_> = listed.split('`').skip(1).step_by(2).collect();
        house
            .play(&[&format!("anna: #1 {}", moves[(turn * 7) % moves.len()])])
            .await;
    }
    house.play(&["anna: !yield #1"]).await;
    let first = house.say("anna", "!analyse #1").await.reply().text.clone();
    for _ in 0..3 {
        assert_eq!(house.say("bob", "!analyse #1").await.reply().text, first);
    }
}

#[tokio::test]
async fn no_example_loses_at_once_even_where_hardly_any_move_does_not() {
    let house = House::new().await;
    house.play(&["anna: !new tablut @me"]).await;
    let moves = "e7-d7 b5-b6 e4-g4 h5-h6 e5-e4 i4-i2 e6-c6 a6-a9";
    for typed in moves.split(' ') {
        house.play(&[&format!("anna: {typed}")]).await;
    }
    let said = house.say("anna", "e4-b4").await;
    let text = &said.reply().text;
    let (_, examples) = text.split_once("You can type").unwrap();
    for example in examples.split('`').skip(1).step_by(2) {
        if example.starts_with('!') {
            continue;
        }
        house.play(&[&format!("anna: {example}")]).await;
        let listed = house.say("anna", "!moves").await.reply().text.clone();
        assert!(!listed.contains("b4-b1"), "{example}: {listed}");
        house.play(&["anna: !undo"]).await;
    }
}

#[tokio::test]
async fn gabata_names_the_zero_sowing_that_each_player_draws() {
    let house = House::new().await;
    let begun = house.say("anna", "!new gabata @me zero=each").await;
    let text = &begun.reply().text;
    assert!(text.contains("each player draws a zero sowing"), "{text}");
}

/// The other game ends while the first one is analysed.
#[tokio::test]
async fn an_analysis_is_of_the_game_that_was_the_last_one_when_it_was_asked_for() {
    let house = House::new().await;
    house
        .play(&["anna: !new cats @me first", "anna: 7", "anna: !yield #1"])
        .await;
    let asked = house.say("anna", "!analyse");
    let meanwhile = async {
        house.say("anna", "!new tablut @me first").await;
        house.say("anna", "d5-d6").await;
        house.say("anna", "!yield #2").await
    };
    let (analysed, over) = tokio::join!(asked, meanwhile);
    assert!(over.refused().is_empty(), "{over:?}");
    let said = analysed.replies.into_iter().chain(over.replies);
    let texts: Vec<_> = said.chain(house.heard()).map(|one| one.text).collect();
    let mut analyses = texts.iter().filter(|text| text.contains("Analysis of"));
    let first = analyses.next().expect("an analysis");
    assert!(first.contains("#1"), "{texts:?}");
}

/// The plies are counted to the next capture, which is not the end of the game. So no number is told. The level hard takes a win on the
/// spot all the same.
#[tokio::test]
async fn in_afrika_a_certain_win_is_told_without_a_number_of_moves() {
    let house = House::new().await;
    for line in [
        "!edit afrika",
        "!edit import 0,0,0,0,3,0,0,0/0,0,0,5,0,0,0,0/60,60/s",
    ] {
        house.say("anna", line).await;
    }
    house.say("anna", "!edit play @me").await;
    let hint = house.say("anna", "!hint").await.reply().text.clone();
    assert!(hint.contains("`e` wins #1, whatever"), "{hint}");
}
