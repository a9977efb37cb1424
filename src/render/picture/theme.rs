//! The colours of a picture.
//!
//! Blue and orange tell the seats apart where pieces have no colour of their own. Both come from the palette of Okabe and Ito, whose
//! colours people with any kind of colour vision can tell apart.
//!
//! The theme with strong contrast is for people who see no colours, or have weak sight. Its wood is nearly white. What carries meaning is
//! black, white or a clear grey. Only the winner's crown and the mark on what has changed are yellow.

use lusoria_games::rules::Seat;

/// The colours of a picture: for a light page, for a dark page, or in strong contrast.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// For a light page.
    #[default]
    Light,
    /// For a dark page.
    Dark,
    /// In black and white with few shades between them, for people who cannot tell colours apart or have weak sight.
    Contrast,
}

impl Theme {
    /// The theme with this stored name. Any other name gives the light theme. `src/command/personal_settings.rs` says which name holds
    /// for people who have chosen none.
    #[must_use]
    pub fn read(stored: &str) -> Self {
        match stored {
            "dark" => Self::Dark,
            "contrast" => Self::Contrast,
            _ => Self::Light,
        }
    }

    pub(super) const fn palette(self) -> &'static Palette {
        match self {
            Self::Light => &LIGHT,
            Self::Dark => &DARK,
            Self::Contrast => &CONTRAST,
        }
    }
}

/// The colours of everything that is drawn.
pub(super) struct Palette {
    /// The ground around the board.
    pub(super) table: &'static str,
    /// The names of rows and columns, and the numbers and signs beside the board.
    pub(super) names: &'static str,
    /// The board's wood.
    pub(super) board: &'static str,
    /// Edges and lines on the wood.
    pub(super) edge: &'static str,
    /// A light square, and a plain cell.
    pub(super) light_cell: &'static str,
    /// A dark square.
    pub(super) dark_cell: &'static str,
    /// A cell with a meaning of its own: a camp, the castle.
    pub(super) special_cell: &'static str,
    /// A hollow in the wood.
    pub(super) hollow: &'static str,
    /// The stones in a hollow.
    pub(super) stone: &'static str,
    /// The outline of stones and pieces.
    pub(super) ink: &'static str,
    /// The light pieces, and writing on dark ones.
    pub(super) ivory: &'static str,
    /// The dark pieces, and writing on light ones.
    pub(super) ebony: &'static str,
    /// The mark of what changed with the last turn, and the winner's crown.
    pub(super) mark: &'static str,
    /// The colours that tell First and Second apart where there are no pieces: the rings of pits, the edges of stores and of tokens.
    pub(super) seats: [&'static str; 2],
}

impl Palette {
    /// The colour in which a piece of this seat is painted, and the colour of the writing on it. A piece that belongs to nobody has the
    /// colours of First.
    pub(super) const fn piece(&self, owner: Option<Seat>) -> (&'static str, &'static str) {
        match owner {
            Some(Seat::Second) => (self.ebony, self.ivory),
            Some(Seat::First) | None => (self.ivory, self.ebony),
        }
    }
}

const LIGHT: Palette = Palette {
    table: "#f7f3ea",
    names: "#3b2a1a",
    board: "#c99a5b",
    edge: "#6b4423",
    light_cell: "#eed6a5",
    dark_cell: "#a8713a",
    special_cell: "#b98b55",
    hollow: "#8a5a2b",
    stone: "#e9e4d8",
    ink: "#2a1a0c",
    ivory: "#fffaf0",
    ebony: "#2b2118",
    mark: "#f0e442",
    seats: ["#0072b2", "#d55e00"],
};

const DARK: Palette = Palette {
    table: "#1e1f22",
    names: "#e6dccb",
    board: "#8a6236",
    edge: "#3a2412",
    light_cell: "#c9a672",
    dark_cell: "#6f4722",
    special_cell: "#8f6535",
    hollow: "#563617",
    stone: "#dcd6c8",
    ink: "#140c05",
    ivory: "#fbf3e2",
    ebony: "#1c140d",
    mark: "#f0e442",
    seats: ["#56b4e9", "#e69f00"],
};

const CONTRAST: Palette = Palette {
    table: "#ffffff",
    names: "#000000",
    board: "#ececec",
    edge: "#4d4d4d",
    light_cell: "#ffffff",
    dark_cell: "#b3b3b3",
    special_cell: "#cfcfcf",
    hollow: "#8c8c8c",
    stone: "#ffffff",
    ink: "#000000",
    ivory: "#ffffff",
    ebony: "#000000",
    mark: "#ffcc00",
    seats: ["#000000", "#595959"],
};
