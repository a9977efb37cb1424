//! Reads messages as commands. One table lists the commands and their arguments. The parser and the help are both made from this
//! table.
//!
//! This module does not decide which session is meant, whether a move is legal, or who may do what. That is decided in `service` and
//! `session`.

mod argument;
mod argument_values;
mod argument_words;
mod board_words;
mod bot_mention;
mod build_command;
mod build_puzzle;
mod build_tournament;
mod chat_command;
mod choose_game;
mod clean_text;
pub mod command_id;
mod command_in_language;
mod command_spec;
mod command_table;
mod common_arguments;
mod computer_name;
mod editor_tools;
mod editor_words;
mod example_game;
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
mod move_as_command;
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
mod puzzle_words;
mod quiet_words;
mod read_command;
mod read_message;
mod remaining_words;
mod repeat_commands;
mod room_commands;
pub mod room_settings;
mod seat_commands;
mod session_number;
mod setting;
mod side_words;
mod time_commands;
mod time_units;
mod time_words;
mod tournament_commands;
mod tournament_formats;
mod tournament_words;
mod typed_game_name;
mod typed_game_time;
mod yes_and_no;

pub use argument::{Argument, ArgumentKind, Presence};
pub use argument_words::{argument_words, command_names, game_names};
pub use bot_mention::BOT_MENTION;
pub use chat_command::{Command, Reply, SeatOrTournament, Step, Whom};
pub use choose_game::choose_game;
pub use clean_text::{clean, clean_name, clean_record};
pub use command_in_language::command_in;
pub use command_spec::{CommandSpec, HelpSection};
pub use command_table::{COMMANDS, PLAY};
pub use computer_name::is_computer_name;
pub use editor_tools::TOOLS;
pub use example_game::{example_game, short_example_game};
pub use find_command::{find, find_tool, nearest, nearest_tool};
pub use greetings::answer_to_greeting;
pub use help_topic::{HelpTopic, find_topic, is_topic};
pub use keyword::{Keyword, Label};
pub use left_over::meaningful;
pub use loose_answer::{
    LooseAnswer, accepts_or_declines, ending_beside_answer, loose_answer, may_answer_offer,
};
pub use lusoria_games::kit::fold;
pub use message_line::{Addressing, MessageLine, is_lone_letter};
pub use move_as_command::{asked_move, command_of_move};
pub use not_implemented::not_implemented;
pub use personal_settings::PERSONAL_SETTINGS;
pub use prefix::is_prefix;
pub use read_command::no_such_session;
pub use read_message::{LONGEST_MESSAGE, read_message};
pub use room_settings::ROOM_SETTINGS;
pub use session_number::{PUNCTUATION, impossible_session, split_move_number};
pub use setting::{Setting, SettingChange, SettingKind};
pub use side_words::seat_of_side;
pub use time_words::typed_time;
pub use tournament_formats::{NearFormat, typed_format};
pub use tournament_words::{known_in_tournament, nearest_in_tournament, new_tournament_word};
pub use typed_game_name::{
    shortest_game_name, translate_game_name, translate_game_names, typed_game_name,
};
