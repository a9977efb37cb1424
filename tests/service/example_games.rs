//! What the bot suggests to type can be done in the room.

use crate::house::{House, Said};

fn text(said: &Said) -> &str {
    &said.reply().text
}

/// Lines that are answered with a suggestion, in each language.
const ASKING: [(&str, [&str; 8]); 4] = [
    (
        "en",
        [
            "!join",
            "!play",
            "!new",
            "!top",
            "!standing",
            "!tournament",
            "!help new",
            "!again",
        ],
    ),
    (
        "cs",
        [
            "!přihlásit",
            "!hrát",
            "!nová",
            "!žebříček",
            "!stoly",
            "!turnaj",
            "!nápověda nová",
            "!znovu",
        ],
    ),
    (
        "it",
        [
            "!partecipo",
            "!gioca",
            "!nuova",
            "!classifica",
            "!tavoli",
            "!torneo",
            "!aiuto nuova",
            "!ancora",
        ],
    ),
    (
        "ru",
        [
            "!участвую",
            "!играть",
            "!новая",
            "!лучшие",
            "!столы",
            "!турнир",
            "!помощь новая",
            "!ещё",
        ],
    ),
];

#[tokio::test]
async fn only_games_of_the_room_are_suggested() {
    for (lang, asking) in ASKING {
        let house = House::new().await;
        house.manage(&format!("!lang {lang}")).await;
        let anywhere = text(&house.say("bob", asking[0]).await).to_owned();
        assert!(
            ["tablut", "таблут"]
                .iter()
                .any(|game| anywhere.contains(game)),
            "{anywhere}"
        );
        house.manage("!settings games murus").await;
        house.manage("!settings bots off").await;
        for line in asking {
            let said = house.say("bob", line).await;
            let said = text(&said);
            assert!(
                said.contains("murus") || said.contains("мурус"),
                "{line}: {said}"
            );
            for other in ["tablut", "таблут", " bot", " бот"] {
                assert!(!said.contains(&format!("{other}`")), "{line}: {said}");
                assert!(!said.contains(&format!("{other} @")), "{line}: {said}");
            }
        }
        let seat = house.say("bob", "!new murus").await;
        for bot in ["murus bot", "мурус бот"] {
            assert!(!text(&seat).contains(bot), "{seat:?}");
        }
    }
}

#[tokio::test]
async fn tables_of_games_that_are_no_longer_allowed_are_not_listed() {
    let house = House::new().await;
    house.manage("!standing tablut 2").await;
    house.manage("!standing murus 2").await;
    house.manage("!settings games murus").await;
    let listed = house.say("bob", "!standing").await;
    assert!(text(&listed).contains("murus (2)"), "{listed:?}");
    assert!(!text(&listed).contains("tablut"), "{listed:?}");
}

#[tokio::test]
async fn a_game_that_the_room_allows_no_more_is_not_begun_again_nor_from_an_open_seat() {
    let house = House::new().await;
    house
        .play(&[
            "bob: !play quick",
            "anna: !new tablut @bob first",
            "anna: d5-d6",
            "bob: d1-d2",
        ])
        .await;
    house.manage("!settings games cats").await;
    for typed in ["!join #1", "!join", "!play"] {
        let refused = house.say("dora", typed).await;
        assert!(!refused.refused().is_empty(), "{typed}: {refused:?}");
    }
    let listed = house.say("dora", "!games").await;
    assert!(!text(&listed).contains("#1"), "{listed:?}");
    let over = house.say("anna", "!yield #2").await;
    assert!(!text(&over).contains("!rematch"), "{over:?}");
    let about = house.say("dora", "!help tablut").await;
    assert!(
        text(&about).contains("is not played in this room"),
        "{about:?}"
    );
}

#[tokio::test]
async fn a_room_with_nothing_but_a_game_for_one_suggests_that() {
    let house = House::new().await;
    house.manage("!settings games tchuka").await;
    for typed in ["!join", "!play", "!new"] {
        let said = house.say("bob", typed).await;
        assert!(text(&said).contains("tchuka"), "{said:?}");
    }
    let forms = house.say("bob", "!help new").await;
    assert!(!text(&forms).contains("scripta"), "{forms:?}");
    assert!(!text(&forms).contains("\n\n\n"), "{forms:?}");
}
