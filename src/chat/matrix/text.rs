//! What was typed, as the host reads it: people stand in it as `@` and their id, however a client writes a mention, and the bot's
//! own name is cut out. Pure.

use matrix_sdk::ruma::MatrixToUri;
use matrix_sdk::ruma::matrix_uri::MatrixId;

/// Somebody in the room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Person {
    pub(super) id: String,
    /// The display name, or the first part of the id; several people may have the same.
    pub(super) name: String,
    /// The name as it is shown: with the id where several have the same.
    pub(super) shown: String,
}

/// What a client sent.
#[derive(Clone, Copy, Debug)]
pub(super) struct Typed<'a> {
    pub(super) body: &'a str,
    pub(super) html: Option<&'a str>,
    /// Ids of `m.mentions`.
    pub(super) mentioned: &'a [String],
}

/// What it means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Read {
    pub(super) text: String,
    /// Ids of people named in the text, the bot left out.
    pub(super) named: Vec<String>,
    /// The bot is mentioned.
    pub(super) addressed: bool,
}

/// Whether reading this takes knowing who is in the room.
pub(super) fn names_people(typed: Typed<'_>) -> bool {
    typed.body.contains('@') || !typed.mentioned.is_empty() || !pills(typed.html).is_empty()
}

/// Reads what was typed among these people, the bot being one of them.
pub(super) fn read(typed: Typed<'_>, people: &[Person], bot: &str) -> Read {
    let mut pieces = vec![Piece::Words(typed.body.to_owned())];
    for (label, id) in pills(typed.html) {
        pieces = found(pieces, &label, &id);
    }
    pieces = pieces
        .into_iter()
        .flat_map(|piece| piece.resolved(people))
        .collect();
    for person in people
        .iter()
        .filter(|person| typed.mentioned.contains(&person.id))
    {
        if !pieces.contains(&Piece::Who(person.id.clone())) {
            pieces = found(pieces, &person.name, &person.id);
        }
    }
    let (text, called) = without_name(&join(&pieces, bot), people, bot);
    let is_bot = |piece: &Piece| *piece == Piece::Who(bot.to_owned());
    let mut named: Vec<String> = Vec::new();
    for piece in pieces.iter().filter(|piece| !is_bot(piece)) {
        if let Piece::Who(id) = piece
            && !named.contains(id)
        {
            named.push(id.clone());
        }
    }
    Read {
        text,
        named,
        addressed: called
            || typed.mentioned.iter().any(|id| id == bot)
            || pieces.iter().any(is_bot),
    }
}

/// A piece of the text.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Piece {
    Words(String),
    Who(String),
}

impl Piece {
    /// With the people whom its words name by `@id` or `@name`.
    fn resolved(self, people: &[Person]) -> Vec<Self> {
        let Self::Words(words) = self else {
            return vec![self];
        };
        let mut pieces = vec![Self::Words(String::new())];
        for word in words.split_inclusive(char::is_whitespace) {
            let name = word
                .trim_end()
                .trim_end_matches([',', ';', '.', '!', '?', ')']);
            match (resolve(name, people), pieces.last_mut()) {
                (Some(id), _) => {
                    pieces.extend([Self::Who(id), Self::Words(word[name.len()..].to_owned())])
                }
                (None, Some(Self::Words(before))) => before.push_str(word),
                (None, _) => pieces.push(Self::Words(word.to_owned())),
            }
        }
        pieces
    }
}

/// Whom `@name` means, if it can mean only one.
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

/// Links to people in HTML: what is shown, and whose id it is.
fn pills(html: Option<&str>) -> Vec<(String, String)> {
    let links = html.unwrap_or_default().split("<a ").skip(1);
    links.filter_map(pill).collect()
}

fn pill(link: &str) -> Option<(String, String)> {
    let (attributes, rest) = link.split_once('>')?;
    let (_, href) = attributes.split_once("href=")?;
    let quote = href.chars().next().filter(|c| ['"', '\''].contains(c))?;
    let href = href[1..].split(quote).next()?;
    let (label, _) = rest.split_once("</a>")?;
    match MatrixToUri::parse(&unescaped(href)).ok()?.id() {
        MatrixId::User(user) => Some((unescaped(&untagged(label)), user.to_string())),
        _ => None,
    }
}

fn untagged(html: &str) -> String {
    let mut pieces = html.split('<');
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |text, piece| {
        text + piece.split_once('>').map_or("", |(_, after)| after)
    })
}

fn unescaped(html: &str) -> String {
    [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#39;", "'"),
        ("&#x27;", "'"),
        ("&nbsp;", "\u{a0}"),
        ("&amp;", "&"),
    ]
    .into_iter()
    .fold(html.to_owned(), |text, (entity, c)| text.replace(entity, c))
}

/// The pieces with the first place where `label` stands as a word of its own divided out.
fn found(pieces: Vec<Piece>, label: &str, id: &str) -> Vec<Piece> {
    let mut out = Vec::new();
    let mut rest = pieces.into_iter();
    for piece in rest.by_ref() {
        let place = match &piece {
            Piece::Words(words) => place(words, label).map(|at| (words.clone(), at)),
            Piece::Who(_) => None,
        };
        let Some((words, at)) = place else {
            out.push(piece);
            continue;
        };
        let before = &words[..at];
        out.push(Piece::Words(
            before.strip_suffix('@').unwrap_or(before).to_owned(),
        ));
        out.push(Piece::Who(id.to_owned()));
        out.push(Piece::Words(words[at + label.len()..].to_owned()));
        break;
    }
    out.extend(rest);
    out
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

/// The text again. An id stands as a word of its own.
fn join(pieces: &[Piece], bot: &str) -> String {
    let mut text = String::new();
    for piece in pieces {
        match piece {
            Piece::Words(words) => {
                let clings = text.ends_with(CUT) && words.starts_with([':', ',']);
                text.push_str(if clings { &words[1..] } else { words });
            }
            Piece::Who(id) if id == bot => text.push(CUT),
            Piece::Who(id) => {
                text.push('@');
                text.push_str(id);
                text.push(CUT);
            }
        }
    }
    text.replace(&format!("{CUT} "), " ")
        .replace(CUT, " ")
        .trim()
        .to_owned()
}

/// Marks where somebody stood, while a text is put together; nobody can type it into a message.
const CUT: char = '\u{0}';

/// `Lusoria: help` is meant for the bot, too.
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
#[path = "text_tests.rs"]
mod tests;
