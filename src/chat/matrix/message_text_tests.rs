//! Tests of mentions, as clients write them and as people type them by hand.

use super::MOST;
use super::{MessageText, NamedPeople, Person, ReadText, named_people, read};
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

fn of(body: &str, html: Option<&str>, mentioned: &[&str]) -> ReadText {
    let mentioned: Vec<String> = mentioned.iter().map(|id| (*id).to_owned()).collect();
    let typed = MessageText {
        body,
        html,
        mentioned: &mentioned,
        replies: false,
    };
    read(typed, &people(), BOT)
}

/// A text with pills as Element X on Android sends it: with links in the body as well.
fn element_x(before: &str, (label, id): (&str, &str), after: &str, mentioned: &[&str]) -> ReadText {
    let link = format!("https://matrix.to/#/{id}");
    of(
        &format!("{before}[{label}]({link}){after}"),
        Some(&format!("{before}<a href=\"{link}\">{label}</a>{after}")),
        mentioned,
    )
}

#[test]
fn a_pill_of_element_x_on_android_is_a_mention_whatever_its_label() {
    for label in [ANNA, "Anna K", "Anna [K]", "somebody else"] {
        let read = element_x("!new quick ", (label, ANNA), " first", &[ANNA]);
        assert_eq!(read.text, "!new quick @@anna:example.org first", "{label}");
        assert_eq!((read.named, read.addressed), (vec![ANNA.to_owned()], false));
    }
    let read = element_x(
        "!new quick ",
        ("@bela:example.org", "@bela:example.org"),
        "",
        &[],
    );
    assert_eq!(read.text, "!new quick @@bela:example.org");
}

#[test]
fn a_pill_of_the_bot_before_a_command_is_cut_out_in_each_shape() {
    for label in [BOT, "Lusoria", "the bot"] {
        for after in [" !help", ": !help", "!help"] {
            let read = element_x("", (label, BOT), after, &[BOT]);
            assert_eq!((read.text.as_str(), read.addressed), ("!help", true));
            assert!(read.named.is_empty());
        }
    }
}

#[test]
fn a_link_that_the_body_does_not_show_is_read_from_the_html() {
    let html = "!new quick <a href=\"https://matrix.to/#/@anna:example.org\">A. K.</a> first";
    let read = of("!new quick (a person) first", Some(html), &[]);
    assert_eq!(read.text, "!new quick @@anna:example.org first");
    let html = "!new quick <a href=\"https://matrix.to/#/@anna:example.org\">A. K.</a> first";
    let read = of("!new quick @anna:example.org first", Some(html), &[]);
    assert_eq!(read.text, "!new quick @@anna:example.org first");
}

#[test]
fn a_mention_that_a_client_adds_to_a_reply_is_nobodys_word() {
    let mentioned = [BOT.to_owned()];
    let reply = |body| {
        let typed = MessageText {
            body,
            html: None,
            mentioned: &mentioned,
            replies: true,
        };
        read(typed, &people(), BOT)
    };
    let chatter = reply("well played, Lusoria");
    assert_eq!(
        (chatter.text.as_str(), chatter.addressed),
        ("well played, Lusoria", false)
    );
    assert!(reply("Lusoria: help").addressed && reply("@lusoria help").addressed);
}

#[test]
fn whom_to_look_up_is_told_without_knowing_the_room() {
    let body = "!new quick [B](https://matrix.to/#/@b:e.org) @c:e.org, @dora x@e @";
    let mentioned = ["@f:e.org".to_owned()];
    let typed = MessageText {
        body,
        html: Some("<a href=\"https://matrix.to/#/@b:e.org\">B</a>"),
        mentioned: &mentioned,
        replies: false,
    };
    let found = named_people(typed);
    assert_eq!(found.linked, ["@b:e.org", "@f:e.org"]);
    assert_eq!(
        (found.typed, found.names),
        (vec!["@c:e.org".to_owned()], vec!["dora".to_owned()])
    );
    let many: String = (0..1_000).map(|n| format!("@n{n}:e.org ")).collect();
    assert_eq!(
        named_people(MessageText {
            body: &many,
            ..typed
        })
        .typed
        .len(),
        8
    );
    let long = "@c:e.org ".repeat(4_000);
    assert_eq!(
        named_people(MessageText {
            body: &long,
            ..typed
        }),
        NamedPeople::default()
    );
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
        of("@lusoria:example.org place 4", None, &[]),
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
fn a_mention_of_the_bot_behind_other_words_is_a_word_for_it() {
    let html = "!new tablut <a href=\"https://matrix.to/#/@lusoria:example.org\">Lusoria</a>";
    for read in [
        of("!new tablut Lusoria", Some(html), &[BOT]),
        of("!new tablut Lusoria", None, &[BOT]),
        of("!new tablut @lusoria", None, &[]),
        of("!new tablut @lusoria:example.org", None, &[]),
        element_x("!new tablut ", ("Lusoria", BOT), "", &[BOT]),
    ] {
        assert_eq!(
            (read.text.as_str(), read.addressed),
            ("!new tablut @lusoria", true)
        );
        assert!(read.named.is_empty());
    }
    let both = of("@lusoria !new tablut @lusoria first", None, &[]);
    assert_eq!(both.text, "!new tablut @lusoria first");
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

/// A message can mention thousands of people, and each would cost a search through the whole text.
#[test]
fn only_the_first_few_people_whom_a_message_mentions_are_looked_for_in_its_text() {
    let ids: Vec<String> = (0..500).map(|n| format!("@p{n}:example.org")).collect();
    let mut mentioned: Vec<&str> = ids.iter().map(String::as_str).collect();
    mentioned.push(BOT);
    let mentioned: Vec<String> = mentioned.into_iter().map(str::to_owned).collect();
    let person = |id: &String| Person {
        id: id.clone(),
        name: id.clone(),
        shown: id.clone(),
    };
    let all: Vec<_> = ids.iter().map(person).chain(people()).collect();
    for body in [ids.join(" "), ids.join("    ").repeat(2)] {
        let typed = MessageText {
            body: &format!("hello {body}"),
            html: None,
            mentioned: &mentioned,
            replies: false,
        };
        let read = read(typed, &all, BOT);
        assert!(read.addressed);
        assert_eq!(read.text.matches("@@").count(), MOST);
    }
}

/// A client can mention people who are not in the room. Their ids stay in the text as they were typed.
#[test]
fn who_is_not_in_the_room_is_not_named() {
    let read = of("!new cats @dora:example.org", None, &["@dora:example.org"]);
    assert_eq!(read.text, "!new cats @dora:example.org");
    assert_eq!(read.named, [""; 0]);
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
