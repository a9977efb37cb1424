//! Tests of takebacks: the session is as it was before, the same throws come again, and logs and records can be replayed.

use crate::laws::{ANNA, BOB, GAMES, Table};
use crate::record::record;
use lusoria::session::{Action, Entry, Offer, Pace, Record, RecordVerdict, TimeControl};
use lusoria_games::rules::Seat;
use proptest::prelude::*;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// The session as text, without what a takeback does not restore: the number of entries, and the time of the last one.
fn seen(table: &Table) -> String {
    let session = &table.session;
    let (line, stories) = (&session.line, session.last_turns(9));
    format!("{line:?} {stories:?} {:?} {}", session.moves, session.turns)
}

/// Takes back this many decisions of the player who made the last one. The other player agrees if that is needed.
fn take_back(table: &mut Table, back: u32) {
    for (actor, other) in [(ANNA, BOB), (BOB, ANNA)] {
        let asked = table.act(actor, &Action::TakeBack(back));
        if let Ok([Entry::Offer(..)]) = asked.as_deref() {
            table.act(other, &Action::Accept).unwrap();
        }
        if asked.is_ok() {
            return;
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_taken_back_the_log_replays_and_the_record_is_proved(
        game in prop::sample::select(&GAMES[..]),
        seed: [u8; 32],
        picks: u64,
    ) {
        let mut table = Table::new(game, seed);
        let mut picks = SmallRng::seed_from_u64(picks);
        let mut standings = vec![(table.session.entries, seen(&table))];
        for _ in 0..120 {
            if table.on_turn().is_none() {
                break;
            }
            if picks.random_range(0..4) == 0 {
                take_back(&mut table, picks.random_range(1..5));
                if let Some(Entry::Takeback(_, n)) = table.log.last() {
                    let before = standings.iter().rev().find(|(known, _)| known == n);
                    prop_assert_eq!(&before.unwrap().1, &seen(&table));
                }
            } else {
                let (actor, text) = (table.on_turn().unwrap(), table.legal(picks.random_range(0..99)).unwrap());
                table.act(actor, &Action::Play(text)).unwrap();
            }
            standings.push((table.session.entries, seen(&table)));
        }
        table.check_replay();
        if table.session.ending.is_none() {
            table.act(ANNA, &Action::Resign).unwrap();
        }
        let text = record(&table, ["anna", "bob"]).to_string();
        let read = Record::parse(&text).unwrap();
        let same = format!("{:?}", read.session.line) == format!("{:?}", table.session.line);
        prop_assert!(same);
        let proved = matches!(read.verdict(), RecordVerdict::Matches(_) | RecordVerdict::NoDice | RecordVerdict::Hand);
        prop_assert!(proved, "{:?} {}", read.verdict(), text);
    }
}

#[test]
fn a_takeback_to_what_was_taken_back_or_has_not_been_is_no_entry() {
    let mut table = Table::new("tablut", [0; 32]);
    for _ in 0..4 {
        let (actor, text) = (table.on_turn().unwrap(), table.legal(0).unwrap());
        table.act(actor, &Action::Play(text)).unwrap();
    }
    let evolve = |table: &Table, entry: &str| {
        let mut session = table.session.clone();
        session.evolve(&entry.parse().unwrap(), 1).is_ok()
    };
    assert!(evolve(&table, "=takeback:first:2"));
    assert!(evolve(&table, "=takeback:first:0"));
    assert!(!evolve(&table, "=takeback:first:4"));
    assert!(!evolve(&table, "=takeback:first:5"));
    table
        .session
        .evolve(&"=takeback:first:2".parse().unwrap(), 1)
        .unwrap();
    assert!(!evolve(&table, "=takeback:first:3"));
    assert!(!evolve(&table, "=takeback:first:5"));
    assert!(evolve(&table, "=takeback:first:1"));
    assert!(!evolve(&table, "=draw:first"));
}

#[test]
fn after_the_end_only_a_solitaire_that_was_lost_goes_back() {
    let back = |table: &Table, entry: &str| {
        let mut session = table.session.clone();
        let went = session.evolve(&entry.parse().unwrap(), 9).is_ok();
        assert_eq!(went, session.ending.is_none());
        went
    };
    let mut lost = Table::new("tchuka_ruma", [0; 32]);
    lost.act(ANNA, &Action::Play("a".to_owned())).unwrap();
    assert!(lost.session.is_lost_solitaire());
    for other in [
        "c",
        "=hint:first",
        "=resign:first",
        "=annul",
        "=takeback:first:1",
    ] {
        assert!(!back(&lost, other), "{other}");
    }
    lost.act(ANNA, &Action::TakeBack(1)).unwrap();
    lost.check_replay();
    lost.act(ANNA, &Action::Play("a".to_owned())).unwrap();
    lost.check_replay();
    let told = record(&lost, ["anna", "-"]);
    assert_eq!(told.verify().unwrap(), RecordVerdict::NoDice);
    let mut given_up = Table::new("tchuka_ruma", [0; 32]);
    given_up.act(ANNA, &Action::Play("c".to_owned())).unwrap();
    given_up.act(ANNA, &Action::Resign).unwrap();
    assert!(!back(&given_up, "=takeback:first:0"));
    let mut of_two = Table::new("murus_gallicus", [0; 32]);
    while of_two.session.ending.is_none() {
        let (actor, text) = (of_two.on_turn().unwrap(), of_two.legal(0).unwrap());
        of_two.act(actor, &Action::Play(text)).unwrap();
    }
    let last = of_two.session.entries - 1;
    for seat in ["first", "second"] {
        assert!(!back(&of_two, &format!("=takeback:{seat}:{last}")));
    }
}

/// A game in which Bob has answered Anna's second move, and has then agreed that she takes it back.
fn agreed(game: &str) -> Table {
    let mut table = Table::new(game, [0; 32]);
    while table.session.moves != [2, 2] {
        let (actor, text) = (table.on_turn().unwrap(), table.legal(0).unwrap());
        table.act(actor, &Action::Play(text)).unwrap();
    }
    table.act(ANNA, &Action::TakeBack(1)).unwrap();
    table.act(BOB, &Action::Accept).unwrap();
    table
}

/// The agreed takeback has changed the clocks. So nobody can go back to a point before it, as earlier versions allowed. Records of such
/// games from earlier versions still prove what they proved.
#[test]
fn cl_11_a_later_takeback_goes_back_to_the_agreed_one() {
    let mut table = agreed("tablut");
    let taken_back = table.session.entries;
    assert_eq!(
        table.log.last(),
        Some(&Entry::Takeback(Seat::First, taken_back - 4))
    );
    let text = table.legal(1).unwrap();
    table.act(ANNA, &Action::Play(text)).unwrap();
    let again = table.act(ANNA, &Action::TakeBack(1)).unwrap();
    assert_eq!(again, [Entry::Takeback(Seat::First, taken_back)]);
    table.check_replay();

    *table.log.last_mut().unwrap() = Entry::Takeback(Seat::First, taken_back - 4);
    table.act(ANNA, &Action::Resign).unwrap();
    let earlier = record(&table, ["anna", "bob"]);
    assert_eq!(earlier.verify().unwrap(), RecordVerdict::NoDice);
}

/// One player has made two moves in one turn, the other has moved, and both agree that the second of the two is taken back. Now
/// the first one can only be taken back by agreement: the time that the takeback has given back must not be counted again.
#[test]
fn cl_11_nobody_goes_back_alone_beyond_an_agreed_takeback() {
    let mut table = Table::new("xii_scripta", [0; 32]);
    let mut movers = Vec::new();
    let (twice, once) = loop {
        match movers[..] {
            [.., a, b, c] if a == b && b != c => break (a, c),
            _ => {}
        }
        let (actor, text) = (table.on_turn().unwrap(), table.legal(0).unwrap());
        table.act(actor, &Action::Play(text)).unwrap();
        movers.push(actor);
    };
    table.act(twice, &Action::TakeBack(1)).unwrap();
    table.act(once, &Action::Accept).unwrap();
    let decided = table.act(twice, &Action::TakeBack(1)).unwrap();
    assert!(
        matches!(decided[..], [Entry::Offer(_, Offer::Takeback(_))]),
        "{decided:?}"
    );
}

/// An offer leaves the position as it is. A pause of the host leaves even the offers as they are. A move and a takeback change the
/// position.
#[test]
fn what_has_happened_since_an_entry_is_told_apart() {
    let mut table = Table::new("tablut", [3; 32]);
    let time = Entry::Time(TimeControl::new(Pace::Move(86_400)).unwrap());
    table.session.evolve(&time, 0).unwrap();
    let play = |table: &mut Table| {
        let (actor, text) = (table.on_turn().unwrap(), table.legal(0).unwrap());
        table.act(actor, &Action::Play(text)).unwrap();
        table.session.entries
    };
    let same = |table: &Table, n| {
        let session = &table.session;
        (
            session.has_same_position_since(n),
            session.has_only_absences_since(n),
        )
    };
    play(&mut table);
    let n = play(&mut table);
    assert_eq!(same(&table, n), (true, true));
    let late = table.session.played_at;
    table.session.evolve(&Entry::Pause(7_200), late).unwrap();
    assert_eq!(same(&table, n), (true, true));
    let offer = Entry::Offer(Seat::First, Offer::Draw);
    table.session.evolve(&offer, late).unwrap();
    assert_eq!(same(&table, n), (true, false));
    let mut moved = table.session.clone();
    let ply = Entry::Ply(table.legal(0).unwrap());
    moved.evolve(&ply, late).unwrap();
    assert!(!moved.has_same_position_since(n));
    table
        .session
        .evolve(&Entry::Takeback(Seat::First, n - 1), late)
        .unwrap();
    assert_eq!(same(&table, n), (false, false));
    assert_eq!(same(&table, table.session.entries), (true, true));
}
