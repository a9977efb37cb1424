//! Long messages as several: between blocks where possible, a long fixed block between lines, a long paragraph between words.
//! A word longer than a message is cut.

use super::markdown;
use crate::render::{Block, Body, Run, Span};

/// Discord takes 2,000 characters. We count in UTF-16 units, of which a character has one or two, and assume the worst of escapes.
const LIMIT: usize = 2000;
/// Fences with their line breaks, and the gap to the next block.
const FENCES: usize = 10;

/// Divides a body into bodies that fit one message each.
pub(super) fn split(body: Body) -> Vec<Body> {
    let mut parts = Packer::default();
    for block in body {
        match block {
            block if weight(&block) <= LIMIT => parts.add(block),
            Block::Paragraph(spans) => paragraphs(spans).for_each(|block| parts.add(block)),
            Block::Fixed(lines) => fixed_blocks(lines).for_each(|block| parts.add(block)),
        }
    }
    parts.done()
}

/// Fills messages one after the other.
#[derive(Default)]
struct Packer {
    full: Vec<Body>,
    open: Body,
    filled: usize,
}

impl Packer {
    fn add(&mut self, block: Block) {
        let weight = weight(&block);
        if self.filled + weight > LIMIT && !self.open.is_empty() {
            self.full.push(std::mem::take(&mut self.open));
            self.filled = 0;
        }
        self.filled += weight;
        self.open.push(block);
    }

    fn done(mut self) -> Vec<Body> {
        if !self.open.is_empty() {
            self.full.push(self.open);
        }
        self.full
    }
}

fn paragraphs(spans: Vec<Span>) -> impl Iterator<Item = Block> {
    let atoms = spans.into_iter().flat_map(atoms);
    gather(atoms, span_weight, LIMIT - FENCES)
        .into_iter()
        .map(|spans| Block::Paragraph(merge(spans)))
}

fn fixed_blocks(lines: Vec<Vec<Run>>) -> impl Iterator<Item = Block> {
    let lines = lines.into_iter().flat_map(short_lines);
    gather(lines, |line| line_weight(line), LIMIT - FENCES)
        .into_iter()
        .map(Block::Fixed)
}

/// Items in groups that weigh at most `limit`; no item alone may weigh more.
fn gather<T>(
    items: impl Iterator<Item = T>,
    weight: impl Fn(&T) -> usize,
    limit: usize,
) -> Vec<Vec<T>> {
    let mut groups: Vec<Vec<T>> = Vec::new();
    let mut filled = limit;
    for item in items {
        let weight = weight(&item);
        match groups.last_mut() {
            Some(group) if filled + weight <= limit => group.push(item),
            _ => {
                groups.push(vec![item]);
                filled = 0;
            }
        }
        filled += weight;
    }
    groups
}

/// A span in pieces that must not be divided.
fn atoms(span: Span) -> Vec<Span> {
    match span {
        Span::Text(words) => words
            .split_inclusive(char::is_whitespace)
            .flat_map(short_pieces)
            .map(Span::Text)
            .collect(),
        // Nothing anybody can type back: keep it whole or let it be text.
        Span::Typed(words) if words_weight(&words) + 3 > LIMIT - FENCES => atoms(Span::Text(words)),
        Span::Person(person) if person_weight(&person) > LIMIT - FENCES => {
            atoms(Span::Text(person.name))
        }
        span => vec![span],
    }
}

/// A word in pieces that fit, however long it is.
fn short_pieces(word: &str) -> Vec<String> {
    let chars: Vec<char> = word.chars().collect();
    chars
        .chunks((LIMIT - FENCES) / 4)
        .map(|chunk| chunk.iter().collect())
        .collect()
}

fn short_lines(line: Vec<Run>) -> Vec<Vec<Run>> {
    if line_weight(&line) <= LIMIT - FENCES {
        return vec![line];
    }
    line.into_iter()
        .flat_map(|run| {
            let owner = run.owner;
            short_pieces(&run.text)
                .into_iter()
                .map(move |text| vec![Run { text, owner }])
        })
        .collect()
}

/// Neighbouring pieces of text as one again.
fn merge(spans: Vec<Span>) -> Vec<Span> {
    let mut merged: Vec<Span> = Vec::new();
    for span in spans {
        match (merged.last_mut(), span) {
            (Some(Span::Text(before)), Span::Text(words)) => before.push_str(&words),
            (_, span) => merged.push(span),
        }
    }
    merged
}

/// At least as much as the block takes as Markdown, whoever is called.
fn weight(block: &Block) -> usize {
    FENCES
        + match block {
            Block::Paragraph(spans) => spans.iter().map(span_weight).sum(),
            Block::Fixed(lines) => lines.iter().map(|line| line_weight(line)).sum::<usize>(),
        }
}

fn span_weight(span: &Span) -> usize {
    match span {
        Span::Text(words) => words_weight(words),
        Span::Typed(words) => words_weight(words) + 3,
        Span::Person(person) => person_weight(person),
    }
}

fn person_weight(person: &crate::host::Identity) -> usize {
    words_weight(&person.name).max(person.id.len() + 3)
}

/// Every ASCII mark may need one more character: a backslash before it or a parting after it.
fn words_weight(words: &str) -> usize {
    words
        .chars()
        .map(|c| c.len_utf16() + usize::from(c.is_ascii_punctuation()))
        .sum()
}

fn line_weight(line: &[Run]) -> usize {
    markdown::fixed_line(line).encode_utf16().count() + 1
}

#[cfg(test)]
#[path = "split_tests.rs"]
mod tests;
