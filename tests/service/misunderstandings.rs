//! What new users in four languages ran into: each of these lines was once met with silence, or with the wrong answer.

use crate::house::{House, Said};
use crate::newcomers::house;
use lusoria::service::Outcome;

async fn refused(house: &House, from: &str, text: &str) -> Vec<String> {
    house.say(from, text).await.refused()
}

async fn played(house: &House, from: &str, text: &str) {
    let said = house.say(from, text).await;
    assert!(is_played(&said), "{text}: {said:?}");
}

fn is_played(said: &Said) -> bool {
    said.outcome == Outcome::Stored && said.refused().is_empty()
}

#[tokio::test]
async fn the_rest_of_a_move_is_no_no() {
    for (lang, rest) in [("cs", "NE"), ("en", "ne"), ("cs", "ne")] {
        let house = house(lang, &["anna: !new murus @bob first"]).await;
        assert_eq!(refused(&house, "anna", "g4").await, ["which-move"]);
        // In Czech `ne` may mean "no", so the bot asks.
        if (lang, rest) == ("cs", "ne") {
            assert_eq!(refused(&house, "anna", rest).await, ["confirm-move"]);
            played(&house, "anna", "ano").await;
        } else {
            played(&house, "anna", rest).await;
        }
        assert_eq!(house.log(1).await.last().unwrap(), "G4,NE");
    }
}

#[tokio::test]
async fn a_mistyped_command_leaves_the_half_move_and_takes_the_question_away() {
    let game = house("en", &["anna: !new murus @bob first"]).await;
    assert_eq!(refused(&game, "anna", "g4").await, ["which-move"]);
    assert_eq!(refused(&game, "anna", "!undo").await, ["takeback-nothing"]);
    played(&game, "anna", "ne").await;
    assert_eq!(refused(&game, "anna", "yield").await, ["confirm-yield"]);
    assert_eq!(refused(&game, "anna", "!show").await, ["show-which-entry"]);
    assert_eq!(game.say("anna", "yes").await.outcome, Outcome::Ignored);
}

#[tokio::test]
async fn cyrillic_letters_name_columns_and_pits() {
    for (game, text, logged) in [
        ("tablut @bob first", "е4-ф4", "e4-f4"),
        ("tablut @bob first", "е4-д4", "e4-d4"),
        ("murus @bob first", "г4,с", "G4,N"),
        ("afrika @bob first", "ф", "f"),
        ("afrika @bob first", "лунка д", "d"),
        ("tchuka", "б", "b"),
        ("selus @bob first", "д", "d"),
        ("gabata @bob first", "#1 б", "zero:b"),
    ] {
        let new = format!("anna: !new {game}");
        let house = house("ru", &[&new]).await;
        played(&house, "anna", text).await;
        let log = house.log(1).await;
        assert!(log.iter().any(|entry| entry == logged), "{text}: {log:?}");
    }
}

#[tokio::test]
async fn a_russian_word_of_one_letter_is_no_pit() {
    for word in ["и", "И"] {
        let house = house("ru", &["anna: !new selus @bob first"]).await;
        assert_eq!(house.say("anna", word).await.outcome, Outcome::Ignored);
    }
}

#[tokio::test]
async fn letters_that_are_not_understood_are_told_about() {
    let game = house("ru", &["anna: !new tablut @bob first"]).await;
    for text in ["ж4-ш4", "#1 ш"] {
        let said = game.say("anna", text).await;
        assert_eq!(said.refused(), ["latin-letters"], "{text}");
    }
    let text = &game.say("anna", "ж4-ш4").await.reply().text.clone();
    assert!(text.contains("латинскими буквами"), "{text}");
    assert_eq!(game.say("anna", "я").await.outcome, Outcome::Ignored);
}

#[tokio::test]
async fn the_editor_reads_the_letters_that_moves_are_read_in() {
    let house = house("ru", &["anna: !edit tablut"]).await;
    house
        .play(&[
            "anna: !редактор очисти",
            "anna: !редактор поставь е5 K",
            "anna: !редактор ход е5 ф5",
        ])
        .await;
}

#[tokio::test]
async fn an_accented_word_is_no_move() {
    for game in ["selus", "gabata", "ohojitxi", "afrika"] {
        let new = format!("anna: !new {game} @bob first");
        let house = house("it", &[&new]).await;
        for word in ["è", "à", "È"] {
            assert_eq!(
                house.say("anna", word).await.outcome,
                Outcome::Ignored,
                "{game}"
            );
        }
    }
}

#[tokio::test]
async fn the_example_for_a_number_is_the_move_that_was_typed() {
    let house = house("en", &["anna: !new tchuka", "anna: !new afrika @bob first"]).await;
    let said = house.say("anna", "c").await;
    assert_eq!(said.refused(), ["which-session"]);
    assert!(said.reply().text.contains("`#1 c`"), "{said:?}");
}

#[tokio::test]
async fn who_names_a_game_is_answered() {
    let house = house("en", &["anna: !new afrika @bob first", "anna: !yield #1"]).await;
    for text in ["#1 yield", "#1 vzdát", "#1 blah", "#1 a"] {
        let said = house.say("anna", text).await;
        assert_eq!(said.refused(), ["session-over"], "{text}: {said:?}");
    }
    for text in ["#99 a", "#99 yield"] {
        assert_eq!(refused(&house, "anna", text).await, ["no-such-session"]);
    }
    let fan = house.say("anna", "#99 luftballons").await;
    assert_eq!(fan.outcome, Outcome::Ignored);
}

#[tokio::test]
async fn why_explains_the_move_after_a_mistyped_command() {
    let house = house("it", &["anna: !nuova murus @bob prima"]).await;
    house.say("anna", "h1,n").await;
    let before = house.say("anna", "!perche'").await.reply().text.clone();
    for text in ["!undo", "!mostra", "!perchè no"] {
        house.say("anna", text).await;
    }
    let after = house.say("anna", "!perché").await.reply().text.clone();
    assert_eq!(before, after);
}

#[tokio::test]
async fn words_around_a_pit_work_in_every_mancala() {
    for game in ["tchuka", "ohojitxi", "afrika", "gabata", "selus"] {
        for text in [
            "buca c",
            "semina c",
            "semina la c",
            "лунка c",
            "důlek c",
            "pit c",
            "sow c",
        ] {
            let friend = if game == "tchuka" { "" } else { "@bob first" };
            let new = format!("anna: !new {game} {friend}");
            let house = house("en", &[&new]).await;
            let said = house.say("anna", text).await;
            let of_rules = said
                .says
                .iter()
                .any(|say| !say["refused"]["refusal"]["rules"].is_null());
            assert!(is_played(&said) || of_rules, "{game} {text}: {said:?}");
        }
    }
}

#[tokio::test]
async fn words_that_the_bot_uses_itself_are_understood() {
    let house = house("it", &["anna: !nuova afrika a perdere @bob prima"]).await;
    house
        .play(&[
            "anna: !regole tablut completo",
            "anna: !regole tablut completa",
            "anna: !rules tablut ful",
            "anna: !slovník",
        ])
        .await;
    assert_eq!(
        refused(&house, "anna", "mi arrendo").await,
        ["confirm-yield"]
    );
    played(&house, "anna", "no grazie").await;
    assert_eq!(refused(&house, "anna", "abandono").await, ["did-you-mean"]);
    assert_eq!(
        refused(&house, "anna", "!help computer").await,
        ["no-computer"]
    );
    assert_eq!(
        refused(&house, "anna", "mi arrendo").await,
        ["confirm-yield"]
    );
    played(&house, "anna", "certo").await;
}

#[tokio::test]
async fn a_mistyped_word_for_giving_up_is_asked_about_in_russian() {
    let house = house("ru", &["anna: !new tablut @bob first"]).await;
    let said = house.say("anna", "сдаюс").await;
    assert_eq!(said.refused(), ["did-you-mean"]);
    assert!(said.reply().text.contains("!сдаюсь"), "{said:?}");
    assert_eq!(refused(&house, "anna", "конечно").await, ["confirm-yield"]);
    assert_eq!(house.say("cyril", "сдаюс").await.outcome, Outcome::Ignored);
    played(&house, "anna", "!да").await;
}

#[tokio::test]
async fn a_throw_is_for_the_one_game_that_waits_for_it() {
    let house = house(
        "en",
        &[
            "anna: !new scripta @bob first dice=hand",
            "anna: !new quick @bob first",
        ],
    )
    .await;
    played(&house, "anna", "roll 1 4 6").await;
    assert_eq!(house.log(1).await.last().unwrap(), "roll:1-4-6");
}

#[tokio::test]
async fn real_dice_are_called_from_whoever_has_to_roll() {
    let house = House::with_a_game().await;
    let bob = house.say("bob", "!moves").await.reply().text.clone();
    assert!(bob.contains("has to roll first"), "{bob}");
    let anna = house.say("anna", "!moves").await.reply().text.clone();
    assert!(anna.contains("your turn"), "{anna}");
}

#[tokio::test]
async fn small_commands_are_answered_as_they_were_meant() {
    let house = House::new().await;
    let quick = house
        .say("anna", "!new quik @bob")
        .await
        .reply()
        .text
        .clone();
    assert!(quick.contains("`quick`"), "{quick}");
    let who = house.say("anna", "!new quick").await.reply().text.clone();
    assert!(who.contains("new quick @friend"), "{who}");
    for (text, id) in [("!luck", "luck-nowhere"), ("!yes", "nothing-asked")] {
        assert_eq!(refused(&house, "anna", text).await, [id]);
    }
    assert_eq!(house.say("anna", "yes").await.outcome, Outcome::Ignored);
    for lang in ["czech", "česky", "ceco", "русский", "English"] {
        assert!(
            is_played(&house.manage(&format!("!lang {lang}")).await),
            "{lang}"
        );
    }
    house.play(&["anna: !new tablut @bob first"]).await;
    assert_eq!(refused(&house, "anna", "!show 3").await, ["nothing-played"]);
}

#[tokio::test]
async fn a_slip_that_cannot_be_played_is_not_asked_about() {
    let house = house(
        "ru",
        &[
            "anna: !new scripta @bob first dice=hand",
            "anna: roll 5 6 6",
        ],
    )
    .await;
    assert_eq!(refused(&house, "anna", "поставть 4").await, ["no-such-die"]);
    assert_eq!(refused(&house, "anna", "поставть 5").await, ["move-near"]);
}

#[tokio::test]
async fn an_option_with_two_values_is_asked_about() {
    let house = house("en", &[]).await;
    for typed in [
        "!new scripta(pieces=5,pieces=6) @bob",
        "!new scripta pieces=5 pieces=6 @bob",
    ] {
        assert_eq!(refused(&house, "anna", typed).await, ["option-twice"]);
    }
    let typed = "！new scripta(pieces=5,pieces=5) @bob";
    assert_eq!(refused(&house, "anna", typed).await, [""; 0]);
}
