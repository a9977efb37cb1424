//! Ratings: Glicko-2 (crate skillratings), computed after each single game. Pure. Only games of two people are rated
//! (`src/service/begin_game.rs`); in these the bot gives no hints. A rated game that ended by the rules always changes the ratings. A
//! game that was given up, lost on time or agreed drawn changes them only if each player has made at least five moves.
//!
//! The numbers are stored as integers (millionths; volatility in billionths), so that computing all ratings again from the log gives
//! exactly the same numbers.

use super::{AccountId, Ending, Session};
use lusoria_games::catalog::begin;
use lusoria_games::engine::Level;
use lusoria_games::rules::{Outcome, Seat};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// A rating whose deviation (in millionths) is above this is provisional.
const PROVISIONAL: i64 = 110_000_000;
const MILLION: f64 = 1_000_000.0;
const THOUSAND_MILLION: f64 = 1_000_000_000.0;
/// How fast the volatility may change. A player's strength in these games changes slowly, so the value is low. The author of Glicko-2
/// advises 0.3 to 1.2.
const TAU: f64 = 0.5;

/// The rating of a person in one game and kind of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The rating in millionths.
    pub value: i64,
    /// How uncertain the rating is, in millionths.
    pub deviation: i64,
    /// How much the strength seems to vary from game to game (the volatility of Glicko-2), in billionths.
    pub volatility: i64,
    /// Games won, drawn and lost.
    pub results: [u32; 3],
    /// How many rated games in a row were won. If the number is below zero: how many were lost.
    pub streak: i32,
}

/// What a rating belongs to.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct RatingKey {
    /// Where the rating is valid: 0 is the whole host, any other number is that of a room. A thread counts as its channel.
    pub scope: i64,
    /// The id of the game; its options do not matter.
    pub game: String,
    /// The name of the kind of time (`TimeKind`), as it was stored when the game began.
    pub kind: String,
    /// The person.
    pub account: AccountId,
}

/// The scope of the ratings over the whole host.
pub const WHOLE_HOST: i64 = 0;

impl Default for Rating {
    fn default() -> Self {
        Self {
            value: 1_500_000_000,
            deviation: 350_000_000,
            volatility: 60_000_000,
            results: [0; 3],
            streak: 0,
        }
    }
}

impl Rating {
    /// The rating as it is shown: a whole number.
    #[must_use]
    pub const fn shown(&self) -> i64 {
        (self.value + 500_000).div_euclid(1_000_000)
    }

    /// Whether too few results are known for the rating to say much.
    #[must_use]
    pub const fn is_provisional(&self) -> bool {
        self.deviation > PROVISIONAL
    }

    /// How many games were counted.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.results.iter().sum()
    }

    fn glicko(&self) -> Glicko2Rating {
        Glicko2Rating {
            rating: self.value as f64 / MILLION,
            deviation: self.deviation as f64 / MILLION,
            volatility: self.volatility as f64 / THOUSAND_MILLION,
        }
    }

    /// This rating with the numbers of `new`, after a game in which the person scored 1 (won), 0 (drawn) or -1 (lost).
    fn after(&self, new: &Glicko2Rating, score: i32) -> Self {
        let mut results = self.results;
        results[usize::try_from(1 - score).unwrap_or(0)] += 1;
        let goes_on = score != 0 && self.streak.signum() == score;
        Self {
            value: (new.rating * MILLION).round() as i64,
            deviation: (new.deviation * MILLION).round() as i64,
            volatility: (new.volatility * THOUSAND_MILLION).round() as i64,
            results,
            streak: if goes_on { self.streak + score } else { score },
        }
    }
}

/// Makes one rating of two when two accounts become one person's account. Takes the rating with the smaller deviation (the first, if both
/// are equal), and adds up the results of both.
#[must_use]
pub fn join_ratings(first: Rating, second: Rating) -> Rating {
    let surer = if second.deviation < first.deviation {
        second
    } else {
        first
    };
    let results = [0, 1, 2].map(|n| first.results[n] + second.results[n]);
    Rating { results, ..surer }
}

/// The ratings of First and Second after a game between them.
#[must_use]
pub fn rate([first, second]: [Rating; 2], outcome: Outcome) -> [Rating; 2] {
    let (result, score) = match outcome {
        Outcome::Win(Seat::First) => (Outcomes::WIN, 1),
        Outcome::Win(Seat::Second) => (Outcomes::LOSS, -1),
        Outcome::Draw => (Outcomes::DRAW, 0),
    };
    let config = Glicko2Config {
        tau: TAU,
        ..Glicko2Config::default()
    };
    let (a, b) = glicko2(&first.glicko(), &second.glicko(), &result, &config);
    [first.after(&a, score), second.after(&b, -score)]
}

/// A game that is given up, lost on time or agreed drawn counts for the ratings only if each player has made this many moves.
pub const LEAST_MOVES: u32 = 5;

/// The result of this rated session for the ratings. A game that is given up, lost on time or agreed drawn too early does not count:
/// before both have made [`LEAST_MOVES`] moves, it says nothing about strength. If such games counted, two people could give each other
/// any rating with many of them. `None` if the session is not over or does not count.
#[must_use]
pub fn outcome_for_ratings(session: &Session) -> Option<Outcome> {
    let ending = session.ending?;
    let is_short = session.moves.iter().any(|moves| *moves < LEAST_MOVES);
    match ending {
        Ending::Resign(_) | Ending::Flag(_) | Ending::Agreed(_) if is_short => None,
        ending => ending.outcome(),
    }
}

/// Whether a game with this game string may be rated. Its options must be those that a name of the game stands for (`quick` stands for
/// `pieces=3`), and it must begin as usual. Otherwise somebody could throw the dice of a rated game by hand, or begin the game one move
/// before its end.
#[must_use]
pub fn can_be_rated(game: &str) -> bool {
    let Some(line) = begin(game) else {
        return false;
    };
    let (string, game) = (line.game_string(), line.game());
    let mut forms = game.names.iter().map(|(_, options)| game.begin(options));
    forms.any(|form| form.is_ok_and(|form| form.game_string() == string))
}

/// How strong a computer player is on the scale of the ratings. `hard` is set to 1500. For each other level, p is the share of the points
/// that it wins against `hard` (docs/calibration.md), and its rating is `1500 + 400 * log10(p / (1 - p))`. If one of the two wins all
/// points, its share counts as the lower end of the 95 % interval in docs/calibration.md. `None` for games that were not measured.
#[must_use]
pub fn computer_rating(game: &str, level: Level) -> Option<i64> {
    let (easy, ruthless) = match game {
        "tablut" => (-314, 400),
        "murus_gallicus" => (-484, 561),
        "selus" => (-253, 314),
        "afrika" => (-447, 356),
        "ohojitxi" => (-817, 659),
        "gabata" => (-295, 436),
        "cats_and_mouse" => (-127, 420),
        "xii_scripta" => (-659, 798),
        _ => return None,
    };
    Some(match level {
        Level::Easy => 1500 + easy,
        Level::Hard => 1500,
        Level::Ruthless => 1500 + ruthless,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example in Glickman's paper has three games in one rating period. Here each game is rated alone, so other things are checked:
    /// the winner gains what the loser loses, a rating becomes less uncertain, and results and streaks are counted.
    #[test]
    fn the_winner_gains_what_the_loser_loses_if_both_are_new() {
        let [a, b] = rate([Rating::default(); 2], Outcome::Win(Seat::First));
        assert_eq!((a.shown(), b.shown()), (1662, 1338));
        assert!(a.is_provisional() && a.deviation < Rating::default().deviation);
        assert_eq!((a.results, b.results), ([1, 0, 0], [0, 0, 1]));
        let [a, b] = rate([a, b], Outcome::Win(Seat::First));
        assert_eq!((a.streak, b.streak), (2, -2));
        let [a, b] = rate([a, b], Outcome::Draw);
        assert_eq!((a.streak, b.streak, a.games()), (0, 0, 3));
    }

    /// Reads from docs/calibration.md which share of the points, in percent, `level` wins against `other` in this game. If the share is
    /// 100 %, returns the lower end of its 95 % interval.
    fn measured_share(game: &str, level: &str, other: &str) -> f64 {
        let rows = include_str!("../../docs/calibration.md").lines();
        let mut rows = rows.map(|row| row.split('|').map(str::trim).collect::<Vec<_>>());
        let is_wanted = |row: &Vec<&str>| row.get(1..4) == Some(&[game, level, other]);
        let row = rows.find(is_wanted).expect("a row of the table");
        let (share, interval) = row[6].split_once(" (").expect("an interval");
        let least = interval.split('–').next().expect("its lower end");
        let counts = if share == "100.0" { least } else { share };
        counts.parse().expect("a number")
    }

    #[test]
    fn the_ratings_of_computer_players_are_those_of_the_calibration() {
        let stronger = |percent: f64| (400.0 * (percent / (100.0 - percent)).log10()).round();
        let mut compared = 0;
        for game in lusoria_games::catalog::GAMES {
            let id = game.info.id;
            let ratings = [Level::Easy, Level::Ruthless].map(|level| computer_rating(id, level));
            let [Some(easy), Some(ruthless)] = ratings else {
                continue;
            };
            let above = stronger(measured_share(id, "ruthless", "hard"));
            let below = stronger(measured_share(id, "hard", "easy"));
            let expected = [1500.0 - below, 1500.0 + above];
            assert_eq!(
                [easy, ruthless].map(|rating| rating as f64),
                expected,
                "{id}"
            );
            compared += 1;
        }
        assert_eq!(compared, 8, "all games but the solitaire");
    }

    #[test]
    fn a_rating_is_settled_after_some_games() {
        let mut both = [Rating::default(); 2];
        for n in 0..20 {
            let seat = if n % 2 == 0 {
                Seat::First
            } else {
                Seat::Second
            };
            both = rate(both, Outcome::Win(seat));
        }
        assert!(!both[0].is_provisional(), "{both:?}");
        assert!((1_400..1_600).contains(&both[0].shown()));
    }
}
