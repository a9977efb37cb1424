//! Words that people choose themselves for a command, and what is never suggested in place of a word.

use crate::house::House;
use crate::newcomers::{house, text};

#[tokio::test]
async fn whoever_wants_to_block_is_not_told_to_unblock() {
    for (lang, typed) in [
        ("ru", "!блокировать @bob"),
        ("ru", "!заблокируй @bob"),
        ("it", "!bloccare @bob"),
        ("it", "!blocca @bob"),
        ("cs", "!blokovat @bob"),
        ("cs", "!zablokovat @bob"),
    ] {
        let house = house(lang, &[]).await;
        house.play(&[&format!("anna: {typed}")]).await;
        let refused = house.say("bob", "!new tablut @anna").await;
        assert_eq!(refused.refused(), ["not-available"], "{typed}");
    }
    for (lang, typed, opposite) in [
        ("en", "!blocks @bob", "unblock"),
        ("en", "!bloc @bob", "unblock"),
        ("en", "!un-block @bob", "`!block"),
        ("en", "!unplay", "`!play"),
        ("it", "!bloca @bob", "sblocca"),
        ("ru", "!блокироват @bob", "разблокировать"),
        ("cs", "!blokova @bob", "odblokovat"),
    ] {
        let house = house(lang, &[]).await;
        let said = text(&house.say("anna", typed).await);
        assert!(!said.contains(opposite), "{typed}: {said}");
    }
}

#[tokio::test]
async fn common_forms_of_a_word_are_the_command() {
    for (lang, typed, shown) in [
        ("en", "!lang ру", "по-русски"),
        ("en", "!lang рус", "по-русски"),
        ("ru", "!язык чеш", "česky"),
        ("ru", "!язык cz", "česky"),
        ("ru", "!язык ит", "italiano"),
        ("ru", "!язык англ", "English"),
        ("ru", "!я", "`!мне"),
        ("it", "!editor aiuto", "`!editor metti"),
        ("ru", "!редактор помощь", "`!редактор поставь"),
        ("en", "!edit help", "`!edit set"),
    ] {
        let house = house(lang, &[]).await;
        let said = house.manage(typed).await;
        assert!(text(&said).contains(shown), "{typed}: {said:?}");
    }
    for (lang, typed) in [
        ("it", "!rifiutare"),
        ("it", "!arrendersi"),
        ("it", "!siediti 9"),
        ("it", "!entro 9"),
        ("ru", "!исключить"),
    ] {
        let house = house(lang, &[]).await;
        let refused = house.say("anna", typed).await.refused();
        assert_ne!(refused, ["unknown-command"], "{typed}");
        assert!(!refused.is_empty(), "{typed}");
    }
}

#[tokio::test]
async fn a_cell_is_taken_away_with_other_words_for_it() {
    for (lang, clear) in [
        ("ru", "!редактор убрать"),
        ("it", "!editor togli"),
        ("en", "!edit remove"),
        ("cs", "!editor odeber"),
    ] {
        let house = house(lang, &["anna: !edit tablut"]).await;
        let one = text(&house.say("anna", "!edit clear a4").await);
        let house = self::house(lang, &["anna: !edit tablut"]).await;
        let said = house.say("anna", &format!("{clear} a4")).await;
        assert_eq!(text(&said), one, "{clear}");
    }
}

#[tokio::test]
async fn a_game_is_rated_in_the_words_that_people_use() {
    for (lang, typed) in [
        ("ru", "!новая габата @bob на рейтинг"),
        ("it", "!nuova gabata @bob valida"),
        ("it", "!nuova gabata @bob valutata"),
    ] {
        let house = house(lang, &[]).await;
        let said = text(&house.say("anna", typed).await);
        let house = self::house(lang, &[]).await;
        let same = house.say("anna", "!new gabata @bob rated=true").await;
        assert_eq!(said, text(&same), "{typed}");
    }
}

#[tokio::test]
async fn other_terms_are_proposed_by_the_colour() {
    for (lang, typed, seat) in [
        ("ru", "!встречное белые", "first"),
        ("it", "!controproposta bianco", "first"),
        ("en", "!counter as black 3d", "second"),
    ] {
        let asked = ["bob: !me ask on", "anna: !new tablut @bob"];
        let house = house(lang, &asked).await;
        let said = text(&house.say("bob", typed).await);
        let same = typed.rsplit_once("3d").map_or("", |_| " time=3d");
        let house = self::house(lang, &asked).await;
        let by_place = house.say("bob", &format!("!counter {seat}{same}")).await;
        assert_eq!(said, text(&by_place), "{typed}");
    }
    let house = house("en", &["bob: !me ask on", "anna: !new tablut @bob"]).await;
    for typed in ["!counter mouse", "!counter white first"] {
        let refused = house.say("bob", typed).await.refused();
        assert_eq!(refused, ["counter-how"], "{typed}");
    }
}

#[tokio::test]
async fn the_daily_puzzle_is_set_in_the_words_that_people_use() {
    for (lang, typed) in [
        ("ru", "!задача ежедневная 18:00 Москва"),
        ("ru", "!задача каждый день в 18:00 Москва"),
        ("it", "!problema ogni giorno alle 18 Mosca"),
        ("cs", "!úloha každý den v 18 Moskva"),
    ] {
        let house = house(lang, &[]).await;
        let said = text(&house.manage(typed).await);
        let same = house.manage("!puzzle daily 18:00 Europe/Moscow").await;
        assert_eq!(said, text(&same), "{typed}");
    }
}

#[tokio::test]
async fn a_decline_answers_what_was_proposed_although_a_game_has_no_move_yet() {
    let asked = [
        "bob: !me ask on",
        "bob: !new tablut @anna first",
        "anna: !new cats @bob",
    ];
    let house = house("en", &asked).await;
    let said = text(&house.say("bob", "!decline").await);
    assert!(said.contains("bob does not want to play #2"), "{said}");
    assert_eq!(house.log(1).await, [""; 0]);
    // If something is offered in the game, too, the bot asks which of the two is meant.
    let house = self::house("en", &asked).await;
    house.play(&["anna: !draw #1"]).await;
    assert_eq!(
        house.say("bob", "!decline").await.refused(),
        ["proposal-which"]
    );
}

#[tokio::test]
async fn a_game_that_is_proposed_to_somebody_else_was_never_a_seat() {
    let house = house("en", &["bob: !me ask on", "anna: !new tablut @bob"]).await;
    let other = house.say("cyril", "!join #1").await;
    assert_eq!(other.refused(), ["seat-of-another"]);
    house.play(&["bob: !decline"]).await;
    let late = house.say("bob", "!join #1").await;
    assert_eq!(late.refused(), ["seat-gone"]);
}

#[tokio::test]
async fn to_step_on_means_the_game_that_was_asked_for_last() {
    let played = [
        "anna: !new tablut @bob first",
        "anna: e4-f4",
        "anna: !new cats @bob first",
        "anna: !replay #1",
    ];
    let house = house("en", &played).await;
    let empty = house.say("anna", "!replay #2").await;
    assert_eq!(empty.refused(), ["nothing-played"]);
    let next = house.say("anna", "!replay next").await;
    assert_eq!(next.refused(), ["nothing-played"]);
}

#[tokio::test]
async fn whoever_plays_both_sides_agrees_with_nobody() {
    let house = house("it", &["anna: !nuova tablut @io"]).await;
    let begun = text(&house.say("anna", "!tavola").await);
    assert!(!begun.contains(" a anna"), "{begun}");
    let over = text(&house.say("anna", "!patta").await);
    assert!(over.contains("finisce patta, come volevi"), "{over}");
}

#[tokio::test]
async fn the_first_page_of_the_help_names_how_a_stranger_gets_a_game() {
    for (lang, help, play, join) in [
        ("en", "!help", "`!play", "`!join"),
        ("cs", "!nápověda", "`!hrát", "`!přihlásit"),
        ("it", "!aiuto", "`!gioca", "`!partecipo"),
        ("ru", "!помощь", "`!играть", "`!участвую"),
    ] {
        let house = house(lang, &[]).await;
        let page = text(&house.say("anna", help).await);
        assert!(page.contains(play) && page.contains(join), "{page}");
    }
}

/// People cannot see which alphabet a letter is of; some keyboards have `c` and `с` on one key.
#[tokio::test]
async fn letters_of_another_alphabet_are_understood_in_every_word_of_a_command() {
    for (lang, typed, told) in [
        ("ru", "!новая таблут бoт пеpвый", "Компьютер"),
        ("ru", "!мне доска cловами", "словами"),
        ("cs", "!nová tablut bоt рrvní", "Počítač"),
        ("cs", "!nová tablut čаs=3d", "3 d"),
        ("it", "!nuova tablut bоt primо", "computer"),
    ] {
        let house = house(lang, &[]).await;
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), [""; 0], "{typed}");
        assert!(text(&said).contains(told), "{typed}: {said:?}");
    }
    for (lang, begin, ends, yes) in [
        ("ru", "!новая таблут @я", "сдаюсь", "дa"),
        ("cs", "!nová tablut @já", "vzdávám", "аno"),
    ] {
        let house = house(lang, &[&format!("anna: {begin}"), "anna: d5-d6"]).await;
        assert_eq!(house.say("anna", ends).await.refused(), ["confirm-yield"]);
        house.play(&[&format!("anna: {yes}")]).await;
        let log = house.log(1).await;
        assert!(log.last().unwrap().contains("resign"), "{log:?}");
    }
}

/// People skip a puzzle or give it up in their own words. For a family of games the bot names those that have puzzles.
#[tokio::test]
async fn a_puzzle_is_skipped_and_given_up_in_ones_own_words() {
    let house = House::new().await;
    let family = house.say("anna", "!puzzle mancala").await;
    assert_eq!(family.refused(), ["which-game"]);
    let text = &family.reply().text;
    assert!(text.contains("selus") && !text.contains("gabata"), "{text}");
    for typed in ["!puzzle skip", "!puzzle přeskočit", "!puzzle пропустить"] {
        house.play(&["anna: !puzzle tablut"]).await;
        assert!(
            house.say("anna", typed).await.refused().is_empty(),
            "{typed}"
        );
    }
    for typed in ["!puzzle give up", "!puzzle vzdát", "!puzzle сдаюсь"] {
        house.play(&["anna: !puzzle tablut"]).await;
        assert!(
            house.say("anna", typed).await.refused().is_empty(),
            "{typed}"
        );
    }
}

/// After a yes to the suggestion, the bot asks for the number of the game.
#[tokio::test]
async fn a_mistyped_word_for_giving_up_is_answered_with_a_number_where_several_games_go_on() {
    for (typed, question) in [("!yeild", "confirm-yield"), ("!abrt", "confirm-abort")] {
        let house = House::new().await;
        let games = [
            "anna: !new tablut @bob first",
            "anna: !new murus @bob first",
        ];
        house.play(&games).await;
        assert_eq!(house.say("anna", typed).await.refused(), ["did-you-mean"]);
        let which = house.say("anna", "yes").await;
        assert_eq!(which.refused(), ["which-session"]);
        assert!(text(&which).contains("#1`."), "{which:?}");
        assert_eq!(
            house.say("anna", "2").await.refused(),
            [question],
            "{typed}"
        );
    }
}
