//! How strong a computer player is, and how strong it is in each game if nobody has chosen a level. Easy and hard have limits of plies
//! and nodes ([`Skill`]). Ruthless has none here: the caller limits its time or its nodes (`ThinkOrder` in `thought.rs`). A game may have
//! its own numbers for easy and hard: `SKILLS` in its `search.rs`.

use std::fmt;
use std::str::FromStr;

/// A level of a computer player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Looks a move or two ahead and errs often: a beginner can win.
    Easy,
    /// Looks further and errs now and then.
    Hard,
    /// Plays as well as it can in the time that the caller allows.
    Ruthless,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Hard, Self::Ruthless];

    /// The level's name in records and commands: `easy`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Hard => "hard",
            Self::Ruthless => "ruthless",
        }
    }

    /// The level at which the computer plays the game with this id if nobody names a level. It is ruthless in Cats and Mouse, as in the
    /// source of that game, and hard in all other games.
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

/// Reads exactly what `Display` writes.
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
    /// How many plies the player looks ahead at most.
    pub depth: u32,
    /// How many nodes the player looks at, at most.
    pub nodes: u64,
    /// A move that lowers the chance to win by this much is played e times (e = 2.718…) less often than the best move.
    pub spread: f64,
    /// How often (from 0 to 1) the player does not play the best move in a position where the value of every move is known.
    pub slips: f64,
    /// Whether the player always sees an immediate win, and always avoids moves that lose much at once.
    pub sees_the_obvious: bool,
}

impl Skill {
    /// The skills of easy and hard in games that define none of their own (`SKILLS` in the game's `search.rs`).
    pub const USUAL: [Self; 2] = [Self::easy(2, 0.10), Self::hard(4, 0.05)];

    /// A player who looks `depth` plies ahead and errs as much as `spread` says.
    #[must_use]
    pub const fn easy(depth: u32, spread: f64) -> Self {
        Self {
            depth,
            nodes: 20_000,
            spread,
            slips: 0.25,
            sees_the_obvious: false,
        }
    }

    /// A player who looks `depth` plies ahead, errs as much as `spread` says, and never misses the obvious.
    #[must_use]
    pub const fn hard(depth: u32, spread: f64) -> Self {
        Self {
            depth,
            nodes: 200_000,
            spread,
            slips: 0.1,
            sees_the_obvious: true,
        }
    }
}
