//! What new users in four languages tried first: extra words, mistyped games, moves with words around them, help.

use crate::house::{House, chat_message};
use crate::newcomers::{begun, house, text};
use lusoria::locales::Lang;
use lusoria::service::Outcome;

async fn refused(house: &House, from: &str, text: &str) -> Vec<String> {
    house.say(from, text).await.refused()
}

const YES: [(&str, &str); 4] = [("en", "yes"), ("cs", "ano"), ("it", "sì"), ("ru", "да")];

#[tokio::test]
async fn however_it_was_reached_calling_off_is_asked_about_unless_it_stands_alone() {
    let ways = [
        "!abort please",
        "!zrušit prosím",
        "!annulla dai",
        "!отменить пожалуйста",
    ];
    for ((lang, yes), typed) in YES.into_iter().zip(ways) {
        let house = house(lang, &["anna: !new tablut @bob first"]).await;
        assert_eq!(refused(&house, "anna", typed).await, ["confirm-abort"]);
        assert_eq!(house.log(1).await, [""; 0], "{typed}");
        house.play(&[&format!("anna: {yes}")]).await;
        assert_eq!(house.log(1).await, ["=abort:first"], "{typed}");
    }
    let suggested = ["!abrt", "!zrušt", "!anulla", "!отменит"];
    for ((lang, yes), typed) in YES.into_iter().zip(suggested) {
        let house = house(lang, &["anna: !new tablut @bob first"]).await;
        assert_eq!(refused(&house, "anna", typed).await, ["did-you-mean"]);
        assert_eq!(refused(&house, "anna", yes).await, ["confirm-abort"]);
        house.play(&[&format!("anna: {yes}")]).await;
        assert_eq!(house.log(1).await, ["=abort:first"], "{typed}");
    }
}

#[tokio::test]
async fn a_game_of_others_is_not_called_off() {
    let house = house(
        "en",
        &["anna: !new tablut @bob first", "anna: e4-f4", "bob: d1-c1"],
    )
    .await;
    let said = refused(&house, "anna", "!abort please").await;
    assert_eq!(said, ["confirm-abort"]);
    assert_eq!(refused(&house, "cyril", "!abort #1 now").await, ["no-seat"]);
}

#[tokio::test]
async fn a_word_for_calling_off_without_the_prefix_is_asked_about() {
    let house = house("en", &["anna: !new tablut @bob first"]).await;
    let mut inbound = house.message("hall", "anna", "cancel");
    chat_message(&mut inbound).addressed = true;
    assert_eq!(house.hear(inbound).await.refused(), ["confirm-abort"]);
}

#[tokio::test]
async fn yes_to_a_mistyped_game_does_it_with_the_same_friend() {
    let typed = [
        "!new tablt @bob first",
        "!nová tablt @bob první",
        "!nuova tablt @bob prima",
        "!новая таблт @bob первым",
    ];
    for ((lang, yes), typed) in YES.into_iter().zip(typed) {
        let house = house(lang, &[]).await;
        assert_eq!(refused(&house, "anna", typed).await, ["unknown-game-near"]);
        house.play(&[&format!("anna: {yes}"), "anna: e4-f4"]).await;
        assert_eq!(refused(&house, "bob", "e4-f4").await.len(), 1, "{typed}");
    }
    let house = house("en", &[]).await;
    for (typed, shown) in [
        ("!rules tablt", "Tablut"),
        ("!rules tablt full", "custodial"),
        ("!edit tablt", "Editor: Tablut"),
        ("!new tchka", "for anna alone"),
        ("!nwe quick(dice=hand) @bob second", "bob"),
    ] {
        assert_eq!(refused(&house, "anna", typed).await.len(), 1, "{typed}");
        let said = house.say("anna", "yes").await;
        assert_eq!(said.refused(), [""; 0], "{typed}: {said:?}");
        assert!(text(&said).contains(shown), "{typed}: {said:?}");
    }
}

#[tokio::test]
async fn why_does_not_repeat_what_a_later_move_has_overtaken() {
    let house = begun().await;
    assert_eq!(refused(&house, "anna", "place 5").await, ["no-such-die"]);
    assert!(text(&house.say("anna", "!why").await).contains("no 5"));
    house.play(&["anna: place 1"]).await;
    for _ in 0..2 {
        let why = text(&house.say("anna", "!why").await);
        assert!(why.contains("since the last move in #1"), "{why}");
    }
    // `!why` explains a move that was refused after that, and also a refused command.
    assert_eq!(refused(&house, "anna", "place 5").await, ["no-such-die"]);
    assert!(text(&house.say("anna", "!why").await).contains("no 5"));
    house.play(&["anna: place 3"]).await;
    assert_eq!(refused(&house, "anna", "!show").await, ["show-which-entry"]);
    let why = text(&house.say("anna", "!why").await);
    assert!(why.contains("After which entry?"), "{why}");
}

/// The texts in backticks that begin with the prefix.
fn commands(text: &str) -> impl Iterator<Item = &str> {
    let typed = text.split('`').skip(1).step_by(2);
    typed.filter(|typed| typed.starts_with('!'))
}

#[tokio::test]
async fn with_two_games_in_the_room_every_command_of_an_opening_names_its_game() {
    for lang in Lang::ALL {
        let one = house(lang.tag(), &[]).await;
        let alone = text(&one.say("anna", "!new tablut @bob first").await);
        assert!(
            commands(&alone).all(|typed| !typed.contains('#')),
            "{alone}"
        );
        let opened = one.say("anna", "!new quick @bob first luck").await;
        let played = one.say("bob", "!luck pear #2").await;
        let told = one.say("anna", "!luck apple #2").await;
        let moved = one.say("anna", "#1 e4-f4").await;
        for said in [opened, played, told, moved] {
            for typed in commands(&text(&said)) {
                assert!(typed.contains('#'), "{} {typed}: {said:?}", lang.tag());
                let answered = one.say("anna", &format!("{typed} ")).await;
                let asked = answered.refused();
                assert!(!asked.contains(&"which-session".to_owned()), "{answered:?}");
                if typed.contains("#2") && answered.refused().is_empty() {
                    assert!(!answered.replies.is_empty());
                }
            }
        }
    }
}

#[tokio::test]
async fn rules_are_asked_for_by_the_number_of_a_game() {
    let house = house("en", &["anna: !new tablut @bob", "anna: !new tchuka"]).await;
    assert!(text(&house.say("anna", "!rules #1").await).contains("Tablut"));
    assert!(text(&house.say("anna", "!rules #2 full").await).contains("ruma"));
    assert_eq!(
        refused(&house, "anna", "!rules #7").await,
        ["no-such-session"]
    );
}

#[tokio::test]
async fn a_move_with_words_behind_it_is_played_and_the_rest_is_named() {
    for (game, typed, logged, id, rest) in [
        ("murus", "G2,NE G3,NE", "G2,NE", "line-turn-over", "G3,NE"),
        ("murus", "G2,NE please", "G2,NE", "line-unknown", "please"),
        (
            "tablut",
            "e4-f4; thank you",
            "e4-f4",
            "line-unknown",
            "thank you",
        ),
        ("tablut", "e4-f4 prosím", "e4-f4", "line-unknown", "prosím"),
        ("afrika", "a then b", "a", "line-turn-over", "b"),
        ("afrika", "a; b", "a", "line-turn-over", "b"),
        ("afrika", "a potom b", "a", "line-turn-over", "b"),
        ("afrika", "a poi b", "a", "line-turn-over", "b"),
        ("afrika", "a и b", "a", "line-turn-over", "b"),
        ("ohojitxi", "c d", "c", "line-turn-over", "d"),
    ] {
        let new = format!("anna: !new {game} @bob first");
        let house = house("en", &[&new]).await;
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), [id], "{game} {typed}: {said:?}");
        assert_eq!(house.log(1).await[0], logged, "{typed}");
        let named = format!("so `{rest}` has not been played");
        assert!(text(&said).contains(&named), "{typed}: {said:?}");
        // Now it is the friend's turn, and a line of somebody who is not on turn counts as talk.
        if id == "line-unknown" {
            let chat = house.say("anna", typed).await;
            assert_eq!(chat.outcome, Outcome::Ignored, "{typed}");
        }
    }
}

#[tokio::test]
async fn moves_joined_by_words_are_all_played() {
    for line in [
        "place 1 and place 3",
        "vložit 1 a vložit 3",
        "metti 1 e metti 3",
        "поставить 1 и поставить 3",
        "place 1; place 3",
        "place 1 then place 3.",
        "place 1 and 3",
        "place 1, then 3",
        "vložit 1 a 3",
        "metti 1 e 3",
        "ставлю 1 и 3",
        "ставлю 1, 3",
        "ставлю 1 3",
        "ставлю 1 потом 3",
    ] {
        let house = begun().await;
        let said = house.say("anna", line).await;
        assert_eq!(said.refused(), [""; 0], "{line}: {said:?}");
        let log = house.log(1).await;
        assert_eq!(
            log,
            ["roll:1-3-6", "place:1", "place:3"],
            "{line}: {said:?}"
        );
    }
    for line in ["place 1 please", "place 1, 3 minutes please"] {
        let house = begun().await;
        let said = house.say("anna", line).await;
        assert_eq!(said.refused(), ["line-unknown"], "{said:?}");
        assert_eq!(house.log(1).await, ["roll:1-3-6", "place:1"]);
    }
}

#[tokio::test]
async fn half_a_move_with_words_behind_it_is_asked_about() {
    let house = house("en", &["anna: !new murus @bob first"]).await;
    assert_eq!(refused(&house, "anna", "g4 please").await, ["which-move"]);
    house.play(&["anna: ne"]).await;
    assert_eq!(house.log(1).await, ["G4,NE"]);
}

#[tokio::test]
async fn longer_talk_that_begins_with_a_move_is_asked_about_and_not_played() {
    let house = house("en", &["anna: !new tablut @bob first"]).await;
    let said = refused(&house, "anna", "e4-f4 was a bad idea I think").await;
    assert_eq!(said, ["move-near"]);
    assert_eq!(house.log(1).await, [""; 0]);
    let chat = house.say("bob", "e4-f4 was a bad idea I think").await;
    assert_eq!(chat.outcome, Outcome::Ignored);
    house.play(&["anna: !yes"]).await;
    assert_eq!(house.log(1).await, ["e4-f4"]);
}

#[tokio::test]
async fn talk_whose_first_letter_is_a_pit_is_talk() {
    for game in ["afrika", "ohojitxi", "selus"] {
        let new = format!("anna: !new {game} @bob first");
        let house = house("it", &[&new]).await;
        for chat in ["a nice day to play", "e allora", "a te", "e a me?", "b"] {
            let from = if chat == "b" { "cyril" } else { "anna" };
            let said = house.say(from, chat).await;
            assert_eq!(said.outcome, Outcome::Ignored, "{game} {chat}");
        }
    }
}

#[tokio::test]
async fn a_size_goes_with_every_name_of_the_game() {
    for name in [
        "tchuka 6x4",
        "чука 6x4",
        "čuka 6x4",
        "чука 6х4",
        "Tchuka Ruma 6×4",
    ] {
        let house = house("en", &[]).await;
        let said = house.say("anna", &format!("!new {name}")).await;
        assert!(text(&said).contains("6 pits"), "{name}: {said:?}");
    }
    let house = house("en", &[]).await;
    let said = house.say("anna", "!new чука 9x9").await;
    assert_eq!(said.refused(), ["new-what-else-alone"]);
    assert!(!text(&said).contains('@'), "{said:?}");
}

#[tokio::test]
async fn help_is_given_to_whoever_mentions_the_bot_and_chatter_is_not_answered() {
    for (word, answer) in [
        ("help", "!new"),
        ("помощь", "!new"),
        ("aiuto", "!new"),
        ("nápověda", "!new"),
        ("", "Hello!"),
    ] {
        let house = house("en", &[]).await;
        let mut inbound = house.message("hall", "anna", word);
        chat_message(&mut inbound).addressed = true;
        let said = house.hear(inbound).await;
        assert!(text(&said).contains(answer), "{word}: {said:?}");
        assert_eq!(house.say("anna", word).await.outcome, Outcome::Ignored);
    }
}

#[tokio::test]
async fn letters_of_another_alphabet_are_understood_as_pieces_of_the_editor() {
    for (game, place, content, shown) in [
        ("tablut", "а5", "В", "B"),
        ("tablut", "е5", "К", "K"),
        ("murus", "a5", "в", "b"),
    ] {
        let house = house("ru", &[&format!("anna: !edit {game}")]).await;
        house.play(&["anna: !редактор очисти"]).await;
        house
            .play(&[&format!("anna: !редактор поставь {place} {content}")])
            .await;
        let text = text(&house.say("anna", "!редактор экспорт").await);
        assert!(text.contains(shown), "{text}");
    }
}

#[tokio::test]
async fn a_number_too_long_is_the_number_of_no_game() {
    let house = begun().await;
    for typed in [
        "!board #999999999999999999999",
        "!#999999999999999999999",
        "!moves #00000000000000000000001x9 #999999999999999999999",
    ] {
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), ["no-such-session"], "{typed}");
        assert!(text(&said).contains("no game #999999999999999999999"));
    }
}

#[tokio::test]
async fn two_commands_on_one_line_are_refused_with_one_sentence() {
    let house = begun().await;
    for typed in [
        "!rules murus !games",
        "!abort !games",
        "!new tablut @bob !help",
        "!board !moves",
    ] {
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), ["second-command"], "{typed}");
        assert_eq!(said.replies.len(), 1, "{typed}");
    }
    house.play(&["anna: !help !new"]).await;
}

#[tokio::test]
async fn help_explains_words_of_the_glossary_and_says_what_topics_there_are() {
    let house = house("en", &[]).await;
    let ruma = text(&house.say("anna", "!help ruma").await);
    let glossary = text(&house.say("anna", "!glossary ruma").await);
    assert_eq!(ruma, glossary);
    let unknown = text(&house.say("anna", "!help xyz").await);
    for topic in ["new, play", "scripta, ", "`!glossary`"] {
        assert!(unknown.contains(topic), "{unknown}");
    }
    let unknown = text(&house.say("anna", "!glossary xyz").await);
    assert!(unknown.contains("`!help`"), "{unknown}");
}

/// A letter with polite words may be talk, but not behind the number of a game.
#[tokio::test]
async fn a_letter_among_polite_words_is_a_move_where_the_game_is_named() {
    for typed in [
        "#1 b please",
        "#1 please b",
        "#1 b per favore",
        "#1 b prosím",
    ] {
        let house = house("en", &["anna: !new selus @bob first"]).await;
        house.play(&[&format!("anna: {typed}")]).await;
        assert_eq!(house.log(1).await, ["b"], "{typed}");
    }
    let house = house("en", &["anna: !new selus @bob first"]).await;
    house.say("anna", "b please").await;
    assert_eq!(house.log(1).await, [""; 0]);
}
