//! The stored form of a message to send (column `outbox.say`). Rows of earlier versions are read with the same types. Some of these rows
//! have fields without names, so the order of the fields here must not change (`src/store/json/mod.rs` explains it).

use super::StoredAsJson;
use super::editor::{StoredEditReply, StoredEditor};
use super::fact::{StoredFact, StoredSeat};
use super::general_answer::StoredGeneralAnswer;
use super::hints_and_analyses::{StoredAnalysis, StoredHint};
use super::proposal::StoredProposalMessage;
use super::puzzles::StoredPuzzleReply;
use super::refusal::StoredRefusal;
use super::shown_board::{StoredBoard, StoredReplay, read_board};
use super::shown_entry::StoredShownEntry;
use super::tournament_message::StoredTournamentMessage;
use crate::session::{
    AccountId, Analysis, ClockReading, EditReply, Editor, GeneralAnswer, Hint, ProposalMessage,
    PuzzleReply, Refusal, Say, ShownEntry, TournamentMessage,
};
use lusoria_games::rules::{Fact, Seat};
use serde::{Deserialize, Serialize};

impl StoredAsJson for Say {
    type Stored = StoredSay;
}

/// The stored form of [`Say`].
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StoredSay {
    Opened(StoredShownEntry),
    Turn(StoredTurns),
    Partial(StoredShownEntry),
    Over(StoredOver),
    Level(StoredShownEntry),
    LevelAsked(StoredAnswer),
    News {
        at: StoredShownEntry,
        fact: StoredFact,
        #[serde(default)]
        board: bool,
    },
    Board(StoredBoard),
    Replay(StoredReplay),
    Hint {
        at: StoredShownEntry,
        hint: StoredHint,
        reader: i64,
    },
    Analysis {
        at: StoredShownEntry,
        analysis: StoredAnalysis,
        reader: i64,
    },
    Moves(StoredAnswer),
    Record(StoredAnswer),
    Verified(StoredAnswer),
    Imported(StoredAnswer),
    Talk {
        topic: StoredGeneralAnswer,
        reader: i64,
    },
    Why(StoredRefused),
    Edited(StoredEdited),
    Refused(StoredRefused),
    Waited(StoredShownEntry),
    TimeOver(StoredShownEntry),
    Reminder {
        at: StoredShownEntry,
        waited: i64,
        #[serde(default)]
        left: Option<i64>,
    },
    Clock(StoredClocks),
    Puzzle {
        told: StoredPuzzleReply,
        #[serde(default)]
        reader: Option<i64>,
    },
    Tournament {
        told: StoredTournamentMessage,
        #[serde(default)]
        reader: Option<i64>,
    },
    MovesOf {
        at: StoredShownEntry,
        piece: String,
        reader: i64,
    },
    PersonalData {
        reader: i64,
    },
    Dice {
        reader: i64,
    },
    Proposal {
        told: StoredProposalMessage,
        #[serde(default)]
        reader: Option<i64>,
    },
    InThread(StoredShownEntry),
    Pictures(StoredAnswer),
}

/// The stored form of a message that tells the last turns: the place in the log, and the number of turns.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredTurns {
    at: StoredShownEntry,
    turns: u8,
}

/// The stored form of the message that a session is over.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredOver {
    at: StoredShownEntry,
    turns: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    by: Option<StoredSeat>,
}

/// The stored form of what the position editor shows.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredEdited {
    editor: StoredEditor,
    shown: StoredEditReply,
    reader: i64,
}

/// The stored form of an answer to a question about a session.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredAnswer {
    at: StoredShownEntry,
    reader: i64,
}

/// The stored form of a refusal to a person.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredRefused {
    refusal: StoredRefusal,
    #[serde(default)]
    at: Option<StoredShownEntry>,
    reader: i64,
}

impl StoredSay {
    fn talk(topic: GeneralAnswer, AccountId(reader): AccountId) -> Self {
        let topic = topic.into();
        Self::Talk { topic, reader }
    }

    fn refused(refusal: Refusal, at: Option<ShownEntry>, reader: AccountId) -> Self {
        Self::Refused(StoredRefused::new(refusal, at, reader))
    }

    fn level(at: ShownEntry, reader: Option<AccountId>) -> Self {
        match reader {
            None => Self::Level(at.into()),
            Some(reader) => Self::LevelAsked(StoredAnswer::new(at, reader)),
        }
    }

    fn hint(at: ShownEntry, hint: Hint, AccountId(reader): AccountId) -> Self {
        let (at, hint) = (at.into(), hint.into());
        Self::Hint { at, hint, reader }
    }

    fn edited(editor: Editor, shown: EditReply, AccountId(reader): AccountId) -> Self {
        let (editor, shown) = (editor.into(), shown.into());
        Self::Edited(StoredEdited {
            editor,
            shown,
            reader,
        })
    }

    fn tournament(told: TournamentMessage, reader: Option<AccountId>) -> Self {
        let (told, reader) = (told.into(), reader.map(|account| account.0));
        Self::Tournament { told, reader }
    }

    fn proposal(told: ProposalMessage, reader: Option<AccountId>) -> Self {
        let (told, reader) = (told.into(), reader.map(|account| account.0));
        Self::Proposal { told, reader }
    }

    fn puzzle(told: PuzzleReply, reader: Option<AccountId>) -> Self {
        let (told, reader) = (told.into(), reader.map(|account| account.0));
        Self::Puzzle { told, reader }
    }

    fn news(at: ShownEntry, fact: Fact, board: bool) -> Self {
        let (at, fact) = (at.into(), fact.into());
        Self::News { at, fact, board }
    }

    fn moves_of(at: ShownEntry, piece: String, AccountId(reader): AccountId) -> Self {
        let at = at.into();
        Self::MovesOf { at, piece, reader }
    }

    fn reminder(at: ShownEntry, waited: i64, left: Option<i64>) -> Self {
        let at = at.into();
        Self::Reminder { at, waited, left }
    }

    fn analysis(at: ShownEntry, analysis: Analysis, AccountId(reader): AccountId) -> Self {
        let (at, analysis) = (at.into(), analysis.into());
        Self::Analysis {
            at,
            analysis,
            reader,
        }
    }
}

impl From<Say> for StoredSay {
    fn from(say: Say) -> Self {
        match say {
            Say::Opened(at) => Self::Opened(at.into()),
            Say::InThread(at) => Self::InThread(at.into()),
            Say::Turn(at, turns) => Self::Turn(StoredTurns::new(at, turns)),
            Say::Partial(at) => Self::Partial(at.into()),
            Say::Over(at, turns, by) => Self::Over(StoredOver::new(at, turns, by)),
            Say::Level(at, reader) => Self::level(at, reader),
            Say::News { at, fact, board } => Self::news(at, fact, board),
            Say::TimeGiven(at) => Self::Waited(at.into()),
            Say::TimeOver(at) => Self::TimeOver(at.into()),
            Say::Reminder { at, waited, left } => Self::reminder(at, waited, left),
            Say::Clock(at, reading, reader) => StoredClocks::row(at, reading, reader),
            Say::Board {
                at,
                reader,
                form,
                time,
            } => Self::Board(StoredBoard::new(at, reader, form, time)),
            Say::ShownStep(replay) => Self::Replay(replay.into()),
            Say::Hint(at, hint, reader) => Self::hint(at, hint, reader),
            Say::Analysis(at, analysis, reader) => Self::analysis(at, analysis, reader),
            Say::Moves(at, reader) => Self::Moves(StoredAnswer::new(at, reader)),
            Say::Pictures(at, reader) => Self::Pictures(StoredAnswer::new(at, reader)),
            Say::Dice(AccountId(reader)) => Self::Dice { reader },
            Say::PersonalData(AccountId(reader)) => Self::PersonalData { reader },
            Say::MovesOf(at, piece, reader) => Self::moves_of(at, piece, reader),
            Say::Record(at, reader) => Self::Record(StoredAnswer::new(at, reader)),
            Say::Verified(at, reader) => Self::Verified(StoredAnswer::new(at, reader)),
            Say::Imported(at, reader) => Self::Imported(StoredAnswer::new(at, reader)),
            Say::Answer(topic, reader) => Self::talk(topic, reader),
            Say::Why(refusal, at, reader) => Self::Why(StoredRefused::new(refusal, at, reader)),
            Say::Edited(editor, shown, reader) => Self::edited(editor, shown, reader),
            Say::Puzzle(told, reader) => Self::puzzle(told, reader),
            Say::Tournament(told, reader) => Self::tournament(told, reader),
            Say::Proposal(told, reader) => Self::proposal(told, reader),
            Say::Refused(refusal, at, reader) => Self::refused(refusal, at, reader),
        }
    }
}

fn read_reminder(at: StoredShownEntry, waited: i64, left: Option<i64>) -> Say {
    let at = at.into();
    Say::Reminder { at, waited, left }
}

fn who(account: i64) -> AccountId {
    AccountId(account)
}

impl From<StoredSay> for Say {
    fn from(say: StoredSay) -> Self {
        use StoredSay as Row;
        match say {
            Row::Opened(at) => Self::Opened(at.into()),
            Row::InThread(at) => Self::InThread(at.into()),
            Row::Turn(told) => Self::Turn(told.at.into(), told.turns),
            Row::Partial(at) => Self::Partial(at.into()),
            Row::Over(told) => Self::Over(told.at.into(), told.turns, told.by.map(Into::into)),
            Row::Level(at) => Self::Level(at.into(), None),
            Row::LevelAsked(asked) => Self::Level(asked.at.into(), Some(asked.reader())),
            Row::News { at, fact, board } => read_news(at, fact, board),
            Row::Board(shown) => read_board(&shown),
            Row::Replay(replay) => Self::ShownStep(replay.into()),
            Row::Waited(at) => Self::TimeGiven(at.into()),
            Row::TimeOver(at) => Self::TimeOver(at.into()),
            Row::Reminder { at, waited, left } => read_reminder(at, waited, left),
            Row::Clock(clocks) => clocks.into_say(),
            Row::Hint { at, hint, reader } => Self::Hint(at.into(), hint.into(), who(reader)),
            Row::Analysis {
                at,
                analysis,
                reader,
            } => Self::Analysis(at.into(), analysis.into(), who(reader)),
            Row::Moves(asked) => Self::Moves(asked.at.into(), asked.reader()),
            Row::Pictures(asked) => Self::Pictures(asked.at.into(), asked.reader()),
            Row::Dice { reader } => Self::Dice(who(reader)),
            Row::PersonalData { reader } => Self::PersonalData(who(reader)),
            Row::MovesOf { at, piece, reader } => Self::MovesOf(at.into(), piece, who(reader)),
            Row::Record(asked) => Self::Record(asked.at.into(), asked.reader()),
            Row::Verified(asked) => Self::Verified(asked.at.into(), asked.reader()),
            Row::Imported(asked) => Self::Imported(asked.at.into(), asked.reader()),
            Row::Talk { topic, reader } => Self::Answer(topic.into(), who(reader)),
            Row::Why(refused) => refused.into_say(Self::Why),
            Row::Edited(one) => Self::Edited(one.editor.into(), one.shown.into(), who(one.reader)),
            Row::Puzzle { told, reader } => Self::Puzzle(told.into(), reader.map(who)),
            Row::Tournament { told, reader } => Self::Tournament(told.into(), reader.map(who)),
            Row::Proposal { told, reader } => Self::Proposal(told.into(), reader.map(who)),
            Row::Refused(refused) => refused.into_say(Self::Refused),
        }
    }
}

fn read_news(at: StoredShownEntry, fact: StoredFact, board: bool) -> Say {
    let (at, fact) = (at.into(), fact.into());
    Say::News { at, fact, board }
}

impl StoredTurns {
    fn new(at: ShownEntry, turns: u8) -> Self {
        let at = at.into();
        Self { at, turns }
    }
}

impl StoredOver {
    fn new(at: ShownEntry, turns: u8, by: Option<Seat>) -> Self {
        let (at, by) = (at.into(), by.map(Into::into));
        Self { at, turns, by }
    }
}

impl StoredAnswer {
    fn new(at: ShownEntry, reader: AccountId) -> Self {
        Self {
            at: at.into(),
            reader: reader.0,
        }
    }

    const fn reader(&self) -> AccountId {
        AccountId(self.reader)
    }
}

impl StoredRefused {
    fn new(refusal: Refusal, at: Option<ShownEntry>, reader: AccountId) -> Self {
        Self {
            refusal: refusal.into(),
            at: at.map(StoredShownEntry::from),
            reader: reader.0,
        }
    }

    fn into_say(self, say: impl FnOnce(Refusal, Option<ShownEntry>, AccountId) -> Say) -> Say {
        let at = self.at.map(ShownEntry::from);
        say(self.refusal.into(), at, AccountId(self.reader))
    }
}

/// The stored form of [`Say::Clock`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredClocks {
    at: StoredShownEntry,
    now: i64,
    reader: i64,
    /// If the player on turn is on vacation: for how many more seconds that player's clock stands still. Left out otherwise. Rows of
    /// earlier versions never have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rest: Option<i64>,
    /// Whether the clocks stand still because it is a weekend. Left out if false.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    weekend: bool,
}

impl StoredClocks {
    fn row(at: ShownEntry, shown: ClockReading, AccountId(reader): AccountId) -> StoredSay {
        StoredSay::Clock(Self {
            at: at.into(),
            now: shown.at,
            reader,
            rest: (shown.rest > 0).then_some(shown.rest),
            weekend: shown.weekend,
        })
    }

    fn into_say(self) -> Say {
        let reading = ClockReading {
            at: self.now,
            rest: self.rest.unwrap_or(0),
            weekend: self.weekend,
        };
        Say::Clock(self.at.into(), reading, AccountId(self.reader))
    }
}
