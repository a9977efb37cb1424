//! A Rust file as tokens: names, `::` and single signs. Comments, strings and characters are left out, and so is code that is
//! compiled only for tests.

use std::collections::BTreeSet;
use std::iter::Peekable;
use std::str::CharIndices;

/// The tokens of a file, and the child modules that it declares for tests only.
pub(crate) struct Tokens<'a> {
    pub(crate) tokens: Vec<&'a str>,
    pub(crate) test_modules: BTreeSet<&'a str>,
}

/// Reads a file without its tests.
pub(crate) fn without_tests(text: &str) -> Tokens<'_> {
    let all = tokens(text);
    let (mut kept, mut test_modules) = (Vec::new(), BTreeSet::new());
    let mut at = 0;
    while at < all.len() {
        if all[at..].starts_with(&["#", "[", "cfg", "(", "test", ")", "]"]) {
            let item = &all[at..at + item_length(&all[at..])];
            if let [.., "mod", name, ";"] = item {
                test_modules.insert(*name);
            }
            at += item.len();
        } else {
            kept.push(all[at]);
            at += 1;
        }
    }
    Tokens {
        tokens: kept,
        test_modules,
    }
}

/// How many tokens an item has, with the attributes before it: up to its `;` or to the end of its braces.
fn item_length(tokens: &[&str]) -> usize {
    let mut depth = 0_usize;
    for (at, token) in tokens.iter().enumerate() {
        match *token {
            "{" | "(" | "[" => depth += 1,
            "}" | ")" | "]" => depth -= 1,
            _ => {}
        }
        if depth == 0 && (*token == ";" || *token == "}") {
            return at + 1;
        }
    }
    tokens.len()
}

/// All tokens of a file.
pub(crate) fn tokens(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        let rest = &text[at..];
        if rest.starts_with("//") {
            skip(&mut chars, at + rest.find('\n').unwrap_or(rest.len()));
        } else if rest.starts_with("/*") {
            skip(
                &mut chars,
                at + rest.find("*/").map_or(rest.len(), |end| end + 2),
            );
        } else if let Some(length) = literal_length(rest) {
            skip(&mut chars, at + length);
        } else if rest.starts_with("::") {
            found.push("::");
            chars.next();
        } else if is_of_a_name(c) {
            let length = rest.find(|c| !is_of_a_name(c)).unwrap_or(rest.len());
            found.push(&rest[..length]);
            skip(&mut chars, at + length);
        } else if !c.is_whitespace() {
            found.push(&rest[..c.len_utf8()]);
        }
    }
    found
}

fn is_of_a_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn skip(chars: &mut Peekable<CharIndices<'_>>, end: usize) {
    while chars.next_if(|(at, _)| *at < end).is_some() {}
}

/// The length of the string or character with which the text begins. A lifetime is no literal.
fn literal_length(text: &str) -> Option<usize> {
    let raw = text.strip_prefix('b').unwrap_or(text);
    if let Some(raw) = raw.strip_prefix('r') {
        let hashes = raw.len() - raw.trim_start_matches('#').len();
        let end = format!("\"{}", "#".repeat(hashes));
        let inside = raw[hashes..].strip_prefix('"');
        return inside.map(|inside| {
            let inside = inside.find(&end).unwrap_or(inside.len() - end.len());
            text.len() - raw.len() + hashes + 1 + inside + end.len()
        });
    }
    match text.strip_prefix('\'') {
        Some(inside) if inside.starts_with('\\') || inside.chars().nth(1) == Some('\'') => {
            Some(1 + closing(inside, '\''))
        }
        Some(_) => None,
        None => text
            .strip_prefix('"')
            .map(|inside| 1 + closing(inside, '"')),
    }
}

/// Where a literal ends that is closed by this sign. Behind a backslash the sign does not close it.
fn closing(inside: &str, sign: char) -> usize {
    let mut chars = inside.char_indices();
    while let Some((at, c)) = chars.next() {
        if c == '\\' {
            chars.next();
        } else if c == sign {
            return at + 1;
        }
    }
    inside.len()
}

#[test]
fn comments_literals_and_tests_are_no_tokens() {
    let text = r##"
        // use a;
        use b::c; /* use d; */ fn e<'f>(x: &'f str) { y("use \" g", 'h', '\'', b"i", r#"j " k"#) }
        #[cfg(test)]
        mod l;
        #[cfg(test)]
        #[expect(dead_code)]
        mod m { use n; }
        o"##;
    let read = without_tests(text);
    assert_eq!(
        read.tokens.join(" "),
        "use b :: c ; fn e < ' f > ( x : & ' f str ) { y ( , , , b , ) } o"
    );
    assert_eq!(read.test_modules, BTreeSet::from(["l"]));
}
