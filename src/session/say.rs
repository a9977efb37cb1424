//! Messages as data ("says"). A say is stored in the outbox before it is sent, and `render` turns it into text.
//!
//! A say contains ids, facts and values, but no sentences. If it is about a session, it names the entry after which the board is shown.

use super::ended_game::EndedGame;
use super::news::answer_fact;
use super::rating_lists::{ResultLine, Standing};
use super::{
    AccountId, Analysis, BoardForm, ClockReading, EditReply, Editor, Hint, Proposal,
    ProposalMessage, PuzzleReply, Refusal, SessionId, ShownEntry, ShownStep, TournamentMessage,
};
use lusoria_games::rules::{Fact, Seat};

/// The answer that tells the code by which two accounts are linked.
pub const LINK_CODE: Fact = answer_fact("link-code");

/// The most sessions that a message offers to choose from. The list of a person's own open games may be longer.
pub const MOST_CHOICES: usize = 10;

/// A message to a room, as data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Say {
    /// A session has begun. Notifies the player to move.
    Opened(ShownEntry),
    /// A session has begun that is to be played in a thread below this message. This message notifies nobody: another message, in the
    /// thread, notifies the player to move.
    InThread(ShownEntry),
    /// A turn has ended. Shows the board, and notifies the next player. The number says how many of the last turns are told.
    Turn(ShownEntry, u8),
    /// The turn goes on: shows the board after the moves so far.
    Partial(ShownEntry),
    /// The session is over. The number says how many of the last turns are told. The seat is that of the person whose message ended the
    /// session. `None` if no player's message did.
    Over(ShownEntry, u8, Option<Seat>),
    /// Something other than a move has happened in a session, such as an offer. If `fact` has a value `called`, that value is the seat
    /// of the player whom the message notifies.
    News {
        /// The session and the entry.
        at: ShownEntry,
        /// What has happened. Its sentence is `news-<id>`.
        fact: Fact,
        /// Whether the board is shown as well.
        board: bool,
    },
    /// The other player has given the player on turn more time.
    TimeGiven(ShownEntry),
    /// The time of the player on turn is over, so that the other player may claim the game.
    TimeOver(ShownEntry),
    /// A reminder to the player on turn that the other player is waiting.
    Reminder {
        /// The session and the entry.
        at: ShownEntry,
        /// For how many seconds the other player has been waiting.
        waited: i64,
        /// How many seconds the player on turn has left; `None` in a game without a clock.
        left: Option<i64>,
    },
    /// How much time both players have left, for whoever asked.
    Clock(ShownEntry, ClockReading, AccountId),
    /// The level at which the computer player of a session plays. It is told to whoever asked, or to all after a change.
    Level(ShownEntry, Option<AccountId>),
    /// The board, because somebody asked for it.
    Board {
        /// The session and the entry.
        at: ShownEntry,
        /// The person who asked; the board is turned to their side.
        reader: AccountId,
        /// How the board is shown.
        form: BoardForm,
        /// What the message says about time.
        time: TimeOfBoard,
    },
    /// The board after an earlier entry of a game, which somebody looks at step by step.
    ShownStep(ShownStep),
    /// The game so far in a few pictures, for whoever asked.
    Pictures(ShownEntry, AccountId),
    /// A hint for whoever asked.
    Hint(ShownEntry, Hint, AccountId),
    /// The analysis of a finished game.
    Analysis(ShownEntry, Analysis, AccountId),
    /// The legal moves.
    Moves(ShownEntry, AccountId),
    /// The legal moves of one piece. The text is the piece's place, written as in moves.
    MovesOf(ShownEntry, String, AccountId),
    /// The record of a session, as plain text.
    Record(ShownEntry, AccountId),
    /// All that is kept about the person who asked.
    PersonalData(AccountId),
    /// How often each number came up when the person who asked threw dice.
    Dice(AccountId),
    /// Whether the dice of a session follow from its seed.
    Verified(ShownEntry, AccountId),
    /// A record was imported as a session.
    Imported(ShownEntry, AccountId),
    /// An answer that shows no position of a session.
    Answer(GeneralAnswer, AccountId),
    /// The last refusal once more. If the rules forbid a move, the text of the rule is told, too.
    Why(Refusal, Option<ShownEntry>, AccountId),
    /// A person's position editor, and what the message shows of it. This copy of the editor has empty `slots` and `steps`.
    Edited(Editor, EditReply, AccountId),
    /// A puzzle, and what has happened with it. The account is the person who solves it; `None` if the room is shown the puzzle of the
    /// day.
    Puzzle(PuzzleReply, Option<AccountId>),
    /// Something about a tournament: an answer to a person, or news for the room.
    Tournament(TournamentMessage, Option<AccountId>),
    /// Something about a proposed game: an answer to a person, or news for the room.
    Proposal(ProposalMessage, Option<AccountId>),
    /// Why something was refused.
    Refused(Refusal, Option<ShownEntry>, AccountId),
}

/// The board that a message shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShownBoard {
    /// No board.
    None,
    /// A position of the session that the say is about.
    OfSession,
    /// The board of a puzzle or of the position editor. The say itself contains the position.
    OfSay,
}

/// What is said about time below a board that somebody has asked for.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct TimeOfBoard {
    /// For how many seconds the game is still put off; 0 if it is not.
    pub put_off: i64,
    /// The time (Unix seconds) at which the clock of the player on turn is read, as in `ClockReading::at`. `None` if no clock runs.
    pub read_at: Option<i64>,
}

/// A game that is not over, in the list of a person's games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WaitingGame {
    /// The session.
    pub session: SessionId,
    /// The seat that has to act.
    pub to_move: Option<Seat>,
    /// Whether it is the turn of the person whose list it is.
    pub is_mine: bool,
    /// For how many seconds the player on turn has kept the game waiting.
    pub waited: i64,
    /// For how many seconds the game is still put off; 0 if it is not.
    pub put_off: i64,
    /// How many seconds the player on turn has left; 0 if their time is over. `None` if no clock runs.
    pub time_left: Option<i64>,
    /// Why the clock of the player on turn stands still. `None` if it runs, if there is no clock, or if the game is put off.
    pub rest: Option<Rest>,
    /// Whether the other player has made an offer that is still open.
    pub is_asked: bool,
}

/// Why the clock of the player on turn stands still.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rest {
    /// The player on turn is on vacation.
    Vacation,
    /// It is the weekend.
    Weekend,
}

/// Answers that show no position of a session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GeneralAnswer {
    /// The list of games.
    Games,
    /// The list of the games that can be played, and these things of this room:
    ///
    /// - the first sessions, each with the seat to move,
    /// - how many more sessions there are,
    /// - the open seats,
    /// - the games for which the room keeps tables open, each with the number of tables.
    GamesHere(
        Vec<(SessionId, Option<Seat>)>,
        u32,
        Vec<Proposal>,
        Vec<(String, u32)>,
    ),
    /// What waits for this person:
    ///
    /// - their games that are not over. Games in which it is their turn come first, and the one that has waited longest is at the top,
    /// - how many of their open games are not in this list,
    /// - proposals that this person has made or has to answer.
    Mine(Vec<WaitingGame>, u32, Vec<Proposal>),
    /// Like [`GeneralAnswer::Mine`], but told unasked once a day, where nobody else reads it.
    Digest(Vec<WaitingGame>, u32, Vec<Proposal>),
    /// A page of a person's games that are over. The first number says which page it is, the second how many pages there are.
    History(Vec<EndedGame>, u32, u32),
    /// The best ratings of some games.
    Top(Vec<Standing>),
    /// The results of the person with this name, or of the reader if there is no name. The last list has the reader's results against
    /// that person.
    Stats(Option<String>, Vec<ResultLine>, Vec<ResultLine>),
    /// This person's settings, each with its value as stored. These are all settings, or only the one that was set or asked about.
    Me(Vec<(String, String)>),
    /// A fact that is told in one sentence. The sentence is `told-<id>`.
    Told(Fact),
    /// What this person has planned in a session. The three lists are the planned lines as typed, the queue of moves, and the lines that
    /// a new line has replaced.
    Planned(SessionId, [Vec<String>; 3]),
    /// A question was answered with no.
    QuestionDeclined,
    /// The rules of the game with this id. The flag is true for the full text, false for the short one.
    Rules(String, bool),
    /// The glossary of the mancala games, or the explanation of one word.
    Glossary(Option<String>),
    /// All commands, or the command or game that was asked about.
    Help(Option<String>),
    /// Some of the room's settings, each with its value as stored. For the language and the prefix, the message shows the values of its
    /// scene instead.
    Settings(Vec<(String, String)>),
    /// The prefix of the room is now this one.
    PrefixSet(String),
    /// The language of the room was changed. The message is in the new language.
    LangSet,
    /// The room will be shown the puzzle of the day at this time, in this time zone. An empty time zone is UTC. The last value is the id
    /// of the game, if the room has chosen one.
    DailyPuzzle(String, String, Option<String>),
    /// The room will not be shown the puzzle of the day any more.
    NoDailyPuzzle,
    /// How many days of vacation this person has left, for how many more seconds they are on vacation, and the games in which their clock
    /// does not stand still during a vacation.
    Vacation(i64, i64, Vec<SessionId>),
    /// This room replaces another one, and these games go on here.
    MovedHere(Vec<SessionId>),
}

impl Say {
    /// The person who is answered, if this is an answer.
    #[must_use]
    pub fn reader(&self) -> Option<AccountId> {
        match self {
            Self::Board { reader, .. } => Some(*reader),
            Self::ShownStep(replay) => Some(replay.reader),
            Self::Hint(.., reader)
            | Self::Analysis(.., reader)
            | Self::Moves(_, reader)
            | Self::Pictures(_, reader)
            | Self::MovesOf(.., reader)
            | Self::Record(_, reader)
            | Self::Verified(_, reader)
            | Self::Imported(_, reader)
            | Self::Answer(_, reader)
            | Self::Why(.., reader)
            | Self::Edited(.., reader)
            | Self::Clock(.., reader)
            | Self::Refused(.., reader) => Some(*reader),
            Self::PersonalData(reader) | Self::Dice(reader) => Some(*reader),
            Self::Tournament(_, reader)
            | Self::Puzzle(_, reader)
            | Self::Proposal(_, reader)
            | Self::Level(_, reader) => *reader,
            Self::Opened(_)
            | Self::InThread(_)
            | Self::News { .. }
            | Self::Turn(..)
            | Self::Partial(_)
            | Self::Over(..)
            | Self::TimeGiven(_)
            | Self::TimeOver(_)
            | Self::Reminder { .. } => None,
        }
    }

    /// The session of which this say shows a partial board. `None` if it shows none.
    #[must_use]
    pub const fn partial_board_of(&self) -> Option<SessionId> {
        match self {
            Self::Partial(at) => Some(at.0),
            _ => None,
        }
    }

    /// The session whose earlier partial boards are out of date once this say is sent. `None` if there is no such session.
    #[must_use]
    pub const fn overtakes_boards_of(&self) -> Option<SessionId> {
        match self {
            Self::Partial(at)
            | Self::Turn(at, _)
            | Self::Over(at, _, _)
            | Self::News {
                at, board: true, ..
            } => Some(at.0),
            _ => None,
        }
    }

    /// Whether this say tells of a move, an offer, or the beginning or end of a game. Such says are sent before answers that wait.
    /// [`Say::InThread`] is no news, because a message in the thread tells of the beginning.
    #[must_use]
    pub const fn is_news(&self) -> bool {
        matches!(
            self,
            Self::Opened(_)
                | Self::Turn(..)
                | Self::Partial(_)
                | Self::Over(..)
                | Self::News { .. }
        )
    }

    /// Whether the message shows a board, and where that board comes from. Where people have chosen pictures, a picture is drawn if this
    /// function says that there is a board. The match has no wildcard, so that no new kind of message is forgotten.
    #[must_use]
    pub const fn shown_board(&self) -> ShownBoard {
        match self {
            Self::Opened(_)
            | Self::Turn(..)
            | Self::Partial(_)
            | Self::Over(..)
            | Self::News { .. }
            | Self::Board { .. }
            | Self::ShownStep(_)
            | Self::Pictures(..)
            | Self::Imported(..) => ShownBoard::OfSession,
            Self::Puzzle(..) | Self::Edited(..) => ShownBoard::OfSay,
            Self::InThread(_)
            | Self::TimeGiven(_)
            | Self::TimeOver(_)
            | Self::Reminder { .. }
            | Self::Clock(..)
            | Self::Level(..)
            | Self::Hint(..)
            | Self::Analysis(..)
            | Self::Moves(..)
            | Self::MovesOf(..)
            | Self::Record(..)
            | Self::PersonalData(_)
            | Self::Dice(_)
            | Self::Verified(..)
            | Self::Answer(..)
            | Self::Why(..)
            | Self::Tournament(..)
            | Self::Proposal(..)
            | Self::Refused(..) => ShownBoard::None,
        }
    }

    /// The session that the say is about. `None` if the say is about no session, or about several.
    #[must_use]
    pub fn session(&self) -> Option<SessionId> {
        self.at().map(|at| at.0)
    }

    /// The sessions that the message lists, such as those to choose from. A person's open games are all listed; any other list has at
    /// most [`MOST_CHOICES`] sessions. For a message about planned moves, this is the one session in which the moves are planned.
    #[must_use]
    pub fn choices(&self) -> Vec<SessionId> {
        let ids: Vec<_> = match self {
            Self::Answer(GeneralAnswer::Mine(games, ..) | GeneralAnswer::Digest(games, ..), _) => {
                return games.iter().map(|game| game.session).collect();
            }
            Self::Answer(GeneralAnswer::History(games, ..), _) => {
                games.iter().map(|game| game.session).collect()
            }
            Self::Answer(GeneralAnswer::Planned(id, _), _) => return vec![*id],
            Self::Refused(Refusal::Which { sessions, .. }, ..)
            | Self::Why(Refusal::Which { sessions, .. }, ..) => sessions.clone(),
            Self::Answer(GeneralAnswer::GamesHere(sessions, ..), _) => {
                sessions.iter().map(|one| one.0).collect()
            }
            _ => Vec::new(),
        };
        ids.into_iter().take(MOST_CHOICES).collect()
    }

    /// The session that the say is about, and the entry after which it is shown. `None` if the say is about no session, or about several.
    #[must_use]
    pub fn at(&self) -> Option<ShownEntry> {
        match self {
            Self::Opened(at)
            | Self::InThread(at)
            | Self::Turn(at, _)
            | Self::Partial(at)
            | Self::Over(at, _, _)
            | Self::TimeGiven(at)
            | Self::TimeOver(at)
            | Self::Level(at, _) => Some(*at),
            Self::Board { at, .. } | Self::News { at, .. } | Self::Reminder { at, .. } => Some(*at),
            Self::ShownStep(replay) => Some(replay.at),
            Self::Hint(at, ..)
            | Self::Clock(at, ..)
            | Self::Analysis(at, ..)
            | Self::Moves(at, _)
            | Self::Pictures(at, _)
            | Self::MovesOf(at, ..)
            | Self::Record(at, _)
            | Self::Verified(at, _)
            | Self::Imported(at, _) => Some(*at),
            Self::Refused(_, at, _) | Self::Why(_, at, _) => *at,
            _ => None,
        }
    }
}
