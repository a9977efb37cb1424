//! Sessions and what people do in them. `decide` answers an action with new entries or with a refusal. `evolve` applies an entry to the
//! session. `reply` makes the message about new entries. Everything here is pure: times are arguments, and dice come from the session's
//! seed or are typed by people. There is no input or output, and no text in any language.

mod analysis;
mod answer_path;
mod asked_number;
mod audience;
mod board_form;
mod clock;
mod clock_rules;
mod daily_puzzle;
mod decide;
mod decide_offers;
mod decide_put_off;
mod decided;
mod dice_counts;
mod due;
mod editor;
mod ended_game;
mod entry;
mod evolve;
mod find_game;
mod hint;
mod ids;
mod last_refusal;
mod new_game;
mod news;
mod offer;
mod open_offers;
mod plan;
mod platform;
mod player;
mod promise;
mod proposal;
mod puzzle_refusal;
mod puzzles;
mod question;
mod quiet_hours;
mod rating;
mod rating_lists;
mod recent_entries;
mod record;
mod refusal;
mod replay;
mod replay_error;
mod reply;
mod say;
mod session_log;
mod session_seed;
mod session_start;
mod shown_entry;
mod snapshot;
mod stamp;
mod state;
mod takeback;
mod timed_id;
mod tournament;
mod turn_count;

pub use analysis::{Analysis, CertainFrom, TurningPoint};
pub use answer_path::AnswerPath;
pub use asked_number::Completes;
pub use audience::Audience;
pub use board_form::BoardForm;
pub use clock::{ClockReading, GameClock, Pace, PutOff, TimeControl, TimeKind, WantedTime};
pub use daily_puzzle::{DailyPuzzle, puzzle_of_day};
pub use decide::{Action, begin, begin_with_words, deal_first, decide, with_time};
pub use decided::Decided;
pub use dice_counts::DiceCounts;
pub use due::{Due, DuePlace};
pub use editor::{EditAction, EditReply, Editor, EditorStep, LAST_SLOT, STORE, outcome, to_move};
pub use ended_game::EndedGame;
pub use entry::{Ending, Entry, NotAnEntry};
pub use find_game::{find_game, find_game_among, refuse_option};
pub use hint::Hint;
pub use ids::{AccountId, EventKey, Identity, OutboxId, RoomId, RoomKey, SessionId, TournamentId};
pub use last_refusal::{LastRefusal, OfferedNumbers};
pub use new_game::{NewGame, SeatChoice};
pub use news::{
    DROPPED, REPLACES, answer_fact, called, goes_on, news, news_fact, news_for, tells_offer,
    told_to,
};
pub use offer::Offer;
pub use plan::{BETWEEN_MOVES, Plan, PlanOrder, PlannedPly};
pub use platform::{ControlKinds, Platform};
pub use player::{Actor, Computer, Player, people};
pub use promise::Promise;
pub use proposal::{Counter, Proposal, ProposalMessage, ProposalPhase, Terms};
pub use puzzles::{OpenPuzzle, PuzzleAction, PuzzleEvent, PuzzleId, PuzzleReply, Puzzles};
pub use question::{Question, SuggestedCommand};
pub use quiet_hours::{QuietHours, minute_of_day, time_of_day};
pub use rating::{
    LEAST_MOVES, Rating, RatingKey, WHOLE_HOST, can_be_rated, computer_rating, join_ratings,
    outcome_for_ratings, rate,
};
pub use rating_lists::{ResultLine, Standing};
pub use record::{NotARecord, Proof, RECORD_FIELDS, Record, RecordHead, RecordVerdict, Replayed};
pub use refusal::{Refusal, RefusalKind};
pub use replay_error::ReplayError;
pub use reply::reply;
pub use say::{
    GeneralAnswer, LINK_CODE, MOST_CHOICES, Rest, Say, ShownBoard, TimeOfBoard, WaitingGame,
};
pub use session_log::SessionLog;
pub use session_start::{SessionStart, open};
pub use shown_entry::{ShownEntry, ShownStep};
pub use snapshot::{MOST_REMEMBERED, SessionSnapshot};
pub use stamp::Stamp;
pub use state::{Session, TurnFacts};
pub use takeback::{BeforeDecision, plies_that_stand, takeback_target};
pub use timed_id::TimedId;
pub use tournament::{
    Challenge, ChallengeEnd, Challenged, Invitation, LadderNews, NewTournament, PairingLine, Phase,
    Removed, RoomTournament, Season, TableLine, TournamentDeed, TournamentEntrant, TournamentGame,
    TournamentMessage, TournamentNews, TournamentRequest,
};
pub use turn_count::{PositionAfterTurn, TurnCount};
