//! Turns the text of a message into the form that the service reads. The mention of a person becomes `@` and the person's id, however the
//! client has written it. The bot's own name is removed at the beginning of the text. Elsewhere a mention of the bot becomes the word
//! `BOT_MENTION`. Pure.

use super::html::{self, HtmlPiece};
use super::markdown;
use super::text_piece::TextPiece;
use crate::chat::bot_mention::{MARK, write_bot_mentions};
use crate::command::LONGEST_MESSAGE;

/// A member of the room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Person {
    pub(super) id: String,
    /// The display name, or the local part of the id. Several members may have the same name.
    pub(super) name: String,
    /// The name as people read it. If several members have the same name, the id follows it.
    pub(super) shown: String,
}

/// A text as a client sent it.
#[derive(Clone, Copy, Debug)]
pub(super) struct MessageText<'a> {
    pub(super) body: &'a str,
    pub(super) html: Option<&'a str>,
    /// The ids in `m.mentions`.
    pub(super) mentioned: &'a [String],
    /// Whether the message is a reply. In a reply, clients also mention the author of the message that is replied to, even if the
    /// text does not name that person.
    pub(super) replies: bool,
}

/// A text as the service reads it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ReadText {
    pub(super) text: String,
    /// The ids of the people named in the text, without the bot.
    pub(super) named: Vec<String>,
    /// Whether the bot is mentioned.
    pub(super) addressed: bool,
}

/// The people whom a message possibly names, as far as this can be told without the list of members.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct NamedPeople {
    /// The ids of people who are linked or mentioned.
    pub(super) linked: Vec<String>,
    /// Full ids that were only typed. They may be people.
    pub(super) typed: Vec<String>,
    /// Other words after `@`. They may be names.
    pub(super) names: Vec<String>,
}

/// How many mentioned people are looked for in the text of one message, and how many entries each list of [`NamedPeople`] has at most.
/// Further ones are ignored.
const MOST: usize = 8;

/// The people to look up for this message. Nobody is looked up for a very long message ([`is_long`]).
pub(super) fn named_people(typed: MessageText<'_>) -> NamedPeople {
    let mut named = NamedPeople::default();
    if is_long(typed) {
        return named;
    }
    let people = pills(&html_pieces(typed)).into_iter().map(|(_, id)| id);
    let links = markdown::divide_at_links(typed.body);
    let links = links
        .iter()
        .filter_map(TextPiece::person)
        .map(str::to_owned);
    let mentioned = typed.mentioned.iter().cloned();
    for id in people.chain(links).chain(mentioned) {
        put(&mut named.linked, id);
    }
    for word in typed.body.split_whitespace().map(without_punctuation) {
        match word.strip_prefix('@') {
            Some(name) if name.contains(':') => put(&mut named.typed, word.to_owned()),
            Some(name) if !name.is_empty() => put(&mut named.names, name.to_owned()),
            _ => {}
        }
    }
    named
}

/// Whether the text is too long to look for people in it. Only a command with a record can be that long.
fn is_long(typed: MessageText<'_>) -> bool {
    typed.body.len() > LONGEST_MESSAGE * 4
}

fn put(words: &mut Vec<String>, word: String) {
    if words.len() < MOST && !words.contains(&word) {
        words.push(word);
    }
}

/// A word without the punctuation after it.
fn without_punctuation(word: &str) -> &str {
    word.trim_end()
        .trim_end_matches([',', ';', '.', '!', '?', ')'])
}

/// Reads a text. `people` must contain the bot and the people whom the text possibly names.
pub(super) fn read(typed: MessageText<'_>, people: &[Person], bot: &str) -> ReadText {
    let pieces = divide_at_links(typed, people);
    let (resolved, mut left) = (pieces.into_iter(), MOST);
    let mut pieces: Vec<_> = resolved
        .flat_map(|piece| resolve_names(piece, people, &mut left))
        .collect();
    let mentioned = typed.mentioned.iter();
    let is_mentioned = !typed.replies && mentioned.clone().any(|id| id == bot);
    let others = mentioned.filter(|id| *id != bot).take(MOST);
    let others = others.map(String::as_str).filter(|_| !is_long(typed));
    for id in others.chain(is_mentioned.then_some(bot)) {
        let id = id.to_owned();
        if !pieces.contains(&TextPiece::Person(id.clone())) {
            pieces = divide_at_name(pieces, &names(&id, "", people), &id).0;
        }
    }
    let is_member = |id: &str| people.iter().any(|person| person.id == id);
    let (text, called) = without_name(&join(&pieces, bot, is_member), people, bot);
    let mut named: Vec<String> = Vec::new();
    // A client can mention anybody, but somebody who is not in the room could not read the mention.
    let others = pieces
        .iter()
        .filter_map(TextPiece::person)
        .filter(|id| *id != bot && is_member(id));
    others.for_each(|id| put(&mut named, id.to_owned()));
    ReadText {
        text,
        named,
        addressed: called || is_mentioned || pieces.iter().any(|piece| piece.person() == Some(bot)),
    }
}

/// Divides the text at the people who are linked in it. Links are in the HTML. Some clients also write them into the body. If a person
/// who is linked in the HTML is not found in the body, the text of the HTML is used instead.
fn divide_at_links(typed: MessageText<'_>, people: &[Person]) -> Vec<TextPiece> {
    if is_long(typed) {
        return vec![TextPiece::Words(typed.body.to_owned())];
    }
    let mut pieces = markdown::divide_at_links(typed.body);
    let mut written: Vec<String> = pieces
        .iter()
        .filter_map(TextPiece::person)
        .map(str::to_owned)
        .collect();
    let shown = html_pieces(typed);
    for (label, id) in pills(&shown).into_iter().take(MOST * 2) {
        if let Some(at) = written.iter().position(|known| *known == id) {
            written.remove(at);
            continue;
        }
        let (divided, is_there) = divide_at_name(pieces, &names(&id, &label, people), &id);
        if !is_there {
            return shown.into_iter().map(TextPiece::of).collect();
        }
        pieces = divided;
    }
    pieces
}

fn html_pieces(typed: MessageText<'_>) -> Vec<HtmlPiece> {
    typed.html.map(html::read).unwrap_or_default()
}

/// The links to people: the visible text of each, and the id of the person.
fn pills(shown: &[HtmlPiece]) -> Vec<(String, String)> {
    let pill = |shown: &HtmlPiece| match shown {
        HtmlPiece::Pill { label, id } => Some((label.trim().to_owned(), id.clone())),
        HtmlPiece::Words(_) => None,
    };
    shown.iter().filter_map(pill).collect()
}

/// How a mention of this person may be written in the body, the most likely form first. A form may be empty.
fn names(id: &str, label: &str, people: &[Person]) -> [String; 4] {
    let known = people.iter().find(|person| person.id == id);
    let first = id.split(':').next().unwrap_or_default();
    [
        label.to_owned(),
        id.to_owned(),
        known.map_or_else(String::new, |person| person.name.clone()),
        first.to_owned(),
    ]
}

/// Divides a piece at the people whom its words name by `@id` or `@name`. At most `left` of these names are looked at.
fn resolve_names(piece: TextPiece, people: &[Person], left: &mut usize) -> Vec<TextPiece> {
    let TextPiece::Words(words) = piece else {
        return vec![piece];
    };
    let mut pieces = vec![TextPiece::Words(String::new())];
    for word in words.split_inclusive(char::is_whitespace) {
        let name = without_punctuation(word);
        let person = if name.starts_with('@') && *left > 0 {
            *left -= 1;
            resolve(name, people)
        } else {
            None
        };
        match (person, pieces.last_mut()) {
            (Some(id), _) => pieces.extend([
                TextPiece::Person(id),
                TextPiece::Words(word[name.len()..].to_owned()),
            ]),
            (None, Some(TextPiece::Words(before))) => before.push_str(word),
            (None, _) => pieces.push(TextPiece::Words(word.to_owned())),
        }
    }
    pieces
}

/// The person whom `@name` means, if it can mean only one.
fn resolve(word: &str, people: &[Person]) -> Option<String> {
    let name = word.strip_prefix('@').filter(|name| !name.is_empty())?;
    if let Some(person) = people.iter().find(|person| person.id == word) {
        return Some(person.id.clone());
    }
    let first = format!("{}:", word.to_lowercase());
    let fits = |person: &&Person| {
        person.id.starts_with(&first) || person.name.to_lowercase() == name.to_lowercase()
    };
    let mut fitting = people.iter().filter(fits);
    let only = fitting.next()?;
    fitting.next().is_none().then(|| only.id.clone())
}

/// Looks for the first of these names that is in the text as a word of its own. Puts the person in place of the name. Also returns
/// whether a name was found.
fn divide_at_name(pieces: Vec<TextPiece>, names: &[String], id: &str) -> (Vec<TextPiece>, bool) {
    let place = |name: &String| {
        let places = pieces.iter().enumerate();
        let mut places = places.filter_map(|(n, piece)| match piece {
            TextPiece::Words(words) => place(words, name).map(|at| (n, at, name.len())),
            TextPiece::Person(_) => None,
        });
        places.next()
    };
    let Some((n, at, long)) = names.iter().find_map(place) else {
        return (pieces, false);
    };
    let divide = |piece: TextPiece| {
        let TextPiece::Words(words) = piece else {
            return vec![piece];
        };
        let before = &words[..at];
        let before = before.strip_suffix('@').unwrap_or(before);
        vec![
            TextPiece::Words(before.to_owned()),
            TextPiece::Person(id.to_owned()),
            TextPiece::Words(words[at + long..].to_owned()),
        ]
    };
    let divided = pieces.into_iter().enumerate();
    let divided = divided.flat_map(|(m, piece)| if m == n { divide(piece) } else { vec![piece] });
    (divided.collect(), true)
}

fn place(words: &str, label: &str) -> Option<usize> {
    let apart = |at: &usize| {
        let before = words[..*at].chars().next_back();
        let after = words[at + label.len()..].chars().next();
        ![before, after]
            .into_iter()
            .flatten()
            .any(char::is_alphanumeric)
    };
    let places = words.match_indices(label).map(|(at, _)| at);
    places.filter(|_| !label.is_empty()).find(apart)
}

/// Joins the pieces to a text. Each id becomes a word of its own. The id of a member gets another `@` in front: `@@anna:example.org`. Any
/// other id stays as people type it.
fn join(pieces: &[TextPiece], bot: &str, is_member: impl Fn(&str) -> bool) -> String {
    let mut text = String::new();
    for piece in pieces {
        match piece {
            TextPiece::Words(words) => {
                let clings = text.ends_with(CUT) && words.starts_with([':', ',']);
                text.push_str(if clings { &words[1..] } else { words });
            }
            TextPiece::Person(id) if id == bot && text.trim_matches(CUT).trim().is_empty() => {
                text.push(CUT);
            }
            TextPiece::Person(id) if id == bot => text.push(MARK),
            TextPiece::Person(id) => {
                text.push_str(if is_member(id) { "@" } else { "" });
                text.push_str(id);
                text.push(CUT);
            }
        }
    }
    let text = text.replace(&format!("{CUT} "), " ").replace(CUT, " ");
    write_bot_mentions(&text).trim().to_owned()
}

/// While a text is put together, this character marks where the bot's name was removed and where a person's id ends. It cannot be typed
/// in a message.
const CUT: char = '\u{0}';

/// Removes the bot's name from the beginning of the text, as in `Lusoria: help`. Also returns whether the name was there.
fn without_name(text: &str, people: &[Person], bot: &str) -> (String, bool) {
    let first = bot
        .split(':')
        .next()
        .unwrap_or_default()
        .trim_start_matches('@');
    let me = people.iter().filter(|person| person.id == bot);
    let names = me.map(|person| person.name.as_str()).chain([first]);
    for name in names.filter(|name| !name.is_empty()) {
        let head = text
            .get(..name.len())
            .filter(|head| head.to_lowercase() == name.to_lowercase());
        if let Some(rest) = head.and_then(|_| text[name.len()..].strip_prefix([':', ','])) {
            return (rest.trim().to_owned(), true);
        }
    }
    (text.to_owned(), false)
}

#[cfg(test)]
#[path = "message_text_tests.rs"]
mod tests;
