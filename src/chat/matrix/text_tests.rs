//! Mentions as clients write them, and as people do who know nothing of them.

use super::{Person, Read, Typed, read};
use proptest::prelude::*;

const BOT: &str = "@lusoria:example.org";
const ANNA: &str = "@anna:example.org";

fn people() -> Vec<Person> {
    [
        (BOT, "Lusoria"),
        (ANNA, "Anna K"),
        ("@bela:example.org", "Béla"),
        ("@bela:other.org", "Béla"),
        ("@ci:example.org", "ci"),
    ]
    .map(|(id, name)| Person {
        id: id.to_owned(),
        name: name.to_owned(),
        shown: name.to_owned(),
    })
    .to_vec()
}

fn of(body: &str, html: Option<&str>, mentioned: &[&str]) -> Read {
    let mentioned: Vec<String> = mentioned.iter().map(|id| (*id).to_owned()).collect();
    let typed = Typed {
        body,
        html,
        mentioned: &mentioned,
    };
    read(typed, &people(), BOT)
}

#[test]
fn a_link_to_a_person_is_a_mention() {
    let html = "!new quick <a href=\"https://matrix.to/#/%40anna%3Aexample.org\">Anna K</a>: first";
    for mentioned in [&[ANNA][..], &[]] {
        let read = of("!new quick Anna K: first", Some(html), mentioned);
        assert_eq!(read.text, "!new quick @@anna:example.org first");
        assert_eq!((read.named, read.addressed), (vec![ANNA.to_owned()], false));
    }
}

#[test]
fn people_without_links_are_found_by_id_or_by_a_name_that_only_one_has() {
    for name in ["@anna:example.org", "@anna", "@ANNA,"] {
        let read = of(&format!("!new quick {name}"), None, &[]);
        assert!(
            read.text.starts_with("!new quick @@anna:example.org"),
            "{read:?}"
        );
        assert_eq!(read.named, [ANNA]);
    }
    let read = of("!new quick Anna K", None, &[ANNA]);
    assert_eq!(read.text, "!new quick @@anna:example.org");
}

#[test]
fn of_two_with_the_same_name_neither_is_guessed() {
    let read = of("!new quick @Béla", None, &[]);
    assert_eq!(
        (read.text.as_str(), read.named.len()),
        ("!new quick @Béla", 0)
    );
    let read = of("!new quick @bela:other.org", None, &[]);
    assert_eq!(read.text, "!new quick @@bela:other.org");
}

#[test]
fn a_mention_of_the_bot_is_cut_out() {
    let html = "<a href='https://matrix.to/#/@lusoria:example.org'><b>Lusoria</b></a>: place 4";
    for read in [
        of("Lusoria: place 4", Some(html), &[BOT]),
        of("Lusoria: place 4", None, &[BOT]),
        of("lusoria, place 4", None, &[]),
        of("@lusoria place 4", None, &[]),
        of("place 4 @lusoria:example.org", None, &[]),
    ] {
        assert_eq!(
            (read.text.as_str(), read.addressed),
            ("place 4", true),
            "{read:?}"
        );
        assert!(read.named.is_empty());
    }
}

#[test]
fn what_names_nobody_stays_as_it_was_typed() {
    for text in [
        "place 4\nplace 1",
        "ci place 4",
        "anna@example.org, @ @nobody @",
        "#12 place 4",
        "a < b & c",
    ] {
        let read = of(
            text,
            Some("<em>x</em> <a href=\"https://example.org\">Anna K</a> <a"),
            &[],
        );
        assert_eq!(
            (read.text.as_str(), read.addressed, read.named.len()),
            (text.trim(), false, 0)
        );
    }
}

#[test]
fn a_name_within_a_word_is_no_mention() {
    let html = "<a href=\"https://matrix.to/#/@ci:example.org\">ci</a>";
    let read = of("scipio !new ci", Some(html), &[]);
    assert_eq!(read.text, "scipio !new @@ci:example.org");
}

proptest! {
    #[test]
    fn garbage_never_panics(body in "\\PC{0,60}", html in "[<a hrefmtix.#/@:\"'>&;é]{0,80}") {
        let read = of(&body, Some(&html), &[ANNA, BOT]);
        prop_assert!(read.addressed);
    }
}
