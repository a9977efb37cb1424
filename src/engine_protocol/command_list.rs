//! The names of the engine's commands, and how each command is written.

/// Each command's name, and how the command is written with its arguments.
const COMMANDS: [(&str, &str); 13] = [
    ("ugi", "ugi"),
    ("isready", "isready"),
    ("setoption", "setoption name NAME value VALUE"),
    ("uginewgame", "uginewgame"),
    ("position", "position startpos|fen TEXT [moves M …]"),
    (
        "go",
        "go [movetime N] [depth N] [nodes N] [p1time N] [p2time N] [p1inc N] [p2inc N] [infinite]",
    ),
    ("stop", "stop"),
    ("query", "query p1turn|gameover|result"),
    ("d", "d [first|second]"),
    ("moves", "moves"),
    ("perft", "perft DEPTH, with a depth of 0 to 100"),
    ("why", "why MOVE"),
    ("quit", "quit"),
];

/// How this command is written, if there is such a command.
pub(super) fn usage(command: &str) -> Option<&'static str> {
    let found = COMMANDS.iter().find(|(name, _)| *name == command);
    found.map(|(_, usage)| *usage)
}

/// The names of all commands, with blanks between them.
pub(super) fn command_names() -> String {
    COMMANDS.map(|(name, _)| name).join(" ")
}
