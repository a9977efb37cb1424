//! Tests of the board, of sowing and of capturing (OH-1 to OH-8, OH-11, OH-A1, OH-A2).

use super::{after, arg, at, effects, moves, of_south, south, start};
use lusoria_games::games::ohojitxi::Options;
use lusoria_games::rules::{Arg, Fact, Seat, State, Turn, Viewable};
use lusoria_games::text_board::board_text;

#[test]
fn oh_1_four_stones_in_each_of_twelve_pits_and_south_begins() {
    let state = start("");
    assert_eq!(state.to_string(), "4,4,4,4,4,4/4,4,4,4,4,4/s/-,-");
    assert_eq!(state.turn(), Turn::Seat(Seat::First));
    assert_eq!(Seat::ALL.map(|seat| state.stones(seat)), [24, 24]);
}

#[test]
fn oh_1_the_board_is_that_of_the_rules_for_either_reader() {
    let state = at("", "1,2,3,4,5,9/11,2,3,4,1,3/n/-,-");
    let south = "\
2  [2]   [11] 1
3  [3]    [3] 6
4  [4]    [1] 5
  ===========
e  [5]    [4] d
f  [9]    [3] c
a  [1]    [2] b";
    let north = "\
2  [2]    [1] 1
3  [3]    [9] 6
4  [4]    [5] 5
  ===========
e  [1]    [4] d
f  [3]    [3] c
a [11]    [2] b";
    assert_eq!(board_text(&state.diagram(), Seat::First), south);
    assert_eq!(board_text(&state.diagram(), Seat::Second), north);
}

#[test]
fn oh_2_a_pit_is_sown_counter_clockwise_on_the_own_side_only() {
    let state = after(&start(""), &["d"]);
    assert_eq!(state.to_string(), "5,5,4,0,5,5/4,4,4,4,4,4/n/-,-");
    let state = after(&state, &["a"]);
    assert_eq!(state.to_string(), "5,5,4,0,5,5/0,5,5,5,5,4/s/-,-");
    assert_eq!(moves(&state), ["a", "b", "c", "e", "f"]);
}

#[test]
fn oh_3_the_start_pit_is_not_skipped() {
    let state = after(&south("", "0,6,0,1,0,0"), &["b"]);
    assert_eq!(state.pits(Seat::First), [1, 1, 1, 2, 1, 1]);
    let state = after(&south("", "0,7,0,1,0,0"), &["b"]);
    assert_eq!(state.pits(Seat::First), [1, 1, 2, 2, 1, 1]);
}

#[test]
fn oh_4_a_last_stone_that_makes_four_captures() {
    let state = south("", "3,3,3,1,2,0");
    let did = effects(&state, "e>2");
    assert_eq!(
        (did[0].id.as_ref(), did[1].id.as_ref()),
        ("sown", "captured")
    );
    assert_eq!(arg(&did[0], "pit"), &of_south("e"));
    assert_eq!(arg(&did[0], "last"), &of_south("a"));
    assert_eq!(arg(&did[1], "pits"), &of_south("a"));
    assert_eq!(arg(&did[1], "stones"), &Arg::Number(4));
    let after = after(&state, &["e>2"]);
    assert_eq!(after.pits(Seat::First), [0, 3, 3, 1, 0, 1]);
    assert_eq!(after.pits(Seat::Second), [0, 4, 0, 0, 0, 36]);
}

#[test]
fn oh_4_fours_right_before_it_are_captured_in_an_unbroken_chain() {
    let state = south("", "1,0,2,3,3,4");
    let did = effects(&state, "c3");
    assert_eq!(arg(&did[1], "pits"), &of_south("e, d"));
    assert_eq!(arg(&did[1], "stones"), &Arg::Number(8));
    let after = after(&state, &["c3"]);
    assert_eq!(
        after.pits(Seat::First),
        [1, 0, 0, 0, 0, 4],
        "f is behind the last stone"
    );
}

#[test]
fn oh_4_the_chain_runs_on_from_a_to_f() {
    let did = effects(&south("", "3,1,1,1,2,3"), "e1");
    assert_eq!(arg(&did[1], "pits"), &of_south("a, f"));
}

#[test]
fn oh_4_fours_behind_a_gap_stay() {
    let state = south("", "1,3,1,4,4,4");
    let did = effects(&state, "a1");
    assert_eq!(arg(&did[1], "pits"), &of_south("b"));
    let after = after(&state, &["a1"]);
    assert_eq!(
        after.pits(Seat::First),
        [0, 0, 1, 4, 4, 4],
        "a has just been lifted"
    );
}

#[test]
fn oh_4_a_four_made_on_the_way_captures_nothing() {
    let state = after(&south("", "2,3,1,0,0,4"), &["a"]);
    assert_eq!(state.pits(Seat::First), [0, 4, 2, 0, 0, 4]);
    assert_eq!(state.turn(), Turn::Seat(Seat::Second));
}

#[test]
fn oh_5_all_captured_stones_go_into_one_pit_empty_or_not() {
    let state = south("", "1,0,2,3,3,4");
    assert_eq!(
        moves(&state),
        [
            "a", "c>1", "c>2", "c>3", "c>4", "c>5", "c>6", "d", "e", "f>1", "f>2", "f>3", "f>4",
            "f>5", "f>6"
        ]
    );
    let empty = after(&state, &["c>1"]);
    assert_eq!(empty.pits(Seat::Second), [8, 0, 0, 0, 0, 35]);
    let full = after(&state, &["c>6"]);
    assert_eq!(full.pits(Seat::Second), [0, 0, 0, 0, 0, 43]);
}

#[test]
fn oh_a1_the_capturing_player_names_the_pit_as_he_counts_it() {
    let did = effects(&south("", "1,0,2,3,3,4"), "c3");
    assert_eq!(arg(&did[1], "seat"), &Arg::Seat(Seat::First));
    assert_eq!(arg(&did[1], "victim"), &Arg::Seat(Seat::Second));
    let target = &Arg::Seen(["3".to_owned(), "c".to_owned()]);
    assert_eq!(arg(&did[1], "target"), target, "North calls it c");
}

#[test]
fn oh_6_the_pit_of_the_own_capture_before_is_closed_however_long_ago() {
    let state = at("", "1,0,2,3,3,4/0,0,0,0,1,34/s/3,5");
    assert_eq!(
        moves(&state),
        [
            "a", "c>1", "c>2", "c>4", "c>5", "c>6", "d", "e", "f>1", "f>2", "f>4", "f>5", "f>6"
        ]
    );
    assert_eq!(
        after(&state, &["c>5"]).to_string(),
        "1,0,0,0,0,4/0,0,0,0,9,34/n/5,5"
    );
    let quiet = after(&state, &["a", "e", "b"]);
    assert!(
        quiet.to_string().ends_with("/n/3,5"),
        "{quiet}: kept without a capture"
    );
}

#[test]
fn oh_6_the_board_says_which_pit_is_closed() {
    let captions = |text: &str, position: &str| -> Vec<Fact> {
        let captions = at(text, position).diagram().captions.into_iter();
        captions.filter(|fact| fact.id == "barred").collect()
    };
    let south = captions("", "1,0,2,3,3,4/0,0,0,0,1,34/s/3,5");
    let target = &Arg::Seen(["3".to_owned(), "c".to_owned()]);
    assert_eq!(arg(&south[0], "target"), target);
    assert_eq!(arg(&south[0], "seat"), &Arg::Seat(Seat::First));
    assert!(captions("", "1,0,2,3,3,4/0,0,0,0,1,34/s/-,5").is_empty());
    assert!(captions("target=free", "1,0,2,3,3,4/0,0,0,0,1,34/s/3,5").is_empty());
}

#[test]
fn oh_a2_with_free_targets_the_same_pit_may_be_chosen_again() {
    let state = at("target=free", "1,0,2,3,3,4/0,0,0,0,1,34/s/3,5");
    assert_eq!(
        after(&state, &["c>3"]).to_string(),
        "1,0,0,0,0,4/0,0,8,0,1,34/n/3,5"
    );
}

#[test]
fn oh_7_the_chosen_pit_gains_stones_and_nothing_else_happens() {
    let state = after(&south("", "3,3,3,1,2,0"), &["e>1"]);
    assert_eq!(
        state.pits(Seat::Second)[0],
        4,
        "a four that captures nothing"
    );
    assert_eq!(state.stones(Seat::Second), 40);
    assert_eq!(state.turn(), Turn::Seat(Seat::Second));
}

#[test]
fn oh_8_a_capture_ends_the_turn() {
    let state = after(&south("", "1,0,2,3,3,4"), &["c>1"]);
    assert_eq!(state.turn(), Turn::Seat(Seat::Second));
    assert_eq!(state.pits(Seat::First)[5], 4, "the four in f waits");
}

#[test]
fn oh_11_eight_pits_each_and_still_fours() {
    let state = start("pits=8");
    assert_eq!(state.to_string(), "4,4,4,4,4,4,4,4/4,4,4,4,4,4,4,4/s/-,-");
    assert_eq!(
        after(&state, &["f"]).pits(Seat::First),
        [5, 5, 4, 4, 4, 0, 5, 5]
    );
    let text = "\
2 [4]   [4] 1
3 [4]   [4] 8
4 [4]   [4] 7
5 [4]   [4] 6
  =========
f [4]   [4] e
g [4]   [4] d
h [4]   [4] c
a [4]   [4] b";
    assert_eq!(board_text(&state.diagram(), Seat::Second), text);
    let chain = south("pits=8", "3,3,0,0,0,0,0,2");
    assert_eq!(moves(&chain), ["a", "b", "h"], "h wins: no target");
    let chain = south("pits=8", "3,3,0,5,0,0,0,2");
    assert_eq!(after(&chain, &["h>8"]).pits(Seat::Second)[7], 64 - 13 + 8);
}

#[test]
fn options_print_only_what_differs_in_one_order() {
    let round = |text: &str| text.parse::<Options>().map(|options| options.to_string());
    assert_eq!(round("pits=6,target=other,limit=none").unwrap(), "");
    let all = "pits=8,target=free,limit=120";
    assert_eq!(round("limit=120 target=free pits=8").unwrap(), all);
    assert_eq!(round(all).unwrap(), all);
    assert_eq!(round("limit=120,limit=none").unwrap(), "");
    for bad in [
        "pits=7",
        "pits",
        "target=3",
        "limit=0",
        "limit=10001",
        "limit",
        "rounds=2",
    ] {
        assert!(round(bad).is_err(), "{bad}");
    }
}
