//! Makes simple sentences quickly. A simple sentence has only text, quoted text, values and choices among variants. Nearly all sentences
//! are simple, and several are made for every message.
//!
//! Fluent takes several times as long, because it also looks for references, functions and mistakes of translators. Deliberately absent:
//! references to other messages, and functions. Sentences with these are left to Fluent.

use super::values::{Value, Values};
use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use intl_pluralrules::{PluralCategory, PluralRules};
use std::fmt::Write;

/// Adds a sentence to `text`: the pattern, filled in with the values. `None` if a value is missing, or if the pattern has something that
/// is left to Fluent. If the result is `None`, `text` may end with an unfinished sentence.
pub(super) fn fill_in(
    text: &mut String,
    pattern: &Pattern<&str>,
    values: &Values<'_>,
    plurals: &PluralRules,
) -> Option<()> {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression } => match expression {
                // A literal with escapes is left to Fluent, which replaces them.
                Expression::Inline(InlineExpression::StringLiteral { value })
                    if !value.contains('\\') =>
                {
                    text.push_str(value);
                }
                Expression::Inline(inline) => add_value(text, named(inline, values)?)?,
                Expression::Select { selector, variants } => {
                    let chosen = choose(variants, named(selector, values)?, plurals)?;
                    fill_in(text, &chosen.value, values, plurals)?;
                }
            },
        }
    }
    Some(())
}

/// The value that is named at this place of a sentence. `None` if the place names no value, or if the value is missing.
fn named<'v>(inline: &InlineExpression<&str>, values: &'v Values<'_>) -> Option<&'v Value<'v>> {
    match inline {
        InlineExpression::VariableReference { id } => values.get(id.name),
        _ => None,
    }
}

fn add_value(text: &mut String, value: &Value<'_>) -> Option<()> {
    match value {
        Value::Number(number) => write!(text, "{number}").ok(),
        Value::Text(value) => {
            text.push_str(value);
            Some(())
        }
    }
}

/// Chooses the first variant whose key is the value. If the value is a number, the key may also be its plural form (`few`). If no key
/// fits, chooses the variant with the asterisk.
fn choose<'p, 's>(
    variants: &'p [Variant<&'s str>],
    value: &Value<'_>,
    plurals: &PluralRules,
) -> Option<&'p Variant<&'s str>> {
    let fits = |variant: &&Variant<&str>| match (&variant.key, value) {
        (VariantKey::Identifier { name }, Value::Text(text)) => name == text,
        (VariantKey::Identifier { name }, Value::Number(number)) => {
            let form = plurals.select(*number);
            form.is_ok_and(|form| plural_name(form) == *name)
        }
        (VariantKey::NumberLiteral { value }, Value::Number(number)) => {
            value.parse() == Ok(*number)
        }
        (VariantKey::NumberLiteral { .. }, Value::Text(_)) => false,
    };
    let default = || variants.iter().find(|variant| variant.default);
    variants.iter().find(fits).or_else(default)
}

/// What Fluent calls this plural form.
const fn plural_name(form: PluralCategory) -> &'static str {
    match form {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}

#[cfg(test)]
mod tests {
    use crate::locales::{Lang, SENTENCES, Values};
    use fluent_syntax::ast::{Entry, Expression, InlineExpression, PatternElement, VariantKey};
    use fluent_syntax::ast::{Pattern, Resource};
    use std::collections::BTreeSet;

    /// Collects the names of the values in a pattern, and the keys of its variants.
    fn names_and_keys<'p>(
        pattern: &Pattern<&'p str>,
        names: &mut BTreeSet<&'p str>,
        keys: &mut BTreeSet<&'p str>,
    ) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else {
                continue;
            };
            match expression {
                Expression::Inline(InlineExpression::VariableReference { id })
                | Expression::Select {
                    selector: InlineExpression::VariableReference { id },
                    ..
                } => {
                    names.insert(id.name);
                }
                _ => {}
            }
            if let Expression::Select { variants, .. } = expression {
                for variant in variants {
                    let (VariantKey::Identifier { name }
                    | VariantKey::NumberLiteral { value: name }) = variant.key;
                    keys.insert(name);
                    names_and_keys(&variant.value, names, keys);
                }
            }
        }
    }

    /// Makes a sentence twice, here and by Fluent. `None` if it cannot be made here.
    fn both(lang: Lang, id: &str, values: &Values<'_>) -> Option<[String; 2]> {
        let sentences = &SENTENCES[lang as usize];
        let pattern = sentences.bundle.get_message(id)?.value()?;
        let mut here = String::new();
        super::fill_in(&mut here, pattern, values, &sentences.plurals)?;
        let args = values.fluent_args();
        let by_fluent = sentences
            .bundle
            .format_pattern(pattern, Some(&args), &mut Vec::new());
        Some([here, by_fluent.into_owned()])
    }

    #[test]
    fn fluent_makes_the_same_text_of_every_sentence_in_every_language() {
        let mut compared = 0;
        for lang in Lang::ALL {
            for source in crate::locales::sources(lang) {
                let resource: Resource<&str> =
                    fluent_syntax::parser::parse(source).expect("the sentences are well-formed");
                for entry in &resource.body {
                    let Entry::Message(message) = entry else {
                        continue;
                    };
                    let (mut names, mut keys) = (BTreeSet::new(), BTreeSet::from(["word"]));
                    let Some(pattern) = &message.value else {
                        continue;
                    };
                    names_and_keys(pattern, &mut names, &mut keys);
                    let texts = keys.iter().map(|key| {
                        let names = names.iter();
                        names.fold(Values::new(), |all, name| all.text(name, *key))
                    });
                    let numbers = (-2..=125).map(|number| {
                        let names = names.iter();
                        names.fold(Values::new(), |all, name| all.number(name, number))
                    });
                    for values in texts.chain(numbers) {
                        if let Some([here, by_fluent]) = both(lang, message.id.name, &values) {
                            assert_eq!(here, by_fluent, "{} in {lang:?}", message.id.name);
                            compared += 1;
                        }
                    }
                }
            }
        }
        assert!(compared > 100_000, "only {compared} were filled in here");
    }
}
