//! From what somebody typed in a chat to a command: one table of commands and their arguments, from which messages are read and
//! help is made.
//!
//! Deliberately absent: which session is meant, whether a move is legal, who may do what.

mod argument;
mod argument_values;
mod build_command;
mod chat_command;
mod choice;
mod choose_game;
pub mod command_id;
mod command_spec;
mod command_table;
mod common_arguments;
mod completion;
mod editor_tools;
mod find_command;
mod game_names;
mod help_topic;
mod message;
mod message_line;
mod normal;
mod not_implemented;
mod prefix;
mod read_command;
mod remaining_words;

pub use argument::{Argument, ArgumentKind, Presence};
pub use chat_command::{Command, Reply};
pub use choice::{Choice, Label};
pub use choose_game::choose_game;
pub use command_spec::{CommandSpec, Topic};
pub use command_table::COMMANDS;
pub use completion::{command_names, completions, game_names};
pub use editor_tools::TOOLS;
pub use find_command::{find, find_tool, nearest};
pub use game_names::{game_in, typed_name};
pub use help_topic::{HelpTopic, find_topic};
pub use lusoria_games::kit::fold;
pub use message::{LONGEST_MESSAGE, read};
pub use message_line::{Addressing, MessageLine};
pub use normal::{clean, presentable};
pub use not_implemented::{absent, is_program};
pub use prefix::is_prefix;
