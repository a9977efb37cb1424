//! Finds the numbered paragraphs of the rules: `- **SE-17** …`, `- **Row 2.4** …` and sections `## A3 The turn` in `docs/rules/`, and
//! `**CL-7.** …` in `docs/clocks.md`.

use super::texts::all;
use std::collections::BTreeSet;

/// The numbers that have a paragraph. Rows are written small, as they are cited.
pub(crate) fn numbers() -> BTreeSet<String> {
    each().collect()
}

/// The number of each paragraph.
pub(crate) fn each() -> impl Iterator<Item = String> {
    let pages = all().into_iter();
    let pages =
        pages.filter(|text| text.path.starts_with("docs/rules/") || text.path == "docs/clocks.md");
    pages.flat_map(|page| {
        let numbers = page.content.lines().filter_map(number);
        numbers.collect::<Vec<_>>()
    })
}

fn number(line: &str) -> Option<String> {
    if let Some(rest) = line.strip_prefix("- **") {
        let (number, _) = rest.split_once("**")?;
        let numbered = number.ends_with(|c: char| c.is_ascii_digit());
        return numbered.then(|| number.replace("Row", "row"));
    }
    if let Some(rest) = line.strip_prefix("**CL-") {
        let (number, _) = rest.split_once(".**")?;
        return Some(format!("CL-{number}"));
    }
    let section = line.strip_prefix("## ")?.split(' ').next()?;
    let (letter, digits) = section.split_at_checked(1)?;
    let numbered = "AB".contains(letter) && digits.parse::<u8>().is_ok();
    numbered.then(|| section.to_owned())
}
