//! Measures how often a level errs in Cats and Mouse. In this game the exact value of every move is known.

use super::plan::{MoveBudget, Party, contestant};
use lusoria_games::catalog::{Level, Line, find};
use lusoria_games::contest::{Contestant, LONGEST_GAME};
use lusoria_games::exact::SeatResult;
use lusoria_games::rules::{Outcome, Seat, Turn};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::ops::AddAssign;

/// The errors of the cats, added up over some games. A level plays the cats. The mouse begins on a random square and then plays
/// perfectly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Slips {
    /// How many moves the cats made in positions that were won for them.
    pub(super) moves: u32,
    /// How many of the counted `moves` had a lower exact value than the best move.
    pub(super) slips: u32,
    /// How many of the counted `moves` threw the win away.
    pub(super) blunders: u32,
    pub(super) games: u32,
    pub(super) lost: u32,
}

impl AddAssign for Slips {
    fn add_assign(&mut self, other: Self) {
        self.moves += other.moves;
        self.slips += other.slips;
        self.blunders += other.blunders;
        self.games += other.games;
        self.lost += other.lost;
    }
}

/// Plays one game.
pub(super) fn play_cats(level: Level, budget: MoveBudget, seed: u64) -> Slips {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut below = |many| rng.random_range(0..many);
    let (game, _) = find("cats_and_mouse").expect("it is in the catalogue");
    let mut line = game.begin("").expect("there are such options");
    let [mouse, cats] =
        [Level::Ruthless, level].map(|level| contestant(Party::Computer(level), budget));
    let mut slips = Slips::default();
    while line.plies() < LONGEST_GAME {
        let Turn::Seat(seat) = line.turn() else { break };
        let ply = match seat {
            // The mouse begins on a random square, so that the games differ. After that it plays perfectly.
            Seat::First if line.plies() == 0 => Contestant::Random.choose(&*line, &mut below),
            Seat::First => mouse.choose(&*line, &mut below),
            Seat::Second => cats.choose(&*line, &mut below),
        };
        let ply = ply.expect("a seat that is to move has a move");
        if seat == Seat::Second {
            slips.note(&*line, &ply);
        }
        line.play(&ply).expect("it is legal");
    }
    slips.games = 1;
    slips.lost = u32::from(line.turn() == Turn::Over(Outcome::Win(Seat::First)));
    slips
}

impl Slips {
    fn note(&mut self, line: &dyn Line, ply: &str) {
        let values = line.exact_moves(0);
        let best = values.iter().map(|(_, value)| *value).max();
        let played = values
            .iter()
            .find(|(m, _)| m == ply)
            .map(|(_, value)| *value);
        let (Some(best), Some(played)) = (best, played) else {
            return;
        };
        if best.result == SeatResult::Win {
            self.moves += 1;
            self.slips += u32::from(played < best);
            self.blunders += u32::from(played.result != SeatResult::Win);
        }
    }
}
