//! Somebody floods a room: other rooms do not notice it, and it costs next to nothing.

use crate::house::{House, refusal};
use crate::receipts::outcomes;
use lusoria::service::{Limits, Outcome};
use std::collections::BTreeMap;

/// The default limits, which here apply at the console, too.
fn limits() -> Limits {
    Limits {
        console: true,
        ..Limits::default()
    }
}

const FLOOD: usize = 10_000;

/// A turn of the honest pair, who throw their own dice.
const TURN: [&str; 3] = ["roll 1 4 6", "!board", "!pass"];
const TURNS: usize = 30;

async fn flood(house: &House, room: &str) -> Vec<Outcome> {
    let mut receipts = Vec::new();
    for n in 0..FLOOD {
        let text = ["!help", "!games", "!rules scripta full", "hello"][n % 4];
        let mut message = house.message(&format!("{room}-{}", n % 9), "cyril", text);
        message.room.parent = Some(room.to_owned());
        receipts.push(house.hand_in(message).await);
    }
    outcomes(receipts).await
}

/// Hands in one message after the other, each when the one before it has been answered.
async fn honest_game(house: &House) {
    for turn in 0..TURNS {
        let from = ["anna", "bob"][turn % 2];
        for text in TURN {
            let message = house.message("hall", from, text);
            let mut receipt = house.hand_in(message).await;
            assert_eq!(receipt.outcome().await, Outcome::Stored, "{from}: {text}");
            receipt.wait_for_delivery().await;
        }
    }
}

#[tokio::test]
async fn who_floods_a_room_is_told_once_and_a_pair_in_another_room_plays_on() {
    let home = tempfile::tempdir().unwrap();
    let house = House::with_limits(&home.path().join("house.db"), limits(), false).await;
    house
        .play(&["anna: !new scripta @bob first dice=hand"])
        .await;
    let (flooded, ()) = tokio::join!(flood(&house, "square"), honest_game(&house));
    let stored = flooded.iter().filter(|o| **o == Outcome::Stored).count();
    let ignored = flooded.iter().filter(|o| **o == Outcome::Ignored).count();
    assert_eq!(stored + ignored, FLOOD);
    let most = limits().person_burst as usize + 1;
    assert!((1..=most).contains(&stored), "{stored} were answered");
    let mut refused = BTreeMap::new();
    for id in house.stored_says().await.iter().filter_map(refusal) {
        *refused.entry(id).or_insert(0) += 1;
    }
    assert_eq!(refused.remove("too-many-messages"), Some(1), "{refused:?}");
    // Perhaps cyril was also told once that too many answers were waiting.
    assert!(refused.remove("too-many-waiting").unwrap_or(1) == 1);
    let hall = house.heard();
    let hall = hall.iter().filter(|reply| reply.room == "hall").count();
    assert_eq!(
        hall,
        1 + TURNS * TURN.len(),
        "all that the pair did was answered"
    );
    assert_eq!(house.log(1).await.len(), TURNS * 2);
}
