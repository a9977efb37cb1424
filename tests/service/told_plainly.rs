//! Sentences say what people need to know: names, whole numbers, limits, and what becomes of what they have begun.

use crate::house::House;
use crate::newcomers::text;
use crate::timed::{DAY, Timed};

#[tokio::test]
async fn whoever_wants_to_quit_is_not_led_to_give_a_game_up() {
    let house = House::new().await;
    house
        .play(&["anna: !new tablut @bob first", "anna: e4-f4"])
        .await;
    for typed in ["!quit", "!stop", "!konec", "!esci", "!выход", "!стоп"] {
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), ["quit-how"], "{typed}");
    }
    // No question is open that a yes would answer.
    house.say("anna", "yes").await;
    assert_eq!(house.log(1).await.last().unwrap(), "e4-f4");
}

#[tokio::test]
async fn cl_17_the_days_that_are_left_are_rounded_up() {
    let timed = Timed::game("").await;
    let house = &timed.house;
    house.play(&["bob: !pause 3d", "anna: !accept"]).await;
    timed.pass(1);
    let mine = text(&house.say("anna", "!mine").await);
    assert!(mine.contains("put off for another 3 days"), "{mine}");
    timed.pass(2 * DAY + 1_800);
    let mine = text(&house.say("anna", "!mine").await);
    assert!(mine.contains("put off for another 1 day"), "{mine}");
}

#[tokio::test]
async fn a_number_that_a_format_does_not_have_is_answered_with_those_it_has() {
    let house = House::new().await;
    for (typed, told) in [
        (
            "!tournament new tablut swiss 9999",
            "After “swiss” a number from 1 to 20 can stand, like 5.",
        ),
        (
            "!tournament new tablut ladder -1",
            "After “ladder” a number from 1 to 10 can stand",
        ),
        (
            "!tournament new tablut league 2",
            "After “league” a number from 3 to 12 can stand",
        ),
    ] {
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), ["tournament-number"], "{typed}");
        assert!(text(&said).contains(told), "{said:?}");
    }
}

#[tokio::test]
async fn how_a_clock_goes_says_nothing_without_a_clock() {
    let house = House::new().await;
    for typed in [
        "!new quick @bob weekends=off",
        "!new quick @bob hard=on vacation=off",
    ] {
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), ["time-without-clock"], "{typed}");
        assert!(text(&said).contains("`time=3d`"), "{said:?}");
    }
}

#[tokio::test]
async fn whoever_announces_a_tournament_is_told_what_becomes_of_it_without_them() {
    const STAYS: &str = "Tournaments that you have announced go on without you";
    let house = House::new().await;
    house.play(&["anna: !tournament new tablut"]).await;
    let asked = text(&house.say("anna", "!forget me").await);
    assert!(asked.contains(STAYS), "{asked}");
    let asked = text(&house.say("bob", "!forget me").await);
    assert!(!asked.contains("Tournaments"), "{asked}");
    assert!(asked.contains("To do it, type"), "{asked}");
}

#[tokio::test]
async fn help_states_the_limits_of_vacation_and_takebacks() {
    let house = House::new().await;
    let vacation = text(&house.say("anna", "!help vacation").await);
    assert!(
        vacation.contains("the 30 that you have a year"),
        "{vacation}"
    );
    let undo = text(&house.say("anna", "!help undo").await);
    assert!(undo.contains("in tournaments never"), "{undo}");
}
