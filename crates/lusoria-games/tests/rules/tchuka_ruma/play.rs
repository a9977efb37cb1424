//! Tests of the board, of a choice with its laps, and of the end (TR-1 to TR-9).

use super::{after, arg, at, effects, start};
use crate::play::legal;
use lusoria_games::games::tchuka_ruma::{Options, Ply};
use lusoria_games::rules::{Arg, Outcome, Seat, State, Turn, Viewable};
use lusoria_games::text_board::board_text;

const WON: Turn = Turn::Over(Outcome::Win(Seat::First));
const LOST: Turn = Turn::Over(Outcome::Win(Seat::Second));

#[test]
fn tr_1_four_pits_of_two_stones_and_an_empty_ruma() {
    let state = start("");
    assert_eq!(state.to_string(), "2,2,2,2/0");
    assert_eq!(state.turn(), Turn::Seat(Seat::First));
    assert_eq!(start("pits=7,stones=3").to_string(), "3,3,3,3,3,3,3/0");
    assert_eq!(
        board_text(&state.diagram(), Seat::First),
        "a b c d\n2 2 2 2   0 ruma"
    );
}

#[test]
fn tr_1_the_widest_board_fits_a_phone() {
    let state = at("pits=10,stones=7", "70,0,0,0,0,0,0,0,0,0/0");
    for line in board_text(&state.diagram(), Seat::First).lines() {
        assert!(line.chars().count() <= 37, "{line}");
    }
}

#[test]
fn tr_2_any_pit_with_stones_may_be_chosen_and_never_the_ruma() {
    let state = at("", "2,0,1,0/5");
    assert_eq!(legal(&state), [Ply(0), Ply(2)]);
}

#[test]
fn tr_2_sowing_runs_from_left_to_right_through_the_ruma_and_on_from_a() {
    let state = after(&at("", "0,1,0,2/5"), "d");
    assert_eq!(state.to_string(), "1,1,0,0/6/lost");
    let state = after(&at("", "3,0,0,0/5"), "a");
    assert_eq!(state.to_string(), "0,1,1,1/5/lost");
}

#[test]
fn tr_3_the_last_stone_in_the_ruma_gives_another_choice() {
    let state = after(&start(""), "c");
    assert_eq!(state.to_string(), "2,2,0,3/1");
    assert_eq!(state.turn(), Turn::Seat(Seat::First));
    assert_eq!(legal(&state), [Ply(0), Ply(1), Ply(3)]);
}

#[test]
fn tr_4_the_last_stone_among_others_is_sown_on_with_them() {
    let state = after(&start(""), "c");
    let did = effects(&state, "d");
    assert_eq!(did.len(), 1);
    assert_eq!(did[0].id, "to-ruma");
    assert_eq!(arg(&did[0], "path"), &Arg::Text("d > b".into()));
    assert_eq!(arg(&did[0], "laps"), &Arg::Number(2));
    assert_eq!(arg(&did[0], "ruma"), &Arg::Number(3));
    assert_eq!(after(&state, "d").to_string(), "3,0,1,1/3");
}

#[test]
fn tr_5_the_last_stone_in_an_empty_pit_loses() {
    for (letter, path, pit) in [
        ("a", "a > c", "a"),
        ("b", "b > d", "c"),
        ("d", "d > a", "c"),
    ] {
        let state = after(&start(""), letter);
        assert_eq!(state.turn(), LOST, "{letter}");
        let did = effects(&start(""), letter);
        assert_eq!(
            (did[0].id.as_ref(), did[1].id.as_ref()),
            ("to-empty", "lost")
        );
        assert_eq!(arg(&did[0], "path"), &Arg::Text(path.into()));
        let fell = match arg(&did[0], "pit") {
            Arg::Text(fell) => fell.clone(),
            other => panic!("{other:?}"),
        };
        let place = usize::from(fell.as_bytes()[0] - b'a');
        assert_eq!(state.pits()[place], 1, "{letter}: {state}, not {pit}");
        assert!(legal(&state).is_empty());
    }
}

#[test]
fn tr_6_the_only_solution_of_the_usual_layout_wins() {
    let steps = [
        "2,2,0,3/1",
        "3,0,1,1/3",
        "0,1,1,1/5",
        "0,1,1,0/6",
        "0,0,0,1/7",
        "0,0,0,0/8",
    ];
    let mut state = start("");
    for (letter, text) in "cdcdbd".chars().zip(steps) {
        assert_eq!(state.turn(), Turn::Seat(Seat::First));
        state = after(&state, &letter.to_string());
        assert_eq!(state.to_string(), text);
    }
    assert_eq!(state.turn(), WON);
    let did = effects(&start(""), "cdcdbd");
    assert_eq!(did[1].id, "won");
    assert_eq!(arg(&did[1], "of"), &Arg::Number(8));
}

#[test]
fn tr_7_a_pit_that_ends_in_itself_loses_at_once() {
    let state = at("", "0,0,0,5/3");
    assert_eq!(after(&state, "d").to_string(), "1,1,1,1/4/lost");
    assert_eq!(arg(&effects(&state, "d")[0], "pit"), &Arg::Text("d".into()));
}

#[test]
fn cm_4_a_pit_that_ends_in_itself_the_second_time_round_is_not_empty() {
    let state = at("pits=2,stones=3", "6,0/0");
    let did = effects(&state, "a");
    assert_eq!(arg(&did[0], "path"), &Arg::Text("a > a".into()));
    assert_eq!(after(&state, "a").to_string(), "0,3/3");
}

#[test]
fn tr_8_no_sowing_is_endless() {
    for pits in 2..=10 {
        for stones in 1..=7 {
            for origin in ["empty", "occupied"] {
                let state = start(&format!("pits={pits},stones={stones},origin={origin}"));
                for choice in legal(&state) {
                    let mut state = state;
                    state.play(choice, &mut ());
                    assert!(state.ruma() > 0 || state.turn() == LOST, "{state}");
                }
            }
        }
    }
}

#[test]
fn tr_8_a_long_sowing_is_told_by_its_first_twelve_laps() {
    let state = start("pits=10,stones=6,origin=occupied");
    let longest = legal(&state).into_iter().map(|choice| {
        let mut facts = Vec::new();
        let mut state = state;
        state.play(choice, &mut facts);
        facts.swap_remove(0)
    });
    let number = |fact: &_, key| match arg(fact, key) {
        Arg::Number(n) => *n,
        other => panic!("{other:?}"),
    };
    let fact = longest.max_by_key(|fact| number(fact, "laps")).unwrap();
    let Arg::Text(path) = arg(&fact, "path") else {
        panic!("{fact:?}");
    };
    assert!(number(&fact, "laps") > 12, "{fact:?}");
    assert_eq!(path.split(" > ").count(), 12);
    assert_eq!(number(&fact, "more"), number(&fact, "laps") - 12);
}

#[test]
fn tr_9_a_loss_tells_the_stones_in_the_ruma_and_what_was_possible() {
    let lost = |options: &str, letters: &str| {
        let facts = effects(&start(options), letters);
        ["ruma", "of", "most"].map(|key| arg(&facts[1], key).clone())
    };
    let numbers = |numbers: [i64; 3]| numbers.map(Arg::Number);
    assert_eq!(lost("", "a"), numbers([1, 8, 0]));
    assert_eq!(lost("", "cda"), numbers([4, 8, 0]));
    assert_eq!(lost("stones=1", "a")[1..], numbers([0, 4, 3])[1..]);
    let score = after(&start(""), "a").diagram().captions;
    assert_eq!(score[0].id, "ruma");
    assert_eq!(arg(&score[0], "count"), &Arg::Number(1));
}

#[test]
fn tr_9_nobody_is_told_that_more_than_is_there_was_impossible() {
    let state = at("stones=1", "0,0,1,0/3");
    assert_eq!(
        arg(&effects(&at("stones=5", "1,0,0,1/18"), "a")[1], "most"),
        &Arg::Number(0)
    );
    assert_eq!(after(&state, "c").turn(), LOST);
}

#[test]
fn tr_a1_the_start_pit_counts_as_occupied_if_that_is_chosen() {
    let state = at("origin=occupied", "0,0,0,5/3");
    let did = effects(&state, "d");
    assert_eq!(arg(&did[0], "path"), &Arg::Text("d > d".into()));
    assert_eq!(after(&state, "d").to_string(), "1,1,1,0/5");
    let four_by_five = start("stones=5,origin=occupied");
    assert_eq!(after(&four_by_five, "bdddbddbd").turn(), WON);
    let by_the_rules = start("stones=5");
    assert_eq!(legal(&by_the_rules).len(), 4);
    for choice in legal(&by_the_rules) {
        assert_eq!(after(&by_the_rules, &choice.to_string()).turn(), LOST);
    }
}

#[test]
fn tr_a2_two_to_ten_pits_of_one_to_seven_stones() {
    for (text, good) in [
        ("pits=1", false),
        ("pits=2", true),
        ("pits=10", true),
        ("pits=11", false),
        ("stones=0", false),
        ("stones=1", true),
        ("stones=7", true),
        ("stones=8", false),
        ("stones", false),
        ("origin=full", false),
        ("wegue=weak", false),
    ] {
        assert_eq!(text.parse::<Options>().is_ok(), good, "{text}");
    }
    let round = |text: &str| text.parse::<Options>().unwrap().to_string();
    assert_eq!(round("stones=2,pits=4,origin=empty"), "");
    let all = "pits=6,stones=4,origin=occupied";
    assert_eq!(round("origin=occupied stones=4 pits=6"), all);
    assert_eq!(round(all), all);
}

#[test]
fn tr_a3_all_stones_in_the_ruma_win_and_nothing_less() {
    assert_eq!(at("stones=1", "0,0,0,0/4").turn(), WON);
    assert_eq!(at("stones=1", "0,0,0,1/3").turn(), Turn::Seat(Seat::First));
}
