//! Checks Discord's limits on components (buttons and menus), forms and commands.

use serde_json::{Value, json};
use std::collections::HashSet;

fn text_fits(value: &Value, most: usize) -> bool {
    value
        .as_str()
        .is_some_and(|text| (1..=most).contains(&text.chars().count()))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// Returns an error if these components may not stand below a message.
pub(crate) fn check(components: &Value) -> Result<(), ()> {
    let mut ids = HashSet::new();
    let rows = list(components);
    let fits = rows.len() <= 5
        && rows.iter().all(|row| {
            let inside = list(&row["components"]);
            let menus = inside.iter().filter(|one| one["type"] == 3).count();
            row["type"] == 1
                && (1..=5).contains(&inside.len())
                && (menus == 0 || inside.len() == 1)
                && inside.iter().all(control)
                && inside
                    .iter()
                    .all(|one| ids.insert(one["custom_id"].as_str().unwrap().to_owned()))
        });
    if fits { Ok(()) } else { Err(()) }
}

fn control(one: &Value) -> bool {
    let has_id = text_fits(&one["custom_id"], 100);
    match one["type"].as_u64() {
        Some(2) => {
            let style = one["style"].as_u64();
            has_id
                && text_fits(&one["label"], 80)
                && style.is_some_and(|style| (1..=4).contains(&style))
        }
        Some(3) => {
            let options = list(&one["options"]);
            let values: HashSet<_> = options
                .iter()
                .map(|option| option["value"].as_str())
                .collect();
            let fits = |option: &Value| {
                text_fits(&option["label"], 100) && text_fits(&option["value"], 100)
            };
            has_id
                && (1..=25).contains(&options.len())
                && values.len() == options.len()
                && options.iter().all(fits)
                && one["placeholder"]
                    .as_str()
                    .is_none_or(|text| text.chars().count() <= 150)
        }
        _ => false,
    }
}

/// The components of a message as Discord returns them: each has a number, and menus say how many options may be chosen.
pub(crate) fn shown(components: &Value) -> Value {
    let mut shown = Value::Array(list(components).to_vec());
    let mut number = 0;
    for row in shown.as_array_mut().expect("just made") {
        number += 1;
        row["id"] = json!(number);
        for one in row["components"].as_array_mut().into_iter().flatten() {
            number += 1;
            one["id"] = json!(number);
            if one["type"] == 3 {
                (one["min_values"], one["max_values"]) = (json!(1), json!(1));
            }
        }
    }
    shown
}

/// Returns an error if this may not be opened as a form.
pub(crate) fn check_form(form: &Value) -> Result<(), ()> {
    let rows = list(&form["components"]);
    let field = |row: &Value| {
        let inside = list(&row["components"]);
        let most = |field: &Value| {
            field["max_length"]
                .as_u64()
                .is_none_or(|most| (1..=4000).contains(&most))
        };
        row["type"] == 1
            && inside.len() == 1
            && inside.iter().all(|field| {
                field["type"] == 4
                    && text_fits(&field["custom_id"], 100)
                    && text_fits(&field["label"], 45)
                    && most(field)
            })
    };
    let fits = text_fits(&form["custom_id"], 100)
        && text_fits(&form["title"], 45)
        && (1..=5).contains(&rows.len())
        && rows.iter().all(field);
    if fits { Ok(()) } else { Err(()) }
}

/// Returns an error if Discord would not register these commands.
pub(crate) fn check_commands(commands: &Value) -> Result<(), String> {
    let commands = commands.as_array().ok_or("no list")?;
    let slash = commands.iter().filter(|one| one["type"] == 1).count();
    if slash > 100 || commands.len() - slash > 15 {
        return Err("too many".to_owned());
    }
    for command in commands {
        check_command(command).map_err(|why| format!("{why} in {command}"))?;
    }
    Ok(())
}

fn check_command(command: &Value) -> Result<(), String> {
    if command["type"] == 3 {
        let plain = command.get("description").is_none() && text_fits(&command["name"], 32);
        return if plain {
            Ok(())
        } else {
            Err("a menu command".to_owned())
        };
    }
    check_named(command)?;
    let options = list(&command["options"]);
    let required: Vec<_> = options.iter().map(|one| one["required"] == true).collect();
    if options.len() > 25 || !required.is_sorted_by(|a, b| a >= b) {
        return Err("its options".to_owned());
    }
    for option in options {
        check_named(option)?;
        let choices = list(&option["choices"]);
        if choices.len() > 25 || (!choices.is_empty() && option["autocomplete"] == true) {
            return Err("its choices".to_owned());
        }
        if !choices
            .iter()
            .all(|one| text_fits(&one["name"], 100) && text_fits(&one["value"], 100))
        {
            return Err("a choice".to_owned());
        }
    }
    let characters = command.to_string().chars().count();
    if characters > 8000 {
        return Err(format!("{characters} characters"));
    }
    Ok(())
}

fn check_named(value: &Value) -> Result<(), String> {
    let is_name = |name: &Value| {
        let fits = |name: &str| {
            name == name.to_lowercase()
                && name
                    .chars()
                    .all(|c| c.is_alphanumeric() || "-_'".contains(c))
        };
        text_fits(name, 32) && name.as_str().is_some_and(fits)
    };
    let locales = ["en-US", "en-GB", "cs", "it", "ru"];
    let all = |field: &str, fits: &dyn Fn(&Value) -> bool| {
        let words = value[format!("{field}_localizations")].as_object();
        words
            .into_iter()
            .flatten()
            .all(|(locale, word)| locales.contains(&locale.as_str()) && fits(word))
    };
    let described = |text: &Value| text_fits(text, 100);
    let fits = is_name(&value["name"])
        && all("name", &is_name)
        && described(&value["description"])
        && all("description", &described);
    if fits {
        Ok(())
    } else {
        Err(format!("{}", value["name"]))
    }
}
