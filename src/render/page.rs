//! What is said outside any room: the console's greeting and the answers of the command line.

use super::sentence::Values;
use super::{
    Attachment, Body, PromiseOrigin, Scene, VerificationResult, help, message, rules_text,
};
use crate::locales::Lang;
use crate::session::{AccountId, At, Replayed, Say, SessionId};
use lusoria_games::rules::{Fact, Seat};
use std::sync::Arc;

/// Why the console has opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Greeting {
    /// Somebody asked for it.
    Asked,
    /// No platform has a token.
    NoPlatform,
}

/// What the console says to somebody who has just opened it.
#[must_use]
pub fn greeting(why: Greeting, lang: Lang, prefix: &str) -> Body {
    let scene = Scene::plain(lang, prefix);
    let reason = (why == Greeting::NoPlatform).then_some("console-no-platform");
    reason
        .into_iter()
        .chain(["console-greeting"])
        .map(|id| scene.sentence_paragraph(id, Values::new()))
        .collect()
}

/// That games go on in the room of the console, and the last of them.
#[must_use]
pub fn in_progress(count: usize, last: SessionId, lang: Lang, prefix: &str) -> Body {
    let count = i64::try_from(count).unwrap_or(i64::MAX);
    let values = Values::new()
        .number("count", count)
        .number("session", last.0);
    vec![Scene::plain(lang, prefix).sentence_paragraph("console-in-progress", values)]
}

/// How what is pasted below a command of the console ends.
#[must_use]
pub fn paste_hint(lang: Lang) -> Body {
    sentence_page("console-paste", lang)
}

/// One sentence that needs no values.
#[must_use]
pub fn sentence_page(id: &str, lang: Lang) -> Body {
    vec![Scene::plain(lang, "!").sentence_paragraph(id, Values::new())]
}

/// A fact of the game with this id; seats stand in it as such.
#[must_use]
pub fn fact_page(game: &str, fact: &Fact, lang: Lang) -> Body {
    let scene = Scene::plain(lang, "!");
    vec![scene.paragraph(&scene.fact_sentence(game, fact, Seat::First))]
}

/// The list of games.
#[must_use]
pub fn games_page(lang: Lang) -> Body {
    help::games(&Scene::plain(lang, "!"))
}

/// The rules of the game with this id.
#[must_use]
pub fn rules_page(id: &str, full: bool, lang: Lang) -> Body {
    rules_text::rules(id, full, &Scene::plain(lang, "!"))
}

/// What is found in a record of which nothing else is known.
#[must_use]
pub fn verdict_page(replayed: &Replayed, lang: Lang) -> Body {
    let record = &replayed.record;
    let result = VerificationResult::of(record, replayed.verdict(), PromiseOrigin::Elsewhere);
    let mut scene = Scene::plain(lang, "!");
    scene.session = Some(Arc::new(replayed.session.clone()));
    scene.attachment = Attachment::Verdict(result);
    let at = At(crate::session::SessionId(record.session), 0);
    message(&Say::Verified(at, AccountId(0)), &scene).body
}
