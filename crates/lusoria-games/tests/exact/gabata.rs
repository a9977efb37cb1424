//! Tests of the table of openings of Gabata in one round: every result in the table is proved again. If the table gives the number of
//! plies to the win, a plain search proves the result. The search remembers, for each position and number of plies, whether the player
//! wins within that number. For each other opening a new proof is made and then played through by the rules.

use lusoria_games::catalog;
use lusoria_games::exact::gabata::{Goal, LongProof};
use lusoria_games::exact::{Exact, SeatResult, Solved};
use lusoria_games::games::gabata::{Gabata, OPENINGS, Ply};
use lusoria_games::rules::{Outcome, Seat, State, Turn};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::collections::{HashMap, HashSet};

/// The tests for wins that take more plies than this are ignored by default.
const LONGEST: u32 = 9;

/// How many nodes a search from the start of a game may look at.
const NODES: u64 = 100_000;

/// The pits, South's store, and who is to move.
type Position = ([u8; 18], u8, Seat);

/// What the search has found out. The key is a position, as in [`Position`], and a number of plies. The value says whether the player
/// wins from that position within that number of plies.
type Memory = HashMap<([u8; 18], u8, Seat, u32), bool>;

fn game(options: &str) -> Gabata {
    Gabata::start(&options.parse().unwrap())
}

fn after(state: &Gabata, ply: Ply) -> Gabata {
    let mut next = *state;
    next.play(ply, &mut ());
    next
}

/// Whether the player gets more than 27 stones within this many plies, whatever the other does. A void round is no win.
fn wins(state: &Gabata, player: Seat, plies: u32, memory: &mut Memory) -> bool {
    if state.stores()[player.index()] > 27 {
        return true;
    }
    let Turn::Seat(mover) = state.turn() else {
        return false;
    };
    if plies == 0 {
        return false;
    }
    let key = (*state.pits(), state.stores()[0], mover, plies);
    if let Some(known) = memory.get(&key) {
        return *known;
    }
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    let mut good = |m: &Ply| {
        let next = after(state, *m);
        next.round() == state.round() && wins(&next, player, plies - 1, memory)
    };
    let won = if mover == player {
        moves.iter().any(&mut good)
    } else {
        moves.iter().all(&mut good)
    };
    memory.insert(key, won);
    won
}

fn prove_again(state: &Gabata, winner: Seat, plies: u32) {
    let memory = &mut Memory::new();
    assert!(wins(state, winner, plies, memory), "{state}");
    assert!(!wins(state, winner, plies - 1, memory), "{state}");
    let loser = winner.other();
    assert!(!wins(state, loser, plies, &mut Memory::new()), "{state}");
}

/// What an entry of the table says of the leader: `L` is a win, `F` a loss and `=` a draw.
fn entry(text: &str) -> Exact {
    let result = match text.chars().next() {
        Some('L') => SeatResult::Win,
        Some('F') => SeatResult::Loss,
        Some('=') => SeatResult::Draw,
        _ => panic!("{text}"),
    };
    Exact {
        plies: text[1..].parse().ok(),
        ..Exact::new(result)
    }
}

/// Every opening with its entry in the table.
fn openings() -> Vec<(Gabata, &'static str)> {
    let mut openings = Vec::new();
    for (leaders, row) in (0..).zip(OPENINGS) {
        for (followers, text) in (0..).zip(row.split_whitespace()) {
            let state = after(&after(&game(""), Ply::Zero(leaders)), Ply::Zero(followers));
            openings.push((state, text));
        }
    }
    openings
}

/// Proves again every opening in which the win takes a number of plies in this range.
fn prove_openings_again(plies: std::ops::RangeInclusive<u32>) {
    for (state, text) in openings() {
        let value = entry(text);
        let winner = Seat::ALL[usize::from(value.result == SeatResult::Loss)];
        if let Some(within) = value.plies.filter(|within| plies.contains(within)) {
            prove_again(&state, winner, within);
        }
    }
}

#[test]
fn ga_3_the_value_of_every_opening_is_the_one_in_the_table() {
    let all = openings();
    assert_eq!(all.len(), 81);
    for (state, text) in all {
        let value = entry(text);
        assert_eq!(state.exact(Seat::First, 0), Some(value), "{state}");
        let seconds = Some(value.for_the_other());
        assert_eq!(state.exact(Seat::Second, 0), seconds, "{state}");
    }
}

#[test]
fn ga_3_every_opening_with_a_short_proof_is_proved_again() {
    prove_openings_again(1..=LONGEST);
}

#[test]
#[ignore = "takes minutes: cargo test --release -p lusoria-games --test exact -- --ignored"]
fn ga_3_every_opening_with_a_long_proof_is_proved_again() {
    prove_openings_again(LONGEST + 1..=99);
}

/// The goals that have to be proved for an opening with this table entry. There are none if the entry contains a number of plies.
fn goals(text: &str) -> Vec<Goal> {
    let goal = |seat, stones, or_void| Goal {
        seat,
        stones,
        or_void,
    };
    match text {
        "L" => vec![goal(Seat::First, 28, false)],
        "L*" => vec![goal(Seat::First, 28, true)],
        "F" => vec![goal(Seat::Second, 28, false)],
        "=" => Seat::ALL.map(|seat| goal(seat, 27, false)).into(),
        _ => Vec::new(),
    }
}

/// Plays through a proof by the rules of the game: the player makes moves that the proof contains, the opponent makes every legal
/// move.
struct Followed {
    goal: Goal,
    proof: LongProof,
    above: HashSet<Position>,
    done: HashSet<Position>,
}

impl Followed {
    /// Whether the proof leads to the goal from here, whatever the opponent does, and no position is repeated on the way.
    fn holds(&mut self, state: &Gabata) -> bool {
        if state.stores()[self.goal.seat.index()] >= self.goal.stones {
            return true;
        }
        let Turn::Seat(mover) = state.turn() else {
            return false;
        };
        let key = (*state.pits(), state.stores()[0], mover);
        if self.done.contains(&key) {
            return true;
        }
        if !self.above.insert(key) {
            return false;
        }
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        let chooses = mover == self.goal.seat;
        let mut good = |m: &Ply| {
            let next = after(state, *m);
            if next.round() != state.round() {
                return self.goal.or_void;
            }
            self.proof.proves(&next, 0) && self.holds(&next)
        };
        let holds = if chooses {
            moves.iter().any(&mut good)
        } else {
            moves.iter().all(&mut good)
        };
        self.above.remove(&key);
        if holds {
            self.done.insert(key);
        }
        holds
    }
}

fn prove_goals_again(state: &Gabata, text: &str, most_nodes: u64) {
    for goal in goals(text) {
        let mut proof = LongProof::new(goal);
        assert!(proof.proves(state, most_nodes), "{goal:?} {state}");
        let (above, done) = (HashSet::new(), HashSet::new());
        let mut followed = Followed {
            goal,
            proof,
            above,
            done,
        };
        assert!(followed.holds(state), "{goal:?} {state}");
    }
}

/// The two openings whose proofs take longest: the position after the zero sowings `b` and `g`, and the one after `g` and `b`.
fn hardest() -> [Gabata; 2] {
    [[1, 6], [6, 1]].map(|[leaders, followers]| {
        after(&after(&game(""), Ply::Zero(leaders)), Ply::Zero(followers))
    })
}

#[test]
fn ga_17_a_void_round_is_the_only_way_out_of_one_opening() {
    let mut proved = 0;
    for (state, text) in openings().iter().filter(|(_, text)| *text == "L*") {
        prove_goals_again(state, text, 20_000);
        proved += 1;
    }
    assert_eq!(proved, 1);
}

/// If the seats are exchanged, one of the two hardest openings becomes the other one. But First leads the round in both. Who leads
/// matters only if the round becomes void, and a proof of a win allows no void round. So a proof for one opening holds for the other one
/// as well.
#[test]
fn ga_3_the_hardest_openings_are_the_same_with_the_seats_exchanged() {
    let [first, second] = hardest();
    let mut exchanged = *first.pits();
    exchanged.rotate_left(9);
    assert_eq!(exchanged, *second.pits());
    assert_eq!(first.stores(), second.stores());
    let seats = [first, second].map(|state| state.turn());
    assert_eq!(seats, [Seat::Second, Seat::First].map(Turn::Seat));
}

#[test]
#[ignore = "takes minutes: cargo test --release -p lusoria-games --test exact -- --ignored"]
fn ga_3_every_opening_with_a_very_long_proof_is_proved_again() {
    for (state, text) in openings() {
        if !hardest().contains(&state) && text != "L*" {
            prove_goals_again(&state, text, 10_000_000);
        }
    }
}

#[test]
#[ignore = "takes minutes and gigabytes of memory: cargo test --release -p lusoria-games --test exact -- --ignored"]
fn ga_3_the_hardest_opening_is_proved_again() {
    let [_, state] = hardest();
    prove_goals_again(&state, "L", 100_000_000);
}

/// The follower's reply to each zero sowing, with the number of plies to the win, as another program computed them.
#[test]
fn ga_3_the_follower_wins_against_every_zero_sowing() {
    let replies = "f7 h5 d1 i7 f5 g3 h3 i7 a9".split(' ');
    for (leaders, reply) in (0..).zip(replies) {
        let followers = reply.as_bytes()[0] - b'a';
        let state = after(&after(&game(""), Ply::Zero(leaders)), Ply::Zero(followers));
        let value = state.exact(Seat::Second, 0).unwrap();
        let plies = Some(reply[1..].parse().unwrap());
        assert_eq!((value.result, value.plies), (SeatResult::Win, plies));
    }
    let leader = game("").exact(Seat::First, NODES).unwrap();
    assert_eq!((leader.result, leader.plies), (SeatResult::Loss, Some(11)));
}

#[test]
fn ga_a3_the_same_letter_for_both_wins_for_the_leader() {
    for own in 0..9 {
        let state = after(&after(&game(""), Ply::Zero(own)), Ply::Zero(own));
        let value = state.exact(Seat::First, 0).unwrap();
        assert_eq!(value.result, SeatResult::Win, "{own}");
    }
    let value = game("zero=a").exact(Seat::First, 0).unwrap();
    assert_eq!((value.result, value.plies), (SeatResult::Win, Some(9)));
    assert_eq!(game("zero=random").exact(Seat::First, NODES), None);
}

#[test]
fn ga_a3_without_a_zero_sowing_the_leader_wins_in_five_plies() {
    let value = game("zero=none").exact(Seat::First, NODES).unwrap();
    assert_eq!((value.result, value.plies), (SeatResult::Win, Some(5)));
    prove_again(&game("zero=none"), Seat::First, 5);
}

#[test]
fn nothing_is_claimed_of_a_match() {
    assert_eq!(game("rounds=3").exact(Seat::First, NODES), None);
}

/// Plays one game: the leader's moves are random, the follower's are the best known ones.
fn follow(seed: u64) {
    let mut chance = SmallRng::seed_from_u64(seed);
    let mut line = catalog::begin("gabata").unwrap();
    while let Turn::Seat(seat) = line.turn() {
        let moves = line.legal_moves();
        let mut choice = moves[chance.random_range(0..moves.len())].clone();
        if seat == Seat::Second {
            let known = line.exact_moves(3_000);
            let best = known.iter().max_by_key(|(_, value)| *value).unwrap();
            assert_eq!(best.1.result, SeatResult::Win, "{}", line.position());
            choice = best.0.clone();
        }
        line.play(&choice).unwrap();
    }
    assert_eq!(line.turn(), Turn::Over(Outcome::Win(Seat::Second)));
}

#[test]
fn whoever_follows_what_is_known_wins_as_follower() {
    for seed in 0..6 {
        follow(seed);
    }
}
