//! Boards as each person wants them: drawn, as text, or in words.

use crate::house::House;

/// Nobody else plays, so a message that is for nobody in particular is for this one person.
#[tokio::test]
async fn in_a_game_alone_the_first_and_the_last_board_are_shown_as_its_person_prefers() {
    for game in ["!new cats bot:easy second", "!new tablut @me"] {
        let house = House::new().await;
        house.play(&["bob: !me board prose"]).await;
        let begun = house.say("bob", game).await;
        let over = house.say("bob", "!yield #1").await;
        for said in [begun, over] {
            let texts: Vec<_> = said.replies.iter().map(|one| &*one.text).collect();
            let text = texts.join("\n");
            assert!(
                !text.contains("\n1 ") && !text.contains("a b c d"),
                "{text}"
            );
        }
    }
}

/// The message that a game is over is in the language of the room. It shows the board in the form that the player who is called wants.
#[tokio::test]
async fn the_last_board_is_shown_as_whoever_is_called_wants_it() {
    for (form, has_picture) in [("prose", false), ("picture", true)] {
        let house = House::new().await;
        house
            .play(&[
                &format!("bob: !me board {form}"),
                "anna: !new tablut @bob first",
                "anna: c5-c7",
            ])
            .await;
        let over = house.say("anna", "!yield #1").await;
        let reply = over.reply();
        assert_eq!(reply.calls.as_deref(), Some("bob"), "{over:?}");
        assert_eq!(reply.picture.is_some(), has_picture, "{over:?}");
        assert!(has_picture || !reply.text.contains("i h g f e"), "{over:?}");
    }
}

/// Black sees the board turned, and types moves by the points of the compass.
#[tokio::test]
async fn beside_a_picture_of_a_turned_board_stands_where_north_is() {
    let house = House::new().await;
    house
        .play(&["bob: !me board picture", "anna: !new murus @bob first"])
        .await;
    let moved = house.say("anna", "G3,N").await;
    assert!(moved.reply().text.contains("N is down"), "{moved:?}");
    let own = house.say("anna", "!board picture").await;
    assert!(!own.reply().text.contains("N is down"), "{own:?}");
}
