//! Reads a typed line of moves as far as possible: finds the moves with which the line begins, and the first word after them that is not
//! understood.
//!
//! This file serves every game: the game's own `split` and `parse` say what a move is. People also chat. So a line that is only partly
//! understood counts as moves in two cases:
//! - The rest was most likely meant as a move, too.
//! - The line's writer is on turn, and only a few words follow a clear move (`B4 please`).

use super::Line;
use super::doubts::{is_doubted, is_replacing, raises_doubt};
use super::fillers::{FILLERS, without_first_filler};
use super::near_move::{
    WORDS_OF_A_MOVE, is_lone_word, lone_letter_that_looks_latin, near_move, understood,
};
use super::understood_moves::{UnderstoodMoves, UnknownWords};
use crate::kit::fold;
use crate::rules::{NotationError, Parsed, Seat, Turn};
use std::borrow::Cow;

/// Lines with more words are not read word by word.
const MOST_WORDS: usize = 120;

/// A move is also read if at most this number of other words follow it: `B4 please`.
const FEW_WORDS: usize = 3;

/// Reads a line, up to the first word that is not understood. If the writer is on turn (`on_turn`), more lines count as moves: for
/// example lines with polite words around a move, and lines of which only the first move can be played.
#[must_use]
pub fn read_moves<'a>(line: &dyn Line, text: &'a str, on_turn: bool) -> UnderstoodMoves<'a> {
    let text = without_end_signs(text);
    let pieces = line.split(text);
    if all_understood(line, &pieces) {
        return UnderstoodMoves::whole(pieces);
    }
    if pieces.iter().any(|piece| is_doubted(line, piece)) {
        return UnderstoodMoves::doubted(text);
    }
    for meant in line.lookalikes(text) {
        if is_lone_word(text) {
            break;
        }
        let pieces = line.split(&meant);
        if all_understood(line, &pieces) {
            let owned = pieces.iter().map(|piece| piece.to_string().into());
            return UnderstoodMoves::whole(owned.collect());
        }
    }
    if on_turn && let Some(letter) = lone_letter_that_looks_latin(line, text) {
        return UnderstoodMoves::whole(vec![Cow::Owned(letter)]);
    }
    if on_turn && let Some(half) = half_in_other_letters(line, text) {
        return UnderstoodMoves::whole(vec![Cow::Owned(half)]);
    }
    behind_fillers(line, text, on_turn)
        .or_else(|| on_turn.then(|| without_fillers(line, text)).flatten())
        .or_else(|| {
            (on_turn && is_move_with_talk(line, text)).then(|| UnderstoodMoves::doubted(text))
        })
        .unwrap_or_else(|| UnderstoodMoves::whole(pieces))
}

/// Whether the text begins with a move, although the game finds the whole text malformed: `place 4 sorry I was asleep`.
fn is_move_with_talk(line: &dyn Line, text: &str) -> bool {
    let is_malformed = matches!(line.parse(text), Err(NotationError::Malformed(_)));
    is_malformed && move_before_talk(line, text).is_some()
}

/// For a text with a digit: its spelling in Latin letters, if the game finds that spelling malformed ([`NotationError::Malformed`]). For
/// example, `G4` for `г4`. The game can then say what is wrong with the move. `None` for all other texts.
fn half_in_other_letters(line: &dyn Line, text: &str) -> Option<String> {
    let numbered = text.contains(|c: char| c.is_ascii_digit());
    let ways = numbered.then(|| line.lookalikes(text))?;
    let malformed = |way: &String| matches!(line.parse(way), Err(NotationError::Malformed(_)));
    ways.into_iter().find(malformed)
}

/// The text without a smiley and without `!`, `.` and `,` at its end. After a single letter they are kept, because `a!` is talk. A
/// question mark is kept, also if it stands alone: it shows doubt.
fn without_end_signs(text: &str) -> &str {
    let mut meant = text.trim_end();
    while let Some((before, sign)) = meant.rsplit_once(char::is_whitespace)
        && !sign.contains(char::is_alphanumeric)
        && sign != ";"
        && !sign.contains('?')
    {
        meant = before.trim_end();
    }
    let meant = meant.trim_end_matches(['!', '.', ',']);
    let is_move = meant.chars().nth(1).is_some() || meant.contains(|c: char| c.is_ascii_digit());
    if is_move { meant } else { text }
}

/// Reads `please e4-f4` or `e4 to f4` without the filling words. A text without a digit is not read, because it may be talk.
fn without_fillers<'a>(line: &dyn Line, text: &str) -> Option<UnderstoodMoves<'a>> {
    let is_talk = !text.contains(|c: char| c.is_ascii_digit());
    moves_among_fillers(line, text).filter(|_| !is_talk)
}

/// Leaves out the filling words, and reads the rest as moves: `b please`. The caller must know that the text is meant as a move. `None`
/// if the rest is no move.
#[must_use]
pub fn moves_among_fillers<'a>(line: &dyn Line, text: &str) -> Option<UnderstoodMoves<'a>> {
    let words = words(text);
    if words.len() > WORDS_OF_A_MOVE {
        return None;
    }
    let words = words.iter().map(|&(begin, end)| &text[begin..end]);
    let meant: Vec<_> = words
        .filter(|word| !FILLERS.contains(&fold(word).as_str()))
        .collect();
    let meant = meant.join(" ");
    let pieces = line.split(&meant);
    all_understood(line, &pieces).then(|| {
        let owned = pieces.iter().map(|piece| piece.to_string().into());
        UnderstoodMoves::whole(owned.collect())
    })
}

fn all_understood(line: &dyn Line, pieces: &[Cow<'_, str>]) -> bool {
    pieces.iter().all(|piece| understood(line, piece))
}

/// Reads the moves of a line. If they cannot be read, leaves out filling words at its beginning, one after the other, and reads the rest.
/// The whole line is tried first, because a filling word may also belong to a move: `move` in XII Scripta, the pit `a` in the mancalas.
fn behind_fillers<'a>(
    line: &dyn Line,
    text: &'a str,
    on_turn: bool,
) -> Option<UnderstoodMoves<'a>> {
    let mut rest = text;
    loop {
        match word_by_word(line, rest, on_turn) {
            Some(read) => return Some(read),
            None => rest = without_first_filler(rest)?,
        }
    }
}

/// Reads the moves of a line from left to right, up to the first words that are no move. Takes the longest possible move each time.
/// `None` if the line is not understood as moves.
fn word_by_word<'a>(line: &dyn Line, text: &'a str, on_turn: bool) -> Option<UnderstoodMoves<'a>> {
    let words = words(text);
    if words.len() > MOST_WORDS {
        return None;
    }
    let (mut moves, at) = leading_moves(line, text, &words);
    if !goes_on(line, moves.first()?) {
        let first = on_turn.then(|| first_move_only(line, text, &words));
        return first.flatten();
    }
    let Some(&(begin, end)) = words.get(at) else {
        return Some(UnderstoodMoves::whole(moves));
    };
    let next = (at + 1..words.len()).find(|&from| move_from(line, text, &words, from).is_some());
    let stretch = next.map_or(words.len(), |next| next) - at;
    let segment = &text[begin..words[at + stretch - 1].1];
    if begins_with_replacement(line, text, &words[at..]) || raises_doubt(segment) {
        return Some(UnderstoodMoves::doubted(text));
    }
    // Half a move is kept, so that the game itself can say what is wrong with it.
    if matches!(line.parse(segment), Err(NotationError::Malformed(_))) {
        moves.push(Cow::Borrowed(segment));
        return Some(UnderstoodMoves::whole(moves));
    }
    let near = near_move(line, segment);
    let letters = moves.iter().any(|piece| piece.chars().count() == 1);
    let letter = stretch == 1 && segment.chars().count() == 1 && letters;
    let mostly_moves = at >= 4 && at >= 2 * stretch;
    let meant = on_turn && is_no_word(&moves[0]) && stretch <= FEW_WORDS;
    let is_read = near.is_some() || letter || mostly_moves || meant;
    let unknown = UnknownWords {
        word: &text[begin..end],
        rest: &text[begin..],
        is_move: false,
        near,
    };
    is_read.then(|| UnderstoodMoves::with_unknown(moves, unknown))
}

/// Whether these words announce another move in place of the one before, and then begin that move: `no d4`, `sorry, 4`, `I mean NW`. A
/// place, a number or a direction is enough as the beginning.
fn begins_with_replacement(line: &dyn Line, text: &str, words: &[(usize, usize)]) -> bool {
    let replaces = |word: &&(usize, usize)| all_replace(text, std::slice::from_ref(word));
    let announced = words.iter().take_while(replaces).count();
    let Some(&(begin, end)) = words.get(announced).filter(|_| announced > 0) else {
        return false;
    };
    let word = &text[begin..end];
    let is_direction = word.chars().count() <= 2 && word.chars().all(char::is_uppercase);
    let is_part = is_direction || word.contains(|c: char| c.is_ascii_digit());
    is_part || move_from(line, text, words, announced).is_some()
}

/// Whether each of these words announces another move in place of the one before.
pub(super) fn all_replace(text: &str, words: &[(usize, usize)]) -> bool {
    let mut words = words.iter();
    words.all(|&(begin, end)| is_replacing(&text[begin..end], &text[end..]))
}

/// The moves at the beginning of the line, and the index of the word after them. Words like "and" between the moves are left out.
pub(super) fn leading_moves<'a>(
    line: &dyn Line,
    text: &'a str,
    words: &[(usize, usize)],
) -> (Vec<Cow<'a, str>>, usize) {
    let (mut moves, mut at) = (Vec::new(), 0);
    loop {
        if let Some(end) = move_from(line, text, words, at) {
            moves.push(Cow::Borrowed(&text[words[at].0..words[end - 1].1]));
            at = after_joint(line, text, words, end);
        } else if let Some(again) = repeated_verb(line, text, words, (moves.last(), at)) {
            moves.push(Cow::Owned(again));
            at = after_joint(line, text, words, at + 1);
        } else {
            return (moves, at);
        }
    }
}

/// The move `place 3`, if `at` is the index of the 3 in `place 1 and 3`. `before` is the move before it, which consists of a word and a
/// number. The line must end after the number, or go on with another number or a move. In `place 1, 2 minutes` the 2 is no move.
fn repeated_verb(
    line: &dyn Line,
    text: &str,
    words: &[(usize, usize)],
    (before, at): (Option<&Cow<'_, str>>, usize),
) -> Option<String> {
    let is_number = |word: &str| word.bytes().all(|b| b.is_ascii_digit());
    let number = |at: usize| words.get(at).map(|&(begin, end)| &text[begin..end]);
    let (verb, first) = before?.split_once(char::is_whitespace)?;
    let number_here = number(at).filter(|word| is_number(word) && is_number(first.trim()))?;
    let again = format!("{verb} {number_here}");
    let next = after_joint(line, text, words, at + 1);
    let goes_on =
        number(next).is_none_or(is_number) || move_from(line, text, words, next).is_some();
    (goes_on && understood(line, &again)).then_some(again)
}

/// Reads a line whose first move ends the turn or needs a further choice. What follows that move is not played.
fn first_move_only<'a>(
    line: &dyn Line,
    text: &'a str,
    words: &[(usize, usize)],
) -> Option<UnderstoodMoves<'a>> {
    let end = move_from(line, text, words, 0)?;
    let first = &text[words[0].0..words[end - 1].1];
    let moves = vec![Cow::Borrowed(first)];
    let rest = after_joint(line, text, words, end);
    let Some(&(begin, word_end)) = words.get(rest) else {
        return is_no_word(first).then(|| UnderstoodMoves::whole(moves));
    };
    let (more_moves, not_moves) = count_moves_and_other_words(line, text, &words[rest..]);
    // Single letters are also words that people say to each other.
    let is_short = is_no_word(first) && not_moves <= FEW_WORDS;
    // `e3-d3 I mean e4-d4`
    let is_replaced = more_moves > 0 && not_moves > 0;
    let is_doubted = is_short && (is_replaced || raises_doubt(&text[begin..]));
    if is_doubted || begins_with_replacement(line, text, &words[rest..]) {
        return Some(UnderstoodMoves::doubted(text));
    }
    let meant = not_moves == 0 || is_short;
    let unknown = UnknownWords {
        word: &text[begin..word_end],
        rest: &text[begin..],
        is_move: move_from(line, text, words, rest).is_some(),
        near: None,
    };
    meant.then(|| UnderstoodMoves::with_unknown(moves, unknown))
}

/// How many moves that have both letters and digits are among these words, and how many of the words belong to no move.
fn count_moves_and_other_words(
    line: &dyn Line,
    text: &str,
    words: &[(usize, usize)],
) -> (usize, usize) {
    let (mut at, mut moves, mut others) = (0, 0, 0);
    while let Some(&(begin, _)) = words.get(at) {
        match move_from(line, text, words, at) {
            Some(end) => {
                moves += usize::from(is_no_word(&text[begin..words[end - 1].1]));
                at = after_joint(line, text, words, end);
            }
            None => {
                others += 1;
                at += 1;
            }
        }
    }
    (moves, others)
}

/// The move at the beginning of a longer text. Meant for texts of the player on turn. `None` if the text does not begin with a move, or
/// if the words of that move may mean something else.
#[must_use]
pub fn move_before_talk(line: &dyn Line, text: &str) -> Option<String> {
    let text = text.trim_end_matches('?');
    let words = words(text);
    let end = move_from(line, text, &words, 0)?;
    let first = &text[words[0].0..words[end - 1].1];
    // `9. listopadu` is a date.
    let is_ordinal = text[words[end - 1].1..].starts_with('.');
    let is_number =
        !first.contains(char::is_alphabetic) && words.len() - end <= FEW_WORDS && !is_ordinal;
    (is_no_word(first) || is_number).then(|| first.to_owned())
}

/// Whether the text mixes letters and digits, as no word of a language does.
pub(super) fn is_no_word(text: &str) -> bool {
    text.contains(char::is_alphabetic) && text.contains(|c: char| c.is_ascii_digit())
}

/// Words that people write between two moves, in the form that `fold` returns.
const JOINTS: [&str; 12] = [
    "and",
    "then",
    "a",
    "pak",
    "potom",
    "e",
    "poi",
    "и",
    "затем",
    "потом",
    "&",
    "+",
];

/// From index `at` of `words` on, skips words such as "and" that join two moves. Returns the index of the next word. If no word follows
/// the skipped words, returns `at`. A word that is a move is not skipped: `a` is "and" in Czech, but also a pit.
fn after_joint(line: &dyn Line, text: &str, words: &[(usize, usize)], at: usize) -> usize {
    let joins = |&&(begin, end): &&(usize, usize)| {
        let word = &text[begin..end];
        JOINTS.contains(&fold(word).as_str()) && !understood(line, word)
    };
    let joints = words[at..].iter().take_while(joins).count();
    match at + joints < words.len() {
        true => at + joints,
        false => at,
    }
}

/// Where each word begins and ends, in bytes. Punctuation after a word and semicolons between words are left out.
pub(super) fn words(text: &str) -> Vec<(usize, usize)> {
    let begin = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
    text.split(|c: char| c.is_whitespace() || c == ';')
        .map(|word| word.trim_end_matches([',', '.', '!']))
        .filter(|word| !word.is_empty())
        .map(|word| (begin(word), begin(word) + word.len()))
        .collect()
}

/// The index of the word after the longest move that begins at index `from` of `words`. `None` if no move begins there.
pub(super) fn move_from(
    line: &dyn Line,
    text: &str,
    words: &[(usize, usize)],
    from: usize,
) -> Option<usize> {
    let longest = words.len().min(from + WORDS_OF_A_MOVE);
    (from + 1..=longest)
        .rev()
        .find(|&end| understood(line, &text[words[from].0..words[end - 1].1]))
}

/// Whether another move of the same person may follow this one in a line. True if the same seat acts next, and also if this move is not
/// legal.
fn goes_on(line: &dyn Line, first: &str) -> bool {
    let mut after = line.boxed_clone();
    match line.parse(first) {
        Ok(Parsed::Move(canonical)) => {
            after.play(&canonical).is_err() || decider(&*after) == decider(line)
        }
        _ => false,
    }
}

fn decider(line: &dyn Line) -> Option<Seat> {
    match line.turn() {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance => line.throw().map(|throw| throw.seat),
        Turn::Over(_) => None,
    }
}
