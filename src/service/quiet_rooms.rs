//! Decides which lines are answered in a quiet room:
//!
//! - People who play there, who have proposed a game there, or who were asked something there, are answered about their games.
//! - Anybody may look at or take an open seat or a standing table (`standing_tables.rs`), because a message in the room has said how.
//! - People who have a part in a tournament of the room are answered about tournaments (`words_about_tournaments.rs`).
//! - Anybody may type a move with the number of a game.
//! - Anybody may begin a game of their own once more, or look at its record.
//! - Anybody may look at an ended tournament in which they had a part.

use super::change_draft::ChangeDraft;
use super::find_tournament::{has_part, is_held_here};
use super::request::Request;
use super::service_task::Service;
use super::words_about_tournaments::{is_about_tournaments, shown_tournament};
use crate::command::{Command, MessageLine, choose_game};
use crate::session::SessionId;
use crate::store::StoreError;

impl Service {
    /// The lines of a message that are answered in a quiet room.
    pub(super) async fn lines_of_players(
        &mut self,
        request: &Request,
        lines: Vec<MessageLine>,
        draft: &ChangeDraft,
    ) -> Result<Vec<MessageLine>, StoreError> {
        let plays = self.plays_here(request).await?
            || self.question_in_words(request).await?.is_some()
            || self.has_proposal_here(request, draft).await?;
        let has_part = self.has_part_in_tournament(request).await?;
        let lang = self.reader_lang(request).await?;
        let mut answered = Vec::new();
        for line in lines {
            let is_answered = is_about_own_game(&line, plays)
                || has_part && is_about_tournaments(&line, request.addressed, lang)
                || self.is_about_seat_here(request, &line, draft).await?
                || self.is_about_own_record(request, &line, draft).await?
                || self.shows_own_ended_tournament(request, &line).await?;
            if is_answered {
                answered.push(line);
            }
        }
        Ok(answered)
    }

    /// Whether the writer has proposed a game here, or is asked here whether to play one.
    async fn has_proposal_here(
        &mut self,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<bool, StoreError> {
        let me = request.account;
        let here = self.proposals_here(request, draft).await?;
        Ok(here
            .iter()
            .any(|one| one.proposer == me || one.to == Some(me)))
    }

    /// Whether this line takes or lists the seats or tables that are open here, or closes a seat of the writer's own.
    async fn is_about_seat_here(
        &mut self,
        request: &Request,
        line: &MessageLine,
        draft: &ChangeDraft,
    ) -> Result<bool, StoreError> {
        let me = request.account;
        match line {
            MessageLine::Command(Command::Join(which)) => {
                let here = self.proposals_here(request, draft).await?;
                let is_open = match which.number {
                    Some(number) => here.iter().any(|one| one.id.0 == number),
                    None => self.is_open_here(request, None, draft).await?,
                };
                Ok(is_open)
            }
            // If several seats are open, the answer to `join` says that `games` lists them.
            MessageLine::Command(Command::Games) => self.is_open_here(request, None, draft).await,
            MessageLine::Command(Command::Leave(_)) => {
                let here = self.proposals_here(request, draft).await?;
                Ok(here.iter().any(|one| one.proposer == me))
            }
            MessageLine::Command(Command::New(new)) if new.takes_seat => {
                if new.game.is_empty() {
                    return self.is_open_here(request, None, draft).await;
                }
                let Ok((_, game)) = choose_game(new) else {
                    return Ok(false);
                };
                let alone = !new.names_a_player();
                Ok(alone && self.is_open_here(request, Some(&game), draft).await?)
            }
            _ => Ok(false),
        }
    }

    /// Whether this line begins a game once more or looks at its record, and the game is one that the writer has played.
    async fn is_about_own_record(
        &mut self,
        request: &Request,
        line: &MessageLine,
        draft: &ChangeDraft,
    ) -> Result<bool, StoreError> {
        let MessageLine::Command(command) = line else {
            return Ok(false);
        };
        let Some(named) = record_in(command) else {
            return Ok(false);
        };
        Ok(match self.find_named_session(request, named).await? {
            Some(Ok(session)) => session.seat_of(request.account).is_some(),
            Some(Err(_)) => false,
            None => self.find_last_ended(request, draft).await?.is_some(),
        })
    }

    /// Whether this line only shows a tournament of this room that is over and in which the writer had a part.
    async fn shows_own_ended_tournament(
        &mut self,
        request: &Request,
        line: &MessageLine,
    ) -> Result<bool, StoreError> {
        let shown = match shown_tournament(line) {
            Some(Some(id)) => self.tournaments.find(id).await?,
            Some(None) => self.tournaments.last_in(request.address.room).await?,
            None => None,
        };
        Ok(shown.is_some_and(|one| is_held_here(&one, request) && has_part(&one, request)))
    }
}

/// For a command that begins a game once more or looks at its record: the session that it names. The inner `None` means that it names no
/// session. `None` for any other command.
const fn record_in(command: &Command) -> Option<Option<SessionId>> {
    match command {
        Command::Repeat(named, _)
        | Command::Verify(named)
        | Command::Export(named)
        | Command::Analyse(named)
        | Command::StepThrough(named, _)
        | Command::Show(named, ..) => Some(*named),
        _ => None,
    }
}

/// Whether a line is answered in a quiet room because it may be about a game of its writer. `plays` is true if the writer plays there, has
/// an open proposal there, or was asked something. `ban_people.rs` also uses this for banned people who play in the room.
pub(super) fn is_about_own_game(line: &MessageLine, plays: bool) -> bool {
    match line {
        MessageLine::Bare(named, _) => plays || named.is_some(),
        MessageLine::More => false,
        MessageLine::Wrong(_) | MessageLine::WrongCommand(..) | MessageLine::MoveOrWrong(..) => {
            plays
        }
        MessageLine::Command(command) => plays && is_part_of_play(command),
    }
}

/// Whether a command continues or ends a game, answers the proposal of a game, or shows a player how a game stands and how it is played.
const fn is_part_of_play(command: &Command) -> bool {
    matches!(
        command,
        Command::Play(..)
            | Command::Plan(..)
            | Command::Answer(_)
            | Command::Counter(..)
            | Command::Resign(..)
            | Command::Abort(..)
            | Command::Offer(..)
            | Command::Claim(_)
            | Command::Wait(..)
            | Command::Clock(_)
            | Command::Vacation(_)
            | Command::EndVacation
            | Command::Luck(..)
            | Command::Level(..)
            | Command::Hint(_)
            | Command::Board(..)
            | Command::Moves(..)
            | Command::Rules(..)
            | Command::Show(..)
            | Command::StepThrough(..)
            | Command::Export(_)
            | Command::Verify(_)
            | Command::Why(_)
    )
}
