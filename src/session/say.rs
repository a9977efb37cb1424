//! Messages as data ("says"): a say is stored in the outbox before it is sent, and `render` turns it into text.
//!
//! A say contains ids, facts and values, no sentences. If it is about a session, it names the entry after which the board is shown.

use super::news::answer_fact;
use super::rating_lists::{ResultLine, Standing};
use super::{
    AccountId, Analysis, BoardForm, ClockReading, EditReply, Editor, Hint, Proposal,
    ProposalMessage, PuzzleReply, Refusal, SessionId, ShownEntry, ShownStep, TournamentMessage,
};
use lusoria_games::rules::{Fact, Seat};

/// The answer that tells the code by which two accounts are linked.
pub const LINK_CODE: Fact = answer_fact("link-code");

/// The most sessions from which a message lets its reader choose; the lists of a person's own open games are longer.
pub const MOST_CHOICES: usize = 10;

/// A message to a room, as data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Say {
    /// A session has begun. Notifies the player to move.
    Opened(ShownEntry),
    /// A session has begun that is to be played in a thread below this message. Notifies nobody; the message in the thread does that.
    InThread(ShownEntry),
    /// A turn has ended: tells the last turns, as many as the number says, shows the board, and notifies the next player.
    Turn(ShownEntry, u8),
    /// The turn goes on: shows the board after the moves so far.
    Partial(ShownEntry),
    /// The session is over: tells the last turns, as many as the number says. The seat is held by the person whose message
    /// ended the session; `None` if no player's message did.
    Over(ShownEntry, u8, Option<Seat>),
    /// Something has happened in a session that is not a move, such as an offer. If `fact` has a value `called`, which is a
    /// seat, notifies the player at that seat.
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
    /// Reminds the player on turn, after this many seconds (`waited`).
    Reminder {
        /// The session and the entry.
        at: ShownEntry,
        /// For how many seconds the other player has been waiting.
        waited: i64,
        /// How many seconds the player on turn has left; `None` in a game without a clock.
        left: Option<i64>,
    },
    /// How much time both have, for whoever asked.
    Clock(ShownEntry, ClockReading, AccountId),
    /// The level at which the computer player of a session plays: for whoever asked, or for all because it was changed.
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
    /// The board after an earlier entry of a game that somebody steps through.
    ShownStep(ShownStep),
    /// The game so far in a few pictures, for whoever asked.
    Pictures(ShownEntry, AccountId),
    /// A hint for whoever asked.
    Hint(ShownEntry, Hint, AccountId),
    /// The analysis of a finished game.
    Analysis(ShownEntry, Analysis, AccountId),
    /// The legal moves.
    Moves(ShownEntry, AccountId),
    /// The legal moves of one piece; the text is the piece's place, as moves name it.
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
    /// The last refusal once more; for a move that the rules forbid, also the rule.
    Why(Refusal, Option<ShownEntry>, AccountId),
    /// The position editor, without its saved positions.
    Edited(Editor, EditReply, AccountId),
    /// A puzzle, and what has happened with it; without a person it is the puzzle of the day.
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
    /// None.
    None,
    /// A position of its session.
    OfSession,
    /// The board of a puzzle or of the position editor; the say itself has its position.
    OfSay,
}

/// What the board that somebody asked for says about time.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct TimeOfBoard {
    /// For how many seconds the game is still put off; 0 if it is not.
    pub put_off: i64,
    /// The time at which the clock of the player on turn is read, as in `ClockReading::at`; `None` if no clock runs.
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
    /// For how many seconds the player on turn has been waited for.
    pub waited: i64,
    /// For how many seconds it is still put off; 0 if it is not.
    pub put_off: i64,
    /// How many seconds the player on turn has left; 0 if none, `None` if no clock runs.
    pub time_left: Option<i64>,
    /// Why the clock of the player on turn stands still, if it does and the game is not put off.
    pub rest: Option<Rest>,
    /// Whether the other player has offered something to which there is no answer yet.
    pub is_asked: bool,
}

/// Why the clock of the player on turn stands still.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rest {
    /// That player is on vacation.
    Vacation,
    /// It is the weekend.
    Weekend,
}

/// Answers that show no position of a session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GeneralAnswer {
    /// The list of games.
    Games,
    /// The list of games, and what there is in this room: the first sessions, each with the seat to move; how many more sessions there
    /// are; the open seats; and the names of the games for which the room keeps tables open, each with the number of tables.
    GamesHere(
        Vec<(SessionId, Option<Seat>)>,
        u32,
        Vec<Proposal>,
        Vec<(String, u32)>,
    ),
    /// This person's games that are not over, first those in which it is their turn (the game that has waited longest comes first); how
    /// many more games there are; and the proposals that wait for this person's answer or are their own.
    Mine(Vec<WaitingGame>, u32, Vec<Proposal>),
    /// What waits for this person, told once a day where nobody else reads it; otherwise like [`GeneralAnswer::Mine`].
    Digest(Vec<WaitingGame>, u32, Vec<Proposal>),
    /// Some of a person's games that are over, each with the day on which it ended; the number of the page; and how many pages there are.
    History(Vec<(SessionId, String)>, u32, u32),
    /// The best ratings of some games.
    Top(Vec<Standing>),
    /// The results of the person with this name, or of the reader; and those of the reader against that person.
    Stats(Option<String>, Vec<ResultLine>, Vec<ResultLine>),
    /// Some of this person's settings, each with its value as stored: all of them, or the one that was set or asked about.
    Me(Vec<(String, String)>),
    /// Something that one sentence tells, `told-<id>`.
    Told(Fact),
    /// What this person has planned in a session: lines, each as it is typed, and a queue of moves; and the lines whose place a new one
    /// has taken.
    Planned(SessionId, [Vec<String>; 3]),
    /// A question was answered with no.
    QuestionDeclined,
    /// The rules of the game with this id; the full text (true) or the short one.
    Rules(String, bool),
    /// The glossary of the mancala games, or the explanation of one word.
    Glossary(Option<String>),
    /// All commands, or the command or game that was asked about.
    Help(Option<String>),
    /// Some of the room's settings, each with its value as stored. For the language and the prefix, the message shows those in which it
    /// is itself written, whatever the values are.
    Settings(Vec<(String, String)>),
    /// The prefix of the room is now this one.
    PrefixSet(String),
    /// The language of the room was changed. The message is in the new language.
    LangSet,
    /// The room will be shown the puzzle of the day at this time, in this time zone; the last value is the id of the game, if the room
    /// has chosen one. The time zone is empty if nobody has named one; then it is UTC.
    DailyPuzzle(String, String, Option<String>),
    /// The room will not be shown the puzzle of the day any more.
    NoDailyPuzzle,
    /// How many days of vacation this person has left, and for how many more seconds they are on vacation.
    Vacation(i64, i64),
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

    /// The session whose partial board this say shows, if it shows one.
    #[must_use]
    pub const fn partial_board_of(&self) -> Option<SessionId> {
        match self {
            Self::Partial(at) => Some(at.0),
            _ => None,
        }
    }

    /// The session whose earlier partial boards are out of date once this say is sent.
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

    /// Whether this say tells of a move, an offer, or the beginning or end of a game, and so is sent before answers that wait.
    /// A beginning in a thread ([`Say::InThread`]) is not among them.
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

    /// Whether the message shows a board, and of what. The match has no wildcard, so that no new kind of message is forgotten:
    /// where people have chosen pictures, the picture is drawn only if this function says that there is a board.
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

    /// The session that the say is about; `None` as in [`Say::at`].
    #[must_use]
    pub fn session(&self) -> Option<SessionId> {
        self.at().map(|at| at.0)
    }

    /// The sessions that the message lists: those to choose from, those that are played here, or a person's own, open or over. For a
    /// message about planned moves, the session in which they are planned. At most [`MOST_CHOICES`], except for a person's open games.
    #[must_use]
    pub fn choices(&self) -> Vec<SessionId> {
        let ids: Vec<_> = match self {
            Self::Answer(GeneralAnswer::Mine(games, ..) | GeneralAnswer::Digest(games, ..), _) => {
                return games.iter().map(|game| game.session).collect();
            }
            Self::Answer(GeneralAnswer::History(games, ..), _) => {
                games.iter().map(|game| game.0).collect()
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
