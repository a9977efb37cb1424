//! A language of one's own (`me lang`) and the language of the room.

use crate::house::House;

#[tokio::test]
async fn the_new_language_of_a_room_is_named_to_whoever_has_another_one() {
    let house = House::new().await;
    house.play(&["anna: !me lang ru"]).await;
    for line in ["!lang it", "!settings lang it"] {
        let told = house.manage(line).await.reply().text.clone();
        assert!(told.contains("итальянск"), "{line}: {told}");
        assert!(!told.contains("Теперь я говорю"), "{line}: {told}");
    }
    house.play(&["anna: !me lang en"]).await;
    let told = house.manage("!lang cs").await.reply().text.clone();
    assert!(
        told.contains("The language of this room is Czech; I answer you in English."),
        "{told}"
    );
    let same = house.manage("!lang en").await.reply().text.clone();
    assert_eq!(same, "From now on I speak English here.");
    house.play(&["anna: !me lang off"]).await;
    let czech = house.manage("!lang cs").await.reply().text.clone();
    assert!(czech.contains("česky"), "{czech}");
}

#[tokio::test]
async fn a_mistyped_command_is_corrected_in_the_language_of_whoever_typed_it() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !me lang en",
            "bob: !me lang cs",
            "anna: !new tablut @bob",
        ])
        .await;
    house.manage("!lang cs").await;
    let english = house.say("anna", "!yeild").await.reply().text.clone();
    assert!(english.contains("`!yield`"), "{english}");
    house.manage("!lang en").await;
    let czech = house.say("bob", "!vzdta").await.reply().text.clone();
    assert!(czech.contains("`!vzdát`"), "{czech}");
}
