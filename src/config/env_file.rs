//! Reads `.env` from the folder in which the program was started. Folders above it may belong to somebody else, so they are not searched.
//! An error may give the number of a line. No error gives the text of a line, which may be a token.

use super::keys::{KEYS, NUMBERS};
use anyhow::{Context, bail};
use std::fs;
use std::io::ErrorKind;

const FILE: &str = ".env";
/// How our keys begin. The program warns about an unknown key that begins like this.
const OURS: [&str; 3] = ["LUSORIA_", "MATRIX_", "DISCORD_"];
/// Keys that only debug builds and tests read.
const TESTS: [&str; 5] = [
    "LUSORIA_CRASH",
    "LUSORIA_REGENERATE",
    "LUSORIA_SEED",
    "LUSORIA_SKIP_PYTHON",
    "LUSORIA_SKIP_SYNAPSE",
];
/// An unknown key counts as a misspelt one if it differs from a known key by at most this many letters.
const MISTAKES: usize = 2;

/// Sets the variables of the file that are not in the environment yet. Returns the warnings about unknown keys (see [`warning`]).
///
/// # Errors
/// If the file exists but cannot be read, or if one of its lines cannot be parsed.
pub(super) fn load() -> anyhow::Result<Vec<String>> {
    let text = match fs::read_to_string(FILE) {
        Ok(text) => text,
        Err(why) if why.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(why) if why.kind() == ErrorKind::InvalidData => {
            bail!("{FILE} is not text in UTF-8: save it as UTF-8 in your editor")
        }
        Err(why) => return Err(why).context(".env cannot be read"),
    };
    // Some editors on Windows begin a file with a byte order mark.
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let mut warnings = Vec::new();
    for pair in dotenvy::from_read_iter(text.as_bytes()) {
        match pair {
            Ok((key, _)) => warnings.extend(warning(&key, text)),
            Err(dotenvy::Error::LineParse(line, _)) => {
                bail!(
                    ".env{} is not KEY=value (a value with blanks or # in it wants quotes)",
                    line_number(&line, text)
                )
            }
            Err(why) => return Err(why).context(".env cannot be read"),
        }
    }
    dotenvy::from_read(text.as_bytes()).context(".env cannot be read")?;
    Ok(warnings)
}

/// The number of this line of `text`, for an error message: ` line 3`. Empty if the line is blank, or if the parser of `.env` has changed
/// the line and `text` does not contain it.
fn line_number(line: &str, text: &str) -> String {
    let found = text.find(line).filter(|_| !line.trim().is_empty());
    found.map_or_else(String::new, |at| {
        format!(" line {}", text[..at].matches('\n').count() + 1)
    })
}

/// A warning about an unknown key if it begins with one of [`OURS`], or if it is probably a known key misspelt (see [`MISTAKES`]). `None`
/// for any other key.
fn warning(key: &str, text: &str) -> Option<String> {
    let limits = NUMBERS.iter().map(|(key, _)| *key);
    let known: Vec<&str> = KEYS.iter().copied().chain(limits).collect();
    if known.contains(&key) || TESTS.contains(&key) {
        return None;
    }
    let distance = |known: &str| strsim::osa_distance(&key.to_uppercase(), known);
    let nearest = known.into_iter().min_by_key(|known| distance(known))?;
    let is_ours = OURS
        .iter()
        .any(|start| key.to_uppercase().starts_with(start));
    if !is_ours && distance(nearest) > MISTAKES {
        return None;
    }
    let sets_it = |line: &str| {
        let name = line.split('=').next().unwrap_or_default().trim();
        name.strip_prefix("export ").unwrap_or(name).trim() == key
    };
    let at = text.lines().position(sets_it);
    let at = at.map_or_else(String::new, |n| format!(" line {}", n + 1));
    Some(format!(
        "{FILE}{at}: {key} is no setting; do you mean {nearest}?"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_misspelt_key_is_named_with_its_line_and_the_nearest_one() {
        let text = "RUST_LOG=info\n\nLUSORIA_LAGN=cs\nexport DICORD_TOKEN=x\nPATH_TO=x\nLUSORIA_SEED=1\nmatrix_user=@b:c\n";
        let told: Vec<String> = [
            "RUST_LOG",
            "LUSORIA_LAGN",
            "DICORD_TOKEN",
            "PATH_TO",
            "LUSORIA_SEED",
            "matrix_user",
        ]
        .iter()
        .filter_map(|key| warning(key, text))
        .collect();
        assert_eq!(
            told,
            [
                ".env line 3: LUSORIA_LAGN is no setting; do you mean LUSORIA_LANG?",
                ".env line 4: DICORD_TOKEN is no setting; do you mean DISCORD_TOKEN?",
                ".env line 7: matrix_user is no setting; do you mean MATRIX_USER?",
            ]
        );
    }
}
