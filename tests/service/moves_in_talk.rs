//! Lines that could be played, but that somebody says to others while people talk: the bot asks before it plays them.

use crate::house::House;
use crate::newcomers::{begun, house, text};
use crate::timed::Timed;

/// A game of Cats and Mouse in which anna, the mouse, can run to 9. The first words of each line say who types it.
async fn mouse(lines: &[&str]) -> House {
    let house = house("en", &["anna: !new cats @bob first"]).await;
    for line in lines {
        let (from, text) = line.split_once(": ").unwrap();
        house.say(from, text).await;
    }
    house
}

#[tokio::test]
async fn a_number_behind_a_question_is_asked_about_also_where_moves_are_numbers() {
    for lines in [
        &["bob: how many are coming?"][..],
        &["bob: сколько человек？", "bob: ну"],
        &["carol: how many are coming? :)", "bob: haha"],
        &["anna: hm", "bob: hello\nhow many are coming?"],
    ] {
        let house = mouse(lines).await;
        let said = house.say("anna", "9").await;
        assert_eq!(said.refused(), ["confirm-move"], "{lines:?}: {said:?}");
        assert_eq!(house.log(1).await, [""; 0], "{lines:?}");
        house.play(&["anna: yes"]).await;
        assert_eq!(house.log(1).await, ["start:d1", "9"], "{lines:?}");
    }
}

#[tokio::test]
async fn a_number_behind_other_talk_is_played_where_moves_are_numbers() {
    for lines in [
        &["bob: haha"][..],
        &["bob: how many are coming?", "anna: wait", "bob: haha"],
        &["bob: haha", "anna: are you sure?"],
        &["bob: !help?", "bob: haha"],
    ] {
        let house = mouse(lines).await;
        house.play(&["anna: 9"]).await;
        assert_eq!(house.log(1).await, ["start:d1", "9"], "{lines:?}");
    }
    for meant in ["!9", "#1 9"] {
        let house = mouse(&["bob: how many are coming?"]).await;
        house.play(&[&format!("anna: {meant}")]).await;
    }
}

#[tokio::test]
async fn a_pass_behind_talk_is_asked_about_also_after_a_part_of_the_throw() {
    for pass in ["pass", "пас"] {
        let house = begun().await;
        house.play(&["anna: place 1"]).await;
        house.say("bob", "are you coming to the pictures?").await;
        let said = house.say("anna", pass).await;
        assert_eq!(said.refused(), ["confirm-pass"], "{said:?}");
        assert_eq!(house.log(1).await, ["roll:1-3-6", "place:1"]);
        house.play(&["anna: yes"]).await;
        assert_eq!(house.log(1).await.last().unwrap(), "pass");
    }
    for meant in ["!pass", "#1 pass"] {
        let house = begun().await;
        house.play(&["anna: place 1"]).await;
        house.say("bob", "are you coming to the pictures?").await;
        house.play(&[&format!("anna: {meant}")]).await;
        assert_eq!(house.log(1).await.last().unwrap(), "pass");
    }
}

#[tokio::test]
async fn a_line_that_only_begins_like_a_move_is_asked_about_behind_talk() {
    for (typed, moves) in [
        ("place 1 euro on it", "place 1"),
        ("ставлю 1 рубль", "place 1"),
        ("vložit 1 place 3 koruny", "place 3"),
    ] {
        let house = begun().await;
        house.say("bob", "I bet that I win").await;
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), ["confirm-move"], "{said:?}");
        assert!(
            text(&said).contains(&format!("{moves}` your move")),
            "{said:?}"
        );
        assert_eq!(house.log(1).await, ["roll:1-3-6"], "{typed}");
        house.play(&["anna: yes"]).await;
        assert_eq!(house.log(1).await[1], "place:1", "{typed}");
    }
}

#[tokio::test]
async fn a_line_that_is_meant_as_a_move_is_played_up_to_the_unknown_word_also_behind_talk() {
    for (talk, typed, refused) in [
        ("", "place 1 euro on it", &["line-unknown"][..]),
        ("I bet that I win", "!place 1 euro on it", &["line-unknown"]),
        ("I bet that I win", "#1 place 1 euro", &["line-unknown"]),
        ("I bet that I win", "place 1 plce 3", &["line-unknown-near"]),
        ("I bet that I win", "place 1 and place 3", &[]),
    ] {
        let house = begun().await;
        if !talk.is_empty() {
            house.say("bob", talk).await;
        }
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), refused, "{typed}: {said:?}");
        assert_eq!(house.log(1).await[1], "place:1", "{typed}");
    }
}

/// `в` and `б` are pits, and words or parts of words that people type.
#[tokio::test]
async fn several_letters_that_are_also_words_are_asked_about_behind_talk() {
    for typed in ["в б", "в, б"] {
        let alone = house("ru", &["anna: !new tchuka"]).await;
        let begun = alone.log(1).await;
        alone.say("anna", typed).await;
        let played = alone.log(1).await;
        assert!(played.len() > begun.len(), "{typed}");
        let house = house("ru", &["anna: !new tchuka"]).await;
        house.say("bob", "ты где?").await;
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), ["confirm-move"], "{typed}: {said:?}");
        assert_eq!(house.log(1).await, begun, "{typed}");
        house.say("anna", "да").await;
        assert_eq!(house.log(1).await, played, "{typed}");
    }
}

/// Bob talks while Anna is on turn in this game. The bot asks whether Anna's next line is a move.
async fn is_asked_behind(lang: &str, game: &str, talk: &str, typed: &str) {
    let house = house(lang, &[&format!("anna: !new {game} @bob first")]).await;
    house.say("bob", talk).await;
    let said = house.say("anna", typed).await;
    assert_eq!(
        said.refused(),
        ["confirm-move"],
        "{talk}: {typed}: {said:?}"
    );
}

/// One-letter words such as "and" begin a message that is sent in two parts.
#[tokio::test]
async fn a_letter_that_is_a_word_of_the_language_is_asked_about_behind_talk() {
    for (lang, talk, typed) in [
        ("cs", "byl jsem v kině", "a"),
        ("it", "vado al mare", "e"),
        ("it", "vado al mare", "A"),
        ("it", "quanti ne vuoi, 4", "e 5"),
        ("cs", "koupil jsem 3 piva", "a 5"),
        ("ru", "во сколько придёшь", "в 5"),
    ] {
        is_asked_behind(lang, "selus", talk, typed).await;
    }
}

/// Questions are often written without a question mark.
#[tokio::test]
async fn a_number_behind_a_question_without_a_mark_is_asked_about() {
    for (lang, talk, number) in [
        ("en", "rate my haircut from 1 to 10", "9"),
        ("cs", "kolik je ti let", "9"),
        ("it", "quante ne vuoi", "9"),
        ("ru", "какой у тебя этаж", "9"),
    ] {
        is_asked_behind(lang, "cats", talk, number).await;
    }
}

#[tokio::test]
async fn a_letter_behind_a_question_is_asked_about() {
    let house = house("en", &["anna: !new afrika @bob first"]).await;
    house.say("bob", "pizza, a or b?").await;
    let said = house.say("anna", "b").await;
    assert_eq!(said.refused(), ["confirm-move"], "{said:?}");
    house.play(&["anna: yes"]).await;
    house.say("anna", "haha").await;
    house.play(&["bob: b"]).await;
    assert_eq!(house.log(1).await, ["b", "b"]);
}

/// `f` pays respects. In Cats and Mouse it is a key as well, and in Ohojitxi it is a pit.
#[tokio::test]
async fn a_letter_that_people_say_is_asked_about_behind_talk() {
    for (game, before) in [("cats", "anna: 7"), ("ohojitxi", "anna: c")] {
        let new = format!("anna: !new {game} @bob first");
        let house = house("en", &[&new, before]).await;
        house.say("anna", "rip my keyboard just died").await;
        let said = house.say("bob", "f").await;
        assert_eq!(said.refused(), ["confirm-move"], "{game}: {said:?}");
    }
}

/// The first letter of a yes or no may be a pit. Behind a question of the bot it is no move before it was asked about.
#[tokio::test]
async fn the_first_letter_of_a_yes_behind_a_question_is_asked_about() {
    let house = house("ru", &["anna: !new afrika @bob first"]).await;
    assert_eq!(
        house.say("anna", "сдаюсь").await.refused(),
        ["confirm-yield"]
    );
    let said = house.say("anna", "д").await;
    assert_eq!(said.refused(), ["confirm-move"], "{said:?}");
    assert!(house.log(1).await.is_empty());
    house.play(&["anna: нет", "anna: д"]).await;
    assert_eq!(house.log(1).await, ["d"]);
}

#[tokio::test]
async fn giving_up_with_a_smiley_is_asked_about() {
    for typed in [
        "сдаюсь)",
        "gg, I resign",
        "ok i give up gg",
        "сдаюсь, гг",
        "сдаюсь((",
        "сдаюсь :(",
        "сдаюсь😭",
        "I resign :(",
    ] {
        let house = house("ru", &["anna: !new afrika @bob first"]).await;
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), ["confirm-yield"], "{typed}: {said:?}");
    }
}

/// In Czech, `no` means "well" or "yeah".
#[tokio::test]
async fn a_czech_no_declines_nothing() {
    let house = house("cs", &["anna: !new afrika @bob first", "bob: !remíza"]).await;
    let said = house.say("anna", "no").await;
    assert_eq!(said.refused(), ["offer-or-talk"], "{said:?}");
}

/// Without talk before it, a number on the own turn was meant as a move.
#[tokio::test]
async fn a_number_where_moves_are_letters_is_answered() {
    let house = house("en", &["anna: !new ohojitxi @bob first"]).await;
    let said = house.say("anna", "3").await;
    assert_eq!(said.refused(), ["not-a-move"], "{said:?}");
    house.say("bob", "how many beers").await;
    assert!(house.say("anna", "3").await.replies.is_empty());
}

#[tokio::test]
async fn a_number_with_other_words_behind_talk_is_no_move_either() {
    for (typed, refused) in [
        ("3, please", &["confirm-move"][..]),
        ("3 :)", &["confirm-move"]),
        ("3 grazie", &["confirm-move"]),
        ("3 beers", &[]),
        ("3 piva", &[]),
    ] {
        let timed = Timed::game("").await;
        timed
            .house
            .play(&["anna: !new selus @bob first", "bob: !yield #1"])
            .await;
        timed.pass(10);
        timed.house.say("carol", "how many, anna?").await;
        let entries = timed.house.log(2).await.len();
        let said = timed.house.say("anna", typed).await;
        assert_eq!(said.refused(), refused, "{typed}: {said:?}");
        assert_eq!(timed.house.log(2).await.len(), entries, "{typed}");
    }
}

/// A time or a count is talk, also if nobody else has talked, and a later `ok` plays nothing.
#[tokio::test]
async fn a_number_with_a_word_behind_it_is_no_mistyped_move() {
    for game in ["afrika", "selus", "gabata", "cats"] {
        for typed in ["5 min", "7 pm", "3 beers", "5 minut", "9 минут", "1 a.m."] {
            let timed = Timed::game("").await;
            timed.house.play(&["bob: !yield #1"]).await;
            timed.pass(60);
            timed
                .house
                .play(&[&format!("anna: !new {game} @bob first")])
                .await;
            timed.pass(5);
            let said = timed.house.say("anna", typed).await;
            assert!(said.replies.is_empty(), "{game} {typed}: {said:?}");
            timed.pass(30);
            timed.house.say("anna", "ok").await;
            assert_eq!(timed.house.log(2).await, [""; 0], "{game} {typed}");
        }
    }
}

/// In Italian, `2 a 1` is the score of a match.
#[tokio::test]
async fn a_score_behind_talk_is_asked_about() {
    for game in ["afrika", "selus"] {
        for (said, typed) in [
            ("com'è finita la juve?", "2 a 1"),
            ("bene", "3 a 1"),
            ("kolik jich máš?", "2 a 3"),
            ("quanti?", "2 e 3!"),
            ("quali?", "b e c"),
        ] {
            let timed = Timed::game("").await;
            timed.house.play(&["bob: !yield #1"]).await;
            timed.pass(60);
            let begin = format!("anna: !new {game} @bob first");
            timed.house.play(&[&begin]).await;
            timed.house.say("bob", said).await;
            timed.pass(5);
            let asked = timed.house.say("anna", typed).await;
            assert_eq!(
                asked.refused(),
                ["confirm-move"],
                "{game} {typed}: {asked:?}"
            );
            assert_eq!(timed.house.log(2).await, [""; 0], "{game} {typed}");
        }
    }
    // Where nobody talks, numbers are moves.
    let timed = Timed::game("").await;
    timed
        .house
        .play(&["bob: !yield #1", "anna: !new afrika @bob first"])
        .await;
    timed.house.say("anna", "2 3").await;
    assert_eq!(timed.house.log(2).await.len(), 1);
}
