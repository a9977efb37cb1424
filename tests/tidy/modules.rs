//! The modules of one crate, and which of its files names something of which other file.
//!
//! If a file only passes a name on (`pub use`), the name counts for the file that defines it, so `use super::Sibling` leads to the
//! sibling's file. Deliberately absent: methods, which need no import, and modules that are written inside a file.

use crate::imports::{Imports, Segments, Use, imports};
use std::collections::{BTreeMap, BTreeSet};

/// Which file takes something from which others.
pub(crate) type Arrows = BTreeMap<String, BTreeSet<String>>;

/// How often a name may be passed on before it is looked for no longer: `use rand::rand` would lead to itself.
const MOST_STEPS: usize = 8;

/// A crate by its modules. Those of tests are left out.
pub(crate) struct Modules(BTreeMap<Segments, Module>);

struct Module {
    file: String,
    imports: Imports,
}

impl Modules {
    /// Reads the modules of a crate: the paths of its files below the crate's folder, with the text of each.
    pub(crate) fn new(files: impl IntoIterator<Item = (String, String)>) -> Self {
        let modules = files.into_iter().map(|(file, text)| {
            let imports = imports(&text);
            (path_of(&file), Module { file, imports })
        });
        let mut modules = Self(modules.collect());
        let tests: Vec<Segments> = modules.test_modules().collect();
        modules
            .0
            .retain(|path, _| !tests.iter().any(|test| path.starts_with(test)));
        modules
    }

    fn test_modules(&self) -> impl Iterator<Item = Segments> {
        let of_module = |(path, module): (&Segments, &Module)| {
            let names = module.imports.test_modules.iter();
            let paths = names.map(|name| [path, &[name.clone()][..]].concat());
            paths.collect::<Vec<_>>()
        };
        self.0.iter().flat_map(of_module)
    }

    /// Which file names something of which other. What a file only passes on is none of its own arrows.
    pub(crate) fn arrows(&self) -> Arrows {
        self.arrows_of(|one, names| !one.public || names.contains(&one.name))
    }

    /// Like [`Self::arrows`], and with what a file only passes on.
    pub(crate) fn arrows_and_passed_on(&self) -> Arrows {
        self.arrows_of(|_, _| true)
    }

    fn arrows_of(&self, counts: impl Fn(&Use, &BTreeSet<String>) -> bool) -> Arrows {
        let mut arrows = Arrows::new();
        for (at, Module { file, imports }) in &self.0 {
            let uses = imports
                .uses
                .iter()
                .filter(|one| counts(one, &imports.names));
            let named = uses.map(|one| &one.path).chain(&imports.paths);
            let others = named.filter_map(|path| self.file_of(at, path, MOST_STEPS));
            let others = others.filter(|other| other != file).map(str::to_owned);
            arrows.entry(file.clone()).or_default().extend(others);
        }
        arrows
    }

    /// The file that defines what this path means in a module; none for a module itself and for what is not of this crate.
    fn file_of(&self, at: &[String], path: &[String], steps: usize) -> Option<&str> {
        let steps = steps.checked_sub(1)?;
        let (mut at, mut rest) = self.first_step(at, path)?;
        while let [name, after @ ..] = rest {
            let child = [&at[..], std::slice::from_ref(name)].concat();
            let is_module = self.0.contains_key(&child);
            // The name of a module may be the name of a function, too; then the last of a path means the function.
            if let Some(one) = self
                .passed_on(&at, name)
                .filter(|_| !is_module || after.is_empty())
            {
                let path = [&one.path[..], after].concat();
                return self.file_of(&at, &path, steps);
            }
            if !is_module {
                return self.0.get(&at).map(|module| &*module.file);
            }
            (at, rest) = (child, after);
        }
        None
    }

    /// The module from which a path goes on, and what is left of the path.
    fn first_step<'a>(
        &self,
        at: &[String],
        path: &'a [String],
    ) -> Option<(Segments, &'a [String])> {
        let (first, rest) = path.split_first()?;
        match &**first {
            "crate" => Some((Segments::new(), rest)),
            "self" => Some((at.to_vec(), rest)),
            "super" => {
                let (_, above) = at.split_last()?;
                let still_up = rest.first().is_some_and(|next| next == "super");
                if still_up {
                    self.first_step(above, rest)
                } else {
                    Some((above.to_vec(), rest))
                }
            }
            name => {
                let child = [at, &[name.to_owned()]].concat();
                let known = self.0.contains_key(&child) || self.passed_on(at, name).is_some();
                known.then(|| (at.to_vec(), path))
            }
        }
    }

    /// The `use` that brings this name into a module.
    fn passed_on(&self, at: &[String], name: &str) -> Option<&Use> {
        let uses = &self.0.get(at)?.imports.uses;
        uses.iter().find(|one| one.name == name)
    }
}

/// The module that a file holds, whether it is named after it or is the `mod.rs` of its folder.
fn path_of(file: &str) -> Segments {
    let path = file.trim_end_matches(".rs");
    let parts = path
        .split('/')
        .filter(|part| !matches!(*part, "mod" | "lib" | "main"));
    parts.map(str::to_owned).collect()
}

#[test]
fn a_name_leads_to_the_file_that_defines_it() {
    let files = [
        ("lib.rs", "mod a; mod b;"),
        (
            "a/mod.rs",
            "mod c; mod d; pub use c::{C, e}; pub(super) use d::D as Dd; use d::F;",
        ),
        (
            "a/c.rs",
            "use super::F; use std::fmt; use rand::rand; fn e() { rand::x() }",
        ),
        ("a/d.rs", "#[cfg(test)] mod tests;"),
        ("a/d/tests.rs", "use crate::b::B;"),
        (
            "b.rs",
            "use crate::a::{self, c, e}; fn x() { a::Dd::new(); c::C }",
        ),
    ];
    let modules = Modules::new(files.map(|(file, text)| (file.to_owned(), text.to_owned())));
    let arrows = |arrows: Arrows| {
        let arrows = arrows.into_iter().filter(|(_, to)| !to.is_empty());
        let arrows = arrows.map(|(from, to)| format!("{from}: {}", Vec::from_iter(to).join(" ")));
        arrows.collect::<Vec<_>>()
    };
    let own = ["a/c.rs: a/d.rs", "a/mod.rs: a/d.rs", "b.rs: a/c.rs a/d.rs"];
    assert_eq!(arrows(modules.arrows()), own);
    let passed_on = arrows(modules.arrows_and_passed_on());
    assert_eq!(passed_on[1], "a/mod.rs: a/c.rs a/d.rs");
}
