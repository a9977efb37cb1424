//! Reads messages as commands. One table lists the commands and their arguments; messages are read by it, and help is written from
//! it.
//!
//! Deliberately absent: which session is meant, whether a move is legal, who may do what (all in `service` and `session`).

mod argument;
mod argument_values;
mod bot_mention;
mod build_command;
mod build_puzzle;
mod build_tournament;
mod chat_command;
mod choose_game;
mod clean_text;
pub mod command_id;
mod command_spec;
mod command_table;
mod common_arguments;
mod completion;
mod computer_name;
mod editor_tools;
mod find_command;
mod greetings;
mod help_topic;
mod join_times;
mod keyword;
mod language_words;
mod left_over;
mod level_words;
mod link_commands;
mod loose_answer;
mod message_line;
mod not_implemented;
mod offer_commands;
mod own_games_commands;
mod people_commands;
pub mod personal_settings;
mod phrases;
mod plan_commands;
mod politeness;
mod prefix;
mod privacy_commands;
mod quiet_words;
mod read_command;
mod read_message;
mod remaining_words;
mod repeat_commands;
mod room_commands;
pub mod room_settings;
mod seat_commands;
mod setting;
mod side_words;
mod time_commands;
mod time_units;
mod time_words;
mod tournament_commands;
mod typed_game_name;
mod typed_game_time;

pub use argument::{Argument, ArgumentKind, Presence};
pub use bot_mention::BOT_MENTION;
pub use chat_command::{Command, Reply, SeatOrTournament, Step, Whom};
pub use choose_game::choose_game;
pub use clean_text::{clean, clean_name, clean_record};
pub use command_spec::{CommandSpec, HelpSection};
pub use command_table::{COMMANDS, PLAY};
pub use completion::{command_names, completions, game_names};
pub use computer_name::is_computer_name;
pub use editor_tools::TOOLS;
pub use find_command::{find, find_tool, nearest, nearest_tool};
pub use greetings::answer_to_greeting;
pub use help_topic::{HelpTopic, find_topic, is_topic};
pub use keyword::{Keyword, Label};
pub use loose_answer::{LooseAnswer, loose_answer};
pub use lusoria_games::kit::fold;
pub use message_line::{Addressing, MessageLine};
pub use not_implemented::not_implemented;
pub use personal_settings::PERSONAL_SETTINGS;
pub use prefix::is_prefix;
pub use read_command::no_such_session;
pub use read_message::{LONGEST_MESSAGE, read_message};
pub use remaining_words::impossible_session;
pub use room_settings::ROOM_SETTINGS;
pub use setting::{Setting, SettingChange, SettingKind};
pub use time_words::typed_time;
pub use typed_game_name::{
    shortest_game_name, translate_game_name, translate_game_names, typed_game_name,
};
