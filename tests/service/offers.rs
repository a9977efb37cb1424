//! Draws, takebacks and the end of a game by agreement, and games that begin once more.

use crate::house::House;

const TABLUT: &[&str] = &["anna: !new tablut @bob first"];

async fn house(played: &[&str]) -> House {
    let house = House::new().await;
    house.play(TABLUT).await;
    house.play(played).await;
    house
}

#[tokio::test]
async fn a_draw_is_offered_and_accepted_by_the_same_word_or_by_accept() {
    for accept in ["!draw", "!accept", "!accept #1", "!přijmout"] {
        let house = house(&["anna: e4-f4"]).await;
        let offered = house.say("anna", "!draw").await;
        let reply = offered.reply();
        assert_eq!(reply.reader.as_deref(), Some("bob"));
        assert!(
            reply.text.starts_with("bob, anna offers a draw"),
            "{}",
            reply.text
        );
        let over = house.say("bob", accept).await;
        assert!(
            over.reply().text.contains("is a draw"),
            "{accept}: {over:?}"
        );
        assert_eq!(
            house.log(1).await,
            ["e4-f4", "=offer:first:draw", "=draw:second"]
        );
        let after = house.say("bob", "d1-c1").await;
        assert_eq!(after.refused(), ["session-over"]);
    }
}

#[tokio::test]
async fn an_offer_is_shown_until_it_is_answered_or_overtaken() {
    let house = house(&["anna: !draw"]).await;
    let board = house.say("bob", "!board").await;
    assert!(
        board.reply().text.contains("anna offers a draw"),
        "{board:?}"
    );
    let moved = house.say("anna", "e4-f4").await;
    assert!(
        moved.reply().text.contains("anna offers a draw"),
        "it outlasts her own move"
    );
    let overtaken = house.say("bob", "d1-c1").await;
    assert!(!overtaken.reply().text.contains("offers"), "{overtaken:?}");
    assert_eq!(
        house.say("bob", "!accept").await.refused(),
        ["nothing-offered"]
    );
    house.play(&["anna: !draw"]).await;
    let declined = house.say("bob", "!decline").await;
    assert!(
        declined
            .reply()
            .text
            .contains("anna, bob does not want a draw")
    );
    house
        .play(&["anna: f4-e4", "bob: c1-b1", "anna: !draw"])
        .await;
    let withdrawn = house.say("anna", "!decline").await;
    assert!(
        withdrawn.reply().text.contains("no longer offers"),
        "{withdrawn:?}"
    );
    assert_eq!(
        house.say("bob", "!decline").await.refused(),
        ["nothing-offered"]
    );
}

#[tokio::test]
async fn an_offer_is_kept_over_a_restart() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("house.db");
    let first = House::at(&path).await;
    first.play(TABLUT).await;
    first
        .play(&["anna: e4-f4", "bob: d1-c1", "anna: !draw"])
        .await;
    first.close().await;
    let second = House::at(&path).await;
    second.play(&["bob: !draw"]).await;
    assert_eq!(second.log(1).await.last().unwrap(), "=draw:second");
}

#[tokio::test]
async fn a_move_is_taken_back_alone_at_once_and_by_consent_once_the_other_has_moved() {
    let house = house(&["anna: e4-f4"]).await;
    let back = house.say("anna", "!undo").await;
    let text = &back.reply().text;
    assert!(text.contains("anna takes a move back"), "{text}");
    assert!(
        text.contains("@anna, your turn") || text.contains("anna, your turn"),
        "{text}"
    );
    house.play(&["anna: e4-g4", "bob: #1 d1-c1"]).await;
    let asked = house.say("anna", "!undo").await;
    assert!(
        asked.reply().text.contains("asks to take a move back"),
        "{asked:?}"
    );
    let back = house.say("bob", "!accept").await;
    assert!(
        back.reply().text.contains("anna takes a move back"),
        "{back:?}"
    );
    house.play(&["anna: e4-f4", "bob: #1 d1-c1"]).await;
    assert_eq!(
        house.log(1).await,
        [
            "e4-f4",
            "=takeback:first:0",
            "e4-g4",
            "d1-c1",
            "=offer:first:takeback:2",
            "=takeback:first:2",
            "e4-f4",
            "d1-c1"
        ]
    );
    let shown = house.say("anna", "!show 4").await;
    assert!(
        shown.refused().is_empty(),
        "what was taken back can be looked at"
    );
}

#[tokio::test]
async fn a_throw_that_was_seen_is_undone_only_by_consent_and_comes_again() {
    let house = House::new().await;
    house.play(&["anna: !new quick @bob first"]).await;
    while !house
        .log(1)
        .await
        .iter()
        .skip(1)
        .any(|entry| entry.starts_with("roll:"))
    {
        let moves = house.say("anna", "!moves").await;
        let first = moves.reply().text.split('`').nth(1).unwrap().to_owned();
        house.play(&[&format!("anna: {first}")]).await;
    }
    let asked = house.say("anna", "!undo").await;
    assert!(
        asked.reply().text.contains("asks to take a move back"),
        "{asked:?}"
    );
    house.play(&["bob: !accept"]).await;
    let log = house.log(1).await;
    let back: usize = log
        .last()
        .unwrap()
        .rsplit(':')
        .next()
        .unwrap()
        .parse()
        .unwrap();
    house
        .play(&[&format!("anna: {}", log[back].replace(':', " "))])
        .await;
    let again = house.log(1).await;
    assert_eq!(
        again[log.len()..],
        log[back..back + again.len() - log.len()]
    );
}

#[tokio::test]
async fn against_the_computer_its_answer_is_taken_back_as_well() {
    let house = House::new().await;
    house
        .play(&["anna: !new tablut bot:easy first", "anna: e4-f4"])
        .await;
    while house.log(1).await.len() < 2 {
        tokio::task::yield_now().await;
    }
    house.play(&["anna: !undo"]).await;
    assert_eq!(house.log(1).await[2], "=takeback:first:0");
    house.play(&["anna: e4-f4"]).await;
}

#[tokio::test]
async fn a_game_goes_back_behind_its_snapshot_and_is_read_again() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("house.db");
    let first = House::at(&path).await;
    first.play(&["anna: !new scripta @me"]).await;
    while first.log(1).await.len() < 66 {
        let moves = first.say("anna", "!moves").await;
        let next = moves.reply().text.split('`').nth(1).unwrap().to_owned();
        first.play(&[&format!("anna: {next}")]).await;
    }
    first.close().await;
    let second = House::at(&path).await;
    for undo in [
        "anna: !undo",
        "anna: !undo",
        "anna: !undo",
        "anna: !undo 20",
    ] {
        second.play(&[undo]).await;
        assert!(
            second
                .log(1)
                .await
                .last()
                .unwrap()
                .starts_with("=takeback:")
        );
    }
    let there = second.say("anna", "!moves").await.reply().text.clone();
    second.close().await;
    let third = House::at(&path).await;
    let again = third.say("anna", "!moves").await.reply().text.clone();
    assert_eq!(there, again);
    third.play(&["anna: !show 60", "anna: !show 30"]).await;
}

#[tokio::test]
async fn once_both_have_moved_a_game_is_called_off_by_consent() {
    let house = house(&["anna: e4-f4", "bob: d1-c1"]).await;
    let asked = house.say("anna", "!abort").await;
    assert!(
        asked
            .reply()
            .text
            .contains("anna wants to call the game off"),
        "{asked:?}"
    );
    let agreed = house.say("bob", "!accept").await;
    let told = agreed.reply();
    assert!(
        told.text
            .contains("Both agree: game #1 (Tablut) is called off."),
        "{told:?}"
    );
    // The player who asked waits for the answer, so the message notifies her.
    assert_eq!(told.calls.as_deref(), Some("anna"), "{told:?}");
    assert_eq!(
        house.log(1).await[2..],
        ["=offer:first:abort", "=abort:first"]
    );
}

#[tokio::test]
async fn a_rematch_changes_the_sides_and_keeps_the_options_and_again_keeps_both() {
    let house = House::new().await;
    house
        .play(&["anna: !new tablut @bob first", "bob: !yield"])
        .await;
    let rematch = house.say("anna", "!rematch #1").await;
    assert!(
        rematch.reply().text.contains("bob (White) moves first"),
        "{rematch:?}"
    );
    house.play(&["bob: !yield #2"]).await;
    let again = house.say("anna", "!again").await;
    assert!(
        again.reply().text.contains("bob (White) moves first"),
        "{again:?}"
    );
    let others = house.say("cyril", "!rematch #1").await;
    assert_eq!(others.refused(), ["no-seat"]);
}

#[tokio::test]
async fn a_solitaire_begins_again() {
    let house = House::new().await;
    let played = house.say("anna", "!new tchuka").await;
    assert!(played.refused().is_empty());
    let over = house.say("anna", "!yield").await;
    assert!(over.reply().text.contains("`!again #1`"), "{over:?}");
    house.play(&["anna: !again"]).await;
    assert_eq!(
        house.say("anna", "!rematch #1").await.refused(),
        ["already-alone"]
    );
}

/// Each offer notifies the other player. A player who never answers must not be notified again and again.
#[tokio::test]
async fn each_kind_of_offer_is_made_once_until_the_other_player_moves() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    let house = House::at(&path).await;
    house.play(TABLUT).await;
    house
        .play(&["anna: e4-f4", "anna: !draw", "anna: !decline"])
        .await;
    house.close().await;
    let house = House::at(&path).await;
    let again = house.say("anna", "!draw").await;
    assert_eq!(again.refused(), ["offered-before"]);
    // Taking the move back and playing it again does not allow a second offer.
    house.play(&["anna: !undo", "anna: e4-f4"]).await;
    let again = house.say("anna", "!draw").await;
    assert_eq!(again.refused(), ["offered-before"]);
    house.play(&["bob: #1 d1-c1", "anna: !draw"]).await;
    assert_eq!(
        house.log(1).await.last().map(String::as_str),
        Some("=offer:first:draw")
    );
}

#[tokio::test]
async fn once_both_have_moved_nobody_calls_the_game_off_alone_even_if_the_moves_were_taken_back() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("house.db");
    let house = House::at(&path).await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: e4-f4",
            "bob: a4-b4",
            "anna: !undo",
            "bob: !accept",
        ])
        .await;
    assert_eq!(house.log(1).await.last().unwrap(), "=takeback:first:0");
    house.close().await;
    // After a restart, the host knows from the snapshot that both have moved.
    let house = House::at(&path).await;
    assert_eq!(
        house.say("bob", "!decline #1").await.refused(),
        ["nothing-offered"]
    );
    house.play(&["anna: !abort #1"]).await;
    assert_eq!(house.log(1).await.last().unwrap(), "=offer:first:abort");
    // If the other player asks for the same, that agrees to it, without another question.
    house.play(&["bob: !abort"]).await;
    assert_eq!(house.log(1).await.last().unwrap(), "=abort:first");
}

/// The first answer has settled the offer. A further `!decline`, typed by mistake, must not end the game.
#[tokio::test]
async fn a_second_decline_does_not_call_the_game_off() {
    for answered in [
        &["anna: !draw", "bob: !decline"][..],
        &["anna: !draw", "anna: !decline"],
        &["bob: !draw", "anna: !decline"],
        &["anna: !pause 1d", "bob: !accept"],
        &[
            "anna: !pause 1d",
            "bob: !accept",
            "anna: !pause off",
            "bob: !accept",
        ],
    ] {
        let house = house(&["anna: e4-f4"]).await;
        house.play(answered).await;
        let again = house.say("bob", "!decline").await;
        assert_eq!(
            again.refused(),
            ["nothing-offered-but-the-game"],
            "{answered:?}"
        );
        let told = &again.reply().text;
        assert!(told.contains("`!abort #1` calls it off"), "{told}");
        assert!(!house.log(1).await.contains(&"=abort:second".to_owned()));
    }
    // If nothing was ever offered, `!decline` means the game itself, and the bot asks first.
    let house = house(&["anna: e4-f4"]).await;
    let asked = house.say("bob", "!decline").await;
    assert_eq!(asked.refused(), ["confirm-decline"]);
    house.play(&["bob: yes"]).await;
    assert_eq!(house.log(1).await.last().unwrap(), "=abort:second");
}

#[tokio::test]
async fn an_offer_is_written_in_the_language_of_whoever_is_called_and_names_moves_in_it() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new murus @bob first",
            "bob: !me language cs",
            "anna: G4,NE",
        ])
        .await;
    let offered = house.say("anna", "!draw").await;
    let called = offered.reply();
    assert_eq!(called.calls.as_deref(), Some("bob"), "{offered:?}");
    assert!(called.text.contains("remízu"), "{called:?}");
    house.play(&["bob: A8,JZ", "anna: G5,N"]).await;
    let offered = house.say("bob", "!undo").await;
    assert!(offered.reply().text.contains("G5,N"), "{offered:?}");
    house.play(&["bob: !withdraw", "bob: A6,J"]).await;
    let offered = house.say("anna", "!undo 2").await;
    let told = &offered.reply().text;
    assert!(told.contains("o vrácení tahů, a s nimi"), "{offered:?}");
}
