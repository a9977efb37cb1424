//! `why`: repeats the last refusal, with the section of the rules behind it.

use crate::house::{House, Said};
use crate::puzzles::{shown, wrong};
use crate::timed::NOW;
use lusoria::service::ManualClock;

const BEGUN: [&str; 2] = [
    "anna: !new scripta @bob first dice=hand",
    "anna: roll 1 4 6",
];

#[tokio::test]
async fn why_repeats_the_last_refusal_with_its_rule() {
    let house = House::new().await;
    house.play(&BEGUN).await;
    let refused = house.say("anna", "take 1").await;
    let sentence = refused.reply().text.lines().next().unwrap().to_owned();
    let why = house.say("anna", "!why").await;
    let text = &why.reply().text;
    assert!(text.starts_with(&sentence), "{text}");
    assert!(text.contains("Bearing off: take\n"), "{text}");
    assert!(
        !text.contains("Captured pieces\n"),
        "only that section: {text}"
    );
    house.manage("!lang cs").await;
    let text = house.say("anna", "!proč").await.reply().text.clone();
    assert!(text.contains("Sebrat\n"), "{text}");
}

#[tokio::test]
async fn each_person_has_a_why_of_their_own_and_it_survives_a_restart() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("why.db");
    let house = House::at(&path).await;
    house.play(&BEGUN).await;
    house.say("anna", "place 5").await;
    house.say("bob", "place 4").await;
    drop(house);
    let house = House::at(&path).await;
    let anna = house.say("anna", "!why").await.reply().text.clone();
    let bob = house.say("bob", "!why").await.reply().text.clone();
    assert!(anna.contains("You have no 5 to use"), "{anna}");
    assert!(anna.contains("Your turn\n"), "{anna}");
    assert!(
        !bob.contains("You have no 5") && bob.contains("anna"),
        "{bob}"
    );
    let nobody = house.say("cyril", "!why").await;
    assert_eq!(nobody.refused(), ["nothing-refused"]);
}

async fn why(house: &House) -> Said {
    house.say("anna", "!why").await
}

#[tokio::test]
async fn a_refusal_about_a_seat_is_explained_while_the_seat_is_open() {
    let house = House::new().await;
    house.play(&["anna: !new tablut"]).await;
    let refused = house.say("anna", "!join #1").await;
    assert_eq!(refused.refused(), ["join-own"]);
    assert_eq!(why(&house).await.reply().text, refused.reply().text);
    house.play(&["bob: !join #1"]).await;
    assert_eq!(why(&house).await.refused(), ["nothing-refused-since"]);

    house.play(&["anna: !new murus"]).await;
    assert_eq!(house.say("anna", "!join #2").await.refused(), ["join-own"]);
    house.play(&["anna: !abort #2"]).await;
    assert_eq!(why(&house).await.refused(), ["nothing-refused"]);
}

#[tokio::test]
async fn a_refusal_about_a_game_is_explained_until_the_game_ends() {
    let home = tempfile::tempdir().unwrap();
    let (hand, clock) = ManualClock::new(NOW);
    let house = House::with_clock(&home.path().join("house.db"), clock).await;
    house.play(&["anna: !new tablut @bob first"]).await;
    let refused = house.say("anna", "!clock #1").await;
    assert_eq!(refused.refused(), ["no-clock"]);
    for asked in ["!why", "!why #1"] {
        let explained = house.say("anna", asked).await;
        assert_eq!(explained.reply().text, refused.reply().text);
    }
    hand.set(NOW + 60);
    house.play(&["anna: !yield #1"]).await;
    assert_eq!(why(&house).await.refused(), ["nothing-refused-since"]);
    let over = house.say("anna", "#1 e4-f4").await;
    assert_eq!(over.refused(), ["session-over"]);
    assert!(why(&house).await.reply().text.contains("#1"));
}

#[tokio::test]
async fn why_tells_of_a_wrong_answer_until_the_puzzle_has_gone_on() {
    let house = House::new().await;
    house.play(&["anna: !new tablut @bob first"]).await;
    house.say("anna", "a4-b4").await;
    let puzzle = shown(&house.say("anna", "!puzzle tablut").await);
    let wrong = format!("!puzzle {}", wrong(puzzle));
    let told = house.say("anna", &wrong).await.reply().text.clone();
    assert_eq!(why(&house).await.reply().text, told);
    let no_move = house.say("anna", "!puzzle a1-b2").await;
    let reason = no_move.reply().text.clone();
    assert!(!no_move.refused().is_empty(), "{no_move:?}");
    let explained = why(&house).await.reply().text.clone();
    assert!(explained.starts_with(&reason), "{explained}");
    house.play(&["anna: !puzzle off"]).await;
    assert_eq!(why(&house).await.refused(), ["nothing-refused"]);
}

/// `c4` is a square, so the notation is not the problem. The same holds for Cyrillic letters that look or sound the same.
#[tokio::test]
async fn a_square_that_is_out_of_reach_is_refused_with_the_rule_and_not_with_how_moves_are_written()
{
    for (lang, told, rule) in [
        ("en", "goes one square diagonally", "each turn is one step"),
        ("ru", "идёт на один шаг наискосок", "каждый ход — один шаг"),
    ] {
        let house = House::new().await;
        house.manage(&format!("!lang {lang}")).await;
        house
            .play(&["anna: !new cats @bob first", "anna: start b1"])
            .await;
        for typed in ["b1-c3", "c4", "с4", "а5", "в1-с3", "#1 c4!"] {
            let refused = house.say("anna", typed).await;
            assert_eq!(refused.refused(), ["mouse-step"], "{lang} {typed}");
            let text = &refused.reply().text;
            assert!(text.contains(told) && text.contains("a2, c2"), "{text}");
        }
        let why = house.say("anna", "!why").await;
        assert!(why.reply().text.contains(rule), "{why:?}");
        house.play(&["anna: c2"]).await;
        let refused = house.say("bob", "c8-c7").await;
        assert_eq!(refused.refused(), ["cat-step"], "{refused:?}");
    }
}
