//! The stones of one player (M2): a wall is one stone, a tower two.

/// The cells of a player's walls and the cells of the player's towers. No cell is in both sets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stones {
    pub(super) walls: u64,
    pub(super) towers: u64,
}

impl Stones {
    /// Every cell on which a stone of the player lies.
    pub(super) const fn cells(&self) -> u64 {
        self.walls | self.towers
    }

    /// Lays one stone on each of these cells. A wall becomes a tower. There must be no tower on them.
    pub(super) const fn add(&mut self, cells: u64) {
        self.towers |= self.walls & cells;
        self.walls ^= cells;
    }

    /// How many walls there are.
    #[must_use]
    pub const fn walls(&self) -> u32 {
        self.walls.count_ones()
    }

    /// How many towers there are.
    #[must_use]
    pub const fn towers(&self) -> u32 {
        self.towers.count_ones()
    }

    /// How many stones lie on the board.
    #[must_use]
    pub const fn count(&self) -> u32 {
        self.walls() + 2 * self.towers()
    }
}
