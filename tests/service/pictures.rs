//! Boards as pictures: asked for once, chosen by a person, chosen for a room, and drawn from what is stored.

use crate::house::{House, Said};

/// The SVG document and the alt text of the picture in the one reply.
fn picture(said: &Said) -> (&str, &str) {
    let picture = said.reply().picture.as_ref();
    let picture = picture.unwrap_or_else(|| panic!("no picture: {said:?}"));
    assert!(picture.png.as_ref().unwrap().bytes.starts_with(b"\x89PNG"));
    (&picture.svg, &picture.alt)
}

fn is_text(said: &Said) -> bool {
    said.reply().picture.is_none()
}

#[tokio::test]
async fn a_picture_is_shown_where_it_is_wanted_and_only_there() {
    let house = House::new().await;
    house.play(&["anna: !new tablut @bob first"]).await;
    assert!(is_text(&house.say("anna", "!board").await));
    for typed in ["!board picture", "!deska obrázkem", "!tavola immagine"] {
        let shown = house.say("anna", typed).await;
        assert!(picture(&shown).1.contains("e5"), "{typed}: {shown:?}");
    }
    house.say("bob", "!me board picture").await;
    let call = house.say("anna", "e4-f4").await;
    let (svg, alt) = picture(&call);
    assert!(alt.contains("f4"), "{alt}");
    // What the turn has changed is marked: the cell that was left, and the one that was reached.
    assert_eq!(svg.matches(r##"stroke="#f0e442""##).count(), 2);
    // It is black's turn, and bob sees the board from his own side.
    let below = svg.rfind("data-player").unwrap();
    assert!(svg[below..].starts_with(r#"data-player="first""#) || svg[below..].contains("on-turn"));
    assert!(is_text(&house.say("anna", "!board").await));
    let answer = house.say("bob", "f1-f2").await;
    assert!(is_text(&answer), "anna has chosen nothing: {answer:?}");
}

#[tokio::test]
async fn a_rooms_choice_counts_for_whoever_has_chosen_nothing() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("pictures.db");
    let house = House::at(&path).await;
    house.manage("!settings board picture").await;
    house.play(&["anna: !new cats @bob first"]).await;
    picture(&house.say("anna", "!board").await);
    house.say("bob", "!me board prose").await;
    let told = house.say("bob", "!board").await;
    assert!(
        is_text(&told) && told.reply().text.contains("mouse"),
        "{told:?}"
    );
    house.close().await;

    let house = House::at(&path).await;
    picture(&house.say("anna", "!board").await);
    let earlier = house.say("anna", "!show 0 #1 picture").await;
    picture(&earlier);
    house.manage("!settings board text").await;
    assert!(is_text(&house.say("anna", "!board").await));
}

#[tokio::test]
async fn each_person_sees_pictures_in_colours_of_their_own() {
    let house = House::new().await;
    house.play(&["anna: !new tablut @bob first"]).await;
    let themes = [
        ("!me theme dark", "#1e1f22"),
        ("!já vzhled kontrast", "#ececec"),
        ("!io tema chiaro", "#f7f3ea"),
        ("!мне тема тёмная", "#1e1f22"),
    ];
    for (typed, colour) in themes {
        house.say("anna", typed).await;
        let shown = house.say("anna", "!board picture").await;
        assert!(picture(&shown).0.contains(colour), "{typed}");
        let others = house.say("bob", "!board picture").await;
        assert!(picture(&others).0.contains("#f7f3ea"), "{typed}");
    }
}

#[tokio::test]
async fn a_game_is_shown_in_a_few_pictures() {
    let house = House::new().await;
    house.play(&["anna: !new tablut @bob first"]).await;
    let told = house.say("anna", "!replay #1 picture").await;
    assert!(is_text(&told) && told.reply().text.contains("Nothing has been played"));
    house.say("anna", "e4-f4").await;
    house.say("bob", "f1-f2").await;
    for typed in [
        "!replay #1 picture",
        "!přehrát #1 obrázkem",
        "!rivedi #1 immagine",
    ] {
        let shown = house.say("bob", typed).await;
        let (svg, alt) = picture(&shown);
        assert_eq!(
            svg.matches("<svg").count(),
            1 + 3,
            "the sheet and three boards"
        );
        assert!(alt.contains("#1") && alt.contains("f2"), "{alt}");
        let drawn = lusoria::render::picture::png(&svg, 1_600);
        assert!(drawn.width == 1_600 && drawn.bytes.len() < 1_000_000);
    }
}
