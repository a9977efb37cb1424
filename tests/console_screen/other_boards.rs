//! Boards beside that of the running game: puzzles, the position editor, and pictures.

use crate::looks::Act::{Look, Press, Type};
use crate::looks::{seen, title_and_choices};
use ratatui::crossterm::event::KeyCode;

#[tokio::test]
async fn below_the_board_of_a_puzzle_stand_no_moves_of_a_game_and_escape_goes_back_to_the_game() {
    for (typed, title) in [
        ("anna: !puzzle tablut", "Puzzle"),
        ("anna: !edit tablut", "Position editor"),
    ] {
        let looks = seen(&[
            &Type("anna: new tablut @bob first"),
            &Look(80, 30),
            &Type(typed),
            &Look(80, 30),
            &Press(KeyCode::Down),
            &Press(KeyCode::Enter),
            &Look(80, 30),
            &Press(KeyCode::Esc),
            &Look(80, 30),
            &Press(KeyCode::Down),
            &Press(KeyCode::Enter),
            &Look(80, 30),
        ])
        .await;
        let sides: Vec<_> = looks.iter().map(|look| title_and_choices(look)).collect();
        assert_eq!(sides[0].0, "#1 To move: anna");
        assert_eq!(sides[1], (title.to_owned(), String::new()), "{}", looks[1]);
        assert!(looks[1].contains("anna> type here, or go back with Esc"));
        assert_eq!(looks[1], looks[2], "nothing can be chosen");
        assert_eq!(sides[3], sides[0], "{}", looks[3]);
        assert!(looks[4].contains("anna> #1 moves "), "{}", looks[4]);
    }
}

#[tokio::test]
async fn where_nothing_can_be_chosen_people_are_only_asked_to_type() {
    let looks = seen(&[
        &Look(80, 24),
        &Type("anna: !puzzle tablut"),
        &Press(KeyCode::Esc),
        &Look(80, 30),
    ])
    .await;
    assert!(looks[1].starts_with("Puzzle ─"), "{}", looks[1]);
    for look in looks {
        assert!(look.contains("> type here\n"), "{look}");
        assert!(!look.contains("arrows"), "{look}");
    }
}

/// The words of what was said, wherever its lines are broken.
fn said(look: &str) -> String {
    let (_, said) = look.split_once("What was said").unwrap();
    said.split_whitespace().collect()
}

#[tokio::test]
async fn a_picture_is_a_file_that_the_conversation_names_and_the_board_stays_as_text() {
    for (typed, file) in [
        ("!board picture #1", "board.png"),
        ("!replay #1 picture", "lusoria-game.png"),
    ] {
        let looks = seen(&[
            &Type("anna: new tablut @bob first"),
            &Type("anna: d5-d2"),
            &Type(typed),
            &Look(40, 60),
        ])
        .await;
        let told = said(&looks[0]);
        assert!(told.contains('→') && told.contains(file), "{}", looks[0]);
        assert!(looks[0].contains("2 * . . . B W"), "{}", looks[0]);
    }
    let looks = seen(&[
        &Type("anna: new tablut @bob first"),
        &Type("anna: !me board picture"),
        &Type("anna: !board"),
        &Look(40, 60),
    ])
    .await;
    assert!(said(&looks[0]).contains("board.png"), "{}", looks[0]);
}

#[tokio::test]
async fn an_offer_in_another_game_leaves_the_board_and_its_moves_where_they_are() {
    let looks = seen(&[
        &Type("anna: new murus @bob first"),
        &Type("anna: new tablut @bob first"),
        &Type("bob: !pause 3d #1"),
        &Look(100, 40),
        &Type("anna: !decline #1"),
        &Look(100, 40),
    ])
    .await;
    for (look, offers) in looks.iter().zip([true, false]) {
        assert!(look.contains("#2 To move: anna"), "{look}");
        assert_eq!(
            title_and_choices(look).1.contains("Accept"),
            offers,
            "{look}"
        );
    }
    assert!(
        title_and_choices(&looks[1]).1.contains("Rules"),
        "{}",
        looks[1]
    );
}

#[tokio::test]
async fn beside_an_earlier_board_of_another_game_stand_no_moves() {
    let mut acts = vec![Type("anna: new mouse @bob first")];
    acts.extend(["anna: 7", "bob: 21", "anna: !yield #1"].map(Type));
    acts.extend([
        Type("anna: new tablut @bob first"),
        Type("anna: !replay #1 2"),
        Look(100, 40),
        Type("anna: !show 1 #1"),
        Look(100, 40),
    ]);
    let looks = seen(&acts.iter().collect::<Vec<_>>()).await;
    assert!(looks[0].contains("#1 step 2"), "{}", looks[0]);
    assert!(looks[0].contains("Next step") && !looks[0].contains("Type a move"));
    assert!(looks[1].contains("#1 entry 1"), "{}", looks[1]);
    assert!(!looks[1].contains("What you can do"), "{}", looks[1]);
}

#[tokio::test]
async fn an_open_seat_leaves_the_board_where_it_is() {
    let looks = seen(&[
        &Type("anna: !new tablut @bob first"),
        &Type("carl: !new cats"),
        &Look(100, 40),
        &Press(KeyCode::Esc),
        &Look(100, 40),
    ])
    .await;
    assert!(looks[0].contains("#1 To move: anna"), "{}", looks[0]);
    assert!(
        title_and_choices(&looks[1]).1.contains("d5"),
        "{}",
        looks[1]
    );
}

/// Enter alone steps through a game; Escape goes back to its end, where it can be begun again.
#[tokio::test]
async fn a_game_is_stepped_through_with_enter_alone() {
    let looks = seen(&[
        &Type("anna: new tablut @bob first"),
        &Type("anna: d5-d2"),
        &Type("bob: a4-a1"),
        &Type("anna: yield"),
        &Type("anna: yes"),
        &Type("anna: replay 0"),
        &Look(80, 24),
        &Press(KeyCode::Enter),
        &Press(KeyCode::Enter),
        &Look(80, 24),
        &Press(KeyCode::Enter),
        &Press(KeyCode::Down),
        &Press(KeyCode::Enter),
        &Look(80, 24),
        &Press(KeyCode::Esc),
        &Look(80, 24),
    ])
    .await;
    let looks: Vec<_> = looks.iter().map(|look| title_and_choices(look)).collect();
    let titles: Vec<_> = looks.iter().map(|look| look.0.as_str()).collect();
    assert_eq!(titles, ["#1 step 0", "#1 step 2", "#1 step 1", "#1"]);
    let steps: Vec<_> = looks
        .iter()
        .map(|(_, choices)| ["Next", "Previous"].map(|word| choices.contains(word)))
        .collect();
    let expected = [[true, false], [false, true], [true, true], [false, false]];
    assert_eq!(steps, expected, "{looks:?}");
    assert!(looks[3].1.contains("Rematch"), "{looks:?}");
}

#[tokio::test]
async fn the_choices_of_the_question_which_game_answer_the_offer() {
    let looks = seen(&[
        &Type("anna: new tablut @bob first"),
        &Type("anna: !draw"),
        &Type("anna: new murus @bob first"),
        &Type("anna: #2 G5,NE"),
        &Type("anna: !draw #2"),
        &Type("bob: !accept"),
        &Press(KeyCode::Down),
        &Look(80, 40),
    ])
    .await;
    assert!(looks[0].contains("bob> accept #1"), "{}", looks[0]);
}
