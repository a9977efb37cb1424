//! The kinds of time that have ratings of their own. Their names are stored, so they must never change.

use super::TimeControl;

/// A game in which a player has fewer seconds than this for a turn, or for the whole game, is a live one.
const LIVE_BELOW: i64 = 3_600;

/// A kind of time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum TimeKind {
    /// Both players are present during the game.
    Live,
    /// A player has an hour or more for a turn or for the whole game, and need not be present all the time.
    Slow,
    /// No clock.
    Untimed,
}

impl TimeKind {
    /// All kinds of time, in the order in which the bot lists them.
    pub const ALL: [Self; 3] = [Self::Live, Self::Slow, Self::Untimed];

    /// The kind of time of a game with this time control.
    #[must_use]
    pub const fn of(control: Option<TimeControl>) -> Self {
        match control {
            None => Self::Untimed,
            Some(control) if control.pace.is_live() || control.pace.start() < LIVE_BELOW => {
                Self::Live
            }
            Some(_) => Self::Slow,
        }
    }

    /// The name under which this kind of time is stored.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::Slow => "slow",
            Self::Untimed => "none",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Pace;
    use super::*;

    #[test]
    fn what_leaves_less_than_an_hour_is_live() {
        let of = |pace| TimeKind::of(TimeControl::new(pace));
        assert_eq!(of(Pace::Live(7_200, 10)), TimeKind::Live);
        assert_eq!(of(Pace::Move(300)), TimeKind::Live);
        assert_eq!(of(Pace::Move(3_600)), TimeKind::Slow);
        assert_eq!(of(Pace::Bank(864_000, 0)), TimeKind::Slow);
        assert_eq!(TimeKind::of(None), TimeKind::Untimed);
    }
}
