//! The position editor through the real service: its tools, the slots, the forms of position texts, and a game from the editor's
//! position.

use crate::house::House;
use lusoria::locales::{Lang, fixed_sentence};

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
    let saved = told(&house, "!edit save 3").await;
    assert!(saved.contains("Saved: XII Scripta, slot 3."), "{saved}");
    told(&house, "!edit clear").await;
    let again = told(&house, "!edit load 3").await;
    assert!(again.contains("_ _ _ _ _ 2   _ _ _ _ _ _"), "{again}");
    let text = told(&house, "!edit export").await;
    assert!(text.contains("6=2;1;0;0/"), "{text}");
    let begun = told(&house, "!edit play @bob first").await;
    assert!(begun.contains("from a position set up by hand"), "{begun}");
    assert!(begun.contains("_ _ _ _ _ 2   _ _ _ _ _ _"), "{begun}");
    let record = told(&house, "!export").await;
    assert!(
        record.contains("game: xii_scripta(pieces=3)@6=2;1;0;0/"),
        "{record}"
    );
}

/// Types the example that the option `tool` of Discord's slash command shows in its description. No other test types it.
#[tokio::test]
async fn the_example_of_the_slash_command_works() {
    let house = House::new().await;
    for lang in Lang::ALL {
        told(&house, "!edit tablut").await;
        let about = fixed_sentence(lang, "option-tool");
        let words: Vec<_> = about.rsplitn(4, ' ').collect();
        let [content, place, tool, _] = words[..] else {
            panic!("{about}");
        };
        let board = told(&house, &format!("!edit {tool} {place} {content}")).await;
        assert!(board.contains("5 B B W W W W W B B 5"), "{about}: {board}");
        told(&house, "!edit reset").await;
    }
}

#[tokio::test]
async fn the_cursor_goes_over_ten_slots_and_not_round() {
    let house = House::new().await;
    let first = told(&house, "!edit scripta").await;
    assert!(first.contains("Slot 0"), "{first}");
    let before = house.say("anna", "!edit prev").await;
    assert_eq!(before.refused(), ["edit-end-of-slots"]);
    for slot in [1, 2, 3, 4, 5, 6, 7, 8, 9] {
        let shown = told(&house, "!edit next").await;
        assert!(shown.contains(&format!("Slot {slot}")), "{shown}");
    }
    let behind = house.say("anna", "!edit next").await;
    assert_eq!(behind.refused(), ["edit-end-of-slots"]);
}

/// The row of the board that has White's soldier on e4.
const E4: &str = "4 B . . . W . . . B 4";

#[tokio::test]
async fn whatever_takes_a_position_away_can_be_undone_several_steps_back() {
    let house = House::new().await;
    let lines = [
        "!edit clear",
        "!edit reset",
        "!edit next",
        "!edit import OOOWOOOOO",
        "!edit scripta",
    ];
    for line in lines {
        told(&house, "!edit tablut").await;
        let moved = told(&house, "!edit move e4 f4").await;
        assert!(moved.contains("4 B . . . . W . . B 4"), "{moved}");
        let said = house.say("anna", line).await;
        if said.refused().is_empty() {
            let gone = &said.reply().text;
            assert!(gone.contains("`!edit undo` brings back"), "{line}: {gone}");
            let back = told(&house, "!edit undo").await;
            assert!(back.contains("4 B . . . . W . . B 4"), "{line}: {back}");
        }
        assert!(told(&house, "!edit undo").await.contains(E4));
    }
}

#[tokio::test]
async fn next_and_previous_keep_what_was_not_saved() {
    let house = House::new().await;
    told(&house, "!edit tablut").await;
    told(&house, "!edit move e4 f4").await;
    told(&house, "!edit next").await;
    assert!(told(&house, "!edit prev").await.contains(E4));
    told(&house, "!edit undo").await;
    let back = told(&house, "!edit undo").await;
    assert!(back.contains("4 B . . . . W . . B 4"), "{back}");
}

#[tokio::test]
async fn clear_with_places_clears_those_and_nothing_else() {
    let house = House::new().await;
    told(&house, "!edit tablut").await;
    let cleared = told(&house, "!edit clear e3, e4").await;
    assert!(cleared.contains("3 * . . . . . . . * 3"), "{cleared}");
    assert!(cleared.contains("4 B . . . . . . . B 4"), "{cleared}");
    assert!(cleared.contains("5 B B W W K W W B B 5"), "{cleared}");
    let nowhere = house.say("anna", "!edit clear e10").await;
    assert_eq!(nowhere.refused(), ["edit-no-place"]);
    let empty = told(&house, "!edit clear").await;
    assert!(empty.contains("White: no king and no soldiers"), "{empty}");
    assert!(
        empty.contains("Nobody can play from here yet. There is no king"),
        "{empty}"
    );
}

#[tokio::test]
async fn a_slot_that_was_overwritten_or_forgotten_comes_back_too() {
    let house = House::new().await;
    told(&house, "!edit tablut").await;
    told(&house, "!edit save 2").await;
    told(&house, "!edit move e4 f4").await;
    told(&house, "!edit save 2").await;
    told(&house, "!edit forget 2").await;
    let empty = house.say("anna", "!edit load 2").await;
    assert_eq!(empty.refused(), ["edit-empty-slot"]);
    told(&house, "!edit undo").await;
    told(&house, "!edit undo").await;
    assert!(told(&house, "!edit load 2").await.contains(E4));
}

#[tokio::test]
async fn an_editor_keeps_little_however_much_is_done_with_it() {
    let house = House::new().await;
    told(&house, "!edit tablut").await;
    for _ in 0..15 {
        told(&house, "!edit move e4 f4\n!edit move f4 e4").await;
    }
    let mut undone = 0;
    while house.say("anna", "!edit undo").await.refused().is_empty() {
        undone += 1;
    }
    assert_eq!(undone, 12);
}

#[tokio::test]
async fn an_editor_is_a_persons_own_and_survives_a_restart() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("editor.db");
    let house = House::at(&path).await;
    told(&house, "!edit scripta").await;
    told(&house, "!edit set 12 15").await;
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

/// A position as the Bologna server prints it, between the fences of a code block. White can capture on d3 by e4-e3.
const GRID: &str = "```
OOOOOOOOO
OOOOOOOOO
OOWBOOOOO
OOOOWOOOO
OOOOKOOOO
OOOOOOOOO
OOOOOOOOO
OOOOOOOOO
OOOOBOOOO
-
W
```";

/// What the board shows of row 3 before and after the capture.
const ROW_3: [&str; 2] = ["3 * . W B . . . . *", "3 * . W . W . . . *"];

#[tokio::test]
async fn the_seeds_editor_of_tablut_puts_any_piece_anywhere() {
    let house = House::new().await;
    let empty = told(&house, "!edit tablut\n!edit clear\n!edit").await;
    assert!(
        empty.contains("There is no king on the board"),
        "why not: {empty}"
    );
    let set = told(&house, "!edit set e5 king\n!edit set c3, G7 white").await;
    assert!(set.contains("3 * . W . . . . . *"), "{set}");
    assert!(!set.contains("Nobody can play from here"), "{set}");
    let camped = told(&house, "!edit move c3 d1").await;
    assert!(
        camped.contains("White may not stand in a camp: d1"),
        "{camped}"
    );
    let rules = house.say("anna", "!edit rules on").await;
    assert_eq!(rules.refused(), ["law-white-in-camp"]);
    let play = house.say("anna", "!edit play @bob").await;
    assert_eq!(play.refused(), ["law-white-in-camp"]);
    let nobody = house.say("anna", "!edit set c3 queen").await;
    assert_eq!(nobody.refused(), ["edit-no-content"]);
    let nowhere = house.say("anna", "!edit set j5 W").await;
    assert_eq!(nowhere.refused(), ["edit-no-place"]);
    let kept = told(&house, "!edit export").await;
    let line = format!(
        "OOOW{}K{}W{}W",
        "O".repeat(36),
        "O".repeat(19),
        "O".repeat(20)
    );
    assert!(kept.contains(&line), "{kept}");
}

#[tokio::test]
async fn a_tablut_grid_is_imported_and_played_on_against_someone() {
    let house = House::new().await;
    told(&house, "!edit tablut").await;
    let read = told(&house, &format!("!edit import {GRID}")).await;
    assert!(read.contains(ROW_3[0]), "{read}");
    let json = told(&house, "!edit export json").await;
    assert!(
        json.contains(r#"{"board":[["EMPTY","#) && json.contains(r#""turn":"WHITE"}"#),
        "{json}"
    );
    told(&house, "!edit save 4").await;
    told(&house, "!edit reset").await;
    let start = told(&house, "!edit next\n!edit prev").await;
    assert!(start.contains("Slot 0"), "{start}");
    told(&house, "!edit load 4\n!edit rules on").await;
    let refused = house.say("anna", "!edit move e4 f7").await;
    assert_eq!(refused.refused(), ["not-straight"]);
    let captured = told(&house, "!edit move e4 e3").await;
    assert!(captured.contains(ROW_3[1]), "{captured}");
    assert!(captured.contains("To move: Black"), "{captured}");
    let begun = told(&house, "!edit play @bob second").await;
    assert!(begun.contains("anna, your turn"), "{begun}");
    assert!(begun.contains("3 * . . . W . W . * 3"), "turned: {begun}");
    let record = told(&house, "!export").await;
    let rest = "O".repeat(9);
    let line = format!("{rest}{rest}OOWOWOOOO{rest}OOOOKOOOO{rest}{rest}{rest}OOOOBOOOOB");
    assert!(record.contains(&format!("game: tablut@{line}")), "{record}");
    let again = told(&house, &format!("!edit import\n{json}")).await;
    assert!(again.contains(ROW_3[0]), "{again}");
}

/// The host draws dice and lots from full bags. If the bag of the position missed what the host draws, the game would wait for ever.
#[tokio::test]
async fn a_game_from_a_position_begins_with_full_bags() {
    for (game, position, ply) in [
        (
            "gabata zero=random,rounds=3",
            "3,3,0,0,0,0,0,0,0/3,3,3,3,3,3,3,3,3/0,21/s/s/3/-,-/ci,abcdefghi",
            "lot:",
        ),
        (
            "scripta pieces=3",
            "-;3;0;0/-;3;0;0/-/1.1.1.0.0.0,5.5.5.5.5.5/I",
            "roll:",
        ),
    ] {
        let house = House::new().await;
        told(&house, &format!("!edit {game}")).await;
        told(&house, &format!("!edit import {position}")).await;
        let begun = told(&house, "!edit play @bob first").await;
        assert!(begun.contains("verify"), "{begun}");
        let log = house.log(1).await;
        assert!(log[0].starts_with(ply), "{log:?}");
        house.play(&["anna: !yield"]).await;
        let verdict = told(&house, "!verify").await;
        assert!(verdict.contains("promised at the start"), "{verdict}");
    }
}

/// The lot of the second round is drawn as soon as the round is dealt. The message about the first turn of the round tells it.
#[tokio::test]
async fn the_lot_of_a_later_round_is_told_with_the_turn_it_begins() {
    let house = House::new().await;
    told(&house, "!edit gabata zero=random,rounds=2").await;
    let last = "1,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0/26,27/s/s/1/c,c";
    told(&house, &format!("!edit import {last}")).await;
    told(&house, "!edit play @bob first").await;
    let turn = told(&house, "a").await;
    assert!(turn.contains("\nRound 2 is dealt, bob opens it."), "{turn}");
    assert!(turn.contains("The lot for the zero sowing is"), "{turn}");
    assert!(turn.contains("bob, your turn"), "{turn}");
}

#[tokio::test]
async fn the_places_of_a_board_are_named_as_it_shows_them() {
    let house = House::new().await;
    let shown = told(&house, "!edit ohojitxi").await;
    assert!(shown.contains("Places: a–f 1–6."), "{shown}");
    let shown = told(&house, "!edit set 6 3").await;
    assert!(shown.contains("Editor:"), "{shown}");
    let none = house.say("anna", "!edit set 7 3").await;
    assert!(
        none.reply().text.contains("Its places: a–f 1–6."),
        "{none:?}"
    );
    let larger = told(&house, "!edit ohojitxi pits=8").await;
    assert!(larger.contains("Places: a–h 1–8."), "{larger}");
}

#[tokio::test]
async fn pieces_that_a_player_has_not_got_are_refused_for_that() {
    let house = House::new().await;
    told(&house, "!edit scripta").await;
    told(&house, "!edit set 1 15").await;
    let none = house.say("anna", "!edit set 2 2").await;
    let text = &none.reply().text;
    assert!(
        text.contains("Player I has no piece left: all 15 are placed."),
        "{text}"
    );
    told(&house, "!edit set 1 14").await;
    let few = house.say("anna", "!edit set 2 2").await;
    let text = &few.reply().text;
    assert!(
        text.contains("Player I has only 1 piece left of 15."),
        "{text}"
    );
}

#[tokio::test]
async fn a_slot_that_was_emptied_is_said_to_be_empty_and_a_lone_form_is_named() {
    let house = House::new().await;
    told(&house, "!edit scripta").await;
    told(&house, "!edit save 3").await;
    assert_eq!(told(&house, "!edit forget 3").await, "Slot 3 is empty now.");
    let form = house.say("anna", "!edit export xx").await;
    let text = &form.reply().text;
    assert_eq!(text, "This game has no form `xx`. It has one: `line`.");
}

#[tokio::test]
async fn what_was_saved_stays_saved_whatever_is_undone() {
    let house = House::new().await;
    for line in ["tablut", "move e4 f4", "save 2", "undo", "clear"] {
        told(&house, &format!("!edit {line}")).await;
    }
    let back = told(&house, "!edit load 2").await;
    assert!(back.contains("4 B . . . . W . . B 4"), "{back}");
}

/// A store has a name in each language. Also, the moves that the editor lists are not marked as text to be typed: somebody who typed one
/// would play it in a game.
#[tokio::test]
async fn a_store_is_named_in_the_language_of_the_room() {
    let house = House::new().await;
    for (lang, store) in [
        ("cs", "sklad"),
        ("it", "granaio"),
        ("ru", "амбар"),
        ("en", "store"),
    ] {
        house.manage(&format!("!lang {lang}")).await;
        let upper = store.to_uppercase();
        let shown = house.say("anna", "!edit afrika").await;
        let text = &shown.reply().text;
        assert!(text.contains(&format!("{store} {upper}")), "{shown:?}");
        let set = house.say("anna", &format!("!edit set {upper} 5")).await;
        assert!(set.refused().is_empty(), "{set:?}");
    }
    let moves = house
        .say("anna", "!edit tablut\n!edit rules on\n!edit hint e4")
        .await;
    let text = &moves.replies.last().unwrap().text;
    assert!(text.contains("e4-f4") && !text.contains("`e4"), "{moves:?}");
}
