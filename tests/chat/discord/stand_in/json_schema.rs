//! Checks a value against a JSON Schema, with the keywords that Discord's document uses (`discord-api.json`). An unknown keyword fails
//! the test, so no keyword is silently ignored.
//!
//! A library could do this. But features that a test dependency enables in other libraries are also enabled in the released program
//! (Cargo.toml, `resolver`), and all suitable libraries we know of change how `serde_json` reads numbers.

use serde_json::{Map, Value};

/// Why the value does not fit the schema; empty if it fits. `definitions` are the schemas that are referred to by name.
pub(super) fn faults(schema: &Value, value: &Value, definitions: &Value) -> Vec<String> {
    let mut check = Check {
        definitions,
        path: String::new(),
        faults: Vec::new(),
    };
    check.schema(schema, value);
    check.faults
}

struct Check<'a> {
    definitions: &'a Value,
    /// The path to the current place in the value.
    path: String,
    faults: Vec<String>,
}

impl Check<'_> {
    fn schema(&mut self, schema: &Value, value: &Value) {
        let schema = schema.as_object().expect("a schema is an object");
        for (keyword, wanted) in schema {
            self.keyword(keyword, wanted, value, schema);
        }
    }

    fn keyword(
        &mut self,
        keyword: &str,
        wanted: &Value,
        value: &Value,
        schema: &Map<String, Value>,
    ) {
        let holds = match keyword {
            "type" => one_or_more(wanted)
                .iter()
                .any(|kind| is_of_type(value, kind)),
            "const" => value == wanted,
            "enum" => list(wanted).contains(value),
            "minimum" => value.as_f64() >= wanted.as_f64() || !value.is_number(),
            "maximum" => value.as_f64() <= wanted.as_f64() || !value.is_number(),
            "minLength" => length(value).is_none_or(|length| length >= number(wanted)),
            "maxLength" => length(value).is_none_or(|length| length <= number(wanted)),
            "minItems" => value
                .as_array()
                .is_none_or(|all| all.len() >= number(wanted)),
            "maxItems" => value
                .as_array()
                .is_none_or(|all| all.len() <= number(wanted)),
            "pattern" => is_snowflake(wanted, value),
            "anyOf" => list(wanted).iter().any(|one| self.fits(one, value)),
            "required" => has_all(value, wanted),
            "allOf" => return list(wanted).iter().for_each(|one| self.schema(one, value)),
            "$ref" => return self.reference(wanted, value),
            "properties" => return self.properties(wanted, value),
            "items" => return self.items(wanted, value),
            "additionalProperties" => return self.others(wanted, value, schema),
            // Keys are always text, and the two formats in use only inform readers.
            "propertyNames" | "format" | "$defs" => true,
            _ => panic!("what does {keyword} mean in a schema?"),
        };
        if !holds {
            let fault = format!("{}: {value} against {keyword} {wanted}", self.path);
            self.faults.push(fault);
        }
    }

    fn fits(&self, schema: &Value, value: &Value) -> bool {
        faults(schema, value, self.definitions).is_empty()
    }

    fn reference(&mut self, wanted: &Value, value: &Value) {
        let name = wanted
            .as_str()
            .and_then(|path| path.strip_prefix("#/$defs/"));
        let definitions = self.definitions;
        self.schema(&definitions[name.expect("the name of a schema")], value);
    }

    fn properties(&mut self, wanted: &Value, value: &Value) {
        let wanted = wanted.as_object().expect("schemas by name");
        for (name, schema) in wanted {
            if let Some(value) = value.get(name) {
                self.below(name, schema, value);
            }
        }
    }

    fn items(&mut self, wanted: &Value, value: &Value) {
        for (n, item) in list(value).iter().enumerate() {
            self.below(&n.to_string(), wanted, item);
        }
    }

    /// Checks the fields that the schema does not name.
    fn others(&mut self, wanted: &Value, value: &Value, schema: &Map<String, Value>) {
        for (name, value) in value.as_object().into_iter().flatten() {
            if schema
                .get("properties")
                .is_some_and(|known| known.get(name).is_some())
            {
                continue;
            }
            match wanted {
                Value::Bool(true) => {}
                Value::Bool(false) => self
                    .faults
                    .push(format!("{}: no field {name} is known", self.path)),
                schema => self.below(name, schema, value),
            }
        }
    }

    fn below(&mut self, name: &str, schema: &Value, value: &Value) {
        let before = self.path.len();
        self.path.push('/');
        self.path.push_str(name);
        self.schema(schema, value);
        self.path.truncate(before);
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn one_or_more(value: &Value) -> &[Value] {
    value
        .as_array()
        .map_or(std::slice::from_ref(value), Vec::as_slice)
}

fn number(value: &Value) -> usize {
    usize::try_from(value.as_u64().expect("a number")).unwrap()
}

fn length(value: &Value) -> Option<usize> {
    value.as_str().map(|text| text.chars().count())
}

fn is_of_type(value: &Value, kind: &Value) -> bool {
    match kind.as_str().expect("the name of a type") {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "string" => value.is_string(),
        "number" => value.is_number(),
        "integer" => value.is_i64() || value.is_u64(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("what is of the type {other}?"),
    }
}

/// Checks the only pattern in use: a number without leading zeros.
fn is_snowflake(pattern: &Value, value: &Value) -> bool {
    assert_eq!(pattern, "^(0|[1-9][0-9]*)$", "a pattern that is not known");
    let is_id = |text: &str| {
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        digits && (text == "0" || !text.starts_with('0'))
    };
    value.as_str().is_none_or(is_id)
}

fn has_all(value: &Value, names: &Value) -> bool {
    let Some(fields) = value.as_object() else {
        return true;
    };
    let mut names = list(names).iter().filter_map(Value::as_str);
    names.all(|name| fields.contains_key(name))
}
