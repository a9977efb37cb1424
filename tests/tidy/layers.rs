//! The order of the modules: each module knows only those that stand below it in the list.

use crate::files::rust_files;
use crate::modules::Modules;
use crate::sources::{SOURCES, sources, top};

/// The highest layer first, as in ARCHITECTURE.md. Each module may name those of its own row and of the rows below it.
const LAYERS: &[&[&str]] = &[
    &["main", "lib"],
    &["cli"],
    &["config"],
    &["tournament"],
    &["engine_protocol"],
    &["app"],
    &["delivery"],
    &["chat"],
    &["service"],
    &["store"],
    &["render"],
    &["command"],
    &["session"],
    &["competition"],
    &["locales"],
    &["contest"],
    &["puzzle"],
    &["catalog"],
    &["exact"],
    &["games"],
    &["engine"],
    &["kit"],
    &["text_board"],
    &["rules"],
];

/// The modules that the code names as `crate::module`.
fn named(code: &str) -> impl Iterator<Item = &str> {
    code.split("crate::").skip(1).map(|text| {
        let end = text.find(|c: char| !(c.is_ascii_lowercase() || c == '_'));
        &text[..end.unwrap_or(text.len())]
    })
}

fn layer(module: &str) -> usize {
    let found = LAYERS.iter().position(|row| row.contains(&module));
    found.unwrap_or_else(|| {
        panic!("{module} is in no layer: give it one, here and in ARCHITECTURE.md")
    })
}

fn fits(module: &str, other: &str) -> bool {
    layer(other) >= layer(module)
}

#[test]
fn a_layer_names_only_what_stands_below_it() {
    for source in sources() {
        let (path, module) = (&source.path, &source.module);
        for other in named(&source.code) {
            assert!(
                fits(module, other),
                "{path}: {module} must not know {other}"
            );
        }
    }
}

/// The same check for names that are reached by way of `super` or are passed on by other files.
#[test]
fn a_layer_imports_only_what_is_defined_below_it() {
    for folder in SOURCES {
        for (from, others) in Modules::new(rust_files(folder)).arrows_and_passed_on() {
            for to in others {
                let fits = fits(top(&from), top(&to));
                assert!(fits, "{folder}/{from} must not know {to}");
            }
        }
    }
}

#[test]
fn architecture_lists_the_same_layers() {
    let text = std::fs::read_to_string("ARCHITECTURE.md").unwrap();
    let (_, list) = text.split_once("### Layers").expect("the section");
    let list = list.split("```").nth(1).expect("the list");
    let words = list.split_whitespace().skip(1);
    let listed: Vec<_> = words
        .filter(|word| word.starts_with(|c: char| c.is_ascii_lowercase()) && !word.contains('/'))
        .collect();
    // There `lib` is left out, which only lists the modules.
    let ours: Vec<_> = LAYERS.iter().flat_map(|row| row.iter().copied()).collect();
    let ours: Vec<_> = ours.into_iter().filter(|module| *module != "lib").collect();
    assert_eq!(listed, ours);
}

#[test]
fn a_name_from_a_lower_layer_is_found() {
    let named: Vec<_> = named("use crate::store::Store;\nfn x() { crate::session::y() }").collect();
    assert_eq!(named, ["store", "session"]);
    assert!(fits("store", "session") && fits("store", "store") && !fits("session", "store"));
    let files = [
        ("render/mod.rs", "pub use crate::service::Words;"),
        ("session/a.rs", "use crate::render::Words;"),
        ("service.rs", "pub struct Words;"),
    ];
    let modules = Modules::new(files.map(|(file, text)| (file.to_owned(), text.to_owned())));
    let arrows = modules.arrows_and_passed_on();
    assert_eq!(
        arrows["session/a.rs"].first().map(|file| top(file)),
        Some("service")
    );
    assert_eq!(
        arrows["render/mod.rs"].first().map(|file| top(file)),
        Some("service")
    );
}
