//! What a newcomer in four languages typed that was nearly right, and what is answered to it.

use crate::house::{House, Said, chat_message};
use crate::newcomers::{house, text};
use lusoria::service::Outcome;

async fn refused(house: &House, from: &str, text: &str) -> Vec<String> {
    house.say(from, text).await.refused()
}

/// Anna says this at a terminal, where everything is said to the bot.
async fn to_the_bot(house: &House, text: &str) -> Said {
    let mut inbound = house.message("hall", "anna", text);
    chat_message(&mut inbound).addressed = true;
    house.hear(inbound).await
}

const TABLUT: [&str; 1] = ["anna: !new tablut @bob first"];

#[tokio::test]
async fn common_forms_of_yes_and_no_answer_an_open_question() {
    for answer in [
        "y",
        "yeah",
        "Yep!",
        "ok",
        "да, сдаюсь",
        "угу",
        "ano prosím",
        "sì certo",
        "tak jo",
        "va bene",
        "ну да",
        "ah sì",
        "oh yes",
    ] {
        let house = house("en", &TABLUT).await;
        assert_eq!(refused(&house, "anna", "yield").await, ["confirm-yield"]);
        house.play(&[&format!("anna: {answer}")]).await;
        assert_eq!(house.log(1).await, ["=resign:first"], "{answer}");
    }
    for answer in ["n", "nope", "ne, nechci", "не надо"] {
        let house = house("en", &TABLUT).await;
        assert_eq!(refused(&house, "anna", "yield").await, ["confirm-yield"]);
        house.play(&[&format!("anna: {answer}")]).await;
        assert_eq!(house.log(1).await, [""; 0], "{answer}");
        assert_eq!(house.say("anna", "yes").await.outcome, Outcome::Ignored);
    }
}

#[tokio::test]
async fn a_question_is_repeated_once_if_the_answer_is_not_clear() {
    for answer in ["možná", "maybe", "forse", "может быть"] {
        let house = house("en", &TABLUT).await;
        assert_eq!(refused(&house, "anna", "yield").await, ["confirm-yield"]);
        assert_eq!(refused(&house, "anna", answer).await, ["confirm-yield"]);
        let again = house.say("anna", answer).await;
        assert_eq!(again.outcome, Outcome::Ignored, "{answer}");
        house.play(&["anna: yes"]).await;
        assert_eq!(house.log(1).await, ["=resign:first"], "{answer}");
    }
}

#[tokio::test]
async fn without_a_question_such_words_are_talk() {
    let house = house("en", &TABLUT).await;
    for talk in ["y", "yeah", "nope", "угу", "možná", "ok", "n"] {
        let said = house.say("anna", talk).await;
        assert_eq!(said.outcome, Outcome::Ignored, "{talk}: {said:?}");
    }
}

#[tokio::test]
async fn the_mouse_is_told_that_it_can_only_run_up_and_a_date_is_talk() {
    let house = house("en", &["anna: !new cats @bob first"]).await;
    for down in ["1", "3"] {
        let said = house.say("anna", down).await;
        assert_eq!(said.refused(), ["only-up"], "{down}");
        assert!(text(&said).contains("`7` or `9`"), "{said:?}");
    }
    let chat = house.say("anna", "9. listopadu nemůžu").await;
    assert_eq!(chat.outcome, Outcome::Ignored, "{chat:?}");
    house.play(&["anna: 9"]).await;
}

#[tokio::test]
async fn what_is_typed_behind_the_end_of_a_turn_is_named_against_the_computer_too() {
    for new in ["!new cats bot first", "!new cats @bob first"] {
        let house = house("en", &[&format!("anna: {new}")]).await;
        let said = house.say("anna", "start f1 9 9").await;
        assert_eq!(said.refused(), ["line-turn-over"], "{new}: {said:?}");
        let told = text(&said);
        assert!(told.contains("Played: `start f1 9`"), "{new}: {told}");
        assert!(told.contains("so `9` has not been played"), "{new}: {told}");
        assert_eq!(house.log(1).await[..2], ["start:f1", "9"], "{new}");
    }
}

#[tokio::test]
async fn the_rules_of_cats_show_the_board_as_each_player_sees_it() {
    for lang in ["en", "cs", "it", "ru"] {
        let house = house(lang, &["anna: !new cats @bob first"]).await;
        let full = text(&house.say("anna", "!rules cats full").await);
        for row in ["8 1 # 2 # 3 # 4 #\n7 #", "2 . # . # . # . #\n3 #"] {
            assert!(full.contains(row), "{lang}: {full}");
        }
    }
}

#[tokio::test]
async fn a_lone_cyrillic_letter_that_looks_like_a_pit_is_that_pit_and_others_are_asked_about() {
    for typed in ["а", "А"] {
        let house = house("ru", &["anna: !new ohojitxi @bob first"]).await;
        house.play(&[&format!("anna: {typed}")]).await;
        assert_eq!(house.log(1).await, ["a"]);
        assert_eq!(house.say("anna", typed).await.outcome, Outcome::Ignored);
    }
    let house = house("ru", &["anna: !new ohojitxi @bob first"]).await;
    assert_eq!(refused(&house, "anna", "в").await, ["move-near"]);
    assert_eq!(house.log(1).await, [""; 0]);
    house.play(&["anna: да"]).await;
    assert_eq!(house.log(1).await, ["b"]);
}

#[tokio::test]
async fn the_squares_of_a_cat_are_read_also_in_letters_of_another_alphabet() {
    let house = house("ru", &["anna: !new cats @bob first", "anna: 9"]).await;
    house.play(&["bob: с8-д7", "anna: 9", "bob: а8 b7"]).await;
    assert_eq!(house.log(1).await[2..], ["22", "9", "12"]);
}

#[tokio::test]
async fn an_example_of_latin_letters_is_a_move_of_the_game_at_hand() {
    let house = house("ru", &["anna: !new cats @bob first", "anna: 9"]).await;
    let said = house.say("bob", "ж2").await;
    assert_eq!(said.refused(), ["latin-letters"], "{said:?}");
    let told = text(&said);
    assert!(!told.contains("e4"), "{told}");
    let example = told.split('`').nth(1).unwrap().to_owned();
    house.play(&[&format!("bob: {example}")]).await;
}

#[tokio::test]
async fn near_misses_of_the_player_on_turn_are_answered_and_talk_of_the_other_is_not() {
    let house = house("en", &["anna: !new cats @bob first"]).await;
    for typed in ["d1 e5", "d1e5", "e5", "d1-e5"] {
        let said = house.say("anna", typed).await;
        assert!(!said.refused().is_empty(), "{typed}: {said:?}");
        assert_eq!(house.say("bob", typed).await.outcome, Outcome::Ignored);
    }
    house.play(&["anna: 9", "bob: 2 влево"]).await;
    assert_eq!(house.log(1).await, ["start:d1", "9", "21"]);
    for typed in ["b.", "E!", "ok c", "c :)"] {
        let house = self::house("en", &["anna: !new ohojitxi @bob first"]).await;
        assert_eq!(house.say("bob", typed).await.outcome, Outcome::Ignored);
        assert_eq!(
            refused(&house, "anna", typed).await,
            ["move-near"],
            "{typed}"
        );
        house.play(&["anna: yes"]).await;
        assert_eq!(house.log(1).await.len(), 1, "{typed}");
    }
    let house = self::house("cs", &["anna: !new scripta @bob first dice=hand"]).await;
    house.play(&["anna: roll 1 3 6", "anna: polož 3"]).await;
}

#[tokio::test]
async fn a_pass_that_gives_dice_away_is_asked_about() {
    let begun = [
        "anna: !new scripta @bob first dice=hand",
        "anna: roll 1 3 6",
    ];
    for pass in ["pass", "pas", "passo", "пас", "pass.", "pass?", "passo?"] {
        let house = house("en", &begun).await;
        assert_eq!(
            refused(&house, "anna", pass).await,
            ["confirm-pass"],
            "{pass}"
        );
        assert_eq!(house.log(1).await, ["roll:1-3-6"]);
        house.play(&["anna: ano"]).await;
        assert_eq!(house.log(1).await, ["roll:1-3-6", "pass"], "{pass}");
    }
    for explicit in ["!pass", "!pas", "place 1 pass", "place 1\npass"] {
        let house = house("en", &begun).await;
        house.play(&[&format!("anna: {explicit}")]).await;
        assert_eq!(house.log(1).await.last().unwrap(), "pass", "{explicit}");
    }
    let house = house("en", &begun).await;
    // People say this to each other. It is near to `pass`.
    assert!(house.say("anna", "pls").await.replies.is_empty());
    house.play(&["anna: place 1", "anna: pass"]).await;
    assert_eq!(house.log(1).await.last().unwrap(), "pass");
}

#[tokio::test]
async fn giving_up_a_numbered_game_needs_no_prefix_to_be_asked_about() {
    for typed in [
        "abbandona #1",
        "yield #1",
        "resign  #1",
        "vzdát se #1",
        "#1 сдаюсь",
    ] {
        let house = house("en", &TABLUT).await;
        assert_eq!(
            refused(&house, "anna", typed).await,
            ["confirm-yield"],
            "{typed}"
        );
        let chat = house.say("cyril", typed).await;
        assert_eq!(chat.outcome, Outcome::Ignored, "{typed}");
    }
}

#[tokio::test]
async fn the_computer_may_be_named_in_a_sentence() {
    for typed in [
        "!new cats against the computer",
        "!nová scripta proti počítači",
        "!nuova tablut contro il computer facile",
        "!новая мышь против компьютера",
        "!new tablut with bot:easy",
    ] {
        let house = house("en", &[]).await;
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), [""; 0], "{typed}: {said:?}");
        assert!(text(&said).contains("omputer"), "{typed}: {said:?}");
    }
}

#[tokio::test]
async fn a_word_for_the_dice_is_taken_once_and_only_where_dice_wait() {
    let house = house("en", &["anna: !new quick @bob luck", "anna: !luck apple"]).await;
    assert_eq!(
        refused(&house, "anna", "!luck pear").await,
        ["luck-word-is-in"]
    );
    let house = self::house("en", &["anna: !new tablut @bob", "anna: !new murus @bob"]).await;
    assert_eq!(refused(&house, "anna", "!luck 7").await, ["luck-nowhere"]);
}

#[tokio::test]
async fn verify_takes_the_finished_game_and_export_asks() {
    let played = [
        "anna: !new quick @bob first",
        "anna: !new scripta @bob first",
        "anna: !yield #1",
    ];
    let house = house("en", &played).await;
    let verified = text(&house.say("anna", "!verify").await);
    assert!(verified.contains("#1: the seed is"), "{verified}");
    let asked = house.say("anna", "!export").await;
    assert_eq!(asked.refused(), ["which-session"], "{asked:?}");
    assert!(text(&asked).contains("#1") && text(&asked).contains("#2"));
}

#[tokio::test]
async fn after_a_game_of_two_people_they_are_told_how_to_begin_another() {
    for lang in ["en", "cs", "it", "ru"] {
        let house = house(lang, &TABLUT).await;
        let ended = house.say("anna", "!yield").await;
        let told = text(&ended);
        let again = told
            .split('`')
            .skip(1)
            .step_by(2)
            .next()
            .unwrap()
            .to_owned();
        let begun = house.say("bob", &again).await;
        assert_eq!(begun.refused(), [""; 0], "{lang} {again}: {begun:?}");
        assert!(text(&begun).contains("#2"), "{begun:?}");
    }
}

#[tokio::test]
async fn help_on_a_word_of_moves_names_the_games_that_have_it() {
    for word in ["take", "vložit", "sebrat", "взять"] {
        let house = house("en", &[]).await;
        let said = text(&house.say("anna", &format!("!help {word}")).await);
        assert!(said.contains("`!rules scripta`"), "{word}: {said}");
        assert!(!said.contains("`!glossary`"), "{word}: {said}");
    }
}

#[tokio::test]
async fn a_throw_that_is_there_already_is_told() {
    let house = house("cs", &["anna: !new scripta bot first"]).await;
    for word in ["hodit", "roll"] {
        let said = house.say("anna", word).await;
        assert_eq!(said.refused(), ["not-your-dice"], "{word}: {said:?}");
    }
}

#[tokio::test]
async fn there_is_nothing_to_explain_about_chatter_and_a_number_is_honoured() {
    let house = house(
        "en",
        &[
            "anna: !new tablut @bob first",
            "anna: !new murus @bob first",
        ],
    )
    .await;
    assert_eq!(
        to_the_bot(&house, "nice weather").await.refused(),
        ["not-understood"]
    );
    assert_eq!(
        to_the_bot(&house, "why").await.refused(),
        ["nothing-refused"]
    );
    assert_eq!(refused(&house, "anna", "#1 e4-e4").await, ["stays"]);
    assert_eq!(
        refused(&house, "anna", "!why #2").await,
        ["nothing-refused-there"]
    );
    assert!(text(&house.say("anna", "!why #1").await).contains("e4"));
}

#[tokio::test]
async fn commands_about_a_game_of_two_computers_name_it_where_there_are_others() {
    let house = house("en", &TABLUT).await;
    let opened = text(&house.say("anna", "!new cats bot bot").await);
    assert!(opened.contains("`!rules #2`"), "{opened}");
}

#[tokio::test]
async fn the_editor_keeps_what_is_not_saved_and_says_how_a_game_has_ended() {
    let house = house("cs", &["anna: !editor tablut", "anna: !editor vyčisti e4"]).await;
    assert_eq!(
        refused(&house, "anna", "!editor předchozí").await,
        ["edit-end-of-slots"]
    );
    let undone = text(&house.say("anna", "!editor zpět").await);
    assert!(undone.contains("4 B . . . W"), "{undone}");
    let house = self::house("ru", &["anna: !редактор таблут"]).await;
    let turned = text(&house.say("anna", "!редактор ход чёрные").await);
    assert!(turned.contains("чёрные"), "{turned}");
    let cats = text(&house.say("anna", "!редактор кошки").await);
    assert!(
        !cats.contains("start b1") && cats.contains(". M 1–4"),
        "{cats}"
    );
    house
        .play(&["anna: !редактор очисти", "anna: !редактор поставь c8 M"])
        .await;
    house
        .play(&["anna: !редактор поставь b7 1\n!редактор поставь d7 2\n!редактор поставь f7 3"])
        .await;
    let over = text(&house.say("anna", "!редактор поставь h7 4").await);
    assert!(over.contains("победа: мышь"), "{over}");
}

#[tokio::test]
async fn in_tchuka_ruma_the_list_of_moves_is_named_beside_the_only_one_that_does_not_lose() {
    let house = house("en", &["anna: !new tchuka"]).await;
    let board = text(&house.say("anna", "c").await);
    assert!(board.contains("`!moves` lists everything"), "{board}");
}

#[tokio::test]
async fn boards_in_prose_are_sentences() {
    for lang in ["en", "cs", "it", "ru"] {
        for game in ["scripta", "murus"] {
            let new = format!("anna: !new {game} @bob first");
            let house = house(lang, &[&new]).await;
            let prose = text(&house.say("anna", "!board prose").await);
            let told = prose.lines().skip(1).filter(|line| !line.is_empty());
            for line in told {
                assert!(line.ends_with('.'), "{lang} {game}: {line}");
                assert!(!line.contains('('), "{lang} {game}: {line}");
            }
        }
    }
}

#[tokio::test]
async fn a_pasted_record_without_import_gets_one_answer() {
    let house = house("en", &TABLUT).await;
    house.play(&["anna: !yield"]).await;
    let record = text(&house.say("anna", "!export").await);
    let said = to_the_bot(&house, &record).await;
    assert_eq!(said.refused(), ["record-without-import"], "{said:?}");
}

#[tokio::test]
async fn white_and_black_are_told_how_a_king_is_moved_in_tablut() {
    let house = house("ru", &TABLUT).await;
    for typed in ["король е5-е4", "Кe4"] {
        assert_eq!(refused(&house, "anna", typed).await, ["syntax"], "{typed}");
    }
    house.play(&["anna: e4-f4"]).await;
    assert_eq!(refused(&house, "bob", "e5-e4").await, ["king-not-yours"]);
}
