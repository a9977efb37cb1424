//! How often each number came up when a person threw dice, counted from a log. Throws of real dice and throws that were taken back do
//! not count. Also says when the dice are more uneven than fair dice should be. Pure.

use super::{AccountId, Entry, ReplayError, SessionLog};
use lusoria_games::rules::{Seat, ThrowSource};

/// How often each number came up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DiceCounts {
    /// In how many games the person threw dice.
    pub games: u32,
    /// How often each of the numbers 1 to 6 came up.
    pub faces: [u32; 6],
    /// How often each of the numbers came up on dice that were not drawn from a bag ([`ThrowSource::Bag`]).
    pub plain: [u32; 6],
}

/// The chi-squared sum with five degrees of freedom that fair dice exceed in one of a hundred cases.
const UNLIKELY: f64 = 15.086;

impl DiceCounts {
    /// How many dice were counted.
    #[must_use]
    pub fn dice(&self) -> u32 {
        self.faces.iter().sum()
    }

    /// How many of the dice were not drawn from a bag ([`ThrowSource::Bag`]).
    #[must_use]
    pub fn plain_dice(&self) -> u32 {
        self.plain.iter().sum()
    }

    /// Whether fair dice would be this uneven in less than one of a hundred cases (Pearson's chi-squared test). Dice from a bag are left
    /// out, because they are more even than fair dice.
    #[must_use]
    pub fn is_unlikely(&self) -> bool {
        let expected = f64::from(self.plain_dice()) / 6.0;
        let part = |face: &u32| (f64::from(*face) - expected).powi(2) / expected;
        expected > 0.0 && self.plain.iter().map(part).sum::<f64>() > UNLIKELY
    }
}

impl SessionLog<'_> {
    /// Adds the dice that this person was dealt in the game. The log must begin with entry 1.
    ///
    /// # Errors
    /// [`ReplayError`] if the log cannot be replayed.
    pub fn count_dice(
        &self,
        account: AccountId,
        counts: &mut DiceCounts,
    ) -> Result<(), ReplayError> {
        let mut session = self.session_before_any_entry()?;
        session.remember_all();
        if session.line.chance() == Some(ThrowSource::Hand) {
            return Ok(());
        }
        let from_bag = matches!(session.line.chance(), Some(ThrowSource::Bag(_)));
        let people = session.people();
        let is_theirs = |seat: Seat| people[seat.index()] == Some(account);
        let mut thrown: Vec<(u32, &str)> = Vec::new();
        for (text, at) in self.entries {
            let seat = session.decider().filter(|seat| is_theirs(*seat));
            session.replay([(text.as_str(), *at)])?;
            match (text.strip_prefix("roll:"), text.parse()) {
                (Some(dice), _) if seat.is_some() => thrown.push((session.entries, dice)),
                (_, Ok(Entry::Takeback(_, n))) => thrown.retain(|(entry, _)| *entry <= n),
                _ => {}
            }
        }
        counts.games += u32::from(!thrown.is_empty());
        for die in thrown.iter().flat_map(|(_, dice)| dice.split('-')) {
            let face: Option<usize> = die.parse().ok();
            let Some(face) = face
                .map(|face| face.wrapping_sub(1))
                .filter(|face| *face < 6)
            else {
                continue;
            };
            counts.faces[face] += 1;
            counts.plain[face] += u32::from(!from_bag);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_that_are_too_uneven_are_noticed() {
        let counts = |faces| DiceCounts {
            games: 1,
            faces,
            plain: faces,
        };
        assert!(!counts([0; 6]).is_unlikely());
        assert!(!counts([98, 104, 101, 97, 103, 97]).is_unlikely());
        assert!(counts([60, 104, 101, 97, 103, 135]).is_unlikely());
        let from_bag = DiceCounts {
            plain: [0; 6],
            ..counts([60, 104, 101, 97, 103, 135])
        };
        assert!(!from_bag.is_unlikely());
    }
}
