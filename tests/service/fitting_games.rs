//! Commands without a number in a room with several games: only those games count in which the command makes sense.

use crate::half_moves::UP_TO_A_CAPTURE;
use crate::house::House;
use crate::timed::{DAY, NOW};
use lusoria::service::ManualClock;

#[tokio::test]
async fn a_command_without_a_number_is_about_the_only_game_in_which_it_makes_sense() {
    let home = tempfile::tempdir().unwrap();
    let (hand, clock) = ManualClock::new(NOW);
    let house = House::with_clock(&home.path().join("house.db"), clock).await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: !new murus @bob first time=3d vacation=off",
            "anna: #1 e4-f4",
            "bob: #1 a4-b4",
            "anna: #2 G2,NE",
        ])
        .await;
    let early = house.say("anna", "!claim").await;
    assert_eq!(early.refused(), ["claim-too-early"]);
    let told = &early.reply().text;
    assert!(told.starts_with("bob still has time in #2"), "{told}");
    let shown = house.say("bob", "!clock").await;
    assert!(shown.reply().text.contains("#2"), "{shown:?}");
    let moves = house.say("anna", "!moves").await;
    assert!(moves.reply().text.contains("#1"), "{moves:?}");
    house.play(&["anna: !wait 1w"]).await;
    assert_eq!(house.log(2).await.last().unwrap(), "=wait:second:604800");
    hand.set(NOW + 11 * DAY);
    house.say("anna", "!claim").await;
    assert_eq!(house.log(2).await.last().unwrap(), "=flag:second");
}

#[tokio::test]
async fn a_claim_in_several_games_says_why_it_is_possible_in_none() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: !new murus @bob first",
        ])
        .await;
    for typed in ["!claim", "!wait 1d"] {
        assert_eq!(house.say("bob", typed).await.refused(), ["clock-nowhere"]);
    }
    house.play(&["anna: !new selus @bob first time=3d"]).await;
    let early = house.say("bob", "!claim").await;
    let told = &early.reply().text;
    assert!(told.starts_with("anna still has time in #3"), "{told}");
    let own = house.say("anna", "!wait 1d").await;
    assert_eq!(own.refused(), ["wait-own-turn"]);
    assert!(own.reply().text.contains("#3"), "{own:?}");
    house.play(&["anna: !new gabata @bob first time=3d"]).await;
    let several = house.say("bob", "!claim").await;
    assert_eq!(several.refused(), ["claim-nowhere"]);
    let told = &several.reply().text;
    assert!(told.contains("`!clock #3`"), "{told}");
    assert_eq!(
        house.say("anna", "!wait 1d").await.refused(),
        ["wait-own-turn"]
    );
}

#[tokio::test]
async fn the_question_which_game_gets_more_time_is_answered_with_a_number() {
    let house = House::new().await;
    house
        .play(&[
            "bob: !new tablut @anna time=3d first",
            "bob: !new murus @anna time=3d first",
        ])
        .await;
    let asked = house.say("anna", "!wait 1d12h").await;
    assert_eq!(asked.refused(), ["which-session"]);
    assert!(asked.reply().text.contains("`!wait 1d12h #1`"), "{asked:?}");
    house.play(&["anna: 2"]).await;
    assert!(house.log(2).await.join(" ").contains("=time"));
}

#[tokio::test]
async fn a_command_that_fits_nowhere_for_different_reasons_is_answered_without_a_number() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: !draw",
            "bob: !decline",
        ])
        .await;
    house.play(&["anna: !new tchuka"]).await;
    let said = house.say("anna", "!draw").await;
    assert_eq!(said.refused(), ["fits-nowhere"]);
}

#[tokio::test]
async fn an_offer_that_stands_is_named_where_no_other_game_can_have_one() {
    let house = House::new().await;
    house
        .play(&["anna: !new tablut @bob first", "anna: !draw"])
        .await;
    house.play(&["anna: !new tchuka"]).await;
    let said = house.say("anna", "!draw").await;
    assert_eq!(said.refused(), ["offer-stands"]);
}

#[tokio::test]
async fn whoever_is_asked_which_game_is_offered_only_those_that_fit() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: !new murus @bob first",
            "anna: !new selus @bob first",
            "anna: #1 e4-f4",
            "anna: #2 G2,NE",
        ])
        .await;
    let asked = house.say("bob", "!undo").await;
    assert_eq!(asked.refused(), ["takeback-nothing"], "{asked:?}");
    let asked = house.say("anna", "!undo").await;
    assert_eq!(asked.refused(), ["which-session"]);
    let text = &asked.reply().text;
    assert!(text.contains("#1") && text.contains("#2"), "{text}");
    assert!(!text.contains("#3"), "{text}");
    house.play(&["bob: !draw #1"]).await;
    house.play(&["anna: !accept"]).await;
    assert!(house.log(1).await.last().unwrap().starts_with("=draw"));
}

#[tokio::test]
async fn where_no_game_has_a_clock_nobody_is_asked_which_one_is_meant() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: !new murus @bob first",
        ])
        .await;
    assert_eq!(
        house.say("anna", "!clock").await.refused(),
        ["clock-nowhere"]
    );
    assert_eq!(
        house.say("anna", "!accept").await.refused(),
        ["nothing-offered"]
    );
}

/// The mouse's second digit is not played, because the cats are to move before it; that is no sign that the other game is meant.
#[tokio::test]
async fn two_moves_that_fit_one_game_and_whose_first_fits_another_are_asked_about() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new cats @bob first",
            "anna: !new selus @cyril first",
            "anna: #1 7",
            "bob: 21",
        ])
        .await;
    let asked = house.say("anna", "7 9").await;
    assert_eq!(asked.refused(), ["which-session"], "{asked:?}");
    assert!(house.log(2).await.is_empty());
}

/// A move of Tablut out of turn is refused there, although its first half can be played in Ohojitxi.
#[tokio::test]
async fn a_move_that_one_game_reads_to_its_end_is_not_half_played_in_another() {
    for typed in ["d5 d6", "D5 D6", "d5, d6"] {
        let house = House::new().await;
        house.play(&UP_TO_A_CAPTURE).await;
        let tablut = ["bob: !new tablut @anna first", "bob: #2 d5-d6"];
        house.play(&tablut).await;
        let before = house.log(1).await;
        let said = house.say("bob", typed).await;
        assert_eq!(said.refused(), ["wrong-turn"], "{typed}: {said:?}");
        assert_eq!(house.log(1).await, before, "{typed}");
    }
}

/// The bot asks for the number of the game, and people type it before the move without its sign.
#[tokio::test]
async fn the_number_of_a_game_before_a_move_needs_no_sign() {
    for (typed, played) in [
        ("1 c", ["c", ""]),
        ("1, c", ["c", ""]),
        ("1) c", ["c", ""]),
        ("2 d", ["", "d"]),
        ("!2 d", ["", "d"]),
        ("1 c.", ["c", ""]),
        ("2 d :)", ["", "d"]),
        ("2. d!", ["", "d"]),
        ("2 d please", ["", "d"]),
    ] {
        for asked in [true, false] {
            let house = House::new().await;
            let games = [
                "anna: !new ohojitxi @bob first",
                "anna: !new afrika @bob first",
            ];
            house.play(&games).await;
            if asked {
                assert_eq!(house.say("anna", "c").await.refused(), ["which-session"]);
            }
            house.play(&[&format!("anna: {typed}")]).await;
            let logs = [house.log(1).await.join(" "), house.log(2).await.join(" ")];
            assert_eq!(logs, played, "{typed} {asked}");
        }
    }
    // A number that begins a move of a game is not taken for the number of another game.
    let house = House::new().await;
    let cats = [
        "anna: !new cats @bob second",
        "bob: start b1",
        "bob: 9",
        "carol: !new cats @anna first",
        "carol: #2 start b1",
        "carol: #2 9",
    ];
    house.play(&cats).await;
    assert_eq!(house.say("anna", "1 2").await.refused(), ["which-session"]);
}
