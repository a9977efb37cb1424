//! Messages with the best ratings of each game, with one person's results, or with how often the reader threw each number.

use super::sentence::quote;
use super::{Attachment, Body, Scene};
use crate::locales::Values;
use crate::session::{ResultLine, Standing};

/// How often each number came up when the reader threw dice.
pub(super) fn dice(scene: &Scene) -> Body {
    let Attachment::Dice(counts) = scene.attachment else {
        return vec![scene.sentence_paragraph("session-unreadable", Values::new())];
    };
    if counts.dice() == 0 {
        return vec![scene.sentence_paragraph("dice-none", Values::new())];
    }
    let faces = (1..).zip(counts.faces);
    let faces: Vec<_> = faces
        .map(|(face, count)| format!("{face}: {count}"))
        .collect();
    let values = Values::new()
        .number("dice", counts.dice())
        .number("games", counts.games)
        .text("faces", faces.join(", "));
    let verdict = match counts.is_unlikely() {
        true => "dice-uneven",
        false => "dice-even",
    };
    let (from_bag, plain) = (counts.dice() - counts.plain_dice(), counts.plain_dice());
    let bag = Values::new().number("bag", from_bag).number("plain", plain);
    let mut said = vec![scene.sentence("dice-thrown", values)];
    said.extend((from_bag > 0).then(|| scene.sentence("dice-from-bag", bag)));
    said.extend((plain > 0).then(|| scene.sentence(verdict, Values::new())));
    vec![scene.paragraph(&said.join("\n"))]
}

/// Lists the best ratings of each game: in this room, on the whole host, and of the computer players. If the lists for the room and for
/// the host are equal, only one of them is shown.
pub(super) fn top(standings: &[Standing], scene: &Scene) -> Body {
    if standings.iter().all(|one| one.everywhere.is_empty()) {
        let id = match standings.is_empty() {
            true => "top-none",
            false => "top-none-such",
        };
        let values = scene.with_example_games(Values::new());
        let mut body = vec![scene.sentence_paragraph(id, values)];
        body.extend(standings.iter().filter_map(|one| computers(one, scene)));
        return body;
    }
    let mut body = Vec::new();
    for one in standings {
        let lists = [("top-here", &one.here), ("top-everywhere", &one.everywhere)];
        let lists = lists.into_iter().filter(|(_, list)| !list.is_empty());
        let same = one.here == one.everywhere;
        for (heading, list) in lists.take(if same { 1 } else { 2 }) {
            let values = Values::new().text("game", name(&one.game, scene));
            let heading = scene.sentence(heading, values.text("kind", one.kind.as_str()));
            let lines = (1..)
                .zip(list)
                .map(|(place, (who, rating))| format!("{place}. {} {rating}", quote(who)));
            let lines: Vec<_> = std::iter::once(heading).chain(lines).collect();
            body.push(scene.paragraph(&lines.join("\n")));
        }
        body.extend(computers(one, scene));
    }
    body.push(scene.sentence_paragraph("top-provisional", Values::new()));
    body
}

fn computers(one: &Standing, scene: &Scene) -> Option<super::Block> {
    let lines: Vec<_> = one
        .computers
        .iter()
        .map(|(level, rating)| {
            let level = scene.sentence(&format!("arg-{level}"), Values::new());
            format!("{level} {rating}")
        })
        .collect();
    let values = Values::new().text("list", lines.join(", "));
    (!lines.is_empty()).then(|| scene.sentence_paragraph("top-computers", values))
}

/// Somebody's results in each game, and their results against the reader.
pub(super) fn stats(
    who: Option<&str>,
    results: &[ResultLine],
    between: &[ResultLine],
    scene: &Scene,
) -> Body {
    if results.is_empty() {
        return vec![scene.sentence_paragraph("stats-none", Values::new())];
    }
    let heading = match who {
        Some(who) => {
            let values = Values::new().text("name", quote(who).into_owned());
            scene.sentence("stats-of", values)
        }
        None => scene.sentence("stats-own", Values::new()),
    };
    let mut body = vec![paragraph(heading, results, scene)];
    if !between.is_empty() {
        let heading = scene.sentence("stats-between", Values::new());
        body.push(paragraph(heading, between, scene));
    }
    body
}

fn paragraph(heading: String, results: &[ResultLine], scene: &Scene) -> super::Block {
    let lines = results.iter().map(|one| line(one, scene));
    let lines: Vec<_> = std::iter::once(heading).chain(lines).collect();
    scene.paragraph(&lines.join("\n"))
}

fn line(one: &ResultLine, scene: &Scene) -> String {
    let values = Values::new()
        .text("game", name(&one.game, scene))
        .number("won", one.won)
        .number("drawn", one.drawn)
        .number("lost", one.lost);
    let mut line = scene.sentence("stats-line", values);
    if one.first > 0 {
        let values = Values::new()
            .number("won", one.won_first)
            .number("games", one.first);
        line.push_str(&scene.sentence("stats-first", values));
    }
    if !one.ratings.is_empty() {
        let ratings = one.ratings.iter();
        let ratings = ratings.map(|(kind, rating)| rating_of_kind(rating, kind, scene));
        let list = ratings.collect::<Vec<_>>().join(", ");
        let values = Values::new().text("rating", list);
        line.push_str(&scene.sentence("stats-rating", values));
    }
    if one.streak.abs() > 1 {
        let id = if one.streak > 0 {
            "stats-winning"
        } else {
            "stats-losing"
        };
        let values = Values::new().number("count", one.streak.abs());
        line.push_str(&scene.sentence(id, values));
    }
    line
}

/// A rating, and the kind of time for which it is valid.
pub(super) fn rating_of_kind(rating: &str, kind: &str, scene: &Scene) -> String {
    let values = Values::new().text("rating", rating).text("kind", kind);
    scene.sentence("rating-kind", values)
}

fn name(game: &str, scene: &Scene) -> String {
    scene.sentence(&format!("{game}-name"), Values::new())
}
