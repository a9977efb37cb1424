//! How strong a computer player is.

use std::fmt;
use std::str::FromStr;

/// A level of a computer player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Looks a move or two ahead and errs often: a beginner can win.
    Easy,
    /// Looks further and errs now and then.
    Hard,
    /// Plays as well as it can.
    Ruthless,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Hard, Self::Ruthless];

    /// Its name in records and commands: `easy`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Hard => "hard",
            Self::Ruthless => "ruthless",
        }
    }

    /// The level at which a game of this id is played if nobody says otherwise: ruthless in Cats and Mouse, as its source has it.
    #[must_use]
    pub fn usual_for(game: &str) -> Self {
        if game == "cats_and_mouse" {
            Self::Ruthless
        } else {
            Self::Hard
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The opposite of `Display`, and nothing else.
impl FromStr for Level {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let named = |level: &Self| level.name() == text;
        Self::ALL.into_iter().find(named).ok_or(())
    }
}

/// How a level below ruthless plays a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// It looks at most so many plies ahead.
    pub depth: u32,
    /// It looks at no more nodes than this.
    pub nodes: u64,
    /// A move that loses this much of the chance to win is played e times less often than the best one.
    pub spread: f64,
    /// It never misses a win on the spot, nor a move without which it loses much at once.
    pub sees_the_obvious: bool,
}

impl Skill {
    /// Easy and hard, in a game that says nothing else.
    pub const USUAL: [Self; 2] = [Self::easy(2, 0.10), Self::hard(5, 0.02)];

    /// A player who looks so many plies ahead and errs so much.
    #[must_use]
    pub const fn easy(depth: u32, spread: f64) -> Self {
        Self {
            depth,
            nodes: 20_000,
            spread,
            sees_the_obvious: false,
        }
    }

    /// A player who looks so many plies ahead, errs so much, and does not miss the obvious.
    #[must_use]
    pub const fn hard(depth: u32, spread: f64) -> Self {
        Self {
            depth,
            nodes: 200_000,
            spread,
            sees_the_obvious: true,
        }
    }
}
