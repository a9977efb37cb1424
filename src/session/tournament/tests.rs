//! Tests that play whole tournaments, with all kinds of results, late entries and withdrawals.

use super::{Invitation, NewTournament, Phase, RoomTournament};
use crate::competition::schedule::Format;
use crate::session::{AccountId, Computer, Ending, Player, RoomId, SessionId, TournamentId};
use lusoria_games::engine::Level;
use lusoria_games::rules::{Outcome, Seat};
use proptest::prelude::*;
use std::collections::BTreeSet;

fn announced(format: Format, people: i64) -> RoomTournament {
    let new = NewTournament {
        game: "tablut".to_owned(),
        options: String::new(),
        format,
        time: None,
        rated: None,
        people: Vec::new(),
        computers: Vec::new(),
    };
    let (id, room, organizer) = (TournamentId(1), RoomId(1), AccountId(1));
    let mut tournament = RoomTournament::new(id, room, organizer, "tablut".to_owned(), new);
    for account in 1..=people {
        tournament
            .enter(Player::Person(AccountId(account)))
            .unwrap();
    }
    tournament
}

fn person(account: i64) -> Player {
    Player::Person(AccountId(account))
}

/// Plays the tournament until it is over. The numbers in `results` decide how each game ends, and which player leaves after it, if any.
fn play(tournament: &mut RoomTournament, results: &[u8]) {
    let mut next = results.iter().cycle();
    let mut session = 0;
    tournament.advance(0);
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
                let _ = tournament.leave(person(i64::from(chance % 8)));
            }
        }
        tournament.advance(0);
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
        // `play` goes through these again and again.
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
        if format != Format::KnockOut {
            prop_assert_eq!(points, scored + byes);
        }
        let ranked: BTreeSet<i64> = table.iter().map(|line| line.player.person().unwrap().0).collect();
        prop_assert_eq!(ranked, (1..=people).collect::<BTreeSet<_>>());
    }
}

#[test]
fn late_entries_stand_behind_the_others_and_the_last_round_is_too_late() {
    let mut swiss = announced(Format::Swiss { rounds: 2 }, 2);
    swiss.start(1).unwrap();
    swiss.advance(0);
    swiss.enter(Player::Person(AccountId(9))).unwrap();
    assert_eq!(swiss.entrant(Player::Person(AccountId(9))), Some(2));
    swiss.note_session(1, SessionId(1));
    swiss.note_ending(SessionId(1), Ending::Rule(Outcome::Draw));
    swiss.advance(0);
    assert_eq!(swiss.round(), 2);
    assert!(swiss.enter(Player::Person(AccountId(10))).is_err());
    let mut all = announced(Format::AllAgainstAll { cycles: 1 }, 2);
    all.start(1).unwrap();
    assert!(all.enter(Player::Person(AccountId(9))).is_err());
}

/// Plays all games that can begin now. The person whose account has the lower number wins.
fn the_lower_account_wins(tournament: &mut RoomTournament, session: &mut i64) {
    for (number, pair) in tournament.games_to_begin() {
        *session += 1;
        tournament.note_session(number, SessionId(*session));
        let [first, second] = pair.map(|one| tournament.entrants[one].player.person());
        let winner = if first < second {
            Seat::First
        } else {
            Seat::Second
        };
        tournament.note_ending(SessionId(*session), Ending::Rule(Outcome::Win(winner)));
    }
}

#[test]
fn a_league_goes_on_by_itself_with_promotion() {
    let mut league = announced(Format::League { size: 4 }, 8);
    let (week, mut session, mut at) = (7 * 86_400, 0, 1_000);
    league.start(1).unwrap();
    for season in 1..=6 {
        league.advance(at);
        assert_eq!(league.season.number, season);
        assert_eq!(league.season.divisions.len(), 2);
        while league.season.next.is_none() {
            the_lower_account_wins(&mut league, &mut session);
            league.advance(at);
        }
        // The next season waits until a week has passed.
        league.advance(at + week - 1);
        assert_eq!(league.season.number, season);
        if season == 5 {
            league.leave(person(1)).unwrap();
            league.enter(Player::Person(AccountId(9))).unwrap();
        }
        at += week;
    }
    // In six seasons the best four have come up. Person 9, who came late, began at the bottom.
    let accounts = |division: usize| -> BTreeSet<i64> {
        let division = &league.season.divisions[division];
        let players = division.iter().map(|one| league.entrants[*one].player);
        players.map(|player| player.person().unwrap().0).collect()
    };
    assert_eq!(accounts(0), BTreeSet::from([2, 3, 4, 5]));
    assert!(accounts(1).contains(&9) && !accounts(1).contains(&1));
}

#[test]
fn a_league_of_computer_players_alone_ends() {
    let mut league = announced(Format::League { size: 4 }, 2);
    league.start(1).unwrap();
    league.advance(0);
    let mut session = 0;
    the_lower_account_wins(&mut league, &mut session);
    league.advance(0);
    for account in [1, 2] {
        league.leave(person(account)).unwrap();
    }
    league.advance(30 * 86_400);
    assert_eq!(league.phase, Phase::Over);
}

#[test]
fn on_a_ladder_only_those_just_above_are_challenged_and_one_at_a_time() {
    let mut ladder = announced(Format::Ladder { reach: 2 }, 5);
    assert_eq!(ladder.phase, Phase::Running);
    // From the last place, the first is too far away, and nobody challenges downwards.
    for (account, place) in [(5, 0), (5, 1), (1, 2), (3, 2), (4, 9)] {
        let refused = ladder
            .challenge(AccountId(account), Some(place))
            .unwrap_err();
        assert_eq!(refused.id(), "tournament-out-of-reach", "{account} {place}");
    }
    ladder.challenge(AccountId(5), Some(2)).unwrap();
    let busy = ladder.challenge(AccountId(5), Some(3)).unwrap_err();
    assert_eq!(busy.id(), "tournament-busy");
    let busy = ladder.challenge(AccountId(4), Some(2)).unwrap_err();
    assert_eq!(busy.id(), "tournament-other-busy");
}

#[test]
fn whoever_lets_a_challenge_pass_loses_the_place_and_whoever_leaves_has_none() {
    let mut ladder = announced(Format::Ladder { reach: 2 }, 5);
    ladder.challenge(AccountId(5), Some(2)).unwrap();
    ladder.note_challenge_session(SessionId(1));
    assert_eq!(ladder.sessions().collect::<Vec<_>>(), [SessionId(1)]);
    let end = ladder.end_challenge(SessionId(1), Ending::Rule(Outcome::Win(Seat::First)));
    assert_eq!(end.unwrap().place, 3);
    let places: Vec<_> = ladder.table().iter().map(|line| line.player).collect();
    assert_eq!(places, [1, 2, 5, 3, 4].map(person));
    // The defender lets the time pass and so loses the place. A draw changes nothing.
    ladder.challenge(AccountId(3), Some(2)).unwrap();
    ladder.note_challenge_session(SessionId(2));
    ladder.end_challenge(SessionId(2), Ending::Abort(Seat::Second));
    ladder.challenge(AccountId(5), Some(2)).unwrap();
    ladder.note_challenge_session(SessionId(3));
    assert!(
        ladder
            .end_challenge(SessionId(3), Ending::Agreed(Seat::First))
            .is_some()
    );
    assert!(
        ladder
            .end_challenge(SessionId(3), Ending::Agreed(Seat::First))
            .is_none()
    );
    let places: Vec<_> = ladder.table().iter().map(|line| line.player).collect();
    assert_eq!(places, [1, 2, 3, 5, 4].map(person));
    // A player who leaves loses the open challenge, but has no place any more that the challenger could take.
    ladder.challenge(AccountId(4), Some(2)).unwrap();
    ladder.note_challenge_session(SessionId(4));
    assert_eq!(
        ladder.leave(person(3)).unwrap(),
        [(SessionId(4), Seat::Second)]
    );
    ladder.end_challenge(SessionId(4), Ending::Resign(Seat::Second));
    let places: Vec<_> = ladder.table().iter().map(|line| line.player).collect();
    assert_eq!(places, [1, 2, 5, 4].map(person));
}

#[test]
fn a_swiss_tournament_ends_when_everybody_has_met_everybody() {
    let mut swiss = announced(Format::Swiss { rounds: 9 }, 4);
    swiss.start(1).unwrap();
    let mut session = 0;
    swiss.advance(0);
    while swiss.phase == Phase::Running {
        the_lower_account_wins(&mut swiss, &mut session);
        swiss.advance(0);
    }
    assert_eq!((session, swiss.round()), (6, 3));
}

/// Plays all games of the round; if `misses` is true, person 4 is a no-show.
fn play_round(swiss: &mut RoomTournament, misses: bool) {
    swiss.advance(0);
    for (number, pair) in swiss.games_to_begin() {
        let session = SessionId(i64::from(number));
        swiss.note_session(number, session);
        let seat = Seat::ALL.into_iter().find(|seat| {
            let player = swiss.entrants[pair[seat.index()]].player;
            misses && player == person(4)
        });
        let ending = match seat {
            Some(seat) => Ending::Abort(seat),
            None => Ending::Rule(Outcome::Draw),
        };
        swiss.note_ending(session, ending);
    }
}

#[test]
fn whoever_comes_back_after_two_no_shows_is_out_only_after_two_more() {
    let mut swiss = announced(Format::Swiss { rounds: 7 }, 8);
    swiss.time = Some("time:86400".parse().unwrap());
    swiss.start(5).unwrap();
    for (round, (misses, is_in)) in [(true, true), (true, false)].into_iter().enumerate() {
        play_round(&mut swiss, misses);
        assert_eq!(swiss.still_in(person(4)).is_some(), is_in, "round {round}");
    }
    assert_eq!(swiss.tell_no_shows(), [AccountId(4)]);
    swiss.enter(person(4)).unwrap();
    for (round, (misses, is_in)) in [(false, true), (true, true), (true, false)]
        .into_iter()
        .enumerate()
    {
        play_round(&mut swiss, misses);
        assert_eq!(
            swiss.still_in(person(4)).is_some(),
            is_in,
            "later round {round}"
        );
    }
}

#[test]
fn nobody_is_out_after_their_last_game() {
    for (format, players, all_miss) in [
        (Format::KnockOut, 2, false),
        (Format::KnockOut, 2, true),
        (Format::KnockOut, 3, true),
        (Format::AllAgainstAll { cycles: 2 }, 2, false),
        (Format::Swiss { rounds: 2 }, 4, false),
        (Format::Swiss { rounds: 5 }, 3, false),
    ] {
        let mut one = announced(format, players);
        one.time = Some("time:86400".parse().unwrap());
        one.start(5).unwrap();
        while one.phase == Phase::Running {
            let misses = one.entrants.iter().map(|entrant| entrant.player);
            let first = misses.min_by_key(|player| player.person()).unwrap();
            one.advance(0);
            for (number, pair) in one.games_to_begin() {
                let session = SessionId(i64::from(number));
                one.note_session(number, session);
                let mut seats = Seat::ALL.into_iter();
                let is_first = |seat: &Seat| one.entrants[pair[seat.index()]].player == first;
                let seat = seats.find(|seat| all_miss || is_first(seat));
                let missed = seat.map_or(Ending::Rule(Outcome::Draw), Ending::Abort);
                one.note_ending(session, missed);
            }
            one.advance(0);
        }
        assert!(one.tell_no_shows().is_empty(), "{format:?}");
        assert!(one.entrants.iter().all(|one| !one.has_left), "{format:?}");
    }
}

#[test]
fn everybody_plays_in_the_room_where_they_have_entered() {
    let [first, second, third] = [1, 2, 3].map(RoomId);
    let mut one = announced(Format::AllAgainstAll { cycles: 1 }, 4);
    one.bring_into(second).unwrap();
    one.bring_into(third).unwrap();
    assert!(one.bring_into(third).is_err(), "it is there already");
    let players: Vec<Player> = one.list();
    let [a, b, c, d] = players[..] else {
        panic!("four")
    };
    for (player, room) in [(b, second), (c, second), (d, third)] {
        one.note_room_of(player, room);
    }
    assert_eq!(one.rooms_of_game([a, b].map(Some)), (first, Some(second)));
    assert_eq!(one.rooms_of_game([b, a].map(Some)), (second, Some(first)));
    assert_eq!(one.rooms_of_game([b, c].map(Some)), (second, None));
    let computer = Player::Computer(Computer::of(Level::Easy));
    assert_eq!(one.rooms_of_game([computer, d].map(Some)), (third, None));
    assert_eq!(
        one.rooms_of_game([computer, computer].map(Some)),
        (first, None)
    );
    assert!(one.take_out_of(first).is_err());
    assert_eq!(one.take_out_of(third).unwrap(), [d]);
    assert_eq!(one.room_of(d), first);
    assert_eq!(one.rooms().collect::<Vec<_>>(), [first, second]);
    // The second room is replaced by the first.
    assert!(one.replace_room(second, first) && !one.replace_room(third, first));
    assert_eq!(one.rooms().collect::<Vec<_>>(), [first]);
    assert_eq!(one.rooms_of_game([a, b].map(Some)), (first, None));
}

#[test]
fn a_room_that_takes_the_place_of_another_is_one_room_of_the_tournament() {
    let mut one = announced(Format::AllAgainstAll { cycles: 1 }, 2);
    for room in [2, 3, 4] {
        one.bring_into(RoomId(room)).unwrap();
    }
    let player = one.list()[0];
    one.note_room_of(player, RoomId(2));
    assert!(one.replace_room(RoomId(2), RoomId(4)));
    let rooms: Vec<_> = one.rooms().collect();
    assert_eq!(rooms, [1, 4, 3].map(RoomId));
    assert_eq!(one.room_of(player), RoomId(4));
}

#[test]
fn a_code_is_valid_once_and_until_its_time_is_over() {
    let mut one = announced(Format::KnockOut, 2);
    let code = |code: &str| Invitation {
        code: code.to_owned(),
        until: 100,
    };
    one.invite(code("a")).unwrap();
    one.invite(code("b")).unwrap();
    assert!(!one.is_invited_by("a", 99) && one.is_invited_by("b", 99));
    assert!(!one.is_invited_by("b", 100), "its time is over");
    one.bring_into(RoomId(2)).unwrap();
    assert!(!one.is_invited_by("b", 99), "it was used");
    for room in 3..=8 {
        one.bring_into(RoomId(room)).unwrap();
    }
    assert!(one.invite(code("c")).is_err() && one.bring_into(RoomId(9)).is_err());
}
