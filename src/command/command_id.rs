//! The ids of those commands to which other code refers.

/// Breaks off a game that has only just begun.
pub const ABORT: &str = "abort";
/// Analyses a game that is over.
pub const ANALYSE: &str = "analyse";
/// Shows a board.
pub const BOARD: &str = "board";
/// Writes a record.
pub const EXPORT: &str = "export";
/// Lists the commands, or explains one.
pub const HELP: &str = "help";
/// Tells a good move.
pub const HINT: &str = "hint";
/// Adds a word to the seed of the dice.
pub const LUCK: &str = "luck";
/// Lists the legal moves.
pub const MOVES: &str = "moves";
/// Begins a game.
pub const NEW: &str = "new";
/// Sets the sign that commands begin with.
pub const PREFIX: &str = "prefix";
/// Gives a game up. People type `yield`.
pub const RESIGN: &str = "yield";
/// Explains a game.
pub const RULES: &str = "rules";
/// Shows an earlier board.
pub const SHOW: &str = "show";
/// Deals the dice of a session again.
pub const VERIFY: &str = "verify";
