//! Tournaments are played through with all kinds of results, late entries and withdrawals.

use super::{Phase, RoomTournament};
use crate::competition::schedule::Format;
use crate::session::{AccountId, Ending, Player, RoomId, SessionId, TournamentId};
use lusoria_games::rules::{Outcome, Seat};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

fn announced(format: Format, people: i64) -> RoomTournament {
    let mut tournament = RoomTournament {
        id: TournamentId(1),
        room: RoomId(1),
        organizer: AccountId(1),
        game: "tablut".to_owned(),
        format,
        time: None,
        phase: Phase::Entering,
        entrants: Vec::new(),
        rounds: Vec::new(),
        games: BTreeMap::new(),
        announced: 0,
    };
    for account in 1..=people {
        tournament
            .enter(Player::Person(AccountId(account)))
            .unwrap();
    }
    tournament
}

/// Plays until it is over; `results` decides each game, and who leaves when.
fn play(tournament: &mut RoomTournament, results: &[u8]) {
    let mut next = results.iter().cycle();
    let mut session = 0;
    tournament.advance();
    while tournament.phase == Phase::Running {
        let games = tournament.games_to_begin();
        assert!(!games.is_empty());
        for (number, _) in games {
            session += 1;
            tournament.note_session(number, SessionId(session));
        }
        for open in tournament.sessions().collect::<Vec<_>>() {
            let chance = *next.next().unwrap();
            let ending = match chance % 4 {
                0 => Ending::Rule(Outcome::Win(Seat::First)),
                1 => Ending::Rule(Outcome::Win(Seat::Second)),
                2 => Ending::Resign(Seat::First),
                _ => Ending::Rule(Outcome::Draw),
            };
            tournament.note_ending(open, ending);
            if chance > 240 {
                let _ = tournament.leave(AccountId(i64::from(chance % 8)));
            }
        }
        tournament.advance();
    }
}

proptest! {
    #[test]
    fn every_tournament_comes_to_its_end_and_its_points_are_those_of_its_games(
        people in 2_i64..9,
        format in prop::sample::select(vec![
            Format::AllAgainstAll { cycles: 1 },
            Format::AllAgainstAll { cycles: 2 },
            Format::Swiss { rounds: 4 },
            Format::KnockOut,
        ]),
        // Draws without end would be a knock-out match without end.
        results in prop::collection::vec(any::<u8>(), 23..60),
        lot in any::<u64>(),
    ) {
        let mut tournament = announced(format, people);
        tournament.start(lot).unwrap();
        play(&mut tournament, &results);
        prop_assert_eq!(tournament.phase, Phase::Over);
        let table = tournament.table();
        let points: u32 = table.iter().map(|line| line.points).sum();
        let games = tournament.results().into_values();
        let scored: u32 = games.map(|(winner, _)| match winner {
            crate::competition::standings::Winner::Nobody => 0,
            _ => 4,
        }).sum();
        let byes = tournament.planned().iter().filter(|one| one.number.is_none()).count();
        let byes = u32::try_from(byes).unwrap() * tournament.bye().0;
        prop_assert_eq!(points, scored + byes);
        let ranked: BTreeSet<i64> = table.iter().map(|line| line.player.person().unwrap().0).collect();
        prop_assert_eq!(ranked, (1..=people).collect::<BTreeSet<_>>());
    }
}

#[test]
fn late_entries_stand_behind_the_others_and_the_last_round_is_too_late() {
    let mut swiss = announced(Format::Swiss { rounds: 2 }, 2);
    swiss.start(1).unwrap();
    swiss.advance();
    swiss.enter(Player::Person(AccountId(9))).unwrap();
    assert_eq!(swiss.entrant(Player::Person(AccountId(9))), Some(2));
    swiss.note_session(1, SessionId(1));
    swiss.note_ending(SessionId(1), Ending::Rule(Outcome::Draw));
    swiss.advance();
    assert_eq!(swiss.round(), 2);
    assert!(swiss.enter(Player::Person(AccountId(10))).is_err());
    let mut all = announced(Format::AllAgainstAll { cycles: 1 }, 2);
    all.start(1).unwrap();
    assert!(all.enter(Player::Person(AccountId(9))).is_err());
}
