//! Reads the Fluent files: their messages, and what these contain.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use lusoria::command::command_id::BOARD;
use lusoria::command::{COMMANDS, find};
use lusoria::locales::{Lang, sources};
use std::collections::{BTreeMap, BTreeSet};

/// What stands for the room's prefix in [`Message::shown`].
pub(crate) const PREFIX: &str = "!";

/// One message.
#[derive(Default)]
pub(crate) struct Message {
    /// The names of its values.
    pub(crate) variables: BTreeSet<String>,
    /// All its text, one alternative after the other, with examples for values.
    pub(crate) shown: String,
    /// Its pieces of text between values that have at least two words.
    pub(crate) phrases: Vec<String>,
}

impl Message {
    /// What stands in backticks.
    pub(crate) fn typed(&self) -> impl Iterator<Item = &str> {
        self.shown.split('`').skip(1).step_by(2)
    }

    fn take(&mut self, pattern: &Pattern<&str>, lang: Lang) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text(value),
                PatternElement::Placeable { expression } => self.expression(expression, lang),
            }
        }
    }

    fn text(&mut self, text: &str) {
        self.shown.push_str(text);
        let unquoted: String = text.split('`').step_by(2).collect();
        let words = unquoted
            .split_whitespace()
            .filter(|word| word.chars().all(char::is_alphabetic));
        if words.count() >= 2 {
            self.phrases.push(text.trim().to_owned());
        }
    }

    fn expression(&mut self, expression: &Expression<&str>, lang: Lang) {
        match expression {
            Expression::Inline(inline) => {
                if let Some(name) = self.variable(inline) {
                    self.shown.push_str(example(&name, lang));
                }
            }
            Expression::Select { selector, variants } => {
                self.variable(selector);
                variants
                    .iter()
                    .for_each(|variant| self.take(&variant.value, lang));
            }
        }
    }

    /// Takes note of a value. Our files have no functions, terms or references; a new kind has to be thought about here.
    fn variable(&mut self, inline: &InlineExpression<&str>) -> Option<String> {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
                Some(id.name.to_owned())
            }
            InlineExpression::StringLiteral { .. } => None,
            other => panic!("{other:?}"),
        }
    }
}

/// A plausible value, so that commands in sentences can be read.
fn example(variable: &str, lang: Lang) -> &'static str {
    match variable {
        "prefix" | "new" => PREFIX,
        "known" => COMMANDS[0].word(lang),
        "verb" => find(BOARD).expect("a command").word(lang),
        "command" => match lang {
            Lang::En => "!help",
            Lang::Cs => "!nápověda",
            Lang::It => "!aiuto",
            Lang::Ru => "!помощь",
        },
        "id" | "game" | "any-game" | "short-game" => "scripta",
        "slot" => "3",
        "sign" => "?",
        "hours" => "22-8",
        "which" | "ladder" => " #12",
        "with-friend" => " @friend",
        "with-number" => "#1 ",
        _ => "12",
    }
}

/// All messages of a language, the host's and the games'. Panics if a file cannot be read or has one id twice.
pub(crate) fn messages(lang: Lang) -> BTreeMap<String, Message> {
    let mut found = BTreeMap::new();
    for source in sources(lang) {
        let resource = fluent_syntax::parser::parse(source)
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", lang.tag()));
        for entry in &resource.body {
            let Entry::Message(entry) = entry else {
                continue;
            };
            let mut message = Message::default();
            let value = entry.value.as_ref().expect("every message says something");
            message.take(value, lang);
            let earlier = found.insert(entry.id.name.to_owned(), message);
            assert!(
                earlier.is_none(),
                "{} twice in {}",
                entry.id.name,
                lang.tag()
            );
        }
    }
    found
}
