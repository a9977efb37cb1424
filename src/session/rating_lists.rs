//! Lists of ratings and results, as data: the best of a game, and what one person has won and lost.

/// The best ratings in a game and kind of time. `here` and `everywhere` hold people's names with their ratings, both as they are shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The id of the game.
    pub game: String,
    /// The name of the kind of time; empty in rows of earlier versions.
    pub kind: String,
    /// The best ratings in this room.
    pub here: Vec<(String, String)>,
    /// The best ratings over the whole host.
    pub everywhere: Vec<(String, String)>,
    /// The levels of the computer players with their ratings.
    pub computers: Vec<(String, String)>,
}

impl Standing {
    /// A list that has no ratings yet.
    #[must_use]
    pub fn new(game: &str, kind: &str) -> Self {
        Self {
            game: game.to_owned(),
            kind: kind.to_owned(),
            here: Vec::new(),
            everywhere: Vec::new(),
            computers: Vec::new(),
        }
    }
}

/// Somebody's results in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultLine {
    /// The id of the game.
    pub game: String,
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
    /// Games in which this person moved first.
    pub first: u32,
    /// Of the games in which this person moved first, those won.
    pub won_first: u32,
    /// The names of kinds of time, each with the text of this person's rating over the whole host.
    pub ratings: Vec<(String, String)>,
    /// How many rated games in a row were won. If the number is below zero: how many were lost. The streak is counted only in the kind of
    /// time in which this person has played the most rated games.
    pub streak: i32,
}

impl ResultLine {
    /// A line that has no results yet.
    #[must_use]
    pub fn new(game: &str) -> Self {
        Self {
            game: game.to_owned(),
            won: 0,
            drawn: 0,
            lost: 0,
            first: 0,
            won_first: 0,
            ratings: Vec::new(),
            streak: 0,
        }
    }
}
