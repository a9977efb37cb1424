//! Renders what the host says: sentences, boards and help, in the reader's language, without any platform's markup.

mod answers;
mod block;
mod board_picture;
mod board_side;
mod call;
mod chart;
mod clock;
mod closed_room;
mod computer_name;
mod controls;
mod earlier_position;
mod editor;
mod ending;
mod example_games;
mod game_pictures;
mod game_thread;
mod help;
mod hints_and_analyses;
mod level_matches;
mod message;
mod news;
mod next_step;
mod own_games;
mod people_concerned;
mod personal_data;
pub mod picture;
mod plain_text;
mod player_names;
mod proposal;
mod puzzles;
mod ratings;
pub mod rules_text;
mod scene;
mod screen_words;
mod sentence;
mod session_title;
mod settings;
mod texts_without_session;
mod time_news;
mod tournament;
mod tournament_table;
mod verification;
mod verification_result;

pub use block::{Block, Board, BoardPicture, Body, Span, TextFile, room_name};
pub use computer_name::computer_name;
pub use controls::{Control, ControlRow, Controls};
pub use earlier_position::EarlierBoard;
pub use ending::seat_to_call;
pub use game_pictures::MOST_PICTURES;
pub use message::{Message, ThreadStep, message, not_shown, not_stored, not_stored_safely};
pub use next_step::{NextStep, moved_piece};
pub use plain_text::plain_text;
pub use player_names::{distinguish_people, distinguish_players};
pub use scene::{Attachment, Scene, SessionChoice};
pub use screen_words::{ScreenWords, next_board, screen_words};
pub use texts_without_session::{
    Greeting, fact_page, games_page, greeting, in_progress, no_game_page, not_a_record_page,
    paste_hint, rules_page, sentence_page, verdict_page,
};
pub use verification_result::{PromiseOrigin, VerificationResult};
