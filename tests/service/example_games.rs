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
async fn how_to_begin_is_not_said_of_a_game_or_with_a_computer_that_the_room_does_not_allow() {
    for (lang, [rules, game, bot, play], [not_here, no_bots]) in [
        (
            "en",
            ["!rules tablut", "!tablut", "!bot", "!edit play"],
            [
                "is not played in this room",
                "nobody can begin games with the computer",
            ],
        ),
        (
            "cs",
            ["!pravidla tablut", "!tablut", "!bot", "!editor hraj"],
            ["nehraje", "S počítačem"],
        ),
        (
            "it",
            ["!regole tablut", "!tablut", "!bot", "!editor gioca"],
            ["non si gioca", "non si possono cominciare"],
        ),
        (
            "ru",
            ["!правила таблут", "!таблут", "!бот", "!редактор играть"],
            ["не играют", "нельзя начинать"],
        ),
    ] {
        let house = House::new().await;
        house.manage(&format!("!lang {lang}")).await;
        let begin = if lang == "ru" {
            "!редактор таблут"
        } else {
            "!edit tablut"
        };
        house.say("bob", begin).await;
        house.manage("!settings games murus").await;
        house.manage("!settings bots off").await;
        for typed in [rules, game, play] {
            let said = house.say("bob", typed).await;
            assert!(text(&said).contains(not_here), "{lang} {typed}: {said:?}");
        }
        let said = house.say("bob", bot).await;
        assert!(text(&said).contains(no_bots), "{lang}: {said:?}");
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
    for typed in ["!join", "!play", "!new", "!top", "!standing", "!again"] {
        let said = house.say("bob", typed).await;
        assert!(!text(&said).contains("friend"), "{said:?}");
        assert!(!text(&said).contains(" bot"), "{said:?}");
        let promises_somebody = ["seat", "with you"].map(|words| text(&said).contains(words));
        assert_eq!(promises_somebody, [false; 2], "{said:?}");
        let examples = text(&said).split('`').skip(1).step_by(2);
        let begins: Vec<_> = examples
            .filter(|typed| typed.starts_with("!new "))
            .collect();
        for begins in begins {
            let begun = house.say(&format!("somebody after {typed}"), begins).await;
            assert!(text(&begun).contains("begins"), "{begins}: {begun:?}");
        }
    }
    let forms = house.say("bob", "!help new").await;
    assert!(!text(&forms).contains("scripta"), "{forms:?}");
    assert!(!text(&forms).contains("\n\n\n"), "{forms:?}");
}
