//! `standing off` without a game closes the tables of the only game that has some.

use crate::house::House;

#[tokio::test]
async fn tables_are_closed_without_a_game_if_only_one_has_some() {
    for off in [
        "!standing off",
        "!stoly vypnout",
        "!tavoli no",
        "!столы выкл",
    ] {
        let house = House::new().await;
        assert_eq!(house.manage(off).await.refused(), ["standing-how"]);
        house.manage("!standing tablut(king=custodial) 2").await;
        house.manage("!standing cats 2").await;
        assert_eq!(house.manage(off).await.refused(), ["standing-how"]);
        house.manage("!standing cats off").await;
        let stranger = house.say("bob", off).await;
        assert_eq!(stranger.refused(), ["may-not-configure"]);
        let closed = house.manage(off).await;
        assert!(closed.reply().text.contains("tablut"), "{off}: {closed:?}");
        let joined = house.say("bob", "!join").await;
        assert_eq!(joined.refused(), ["join-nothing"], "{off}");
    }
}
