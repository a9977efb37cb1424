//! Asks whether a text is meant as a move, if it can be played but may also be talk. There are these kinds of such texts:
//!
//! - A letter that is also a word in the writer's language (`k` for ok, `f`, `I`, the Russian `а`), alone or with other letters or
//!   numbers after it (`в 5`), typed while people talked.
//! - A number that was typed while people talked, in a game whose moves are written with letters. In a game whose moves are numbers,
//!   people talk between moves as well. There the bot asks only if somebody else may have asked something.
//! - Any other single letter (`b`), if somebody else may have asked something. The same is true of a few numbers and letters (`b e c`).
//! - A number with more numbers or letters behind it (`2 a 1`), typed while people talked, in a game whose moves are written with letters.
//! - A place followed by the word no. In Italian, `G5 no` is a move to the north-west.
//! - A word for a pass that gives up dice which could still be played. The bot asks if no dice were played yet, or if people talked.
//! - The first letter of a yes or no, while a question of the bot is open.
//! - Moves with words after them that are not understood, typed while people talked (`place 1 euro on it`).

use super::change_draft::ChangeDraft;
use super::line_result::LineResult;
use super::request::{Request, TypedMove};
use super::service_task::Service;
use super::take_action::refused_at;
use super::which_game::number_typed;
use crate::command::is_lone_letter;
use crate::locales::Lang;
use crate::session::{AccountId, Action, RefusalKind, Session, SessionId, ShownEntry, decide};
use crate::store::StoreError;
use lusoria_games::catalog::UnderstoodMoves;
use lusoria_games::rules::Parsed;

/// A line of more words than this is not taken for a short answer to somebody else.
const MOST_SHORT_WORDS: usize = 4;

impl Service {
    /// The question whether this text is meant as a move. `None` if the text is probably not talk. Also `None` if it is a move in none of
    /// the writer's games, or in several.
    pub(super) async fn ask_whether_talk(
        &mut self,
        request: &Request,
        typed: TypedMove<'_>,
        draft: &ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let TypedMove { named, text, .. } = typed;
        if request.is_for_bot() || named.is_some() {
            return Ok(None);
        }
        let text = text.trim_end_matches(['!', '.', '?']);
        if let Some(number) = number_typed((None, text)) {
            return self
                .ask_whether_number_is_move(request, number, draft)
                .await;
        }
        let lang = self.reader_lang(request).await?;
        let is_answer = is_word_of_one_letter(text) && self.may_be_spoken_to(request, draft)
            || is_comment_of_one_letter(text, lang) && self.is_spoken_to(request, draft);
        if !is_answer && !ends_with_no(text, lang) {
            return Ok(None);
        }
        let game = self.only_game_that_takes(request, text, draft).await?;
        let at = game.map(|game| ShownEntry(game.id, game.entries));
        Ok(at.map(|at| ask_whether_meant(text, at)))
    }

    /// Like `ask_whether_talk`, for a number. `None` in these cases:
    ///
    /// - Nobody else is known to have talked here since the writer's last line.
    /// - The number is a legal move in none of the writer's games, or fits several of them.
    /// - The game writes this move as a number. In such a game, `ask_before_playing` asks.
    async fn ask_whether_number_is_move(
        &mut self,
        request: &Request,
        SessionId(number): SessionId,
        draft: &ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        if !self.is_spoken_to(request, draft) {
            return Ok(None);
        }
        let text = number.to_string();
        let game = self.only_game_that_takes(request, &text, draft).await?;
        let game = game
            .filter(|game| is_legal(game, (request, &text), draft) && !is_written_so(game, &text));
        let at = game.map(|game| ShownEntry(game.id, game.entries));
        Ok(at.map(|at| ask_whether_meant(&text, at)))
    }

    /// Asks whether to play the moves that were read in a line. It asks in these cases:
    ///
    /// - The line may be meant for another board: a replay, a puzzle or the position editor.
    /// - The line may put right a move that was refused in another game.
    /// - The line is the first letter of a yes or no, and a question of the bot is open.
    /// - The line has no prefix, and may be talk.
    /// - The line has no prefix, and is a pass that gives up dice which could still be played.
    ///
    /// `None` in all other cases.
    pub(super) async fn ask_before_playing(
        &mut self,
        request: &Request,
        typed: TypedMove<'_>,
        (session, understood): (&Session, &UnderstoodMoves<'_>),
        draft: &ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let lang = self.reader_lang(request).await?;
        let is_short = has_only_numbers_and_letters(typed.text);
        let is_elsewhere = self
            .may_be_for_other_board(request, typed, session, draft)
            .await?
            || is_short
                && self
                    .may_put_right_other_move(request, typed, session.id, draft)
                    .await?
            || is_first_letter_of_answer(typed, lang) && self.is_asked_yes_or_no(request).await?;
        if !typed.is_bare && !is_elsewhere {
            return Ok(None);
        }
        let is_for_bot = request.is_for_bot() || typed.named.is_some();
        let may_be_talk = || !is_for_bot && self.is_spoken_to(request, draft);
        let UnderstoodMoves { moves, unknown, .. } = understood;
        if let ([only], None, true) = (&moves[..], unknown, draft.is_empty())
            && session.line.chance().is_some()
            && (has_whole_throw(session) || may_be_talk())
            && let Some(pass) = pass_that_loses_dice(session, request.account, only)
        {
            return Ok(Some(ask_before_passing(session, pass)));
        }
        let is_unclear = has_unknown_words(understood)
            || begins_with_word_of_one_letter(typed.text, lang)
            || is_score(typed.text) && !has_numbers_as_moves(session)
            || is_short && self.may_be_asked(request, draft);
        let is_doubtful = is_elsewhere || is_unclear && may_be_talk();
        let first = moves.first().filter(|_| is_doubtful);
        let is_possible = first.is_some_and(|first| is_legal(session, (request, first), draft));
        let at = ShownEntry(session.id, session.entries);
        Ok(is_possible.then(|| ask_whether_meant(&moves.join(" "), at)))
    }

    /// Whether somebody else may have talked here since the last line of this person.
    fn may_be_spoken_to(&self, request: &Request, draft: &ChangeDraft) -> bool {
        let key = (request.address.room, request.account);
        let answers = &self.proposals.bare_answers;
        !request.direct && answers.may_be_spoken_to(key, draft.event())
    }

    /// Whether somebody else is known to have talked here since the last line of this person.
    pub(super) fn is_spoken_to(&self, request: &Request, draft: &ChangeDraft) -> bool {
        let key = (request.address.room, request.account);
        let answers = &self.proposals.bare_answers;
        !request.direct && answers.is_spoken_to(key, draft.event())
    }

    /// Whether somebody else may have asked something here since the last line of this person.
    fn may_be_asked(&self, request: &Request, draft: &ChangeDraft) -> bool {
        let key = (request.address.room, request.account);
        let answers = &self.proposals.bare_answers;
        !request.direct && answers.may_be_asked(key, draft.event())
    }

    /// Whether somebody else may have talked here since this person was last asked something.
    pub(super) fn have_others_talked(&self, request: &Request, draft: &ChangeDraft) -> bool {
        let key = (request.address.room, request.account);
        let answers = &self.proposals.bare_answers;
        !request.direct && answers.have_others_talked(key, draft.event())
    }
}

/// Whether the author of the request may play this text now.
fn is_legal(game: &Session, (request, text): (&Request, &str), draft: &ChangeDraft) -> bool {
    let action = Action::Play(text.to_owned());
    decide(game, request.account, &action, draft.at()).is_ok()
}

/// Whether the moves are followed by words that are not understood. A mistyped move does not count as such words, and neither does a move
/// after the end of the turn.
fn has_unknown_words(understood: &UnderstoodMoves<'_>) -> bool {
    let unknown = understood.unknown.as_ref();
    unknown.is_some_and(|unknown| !unknown.is_move && unknown.near.is_none())
}

/// Whether this text is exactly a move that can be played, as `!moves` lists it in English.
pub(super) fn is_written_so(game: &Session, text: &str) -> bool {
    let line = &game.line;
    let mut moves = line.legal_moves().into_iter();
    moves.any(|notation| line.game().written_move(&notation, Lang::En.tag()) == text)
}

/// The question whether this text is meant as a move in this game.
pub(super) fn ask_whether_meant(text: &str, at: ShownEntry) -> LineResult {
    let ShownEntry(SessionId(session), _) = at;
    let question = RefusalKind::ConfirmMove.fact().with("session", session);
    let question = question.with("near", text.to_owned());
    LineResult::Refused(question.into(), Some(at))
}

/// Whether this may be the word no in this language. In capital letters (`NO`) it does not count, because nobody writes the word like
/// that.
pub(super) fn may_be_no(typed: &str, lang: Lang) -> bool {
    match lang {
        Lang::En | Lang::It => matches!(typed, "no" | "No"),
        Lang::Cs => matches!(typed, "ne" | "Ne"),
        Lang::Ru => false,
    }
}

fn ends_with_no(text: &str, lang: Lang) -> bool {
    text.rsplit_once([' ', ','])
        .is_some_and(|(_, last)| may_be_no(last, lang))
}

/// Whether this is a single letter that people say to each other.
fn is_word_of_one_letter(text: &str) -> bool {
    is_lone_letter(text)
        && text.starts_with(|c| matches!(c, 'k' | 'K' | 'I' | 'а'..='я' | 'А'..='Я'))
}

/// Whether this line names no game and is the first letter of a yes or no in this language: `д` for "да" may also be pit d.
fn is_first_letter_of_answer(typed: TypedMove<'_>, lang: Lang) -> bool {
    let letters = match lang {
        Lang::En => "yn",
        Lang::Cs => "ajn",
        Lang::It => "sn",
        Lang::Ru => "дн",
    };
    let letter = typed.text.trim_end_matches(['!', '.']);
    typed.named.is_none() && is_lone_letter(letter) && letters.contains(&letter.to_lowercase())
}

/// Whether this is a single letter that people with this language write below what others have said: `f` to pay respects, `L` for a
/// loss, `x` for a kiss, `a` for "and …?" in Czech.
fn is_comment_of_one_letter(text: &str, lang: Lang) -> bool {
    let words = match lang {
        Lang::Cs => "flwxaikosuvz",
        Lang::It => "flwxaeio",
        Lang::En | Lang::Ru => "flwx",
    };
    is_lone_letter(text) && words.contains(&text.to_lowercase())
}

/// Whether people with this language may say this line to each other: a letter that is a word, and behind it other letters or numbers
/// (`в б`, `я, и`, `в 5` for "at five").
fn begins_with_word_of_one_letter(text: &str, lang: Lang) -> bool {
    let mut words = words_of(text);
    let first = words.next().unwrap_or_default();
    let is_word = is_word_of_one_letter(first) || is_comment_of_one_letter(first, lang);
    let mut rest = words.peekable();
    is_word && rest.peek().is_some() && rest.all(is_number_or_letter)
}

/// Whether the text consists of a few numbers and single letters, as in `2`, `c`, `2 e 3`, `2 and 3`.
fn has_only_numbers_and_letters(text: &str) -> bool {
    let is_one = |word: &str| is_number_or_letter(word) || ["and", "и"].contains(&word);
    let count = words_of(text).count();
    (1..=MOST_SHORT_WORDS).contains(&count) && words_of(text).all(is_one)
}

fn words_of(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    words.filter(|word| !word.is_empty())
}

fn is_number_or_letter(word: &str) -> bool {
    is_lone_letter(word) || word.bytes().all(|b| b.is_ascii_digit())
}

/// Whether the text may be the score of a match or the like: a number with more numbers or single letters behind it (`2 a 1`).
fn is_score(text: &str) -> bool {
    let is_number = text.starts_with(|c: char| c.is_ascii_digit());
    is_number && has_only_numbers_and_letters(text) && number_typed((None, text)).is_none()
}

/// Whether a legal move of this game begins with a digit.
fn has_numbers_as_moves(game: &Session) -> bool {
    let moves = game.line.legal_moves();
    moves
        .iter()
        .any(|one| one.starts_with(|c: char| c.is_ascii_digit()))
}

/// The question whether to pass. `ask_before_playing` does not ask it in these cases, in which the player certainly means the pass:
///
/// - They have played a part of the throw, and nobody has talked.
/// - They have written a move before the pass.
/// - They have typed the prefix.
pub(super) fn ask_before_passing(session: &Session, pass: String) -> LineResult {
    let question = RefusalKind::ConfirmPass.fact();
    let question = question.with("session", session.id.0).with("near", pass);
    refused_at(question.into(), session)
}

/// Whether the player on turn has played no part of the throw yet.
fn has_whole_throw(session: &Session) -> bool {
    let turns = session.last_turns(1);
    turns.first().is_none_or(|turn| turn.facts.len() <= 1)
}

/// The pass that this text means, if the player on turn gives dice away with it. `None` for any other text.
pub(super) fn pass_that_loses_dice(
    session: &Session,
    account: AccountId,
    text: &str,
) -> Option<String> {
    let line = &session.line;
    let own = session.seat_of(account);
    if own.is_none() || session.decider() != own {
        return None;
    }
    let Ok(Parsed::Move(pass)) = line.parse(text) else {
        return None;
    };
    let legal = line.listed_moves();
    let is_last_resort = legal
        .iter()
        .any(|one| one.is_last_resort && *one.notation == *pass);
    is_last_resort.then_some(pass)
}
