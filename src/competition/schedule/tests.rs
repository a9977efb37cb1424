//! Tests of the schedules of whole tournaments. A schedule must not depend on the order in which the games end.

use super::*;
use proptest::prelude::*;

/// Plays a tournament to its end, and returns the schedule. `choices` choose the next game among those that can be played.
fn play(format: Format, entrants: usize, choices: &[u32]) -> Schedule {
    let mut results = BTreeMap::new();
    let mut choices = choices.iter().cycle();
    loop {
        let mut now = schedule(format, entrants, PointSystem::OneHalfNone, &results);
        if format.is_endless() {
            now = now.up_to(3);
        }
        let open: Vec<u32> = now.to_play().map(|(number, ..)| number).collect();
        if open.is_empty() {
            return now;
        }
        let choice = *choices.next().unwrap();
        let number = open[choice as usize % open.len()];
        // The result depends only on the number of the game, not on when it is played.
        let winner = [Winner::First, Winner::Second, Winner::Draw, Winner::Nobody];
        results.insert(
            number,
            (winner[(number * 7 + number / 3) as usize % 4], false),
        );
    }
}

fn formats() -> impl Strategy<Value = Format> {
    prop_oneof![
        (1_u32..3).prop_map(|cycles| Format::AllAgainstAll { cycles }),
        (1_u32..5).prop_map(|rounds| Format::Swiss { rounds }),
        Just(Format::KnockOut),
        (1_u32..4).prop_map(|reach| Format::Ladder { reach }),
        (2_u32..5).prop_map(|size| Format::League { size }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_order_in_which_games_end_changes_nothing(
        format in formats(),
        n in 2_usize..8,
        one in prop::collection::vec(any::<u32>(), 8),
        other in prop::collection::vec(any::<u32>(), 8),
    ) {
        prop_assert_eq!(play(format, n, &one), play(format, n, &other));
    }

    #[test]
    fn a_knock_out_leaves_one_and_no_game_is_planned_twice(n in 2_usize..20, choices in prop::collection::vec(any::<u32>(), 8)) {
        let end = play(Format::KnockOut, n, &choices);
        let rounds = n.next_power_of_two().trailing_zeros();
        prop_assert_eq!(end.survived.iter().filter(|survived| **survived == rounds).count(), 1);
        let numbers: Vec<u32> = end.planned.iter().filter_map(|planned| planned.number).collect();
        prop_assert_eq!(&numbers, &(1..=numbers.len() as u32).collect::<Vec<_>>());
        prop_assert!(numbers.len() >= 2 * (n - 1) && numbers.len() <= 4 * (n - 1));
    }
}

#[test]
fn a_double_tournament_of_eight_has_56_games_and_all_can_be_played_at_once() {
    let format = Format::AllAgainstAll { cycles: 2 };
    let now = schedule(format, 8, PointSystem::default(), &BTreeMap::new());
    assert_eq!(now.to_play().count(), 56);
    assert!(now.scored(..).is_empty());
}

#[test]
fn a_level_match_is_played_on_and_then_the_better_number_goes_on() {
    let mut results = BTreeMap::new();
    let now = |results: &BTreeMap<u32, GameResult>| {
        schedule(Format::KnockOut, 2, PointSystem::default(), results)
    };
    assert_eq!(now(&results).to_play().count(), 2);
    results.insert(1, (Winner::First, false));
    results.insert(2, (Winner::First, false));
    let pairs: Vec<_> = now(&results)
        .to_play()
        .map(|(number, _, pair)| (number, pair))
        .collect();
    assert_eq!(pairs, [(3, [0, 1]), (4, [1, 0])]);
    results.insert(3, (Winner::Draw, false));
    results.insert(4, (Winner::Draw, false));
    assert_eq!(now(&results).survived, [1, 0]);
    results.insert(4, (Winner::First, false));
    assert_eq!(now(&results).survived, [0, 1]);
    // Each entrant has won a game more, but entrant 0 has lost one by a fault, and so loses the match.
    results.insert(3, (Winner::First, false));
    results.insert(4, (Winner::First, true));
    assert_eq!(now(&results).survived, [0, 1]);
}

#[test]
fn whoever_comes_late_plays_everybody_and_changes_no_earlier_game() {
    let format = Format::AllAgainstAll { cycles: 2 };
    let participants = Participants {
        entrants: 5,
        late: vec![3, 4],
        withdrawn: BTreeMap::new(),
    };
    let all = schedule(
        format,
        participants,
        PointSystem::default(),
        &BTreeMap::new(),
    );
    let early = schedule(format, 3, PointSystem::default(), &BTreeMap::new());
    assert!(all.planned.starts_with(&early.planned));
    let mut met = BTreeMap::new();
    for (_, _, pair) in all.to_play() {
        *met.entry(pair).or_insert(0) += 1;
    }
    // Everybody meets everybody once from each side.
    assert_eq!(met.len(), 5 * 4);
    assert!(met.values().all(|games| *games == 1));
}

#[test]
fn a_swiss_tournament_pairs_those_who_are_there() {
    let participants = Participants {
        entrants: 6,
        late: vec![2],
        withdrawn: BTreeMap::from([(0, 1)]),
    };
    let (format, mut results) = (Format::Swiss { rounds: 3 }, BTreeMap::new());
    for round in 1..=3 {
        let now = schedule(
            format,
            participants.clone(),
            PointSystem::default(),
            &results,
        );
        let pairings = now.planned.iter().filter(|one| one.round == round);
        let mut there: Vec<_> = pairings.flat_map(|one| one.pairing.entrants()).collect();
        there.sort_unstable();
        let expected = if round == 1 { 0..5 } else { 1..6 };
        assert_eq!(there, expected.collect::<Vec<_>>());
        for (number, ..) in now.to_play() {
            results.insert(number, (Winner::First, false));
        }
    }
}

#[test]
fn formats_are_read_as_written() {
    for text in [
        "single",
        "double",
        "cycles:4",
        "swiss:5",
        "knock-out",
        "ladder:3",
        "league:6",
    ] {
        assert_eq!(text.parse::<Format>().unwrap().to_string(), text);
    }
    for wrong in ["", "triple", "swiss", "swiss:0", "swiss:101", "cycles:x"] {
        assert!(wrong.parse::<Format>().is_err(), "{wrong}");
    }
}

/// After four games the points are equal, and each entrant has lost one game by a fault. If only one entrant left before the match was
/// over, that entrant has lost the match. If neither or both left, the entrant with the higher number has lost it.
#[test]
fn whoever_has_left_loses_a_level_match_whatever_faults_the_other_has() {
    let won_by = [Winner::First, Winner::First, Winner::First, Winner::First];
    let by_fault = [true, false, false, true];
    let results: BTreeMap<_, _> = (1..).zip(won_by.into_iter().zip(by_fault)).collect();
    let winner = |withdrawn: &[(Entrant, u32)]| {
        let participants = Participants {
            withdrawn: withdrawn.iter().copied().collect(),
            ..Participants::from(2)
        };
        let end = schedule(
            Format::KnockOut,
            participants,
            PointSystem::default(),
            &results,
        );
        assert_eq!(end.to_play().count(), 0);
        end.survived
    };
    assert_eq!(winner(&[]), [1, 0]);
    assert_eq!(winner(&[(0, 1)]), [0, 1]);
    assert_eq!(winner(&[(1, 1)]), [1, 0]);
    assert_eq!(winner(&[(0, 1), (1, 1)]), [1, 0]);
    // The entrant who leaves only before the next round has won this round.
    assert_eq!(winner(&[(0, 2)]), [1, 0]);
}
