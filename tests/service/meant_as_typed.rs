//! What the bot suggests does what it promises if it is typed as it stands, also beside other games, seats and tournaments.

use crate::house::House;
use crate::newcomers::text;

#[tokio::test]
async fn whom_theory_favours_is_told_once_and_not_to_two_who_play_for_their_ratings() {
    const THEORY: &str = "If nobody errs, bob wins: so says theory.";
    let house = House::new().await;
    let opened = house.say("anna", "!new gabata @bob first").await;
    let told = text(&opened);
    let after_moves = told.find("You can type").unwrap();
    assert!(told.find(THEORY) > Some(after_moves), "{told}");
    let board = text(&house.say("anna", "!board").await);
    assert!(!board.contains("theory"), "{board}");
    let rated = house
        .say("cyril", "!new gabata @zenobia first rated=true")
        .await;
    assert!(!text(&rated).contains("theory"), "{rated:?}");
    let rules = text(&house.say("anna", "!rules gabata full").await);
    assert!(rules.contains("Who is favoured"), "{rules}");
}
