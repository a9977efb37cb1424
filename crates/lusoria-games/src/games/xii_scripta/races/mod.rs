//! Races: positions in which no piece can ever meet an enemy. For each player, tables say how likely it is that all pieces are borne off
//! after exactly one turn, two turns, and so on. The chance of winning is computed from these chances of both players.
//!
//! The tables know a player's pieces in two cases:
//!
//! - The player has at most five pieces left, and all of them have passed step 24 of the player's course.
//! - All pieces of the player are at home, however many there are.
//!
//! A piece cannot meet an enemy any more once it has passed step 24. Until then it can, because steps 19 to 24 of a player's course are
//! the other player's home (A1.3, A1.4).
//!
//! The tables assume that both players try to need as few turns as possible on average. To win as often as possible, one sometimes has to
//! play a little differently.
//!
//! Deliberately absent: shuffle bags. In games with them, too, the tables assume plain dice.

mod goals;
mod race_table;
mod row;
mod turns;

use super::side::LAST;
use super::{BearOff, Side, XiiScripta};
use crate::rules::Seat;
use race_table::RaceTable;
use row::{Counts, LONGEST, Row};
use std::sync::OnceLock;
use turns::Turns;

/// The first step of the last row. The table for few pieces begins there.
const LAST_ROW: u8 = 25;
/// The first step of home.
const HOME: u8 = 31;
/// With more pieces than this, the tables know only positions in which all of them are at home.
const FEW: usize = 5;
/// How many pieces of a player can come to the last row within the two turns that a search looks ahead.
const SOON: usize = 6;

/// The tables of this process.
struct Races {
    few: RaceTable,
    home: RaceTable,
}

static RACES: OnceLock<Races> = OnceLock::new();

fn races() -> &'static Races {
    let table = |places, pieces| RaceTable::build(Row { places, pieces });
    RACES.get_or_init(|| Races {
        few: table(LONGEST, FEW),
        home: table(usize::from(LAST + 1 - HOME), 15),
    })
}

impl XiiScripta {
    /// The chance that the seat to throw wins a race. `None` if this is no race, or if the tables do not know the position. The tables
    /// are made when they are first needed.
    #[must_use]
    pub fn race_chance(&self) -> Option<f32> {
        let [own, other] = [self.to_move, self.to_move.other()].map(|seat| self.side(seat));
        if !self.has_rules_of_tables() || not_in_last_row(own) + not_in_last_row(other) > 0 {
            return None;
        }
        let (own, other) = (races().turns(own)?, races().turns(other)?);
        Some(own.before(&other))
    }

    /// Whether a search may come to a race, and the tables have not been made yet.
    pub(crate) fn lacks_races(&self) -> bool {
        let is_near = |&seat: &Seat| not_in_last_row(self.side(seat)) <= SOON;
        RACES.get().is_none() && self.has_rules_of_tables() && Seat::ALL.iter().all(is_near)
    }

    /// Makes the tables, or waits until they are made. If the options of this game are not those of the tables, does nothing.
    pub(crate) fn make_races(&self) {
        if self.has_rules_of_tables() {
            races();
        }
    }

    fn has_rules_of_tables(&self) -> bool {
        self.options.bearoff == BearOff::Label && !self.options.strict
    }
}

/// How many pieces of a player have not reached the last row yet. In a race neither player has such a piece.
fn not_in_last_row(side: &Side) -> usize {
    let before = side.steps().take_while(|&step| step < LAST_ROW);
    usize::from(side.waiting + side.captured) + before.count()
}

impl Races {
    /// The chances of a player whose pieces are all in the last row. `None` if there are more than [`FEW`] pieces and not all are at
    /// home.
    fn turns(&self, side: &Side) -> Option<Turns<'_>> {
        let (table, first) = match side.steps().next() {
            Some(step) if step < HOME && usize::from(side.on_board()) > FEW => return None,
            Some(step) if step < HOME => (&self.few, LAST_ROW),
            _ => (&self.home, HOME),
        };
        let mut counts = Counts::default();
        side.steps()
            .for_each(|step| counts[usize::from(step - first)] += 1);
        let left = usize::from(side.on_board());
        counts[table.row.places] = (table.row.pieces - left) as u8;
        Some(table.turns(table.row.number(&counts)))
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Options, flip};
    use super::*;
    use crate::rules::{State, Turn};
    use std::collections::HashMap;

    #[test]
    fn a1_4_pieces_can_meet_unless_both_are_in_their_last_rows() {
        for own in 1..=36 {
            for enemy in 1..=36 {
                let can_meet = (own..=36).any(|step| flip(step) >= enemy);
                assert_eq!(!can_meet, own >= LAST_ROW && enemy >= LAST_ROW);
            }
        }
    }

    /// A position in which player I has pieces on these steps. Player II has a single piece.
    fn position(steps: &[u8]) -> XiiScripta {
        let mut points: Vec<String> = Vec::new();
        for step in 25..=36 {
            match steps.iter().filter(|&&other| other == step).count() {
                0 => {}
                count => points.push(format!("{step}={count}")),
            }
        }
        let (pieces, points) = (steps.len(), points.join(","));
        let others = pieces - 1;
        let text = format!("{points};0;0;0/36=1;0;0;{others}/-/-/I");
        let options: Options = format!("pieces={pieces},dice=plain").parse().unwrap();
        XiiScripta::from_text(&options, &text).unwrap()
    }

    /// The mean number of turns that player I needs with the best play. It is computed with the moves of the game itself. If a turn
    /// changes nothing, the next throw is tried from the same position.
    fn plainly(state: &XiiScripta, known: &mut HashMap<XiiScripta, f64>) -> f64 {
        if let Some(mean) = known.get(state) {
            return *mean;
        }
        let (mut throws, mut found) = (Vec::new(), Vec::new());
        state.chances(&mut throws);
        for (throw, weight) in throws {
            let mut thrown = *state;
            thrown.play(throw, &mut ());
            found.push((best(&thrown, state, known), f64::from(weight) / 216.0));
        }
        // By value iteration: to stay here costs as much as it did in the round before.
        let mut mean = 0.0;
        for _ in 0..2_000 {
            let round = found.iter().map(|(best, weight)| best.min(mean) * weight);
            mean = 1.0 + round.sum::<f64>();
        }
        known.insert(*state, mean);
        mean
    }

    /// How many turns are needed on average after the best end of this turn. It is infinite if no move changes the position.
    fn best(state: &XiiScripta, before: &XiiScripta, known: &mut HashMap<XiiScripta, f64>) -> f64 {
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        let after = moves.into_iter().map(|ply| {
            let mut next = *state;
            next.play(ply, &mut ());
            match next.turn() {
                Turn::Over(_) => 0.0,
                Turn::Seat(Seat::First) => best(&next, before, known),
                _ => {
                    // Player II, whose turn it is now, passes without a throw.
                    let text = next.to_string().replace("/II", "/I");
                    let again = XiiScripta::from_text(next.options(), &text).unwrap();
                    if again == *before {
                        f64::INFINITY
                    } else {
                        plainly(&again, known)
                    }
                }
            }
        });
        after.fold(f64::INFINITY, f64::min)
    }

    #[test]
    fn a3_6_turns_agree_with_the_games_own_throws_and_moves() {
        let (row, mut known) = (
            Row {
                places: LONGEST,
                pieces: 2,
            },
            HashMap::new(),
        );
        let races = Races {
            few: RaceTable::build(row),
            home: RaceTable::build(Row {
                places: 6,
                pieces: 2,
            }),
        };
        for one in LAST_ROW..=36 {
            for other in one..=36 {
                let state = position(&[one, other]);
                let turns = races.turns(state.side(Seat::First)).unwrap();
                let counted = (turns.first..).zip(turns.chances);
                let mean: f64 = counted
                    .map(|(n, &chance)| n as f64 * f64::from(chance))
                    .sum();
                let plain = plainly(&state, &mut known);
                assert!((mean - plain).abs() < 1e-3, "{state} {mean} {plain}");
            }
        }
    }
}
