//! Openings: plies that are played before the players are asked for moves, so that games without chance are not all the same. If two
//! players meet twice, both games have the same opening, and each player has each side once. This file draws the openings of a
//! tournament. `settings.rs` then draws one of them for each pair of games.

use super::settings::NotATournament;
use lusoria_games::catalog::{Level, Line, ThinkOrder, begin, seed_of};
use lusoria_games::rules::{Parsed, Turn};
use std::str::FromStr;

/// How many openings are drawn. Of equal ones only one is kept.
const DRAWN: u64 = 16;
/// How many candidates there are for each opening; the most balanced one is taken.
const CANDIDATES: u64 = 3;
/// How many positions are searched to evaluate a candidate.
const NODES: u64 = 500;

/// Where the openings of a tournament come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpeningSource {
    /// From a file with one opening on each line. The moves are separated by semicolons. If they are in canonical notation, they may be
    /// separated by blanks instead.
    File(std::path::PathBuf),
    /// This many random plies, from the seed.
    Random(u32),
}

/// `random:4`, or the name of a file.
impl FromStr for OpeningSource {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let Some(plies) = text.strip_prefix("random:") else {
            return Ok(Self::File(text.into()));
        };
        let plies = plies.parse().ok().filter(|plies| (1..=20).contains(plies));
        let wrong = || "random: is followed by a number of plies from 1 to 20".to_owned();
        plies.map(Self::Random).ok_or_else(wrong)
    }
}

/// Reads openings, one on each line, and returns each as plies separated by blanks. Skips empty lines, and whatever follows a `#` on a
/// line.
///
/// # Errors
/// [`NotATournament`] if a line cannot be played, or if the text has no opening.
pub fn read_openings(text: &str, game: &str) -> Result<Vec<String>, NotATournament> {
    let mut found = Vec::new();
    for (number, written) in (1..).zip(text.lines()) {
        let written = written.split('#').next().unwrap_or_default().trim();
        if written.is_empty() {
            continue;
        }
        let wrong = || NotATournament::Opening(number, written.to_owned());
        let plies = read_opening(written, game).ok_or_else(wrong)?;
        found.push(plies.join(" "));
    }
    match found.is_empty() {
        true => Err(NotATournament::NoOpening),
        false => Ok(found),
    }
}

/// The plies of an opening; `None` if they cannot be played, or if no seat is to move after them.
fn read_opening(written: &str, game: &str) -> Option<Vec<String>> {
    let mut line = begin(game)?;
    let by = if written.contains(';') { ';' } else { ' ' };
    let mut plies = Vec::new();
    for text in written
        .split(by)
        .map(str::trim)
        .filter(|one| !one.is_empty())
    {
        let Ok(Parsed::Move(ply)) = line.parse(text) else {
            return None;
        };
        line.play(&ply).ok()?;
        plies.push(ply);
    }
    matches!(line.turn(), Turn::Seat(_)).then_some(plies)
}

/// Draws openings of this many plies from the seed. Our computer player evaluates a few candidates for each opening. The candidate with
/// the most equal chances is taken.
///
/// # Errors
/// [`NotATournament::NoOpening`] if every candidate ends the game.
pub fn draw_openings(game: &str, seed: u64, plies: u32) -> Result<Vec<String>, NotATournament> {
    let mut found: Vec<String> = Vec::new();
    for number in 0..DRAWN {
        let candidates = (0..CANDIDATES).filter_map(|n| candidate(game, [seed, number, n], plies));
        let best = candidates.min_by(|one, other| one.0.total_cmp(&other.0));
        if let Some((_, opening)) = best
            && !found.contains(&opening)
        {
            found.push(opening);
        }
    }
    match found.is_empty() {
        true => Err(NotATournament::NoOpening),
        false => Ok(found),
    }
}

/// Random plies, and how far the chances are from equal. `None` if the game is over after them.
fn candidate(game: &str, seed: [u64; 3], plies: u32) -> Option<(f64, String)> {
    let mut line = begin(game)?;
    let mut opening = Vec::new();
    for at in 0..plies {
        let moves = line.sensible_moves();
        let [seed, number, n] = seed.map(|one| one.to_string());
        let lot = seed_of(&["opening", &seed, &number, &n, &at.to_string()]);
        let chosen = lot.checked_rem(u64::try_from(moves.len()).ok()?)?;
        let ply = moves.into_iter().nth(usize::try_from(chosen).ok()?)?;
        line.play(&ply).ok()?;
        opening.push(ply);
    }
    let imbalance = imbalance(&*line)?;
    Some((imbalance, opening.join(" ")))
}

fn imbalance(line: &dyn Line) -> Option<f64> {
    let order = ThinkOrder {
        level: Level::Ruthless,
        nodes: Some(NODES),
        threads: 1,
        ..ThinkOrder::default()
    };
    let thought = line.think(&order, &|| false)?;
    let chance = line.winning_chance(thought.score).unwrap_or(0.5);
    Some((chance - 0.5).abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_are_read_and_what_cannot_be_played_is_refused() {
        let text = "# ours\ne4-f4 e2-f2\n\ne4 f4; e2 f2; f4 g4 # longer\n";
        let read = read_openings(text, "tablut").unwrap();
        assert_eq!(read, ["e4-f4 e2-f2", "e4-f4 e2-f2 f4-g4"]);
        let wrong = |text: &str| read_openings(text, "tablut").unwrap_err().to_string();
        assert!(wrong("e4-f4\ne4-e9\n").contains("line 2"));
        assert!(wrong("\n#\n").contains("no opening"));
        assert_eq!("random:4".parse(), Ok(OpeningSource::Random(4)));
        assert!("random:0".parse::<OpeningSource>().is_err());
    }

    #[test]
    fn openings_follow_from_the_seed_and_can_be_played() {
        let drawn = draw_openings("tablut", 7, 3).unwrap();
        assert_eq!(drawn, draw_openings("tablut", 7, 3).unwrap());
        assert_ne!(drawn, draw_openings("tablut", 8, 3).unwrap());
        assert_eq!(read_openings(&drawn.join("\n"), "tablut").unwrap(), drawn);
        assert!(drawn.iter().all(|one| one.split(' ').count() == 3));
    }
}
