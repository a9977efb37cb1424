//! The games that have puzzles, and how their puzzles are found.

/// How the puzzles of a game are made.
#[derive(Clone, Copy, Debug)]
pub struct Recipe {
    /// The game's id.
    pub game: &'static str,
    /// Each game that is played to find puzzles begins with one of these texts of options, chosen at random.
    pub options: &'static [&'static str],
    /// Whether the value of every position is known. If it is, a puzzle asks for moves that keep the win, however long it takes.
    /// Otherwise a puzzle asks for a win within a number of plies.
    pub known: bool,
    /// The most plies within which a puzzle asks for a win. It is not used if `known` is true.
    pub most_plies: u32,
    /// How many of ten moves are random in the games that are played to find puzzles.
    pub random_of_ten: u32,
    /// The puzzles that come with the library.
    pub(super) stored: &'static str,
}

/// Whether there are puzzles of the game with this id.
#[must_use]
pub fn has_puzzles(game: &str) -> bool {
    RECIPES.iter().any(|recipe| recipe.game == game)
}

/// All games that have puzzles.
pub static RECIPES: &[Recipe] = &[
    Recipe {
        game: "cats_and_mouse",
        options: &[""],
        known: true,
        most_plies: 30,
        random_of_ten: 4,
        stored: include_str!("data/cats_and_mouse.txt"),
    },
    Recipe {
        game: "tablut",
        options: &["", "king=custodial"],
        known: false,
        most_plies: 5,
        random_of_ten: 3,
        stored: include_str!("data/tablut.txt"),
    },
    Recipe {
        game: "murus_gallicus",
        options: &[""],
        known: false,
        most_plies: 7,
        random_of_ten: 3,
        stored: include_str!("data/murus_gallicus.txt"),
    },
    Recipe {
        game: "tchuka_ruma",
        options: &[
            "",
            "pits=6,stones=4",
            "pits=6,stones=5",
            "pits=7,stones=2",
            "pits=4,stones=4,origin=occupied",
            "pits=4,stones=5,origin=occupied",
            "pits=5,stones=4,origin=occupied",
            "pits=5,stones=5,origin=occupied",
            "pits=6,stones=4,origin=occupied",
        ],
        known: true,
        most_plies: 60,
        random_of_ten: 0,
        stored: include_str!("data/tchuka_ruma.txt"),
    },
    Recipe {
        game: "afrika",
        options: &[""],
        known: false,
        most_plies: 9,
        random_of_ten: 3,
        stored: include_str!("data/afrika.txt"),
    },
    Recipe {
        game: "selus",
        options: &[""],
        known: false,
        most_plies: 11,
        random_of_ten: 4,
        stored: include_str!("data/selus.txt"),
    },
];
