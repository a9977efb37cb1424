//! Boards as pictures: asked for once, chosen by a person, chosen for a room, and drawn from what is stored. Puzzles and the position
//! editor are shown in the same way.

use crate::house::{House, Said};
use crate::puzzles::{answers, shown};
use lusoria::render::picture::{MostPixels, png};
use lusoria_games::puzzle::RECIPES;

/// The SVG document and the alt text of the picture in the one reply.
fn picture(said: &Said) -> (&str, &str) {
    let picture = said.reply().picture.as_ref();
    let picture = picture.unwrap_or_else(|| panic!("no picture: {said:?}"));
    assert!(picture.png.as_ref().unwrap().bytes.starts_with(b"\x89PNG"));
    let is_filled = |sign: char| !('\u{e000}'..='\u{f8ff}').contains(&sign);
    assert!(picture.alt.chars().all(is_filled), "{:?}", picture.alt);
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
    // It is black's turn, and bob sees the board from black's side.
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
async fn each_person_sees_boards_as_wide_as_they_like_and_is_told_so_after_a_restart() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("lusoria.db");
    let house = House::at(&path).await;
    house.play(&["anna: !new tablut @bob first"]).await;
    let row = |gap: &str| ["B", "B", "W", "W", "K", "W", "W", "B", "B"].join(gap);
    for [wide, narrow] in [
        ["!me width wide", "!me width narrow"],
        ["!já šířka široká", "!já šířka úzká"],
        ["!io larghezza larga", "!io larghezza stretta"],
        ["!мне ширина широкая", "!мне ширина узкая"],
    ] {
        for (typed, gap) in [(wide, "  "), (narrow, " "), (wide, "  ")] {
            house.say("anna", typed).await;
            let shown = house.say("anna", "!board").await;
            assert!(shown.reply().text.contains(&row(gap)), "{typed}: {shown:?}");
            let others = house.say("bob", "!board").await;
            assert!(
                others.reply().text.contains(&row(" ")),
                "{typed}: {others:?}"
            );
        }
    }
    house.close().await;
    let house = House::at(&path).await;
    let shown = house.say("anna", "!board").await;
    assert!(shown.reply().text.contains(&row("  ")), "{shown:?}");
    let wrong = house.say("anna", "!me width huge").await;
    assert!(wrong.reply().text.contains("`!me width wide`"), "{wrong:?}");
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
        let drawn = png(svg, MostPixels::SHEET);
        assert!(drawn.width == 1_600 && drawn.bytes.len() < 1_000_000);
    }
    // A sheet with several rows is as wide as one with three boards in one row.
    for n in 0..5 {
        let there = ["e3-f3", "d1-d2"];
        let back = ["f3-e3", "d2-d1"];
        for (person, ply) in ["anna", "bob"]
            .into_iter()
            .zip(if n % 2 == 0 { there } else { back })
        {
            house.say(person, ply).await;
        }
    }
    let shown = house.say("bob", "!replay #1 picture").await;
    let drawn = png(picture(&shown).0, MostPixels::SHEET);
    assert!(drawn.width == 1_600 && drawn.height > 1_200, "{drawn:?}");
    assert!(drawn.bytes.len() < 2_000_000, "{}", drawn.bytes.len());
}

/// The numbers above the boards of a sheet, and what lies on the cells of each.
fn boards(sheet: &str) -> Vec<(String, Vec<String>)> {
    let parts: Vec<_> = sheet.split("<svg ").skip(1).collect();
    let numbered = parts.windows(2).map(|pair| {
        let number = pair[0].trim_end().trim_end_matches("</text>");
        let number = number.rsplit('>').next().unwrap_or_default();
        (number.to_owned(), cells(pair[1]))
    });
    numbered.collect()
}

/// What lies on the cells of a board.
fn cells(svg: &str) -> Vec<String> {
    let cells = svg.split("<g data-terrain").skip(1);
    let content = cells.map(|cell| cell.split('>').next().unwrap_or_default());
    content.map(str::to_owned).collect()
}

/// Each move of Tablut is a turn, so the boards are those of the steps.
#[tokio::test]
async fn the_number_above_each_board_is_that_of_the_turn_after_which_it_stands() {
    let house = House::new().await;
    house.play(&["anna: !new tablut @bob first"]).await;
    let players = ["anna", "bob"].into_iter().cycle();
    let moves = "e4-c4 e8-g8 e5-e4 a4-a2 e4-h4 a2-c2 h4-h2 c2-c3 h2-i2".split(' ');
    let mut plies = players.zip(moves);
    for (who, typed) in plies.by_ref().take(4) {
        house.say(who, typed).await;
    }
    let now = house.say("anna", "!replay #1 picture").await;
    assert!(picture(&now).1.contains("4 the present position."));
    for (who, typed) in plies {
        house.say(who, typed).await;
    }
    let shown = house.say("anna", "!replay picture").await;
    let (svg, alt) = picture(&shown);
    assert!(alt.contains("in 10 pictures"), "{alt}");
    assert!(alt.contains("9 the end; `!analyse #1` counts"), "{alt}");
    let boards = boards(svg);
    assert_eq!(boards.len(), 10);
    house.play(&["anna: !me board picture"]).await;
    for (n, (number, board)) in boards.iter().enumerate() {
        assert_eq!(*number, n.to_string());
        let step = house.say("anna", &format!("!replay #1 {n}")).await;
        assert_eq!(board, &cells(picture(&step).0), "board {n}");
    }
}

/// A solitaire is one long turn for its session; people count its moves.
#[tokio::test]
async fn each_move_of_a_solitaire_has_a_board() {
    let house = House::new().await;
    house.play(&["anna: !new tchuka", "anna: c b d b"]).await;
    let shown = house.say("anna", "!replay picture").await;
    let boards = boards(picture(&shown).0);
    let numbers: Vec<_> = boards.iter().map(|(number, _)| &**number).collect();
    assert_eq!(numbers, ["0", "1", "2", "3", "4"]);
    assert!(boards.windows(2).all(|pair| pair[0].1 != pair[1].1));
}

/// `!replay picture` begins anew, as `!replay` does; it does not go on with the game that is stepped through.
#[tokio::test]
async fn pictures_without_a_number_are_of_the_game_that_ended_last() {
    let house = House::new().await;
    house.play(&["anna: !new cats @me"]).await;
    for typed in ["start b1", "7", "!yield #1", "!replay #1"] {
        house.say("anna", typed).await;
    }
    house.play(&["anna: !new tablut @me"]).await;
    for typed in ["e4-c4", "e8-g8", "!yield #2"] {
        house.say("anna", typed).await;
    }
    let shown = house.say("anna", "!replay picture").await;
    assert!(picture(&shown).1.contains("#2 (Tablut)"), "{shown:?}");
    let next = house.say("anna", "!replay next").await;
    assert!(next.reply().text.contains("#1"), "{next:?}");
}

/// The colour that marks the cells that the last turn has changed.
const MARK: &str = r##"stroke="#f0e442""##;

#[tokio::test]
async fn a_puzzle_is_shown_as_a_picture_where_it_is_wanted_and_only_there() {
    let house = House::new().await;
    house
        .play(&["anna: !me board picture", "anna: !me theme dark"])
        .await;
    let mut longest = 0;
    for recipe in RECIPES {
        let asked = house.say("anna", &format!("!puzzle {}", recipe.game)).await;
        let answers = answers(shown(&asked));
        let (svg, alt) = picture(&asked);
        assert!(!alt.is_empty() && svg.contains("#1e1f22"), "{asked:?}");
        assert_eq!(svg.matches(MARK).count(), 0);
        for answer in &answers {
            let told = house.say("anna", answer).await;
            let (svg, alt) = picture(&told);
            // In Afrika a move may change a single pit, and otherwise only a store.
            assert!(svg.matches(MARK).count() >= 1, "{answer}: {told:?}");
            assert!(!alt.is_empty(), "{told:?}");
        }
        longest = longest.max(answers.len());
    }
    assert!(longest > 1, "a puzzle of several moves");
    assert!(is_text(&house.say("bob", "!puzzle tablut").await));
    house.manage("!settings board picture").await;
    picture(&house.say("bob", "!puzzle").await);
    house.play(&["bob: !me board prose"]).await;
    let told = house.say("bob", "!puzzle").await;
    assert!(
        is_text(&told) && told.reply().text.contains("king"),
        "{told:?}"
    );
}

#[tokio::test]
async fn the_position_editor_shows_pictures_also_of_what_nobody_can_play() {
    let house = House::new().await;
    assert!(is_text(&house.say("anna", "!edit tablut").await));
    house.play(&["anna: !me board picture"]).await;
    let start = house.say("anna", "!edit").await;
    let (svg, alt) = picture(&start);
    assert!(alt.contains("king") && svg.contains("on-turn"), "{alt}");
    for (typed, missing) in [("!edit set e5 .", "king"), ("!edit clear", "soldier")] {
        let edited = house.say("anna", typed).await;
        let (svg, alt) = picture(&edited);
        assert!(!svg.contains(&format!("data-piece=\"{missing}")), "{typed}");
        assert!(!svg.contains("on-turn"), "nobody can play on: {typed}");
        let rows = alt.lines().filter(|line| line.contains(" . ")).count();
        assert!(rows >= 5, "the board as text: {alt}");
    }
    house
        .play(&["anna: !edit reset", "anna: !me board prose"])
        .await;
    let told = house.say("anna", "!edit").await;
    let text = &told.reply().text;
    assert!(
        is_text(&told) && text.contains("king") && !text.contains(". . "),
        "{text}"
    );
}

/// A message that waits for the chat when the program ends is drawn after the next start.
#[tokio::test]
async fn a_picture_of_a_puzzle_is_drawn_after_a_restart() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("pictures.db");
    let house = House::at(&path).await;
    house.play(&["anna: !me board picture"]).await;
    house.shut(true);
    let message = house.message("hall", "anna", "!puzzle tablut");
    let mut receipt = house.hand_in(message).await;
    receipt.outcome().await;
    drop(house);
    let house = House::at(&path).await;
    while house.heard().is_empty() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let picture = house.heard().remove(0).picture.expect("a picture");
    assert!(picture.png.is_some() && picture.alt.contains("king"));
}

/// The puzzle is what the room shows now, so `!board text` and the like show the puzzle, as they would show a game.
#[tokio::test]
async fn the_board_of_a_puzzle_is_shown_in_the_form_that_is_asked_for() {
    let house = House::new().await;
    house.play(&["anna: !puzzle cats"]).await;
    let drawn = house.say("anna", "!board picture").await;
    assert!(!picture(&drawn).1.is_empty(), "{drawn:?}");
    let [text, prose] = ["!board text", "!board prose"];
    let text = house.say("anna", text).await;
    assert!(text.reply().text.contains("a b c d"), "{text:?}");
    let prose = house.say("anna", prose).await;
    assert!(!prose.reply().text.contains("a b c d"), "{prose:?}");
    assert!(prose.reply().picture.is_none(), "{prose:?}");
}

#[tokio::test]
async fn nobody_is_on_turn_in_the_picture_of_a_game_that_was_given_up_drawn_or_called_off() {
    for (ends, has_winner) in [
        (&["bob: !yield"][..], true),
        (&["anna: !draw", "bob: !accept"], false),
        (&["anna: !abort", "bob: !accept"], false),
    ] {
        let house = House::new().await;
        house.manage("!settings board picture").await;
        house
            .play(&["anna: !new tablut @bob first", "anna: e4-f4", "bob: f1-f2"])
            .await;
        let shown = house.say("anna", "!board").await;
        assert_eq!(told_of_players(picture(&shown).0), [true, false]);
        house.play(ends).await;
        for typed in ["!board #1 picture", "!replay #1 picture"] {
            let shown = house.say("anna", typed).await;
            let svg = picture(&shown).0;
            let last = svg.rfind("<svg").map_or(svg, |at| &svg[at..]);
            assert_eq!(
                told_of_players(last),
                [false, has_winner],
                "{ends:?} {typed}"
            );
        }
    }
}

/// Whose turn it is, or who has won, as the picture tells it: an arrow and a crown at a player's token.
fn told_of_players(svg: &str) -> [bool; 2] {
    [svg.contains("data-on-turn"), svg.contains("data-winner")]
}
