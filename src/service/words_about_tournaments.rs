//! Finds out which lines are about tournaments. In a quiet room, the bot answers these lines if their writer has a part in a tournament,
//! even if something is wrong with the line. These are the lines:
//!
//! - a command about tournaments, but not the command that announces a new tournament
//! - a word that is similar to such a command
//! - a request for help with such a command.

use super::find_tournament::only_shows;
use crate::command::command_id::ABOUT_TOURNAMENTS;
use crate::command::{Command, MessageLine, find, known_in_tournament, nearest};
use crate::locales::Lang;
use crate::session::{NewTournament, RefusalKind, TournamentId, TournamentRequest, find_game};

/// Whether this line is about tournaments. A line without the prefix counts only if it is `addressed` to the bot.
pub(super) fn is_about_tournaments(line: &MessageLine, addressed: bool, lang: Lang) -> bool {
    match line {
        MessageLine::Command(command) => is_command_about_tournaments(command, lang),
        MessageLine::WrongCommand(id, _) => ABOUT_TOURNAMENTS.contains(id),
        // Only one word is used both in moves and as a command: `start`, which begins a tournament.
        MessageLine::MoveOrWrong(..) => true,
        MessageLine::Bare(None, text) => addressed && begins_with_such_word(text, lang),
        MessageLine::Bare(Some(_), _) | MessageLine::Wrong(_) | MessageLine::More => false,
    }
}

/// The tournament that this line asks to see. `None` if the line does anything else. The inner `None` means that the line names no tournament.
pub(super) fn shown_tournament(line: &MessageLine) -> Option<Option<TournamentId>> {
    match line {
        MessageLine::Command(Command::Tournament(TournamentRequest::Do(named, deed))) => {
            only_shows(deed).then_some(*named)
        }
        _ => None,
    }
}

fn is_command_about_tournaments(command: &Command, lang: Lang) -> bool {
    match command {
        // A number with a `#` is that of an open seat.
        Command::Join(which) => !which.has_sign,
        // Leaving begins nothing. `standing` without a game, which lists the tables that the room keeps open, may be a slip for
        // `standings`.
        Command::Leave(_) | Command::Standing(None) => true,
        Command::Tournament(TournamentRequest::Do(..)) => true,
        Command::Tournament(TournamentRequest::New(new)) => is_slip(new),
        Command::Help(Some(text)) | Command::Play(None, text) => begins_with_such_word(text, lang),
        _ => false,
    }
}

/// Whether the line was read as a new tournament only because a word was mistyped: `tournament cancle`.
fn is_slip(new: &NewTournament) -> bool {
    find_game(&new.game).is_err_and(|refusal| refusal.kind() == Some(RefusalKind::UnknownGame))
}

/// Whether the text begins with a command about tournaments, or with a word that can follow `tournament`. The word may be mistyped. A
/// prefix before it, as in `help !start`, is passed over.
fn begins_with_such_word(text: &str, lang: Lang) -> bool {
    let word = text.split_whitespace().next().unwrap_or_default();
    let word = word.trim_start_matches(|c: char| !c.is_alphanumeric());
    if known_in_tournament(word, lang).is_some() {
        return true;
    }
    let command = find(word).or_else(|| find(nearest(word, lang)?));
    command.is_some_and(|spec| ABOUT_TOURNAMENTS.contains(&spec.id))
}
