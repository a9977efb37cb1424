//! While tables of exact values are being made, rooms are answered and other computer players think: nobody waits for the tables but the
//! game that needs them.

use crate::house::House;
use lusoria_games::exact::afrika::{Goal, Tables, make_small};
use std::sync::mpsc;

#[tokio::test]
async fn nobody_waits_for_tables_but_the_game_that_needs_them() {
    let (began, has_begun) = mpsc::channel();
    let (go_on, may_go_on) = mpsc::channel::<()>();
    // No other test of this process plays Afrika for fewer stones.
    let held = std::thread::spawn(move || {
        make_small(Goal::Fewer, || {
            began.send(()).unwrap();
            may_go_on.recv().unwrap();
            Tables::build(Goal::Fewer, 1, &mut |_, _| true).unwrap()
        });
    });
    has_begun.recv().unwrap();
    let house = House::new().await;
    let begin = house.message("hall", "anna", "!new afrika bot second misere=true");
    let mut begun = house.hand_in(begin).await;
    begun.outcome().await;
    house
        .play(&[
            "anna: !board #1",
            "anna: !moves #1",
            "anna: !rules afrika",
            "bob: !new afrika @cyril first misere=true",
            "bob: a",
            "bob: !new tablut bot second",
        ])
        .await;
    assert_eq!(house.log(3).await.len(), 1, "another computer player moves");
    assert_eq!(house.log(1).await.len(), 0, "this one waits for its tables");
    go_on.send(()).unwrap();
    held.join().unwrap();
    begun.wait_for_delivery().await;
    assert_ne!(house.log(1).await.len(), 0);
}
