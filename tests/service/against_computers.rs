//! What four new users met who played against the computer: letters of two alphabets, words for taking back, games that ended.

use crate::house::House;
use crate::newcomers::{house, text};

async fn refused(house: &House, from: &str, text: &str) -> Vec<String> {
    house.say(from, text).await.refused()
}

#[tokio::test]
async fn a_letter_that_looks_latin_is_that_pit_and_another_is_asked_about() {
    let house = house("ru", &["anna: !new selus @bob first"]).await;
    assert_eq!(refused(&house, "anna", "в").await, ["move-near"]);
    assert_eq!(house.log(1).await, [""; 0]);
    house.play(&["anna: а"]).await;
    assert_eq!(house.log(1).await, ["a"]);
}

#[tokio::test]
async fn a_cell_in_russian_letters_gets_the_true_reason() {
    let house = house("ru", &["anna: !new murus @bob first"]).await;
    for (typed, reason) in [
        ("г4", "which-move"),
        ("д1", "empty-cell"),
        ("d1", "empty-cell"),
    ] {
        assert_eq!(refused(&house, "anna", typed).await, [reason], "{typed}");
    }
    let house = self::house("cs", &["anna: !new murus @bob first"]).await;
    house.play(&["anna: g4 sv"]).await;
    assert_eq!(house.log(1).await, ["G4,NE"]);
}

#[tokio::test]
async fn words_for_taking_a_move_back_never_call_the_game_off() {
    for (lang, words) in [
        ("ru", ["!отмени ход", "!верни ход"]),
        ("cs", ["!zrušit tah", "!zpátky"]),
        ("it", ["!annulla mossa", "!torna"]),
        ("en", ["!take back", "!cancel move"]),
    ] {
        for word in words {
            let house = house(lang, &["anna: !new tablut @me", "anna: e4-f4"]).await;
            house.play(&[&format!("anna: {word}")]).await;
            let log = house.log(1).await;
            assert!(log[1].starts_with("=takeback"), "{word}: {log:?}");
        }
    }
}

#[tokio::test]
async fn calling_off_asks_first_once_it_may_mean_the_last_move() {
    for word in ["!отмена", "!отмени", "!zruš", "!annulla", "!cancel"] {
        let house = house("en", &["anna: !new tablut @me", "anna: e4-f4"]).await;
        assert_eq!(
            refused(&house, "anna", word).await,
            ["confirm-abort"],
            "{word}"
        );
        assert_eq!(house.log(1).await.len(), 1, "{word}");
        house.play(&["anna: yes"]).await;
        assert!(house.log(1).await[1].starts_with("=abort"), "{word}");
    }
    let house = house(
        "en",
        &["anna: !new tablut @me", "anna: e4-f4", "anna: !abort #1"],
    )
    .await;
    assert!(house.log(1).await[1].starts_with("=abort"));
    house.play(&["anna: !new tablut @me", "anna: !abort"]).await;
}

#[tokio::test]
async fn commands_about_a_finished_game_take_the_one_that_ended_last() {
    let house = house("en", &["anna: !new tablut @bob first", "anna: e4-f4"]).await;
    house
        .play(&[
            "anna: !new cats @bob first",
            "anna: !abort #2",
            "anna: !yield #1",
        ])
        .await;
    for command in ["!export", "!show 1", "!verify", "!analyse", "!board"] {
        let said = text(&house.say("anna", command).await);
        assert!(
            !said.contains("#2") && !said.contains("Cats"),
            "{command}: {said}"
        );
    }
}
