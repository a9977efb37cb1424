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
    assert_eq!(
        same,
        "From now on I speak English here. For yourself alone, in every room, it is `!me lang en`."
    );
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

/// A room that speaks Russian, and a game that Bob has begun with these words. Bob moves first, in this language.
async fn begun(lang: &str, new: &str) -> House {
    let house = House::new().await;
    house.manage("!lang ru").await;
    house.play(&[&format!("bob: !me lang {lang}")]).await;
    let opened = house.say("bob", new).await;
    let announcement = &opened.replies[0].text;
    let is_russian = announcement.contains("Начинается партия");
    assert_eq!(is_russian, lang == "ru", "{opened:?}");
    house
}

#[tokio::test]
async fn the_first_message_to_a_player_tells_the_terms_if_they_were_told_in_another_language() {
    let terms = [
        "У каждого 10 мин",
        "Если время вышло, партия проиграна",
        "рейтинг",
        "`!отменить`",
    ];
    let new = "!new tablut @anna first live=10m hard=on rated=true";
    for (lang, are_told) in [("it", true), ("ru", false)] {
        let house = begun(lang, new).await;
        let turn = house.say("bob", "e4-f4").await;
        let turn = &turn.reply().text;
        for term in terms {
            assert_eq!(turn.contains(term), are_told, "{lang}, {term}: {turn}");
        }
        house.play(&["anna: a4-b4"]).await;
        let later = house.say("bob", "e6-f6").await;
        assert!(!later.reply().text.contains("!отменить"), "{later:?}");
    }
}

#[tokio::test]
async fn whoever_begins_a_game_and_moves_second_gets_the_terms_in_their_language() {
    let house = House::new().await;
    house.manage("!lang ru").await;
    house.play(&["bob: !me lang it"]).await;
    let opened = house.say("bob", "!new tablut @anna second time=3d").await;
    let text = &opened.reply().text;
    assert!(text.contains("Начинается партия"), "{opened:?}");
    let turn = house.say("anna", "e4-f4").await;
    assert!(turn.reply().text.contains("`!annulla`"), "{turn:?}");
}
