//! Records: written, read, replayed, verified; a changed throw or seed is found out; anything else is refused.

use crate::laws::{ANNA, GAMES, Table};
use lusoria::host::{Action, Entry, NotARecord, Record, Verdict};
use lusoria::kit::dice;
use proptest::prelude::*;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// The record of a table, with these names.
fn record(table: &Table, players: [&str; 2]) -> Record {
    let session = &table.session;
    Record {
        game: session.line.game_string(),
        rules: session.line.game().info.rules_version,
        session: session.id.0,
        players: players.map(str::to_owned),
        opened: "2026-11-21T10:00:00Z".to_owned(),
        hash: dice::commitment(&session.seed),
        seed: session.ending.is_some().then_some(session.seed),
        ending: session.ending,
        entries: table.log.clone(),
    }
}

/// A whole game by random moves, or one that somebody gives up.
fn played(game: &str, seed: [u8; 32], picks: &[usize], whole: bool) -> Table {
    let mut table = Table::new(game, seed);
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
        prop_assert_eq!(&read, &record);
        let replayed = read.replay().unwrap();
        prop_assert_eq!(replayed.line.position(), table.session.line.position());
        prop_assert_eq!(replayed.ending, table.session.ending);
        let expected = if game.contains("hand") { Verdict::Hand } else { Verdict::Matches(throws(&table)) };
        prop_assert_eq!(read.verify().unwrap(), expected);
    }

    #[test]
    fn another_seed_and_a_withheld_one_are_found_out(seed: [u8; 32], other: [u8; 32], picks in prop::collection::vec(any::<usize>(), 20)) {
        prop_assume!(seed != other);
        let honest = record(&played(GAMES[0], seed, &picks, false), ["a", "b"]);
        let swapped = Record { seed: Some(other), ..honest.clone() };
        prop_assert_eq!(swapped.verify().unwrap(), Verdict::WrongSeed);
        // With a hash to go with the other seed, its dice are not those that were thrown.
        let forged = Record { hash: dice::commitment(&other), ..swapped };
        let entries = forged.entries.iter().map(Entry::to_string);
        let first = entries.filter(|entry| entry.starts_with("roll:")).collect::<Vec<_>>();
        match forged.verify().unwrap() {
            Verdict::Differs(n, dealt) => prop_assert!(forged.entries[n as usize - 1].to_string() != dealt),
            verdict => prop_assert!(first.len() < 4, "{verdict:?}"),
        }
        prop_assert_eq!(Record { seed: None, ..honest }.verify().unwrap(), Verdict::Secret);
    }

    #[test]
    fn a_changed_throw_is_found_out_where_it_was_changed(seed: [u8; 32], which: prop::sample::Index) {
        // They pass all the time, so that any throw can be followed by what followed it.
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
        prop_assert_eq!(read.verify().unwrap(), Verdict::Differs(n as u32 + 1, dealt));
    }

    #[test]
    fn names_of_any_kind_cannot_break_a_record(first: String, second in "\\PC*|(\n|\r|\u{2028}|seed: 00|ending: imported|1. pass| ){0,8}") {
        let record = record(&played(GAMES[0], [1; 32], &[0; 9], false), [&first, &second]);
        let read = Record::parse(&record.to_string()).unwrap();
        let expected = [&first, &second].map(|name| name.split_whitespace().collect::<Vec<_>>().join(" "));
        prop_assert_eq!(&read.players, &expected);
        prop_assert_eq!(&Record { players: record.players.clone(), ..read.clone() }, &record);
        prop_assert_eq!(Record::parse(&read.to_string()).unwrap(), read);
    }

    #[test]
    fn any_text_is_read_or_refused(text: String, tail in "(game: |rules: 1|seed: |ending: |[0-9]\\. |=resign:first|roll:1-2-3|pass|xii_scripta|\n|[a-z0-9]){0,40}") {
        for text in [text, format!("lusoria-record: 1\n{tail}")] {
            if let Ok(record) = Record::parse(&text) {
                prop_assert!(record.verify().is_ok());
            }
        }
    }
}

/// Found by the fuzz target: a line tabulator is a blank to us but no line end to a reader of lines.
#[test]
fn names_are_one_line_when_they_are_read_too() {
    let written = record(&played(GAMES[0], [1; 32], &[0; 9], false), ["a\u{b}b", "c"]).to_string();
    let typed = written.replace("first: a b", "first: a\u{b}b");
    assert_eq!(Record::parse(&typed), Record::parse(&written));
    assert_eq!(Record::parse(&typed).unwrap().to_string(), written);
}

#[test]
fn what_is_wrong_with_a_record_is_said() {
    let good = record(&played(GAMES[0], [1; 32], &[0; 9], false), ["a", "b"]).to_string();
    let game = |text: &str| matches!(Record::parse(text), Err(NotARecord::Game(_)));
    assert_eq!(Record::parse(""), Err(NotARecord::Head));
    assert_eq!(Record::parse("lusoria-record: 2"), Err(NotARecord::Head));
    assert_eq!(
        Record::parse(&good.replace("seed: ", "seed: x")),
        Err(NotARecord::Line(9))
    );
    assert_eq!(
        Record::parse(&format!("{good}\nand so on")),
        Err(NotARecord::Line(17))
    );
    assert!(game(&good.replace("game: xii_scripta", "game: chess")));
    assert!(game(&good.replace("rules: 1", "rules: 9")));
    assert!(game(&good.replace("pieces=3", "pieces=99")));
    assert!(game(&good.replacen("place:", "take:", 1)));
    let endless = format!("{good}\n9. {}", "pass ".repeat(20_001));
    assert_eq!(Record::parse(&endless), Err(NotARecord::TooLong));
}
