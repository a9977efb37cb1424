//! Answers the lines of a message, one after the other. Each line is a command, a move, or chatter.

use super::change_draft::ChangeDraft;
use super::chatter::{
    are_nearly_places, are_places, calls_off, explain_unknown_command, mistyped_resignation,
    move_in_impossible_session, needs_latin_letters,
};
use super::line_result::{Answered, LineResult, Need};
use super::request::{Request, TypedMove};
use super::service_task::Service;
use super::suggest_command::ask_in_tournament;
use crate::command::{Command, MessageLine, command_of_move, known_in_tournament};
use crate::locales::Lang;
use crate::session::{Refusal, Say, SessionId, ShownEntry};
use crate::store::StoreError;
use lusoria_games::catalog::example_moves;
use lusoria_games::rules::Fact;

impl Service {
    /// Answers the lines up to the first refusal. If the message has to wait for another thread, returns what that thread must do.
    pub(super) async fn answer_lines(
        &mut self,
        request: &Request,
        lines: Vec<MessageLine>,
        draft: &mut ChangeDraft,
    ) -> Result<Option<Need>, StoreError> {
        let (mut asked, count) = (Vec::new(), lines.len());
        let before_talk = is_first_line_before_talk(&lines);
        let before_talk = before_talk.then(|| request.line_before_talk());
        let request = before_talk.as_ref().unwrap_or(request);
        for (n, line) in lines.into_iter().enumerate() {
            let later = (n > 0).then(|| request.later_line());
            let request = later.as_ref().unwrap_or(request);
            let answer = match self.refuse_beside_link(request, draft) {
                Some(refusal) => refusal.into(),
                None if is_asked_again(&line, &mut asked) => LineResult::Done,
                None => self.answer_line(request, line, draft).await?,
            };
            match answer {
                LineResult::Needs(need) => return Ok(Some(need)),
                LineResult::Done | LineResult::Silence => {}
                LineResult::Refused(refusal, at) => {
                    let refusal = self.naming_games_elsewhere(refusal, request, draft).await?;
                    draft.say(Say::Refused(refusal, at, request.account));
                    break;
                }
            }
        }
        self.lapse_question(request, draft).await?;
        if draft.replaces_last_refusal() {
            let (room, person) = (request.address.room, request.account);
            draft.note_earlier_refusal(self.cache.last_refusal(room, person).await?);
        }
        self.note_line(request, count, draft);
        Ok(None)
    }

    /// Answers one line.
    pub(super) async fn answer_line(
        &mut self,
        request: &Request,
        line: MessageLine,
        draft: &mut ChangeDraft,
    ) -> Answered {
        match line {
            MessageLine::Wrong(fact) | MessageLine::WrongCommand(_, fact) => {
                Ok(Refusal::from(fact).into())
            }
            MessageLine::MoveOrWrong(text, fact) => {
                self.play_or_refuse(request, &text, fact, draft).await
            }
            MessageLine::More if request.addressed || !draft.is_empty() => {
                Ok(Refusal::host("too-many-lines").into())
            }
            MessageLine::More => Ok(LineResult::Silence),
            MessageLine::Bare(named, text) => {
                match self.answer_number(request, (named, &text), draft).await? {
                    Some(answered) => Ok(answered),
                    None if text.is_empty() => self.show_named_board(request, named, draft).await,
                    None => self.answer_move(request, (named, &text), draft).await,
                }
            }
            MessageLine::Command(Command::Play(named, text)) => {
                if let Some(answered) = self.answer_number(request, (named, &text), draft).await? {
                    return Ok(answered);
                }
                let typed = TypedMove::meant(named, &text);
                let answer = self.play_or_explain_command(request, typed, draft).await?;
                Ok(answer.with_command(command_of_move(&text).as_deref()))
            }
            // Boxed: most lines are moves, and their futures need not be as large as that of the largest command.
            MessageLine::Command(command) => {
                Box::pin(self.run_command(request, command, draft)).await
            }
        }
    }

    /// Answers a line without a command, which may be a move.
    async fn answer_move(
        &mut self,
        request: &Request,
        (named, text): (Option<SessionId>, &str),
        draft: &mut ChangeDraft,
    ) -> Answered {
        match move_in_impossible_session(text) {
            Some(answer) => Ok(answer),
            None => {
                let typed = TypedMove::bare(named, text);
                let answer = self.answer_bare_line(request, typed, draft).await?;
                Ok(answer.with_command(command_of_move(text).as_deref()))
            }
        }
    }

    /// Handles a line that has the prefix but begins with none of our commands. Plays it as a move, or explains what its writer may have
    /// meant.
    async fn play_or_explain_command(
        &mut self,
        request: &Request,
        typed: TypedMove<'_>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let numbered = self.move_behind_number(request, typed, draft).await?;
        let typed = numbered.unwrap_or(typed);
        let answer = self.play_or_explain_slip(request, typed, draft).await?;
        let lang = self.reader_lang(request).await?;
        let asked = self.ask_of_tournament(request, &answer, typed, lang);
        if let Some(asked) = asked.await? {
            return Ok(asked.into());
        }
        let explained = explain_unknown_command(answer, typed, lang, request);
        Box::pin(self.silence_other_bots_command(request, explained)).await
    }

    /// Asks whether a line such as `remove @bela` means `tournament remove @bela`. `None` if the line is a move, or if the writer cannot
    /// mean that.
    async fn ask_of_tournament(
        &mut self,
        request: &Request,
        answer: &LineResult,
        typed: TypedMove<'_>,
        lang: Lang,
    ) -> Result<Option<Refusal>, StoreError> {
        let text = typed.text;
        let (word, after) = text.split_once(' ').unwrap_or((text, ""));
        let meant = known_in_tournament(word, lang);
        let meant = meant.filter(|_| answer.is_not_a_move() && typed.named.is_none());
        let Some(meant) = meant else {
            return Ok(None);
        };
        let has_part = self.has_part_in_tournament(request).await?;
        Ok(has_part.then(|| ask_in_tournament(word, meant, after, lang, &request.mentions)))
    }

    /// Plays a line that begins like a command. If the line is no move, answers with the refusal of the command.
    async fn play_or_refuse(
        &mut self,
        request: &Request,
        text: &str,
        refusal: Fact,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let typed = TypedMove::meant(None, text);
        if let Some(answer) = self.answer_open_puzzle(request, typed, draft).await? {
            return Ok(answer);
        }
        let answer = self.play_moves(request, typed, draft).await?;
        Ok(match answer.is_not_a_move() {
            true => Refusal::from(refusal).into(),
            false => answer,
        })
    }

    /// Handles a line without the prefix, which may be the answer to an open question, a move, or chatter.
    async fn answer_bare_line(
        &mut self,
        request: &Request,
        typed: TypedMove<'_>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let meant = self.move_behind_answer(request, typed, draft).await?;
        let typed = meant.unwrap_or(typed);
        let numbered = self.move_behind_number(request, typed, draft).await?;
        let typed = numbered.unwrap_or(typed);
        let answered = match typed.named {
            None => self.answer_in_words(request, typed.text, draft).await?,
            Some(id) => {
                let answer = (id, typed.text);
                self.answer_in_game(request, answer, draft).await?
            }
        };
        if let Some(answer) = answered {
            return Ok(answer);
        }
        if let Some(asked) = self.ask_whether_talk(request, typed, draft).await? {
            return Ok(asked);
        }
        let answer = self.play_or_explain_slip(request, typed, draft).await?;
        let over = self.explain_move_after_end(request, typed, &answer, draft);
        match over.await? {
            Some(over) => Ok(over),
            None => self.silence_bare_line(request, typed, answer, draft).await,
        }
    }

    pub(super) fn lang_of(&self, request: &Request) -> Lang {
        self.lang_in(&request.address.key)
    }

    /// The language in which the writer reads answers. If the writer has chosen none, it is the language of the room.
    pub(super) async fn reader_lang(&mut self, request: &Request) -> Result<Lang, StoreError> {
        let own = self.cache.reader_preferences(request.account).await?.lang;
        Ok(own.unwrap_or_else(|| self.lang_of(request)))
    }

    /// Answers a line such as `#2` with the board of that session. Stays silent if the bot is not addressed and the writer does not play
    /// in that session.
    async fn show_named_board(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let own = self.own_session(request, named).await?;
        let plays_it = own.is_some_and(|session| session.ending.is_none());
        if named.is_none() || !(request.addressed || plays_it) {
            return Ok(LineResult::Silence);
        }
        let board = Command::Board(named, None);
        Box::pin(self.run_command(request, board, draft)).await
    }

    /// Plays a line. If it is no move, but similar to something that the writer could do now, explains that.
    async fn play_or_explain_slip(
        &mut self,
        request: &Request,
        typed: TypedMove<'_>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        if let Some(answer) = self.answer_open_puzzle(request, typed, draft).await? {
            return Ok(answer);
        }
        let answer = self.play_moves(request, typed, draft).await?;
        if !answer.is_not_a_move() {
            return Ok(answer);
        }
        let slip = match Box::pin(self.explain_near_move(request, typed, draft)).await? {
            Some(slip) => Some(slip),
            None => Box::pin(self.explain_other_slip(request, typed, draft)).await?,
        };
        Ok(slip.unwrap_or(answer))
    }

    /// Answers a line that is no move but one of these:
    ///
    /// - the word for calling a game off: asks whether to do so, if a game can be called off,
    /// - a mistyped word for giving up: explains it to a writer who plays a game here,
    /// - places of a board: explains them to a writer who plays a game here.
    async fn explain_other_slip(
        &mut self,
        request: &Request,
        typed: TypedMove<'_>,
        draft: &ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let TypedMove { named, text, .. } = typed;
        if calls_off(text) {
            return self.ask_before_calling_off(request, named).await;
        }
        let gives_up = mistyped_resignation(text, self.reader_lang(request).await?);
        if let Some(fact) = gives_up {
            let plays = self.plays_here(request).await?;
            return Ok(plays.then(|| Refusal::from(fact).into()));
        }
        self.explain_places(request, typed, draft).await
    }

    /// Answers a line that names places of a board, perhaps in letters of another alphabet, but is no move. Explains how moves are
    /// written, with an example, or why the game has no such move. `None` for any other line.
    async fn explain_places(
        &mut self,
        request: &Request,
        TypedMove { named, text, .. }: TypedMove<'_>,
        draft: &ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        // Without a number, letters of another alphabet may be an ordinary word.
        let numbered = text.contains(|c: char| c.is_ascii_digit());
        let fact = match needs_latin_letters(text) {
            true if numbered || named.is_some() || request.addressed => Fact::new("latin-letters"),
            false if are_places(text) || are_nearly_places(text) => Fact::new("no-such-move"),
            _ => return Ok(None),
        };
        let Some(session) = self.session_on_turn(request, named, draft).await? else {
            return Ok(None);
        };
        let line = &*session.line;
        let at = ShownEntry(session.id, session.entries);
        if let Some(reason) = line.why_no_move(text.trim_end_matches(['.', '!'])) {
            let refusal = Refusal::Rules(line.game().info.id.to_owned(), reason);
            return Ok(Some(LineResult::Refused(refusal, Some(at))));
        }
        let examples = example_moves(line, &line.listed_moves(), 1).moves;
        let example = examples.into_iter().next();
        let fact = fact.with("typed", text.to_owned());
        let fact = fact.with("session", session.id.0);
        let fact = fact.with("example", example.unwrap_or_default().replace(':', " "));
        Ok(Some(LineResult::Refused(fact.into(), Some(at))))
    }
}

/// Whether a later line of the message may take back what the first line says.
fn is_first_line_before_talk(lines: &[MessageLine]) -> bool {
    let Some((first, later)) = lines.split_first() else {
        return false;
    };
    // Most messages have one line.
    if later.is_empty() {
        return false;
    }
    match first.says_yes() {
        true => later.iter().any(MessageLine::may_take_back_yes),
        false => later.iter().any(MessageLine::is_talk),
    }
}

/// Whether an earlier line of the message asked this question about finished games, such as `!top`. The answer is sent only once (see
/// [`ChangeDraft::say`]), so it need not be looked up again.
fn is_asked_again(line: &MessageLine, asked: &mut Vec<Command>) -> bool {
    let MessageLine::Command(command) = line else {
        return false;
    };
    let again = asked.contains(command);
    if !again && command.asks_about_the_past() {
        asked.push(command.clone());
    }
    again
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{Addressing, read_message};

    fn lines_that_are_worked(text: &str) -> usize {
        let addressing = Addressing {
            prefix: "!",
            addressed: false,
        };
        let lines = read_message(text, addressing);
        let mut asked = Vec::new();
        let worked = lines
            .iter()
            .filter(|line| !is_asked_again(line, &mut asked));
        worked.count()
    }

    #[test]
    fn the_same_question_in_a_message_is_worked_once() {
        assert_eq!(
            lines_that_are_worked("!top\n!stats\n!top\n!history\n!top\n!stats"),
            3
        );
        assert_eq!(lines_that_are_worked("!top\nhello\n!top"), 2);
        assert_eq!(
            lines_that_are_worked("!top cats\n!top tablut\n!history 2\n!history"),
            4
        );
    }

    #[test]
    fn what_changes_something_or_depends_on_it_is_worked_each_time() {
        assert_eq!(
            lines_that_are_worked("!place 4\n!place 4\nplace 4\nplace 4"),
            4
        );
        assert_eq!(lines_that_are_worked("!board\n!place 4\n!board"), 3);
    }
}
