//! What a player does or sees while an offer is open: a slip of one's own is taken back first, and one's own offer can only be withdrawn.

use crate::house::House;
use crate::timed::Timed;

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
    // No move follows Bob's move any more, so Bob takes it back without asking Anna.
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

/// That ends the other player's request. The other player is told, and may ask again at once.
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

/// An answer that is typed just when another offer comes may be meant for the offer before it.
#[tokio::test]
async fn an_offer_that_has_just_taken_the_place_of_another_is_not_answered_at_once() {
    for typed in ["yes", "ok", "!accept", "!accept #1", "no", "!decline"] {
        for seconds in [0, 3, 7] {
            let timed = Timed::game("").await;
            timed.house.play(&["anna: !undo"]).await;
            timed.pass(60);
            timed.house.play(&["anna: !abort #1"]).await;
            timed.pass(seconds);
            let asked = timed.house.say("bob", typed).await;
            assert_eq!(asked.refused(), ["offer-changed"], "{typed} {seconds}");
            // Whoever had time to read that refusal means the new offer.
            timed.pass(3);
            timed.house.play(&["bob: !accept #1"]).await;
            assert_eq!(timed.house.log(1).await.last().unwrap(), "=abort:first");
        }
        let timed = Timed::game("").await;
        timed.house.play(&["anna: !undo"]).await;
        timed.pass(60);
        timed.house.play(&["anna: !abort #1"]).await;
        timed.pass(8);
        let answered = timed.house.say("bob", typed).await;
        assert!(answered.refused().is_empty(), "{typed}: {answered:?}");
    }
    let timed = Timed::game("").await;
    timed
        .house
        .play(&["anna: !draw", "anna: !decline", "anna: !abort"])
        .await;
    assert_eq!(
        timed.house.say("bob", "yes").await.refused(),
        ["offer-changed"],
        "withdrawn"
    );
    // If no other offer came before, Bob can accept the offer at once.
    let timed = Timed::game("").await;
    timed.house.play(&["anna: !draw", "bob: yes"]).await;
    assert_eq!(timed.house.log(1).await.last().unwrap(), "=draw:second");
}

#[tokio::test]
async fn a_game_that_was_just_proposed_in_place_of_another_is_not_begun_at_once() {
    for (typed, seconds) in [("yes", 0), ("!accept", 5), ("!decline", 5), ("!join", 5)] {
        let timed = Timed::game("").await;
        let proposed = ["bob: !me ask on", "cyril: !new cats @bob"];
        timed.house.play(&proposed).await;
        timed.pass(60);
        let other = [
            "cyril: !abort #2",
            "cyril: !new cats @bob rated=true live=1m hard=on",
        ];
        timed.house.play(&other).await;
        timed.pass(seconds);
        let asked = timed.house.say("bob", typed).await;
        let refusal = match typed {
            "!join" => "join-changed",
            _ => "offer-changed",
        };
        assert_eq!(asked.refused(), [refusal], "{typed}");
        timed.pass(3);
        let begun = timed.house.say("bob", "!accept").await;
        assert!(
            begun.replies[0].text.contains("Game #3 begins"),
            "{begun:?}"
        );
    }
}

#[tokio::test]
async fn the_number_of_a_game_behind_undo_is_asked_about_where_so_many_moves_are_not_to_be_had() {
    let house = House::new().await;
    let games = [
        "anna: !new tablut @bob first",
        "anna: !new cats @bob second",
        "anna: e4-f4",
    ];
    house.play(&games).await;
    let asked = house.say("anna", "!undo 2").await;
    let text = &asked.reply().text;
    assert!(text.contains("Did you mean game #2: `!undo #2`?"), "{text}");
    let told = house.say("anna", "yes").await;
    assert_eq!(told.refused(), ["takeback-nothing"]);
    house.play(&["anna: !undo 1"]).await;
    assert_eq!(house.log(1).await, ["e4-f4", "=takeback:first:0"]);
}

/// The word for calling a game off also means "never mind".
#[tokio::test]
async fn abort_replaces_no_other_offer_without_a_number() {
    let house = House::new().await;
    let begun = ["anna: !new tablut @bob first", "anna: e4-f4", "bob: a4-b4"];
    house.play(&begun).await;
    house.play(&["anna: !draw"]).await;
    let said = house.say("anna", "!abort").await;
    assert_eq!(said.refused(), ["abort-or-withdraw"], "{said:?}");
    house.play(&["anna: !decline #1", "anna: !abort"]).await;
}
