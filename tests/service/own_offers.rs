//! What a player does or sees while an offer is open: a slip of one's own is taken back first, and one's own offer can only be withdrawn.

use crate::house::House;

#[tokio::test]
async fn ones_own_slip_is_taken_back_although_the_other_one_asks_for_a_takeback() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: e4-f4",
            "bob: d1-c1",
            "anna: e3-f3",
        ])
        .await;
    let asked = house.say("bob", "!undo").await;
    assert!(
        asked.reply().text.contains("bob asks to take a move back"),
        "{asked:?}"
    );
    let own = house.say("anna", "!undo").await;
    assert!(
        own.reply().text.contains("anna takes a move back"),
        "{own:?}"
    );
    assert_eq!(house.log(1).await[4], "=takeback:first:2");
    // Nothing stands on his move any more, so he takes it back without her.
    house.play(&["bob: !undo"]).await;
    assert_eq!(house.log(1).await.last().unwrap(), "=takeback:second:1");
}

#[tokio::test]
async fn whoever_has_offered_reads_on_the_board_how_to_withdraw_and_the_other_how_to_answer() {
    for (lang, board, withdraw, accept) in [
        ("en", "!board", "`!decline` withdraws", "`!accept`"),
        ("cs", "!deska", "`!odmítnout` nabídku stáhne", "`!přijmout`"),
        ("it", "!tavola", "`!rifiuta` ritira", "`!accetta`"),
        ("ru", "!доска", "`!отклонить` снимает", "`!принять`"),
    ] {
        let house = House::new().await;
        house.manage(&format!("!lang {lang}")).await;
        house
            .play(&["anna: !new tablut @bob first", "anna: !pause 2d"])
            .await;
        let own = house.say("anna", board).await.reply().text.clone();
        assert!(own.contains(withdraw) && !own.contains(accept), "{own}");
        let other = house.say("bob", board).await.reply().text.clone();
        assert!(
            other.contains(accept) && !other.contains(withdraw),
            "{other}"
        );
    }
}

/// The other one's request ends by it. They are told, and may ask again at once.
#[tokio::test]
async fn a_move_that_is_taken_back_alone_ends_what_the_other_one_has_asked_for() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: e4-f4",
            "bob: d1-c1",
            "anna: f4-g4",
        ])
        .await;
    house.play(&["bob: !undo"]).await;
    let back = house.say("anna", "!undo").await;
    let reply = back.reply();
    assert!(reply.text.contains("anna takes a move back"), "{back:?}");
    assert!(
        reply.text.contains("bob has asked for no longer stands"),
        "{back:?}"
    );
    assert_eq!(reply.calls.as_deref(), Some("bob"), "{back:?}");
    house
        .play(&["anna: f4-h4", "bob: !undo", "anna: !accept"])
        .await;
    assert_eq!(house.log(1).await.last().unwrap(), "=takeback:second:1");
}
