//! A false record is never certified: after any change a record is not certified any more, unless it still proves the same. The file
//! also tests what is certified in records of the earlier format, whose promise covered less.

use crate::laws::{ANNA, BOB, GAMES, Table, all_games};
use crate::record::{play_on, record};
use lusoria::session::RecordVerdict::{
    CutShort, Differs, Hand, Matches, NoDice, NoPromise, NoSeed, OnlyAlone, Secret, WrongEnding,
    WrongSeed,
};
use lusoria::session::{Action, Ending, Entry, Promise, Proof, Record, RecordVerdict};
use lusoria_games::catalog;
use lusoria_games::rules::{Outcome, Seat};
use proptest::prelude::*;

/// A record as it was exported before format 2 existed.
const FORMAT_1: &str = "lusoria-record: 1
game: xii_scripta(pieces=3)
rules: 1
session: 1
first: anna
second: bob
opened: 2026-11-22T20:44:59Z
hash: c40993a1ebefd9152b0cb34452f8cdef6b337e24c6e90f01b4f73cb1077584aa
seed: f9dbc31b303e452c71d91457ba0d066dddae1a178b9f21cbdb1ae2dfb049295e
ending: resign:first

1. roll:1-3-6 place:1 place:3 move:1:6
2. roll:1-4-6 place:4 place:1 place:6
3. roll:2-4-5 =resign:first
";

fn verdict(text: &str) -> RecordVerdict {
    Record::parse(text).unwrap().verdict()
}

/// Whether two records prove the same: they may differ only in free text.
fn same(a: &Record, b: &Record) -> bool {
    let free = |record: &Record| Record {
        session: 0,
        players: <[String; 2]>::default(),
        opened: String::new(),
        ..record.clone()
    };
    free(a) == free(b)
}

/// Checks that a record made of this text is not certified, unless it proves the same as `honest`.
fn never_certified(text: &str, honest: &Record) -> Result<(), TestCaseError> {
    let Ok(read) = Record::parse(text) else {
        return Ok(());
    };
    let certified = read.verdict().proof() == Proof::Proved;
    prop_assert!(!certified || same(&read.record, honest), "{text}");
    Ok(())
}

/// The text with one of its characters, or one of its lines, changed in one of several ways.
fn mutated(text: &str, at: usize, how: usize) -> String {
    const SIGNS: [&str; 8] = ["", "0", "1", "a", ":", " ", "\n", "-"];
    let mut lines: Vec<&str> = text.lines().collect();
    let line = at % lines.len();
    match how % 12 {
        8 => drop(lines.remove(line)),
        9 => lines.insert(line, lines[line]),
        10 => lines.swap(line, (line + 1) % text.lines().count()),
        11 => lines.truncate(line),
        sign => {
            let at = at % text.len();
            return format!("{}{}{}", &text[..at], SIGNS[sign], &text[at + 1..]);
        }
    }
    lines.join("\n")
}

/// A game in which the players add words to the seed.
fn with_words(game: &str, seed: [u8; 32]) -> Table {
    let mut table = Table::with_words(game, seed);
    let word = |word: &str| Action::Word(word.to_owned());
    table.act(BOB, &word("42")).unwrap();
    table.act(ANNA, &word("apple")).unwrap();
    table
}

fn any_table(game: &str, words: bool, seed: [u8; 32]) -> Table {
    let table = Table::new(game, seed);
    if words && table.session.uses_seed() {
        return with_words(game, seed);
    }
    table
}

/// Records that a forger who can compute the checksum might make.
fn forgeries(honest: &Record) -> Vec<Record> {
    let mut forged = Vec::new();
    let rule = |seat| Ending::Rule(Outcome::Win(seat));
    let endings = Seat::ALL.into_iter();
    let endings = endings.flat_map(|seat| [rule(seat), Ending::Resign(seat), Ending::Abort(seat)]);
    let endings = endings.chain([Ending::Rule(Outcome::Draw)]).map(Some);
    for ending in endings
        .chain([None])
        .filter(|ending| *ending != honest.ending)
    {
        forged.push(Record {
            ending,
            ..honest.clone()
        });
    }
    let mut other = honest.seed.unwrap();
    other[31] ^= 1;
    for seed in [None, Some(other)] {
        forged.push(Record {
            seed,
            ..honest.clone()
        });
    }
    for hash in ["-", "", &"0".repeat(64)] {
        let hash = hash.to_owned();
        forged.push(Record {
            hash,
            ..honest.clone()
        });
    }
    for cut in 1..=3.min(honest.entries.len()) {
        let mut entries = honest.entries.clone();
        entries.truncate(entries.len() - cut);
        forged.push(Record {
            entries,
            ..honest.clone()
        });
    }
    forged.extend(other_chances(honest));
    forged
}

/// Copies of the record; in each of them one throw, lot or word is replaced by another one. Another word makes the record false only if
/// it leads to other dice, which is certain enough after a few throws or lots.
fn other_chances(honest: &Record) -> Vec<Record> {
    let is_dealt = |entry: &&Entry| matches!(entry, Entry::Ply(ply) if ply.starts_with("roll:") || ply.starts_with("lot:"));
    let word_matters = honest.entries.iter().filter(is_dealt).count() >= 4;
    let mut forged = Vec::new();
    for (n, entry) in honest.entries.iter().enumerate() {
        let others: &[&str] = match entry {
            Entry::Ply(ply) if ply.starts_with("roll:") => &["roll:1-1-1", "roll:2-4-6"],
            Entry::Ply(ply) if ply.starts_with("lot:") => &["lot:a", "lot:e"],
            Entry::Words | Entry::Word(..) if word_matters => {
                &["=word:first:37", "=word:second:37"]
            }
            _ => &[],
        };
        for other in others.iter().map(|other| other.parse().unwrap()) {
            let mut entries = honest.entries.clone();
            let before = std::mem::replace(&mut entries[n], other);
            if before != entries[n] {
                forged.push(Record {
                    entries,
                    ..honest.clone()
                });
            }
        }
    }
    forged
}

/// Records that claim that the game was played with other options, or from another position.
fn other_games(honest: &Record) -> impl Iterator<Item = Record> {
    let id = honest.game.split('(').next().unwrap().to_owned();
    let mut games = all_games();
    games.push(format!("{}@", honest.game));
    games.push(format!("{id}(dice=hand)"));
    games.push(format!("{}dice=hand)", honest.game.replace(')', ",")));
    games.retain(|game| game.starts_with(&id) && *game != honest.game);
    games.into_iter().map(|game| Record {
        game,
        ..honest.clone()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_sign_or_line_is_changed_the_record_is_not_certified(
        game in prop::sample::select(all_games()),
        seed: [u8; 32],
        picks in prop::collection::vec(0..1_000_usize, 1..30),
        words: bool,
        changes in prop::collection::vec((any::<usize>(), any::<usize>()), 40),
    ) {
        let table = play_on(any_table(&game, words, seed), &picks, false);
        let honest = record(&table, ["anna", "bob"]);
        let text = honest.to_string();
        never_certified(&text, &honest)?;
        for (at, how) in changes {
            never_certified(&mutated(&text, at, how), &honest)?;
        }
    }

    #[test]
    fn whoever_counts_the_sum_anew_cannot_change_what_is_promised_either(
        game in prop::sample::select(all_games()),
        seed: [u8; 32],
        picks in prop::collection::vec(0..1_000_usize, 1..30),
        words: bool,
        older: bool,
    ) {
        let table = play_on(any_table(&game, words && !older, seed), &picks, false);
        let mut honest = record(&table, ["anna", "bob"]);
        if older {
            honest.promise = Promise::Seed;
            honest.hash = Promise::Seed.hash(&seed, "", 0, false);
        }
        let proof = |record: &Record| record.verify().map(|verdict| verdict.proof());
        let expected = if game.contains("hand") { Proof::Open } else { Proof::Proved };
        prop_assert_eq!(proof(&honest), Ok(expected));
        let games = other_games(&honest).filter(|_| !older);
        for forged in forgeries(&honest).into_iter().chain(games) {
            prop_assert_ne!(proof(&forged), Ok(Proof::Proved), "{}", forged);
        }
    }
}

#[test]
fn whole_games_of_all_nine_are_certified_and_their_endings_held_to_the_moves() {
    for game in catalog::GAMES {
        let line = game.begin("").unwrap();
        let table = play_on(Table::new(&line.game_string(), [7; 32]), &[3], true);
        let honest = record(&table, ["anna", "bob"]);
        assert!(
            matches!(honest.ending, Some(Ending::Rule(_))),
            "{}",
            game.info.id
        );
        assert_eq!(verdict(&honest.to_string()).proof(), Proof::Proved);
        for ending in [Ending::Resign(Seat::First), Ending::Abort(Seat::Second)] {
            let lie = Record {
                ending: Some(ending),
                ..honest.clone()
            };
            assert_eq!(lie.verify(), Ok(WrongEnding));
        }
        let mut cut = honest.clone();
        cut.entries.pop();
        assert_eq!(cut.verify(), Ok(WrongEnding), "the end is cut off");
        cut.ending = None;
        assert_eq!(cut.verify(), Ok(CutShort), "its claim as well");
        cut.seed = None;
        assert_eq!(cut.verify(), Ok(Secret), "an honest part of it");
        let withheld = Record {
            seed: None,
            ..honest.clone()
        };
        assert_eq!(withheld.verify(), Ok(NoSeed));
        let lost = Record {
            hash: "-".to_owned(),
            ..honest
        };
        assert_eq!(lost.verify(), Ok(NoPromise));
    }
}

#[test]
fn a_first_has_won_and_the_record_says_second() {
    let table = play_on(Table::new(GAMES[0], [1; 32]), &[1], true);
    let honest = record(&table, ["anna", "bob"]);
    let Some(Ending::Rule(Outcome::Win(winner))) = honest.ending else {
        panic!("{:?}", honest.ending)
    };
    let ending = Some(Ending::Rule(Outcome::Win(winner.other())));
    let lie = Record { ending, ..honest }.to_string();
    assert_eq!(verdict(&lie), WrongEnding);
}

#[test]
fn a_game_without_dice_is_held_to_its_hash_as_well() {
    let table = play_on(Table::new("tablut", [1; 32]), &[3, 1, 4, 1, 5], false);
    let honest = record(&table, ["anna", "bob"]);
    assert_eq!(honest.verify(), Ok(NoDice));
    let seed = Some([2; 32]);
    let other_seed = Record {
        seed,
        ..honest.clone()
    };
    assert_eq!(other_seed.verify(), Ok(WrongSeed));
    let hash = "0".repeat(64);
    let other_hash = Record {
        hash,
        ..honest.clone()
    };
    assert_eq!(other_hash.verify(), Ok(WrongSeed));
}

#[test]
fn dice_by_hand_cannot_be_put_into_the_game_afterwards() {
    let honest = record(
        &play_on(Table::new(GAMES[0], [1; 32]), &[1; 9], false),
        ["a", "b"],
    );
    let game = "xii_scripta(pieces=3,dice=hand)".to_owned();
    let lie = Record { game, ..honest };
    assert_eq!(lie.verify(), Ok(WrongSeed));
    // A promise of format 1 does not cover the options, so the lie cannot be proved. But such a record is not certified either.
    let lie = FORMAT_1.replace("(pieces=3)", "(pieces=3,dice=hand)");
    assert_eq!(verdict(&lie), Hand);
    assert_eq!(Hand.proof(), Proof::Open);
}

#[test]
fn records_of_before_are_verified_as_they_were_and_written_again_as_they_were() {
    assert_eq!(verdict(FORMAT_1), Matches(3));
    let read = Record::parse(FORMAT_1).unwrap().record;
    assert_eq!(read.promise, Promise::Seed);
    assert_eq!(
        read.to_string().replace("\n\n", "\n"),
        FORMAT_1.replace("\n\n", "\n")
    );
    for (was, is, expected) in [
        ("resign:first", "rule:first", WrongEnding),
        ("f9dbc3", "f9dbc4", WrongSeed),
        ("c40993", "c40994", WrongSeed),
        (" =resign:first", "", WrongEnding),
        (
            "roll:2-4-5",
            "roll:2-4-6",
            Differs(9, "roll:2-4-5".to_owned()),
        ),
    ] {
        let lie = FORMAT_1.replacen(was, is, if was.starts_with("resign") { 1 } else { 9 });
        assert_eq!(verdict(&lie), expected, "{was}");
    }
    let renamed = FORMAT_1.replace("lusoria-record: 1", "lusoria-record: 2");
    assert!(Record::parse(&renamed).is_err());
}

/// A record of Tablut with a few moves by both players, in which First has resigned.
fn short_tablut() -> Record {
    let table = play_on(Table::new("tablut", [1; 32]), &[3, 1, 4, 1, 5], false);
    record(&table, ["anna", "bob"])
}

fn entry(text: &str) -> Entry {
    text.parse().unwrap()
}

/// Hints, takebacks without agreement and the like are possible only if no two people play against each other.
#[test]
fn what_two_people_cannot_have_done_is_not_certified() {
    let honest = short_tablut();
    assert_eq!(honest.verify(), Ok(NoDice));
    let last = honest.entries.len() - 1;
    for (at, lie) in [(last, "=takeback:first:0"), (0, "=hint:first")] {
        let mut record = honest.clone();
        record.entries.insert(at, entry(lie));
        let number = u32::try_from(at).unwrap() + 1;
        assert_eq!(record.verify(), Ok(OnlyAlone(number)), "{lie}");
        assert_eq!(record.verify_own(), Ok(NoDice), "{lie}");
    }
    let mut agreed = honest.clone();
    agreed
        .entries
        .insert(last, entry("=offer:first:takeback:0"));
    agreed.entries.insert(last + 1, entry("=takeback:first:0"));
    assert_eq!(agreed.verify(), Ok(NoDice));
    let mut called_off = honest.clone();
    let abort = Some(Ending::Abort(Seat::First));
    (called_off.entries[last], called_off.ending) = (entry("=abort:first"), abort);
    let number = u32::try_from(last).unwrap() + 1;
    assert_eq!(called_off.verify(), Ok(OnlyAlone(number)));
    (called_off.entries[last], called_off.ending) = (entry("=annul"), Some(Ending::Annulled));
    assert_eq!(called_off.verify(), Ok(RecordVerdict::ByOperator(number)));
}

#[test]
fn cl_3_a_move_after_a_hard_flag_is_not_certified() {
    let mut record = short_tablut();
    record.entries.insert(0, entry("=time:time:60:hard"));
    record.times = (0..).map(|n| n * 60).take(record.entries.len()).collect();
    assert_eq!(record.verify(), Ok(NoDice), "in the last second");
    record.times = (0..).map(|n| n * 61).take(record.entries.len()).collect();
    assert_eq!(record.verify(), Ok(OnlyAlone(2)));
}

#[test]
fn what_nobody_can_have_done_is_no_record() {
    let last = short_tablut().entries.len() - 1;
    for lie in [
        "=offer:first:takeback:999999",
        "=wait:first:2592001",
        "=draw:first",
        "=decline:first",
    ] {
        let mut record = short_tablut();
        record.entries.insert(last, entry(lie));
        assert!(record.verify().is_err(), "{lie}");
    }
    let table = play_on(Table::new("cats_and_mouse", [1; 32]), &[1, 1, 1], false);
    let mut record = record(&table, ["anna", "bob"]);
    let last = record.entries.len() - 1;
    record.entries.insert(last, entry("=offer:first:draw"));
    assert!(record.verify().is_err(), "this game knows no draw");
}
