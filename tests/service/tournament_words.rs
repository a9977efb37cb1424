//! What people type of tournaments in their own words: formats with typing errors and by other names, entering and leaving, the table.

use crate::house::{House, Said, chat_message, person};
use crate::tournaments::until;

/// What was said to the person who typed.
fn text(said: &Said) -> String {
    let texts: Vec<_> = said.replies.iter().map(|one| one.text.clone()).collect();
    texts.join("\n")
}

#[tokio::test]
async fn a_mistyped_format_is_asked_about_with_the_whole_line() {
    let house = House::new().await;
    for (typed, meant) in [
        ("cats swis 3", "tournament new cats swiss 3"),
        ("cats swss", "tournament new cats swiss 5"),
        ("swis7 cats", "tournament new cats swiss 7"),
        ("cats ladde", "tournament new cats ladder 3"),
        ("cats doubel time=3d", "tournament new cats double time=3d"),
        (
            "cats leage bot:hard",
            "tournament new cats league 6 bot:hard",
        ),
    ] {
        let asked = house.say("anna", &format!("!tournament new {typed}")).await;
        assert_eq!(asked.refused(), ["tournament-format-near"], "{typed}");
        let suggested = format!("Did you mean `!{meant}");
        assert!(text(&asked).contains(&suggested), "{asked:?}");
        house.say("anna", "no").await;
    }
    let mut line = house.message("hall", "anna", "!tournament new cats swis 3 @bob time=2d");
    chat_message(&mut line).mentions = vec![person("bob")];
    let asked = house.hear(line).await;
    assert!(text(&asked).contains("swiss 3 time=2d @bob`"), "{asked:?}");
    let announced = text(&house.say("anna", "yes").await);
    for told in [
        "Swiss, 3 rounds, 2 d a turn",
        "You take part in tournament 1",
    ] {
        assert!(announced.contains(told), "{announced}");
    }
}

#[tokio::test]
async fn a_mistyped_game_is_asked_about_and_a_yes_keeps_the_whole_line() {
    let house = House::new().await;
    let typed = "!tournament new tablt swiss 3 time=3d vacation=true rated=true @bob bot:hard";
    let mut line = house.message("hall", "anna", typed);
    chat_message(&mut line).mentions = vec![person("bob")];
    let asked = house.hear(line).await;
    assert_eq!(asked.refused(), ["unknown-game-near"], "{asked:?}");
    let announced = text(&house.say("anna", "yes").await);
    for told in [
        "Swiss, 3 rounds, 3 d a turn",
        "rated",
        "You take part in tournament 1",
        "Computer (hard)",
    ] {
        assert!(announced.contains(told), "{told}: {announced}");
    }
}

#[tokio::test]
async fn what_is_no_format_is_answered_with_the_formats() {
    let house = House::new().await;
    for typed in ["cats elimino", "cats bob", "cats double elimination"] {
        let told = house.say("anna", &format!("!tournament new {typed}")).await;
        assert_eq!(told.refused(), ["tournament-what-else"], "{typed}");
        let told = text(&told);
        assert!(told.contains("“knock-out”, “ladder” or “league”"), "{told}");
    }
    house.manage("!lang cs").await;
    let told = text(&house.say("anna", "!turnaj nový kočky žebřičk").await);
    assert!(told.contains("`!turnaj nový kočky žebříček 3`"), "{told}");
}

#[tokio::test]
async fn formats_are_known_by_other_names() {
    for (typed, told) in [
        ("ko", "knock-out"),
        ("knock out", "knock-out"),
        ("elimination", "knock-out"),
        ("round robin", "all against all"),
        ("roundrobin", "all against all"),
        ("double round-robin", "all against all, 2 times"),
        ("swiss5", "Swiss, 5 rounds"),
        ("4 rounds swiss", "Swiss, 4 rounds"),
        ("žebřík", "ladder"),
    ] {
        let house = House::new().await;
        let said = house
            .say("anna", &format!("!tournament new cats {typed}"))
            .await;
        assert!(
            text(&said).contains(&format!("({told}")),
            "{typed}: {said:?}"
        );
    }
}

#[tokio::test]
async fn one_enters_and_leaves_in_ones_own_words() {
    let house = House::new().await;
    house
        .play(&["anna: !tournament new tablut", "anna: !join"])
        .await;
    for (typed, told) in [
        ("!войти", "bob takes part in tournament 1"),
        ("!odejít", "bob has left tournament 1"),
        ("!турнир войти", "bob takes part in tournament 1"),
        ("!turnaj odejít", "bob has left tournament 1"),
    ] {
        let said = house.say("bob", typed).await;
        assert!(text(&said).contains(told), "{typed}: {said:?}");
    }
}

/// `начать` and `begin` are words for a new game, too.
#[tokio::test]
async fn whoever_begins_something_is_told_of_their_tournament_that_waits() {
    let house = House::new().await;
    house.play(&["anna: !tournament new tablut"]).await;
    let alone = house.say("anna", "!начать").await;
    assert_eq!(alone.refused(), ["new-which-game"], "nobody takes part yet");
    house.play(&["anna: !join", "bob: !join"]).await;
    for (typed, told) in [("!начать", "`!start 1`"), ("!begin", "`!start 1`")] {
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), ["new-or-start"], "{typed}");
        assert!(text(&said).contains(told), "{said:?}");
    }
    let other = house.say("bob", "!begin").await;
    assert_eq!(
        other.refused(),
        ["new-which-game"],
        "it is not his to begin"
    );
}

#[tokio::test]
async fn who_is_best_is_answered_with_the_table_of_the_tournament_as_well() {
    let house = House::new().await;
    house
        .play(&["anna: !tournament new tablut", "anna: !join", "bob: !join"])
        .await;
    let before = text(&house.say("anna", "!classifica").await);
    assert!(!before.contains("Tournament 1"), "{before}");
    house.play(&["anna: !start"]).await;
    until(&house, "round", 1).await;
    let table = text(&house.say("bob", "!classifica").await);
    assert!(table.contains("Tournament 1: Tablut"), "{table}");
    let ratings = text(&house.say("bob", "!top tablut").await);
    assert!(!ratings.contains("Tournament 1"), "{ratings}");
}

#[tokio::test]
async fn help_with_a_word_of_tournaments_is_help_with_tournaments() {
    let house = House::new().await;
    for topic in ["tournament cancel", "turnaj zrušit", "tournament"] {
        let help = text(&house.say("anna", &format!("!help {topic}")).await);
        assert!(help.contains("holds a tournament"), "{topic}: {help}");
    }
}

#[tokio::test]
async fn words_behind_tournament_are_no_games() {
    for (lang, typed, id) in [
        ("en", "!tournament end", "confirm-call-off"),
        ("cs", "!turnaj konec", "confirm-call-off"),
        ("it", "!torneo fine", "confirm-call-off"),
        ("ru", "!турнир стоп", "confirm-call-off"),
        ("en", "!tournament kick @nobody", "unknown-person"),
        ("en", "!tournament wozzle", "tournament-unknown-game"),
    ] {
        let house = House::new().await;
        house
            .play(&["anna: !tournament new cats", "bob: !join"])
            .await;
        house.manage(&format!("!lang {lang}")).await;
        assert_eq!(house.say("anna", typed).await.refused(), [id], "{typed}");
    }
    let house = House::new().await;
    house.play(&["anna: !tournament new cats"]).await;
    for (typed, told) in [
        ("!tournament results", "Nobody takes part yet"),
        ("!tournament help", "`!tournament new tablut"),
        ("!tournament wozzle", "`!help tournament`"),
    ] {
        let said = text(&house.say("anna", typed).await);
        assert!(said.contains(told), "{typed}: {said}");
    }
}

#[tokio::test]
async fn a_message_changes_one_tournament() {
    let house = House::new().await;
    for lines in [
        "!tournament new tablut\n!tournament new cats",
        "!join\n!tournament new cats",
    ] {
        let said = house.say("anna", lines).await;
        assert_eq!(said.refused(), ["tournament-beside"], "{said:?}");
    }
    house.play(&["anna: !tournament new cats"]).await;
}
