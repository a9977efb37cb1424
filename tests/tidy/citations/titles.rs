//! Finds headings that are cited with their document (`ARCHITECTURE.md`, "Layers"), and the links of documents.

use super::texts::Text;
use crate::files::root;
use std::fs;
use std::path::Path;

/// The titles and links of a file that lead nowhere.
pub(crate) fn without(text: &Text) -> Vec<String> {
    let mut lost = Vec::new();
    for (document, title) in cited(&text.prose()) {
        let found = headings(&text.path, &document);
        if !found.is_some_and(|found| found.contains(&title)) {
            lost.push(format!("{document} «{title}»"));
        }
    }
    if text.path.ends_with(".md") {
        let links = links(&text.content).filter(|link| !leads(&text.path, link));
        lost.extend(links.map(str::to_owned));
    }
    lost
}

/// Documents that are named, each with the title that stands right after it.
fn cited(prose: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for (at, ending) in prose.match_indices(".md") {
        let rest = prose[at + ending.len()..].trim_start_matches(['`', ',', ' ', '\n']);
        let title = match rest.chars().next() {
            Some('«') => rest['«'.len_utf8()..].split('»').next(),
            Some('"') => rest[1..].split('"').next(),
            _ => None,
        };
        let name = prose[..at].rsplit(|c: char| !(c.is_ascii_alphanumeric() || "_-./".contains(c)));
        if let (Some(title), Some(name)) = (title, { name }.next()) {
            found.push((format!("{name}.md"), title.replace('\n', " ")));
        }
    }
    found
}

/// The headings of a document named in a file, from the top of the repository or beside it.
fn headings(from: &str, document: &str) -> Option<Vec<String>> {
    let folder = Path::new(from).parent()?;
    let paths = [root().join(document), root().join(folder).join(document)];
    let content = paths
        .iter()
        .find_map(|path| fs::read_to_string(path).ok())?;
    let headings = content.lines().filter(|line| line.starts_with('#'));
    let titles = headings.map(|line| line.trim_start_matches('#').trim().to_owned());
    Some(titles.collect())
}

/// Where the links of a document lead, addresses left out.
fn links(content: &str) -> impl Iterator<Item = &str> {
    let targets = content.split("](").skip(1);
    let targets = targets.filter_map(|rest| rest.split(')').next());
    targets.filter(|target| !target.contains("://") && !target.contains(' '))
}

fn leads(from: &str, link: &str) -> bool {
    let (path, anchor) = link.split_once('#').unwrap_or((link, ""));
    let folder = Path::new(from).parent().unwrap();
    let own = Path::new(from).file_name().unwrap().to_str().unwrap();
    let path = if path.is_empty() { own } else { path };
    let document = folder.join(path);
    let anchors = || headings("README.md", document.to_str().unwrap());
    let named = |title: &String| anchor_of(title) == anchor;
    root().join(&document).exists()
        && (anchor.is_empty() || anchors().is_some_and(|all| all.iter().any(named)))
}

/// The anchor that GitHub makes of a heading.
fn anchor_of(title: &str) -> String {
    let kept = title
        .chars()
        .filter(|c| c.is_alphanumeric() || " -_".contains(*c));
    kept.collect::<String>().to_lowercase().replace(' ', "-")
}
