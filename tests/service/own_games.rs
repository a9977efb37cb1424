//! A person's games in all rooms, those that are over, and games that are stepped through again.

use crate::house::{House, Said};
use lusoria::service::ManualClock;

fn text(said: &Said) -> &str {
    &said.reply().text
}

/// Anna's games in two rooms: in the second it has been her turn for a day.
async fn two_rooms() -> House {
    let house = House::new().await;
    house
        .play(&["anna: !new tablut @bob first", "anna: e4-f4"])
        .await;
    let message = house.message("cellar", "bob", "!new murus @anna second");
    house.hear(message).await;
    house
}

#[tokio::test]
async fn all_games_are_listed_with_their_rooms_those_on_turn_first() {
    let house = two_rooms().await;
    house.play(&["bob: !new cats @anna second"]).await;
    let mine = house.say("anna", "!mine").await;
    let lines: Vec<_> = text(&mine)
        .lines()
        .filter(|line| line.contains('#'))
        .collect();
    assert!(
        lines[0].contains("#2") && lines[0].contains("in cellar"),
        "{mine:?}"
    );
    assert!(
        lines[1].contains("#3") && !lines[1].contains(" in "),
        "{mine:?}"
    );
    assert!(lines[2].contains("#1") && lines.len() == 3, "{mine:?}");
    let waits = text(&mine).find("You are waiting").unwrap();
    assert!(waits < text(&mine).find("`#1`").unwrap());
    assert!(text(&house.say("cyril", "!мои").await).contains("no game going on"));
}

#[tokio::test]
async fn next_shows_the_board_that_has_waited_longest() {
    let house = two_rooms().await;
    let next = house.say("anna", "!next").await;
    assert!(text(&next).contains("#2"), "{next:?}");
    assert_eq!(
        house.say("cyril", "!next").await.refused(),
        ["nothing-waits"]
    );
}

/// A board that is shown in another room suggests only what can be typed in that room.
#[tokio::test]
async fn a_board_that_is_shown_elsewhere_suggests_what_can_be_typed_there() {
    let house = House::new().await;
    house.play(&["bob: !new tablut @anna second"]).await;
    let here = house.say("anna", "!next").await;
    assert!(!text(&here).contains("`#1 "), "{here:?}");
    let elsewhere = |text: &str| house.hear(house.message("cellar", "anna", text));
    let next = elsewhere("!next").await;
    assert!(text(&next).contains("`!moves #1`"), "{next:?}");
    let (_, suggested) = text(&next).split_once("You can type `").unwrap();
    let (typed, _) = suggested.split_once('`').unwrap();
    assert!(typed.starts_with("#1 "), "{next:?}");
    let played = elsewhere(typed).await;
    assert_eq!(played.refused(), [""; 0], "{typed}");
    assert_eq!(played.replies.len(), 2, "{played:?}");
    house.play(&["bob: d1-d2"]).await;
    let moves = elsewhere("!moves #1").await;
    assert!(
        text(&moves).contains("Here, write the game’s number before a move: `#1 "),
        "{moves:?}"
    );
    let moves = house.say("anna", "!moves #1").await;
    assert!(!text(&moves).contains("number"), "{moves:?}");
    house
        .play(&["bob: !new quick dice=hand @anna second"])
        .await;
    let next = elsewhere("!board #2").await;
    assert!(text(&next).contains("`#2 roll 1 4 6`"), "{next:?}");
    house.play(&["anna: !new quick @me"]).await;
    let hint = elsewhere("!hint #3").await;
    assert!(text(&hint).contains("`#3 "), "{hint:?}");
}

#[tokio::test]
async fn games_that_are_over_are_listed_with_their_end_the_latest_first() {
    let house = two_rooms().await;
    assert!(text(&house.say("anna", "!history").await).contains("no such games"));
    house.play(&["anna: !yield #1", "bob: !abort #2"]).await;
    let all = house.say("anna", "!history").await;
    let lines: Vec<_> = text(&all)
        .lines()
        .filter(|line| line.starts_with("`#"))
        .collect();
    assert!(
        lines[0].contains("called off") && lines[0].contains("#2"),
        "{all:?}"
    );
    assert!(lines[1].contains("bob won") && lines.len() == 2, "{all:?}");
    assert!(text(&house.say("anna", "!history @cyril").await).contains("no such games"));
    assert_eq!(
        house.say("anna", "!history 7").await.refused(),
        ["no-such-page"]
    );
    assert!(text(&house.say("cyril", "!history").await).contains("no such games"));
}

/// Everybody in the room sees the same record, each at their own step, also after a restart.
#[tokio::test]
async fn a_game_is_stepped_through_by_everybody_at_their_own_pace() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("replay.db");
    let house = House::at(&path).await;
    house
        .play(&["anna: !new tablut @bob first", "anna: e4-f4", "bob: e2-f2"])
        .await;
    assert!(text(&house.say("anna", "!replay #1").await).contains("The beginning, and 2 steps"));
    assert!(text(&house.say("cyril", "!replay 2 #1").await).contains("Step 2 of 2"));
    assert_eq!(
        house.say("cyril", "!replay next").await.refused(),
        ["replay-end"]
    );
    assert!(text(&house.say("anna", "!replay next").await).contains("Step 1 of 2"));
    house.close().await;
    let house = House::at(&path).await;
    assert!(text(&house.say("anna", "!přehrát dál").await).contains("Step 2 of 2"));
    assert!(text(&house.say("cyril", "!replay back").await).contains("Step 1 of 2"));
    assert!(text(&house.say("cyril", "!replay back").await).contains("The beginning"));
    assert_eq!(
        house.say("anna", "!replay 3").await.refused(),
        ["no-such-step"]
    );
}

/// A hint is an entry of the log, but no step.
#[tokio::test]
async fn steps_and_entries_have_different_words_in_every_language() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @me",
            "anna: !hint",
            "anna: e4-f4",
            "anna: !hint",
        ])
        .await;
    for (lang, steps, entries) in [
        ("en", "only 1 step.", "only 3 entries"),
        ("cs", "jen 1 krok.", "jen 3 záznamy"),
        ("it", "solo 1 passo.", "solo 3 voci"),
        ("ru", "только 1 шаг.", "только 3 действия"),
    ] {
        house.play(&[&format!("anna: !me lang {lang}")]).await;
        let replayed = house.say("anna", "!replay 9 #1").await;
        assert!(text(&replayed).contains(steps), "{lang}: {replayed:?}");
        let shown = house.say("anna", "!show 9 #1").await;
        assert!(text(&shown).contains(entries), "{lang}: {shown:?}");
    }
}

#[tokio::test]
async fn questions_and_seats_of_all_rooms_are_listed_with_the_games() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !me ask on",
            "bob: !new tablut @anna",
            "anna: !new cats",
        ])
        .await;
    let message = house.message("cellar", "cyril", "!new murus @anna");
    house.hear(message).await;
    house
        .play(&["bob: !new selus @cyril first", "bob: !draw #4"])
        .await;
    let mine = house.say("anna", "!mine").await;
    let asked =
        "Waiting for your answer:\n`#1` Tablut: bob asks you. `!accept #1` or `!decline #1`";
    assert!(text(&mine).starts_with(asked), "{mine:?}");
    assert!(
        text(&mine).contains("`#3` Murus Gallicus: cyril asks you."),
        "{mine:?}"
    );
    assert!(text(&mine).contains("`!decline #3`; in cellar"), "{mine:?}");
    let own =
        "You have proposed:\n`#2` Cats and Mouse: a seat for whoever comes; `!abort #2` closes it";
    assert!(text(&mine).contains(own), "{mine:?}");
    let bobs = house.say("bob", "!mine").await;
    assert!(
        text(&bobs).contains("`#1` Tablut: anna has not answered yet; `!abort #1`"),
        "{bobs:?}"
    );
    let cyrils = house.say("cyril", "!mine").await;
    let offered = "`#4` Selus: bob, cyril; for less than a minute; your answer is asked for";
    assert!(text(&cyrils).contains(offered), "{cyrils:?}");
    assert!(
        !text(&bobs).contains("your answer is asked for"),
        "{bobs:?}"
    );
}

#[tokio::test]
async fn behind_the_last_page_of_the_history_the_pages_are_counted() {
    let house = House::new().await;
    house
        .play(&["anna: !new tablut @bob", "anna: !abort"])
        .await;
    let said = house.say("anna", "!history 2").await;
    assert_eq!(said.refused(), ["no-such-page"]);
    assert!(text(&said).contains("only one page"), "{said:?}");
    for _ in 0..10 {
        house
            .play(&["anna: !new tablut @bob", "anna: !abort"])
            .await;
    }
    let said = house.say("anna", "!history 3").await;
    assert!(text(&said).contains("`!history 2`"), "{said:?}");
}

#[tokio::test]
async fn a_game_without_moves_is_neither_replayed_nor_analysed_if_there_is_another() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: e4-f4",
            "bob: a4-b4",
            "anna: !yield #1",
            "anna: !new murus @bob first",
            "anna: !abort #2",
        ])
        .await;
    let replayed = house.say("anna", "!replay").await;
    assert!(text(&replayed).contains("#1"), "{replayed:?}");
    let stepped = house.say("anna", "!replay 1").await;
    assert!(text(&stepped).contains("after step 1"), "{stepped:?}");
    let analysed = house.say("anna", "!analyse").await;
    assert_eq!(analysed.refused(), [""; 0], "{analysed:?}");
}

#[tokio::test]
async fn an_asked_board_says_to_whoever_is_on_turn_what_can_be_typed() {
    let house = House::new().await;
    house
        .play(&["anna: !new tablut @bob first", "anna: e4-f4"])
        .await;
    for ask in ["!board", "!next", "!show 1"] {
        let told = house.say("bob", ask).await.reply().text.clone();
        assert!(told.contains("It is your turn in #1"), "{ask}: {told}");
        assert!(told.contains("You can type `"), "{ask}: {told}");
    }
    let other = house.say("anna", "!board").await.reply().text.clone();
    assert!(other.contains("bob to move"), "{other}");
    let earlier = house.say("bob", "!show 0").await.reply().text.clone();
    for told in [other, earlier] {
        assert!(!told.contains("You can type"), "{told}");
    }
}

/// An offer is no move, so it does not shorten the time for which a player has been waited for.
#[tokio::test]
async fn offers_do_not_change_for_how_long_a_game_has_waited() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    let (hand, clock) = ManualClock::new(1_795_435_200);
    let house = House::with_clock(&path, clock).await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: e4-f4",
            "bob: a4-a3",
            "anna: f4-e4",
        ])
        .await;
    hand.set(hand.now() + 3_600);
    house.play(&["cyril: !new cats @bob second"]).await;
    hand.set(hand.now() + 3_600);
    house.play(&["anna: !draw", "bob: !decline"]).await;
    let house = {
        house.close().await;
        House::with_clock(&path, hand.clock()).await
    };
    let mine = house.say("bob", "!mine").await;
    let first = text(&mine).lines().find(|line| line.contains('#'));
    let first = first.unwrap();
    assert!(
        first.contains("#1") && first.contains("2 hours"),
        "{mine:?}"
    );
    let next = house.say("bob", "!next").await;
    assert!(text(&next).contains("#1"), "{next:?}");
}

/// A person who answers a proposal or takes a seat days later can read its terms.
#[tokio::test]
async fn the_terms_of_what_is_proposed_stand_in_every_list() {
    let house = House::new().await;
    house
        .play(&[
            "bob: !me ask on",
            "anna: !new cats @bob first hard=on time=1h rated=true",
            "anna: !new tablut second time=2d vacation=off weekends=off",
        ])
        .await;
    let bobs = house.say("bob", "!mine").await;
    let asked =
        "`#1` Cats and Mouse, 1 h a turn, then lost, rated, anna moves first: anna asks you.";
    assert!(text(&bobs).contains(asked), "{bobs:?}");
    let annas = house.say("anna", "!mine").await;
    let own = "1 h a turn, then lost, rated, you move first: bob has not answered yet";
    assert!(text(&annas).contains(own), "{annas:?}");
    let terms = "2 d a turn, clocks stand still at weekends, no days of vacation";
    let own = format!("{terms}, you move second: a seat for whoever comes");
    assert!(text(&annas).contains(&own), "{annas:?}");
    let games = house.say("cyril", "!games").await;
    let seat = format!("`#2` Tablut, {terms}, anna moves second: anna waits, `!join #2`");
    assert!(text(&games).contains(&seat), "{games:?}");
}
