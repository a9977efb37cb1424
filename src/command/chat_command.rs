//! The commands that people give in a chat.

use super::command_id::{
    ABORT, ACCEPT, AGAIN, ANALYSE, BOARD, CLAIM, CLOCK, DECLINE, DRAW, EXPORT, HINT, LEVEL, LUCK,
    MOVES, REMATCH, RESIGN, RULES, SHOW, TAKEBACK, VERIFY,
};
use super::setting::SettingChange;
use super::time_words::duration_in_english;
use crate::locales::Lang;
use crate::session::{
    Action, BoardForm, Counter, EditAction, NewGame, PlanOrder, PuzzleAction, SessionId, TimeKind,
    TournamentRequest,
};
use lusoria_games::engine::Level;

/// One command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Begin a game.
    New(NewGame),
    /// Begin a finished game once more. True exchanges the sides.
    Repeat(Option<SessionId>, bool),
    /// Show a board in this form. If no form was typed, use the one that this person prefers.
    Board(Option<SessionId>, Option<BoardForm>),
    /// List the legal moves. If a piece was named, list only its moves.
    Moves(Option<SessionId>, Option<String>),
    /// Tell a good move.
    Hint(Option<SessionId>),
    /// Analyse a game that is over.
    Analyse(Option<SessionId>),
    /// Show the board after an earlier entry. The last field is the form of the board, as in [`Self::Board`].
    Show(Option<SessionId>, u32, Option<BoardForm>),
    /// Step through a session. If no step is named, go to the beginning. [`Step::Pictures`] shows the whole session in pictures instead.
    StepThrough(Option<SessionId>, Option<Step>),
    /// List the games of this person that are not over, in all rooms.
    Mine,
    /// Show the board that has waited longest for this person.
    Next,
    /// List a page of this person's games that are over. With the id of another person, list only the games between the two. The number
    /// says which page.
    History(Option<String>, u32),
    /// List the best ratings of this game for this kind of time. Without a game, list them for every game. Without a kind of time, list
    /// them for every kind.
    Top(Option<String>, Option<TimeKind>),
    /// Show the results and ratings of the person with this id. Without an id, show those of the person who asks.
    Stats(Option<String>),
    /// Explain the rules of the named game or of the session's game. True shows the full rules.
    Rules(Option<String>, Option<SessionId>, bool),
    /// List the games.
    Games,
    /// Do something in the position editor.
    Edit(EditAction),
    /// Do something with puzzles: begin or answer one, for example.
    Puzzle(PuzzleAction),
    /// Do something with this person's moves in advance: plan, show or drop them.
    Plan(Option<SessionId>, PlanOrder),
    /// Take the open seat or enter the tournament with this number. Without a number, join the only thing that can be joined here.
    Join(SeatOrTournament),
    /// Keep this many standing tables for this game in the room. If no game was typed, the only game that has tables here is meant.
    /// `None` lists the tables.
    Standing(Option<(Option<NewGame>, u32)>),
    /// Close an open seat, or leave a tournament.
    Leave(SeatOrTournament),
    /// Propose other terms for a game that was proposed. The last field has words that may name a side of that game, such as `black`.
    Counter(Option<SessionId>, Counter, Option<String>),
    /// Block this person if true, or unblock them if false. Without a person, list who is blocked.
    Block(Option<Whom>, bool),
    /// Announce a tournament, or do something with one.
    Tournament(TournamentRequest),
    /// Explain the last refusal, in this session if one is named.
    Why(Option<SessionId>),
    /// Explain a word of the mancala games, or list all such words.
    Glossary(Option<String>),
    /// List the commands, or explain one.
    Help(Option<String>),
    /// Play this text as a move.
    Play(Option<SessionId>, String),
    /// Add a word to the seed from which the dice are dealt.
    Luck(Option<SessionId>, String),
    /// Set the level of the computer player, or show it.
    Level(Option<SessionId>, Option<Level>),
    /// Show how much time the players have left.
    Clock(Option<SessionId>),
    /// End a game because the other player's time is over.
    Claim(Option<SessionId>),
    /// Give the other player this many seconds more.
    Wait(Option<SessionId>, i64),
    /// Go on vacation for this many seconds. Without a number, show how many days are left.
    Vacation(Option<i64>),
    /// End this person's vacation.
    EndVacation,
    /// Give up. If false, ask for confirmation first.
    Resign(Option<SessionId>, bool),
    /// Offer something to the other player, or answer what is offered.
    Offer(Option<SessionId>, Action),
    /// Break a game off. If false, ask for confirmation first.
    Abort(Option<SessionId>, bool),
    /// Export a record.
    Export(Option<SessionId>),
    /// Import a record.
    Import(String),
    /// Check the dice of a finished game against its seed.
    Verify(Option<SessionId>),
    /// Change the prefix of the room, or show it.
    Prefix(Option<String>),
    /// Change the language of the room, or show it.
    Lang(Option<Lang>),
    /// Change or show one setting of the room, or list them all.
    Settings(Option<&'static str>, Option<SettingChange>),
    /// Show this game in this room, too. If false, no longer show it here.
    ShowHere(Option<SessionId>, bool),
    /// Link accounts on two platforms. Without a code, give one. With a code that was given on the other platform, link the two accounts.
    Link(Option<String>),
    /// Separate this person's identity on this platform from the account. The identity gets a new account.
    Unlink,
    /// Count all dice that this person was ever dealt.
    StatsDice,
    /// Tell what is kept about people.
    Privacy,
    /// Give this person all that is kept about them.
    ExportMe,
    /// Forget this person. If false, ask first whether they are sure.
    Forget(bool),
    /// Ban this person from the room if true, or admit them again if false. Without a person, list who is banned.
    Ban(Option<Whom>, bool),
    /// Change or show one setting of this person, or list them all.
    Me(Option<&'static str>, Option<SettingChange>),
    /// A yes or no to the last question.
    Answer(Reply),
}

/// The bot may suggest a typed command again, with the number of a session added. A command with more bytes than this is not suggested.
const LONGEST_SHOWN: usize = 60;

impl Command {
    /// How this command is typed, without the number of a session. The bot adds such a number and suggests the result. The text begins
    /// with the command's id, not with a word of some language.
    ///
    /// `None` in three cases:
    ///
    /// - The command names a session.
    /// - The bot never suggests the command in this way.
    /// - The text is too long or contains a backtick.
    #[must_use]
    pub fn without_session(&self) -> Option<String> {
        let typed = match self {
            Self::Offer(None, Action::PutOff(days)) => format!("pause {days}d"),
            Self::Wait(None, seconds) => format!("wait {}", duration_in_english(*seconds)),
            Self::Offer(None, Action::GoOn) => "pause off".to_owned(),
            Self::Board(None, Some(form)) => format!("{BOARD} {}", form.stored()),
            Self::Show(None, entry, None) => format!("{SHOW} {entry}"),
            Self::Show(None, entry, Some(form)) => format!("{SHOW} {entry} {}", form.stored()),
            Self::Moves(None, Some(piece)) => format!("{MOVES} {piece}"),
            Self::Rules(None, None, true) => format!("{RULES} full"),
            Self::Level(None, Some(level)) => format!("{LEVEL} {}", level.name()),
            Self::StepThrough(None, None) => "replay".to_owned(),
            Self::StepThrough(None, Some(step)) => format!("replay {}", step.as_typed()),
            Self::Luck(None, word) => format!("{LUCK} {word}"),
            Self::Plan(None, PlanOrder::Show) => "if".to_owned(),
            Self::Plan(None, PlanOrder::Drop) => "if off".to_owned(),
            Self::Plan(None, PlanOrder::If(moves)) => format!("if {}", moves.join(" ; ")),
            Self::Plan(None, PlanOrder::Queue(moves)) => format!("queue {}", moves.join(" ; ")),
            _ => self.word_without_session()?.to_owned(),
        };
        (typed.len() <= LONGEST_SHOWN && !typed.contains('`')).then_some(typed)
    }

    /// Whether the answer to this command shows only what was stored before the message came. If so, no other line of the message can
    /// change the answer.
    #[must_use]
    pub const fn asks_about_the_past(&self) -> bool {
        matches!(
            self,
            Self::Top(..) | Self::Stats(_) | Self::History(..) | Self::StatsDice
        )
    }

    /// The id of a command that is typed as one word, after which the number of a session may follow. `None` for other commands, and for
    /// a command that already names a session.
    const fn word_without_session(&self) -> Option<&'static str> {
        match self {
            Self::Board(None, _) => Some(BOARD),
            Self::Moves(None, _) => Some(MOVES),
            Self::Hint(None) => Some(HINT),
            Self::Analyse(None) => Some(ANALYSE),
            Self::Rules(None, None, _) => Some(RULES),
            Self::Clock(None) => Some(CLOCK),
            Self::Claim(None) => Some(CLAIM),
            Self::Repeat(None, true) => Some(REMATCH),
            Self::Repeat(None, false) => Some(AGAIN),
            Self::Resign(None, _) => Some(RESIGN),
            Self::Abort(None, _) => Some(ABORT),
            Self::Offer(None, Action::OfferDraw) => Some(DRAW),
            Self::Offer(None, Action::TakeBack(_)) => Some(TAKEBACK),
            Self::Offer(None, Action::Accept) => Some(ACCEPT),
            Self::Offer(None, Action::Decline) => Some(DECLINE),
            Self::Export(None) => Some(EXPORT),
            Self::Verify(None) => Some(VERIFY),
            _ => None,
        }
    }
}

/// A step through a game that somebody looks at again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The step after the one that was shown.
    Next,
    /// The step before the one that was shown.
    Back,
    /// The step with this number; 0 is the beginning.
    To(u32),
    /// No step: the whole game in pictures.
    Pictures,
}

impl Step {
    fn as_typed(self) -> String {
        match self {
            Self::Next => "next".to_owned(),
            Self::Back => "back".to_owned(),
            Self::To(entry) => entry.to_string(),
            Self::Pictures => "picture".to_owned(),
        }
    }
}

/// The person whom a command is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Whom {
    /// The platform's id of the person, or the one word that was typed as a name without the @.
    pub name: String,
    /// Whether the person was mentioned with the @.
    pub is_mention: bool,
}

/// A yes or a no.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// True for yes.
    pub yes: bool,
    /// The text as typed. It may also be the second half of a move: `ne` means north-east in a move, and no in Czech.
    pub text: String,
    /// Whether the yes or no was typed with the prefix. If so, it was certainly meant for the bot.
    pub prefixed: bool,
}

impl Reply {
    /// A yes or a no that was typed without the prefix.
    #[must_use]
    pub fn bare(yes: bool, text: &str) -> Self {
        Self {
            yes,
            text: text.to_owned(),
            prefixed: false,
        }
    }
}

/// Which seat or tournament is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatOrTournament {
    /// The number of the seat or tournament, if a number was typed.
    pub number: Option<i64>,
    /// Whether a `#` was typed before the number. If so, the number is that of an open seat and not of a tournament.
    pub has_sign: bool,
}
