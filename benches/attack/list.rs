//! The list of messages that are known to be expensive. They were found by the review of November 2026, by trial, and by reading the code.

use crate::old_database::{CIRCLE, CROWD, LONG, MALLORY, longest, some_ply};
use lusoria_games::catalog;
use rand::{SeedableRng, rngs::SmallRng};

/// The most characters that a message may have, and those that a record may have.
const LONGEST: usize = 4_000;
const LONGEST_RECORD: usize = 64_000;
/// How many lines of a message the bot reads.
const LINES: usize = 20;
/// At least as many moves as the bot plays from one message.
const MOVES: usize = 400;

/// A bad message, and the messages that have to come before it.
#[derive(Clone, Debug)]
pub(crate) struct Attack {
    pub(crate) name: String,
    /// The room in which the message is written. `None`: a new room each time.
    pub(crate) room: Option<&'static str>,
    /// What the attacker (`mallory`) writes in the room first.
    pub(crate) before: Vec<String>,
    pub(crate) text: String,
}

impl Attack {
    pub(crate) fn new(name: &str, text: impl Into<String>) -> Self {
        Self {
            name: name.to_owned(),
            room: None,
            before: Vec::new(),
            text: text.into(),
        }
    }

    pub(crate) fn after(mut self, before: &[&str]) -> Self {
        self.before = before.iter().map(|&text| text.to_owned()).collect();
        self
    }

    /// Puts this message into the room in which thousands of games are open.
    pub(crate) fn in_the_crowd(mut self) -> Self {
        self.room = Some(CROWD);
        self
    }
}

/// All bad messages that were written by hand.
pub(crate) fn attacks() -> Vec<Attack> {
    let mut all = sowings();
    all.extend(in_the_crowd());
    all.extend(floods());
    all.extend(nonsense());
    all.extend(records());
    all.extend(editor());
    all.extend(catalog::GAMES.iter().map(|game| long_line(game.info.id)));
    all
}

fn lines(line: &str) -> String {
    vec![line; LINES].join("\n")
}

fn up_to(length: usize, piece: &str) -> String {
    let piece: Vec<char> = piece.chars().collect();
    piece.iter().cycle().take(length).collect()
}

/// Moves with sowings that never end, as many as fit into a message.
fn sowings() -> Vec<Attack> {
    let begin = format!("!new {CIRCLE} @{MALLORY} first");
    let illegal = CIRCLE.replace("off)", "off,endless=illegal)");
    let forbidden = format!("!new {illegal} @{MALLORY} first\nd\ne\nh\nf");
    let sown = |name: &str, line: &str| Attack::new(name, line).after(&[&begin]);
    vec![
        sown("dehfb to the limit", &up_to(LONGEST, "d e h f b ")),
        sown("dehfb without blanks", &up_to(LONGEST, "dehfb")),
        sown("20 lines of dehfb", &lines(&up_to(190, "d e h f b "))),
        Attack::new("endless=illegal, the illegal pit", lines("b")).after(&[&forbidden]),
        Attack::new("endless=illegal, 20 × moves", lines("!moves")).after(&[&forbidden]),
        Attack::new("endless=illegal, chatter", lines("b c d e f g h i zero a"))
            .after(&[&forbidden]),
    ]
}

/// Messages that are expensive in a room with thousands of open games.
fn in_the_crowd() -> Vec<Attack> {
    let long = longest();
    let show = format!("!show 19999 #{long}");
    let back = |n: usize| format!("!show {} #{}", 1_999 - 90 * n, long - n);
    let pits = up_to(190, "d e h f b ");
    let all = [
        ("20 × show, far back", lines(&show)),
        (
            "20 × show, each of another game",
            (0..LINES).map(back).collect::<Vec<_>>().join("\n"),
        ),
        (
            "20 lines of chatter",
            lines("who would have thought that it rains again today"),
        ),
        ("20 lines of one letter", lines("b")),
        ("a line of 2,000 pits", up_to(LONGEST, "d e h f b ")),
        ("20 lines of pits", lines(&pits)),
        ("20 lines of squares", lines(&up_to(190, "e4-e5 d3 "))),
        ("board", "!board".to_owned()),
        ("20 × board", lines("!board")),
        ("20 × moves", lines("!moves")),
        ("20 × yield", lines("yield")),
        ("20 × !#n move", lines(&format!("!#{long} b"))),
        ("export of the longest", format!("!export #{long}")),
        (
            "20 × export of the longest",
            lines(&format!("!export #{long}")),
        ),
        (
            "20 × verify of the longest",
            lines(&format!("!verify #{long}")),
        ),
        ("20 × games", lines("!games")),
        ("new game", format!("!new tablut @{MALLORY}")),
        (
            "20 × new game",
            lines(&format!("!new tablut(repetition=off) @{MALLORY}")),
        ),
        (
            "moves of the longest",
            format!("#{long} {}", up_to(3_900, "d e h f b ")),
        ),
        (
            "moves of 20 long games",
            (0..LINES)
                .map(|n| format!("#{} {pits}", long - LONG / 2 - n / 2))
                .collect::<Vec<_>>()
                .join("\n"),
        ),
        (
            "20 × export of others",
            (0..LINES)
                .map(|n| format!("!export #{}", long - n))
                .collect::<Vec<_>>()
                .join("\n"),
        ),
    ];
    all.map(|(name, text)| Attack::new(&format!("crowd: {name}"), text).in_the_crowd())
        .to_vec()
}

/// Short messages that cause much output.
fn floods() -> Vec<Attack> {
    let all = [
        "!help",
        "!games",
        "!rules scripta full",
        "!rules gabata full",
        "!glossary",
        "!settings",
        "!why",
        "!board",
        "!nonsense",
        "!help new",
        "!lang",
        "!verify",
        "!edit",
    ];
    let begin = format!("!new scripta @{MALLORY} first dice=hand");
    let flood = |line: &&str| Attack::new(&format!("20 × {line}"), lines(line)).after(&[&begin]);
    all.iter().map(flood).collect()
}

/// Texts that are expensive to parse.
fn nonsense() -> Vec<Attack> {
    let words = [
        "!new ",
        "!",
        "",
        "!help ",
        "!glossary ",
        "!rules ",
        "!edit ",
        "!edit set ",
        "!prefix ",
        "#1 ",
        "!show ",
    ];
    let pieces = [
        ("U+FDFA", "\u{FDFA}"),
        ("U+FDFA and blanks", "\u{FDFA} "),
        ("accents", "e\u{301}"),
        ("marks alone", "\u{301}\u{316}\u{31B}"),
        ("letters", "zyxwv"),
        ("short words", "a "),
        ("options", "a=b "),
        ("Hangul jamo", "\u{1100}\u{1161}\u{11A8}"),
    ];
    let mut all = Vec::new();
    for word in words {
        for (name, piece) in pieces {
            let text = format!("{word}{}", up_to(LONGEST - word.len(), piece));
            all.push(Attack::new(&format!("{word}… {name}"), text));
        }
    }
    for (name, piece) in pieces {
        all.push(Attack::new(
            &format!("100 kB of {name}"),
            up_to(100_000 / piece.len(), piece),
        ));
        all.push(Attack::new(
            &format!("60,000 characters of {name}"),
            up_to(60_000, piece),
        ));
        all.push(Attack::new(
            &format!("20 lines of {name}"),
            lines(&up_to(190, piece)),
        ));
        let commands = lines(&format!("!{}", up_to(190, piece)));
        all.push(Attack::new(&format!("20 commands of {name}"), commands));
    }
    all
}

fn records() -> Vec<Attack> {
    let head = |game: &str, rules: u32| {
        format!(
            "!import lusoria-record: 1\ngame: {game}\nrules: {rules}\nsession: 1\nfirst: a\nsecond: b\nopened: 2026-11-21T10:00:00Z\nhash: -\n\n1. "
        )
    };
    let record = |name: &str, rules, line: &str| {
        let head = head(CIRCLE, rules);
        let rest = LONGEST_RECORD - head.len() - 10;
        Attack::new(name, format!("{head}{}", up_to(rest, line)))
    };
    vec![
        record("import of 20,000 plies", 2, "d e h f b "),
        record("import of 20,000 plies, version 1", 1, "d e h f b "),
        record("import of nonsense", 2, "zz "),
        record("import of numbers", 2, "1. "),
        record("import of marks", 2, "\u{301} "),
        Attack::new(
            "import of U+FDFA",
            format!("!import {}", up_to(60_000, "\u{FDFA}")),
        ),
        Attack::new(
            "import of lines",
            format!("!import {}", up_to(60_000, "\n")),
        ),
        Attack::new(
            "import of colons",
            format!("!import {}", up_to(60_000, "a:b\n")),
        ),
    ]
}

fn editor() -> Vec<Attack> {
    let open = "!edit tablut";
    let import = |name: &str, piece: &str| {
        let text = format!("!edit import {}", up_to(60_000, piece));
        Attack::new(name, text).after(&[open])
    };
    let saves: Vec<_> = (0..LINES)
        .map(|n| format!("!edit save {}", n % 10))
        .collect();
    let all_places: Vec<_> = ('a'..='i')
        .flat_map(|c| ('1'..='9').map(move |n| format!("{c}{n}")))
        .collect();
    let all_places = all_places.join(" ");
    vec![
        import("edit import of nonsense", "zz "),
        import("edit import of brackets", "["),
        import("edit import of braces", "{\"a\":"),
        import("edit import of U+FDFA", "\u{FDFA}"),
        import("edit import of digits", "9"),
        Attack::new("20 × edit save", saves.join("\n")).after(&[open]),
        Attack::new("20 × edit hint", lines("!edit hint")).after(&[open]),
        Attack::new("20 × edit export", lines("!edit export")).after(&[open]),
        Attack::new(
            "edit set of every place, 12 times",
            format!("!edit set {} x", up_to(3_900, &(all_places.clone() + " "))),
        )
        .after(&[open]),
        Attack::new(
            "20 × edit set",
            lines(&format!("!edit set {} .", &all_places[..150])),
        )
        .after(&[open]),
        Attack::new("20 × edit play", lines(&format!("!edit play @{MALLORY}"))).after(&[open]),
    ]
}

/// As many legal moves of a game as fit into one line. In games with dice, the throws are typed as well.
fn long_line(game: &str) -> Attack {
    let by_hand = match game {
        "xii_scripta" => "xii_scripta(dice=hand)".to_owned(),
        _ => game.to_owned(),
    };
    let mut line = catalog::begin(&by_hand).unwrap();
    let mut random = SmallRng::seed_from_u64(1);
    let mut text = String::new();
    for _ in 0..MOVES {
        let Some(ply) = some_ply(&*line, &mut random) else {
            break;
        };
        line.play(&ply).unwrap();
        text.push_str(&ply.replace(':', " "));
        text.push(' ');
        if text.len() > LONGEST - 40 {
            break;
        }
    }
    let alone = line.game().info.seats == 1;
    let other = if alone { "" } else { " @mallory first" };
    let begin = format!("!new {by_hand}{other}");
    Attack::new(&format!("a long line of {game}"), text.trim_end()).after(&[&begin])
}
