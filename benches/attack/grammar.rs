//! Makes random bad messages from a grammar of everything that can be typed. The same seed gives the same messages.

use crate::list::Attack;
use crate::old_database::{MALLORY, OPEN, longest, some_ply};
use lusoria::command::{COMMANDS, TOOLS};
use lusoria_games::catalog::{self, GAMES};
use rand::{RngExt, SeedableRng, rngs::SmallRng};

/// The most characters that a message may have.
const LONGEST: usize = 4_000;

/// Parts of nonsense words: foreign letters, combining marks, and characters that become several when the text is normalised.
const ODD: [&str; 14] = [
    "\u{FDFA}", "\u{301}", "ﷺ", "ů", "ё", "\u{202E}", "0", "🐈", "İ", "ß", "\u{1F82}", "a", "=",
    "(",
];

/// Makes random messages.
#[derive(Debug)]
pub(crate) struct Grammar(SmallRng);

impl Grammar {
    pub(crate) fn new(seed: u64) -> Self {
        Self(SmallRng::seed_from_u64(seed))
    }

    pub(crate) fn attack(&mut self, n: usize) -> Attack {
        let attack = Attack::new(&format!("random {n}"), self.message());
        if self.one_in(2) {
            attack.in_the_crowd()
        } else {
            let game = GAMES[self.below(GAMES.len())].info.id;
            attack.after(&[&format!("!new {game} @{MALLORY}"), "!edit tablut"])
        }
    }

    /// A message of up to 24 lines, cut at the greatest length that the bot reads.
    pub(crate) fn message(&mut self) -> String {
        let (same, count) = (self.one_in(3), 1 + self.below(24));
        let first = self.line();
        let mut text = first.clone();
        for _ in 1..count {
            let line = if same { first.clone() } else { self.line() };
            text.push('\n');
            text.push_str(&line);
        }
        text.chars().take(LONGEST).collect()
    }

    fn line(&mut self) -> String {
        match self.below(8) {
            0 => self.words(60),
            1 => self.moves(),
            2 => format!("#{} {}", self.session(), self.moves()),
            3 => format!("!#{} {}", self.session(), self.moves()),
            4 => format!("!edit {} {}", self.tool(), self.arguments()),
            _ => format!("!{} {}", self.command(), self.arguments()),
        }
    }

    fn command(&mut self) -> &'static str {
        let words = COMMANDS[self.below(COMMANDS.len())].words[self.below(4)];
        words[self.below(words.len())]
    }

    fn tool(&mut self) -> &'static str {
        let words = TOOLS[self.below(TOOLS.len())].words[self.below(4)];
        words[self.below(words.len())]
    }

    fn arguments(&mut self) -> String {
        let most = if self.one_in(8) { 200 } else { 4 };
        let count = self.below(most);
        let words: Vec<_> = (0..count).map(|_| self.argument()).collect();
        words.join(" ")
    }

    fn argument(&mut self) -> String {
        match self.below(7) {
            0 => format!("#{}", self.session()),
            1 => self.below(20_001).to_string(),
            2 => format!("@{MALLORY}"),
            3 => GAMES[self.below(GAMES.len())].names[0].0.to_owned(),
            4 => ["full", "prose", "first", "second", "random"][self.below(5)].to_owned(),
            5 => [
                "zero=none",
                "endless=illegal",
                "dice=hand",
                "repetition=off",
                "rounds=9",
            ][self.below(5)]
            .to_owned(),
            _ => self.words(3),
        }
    }

    /// Moves of some game. Perhaps no session of that game is going on.
    fn moves(&mut self) -> String {
        let mut line = catalog::begin(GAMES[self.below(GAMES.len())].info.id).unwrap();
        let mut text = String::new();
        for _ in 0..=self.below(60) {
            let Some(ply) = some_ply(&*line, &mut self.0) else {
                break;
            };
            line.play(&ply).unwrap();
            text.push_str(&ply.replace(':', " "));
            text.push(' ');
        }
        text
    }

    fn words(&mut self, most: usize) -> String {
        let words = (0..=self.below(most)).map(|_| {
            let letters = 1 + self.below(12);
            (0..letters)
                .map(|_| ODD[self.below(ODD.len())])
                .collect::<String>()
        });
        words.collect::<Vec<_>>().join(" ")
    }

    /// The number of a session: one of the latest, or any.
    fn session(&mut self) -> usize {
        let span = if self.one_in(2) { 40 } else { OPEN };
        longest() - self.below(span)
    }

    pub(crate) fn below(&mut self, most: usize) -> usize {
        self.0.random_range(0..most)
    }

    fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }
}
