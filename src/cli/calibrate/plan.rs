//! Plans the contests: who plays whom, how often, and from which positions.

use lusoria_games::catalog::{GAMES, Game, Level, ThinkOrder};
use lusoria_games::contest::{Contestant, Tally, balanced_opening, play_pair, random_opening};
use lusoria_games::rules::SetupError;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::time::Duration;

/// Options that are measured in addition to the usual ones.
const VARIANTS: [(&str, &str); 2] = [("tablut", "king=custodial"), ("xii_scripta", "pieces=3")];
/// How many random plies are played before a game between contestants of different strength.
const OPENING: u32 = 4;
/// How many random plies are played before a game between equally strong contestants. They are few, because these games measure what each
/// seat is worth from the usual first position.
const SHORT_OPENING: u32 = 2;
/// The memory for a computer player's transposition table, in bytes.
const HASH_BYTES: usize = 1 << 20;

/// How long computer players think about a move. Levels below ruthless have limits of their own in addition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MoveBudget {
    /// Computer players search at most this many nodes for each move. With the same seed, every run then plays the same games.
    Nodes(u64),
    /// Computer players think about each move for at most this time.
    Time(Duration),
}

/// One of the two contestants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Party {
    /// Plays random moves, as [`Contestant::Random`] does.
    Random,
    /// A computer player.
    Computer(Level),
}

/// Which two contestants play which game, and how often.
#[derive(Clone, Debug)]
pub(super) struct Contest {
    pub(super) game: &'static Game,
    pub(super) options: String,
    pub(super) parties: [Party; 2],
    /// How many openings are played, each twice with seats swapped.
    pub(super) pairs: u64,
}

impl Contest {
    /// Whether the two contestants are equally strong, so that the contest measures what the seats are worth.
    pub(super) fn is_of_equals(&self) -> bool {
        self.parties[0] == self.parties[1]
    }
}

/// All contests of this game, or of every game if `game` is `None`. A game that is not for two has no contests.
///
/// # Errors
/// [`SetupError`] if a game does not accept its options.
pub(super) fn contests(
    game: Option<(&'static Game, String)>,
    pairs: u64,
) -> Result<Vec<Contest>, SetupError> {
    let games = match game {
        Some(game) => vec![game],
        None => GAMES.iter().flat_map(variants).collect(),
    };
    for (game, options) in &games {
        game.begin(options)?;
    }
    let for_two = games.into_iter().filter(|(game, _)| game.info.seats == 2);
    Ok(for_two
        .flat_map(|(game, options)| of_game(game, &options, pairs))
        .collect())
}

fn variants(game: &'static Game) -> Vec<(&'static Game, String)> {
    let others = VARIANTS.iter().filter(|(id, _)| *id == game.info.id);
    let options = std::iter::once("").chain(others.map(|(_, options)| *options));
    options.map(|options| (game, options.to_owned())).collect()
}

fn of_game(game: &'static Game, options: &str, pairs: u64) -> Vec<Contest> {
    use Party::{Computer, Random};
    let [easy, hard, ruthless] = Level::ALL.map(Computer);
    let parties = [
        [ruthless, hard],
        [hard, easy],
        [easy, Random],
        [ruthless, Random],
        [ruthless, ruthless],
    ];
    let contest = |parties| Contest {
        game,
        options: options.to_owned(),
        parties,
        pairs,
    };
    parties.map(contest).to_vec()
}

/// Plays a pair of games. Everything random in them follows from the seed.
pub(super) fn play(contest: &Contest, budget: MoveBudget, seed: u64) -> Tally {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut below = |many| rng.random_range(0..many);
    let (game, options) = (contest.game, &*contest.options);
    let opening = if contest.is_of_equals() {
        random_opening(game, options, SHORT_OPENING, &mut below)
    } else {
        balanced_opening(game, options, OPENING, &mut below)
    };
    let opening = opening.expect("the options were read before");
    let [first, second] = contest.parties.map(|party| contestant(party, budget));
    play_pair(&*opening, [&first, &second], &mut below)
}

pub(super) fn contestant(party: Party, budget: MoveBudget) -> Contestant {
    let Party::Computer(level) = party else {
        return Contestant::Random;
    };
    let (nodes, time) = match budget {
        MoveBudget::Nodes(nodes) => (Some(nodes), None),
        MoveBudget::Time(time) => (None, Some(time)),
    };
    Contestant::Computer(ThinkOrder {
        level,
        nodes,
        time,
        hash_bytes: HASH_BYTES,
        ..ThinkOrder::default()
    })
}
