//! Tests that records are written, read, replayed and verified. A changed throw or seed is found out; any other change makes the record
//! unreadable or false.

use crate::laws::{ANNA, GAMES, Table};
use lusoria::session::{Action, Entry, NotARecord, Record, RecordVerdict};
use proptest::prelude::*;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::cell::Cell;

/// The record of a table, with these names of the players.
pub(crate) fn record(table: &Table, players: [&str; 2]) -> Record {
    let session = &table.session;
    Record {
        promise: session.promise,
        game: session.line.game_string(),
        rules: session.line.game().info.rules_version,
        session: session.id.0,
        players: players.map(str::to_owned),
        opened: "2026-11-21T10:00:00Z".to_owned(),
        hash: session.promised_hash(),
        seed: session.ending.is_some().then_some(session.seed),
        ending: session.ending,
        entries: table.log.clone(),
        times: Vec::new(),
    }
}

/// A whole game of random moves, or one that somebody resigns.
fn played(game: &str, seed: [u8; 32], picks: &[usize], whole: bool) -> Table {
    play_on(Table::new(game, seed), picks, whole)
}

/// Plays on with random moves to the end, or until somebody resigns.
pub(crate) fn play_on(mut table: Table, picks: &[usize], whole: bool) -> Table {
    let mut picks = picks.iter().copied();
    if whole {
        let mut picks = SmallRng::seed_from_u64(picks.sum::<usize>() as u64);
        table.finish(|| picks.random_range(0..1_000));
        return table;
    }
    while let (Some(actor), Some(n)) = (table.on_turn(), picks.next()) {
        let text = table.legal(n).unwrap();
        table.act(actor, &Action::Play(text)).unwrap();
    }
    if table.session.ending.is_none() {
        table.act(ANNA, &Action::Resign).unwrap();
    }
    table
}

fn throws(table: &Table) -> u32 {
    let throws = table
        .log
        .iter()
        .map(Entry::to_string)
        .filter(|entry| entry.starts_with("roll:") || entry.starts_with("lot:"));
    u32::try_from(throws.count()).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_record_is_read_as_it_was_written_and_its_dice_match(
        game in prop::sample::select(&GAMES[..8]),
        seed: [u8; 32],
        picks in prop::collection::vec(0..1_000_usize, 1..50),
        whole: bool,
    ) {
        let table = played(game, seed, &picks, whole);
        let record = record(&table, ["Žofie", "боб"]);
        let read = Record::parse(&record.to_string()).unwrap();
        prop_assert_eq!(&read.record, &record);
        prop_assert_eq!(read.session.line.position(), table.session.line.position());
        prop_assert_eq!(read.session.ending, table.session.ending);
        let expected = if game.contains("hand") { RecordVerdict::Hand } else { RecordVerdict::Matches(throws(&table)) };
        prop_assert_eq!(read.verdict(), expected);
    }

    #[test]
    fn another_seed_and_a_withheld_one_are_found_out(seed: [u8; 32], other: [u8; 32], picks in prop::collection::vec(any::<usize>(), 20)) {
        prop_assume!(seed != other);
        let honest = record(&played(GAMES[0], seed, &picks, false), ["a", "b"]);
        let swapped = Record { seed: Some(other), ..honest.clone() };
        prop_assert_eq!(swapped.verify().unwrap(), RecordVerdict::WrongSeed);
        // The hash is computed again for the other seed. But this seed gives other dice than those in the record.
        let hash = honest.promise.hash(&other, &honest.game, honest.rules, false);
        let forged = Record { hash, ..swapped };
        let entries = forged.entries.iter().map(Entry::to_string);
        let first = entries.filter(|entry| entry.starts_with("roll:")).collect::<Vec<_>>();
        match forged.verify().unwrap() {
            RecordVerdict::Differs(n, dealt) => prop_assert!(forged.entries[n as usize - 1].to_string() != dealt),
            verdict => prop_assert!(first.len() < 4, "{verdict:?}"),
        }
        prop_assert_eq!(Record { seed: None, ..honest }.verify().unwrap(), RecordVerdict::NoSeed);
    }

    #[test]
    fn a_changed_throw_is_found_out_where_it_was_changed(seed: [u8; 32], which: prop::sample::Index) {
        // Both players pass all the time. So whatever is thrown, the following entries stay legal.
        let mut table = Table::new("xii_scripta(dice=plain)", seed);
        for _ in 0..20 {
            let actor = table.on_turn().unwrap();
            table.act(actor, &Action::Play("pass".to_owned())).unwrap();
        }
        table.act(ANNA, &Action::Resign).unwrap();
        let mut record = record(&table, ["a", "b"]);
        let throws: Vec<usize> = (0..record.entries.len()).filter(|n| record.entries[*n].to_string().starts_with("roll:")).collect();
        let n = *which.get(&throws);
        let dealt = record.entries[n].to_string();
        let other = if dealt == "roll:6-6-6" { "roll:1-1-1" } else { "roll:6-6-6" };
        record.entries[n] = other.parse().unwrap();
        let read = Record::parse(&record.to_string()).unwrap();
        prop_assert_eq!(read.verdict(), RecordVerdict::Differs(n as u32 + 1, dealt));
    }

    #[test]
    fn names_of_any_kind_cannot_break_a_record(first: String, second in "\\PC*|(\n|\r|\u{2028}|seed: 00|ending: imported|1. pass| ){0,8}") {
        let record = record(&played(GAMES[0], [1; 32], &[0; 9], false), [&first, &second]);
        let read = Record::parse(&record.to_string()).unwrap().record;
        let expected = [&first, &second].map(|name| name.split_whitespace().collect::<Vec<_>>().join(" "));
        prop_assert_eq!(&read.players, &expected);
        prop_assert_eq!(&Record { players: record.players.clone(), ..read.clone() }, &record);
        prop_assert_eq!(Record::parse(&read.to_string()).unwrap().record, read);
    }

    #[test]
    fn any_text_is_read_or_refused(text: String, tail in "(game: |rules: 1|seed: |ending: |[0-9]\\. |=resign:first|roll:1-2-3|pass|xii_scripta|\n|[a-z0-9]){0,40}") {
        for text in [text, format!("lusoria-record: 1\n{tail}")] {
            if let Ok(read) = Record::parse(&text) {
                prop_assert_eq!(read.record.verify().is_ok(), true);
            }
        }
    }
}

/// The fuzz target found this: we treat a vertical tab as a blank, but code that splits a text into lines does not end a line there.
#[test]
fn names_are_one_line_when_they_are_read_too() {
    let written = record(&played(GAMES[0], [1; 32], &[0; 9], false), ["a\u{b}b", "c"]).to_string();
    let typed = written.replace("first: a b", "first: a\u{b}b");
    let read = Record::parse(&typed).unwrap().record;
    assert_eq!(read, Record::parse(&written).unwrap().record);
    assert_eq!(read.to_string(), written);
}

#[test]
fn what_is_wrong_with_a_record_is_said() {
    let good = record(&played(GAMES[0], [1; 32], &[0; 9], false), ["a", "b"]).to_string();
    let game = |text: &str| matches!(Record::parse(text), Err(NotARecord::Game(_)));
    for head in [
        "",
        "lusoria-record: 3",
        "lusoria-record: 02",
        "lusoria-record",
    ] {
        assert_eq!(why_not(head), NotARecord::Head, "{head}");
    }
    let line = |text: &str| match why_not(text) {
        NotARecord::Line(line) => line,
        other => panic!("{other:?}"),
    };
    assert_eq!(line(&good.replace("seed: ", "seed: x")), 9);
    assert_eq!(line(&good.replace("ending: ", "ending: imported #")), 10);
    assert_eq!(line(&good.replace("sum: ", "hash: 00\nsum: ")), 11);
    assert_eq!(line(&good.replace("sum: ", "sums: ")), 11);
    let last = good.lines().count();
    assert_eq!(line(&format!("{good}and so on")), last + 1);
    // The record numbers its turns and says whose each of them is, so a wrong number is found out.
    assert_eq!(line(&good.replace("\n2. ", "\n3. ")), 14);
    assert_eq!(line(&good.replace("\n2. second", "\n2. first")), 14);
    assert_eq!(line(&good.replace("\n2. second", "\n2. third")), 14);
    assert_eq!(line(&good.replace("\n1. first ", "\n1. ")), 13);
    let split = format!("\n{}. first =resign", last - 11);
    assert_eq!(line(&good.replace(" =resign", &split)), last + 1);
    assert!(game(&good.replace("game: xii_scripta", "game: chess")));
    assert!(game(&good.replace("rules: 1", "rules: 9")));
    assert!(game(&good.replace("pieces=3", "pieces=99")));
    let (line, entry) = (13, 2);
    let contradicts = why_not(&good.replacen("place:", "take:", 1));
    assert_eq!(contradicts, NotARecord::Entry { line, entry });
    let second = good.replacen("\n2. second roll", "\n2. second pass roll", 1);
    assert!(matches!(
        why_not(&second),
        NotARecord::Entry { line: 14, .. }
    ));
}

fn why_not(text: &str) -> NotARecord {
    Record::parse(text).map(|read| read.record).unwrap_err()
}

#[test]
fn what_is_too_long_is_not_played_through() {
    let good = record(&played(GAMES[0], [1; 32], &[0; 9], false), ["a", "b"]).to_string();
    let many = format!("lusoria-record: 1\n1. {}", "x ".repeat(20_001));
    assert_eq!(why_not(&many), NotARecord::TooLong);
    let wide = format!("{good}{}", " ".repeat(600_000));
    assert_eq!(why_not(&wide), NotARecord::TooLong);
}

#[test]
fn a_replay_gives_up_when_its_time_is_over() {
    let table = played("tablut", [3; 32], &[0, 1, 2], false);
    let text = record(&table, ["anna", "bob"]).to_string();
    let entries = Cell::new(0);
    let at_most = |most| {
        entries.set(0);
        let goes_on = || entries.replace(entries.get() + 1) < most;
        Record::parse_while(&text, &goes_on).map(|_| ())
    };
    let all = table.log.len();
    assert_eq!(at_most(all), Ok(()));
    assert_eq!(at_most(all - 1), Err(NotARecord::TooLong));
}
