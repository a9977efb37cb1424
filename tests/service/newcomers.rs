//! What people meet who have never played here: typos, half-known words, questions, help, and wishes that the bot cannot grant.

use crate::house::{House, Said};
use lusoria::service::Outcome;

const BEGUN: [&str; 2] = [
    "anna: !new scripta @bob first dice=hand",
    "anna: roll 1 3 6",
];

/// A house in this language, in which these messages have been played.
pub(crate) async fn house(lang: &str, played: &[&str]) -> House {
    let house = House::new().await;
    house.manage(&format!("!lang {lang}")).await;
    house.play(played).await;
    house
}

/// All replies as one text.
pub(crate) fn text(said: &Said) -> String {
    let texts: Vec<_> = said
        .replies
        .iter()
        .map(|reply| reply.text.as_str())
        .collect();
    texts.join("\n")
}

/// A house with a game against bob in which anna has to play 1 3 6.
pub(crate) async fn begun() -> House {
    let house = House::new().await;
    house.play(&BEGUN).await;
    house
}

#[tokio::test]
async fn a_line_is_played_up_to_the_word_that_is_not_known_and_yes_plays_what_was_meant() {
    let house = begun().await;
    let said = house.say("anna", "place 1 place 3 plce 6").await;
    assert_eq!(said.refused(), ["line-unknown-near"]);
    assert_eq!(house.log(1).await, ["roll:1-3-6", "place:1", "place:3"]);
    let told = text(&said);
    assert!(
        told.contains("Played: `place 1 place 3`. I don’t know `plce`"),
        "{told}"
    );
    assert!(told.contains("Did you mean `place 6`?"), "{told}");
    assert_eq!(house.say("anna", "yes").await.refused(), [""; 0]);
    assert_eq!(house.log(1).await.last().unwrap(), "place:6");
}

#[tokio::test]
async fn nothing_valid_after_an_unknown_word_is_dropped_silently() {
    let house = begun().await;
    let said = house.say("anna", "vložit 1 vložzt 3 place 6").await;
    assert_eq!(house.log(1).await, ["roll:1-3-6", "place:1"]);
    let told = text(&said);
    assert!(
        told.contains("so `vložzt 3 place 6` has not been played"),
        "{told}"
    );
    assert!(told.contains("Did you mean `place 3`?"), "{told}");
}

#[tokio::test]
async fn a_line_of_pits_stops_at_a_letter_that_is_no_pit() {
    let house = House::new().await;
    house.play(&["anna: !new tchuka"]).await;
    let said = house.say("anna", "c z").await;
    assert_eq!(said.refused(), ["line-unknown"], "{said:?}");
    assert_eq!(house.log(1).await, ["c"]);
    // Talk that begins like a move is talk.
    for chat in ["a nice day to play", "b sure to come", "e allora"] {
        assert_eq!(
            house.say("anna", chat).await.outcome,
            Outcome::Ignored,
            "{chat}"
        );
    }
}

#[tokio::test]
async fn where_a_move_ends_the_turn_a_line_with_an_unknown_word_is_not_half_played() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new ohojitxi @bob first",
            "anna: !new cats @cyril second",
        ])
        .await;
    for line in ["1 2 3", "c plce"] {
        house.say("anna", line).await;
        assert_eq!(house.log(1).await, [""; 0], "{line}");
        assert_eq!(house.log(2).await, [""; 0], "{line}");
    }
    // If a line has nothing but moves, the first is played, and the bot says that the others were not.
    let said = house.say("anna", "c d").await;
    assert_eq!(said.refused(), ["line-turn-over"], "{said:?}");
    assert_eq!(house.log(1).await, ["c"]);
    assert_eq!(house.log(2).await, [""; 0]);
}

#[tokio::test]
async fn a_message_plays_at_most_fifty_moves_and_reads_ten_lines() {
    let house = begun().await;
    let said = house.say("anna", &"place 1 ".repeat(51)).await;
    assert_eq!(said.refused(), ["too-many-moves"]);
    assert_eq!(house.log(1).await, ["roll:1-3-6"]);
    let said = house.say("anna", &"!help\n".repeat(11)).await;
    assert_eq!(said.refused(), ["too-many-lines"]);
    assert_eq!(said.replies.len(), 2, "help once: {said:?}");
}

#[tokio::test]
async fn a_mistyped_move_of_whoever_is_on_turn_gets_a_hint_and_nobody_else_does() {
    let house = begun().await;
    for typed in ["plase 3", "place3", "plcae 3"] {
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), ["move-near"], "{typed}");
        assert!(text(&said).contains("`place 3`"), "{said:?}");
    }
    for who in ["bob", "cyril"] {
        let said = house.say(who, "plase 3").await;
        assert_eq!(said.outcome, Outcome::Ignored, "{who}");
    }
    assert_eq!(house.say("anna", "!no").await.refused(), [""; 0]);
    for talk in ["yes", "plase call me 3"] {
        assert_eq!(house.say("anna", talk).await.outcome, Outcome::Ignored);
    }
    assert_eq!(house.log(1).await, ["roll:1-3-6"]);
}

#[tokio::test]
async fn letters_of_another_alphabet_that_look_the_same_are_understood() {
    let house = House::new().await;
    house
        .play(&["anna: !new afrika @bob first", "anna: лунка а"])
        .await;
    assert_eq!(house.log(1).await, ["a"]);
    house.play(&["cyril: !new tchuka", "cyril: лунка с"]).await;
    assert_eq!(house.log(2).await, ["c"]);
    // A command with Latin letters in a Cyrillic word, and a game with Cyrillic ones in a Latin word.
    let said = house.say("anna", "!пpавила tаblut").await;
    assert!(text(&said).contains("Tablut"), "{said:?}");
}

#[tokio::test]
async fn a_key_is_no_letter() {
    // The key of `f` writes `а` on a Russian keyboard: here it is not taken for a Latin letter.
    let house = House::new().await;
    house.play(&["bob: !new cats @cyril first", "bob: 7"]).await;
    assert_eq!(house.say("cyril", "а").await.outcome, Outcome::Ignored);
}

#[tokio::test]
async fn yes_gives_up_and_no_does_not_and_a_move_overtakes_the_question() {
    for (yes, no) in [("yes", "no"), ("ano", "ne"), ("Sì!", "no"), ("да", "нет")] {
        let house = begun().await;
        house.say("anna", "yield").await;
        assert!(text(&house.say("anna", no).await).contains("stays as it is"));
        assert_eq!(house.say("anna", yes).await.outcome, Outcome::Ignored);
        house.say("anna", "yield").await;
        house.play(&["anna: place 1"]).await;
        assert_eq!(house.say("anna", yes).await.outcome, Outcome::Ignored);
        house.say("anna", "yield").await;
        assert_eq!(house.say("bob", yes).await.outcome, Outcome::Ignored);
        house.play(&[&format!("anna: !{yes}")]).await;
        assert_eq!(house.log(1).await.last().unwrap(), "=resign:first");
    }
}

#[tokio::test]
async fn yes_to_a_mistyped_command_does_it() {
    let house = begun().await;
    assert_eq!(
        house.say("anna", "!boord #1").await.refused(),
        ["did-you-mean"]
    );
    let said = house.say("anna", "yes").await;
    assert!(text(&said).contains("your turn in #1"), "{said:?}");
    assert_eq!(house.say("anna", "yes").await.outcome, Outcome::Ignored);
}

#[tokio::test]
async fn yes_to_a_mistyped_resignation_is_asked_about_once_more() {
    let house = begun().await;
    let suggested = house.say("anna", "!yeild #1").await;
    assert_eq!(suggested.refused(), ["did-you-mean"]);
    let asked = house.say("anna", "yes").await;
    assert_eq!(asked.refused(), ["confirm-yield"]);
    // Words that need not mean a resignation are asked about, too.
    let unsure = house.say("anna", "!yield never").await;
    assert_eq!(unsure.refused(), ["confirm-yield"]);
    assert!(
        !house
            .log(1)
            .await
            .iter()
            .any(|entry| entry.contains("resign"))
    );
    house.play(&["anna: yes"]).await;
    assert_eq!(house.log(1).await.last().unwrap(), "=resign:first");
}

#[tokio::test]
async fn a_command_may_end_like_a_sentence() {
    let house = begun().await;
    let said = house.say("anna", "!board?").await;
    assert!(text(&said).contains("your turn in #1"), "{said:?}");
}

#[tokio::test]
async fn new_alone_begins_the_game_that_has_ended_here_again() {
    let house = House::new().await;
    house
        .play(&["anna: !new tchuka(pits=3)", "anna: !yield", "anna: !new"])
        .await;
    let said = house.say("anna", "!board #2").await;
    assert!(text(&said).contains("Tchuka Ruma, 3 pits"), "{said:?}");
    // `!new` repeats each player's own last game, with the same opponent and sides changed.
    house
        .play(&["bob: !new quick @cyril first", "cyril: !yield", "bob: !new"])
        .await;
    let said = text(&house.say("bob", "!board #4").await);
    assert!(said.contains("cyril to move"), "{said}");
    // `!new` may also stand in the message that ends the game.
    house.play(&["anna: !yield #2\n!new"]).await;
    assert!(text(&house.say("anna", "!board #5").await).contains("3 pits"));
}

#[tokio::test]
async fn new_alone_is_known_after_a_restart() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("again.db");
    let house = House::at(&path).await;
    house
        .play(&["anna: !new quick @bob first", "bob: !yield"])
        .await;
    drop(house);
    let house = House::at(&path).await;
    house.play(&["bob: !new"]).await;
    let said = text(&house.say("bob", "!board #2").await);
    assert!(
        said.contains("your turn in #2 (XII Scripta, 3 pieces each)"),
        "{said}"
    );
}
