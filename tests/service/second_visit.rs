//! What once confused a new user of the console: punctuation and polite words around moves and answers, words for calling a game
//! off, the editor and help.

use crate::house::chat_message;
use crate::newcomers::{house, text};
use lusoria::service::Outcome;

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
async fn where_the_prefix_may_be_left_out_the_mouse_chooses_its_start_too() {
    for (typed, addressed) in [
        ("start f1", true),
        ("START F1", true),
        ("start f1.", true),
        ("старт f1", true),
        ("!start f1", false),
        ("#1 !start f1", false),
        ("start f1", false),
    ] {
        let house = house("en", &["anna: !new cats @bob first"]).await;
        let mut inbound = house.message("hall", "anna", typed);
        chat_message(&mut inbound).addressed = addressed;
        let said = house.hear(inbound).await;
        assert_eq!(said.refused(), [""; 0], "{typed}: {said:?}");
        assert_eq!(house.log(1).await, ["start:f1"], "{typed}");
    }
    let house = house("en", &["anna: !new tablut @bob first"]).await;
    for typed in ["!start tablut", "!start f1"] {
        assert_eq!(house.say("anna", typed).await.refused(), ["word-left-over"]);
    }
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
        let told = &said.reply().text;
        assert!(!told.contains("#1`"), "nothing can be taken back: {told}");
        house.play(&[&format!("anna: {yes}")]).await;
        assert_eq!(house.log(1).await, ["=abort:first"]);
        assert_eq!(house.say("anna", typed).await.outcome, Outcome::Ignored);
    }
    let played = ["anna: !new tablut @bob first", "anna: e4-f4", "bob: d1-c1"];
    let house = house("en", &played).await;
    let said = house.say("anna", "abort").await;
    assert_eq!(said.refused(), ["confirm-abort"], "it can be offered");
    assert!(said.reply().text.contains("`!undo #1`"), "{said:?}");
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
    assert!(text(&said).contains("`e6-f6`"), "{said:?}");
}

#[tokio::test]
async fn with_several_games_the_example_is_of_the_command_that_was_typed() {
    let two = ["anna: !new tablut @bob first", "anna: !new cats @bob first"];
    for (lang, typed, example) in [
        ("en", "!yield", "`!yield #1`"),
        ("en", "!rules", "`!rules #1`"),
        ("en", "!export", "`!export #1`"),
        ("en", "yield", "`!yield #1`"),
        ("en", "abort", "`!abort #1`"),
        ("cs", "!pravidla", "`!pravidla #1`"),
        ("it", "!abbandona", "`!abbandona #1`"),
        ("ru", "!сдаюсь", "`!сдаюсь #1`"),
    ] {
        let house = house(lang, &two).await;
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), ["which-session"], "{typed}");
        assert!(text(&said).contains(example), "{typed}: {said:?}");
    }
    let house = house("en", &two).await;
    let said = text(&house.say("anna", "!show 1").await);
    assert!(said.contains("`!show 1 #1`"), "{said}");
    // Somebody who plays nothing here asks for the rules of anything.
    let said = text(&house.say("cyril", "!rules").await);
    assert!(said.contains("You can play here"), "{said}");
}

#[tokio::test]
async fn a_record_that_contradicts_itself_is_refused_with_the_line() {
    let house = house("en", &[]).await;
    let record = "!import lusoria-record: 1\ngame: tablut\nrules: 1\n1. e4-f4\n2. e4-f4";
    let said = house.say("anna", record).await;
    assert_eq!(said.refused(), ["record-entry"]);
    assert!(text(&said).contains("Line 5"), "{said:?}");
}

#[tokio::test]
async fn a_mistyped_tool_of_the_editor_is_suggested_and_yes_uses_it() {
    for (lang, typed, near, yes) in [
        ("en", "!edit clera", "`!edit clear`", "yes"),
        ("cs", "!editor vycisty", "`!editor vyčisti`", "ano"),
        ("it", "!editor svuotta", "`!editor svuota`", "sì"),
        ("ru", "!редактор очисть", "`!редактор очист", "да"),
    ] {
        let house = house(lang, &["anna: !edit tablut"]).await;
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), ["did-you-mean"], "{typed}");
        assert!(text(&said).contains(near), "{said:?}");
        assert_eq!(house.say("anna", yes).await.refused(), [""; 0], "{typed}");
    }
}

#[tokio::test]
async fn a_piece_before_its_place_is_told_about() {
    for (lang, typed, example) in [
        ("en", "!edit set K e6", "`!edit set e6 K`"),
        ("cs", "!editor polož K e6", "`!editor polož e6 K`"),
        ("it", "!editor metti K e6", "`!editor metti e6 K`"),
        ("ru", "!редактор поставь K e6", "`!редактор поставь e6 K`"),
    ] {
        let house = house(lang, &["anna: !edit tablut", "anna: !edit clear"]).await;
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), ["edit-place-first"], "{typed}");
        assert!(text(&said).contains(example), "{said:?}");
    }
}

#[tokio::test]
async fn the_filled_slots_are_listed() {
    let house = house("en", &["anna: !edit tablut"]).await;
    let none = text(&house.say("anna", "!edit slots").await);
    assert!(none.contains("`!edit save 1`"), "{none}");
    house
        .play(&["anna: !edit save 2", "anna: !edit save 5"])
        .await;
    let two = text(&house.say("anna", "!edit slots").await);
    assert!(
        two.contains("2, 5") && two.contains("`!edit load 2`"),
        "{two}"
    );
}

#[tokio::test]
async fn help_on_a_mistyped_topic_asks_whether_another_was_meant() {
    let house = house("en", &[]).await;
    let said = house.say("anna", "!help murrus").await;
    assert_eq!(said.refused(), ["unknown-game-near"]);
    assert!(text(&said).contains("`murus`"), "{said:?}");
    assert!(text(&house.say("anna", "yes").await).contains("Murus"));
    let said = house.say("anna", "!help mvoes").await;
    assert_eq!(said.refused(), ["did-you-mean"]);
    assert!(text(&said).contains("`!help moves`"), "{said:?}");
    assert!(text(&house.say("anna", "yes").await).contains("!moves"));
}

#[tokio::test]
async fn a_game_that_is_being_played_is_named_as_it_is_typed() {
    let house = house("cs", &["anna: !nová rychlá @bob první"]).await;
    let said = house.say("anna", "!nová rychlá @bob první").await;
    assert_eq!(said.refused(), ["already-playing"]);
    assert!(
        text(&said).contains("Hru `rychlá` tu už hrajete"),
        "{said:?}"
    );
    let said = house.say("anna", "!nová scripta(pieces=3) @bob").await;
    assert!(text(&said).contains("`rychlá`"), "{said:?}");
}
