//! The ids of those commands to which other code refers.

/// Breaks off a game. Nobody wins or loses it.
pub const ABORT: &str = "abort";
/// Accepts what is offered.
pub const ACCEPT: &str = "accept";
/// Declines what is offered.
pub const DECLINE: &str = "decline";
/// Proposes other terms for a game that was proposed.
pub const COUNTER: &str = "counter";
/// Offers a draw.
pub const DRAW: &str = "draw";
/// Takes a move back, or asks the other player for that.
pub const TAKEBACK: &str = "takeback";
/// Analyses a game that is over.
pub const ANALYSE: &str = "analyse";
/// Shows a board.
pub const BOARD: &str = "board";
/// Ends a game because the other player's time is over.
pub const CLAIM: &str = "claim";
/// Shows how much time the players have left.
pub const CLOCK: &str = "clock";
/// Writes a record.
pub const EXPORT: &str = "export";
/// Lists the commands, or explains one.
pub const HELP: &str = "help";
/// Suggests a good move.
pub const HINT: &str = "hint";
/// Shows or sets the level of the computer player.
pub const LEVEL: &str = "level";
/// Takes an open seat, or enters a tournament.
pub const JOIN: &str = "join";
/// Closes an open seat, or leaves a tournament.
pub const LEAVE: &str = "leave";
/// Adds a word to the seed of the dice.
pub const LUCK: &str = "luck";
/// Shows or changes the settings of a person.
pub const ME: &str = "me";
/// Lists the legal moves.
pub const MOVES: &str = "moves";
/// Begins a game.
pub const NEW: &str = "new";
/// Asks a puzzle.
pub const PUZZLE: &str = "puzzle";
/// Sets the sign that commands begin with.
pub const PREFIX: &str = "prefix";
/// Gives a game up. People type `yield`.
pub const RESIGN: &str = "yield";
/// Begins a finished game once more, as it was.
pub const AGAIN: &str = "again";
/// Begins a finished game once more, with the sides exchanged.
pub const REMATCH: &str = "rematch";
/// Shows the rules of a game.
pub const RULES: &str = "rules";
/// Steps through a game.
pub const REPLAY: &str = "replay";
/// Shows an earlier board.
pub const SHOW: &str = "show";
/// Begins a tournament. With a cell after it (`start f1`), the word is a move of Cats and Mouse.
pub const START: &str = "start";
/// Checks the dice of a finished game against its seed.
pub const VERIFY: &str = "verify";
/// Shows or changes the settings of the room.
pub const SETTINGS: &str = "settings";
/// Holds tournaments.
pub const TOURNAMENT: &str = "tournament";
/// Shows the table of a tournament.
pub const STANDINGS: &str = "standings";
/// Shows who plays whom in a tournament.
pub const PAIRINGS: &str = "pairings";

/// The commands about tournaments.
pub const ABOUT_TOURNAMENTS: [&str; 6] = [JOIN, LEAVE, PAIRINGS, STANDINGS, START, TOURNAMENT];
