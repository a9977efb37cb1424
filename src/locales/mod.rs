//! Looks up sentences in the reader's language. If a language lacks a sentence, the English one is used.
//!
//! The host's sentences are in the `*.ftl` files beside this file. Those of a game are in the game's folder. Deliberately absent: each
//! language's own way to write dates and numbers, and any markup of a platform.

mod fill_in;
pub mod glossary;
mod lang;
mod values;

pub use lang::Lang;
pub use values::Values;

use fill_in::fill_in;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};
use intl_pluralrules::{PluralRuleType, PluralRules};
use lusoria_games::catalog::GAMES;
use std::borrow::Cow;
use std::sync::LazyLock;

type Bundle = FluentBundle<FluentResource>;

/// The sentences of a language.
struct Sentences {
    bundle: Bundle,
    plurals: PluralRules,
}

static SENTENCES: LazyLock<[Sentences; 4]> = LazyLock::new(|| {
    Lang::ALL.map(|lang| Sentences {
        bundle: bundle(lang),
        plurals: plurals(lang),
    })
});

/// How many bytes are reserved for a sentence at first. Few sentences are longer.
const USUAL_LENGTH: usize = 128;

/// The sentence `id` in `lang`, filled in with these values. If `lang` lacks the sentence, the English one is returned. If English lacks
/// it too, the id is returned; a test makes sure that this does not happen.
#[must_use]
pub fn sentence(lang: Lang, id: &str, values: &Values<'_>) -> String {
    format(lang, id, values)
        .or_else(|| format(Lang::En, id, values))
        .unwrap_or_else(|| id.to_owned())
}

/// The sentence `id`, which has no values. If `lang` lacks the sentence, the English one is returned. This is much faster than
/// [`sentence`], because nothing has to be filled in.
#[must_use]
pub fn fixed_sentence(lang: Lang, id: &str) -> Cow<'_, str> {
    let text = |lang: Lang| {
        let bundle = &SENTENCES[lang as usize].bundle;
        let pattern = bundle.get_message(id)?.value()?;
        Some(bundle.format_pattern(pattern, None, &mut Vec::new()))
    };
    text(lang)
        .or_else(|| text(Lang::En))
        .unwrap_or(Cow::Borrowed(id))
}

/// The heading of the section of the rules that makes a move illegal. `id` is the sentence that says why the move is not legal. `None` if
/// that sentence names no section.
#[must_use]
pub fn rule_behind(lang: Lang, id: &str) -> Option<String> {
    let bundle = &SENTENCES[lang as usize].bundle;
    let rule = bundle.get_message(id)?.get_attribute("rule")?;
    let heading = bundle.format_pattern(rule.value(), None, &mut Vec::new());
    Some(heading.into_owned())
}

/// Whether there is a sentence `id` in `lang`.
#[must_use]
pub fn has_sentence(lang: Lang, id: &str) -> bool {
    SENTENCES[lang as usize].bundle.has_message(id)
}

fn format(lang: Lang, id: &str, values: &Values<'_>) -> Option<String> {
    let Sentences { bundle, plurals } = &SENTENCES[lang as usize];
    let pattern = bundle.get_message(id)?.value()?;
    let mut text = String::with_capacity(USUAL_LENGTH);
    if fill_in(&mut text, pattern, values, plurals).is_none() {
        text.clear();
        let args = values.fluent_args();
        bundle
            .write_pattern(&mut text, pattern, Some(&args), &mut Vec::new())
            .ok()?;
    }
    Some(text)
}

/// All Fluent sources of a language: first the host's, then those of the games.
pub fn sources(lang: Lang) -> impl Iterator<Item = &'static str> {
    let games = GAMES
        .iter()
        .flat_map(|game| game.texts)
        .filter(move |texts| texts.lang == lang.tag());
    std::iter::once(lang.host_messages()).chain(games.map(|texts| texts.messages))
}

fn bundle(lang: Lang) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![lang.id()]);
    // Fluent would put invisible direction marks around every value. They would break boards, and commands that people copy.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(whole_number));
    for source in sources(lang) {
        // Entries that cannot be parsed are left out here; `tests/locales.rs` fails if there are any.
        let resource =
            FluentResource::try_new(source.to_owned()).unwrap_or_else(|(partial, _)| partial);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

fn plurals(lang: Lang) -> PluralRules {
    let rules = PluralRules::create(lang.id(), PluralRuleType::CARDINAL);
    rules.expect("the plural forms of the four languages are known")
}

/// Prints whole numbers without Fluent's formatting of fractions, which is slow.
fn whole_number<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value.fract() == 0.0 => {
            Some((number.value as i64).to_string())
        }
        _ => None,
    }
}
