//! What a saying needs to become words: the session as it stood, who is who, the room's language and prefix.

use super::Body;
use super::news::{dice_or_lots, titled};
use crate::host::{AccountId, Identity, Promise, Record, Session, Verdict};
use crate::kit::fold;
use crate::locales::Lang;
use crate::rules::Seat;
use std::sync::Arc;

/// The surroundings of one saying.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The language it is said in.
    pub lang: Lang,
    /// The room's command prefix.
    pub prefix: String,
    /// The session the saying shows, as it stood after the saying's entry.
    pub session: Option<Arc<Session>>,
    /// The holders of the seats, as this platform knows them.
    pub players: [Option<Identity>; 2],
    /// The person who is answered, if one is.
    pub reader: Option<(AccountId, Identity)>,
    /// Whoever it is for reads boards in sentences.
    pub prose: bool,
    /// A partial turn is shown in place of the turn's message, so it says again what that said.
    pub in_place: bool,
    /// The sessions it asks to choose from, each with its own holders of seats.
    pub choices: Vec<Choice>,
    /// The record, verdict or whatever else had to be fetched for this saying.
    pub attachment: Attachment,
}

/// A session somebody may have meant, and who plays it.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The session.
    pub session: Arc<Session>,
    /// The holders of its seats, as this platform knows them.
    pub players: [Option<Identity>; 2],
}

/// What some sayings need beside the session.
#[derive(Clone, Debug, Default)]
pub enum Attachment {
    /// Nothing.
    #[default]
    None,
    /// A record as text.
    Record(String),
    /// What became of re-dealing the dice.
    Verdict(Finding),
}

/// What was found in a record, and whose promise it was held to.
#[derive(Clone, Debug)]
pub struct Finding {
    verdict: Verdict,
    promised: Promised,
    promise: Promise,
    hash: String,
}

/// Where the promise was made that a record speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Promised {
    /// In this room, by us: we know what was told.
    Here,
    /// Wherever the record was written: we know only what it says.
    Elsewhere,
}

impl Finding {
    /// This verdict on this record.
    #[must_use]
    pub fn of(record: &Record, verdict: Verdict, promised: Promised) -> Self {
        Self {
            verdict,
            promised,
            promise: record.promise,
            hash: record.hash.clone(),
        }
    }

    /// What is said about it, sentence by sentence.
    pub(super) fn told(&self, session: &Session, scene: &Scene) -> Body {
        let values = titled(session, scene).text("hash", self.hash.clone());
        let (id, values) = match &self.verdict {
            Verdict::Matches(throws) => return self.matches(session, *throws, scene),
            Verdict::Differs(entry, dealt) => (
                "verify-differs",
                values
                    .number("entry", *entry)
                    .text("expected", dealt.clone()),
            ),
            Verdict::Secret if self.promised == Promised::Elsewhere => ("verify-no-seed", values),
            Verdict::Secret if session.deals() => ("verify-secret", values),
            Verdict::Secret => ("verify-goes-on", values),
            Verdict::NoSeed => ("verify-no-seed", values),
            Verdict::NoDice => ("verify-no-dice", values),
            Verdict::Hand => ("verify-hand", values),
            Verdict::NoPromise => ("verify-no-promise", values),
            Verdict::WrongSeed => ("verify-wrong-seed", values),
            Verdict::WrongEnding => ("verify-wrong-ending", values),
            Verdict::CutShort => ("verify-cut-short", values),
            Verdict::WrongSum => ("verify-wrong-sum", values),
        };
        vec![scene.line(id, values)]
    }

    fn matches(&self, session: &Session, throws: u32, scene: &Scene) -> Body {
        let promised = match self.promised {
            Promised::Here => "verify-promised-here",
            Promised::Elsewhere => "verify-promised-elsewhere",
        };
        let matches = dice_or_lots(session, "verified", "verified-lots");
        let older = (self.promise == Promise::Seed).then_some("verify-older-promise");
        let sentences = [promised, matches].into_iter().chain(older);
        let values = |_| {
            titled(session, scene)
                .text("hash", self.hash.clone())
                .number("throws", throws)
        };
        sentences.map(|id| scene.line(id, values(id))).collect()
    }
}

/// The players of one session under names that nobody takes for each other: where both look the same, each gets the number of the
/// seat, as in "anna (I)" and "anna (II)".
#[must_use]
pub fn told_apart(mut players: [Option<Identity>; 2]) -> [Option<Identity>; 2] {
    if let [Some(first), Some(second)] = &mut players
        && first.id != second.id
        && look_alike(&first.name, &second.name)
    {
        first.name += " (I)";
        second.name += " (II)";
    }
    players
}

/// Whether a hurried reader takes one name for the other: seen are letters and digits, without accents and case, those of other
/// alphabets as the Latin ones they look like. A name without letters is seen as it is.
fn look_alike(one: &str, other: &str) -> bool {
    let [one, other] = [one, other].map(fold);
    seen(&one).eq(seen(&other)) && (seen(&one).next().is_some() || one == other)
}

fn seen(folded: &str) -> impl Iterator<Item = char> {
    folded.chars().filter(|c| c.is_alphanumeric()).map(latin)
}

/// The Latin letter, or digit's letter, that one looks like in most typefaces.
fn latin(letter: char) -> char {
    // Most letters of most names; of the Latin ones only `l` is taken for another.
    if matches!(letter, 'a'..='k' | 'm'..='z') {
        return letter;
    }
    let mut alike = ALIKE.iter();
    let found = alike.find(|(_, others)| others.contains(letter));
    found.map_or(letter, |(latin, _)| *latin)
}

/// Latin letters, and what looks like them in Cyrillic, in Greek and among the digits; all small.
const ALIKE: [(char, &str); 20] = [
    ('a', "аα"),
    ('b', "ьв"),
    ('c', "сϲ"),
    ('e', "еε"),
    ('h', "һн"),
    ('i', "іι1lӏ"),
    ('j', "јϳ"),
    ('k', "кκ"),
    ('m', "м"),
    ('n', "η"),
    ('o', "оο0"),
    ('p', "рρ"),
    ('q', "ԛ"),
    ('r', "г"),
    ('s', "ѕ"),
    ('t', "тτ"),
    ('v', "ѵν"),
    ('w', "ԝω"),
    ('x', "хχ"),
    ('y', "уγ"),
];

impl Scene {
    /// A scene with nobody and nothing in it.
    #[must_use]
    pub fn plain(lang: Lang, prefix: &str) -> Self {
        let prefix = prefix.to_owned();
        Self {
            lang,
            prefix,
            session: None,
            players: [None, None],
            reader: None,
            prose: false,
            in_place: false,
            choices: Vec::new(),
            attachment: Attachment::None,
        }
    }

    /// Whose side of the board this reader sees: his own, or First's for an onlooker.
    #[must_use]
    pub fn side_of(&self, account: Option<AccountId>) -> Seat {
        let session = self.session.as_deref();
        session
            .zip(account)
            .and_then(|(session, account)| session.seat_of(account))
            .unwrap_or(Seat::First)
    }

    /// The side of whoever is answered.
    #[must_use]
    pub fn own_side(&self) -> Seat {
        self.side_of(self.reader.as_ref().map(|(account, _)| *account))
    }

    /// The player at this seat, if anybody sits there.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Identity> {
        self.players[seat.index()].as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::told_apart;
    use crate::host::{Identity, Platform};

    fn told(names: [&str; 2]) -> [String; 2] {
        let mut id = 0;
        let players = names.map(|name| {
            id += 1;
            let (platform, id) = (Platform::Discord, id.to_string());
            let name = name.to_owned();
            Some(Identity { platform, id, name })
        });
        told_apart(players).map(|player| player.unwrap().name)
    }

    #[test]
    fn names_that_look_the_same_get_the_number_of_their_seat() {
        for [first, second] in [
            ["anna", "anna"],
            ["anna", "Änna."],
            ["anna", "аnnа"],
            ["Bill", "BiII"],
            ["🎲", "🎲"],
        ] {
            assert_eq!(
                told([first, second]),
                [format!("{first} (I)"), format!("{second} (II)")]
            );
        }
        for names in [["anna", "hanna"], ["anna", "anna 2"], ["🎲", "🐈"]] {
            assert_eq!(told(names), names);
        }
    }
}
