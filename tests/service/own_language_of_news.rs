//! In which language news of a game is told. A message that calls one person is in that person's language, a message to the room in the
//! room's language.

use crate::house::House;
use crate::timed::{DAY, HOUR, Timed};

/// Whether a text has Cyrillic letters.
fn is_russian(text: &str) -> bool {
    text.chars().any(|c| ('а'..='я').contains(&c))
}

#[tokio::test]
async fn reminders_and_times_that_are_over_are_told_in_the_language_of_whoever_is_called() {
    for (time, russian) in [
        ("", "anna"),
        ("time=1d vacation=off", "anna"),
        ("time=1d vacation=off", "bob"),
    ] {
        let timed = Timed::game(time).await;
        timed
            .house
            .play(&[&format!("{russian}: !me lang ru")])
            .await;
        let told = timed.heard_in(DAY - HOUR / 2).await;
        let told = [told, timed.heard_in(HOUR).await].concat();
        assert!(!told.is_empty(), "{time}");
        for text in &told {
            let calls_russian = text.starts_with(russian);
            assert_eq!(is_russian(text), calls_russian, "{time}: {told:?}");
        }
    }
}

#[tokio::test]
async fn more_time_is_told_in_the_language_of_whoever_gets_it() {
    let timed = Timed::game("time=1d vacation=off").await;
    timed.house.play(&["anna: !me lang ru"]).await;
    let given = timed.house.say("bob", "!wait 3d").await;
    assert!(is_russian(&given.reply().text), "{given:?}");
}

#[tokio::test]
async fn a_vacation_is_told_to_the_room_in_its_language() {
    let timed = Timed::game("time=1d vacation=on").await;
    timed.house.play(&["anna: !me lang ru"]).await;
    let told = timed.heard_in(DAY + 1).await;
    let [.., vacation] = &told[..] else {
        panic!("{told:?}")
    };
    assert!(vacation.contains("days of vacation are spent"), "{told:?}");
}

/// A proposal is for the person who is asked, an open seat for the room.
#[tokio::test]
async fn a_proposal_is_told_in_the_language_of_whoever_is_asked() {
    let house = House::new().await;
    house.play(&["anna: !me lang it", "bob: !me ask on"]).await;
    let asked = house.say("anna", "!new tablut @bob").await;
    assert!(asked.reply().text.contains("proposes a game"), "{asked:?}");
    let declined = house.say("bob", "!decline #1").await;
    assert!(declined.reply().text.contains("non vuole"), "{declined:?}");
    let seat = house.say("anna", "!new tablut").await;
    assert!(seat.reply().text.contains("!join #2"), "{seat:?}");
}

/// In Italian `S` is the south, as in English; in Czech it may be the north.
#[tokio::test]
async fn a_move_is_read_in_the_language_of_whoever_types_it() {
    let house = House::new().await;
    house.manage("!lang cs").await;
    house
        .play(&["anna: !já jazyk it", "anna: !nuova murus @bob second"])
        .await;
    house.play(&["bob: G2,SV"]).await;
    let moved = house.say("anna", "A3,S").await;
    assert!(moved.refused().is_empty(), "{moved:?}");
    let asked = house.say("bob", "G3,S").await;
    assert_eq!(asked.refused(), ["which-move"], "{asked:?}");
}
