//! Tests that the registered slash commands keep within Discord's limits.

use super::*;
use std::collections::{BTreeSet, HashSet};

/// Collects every object in a value.
fn objects<'a>(value: &'a Value, found: &mut Vec<&'a Map<String, Value>>) {
    match value {
        Value::Object(fields) => {
            found.push(fields);
            fields.values().for_each(|value| objects(value, found));
        }
        Value::Array(values) => values.iter().for_each(|value| objects(value, found)),
        _ => {}
    }
}

fn is_name(name: &str) -> bool {
    let letters = name
        .chars()
        .all(|c| c.is_alphanumeric() || "-_'".contains(c));
    letters && name == name.to_lowercase() && (1..=32).contains(&name.chars().count())
}

#[test]
fn discord_takes_every_name_and_description() {
    let all = registration();
    let mut found = Vec::new();
    objects(&all, &mut found);
    for fields in found {
        let is_slash = fields.get("type").is_some() && fields.get("description").is_some();
        let names = fields.get("name").into_iter().chain(
            fields
                .get("name_localizations")
                .and_then(Value::as_object)
                .into_iter()
                .flat_map(Map::values),
        );
        for name in names.filter_map(Value::as_str) {
            assert!(!is_slash || is_name(name), "{name}");
            assert!((1..=100).contains(&name.chars().count()), "{name}");
        }
        for (field, value) in fields {
            if field.starts_with("description") {
                let texts = value.as_object().map_or_else(
                    || vec![value.as_str().unwrap()],
                    |all| all.values().map(|text| text.as_str().unwrap()).collect(),
                );
                for text in texts {
                    assert!((1..=100).contains(&text.chars().count()), "{text}");
                    assert!(!text.contains(['`', '{']), "{text}");
                }
            }
        }
    }
}

#[test]
fn no_two_names_are_the_same_in_any_language() {
    let all = registration();
    for (locale, _) in LOCALES {
        let name = |value: &Value| {
            let own = value["name_localizations"][locale].as_str();
            own.or(value["name"].as_str()).unwrap().to_owned()
        };
        let commands = all.as_array().unwrap();
        let names: HashSet<_> = commands.iter().map(name).collect();
        assert_eq!(names.len(), commands.len(), "{locale}");
        for command in commands {
            let options = command["options"].as_array();
            let options = options.map_or(&[][..], Vec::as_slice);
            assert!(options.len() <= 25);
            let names: HashSet<_> = options.iter().map(name).collect();
            assert_eq!(names.len(), options.len(), "{} {locale}", command["name"]);
            for option in options {
                assert!(
                    option["choices"]
                        .as_array()
                        .is_none_or(|all| all.len() <= 25)
                );
            }
        }
    }
}

#[test]
fn every_option_has_a_name_in_every_language() {
    let all = registration();
    let mut missing = BTreeSet::new();
    for command in all.as_array().unwrap() {
        let options = command["options"].as_array();
        for option in options.map_or(&[][..], Vec::as_slice) {
            for (locale, lang) in LOCALES {
                let own = option["name_localizations"][locale].as_str();
                if lang != Lang::En && own.is_none() {
                    missing.insert((option["name"].to_string(), locale));
                }
            }
        }
    }
    assert_eq!(missing, BTreeSet::new());
}

/// An option of the same name means different things in different commands.
#[test]
fn an_option_is_described_for_the_command_in_which_it_stands() {
    let all = registration();
    let option = |command: &str, option: &str| {
        let named = |all: &Value, name: &str| {
            let all = all.as_array().unwrap().iter();
            all.into_iter().find(|one| one["name"] == name).cloned()
        };
        let command = named(&all, command).unwrap();
        named(&command["options"], option)
    };
    let about = |command, name| {
        let found = option(command, name).unwrap();
        found["description"].as_str().unwrap().to_owned()
    };
    for command in ["join", "leave", "start", "standings", "pairings"] {
        assert!(about(command, "number").contains("tournament"), "{command}");
    }
    assert!(about("board", "number").contains("game"));
    for command in ["ban", "block", "stats", "tournament"] {
        assert!(
            about(command, "friend").contains("who is meant"),
            "{command}"
        );
        assert_eq!(option(command, COMPUTER), None, "{command}");
    }
    assert!(option("new", COMPUTER).is_some());
    assert!(about("export", "me").contains("kept") && about("forget", "me").contains("deleted"));
}

#[test]
fn every_option_is_explained_in_every_language() {
    for spec in all_specs() {
        let kinds = spec
            .arguments
            .iter()
            .filter(|a| a.kind != ArgumentKind::Lines);
        for argument in kinds {
            for lang in Lang::ALL {
                let ids = ["option", "arg"].map(|kind| format!("{kind}-{}", argument.name));
                let known = ids.iter().any(|id| has_sentence(lang, id))
                    || !argument_words(argument.kind, lang).is_empty();
                assert!(known, "{ids:?} in {}", lang.tag());
            }
        }
    }
}

#[test]
fn what_discord_knows_is_recognized_though_it_adds_fields() {
    let ours = registration();
    let mut theirs = ours.as_array().unwrap().clone();
    for command in &mut theirs {
        command["id"] = json!("1");
        command["nsfw"] = json!(false);
        command["default_member_permissions"] = Value::Null;
    }
    theirs.reverse();
    assert!(is_registered(&ours, &theirs));
    theirs[3]["description"] = json!("another");
    assert!(!is_registered(&ours, &theirs));
    assert!(!is_registered(&ours, &theirs[1..]));
}
