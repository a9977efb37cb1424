//! Proves which layouts can be won (TR-A2), and every number in the table of layouts. `tests/data/tchuka_ruma_layouts.txt` has a winning
//! line for each layout that can be won. For each other layout, this test plays all lines.

use super::{after, arg, start};
use crate::play::legal;
use lusoria_games::games::tchuka_ruma::{Options, Origin, TchukaRuma, most_in_ruma};
use lusoria_games::rules::{Arg, Outcome, Seat, State, Turn, Viewable};
use std::collections::HashSet;

/// The most stones that reach the ruma in any line, and how many positions can occur (the start and every position after a choice that
/// does not lose).
pub(super) fn explore(start: TchukaRuma) -> (u8, usize) {
    let mut known = HashSet::from([start]);
    let mut waiting = vec![start];
    let mut most = 0;
    while let Some(state) = waiting.pop() {
        most = most.max(state.ruma());
        for choice in legal(&state) {
            let mut next = state;
            next.play(choice, &mut ());
            most = most.max(next.ruma());
            let lost = next.turn() == Turn::Over(Outcome::Win(Seat::Second));
            if !lost && known.insert(next) {
                waiting.push(next);
            }
        }
    }
    (most, known.len())
}

#[test]
fn tr_a2_the_table_of_layouts_is_true() {
    let rows = include_str!("../../data/tchuka_ruma_layouts.txt").lines();
    let mut seen = HashSet::new();
    for row in rows.filter(|row| !row.starts_with('#')) {
        let [pits, stones, origin, answer] = row.split(' ').collect::<Vec<_>>()[..] else {
            panic!("not a row: {row}");
        };
        let text = format!("pits={pits},stones={stones},origin={origin}");
        let options: Options = text.parse().unwrap();
        assert!(seen.insert(options), "{row}");
        let state = start(&text);
        if answer.parse::<u8>().is_ok() {
            let (most, _) = explore(state);
            assert_eq!(most.to_string(), answer, "{row}");
            assert_eq!(most_in_ruma(&options), most, "{row}");
            assert!(most < options.total(), "{row}");
        } else {
            let won = Turn::Over(Outcome::Win(Seat::First));
            assert_eq!(after(&state, answer).turn(), won, "{row}");
            assert_eq!(most_in_ruma(&options), options.total(), "{row}");
        }
    }
    assert_eq!(seen.len(), 9 * 7 * 2, "every layout with either origin");
}

#[test]
fn tr_a2_a_layout_that_cannot_be_won_carries_a_warning_at_its_start() {
    let warning = |state: &TchukaRuma| {
        let captions = state.diagram().captions;
        captions.into_iter().find(|fact| fact.id == "cannot-be-won")
    };
    assert_eq!(warning(&start("")), None);
    let hopeless = start("stones=3");
    let fact = warning(&hopeless).unwrap();
    assert_eq!(arg(&fact, "most"), &Arg::Number(7));
    assert_eq!(arg(&fact, "of"), &Arg::Number(12));
    assert_eq!(warning(&after(&hopeless, "b")), None);
    assert_eq!(warning(&start("stones=5,origin=occupied")), None);
    assert!(warning(&start("stones=5")).is_some());
}

#[test]
fn tr_a2_every_layout_with_a_name_can_be_won() {
    let named = lusoria_games::games::tchuka_ruma::NAMES;
    let mut layouts = HashSet::new();
    for (name, options) in named {
        let options: Options = options.parse().unwrap();
        assert_eq!(most_in_ruma(&options), options.total(), "{name}");
        assert_eq!(options.origin, Origin::Empty);
        layouts.insert((options.pits, options.stones));
    }
    assert_eq!(
        layouts,
        HashSet::from([(4, 2), (4, 6), (6, 4), (7, 2), (6, 5), (3, 5)])
    );
}
