//! Sentences that name people. Fluent can only make plain text, so a person is first written as a placeholder: a number between two
//! private-use characters. Afterwards the text is cut into spans. Nobody can type a placeholder, because `clean` removes private-use
//! characters from everything that people type.

use super::computer_name::short_computer_name;
use super::{Block, Scene, Span, plain_text};
use crate::locales::{Lang, Values, sentence};
use crate::session::{AccountId, Session, SessionId};
use lusoria_games::catalog::GAMES;
use lusoria_games::kit::fold;
use lusoria_games::rules::{Arg, Fact, Seat};
use memchr::{memchr, memchr_iter};
use std::borrow::Cow;

const OPEN: char = '\u{E000}';
const CLOSE: char = '\u{E001}';
/// The first byte of [`OPEN`] in UTF-8. Few other characters begin with this byte.
const OPEN_BYTE: u8 = 0xEE;

/// A text of a fact is cut after this many characters. Texts can be long if they list games, tell a sowing of twelve laps, or quote what
/// somebody typed.
const LONGEST_QUOTE: usize = 120;

/// The initial capacity of a list of spans; few paragraphs have more.
const USUAL_SPANS: usize = 8;

impl<'a> Values<'a> {
    /// Adds the name of the player at a seat.
    pub(super) fn player(self, name: &'a str, seat: Seat) -> Self {
        self.text(name, player_placeholder(seat))
    }

    /// Adds the values of a fact, for a reader at this seat. Texts may quote people, so they are cut short.
    pub(super) fn fact(self, fact: &'a Fact, reader: Seat) -> Self {
        let args = fact.args.iter();
        args.fold(self, |values, (name, value)| match value {
            Arg::Number(number) => values.number(name, *number),
            Arg::Text(text) => values.text(name, quote(text)),
            Arg::Seat(seat) => values.player(name, *seat),
            Arg::Seen(texts) => values.text(name, quote(&texts[reader.index()])),
        })
    }
}

/// The texts and numbers among the values of a fact.
pub(super) struct TextsOf<'a>(pub(super) &'a Fact);

impl<'a> TextsOf<'a> {
    /// The text with this name.
    pub(super) fn text(&self, wanted: &str) -> Option<&'a str> {
        self.0.args.iter().find_map(|(name, value)| match value {
            Arg::Text(text) if **name == *wanted => Some(&**text),
            _ => None,
        })
    }

    /// The number with this name.
    pub(super) fn number(&self, wanted: &str) -> Option<i64> {
        self.0.args.iter().find_map(|(name, value)| match value {
            Arg::Number(number) if **name == *wanted => Some(*number),
            _ => None,
        })
    }
}

/// People's text, made safe to quote: on one line, cut short, and without characters that would end a code span or look like a
/// placeholder.
pub(super) fn quote(text: &str) -> Cow<'_, str> {
    let harmful = |c: char| c.is_control() || "`\u{E000}\u{E001}".contains(c);
    let line = if text.contains(harmful) {
        text.replace(harmful, "").into()
    } else {
        Cow::Borrowed(text)
    };
    match line.char_indices().nth(LONGEST_QUOTE) {
        Some((end, _)) => format!("{}…", &line[..end]).into(),
        None => line,
    }
}

impl Scene {
    /// The sentence `id` as text with placeholders for people.
    pub(super) fn sentence<'a>(&'a self, id: &str, values: Values<'a>) -> String {
        let values = values.text("prefix", self.prefix.as_str());
        sentence(self.lang, id, &values)
    }

    /// The sentence of a game's fact as text with placeholders, for a reader at this seat.
    pub(super) fn fact_sentence(&self, game: &str, fact: &Fact, reader: Seat) -> String {
        let mut values = Values::new().fact(fact, reader);
        let (given, game_of) = (TextsOf(fact), || {
            GAMES.iter().find(|one| one.info.id == game)
        });
        let written = |text: &str| Some(game_of()?.written_move(text, self.lang.tag()));
        if let Some(played) = given.text("move").and_then(written) {
            values = values.text("move", played);
        }
        if let Some(direction) = given.text("direction").and_then(written) {
            values = values.text("direction", direction);
        }
        // The sentence of a fact names no commands, so it needs no prefix.
        sentence(self.lang, &[game, "-", &fact.id].concat(), &values)
    }

    /// The name of a person as plain text, which notifies nobody.
    pub(super) fn plain_name(&self, account: AccountId) -> String {
        let person = self.person(account);
        person.map_or_else(|| "?".to_owned(), |person| quote(&person.name).into())
    }

    /// Text with placeholders as plain text, for places where nobody is notified and nothing can be clicked.
    pub(super) fn plain_words(&self, flat: &str) -> String {
        plain_text(&[self.paragraph(flat)])
    }

    /// A paragraph made of text with placeholders.
    pub(super) fn paragraph(&self, flat: &str) -> Block {
        let mut spans = spans(flat, |number, inside| {
            match number.checked_sub(FIRST_ROOM) {
                Some(place) => self.room_span(place),
                None => self.player_span(number, inside),
            }
        });
        if self.lang == Lang::It {
            join_spans(&mut spans, join_vowel);
            join_spans(&mut spans, join_article);
        }
        Block::Paragraph(spans)
    }

    /// The span that names the room of the session or proposal at this place in the message's list. All sessions come before the
    /// proposals. The span is empty if no room is to be named.
    fn room_span(&self, place: usize) -> Span {
        let room = match place.checked_sub(self.choices.len()) {
            Some(place) => self.rooms.get(place).map(|(_, room)| room.clone()),
            None => self.choices[place].room.clone(),
        };
        room.map_or_else(|| Span::Text(String::new()), Span::Room)
    }

    /// The span for a seat: its player, or the name of the seat if nobody sits there, as in an imported record. If the span is `inside` a
    /// sentence, the name of the seat begins with a small letter in some languages.
    fn player_span(&self, seat: usize, inside: bool) -> Span {
        let ids = match inside {
            false => ["seat-first", "seat-second"],
            true => ["seat-first-inside", "seat-second-inside"],
        };
        match self.players.get(seat) {
            Some(Some(person)) => match self.name_with_side(seat) {
                Some(name) => Span::Text(name),
                None => Span::Person(person.clone()),
            },
            _ => Span::Text(
                self.computer_name(seat, inside)
                    .unwrap_or_else(|| sentence(self.lang, ids[seat.min(1)], &Values::NONE)),
            ),
        }
    }

    /// The name of somebody who plays both sides, with the side of this seat; `None` if nobody plays both sides.
    fn name_with_side(&self, seat: usize) -> Option<String> {
        let (session, seat) = (self.session.as_deref()?, *Seat::ALL.get(seat)?);
        let name = self.player(seat).filter(|_| session.is_hot_seat())?;
        Some(with_side(self.lang, session, seat, &name.name))
    }

    /// The name of the computer player at a seat, if one sits there.
    fn computer_name(&self, seat: usize, inside: bool) -> Option<String> {
        let (session, seat) = (self.session.as_deref()?, *Seat::ALL.get(seat)?);
        short_computer_name(self.lang, session, seat, inside)
    }

    /// A paragraph with one sentence.
    pub(super) fn sentence_paragraph(&self, id: &str, values: Values<'_>) -> Block {
        self.paragraph(&self.sentence(id, values))
    }
}

/// The name with the side of this seat: `anna (White)`.
pub(super) fn with_side(lang: Lang, session: &Session, seat: Seat, name: &str) -> String {
    let side = side_of_seat(lang, session, seat);
    format!("{} ({side})", quote(name))
}

/// The game's word for the side of this seat, such as White.
pub(super) fn side_of_seat(lang: Lang, session: &Session, seat: Seat) -> String {
    let game = session.line.game().info.id;
    let id = match seat {
        Seat::First => format!("{game}-side-first"),
        Seat::Second => format!("{game}-side-second"),
    };
    sentence(lang, &id, &Values::NONE)
}

/// The numbers of these sessions: `#1, #2`.
pub(super) fn list_numbers(sessions: &[SessionId]) -> String {
    let numbers: Vec<_> = sessions.iter().map(|id| format!("#{}", id.0)).collect();
    numbers.join(", ")
}

/// Begins the sentence with a capital letter. A sentence that begins with a placeholder stays as it is, because a person's name is shown
/// as the person writes it.
pub(super) fn capitalize(sentence: &str) -> String {
    let mut letters = sentence.chars();
    let mut capitalized = String::with_capacity(sentence.len());
    capitalized.extend(letters.next().into_iter().flat_map(char::to_uppercase));
    capitalized.push_str(letters.as_str());
    capitalized
}

/// The placeholder for the player at a seat.
pub(super) const fn player_placeholder(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "\u{E000}0\u{E001}",
        Seat::Second => "\u{E000}1\u{E001}",
    }
}

/// Placeholders with this number and higher ones stand for the rooms of the sessions and proposals that a message lists.
const FIRST_ROOM: usize = 100;

/// The placeholder for the room of the session or proposal at this place in the list of a message.
pub(super) fn room_placeholder(place: usize) -> String {
    format!("{OPEN}{}{CLOSE}", FIRST_ROOM + place)
}

/// Cuts text into spans. Each placeholder, and each text between backticks, becomes a span of its own.
fn spans(flat: &str, named: impl Fn(usize, bool) -> Span) -> Vec<Span> {
    let mut spans = Vec::with_capacity(USUAL_SPANS);
    let (mut start, mut is_typed) = (0, false);
    for end in memchr_iter(b'`', flat.as_bytes()).chain([flat.len()]) {
        let piece = &flat[start..end];
        match is_typed {
            true => spans.push(Span::Typed(piece.to_owned())),
            false => people(piece, &named, &mut spans),
        }
        (start, is_typed) = (end + 1, !is_typed);
    }
    spans
}

fn people(text: &str, named: &impl Fn(usize, bool) -> Span, spans: &mut Vec<Span>) {
    // Most texts name nobody, and do not even contain the first byte of a placeholder.
    if memchr(OPEN_BYTE, text.as_bytes()).is_none() {
        return push_text(text, spans);
    }
    let mut rest = text;
    while let Some((before, (number, after))) = rest
        .split_once(OPEN)
        .and_then(|(b, a)| Some((b, a.split_once(CLOSE)?)))
    {
        push_text(before, spans);
        let inside = is_inside(spans);
        spans.extend(number.parse().ok().map(|seat| named(seat, inside)));
        rest = after;
    }
    push_text(rest, spans);
}

/// Whether the next span after these stands in the middle of a sentence.
fn is_inside(spans: &[Span]) -> bool {
    match spans.last() {
        None => false,
        Some(Span::Text(text)) if text.trim().is_empty() => !text.contains('\n'),
        Some(Span::Text(text)) => {
            !text.ends_with('\n') && !text.trim_end().ends_with(['.', '!', '?'])
        }
        Some(Span::Person(_) | Span::Typed(_) | Span::Room(_)) => true,
    }
}

/// Calls `join` with each text of a paragraph and the span after it.
fn join_spans(spans: &mut [Span], join: impl Fn(&mut String, &mut Span)) {
    for n in 1..spans.len() {
        let (before, rest) = spans.split_at_mut(n);
        if let (Some(Span::Text(text)), Some(next)) = (before.last_mut(), rest.first_mut()) {
            join(text, next);
        }
    }
}

/// Joins an Italian preposition and the article of a seat's name: `di il giocatore I` becomes `del giocatore I`.
fn join_article(text: &mut String, next: &mut Span) {
    let Span::Text(seat) = next else { return };
    let joined = [
        ("di ", "del "),
        ("a ", "al "),
        ("da ", "dal "),
        ("ad ", "al "),
    ];
    let found = joined.iter().find(|(apart, _)| {
        let before = text.strip_suffix(apart);
        before.is_some_and(|before| before.is_empty() || before.ends_with(char::is_whitespace))
    });
    if let (Some((apart, together)), Some(name)) = (found, seat.strip_prefix("il ")) {
        text.truncate(text.len() - apart.len());
        text.push_str(together);
        *seat = name.to_owned();
    }
}

/// Changes the Italian `a` and `e` into `ad` and `ed` before a name that begins with the same vowel.
fn join_vowel(text: &mut String, next: &mut Span) {
    let name = match &*next {
        Span::Person(person) => &*person.name,
        // The name of somebody who plays both sides is followed by one of the sides: `anna (bianco)`.
        Span::Text(name) => name,
        _ => return,
    };
    let initial = fold(name).chars().next();
    let mut word = text.chars().rev().skip_while(|c| *c == ' ');
    let vowel = word
        .next()
        .filter(|c| ['a', 'e'].contains(c) && initial == Some(*c));
    let alone = word.next().is_none_or(char::is_whitespace);
    if vowel.is_some() && alone && text.ends_with(' ') {
        text.truncate(text.len() - 1);
        text.push_str("d ");
    }
}

fn push_text(text: &str, spans: &mut Vec<Span>) {
    if !text.is_empty() {
        spans.push(Span::Text(text.to_owned()));
    }
}
