//! Texts that belong to no room: the console's greeting, and the output of subcommands.

use super::{
    Attachment, Body, PromiseOrigin, Scene, VerificationResult, answers, help, message, rules_text,
};
use crate::locales::{Lang, Values};
use crate::session::{
    AccountId, NotARecord, Refusal, RefusalKind, Replayed, Say, SessionId, ShownEntry,
};
use lusoria_games::rules::{Fact, Seat};
use std::sync::Arc;

/// Why the console was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Greeting {
    /// The operator asked for the console.
    Asked,
    /// No platform is configured.
    NoPlatform,
}

/// The greeting of the console.
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

/// How many games go on in the console room, and how to see the newest of them.
#[must_use]
pub fn in_progress(count: usize, last: SessionId, lang: Lang, prefix: &str) -> Body {
    let values = Values::new()
        .count("count", count)
        .number("session", last.0);
    vec![Scene::plain(lang, prefix).sentence_paragraph("console-in-progress", values)]
}

/// The hint for somebody who has typed `import` at the console and now pastes a record: how to show that the record is complete.
#[must_use]
pub fn paste_hint(lang: Lang) -> Body {
    sentence_page("console-paste", lang)
}

/// One sentence that needs no values.
#[must_use]
pub fn sentence_page(id: &str, lang: Lang) -> Body {
    vec![Scene::plain(lang, "!").sentence_paragraph(id, Values::new())]
}

/// The sentence for a fact of the game with this id. Seats are named instead of players.
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

/// What is wrong with a text that is not a record.
#[must_use]
pub fn not_a_record_page(why: &NotARecord, lang: Lang) -> Body {
    match why {
        // The chat's sentences for this error and the next one speak of messages, so the command line has sentences of its own.
        NotARecord::TooLong => sentence_page("record-too-long", lang),
        NotARecord::Game(_) => sentence_page("record-no-game", lang),
        why => refusal_page(&Refusal::from(why), lang),
    }
}

/// A refusal that is not about a session.
fn refusal_page(refusal: &Refusal, lang: Lang) -> Body {
    answers::refusal_body(refusal, None, &[], &Scene::plain(lang, "!"))
}

/// The text for a game that was named on the command line and is refused. If no game has that name, the text names the subcommand that
/// lists the games.
#[must_use]
pub fn no_game_page(refusal: &Refusal, lang: Lang) -> Body {
    let scene = Scene::plain(lang, "!");
    let Refusal::Host(fact) = refusal else {
        return refusal_page(refusal, lang);
    };
    let values = Values::new().fact(fact, Seat::First);
    match refusal.kind() {
        Some(RefusalKind::UnknownGame) => {
            vec![scene.sentence_paragraph("program-unknown-game", values)]
        }
        Some(RefusalKind::UnknownGameNear) => {
            vec![scene.sentence_paragraph("program-unknown-game-near", values)]
        }
        _ => refusal_page(refusal, lang),
    }
}

/// The short rules of the game with this id, or the full ones if `full` is true.
#[must_use]
pub fn rules_page(id: &str, full: bool, lang: Lang) -> Body {
    rules_text::rules(id, full, &Scene::plain(lang, "!"))
}

/// Tells the result of checking a record. Nothing but the record is known of the game.
#[must_use]
pub fn verdict_page(replayed: &Replayed, lang: Lang) -> Body {
    let record = &replayed.record;
    let result = VerificationResult::of(record, replayed.verdict(), PromiseOrigin::Elsewhere);
    let mut scene = Scene::plain(lang, "!");
    scene.session = Some(Arc::new(replayed.session.clone()));
    scene.attachment = Attachment::Verdict(result);
    let at = ShownEntry(crate::session::SessionId(record.session), 0);
    message(&Say::Verified(at, AccountId(0)), &scene).body
}
