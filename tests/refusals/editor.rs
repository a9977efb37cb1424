//! The position editor, used through the real service: tools, slots, other forms, and a game from there.

use crate::house::House;

async fn told(house: &House, text: &str) -> String {
    let said = house.say("anna", text).await;
    assert_eq!(said.refused(), [""; 0], "{text}: {said:?}");
    said.reply().text.clone()
}

#[tokio::test]
async fn a_position_is_set_up_kept_and_played_from() {
    let house = House::new().await;
    told(&house, "!edit scripta pieces=3").await;
    told(&house, "!edit set 4 2\n!edit set 20 B").await;
    let moved = told(&house, "!edit move 4 6").await;
    assert!(moved.contains("_ _ _ _ _ 2   _ _ _ _ _ _"), "{moved}");
    told(&house, "!edit save 3\n!edit clear").await;
    let again = told(&house, "!edit load 3").await;
    assert!(again.contains("_ _ _ _ _ 2   _ _ _ _ _ _"), "{again}");
    let text = told(&house, "!edit export").await;
    assert!(text.contains("6=2;1;0;0/"), "{text}");
    let begun = told(&house, "!edit play @bob first").await;
    assert!(begun.contains("from a position of your own"), "{begun}");
    assert!(begun.contains("_ _ _ _ _ 2   _ _ _ _ _ _"), "{begun}");
    let record = told(&house, "!export").await;
    assert!(
        record.contains("game: xii_scripta(pieces=3)@6=2;1;0;0/"),
        "{record}"
    );
}

#[tokio::test]
async fn the_cursor_goes_over_ten_slots_and_not_round() {
    let house = House::new().await;
    let first = told(&house, "!edit scripta").await;
    assert!(first.contains("Slot 0"), "{first}");
    assert!(told(&house, "!edit prev").await.contains("Slot 0"));
    for slot in [1, 2, 3, 4, 5, 6, 7, 8, 9, 9] {
        let shown = told(&house, "!edit next").await;
        assert!(shown.contains(&format!("Slot {slot}")), "{shown}");
    }
}

#[tokio::test]
async fn an_editor_is_a_persons_own_and_survives_a_restart() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("editor.db");
    let house = House::at(&path).await;
    told(&house, "!edit scripta").await;
    told(&house, "!edit set 12 15\n!edit save 9").await;
    drop(house);
    let house = House::at(&path).await;
    let shown = told(&house, "!edit").await;
    assert!(shown.contains("15"), "{shown}");
    let bob = house.say("bob", "!edit").await;
    assert_eq!(bob.refused(), ["edit-which-game"]);
}

#[tokio::test]
async fn with_the_rules_on_a_move_is_one_of_the_game() {
    let house = House::new().await;
    let text = "-;3;0;0/-;3;0;0/1-4-6/5.5.5.5.5.5,5.5.5.5.5.5/I";
    told(&house, "!edit scripta pieces=3").await;
    told(&house, &format!("!edit import {text}")).await;
    told(&house, "!edit rules on").await;
    let refused = house.say("anna", "!edit move place 5").await;
    assert_eq!(refused.refused(), ["no-such-die"]);
    let moved = told(&house, "!edit move place 4").await;
    assert!(moved.contains("_ _ _ 1 _ _   _ _ _ _ _ _"), "{moved}");
    let moves = told(&house, "!edit hint").await;
    assert!(moves.contains("place:1"), "{moves}");
}
