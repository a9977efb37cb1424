//! Controls as Discord's components: rows of buttons and menus. Which buttons stand in which row is decided in
//! `src/render/controls.rs`.
//!
//! Source: Discord's documentation, "Component Reference".

use crate::chat::control_id;
use crate::render::{Control, ControlRow, Controls, NextStep};
use crate::session::Stamp;
use serde_json::{Value, json};

const ACTION_ROW: u8 = 1;
const BUTTON: u8 = 2;
const MENU: u8 = 3;
const TEXT_INPUT: u8 = 4;

/// The longest label of a button.
const BUTTON_LABEL: usize = 80;
/// The longest label of an option of a menu.
const OPTION_LABEL: usize = 100;

/// The components of a message. If it has no controls, the list is empty, so that an edit removes the old controls.
pub(super) fn components(controls: Option<&Controls>) -> Value {
    let Some(Controls { stamp, rows, .. }) = controls else {
        return json!([]);
    };
    let rows = rows.iter().enumerate();
    rows.filter_map(|(n, row)| component_row(n, row, *stamp))
        .collect()
}

fn component_row(n: usize, row: &ControlRow, stamp: Option<Stamp>) -> Option<Value> {
    let inside: Vec<Value> = match row {
        ControlRow::Buttons(buttons) => buttons
            .iter()
            .filter_map(|control| button(control, stamp))
            .collect(),
        ControlRow::Menu(text, options) => vec![menu(n, text, options, stamp)?],
    };
    (!inside.is_empty()).then(|| json!({"type": ACTION_ROW, "components": inside}))
}

fn button(control: &Control, stamp: Option<Stamp>) -> Option<Value> {
    let style = match control.step {
        NextStep::Move(..) => 1,
        NextStep::Answer(true) => 3,
        NextStep::Answer(false) => 4,
        _ => 2,
    };
    Some(json!({
        "type": BUTTON,
        "style": style,
        "label": shortened(&control.label, BUTTON_LABEL),
        "custom_id": control_id::write(&control.step, stamp)?,
    }))
}

fn menu(n: usize, text: &str, options: &[Control], stamp: Option<Stamp>) -> Option<Value> {
    let options: Vec<_> = options
        .iter()
        .filter_map(|control| {
            Some(json!({
                "label": shortened(&control.label, OPTION_LABEL),
                "value": control_id::write(&control.step, stamp)?,
            }))
        })
        .collect();
    (!options.is_empty()).then(|| {
        json!({"type": MENU, "custom_id": format!("menu.{n}"), "placeholder": shortened(text, 150), "options": options})
    })
}

/// A form with one line to type, with this id, title and label.
pub(super) fn form(id: &str, title: &str, label: &str) -> Value {
    let field = json!({
        "type": TEXT_INPUT, "custom_id": "text", "style": 1, "label": shortened(label, 45),
        "min_length": 1, "max_length": 200, "required": true,
    });
    json!({
        "custom_id": id,
        "title": shortened(title, 45),
        "components": [{"type": ACTION_ROW, "components": [field]}],
    })
}

/// A form with several lines to type, with this id, title and label.
pub(super) fn long_form(id: &str, title: &str, label: &str) -> Value {
    let mut form = form(id, title, label);
    let field = &mut form["components"][0]["components"][0];
    field["style"] = json!(2);
    field["max_length"] = json!(4000);
    form
}

/// The text, cut to this many characters.
pub(super) fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let cut: String = text.chars().take(most - 1).collect();
    format!("{}…", cut.trim_end())
}
