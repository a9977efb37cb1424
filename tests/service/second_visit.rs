//! What a new user at the console stumbled over: signs and polite words around moves and answers, words for calling off, editor and
//! help.

use crate::house::{House, chat_message};
use crate::newcomers::text;
use lusoria::service::Outcome;

async fn house(lang: &str, played: &[&str]) -> House {
    let house = House::new().await;
    house.manage(&format!("!lang {lang}")).await;
    house.play(played).await;
    house
}

#[tokio::test]
async fn signs_behind_a_move_are_taken_off() {
    for typed in ["7!", "7.", "7,", "7 :)", "7 🙂", "7 !"] {
        let house = house("en", &["anna: !new cats @bob first"]).await;
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), [""; 0], "{typed}: {said:?}");
        assert_eq!(house.log(1).await, ["start:d1", "7"], "{typed}");
    }
    for (game, typed, logged) in [
        ("tablut", "e4-f4!", "e4-f4"),
        ("tablut", "e4-f4 ...", "e4-f4"),
        ("murus", "G4,NE.", "G4,NE"),
        ("murus", "G4,NE :)", "G4,NE"),
    ] {
        let house = house("en", &[&format!("anna: !new {game} @bob first")]).await;
        assert_eq!(house.say("anna", typed).await.refused(), [""; 0], "{typed}");
        assert_eq!(house.log(1).await, [logged]);
    }
    let murus = house("en", &["anna: !new murus @bob first"]).await;
    assert_eq!(murus.say("anna", "a8-a6 :)").await.refused().len(), 1);
}

#[tokio::test]
async fn polite_words_around_a_move_of_whoever_is_on_turn_do_not_matter() {
    for (game, typed, logged) in [
        ("tablut", "e4 to f4", "e4-f4"),
        ("tablut", "e4 na f4", "e4-f4"),
        ("tablut", "e4 a f4", "e4-f4"),
        ("tablut", "с e4 на f4", "e4-f4"),
        ("tablut", "move e4-f4", "e4-f4"),
        ("tablut", "please e4-f4", "e4-f4"),
        ("tablut", "prosím e4-f4!", "e4-f4"),
    ] {
        let house = house("en", &[&format!("anna: !new {game} @bob first")]).await;
        let chat = house.say("bob", typed).await;
        assert_eq!(chat.outcome, Outcome::Ignored, "{typed}");
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), [""; 0], "{typed}: {said:?}");
        assert_eq!(house.log(1).await, [logged], "{typed}");
    }
    for (typed, refused) in [
        ("21 please", None),
        ("21 prosím", None),
        ("per favore 21", None),
        ("21 пожалуйста", None),
        ("21, nice", Some("move-near")),
    ] {
        let house = house("en", &["anna: !new cats @bob first", "anna: 7"]).await;
        let said = house.say("bob", typed).await;
        assert_eq!(said.refused(), Vec::from_iter(refused), "{typed}: {said:?}");
        if refused.is_some() {
            house.play(&["bob: yes"]).await;
        }
        assert_eq!(house.log(1).await, ["start:d1", "7", "21"], "{typed}");
    }
    let house = house("en", &["anna: !new cats @bob first"]).await;
    assert_eq!(house.say("anna", "7 please").await.refused(), [""; 0]);
}

#[tokio::test]
async fn a_polite_yes_or_no_answers_a_question() {
    for (lang, yes, no) in [
        ("en", "yes please", "no, thank you"),
        ("cs", "ano, prosím", "ne díky"),
        ("it", "sì grazie", "no, grazie"),
        ("ru", "да, пожалуйста", "нет, спасибо"),
    ] {
        let house = house(lang, &["anna: !new tablut @bob first", "anna: e4-f4"]).await;
        assert_eq!(house.say("anna", yes).await.outcome, Outcome::Ignored);
        for (answer, ended) in [(no, false), (yes, true)] {
            let asked = house.say("anna", "yield").await;
            assert_eq!(asked.refused(), ["confirm-yield"]);
            house.play(&[&format!("anna: {answer}")]).await;
            let log = house.log(1).await;
            let over = log.last().is_some_and(|entry| entry.starts_with('='));
            assert_eq!(over, ended, "{answer}: {log:?}");
        }
    }
}

#[tokio::test]
async fn giving_up_in_every_way_of_saying_it_is_asked_about() {
    let house = house("cs", &["anna: !new scripta @bob first"]).await;
    for typed in ["vzdávám se", "Vzdávám", "mi arrendo", "сдаюсь", "resign"] {
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), ["confirm-yield"], "{typed}");
    }
}

#[tokio::test]
async fn a_bare_word_for_calling_off_is_asked_about_while_it_can_be_done() {
    for (lang, typed, yes) in [
        ("en", "abort", "yes"),
        ("cs", "zrušit", "ano"),
        ("it", "annulla", "sì"),
        ("ru", "отменить", "да"),
    ] {
        let house = house(lang, &["anna: !new tablut @bob first"]).await;
        let stranger = house.say("cyril", typed).await;
        assert_eq!(stranger.outcome, Outcome::Ignored);
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), ["confirm-abort"], "{typed}");
        house.play(&[&format!("anna: {yes}")]).await;
        assert_eq!(house.log(1).await, ["=abort:first"]);
        assert_eq!(house.say("anna", typed).await.outcome, Outcome::Ignored);
    }
    let played = ["anna: !new tablut @bob first", "anna: e4-f4", "bob: d1-c1"];
    let house = house("en", &played).await;
    assert_eq!(house.say("anna", "abort").await.outcome, Outcome::Ignored);
}

#[tokio::test]
async fn two_russian_words_of_one_letter_are_talk() {
    let house = house("ru", &["anna: !new tablut @bob first"]).await;
    for from in ["anna", "bob"] {
        assert_eq!(house.say(from, "а я").await.outcome, Outcome::Ignored);
    }
    let mut inbound = house.message("hall", "anna", "ж4-ш4");
    chat_message(&mut inbound).addressed = true;
    let said = house.hear(inbound).await;
    assert!(text(&said).contains("e4-f4"), "{said:?}");
}
