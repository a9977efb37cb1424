//! Tests of the zero sowing, of a turn and of its captures (GA-2 to GA-17, CM-1 to CM-8).

use super::{ENDLESS, after, arg, at, effects, ids, moves, number, play, text, worked};
use lusoria_games::games::gabata::{Gabata, Options};
use lusoria_games::kit::three_rows;
use lusoria_games::rules::{Arg, Outcome, Seat, State, Turn};

const START: &str = "3,3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,3,3/0,0/s";

fn start() -> Gabata {
    Gabata::start(&Options::default())
}

#[test]
fn ga_1_three_stones_in_each_pit_and_south_leads() {
    assert_eq!(start().to_string(), START);
    assert_eq!(start().turn(), Turn::Seat(Seat::First));
    assert_eq!(start().round(), (1, Seat::First));
}

#[test]
fn ga_2_the_zero_sowing_takes_nothing_and_says_who_moves_first() {
    let mut state = start();
    let facts = play(&mut state, &["zero c", "zero d"]);
    assert_eq!(ids(&facts), ["named", "raced", "raced", "race-won"]);
    assert_eq!(state.stores(), [0, 0]);
    let Arg::Seat(first) = arg(&facts[3], "seat") else {
        panic!("{facts:?}")
    };
    assert_eq!(state.turn(), Turn::Seat(*first));
    assert_eq!(
        arg(&facts[1], "seat"),
        &Arg::Seat(*first),
        "who is done first is told first"
    );
}

#[test]
fn ga_3_the_leader_names_a_pit_then_the_other_player() {
    let state = start();
    assert_eq!(
        moves(&state),
        "zero:a zero:b zero:c zero:d zero:e zero:f zero:g zero:h zero:i"
    );
    let state = after(&state, &["c"]);
    assert_eq!(state.turn(), Turn::Seat(Seat::Second));
    assert_eq!(
        state.to_string(),
        format!("{}/s/1/c,-", START.replace("/s", "/n"))
    );
    assert!(!after(&state, &["c"]).zero_open());
}

#[test]
fn ga_3_a_pit_lifted_for_the_next_lap_is_empty_for_the_other_player() {
    // South sows from a to e, and lifts e. North sows from i to South's e, which South has just emptied; so North's sowing ends there.
    let state = at("", "4,0,0,0,1,0,0,0,0/0,0,0,0,0,0,0,0,5/20,24/n/s/1/a,-");
    let facts = effects(&state, "zero i");
    assert_eq!(text(&facts[1], "path"), "i5 > E");
    assert_eq!(arg(&facts[1], "seat"), &Arg::Seat(Seat::Second));
    assert_eq!(
        text(&facts[2], "path"),
        "a4 > e2 > g",
        "it goes on from there with two"
    );
}

#[test]
fn ga_4_the_same_letter_for_both_gives_nine_mirrored_openings_and_the_leader_is_done_first() {
    for letter in "abcdefghi".chars() {
        let letter = letter.to_string();
        let state = after(&start(), &[&letter, &letter]);
        assert_eq!(state.pits()[..9], state.pits()[9..], "{letter}");
        assert_eq!(state.turn(), Turn::Seat(Seat::First), "{letter}");
    }
    let mut state = start();
    let facts = play(&mut state, &["a", "a"]);
    assert_eq!(state.pits()[..9], [1, 5, 0, 1, 5, 5, 5, 1, 4]);
    for fact in &facts[1..3] {
        assert_eq!(text(fact, "path"), "a3 > d4 > h4 > C5 > H");
    }
}

#[test]
fn ga_5_the_race_ends_after_every_deal() {
    let mut races = 0;
    for (first, mirror) in (1..54).flat_map(|first| [(first, false), (first, true)]) {
        let dealt = three_rows::deal([first, 54 - first], mirror);
        let options = if mirror { "redeal=mirror" } else { "" };
        for leader in ["s", "n"] {
            let side = |from: usize| {
                dealt.pits[from..from + 9]
                    .iter()
                    .map(ToString::to_string)
                    .collect::<Vec<_>>()
                    .join(",")
            };
            let [stored, kept] = dealt.stores;
            let state = at(
                options,
                &format!(
                    "{}/{}/{stored},{kept}/{leader}/{leader}/2/-,-",
                    side(0),
                    side(9)
                ),
            );
            for named in crate::play::legal(&state) {
                let state = after(&state, &[&named.to_string()]);
                for answer in crate::play::legal(&state) {
                    let facts = effects(&state, &answer.to_string());
                    assert!(
                        facts.iter().any(|fact| fact.id == "race-won"),
                        "{state} {answer}"
                    );
                    assert!(
                        !ids(&facts).contains(&"swept"),
                        "GA-14 never happens after a deal"
                    );
                    races += 1;
                }
            }
        }
    }
    assert_eq!(
        races, 7_956,
        "8280 with the even deal counted for either side"
    );
}

#[test]
fn ga_6_a_turn_is_a_relay_sowing_of_an_own_pit() {
    let state = at("", "0,2,0,1,0,0,0,0,0/1,1,1,0,0,0,0,0,1/24,23/s/s/1/a,a");
    assert_eq!(moves(&state), "b d");
    let facts = effects(&state, "b");
    assert_eq!(
        text(&facts[0], "path"),
        "b2 > d2 > f x1 > g",
        "on stones it goes on, in an empty pit it ends"
    );
}

#[test]
fn ga_7_the_last_stone_in_an_empty_pit_takes_the_opponents_stones_in_its_column() {
    let facts = effects(&worked(), "a");
    assert_eq!(
        ids(&facts),
        ["sown", "captured", "swept", "round-won"],
        "{facts:?}"
    );
    assert_eq!(text(&facts[0], "path"), "a1 > b x5 > c x4 > d3 > g x1 > h");
    assert_eq!(number(&facts[1], "count"), 10);
    let state = after(&worked(), &["a"]);
    assert_eq!(state.stores(), [33, 21]);
    assert_eq!(state.turn(), Turn::Over(Outcome::Win(Seat::First)));
}

/// The letters of the opponent's pits that South captures when South's last stone falls into this pit.
fn looted(pit: usize) -> String {
    let looted = three_rows::opposite(pit, Seat::First)
        .into_iter()
        .filter(|&enemy| enemy != pit);
    let mut names: Vec<char> = looted
        .map(|enemy| three_rows::letter(enemy, Seat::First))
        .collect();
    names.sort_unstable();
    names.dedup();
    names.into_iter().collect()
}

#[test]
fn ga_8_the_pits_looted_from_each_pit() {
    let table = [
        ("a", "FG"),
        ("b", "EH"),
        ("c", "DI"),
        ("d", "C"),
        ("e", "B"),
        ("f", "A"),
        ("g", "A"),
        ("h", "B"),
        ("i", "C"),
        ("A", ""),
        ("B", ""),
        ("C", ""),
        ("D", "I"),
        ("E", "H"),
        ("F", "G"),
        ("G", "F"),
        ("H", "E"),
        ("I", "D"),
    ];
    for (pit, (name, enemies)) in table.into_iter().enumerate() {
        assert_eq!(three_rows::letter(pit, Seat::First).to_string(), name);
        assert_eq!(looted(pit), enemies, "{name}");
        let [own, turned] = [Seat::First, Seat::Second].map(|seat| {
            let pit = (pit + 9 * seat.index()) % 18;
            three_rows::opposite(pit, seat).map(|enemy| three_rows::letter(enemy, seat))
        });
        assert_eq!(own, turned, "TB-1: the board is the same for both");
    }
}

#[test]
fn ga_8_from_an_enemy_pit_the_other_one_of_its_column_is_taken() {
    let state = at("", "0,0,0,0,0,0,0,0,4/1,1,1,0,0,0,0,0,7/20,20/s/s/1/a,a");
    let facts = effects(&state, "i");
    assert_eq!(text(&facts[0], "path"), "i4 > D x7 > E");
}

#[test]
fn ga_9_nothing_taken_ends_the_turn_and_the_stone_stays() {
    let state = after(
        &at("", "2,0,0,0,0,0,0,0,0/5,5,0,0,0,0,0,0,0/20,22/s/s/1/a,a"),
        &["a"],
    );
    assert_eq!(state.pits()[..3], [0, 1, 1]);
    assert_eq!(state.turn(), Turn::Seat(Seat::Second));
}

#[test]
fn ga_10_the_capturing_stone_goes_on_without_limit() {
    let state = at("", "1,0,0,0,0,0,0,0,0/1,1,1,1,1,1,1,1,1/20,24/s/s/1/a,a");
    let facts = effects(&state, "a");
    assert_eq!(
        text(&facts[0], "path"),
        "a1 > b x2 > c x2 > d x1 > e x1 > f x1 > g"
    );
    let state = after(&state, &["a"]);
    assert_eq!(
        state.pits()[6],
        1,
        "nothing is left for g to take: A is gone"
    );
}

#[test]
fn ga_11_the_capturing_stone_is_not_stored() {
    let state = after(
        &at("", "1,0,0,0,0,0,0,0,0/1,0,0,0,1,0,0,1,0/27,23/s/s/1/a,a"),
        &["a"],
    );
    assert_eq!(state.stores(), [29, 23]);
    assert_eq!(state.pits()[2], 1);
}

#[test]
fn ga_12_own_stones_in_the_column_are_never_taken() {
    let state = after(
        &at("", "0,1,0,4,0,0,0,0,5/1,0,1,1,0,0,0,0,0/20,21/s/s/1/a,a"),
        &["b"],
    );
    // The stone that falls into c captures D. South's pit d holds stones, so it is sown next: its last stone falls into h and
    // captures nothing.
    assert_eq!(state.stores(), [21, 21]);
    assert_eq!(state.pits().iter().sum::<u8>(), 12);
}

#[test]
fn ga_13_a_player_to_move_without_stones_loses_all_that_is_left() {
    let facts = effects(&worked(), "a");
    assert_eq!(number(&facts[2], "count"), 3);
    assert_eq!(arg(&facts[2], "seat"), &Arg::Seat(Seat::First));
    assert_eq!(arg(&facts[2], "stuck"), &Arg::Seat(Seat::Second));
}

#[test]
fn ga_14_also_right_after_the_zero_sowing() {
    // South's only stone goes to North's side. South finishes the zero sowing first, and then has no stones to move.
    let state = at("", "0,0,0,0,0,0,0,0,1/0,5,0,0,0,0,0,0,0/24,24/n/s/1/i,-");
    let facts = effects(&state, "zero b");
    assert_eq!(
        ids(&facts),
        ["named", "raced", "raced", "race-won", "swept", "round-won"]
    );
    assert_eq!(after(&state, &["b"]).stores(), [24, 30]);
}

#[test]
fn ga_15_more_than_27_wins_and_27_each_is_a_draw() {
    let state = at("", "1,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,1/26,26/n/s/1/a,a");
    let drawn = at("", "0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,0/26,27/s/s/1/a,a");
    let mut copy = drawn;
    let facts = play(&mut copy, &["i"]);
    assert_eq!(ids(&facts), ["sown"], "North has a stone now and plays on");
    let facts = play(&mut copy, &["a"]);
    assert_eq!(ids(&facts), ["sown", "swept", "round-won"]);
    let drawn = after(
        &at("", "1,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0/26,27/s/s/1/a,a"),
        &["a"],
    );
    assert_eq!(drawn.turn(), Turn::Over(Outcome::Draw));
    assert!(matches!(state.turn(), Turn::Seat(Seat::Second)));
}

#[test]
fn ga_16_the_winner_is_announced_at_28_and_play_goes_on() {
    let text = "1,0,0,0,0,0,0,0,0/1,1,0,0,1,0,0,1,0/26,23/s/s/1/a,a";
    let mut state = at("", text);
    let facts = play(&mut state, &["a"]);
    assert_eq!(ids(&facts), ["sown", "captured", "decided"]);
    assert_eq!(number(&facts[2], "count"), 28);
    assert_eq!(state.turn(), Turn::Seat(Seat::Second));
    assert_eq!(
        ids(&effects(&at("rounds=2", text), "a")),
        ["sown", "captured"],
        "only in a single round"
    );
}

#[test]
fn ga_17_an_endless_sowing_makes_the_round_void_and_the_other_player_leads() {
    let mut state = at("", ENDLESS);
    let facts = play(&mut state, &["b"]);
    assert_eq!(ids(&facts), ["sown", "void"]);
    assert!(text(&facts[0], "path").ends_with('…'));
    assert_eq!(state.to_string(), format!("{START}/s/6/-,-"));
    let unequal = format!("{ENDLESS}/24,30");
    let state = after(&at("rounds=9", &unequal), &["b"]);
    assert_eq!(
        state.to_string(),
        "3,3,3,3,3,3,3,3,0/3,3,3,3,3,3,3,3,3/0,3/s/s/6/-,-",
        "its own deal"
    );
}

#[test]
fn ga_17_a_circle_of_millions_of_laps_is_not_run_to_its_end() {
    // This sowing comes back to the same position after 164,054,166 laps.
    let state = at("", "4,7,3,8,1,0,1,0,1/0,7,2,7,0,1,0,1,2/3,6/s/s/1/g,c");
    assert_eq!(ids(&effects(&state, "b")), ["sown", "void"]);
}

#[test]
fn ga_17_a_void_round_counts_as_progress() {
    let before = at("", ENDLESS);
    assert_ne!(
        before.irreversible_events(),
        after(&before, &["b"]).irreversible_events()
    );
}
