//! What somebody is told who asked about a session, or asked for something that is refused.

use super::news::{call, dice_or_lots, ending, position, sentences, titled, told, typed};
use super::words::Values;
use super::{Attachment, Block, Body, Run, Scene, rules_text};
use crate::host::{Refusal, Session, SessionId, Verdict};
use crate::kit::dice;
use crate::rules::Seat;

pub(super) fn board(session: &Session, side: Seat, scene: &Scene) -> Body {
    let mut body = standing(session, scene);
    body.extend(position(session, side, scene));
    body
}

pub(super) fn prose(session: &Session, side: Seat, scene: &Scene) -> Body {
    let mut body = standing(session, scene);
    let facts = sentences(session, &session.line.prose(side), scene);
    body.push(scene.paragraph(&facts.join("\n")));
    body
}

/// Which session, after which entry, who is on turn, and the last turns; nobody is called.
fn standing(session: &Session, scene: &Scene) -> Body {
    let values = titled(session, scene).number("entry", session.entries);
    let head = match session.decider() {
        Some(seat) => scene.line("standing", values.player("player", seat)),
        None => ending(session, scene),
    };
    let mut body = vec![head];
    body.extend(told(session, session.stories(2), scene));
    body
}

pub(super) fn moves(session: &Session, scene: &Scene) -> Body {
    let list: Vec<_> = session
        .line
        .legal_moves()
        .iter()
        .map(|m| typed(m))
        .collect();
    let Some(seat) = session.decider() else {
        return vec![ending(session, scene)];
    };
    if list.is_empty() {
        return call(session, scene).into_iter().collect();
    }
    let values = titled(session, scene)
        .player("player", seat)
        .text("moves", list.join(", "));
    vec![scene.line("moves", values)]
}

pub(super) fn record(scene: &Scene) -> Body {
    let Attachment::Record(text) = &scene.attachment else {
        return vec![scene.line("session-unreadable", Values::new())];
    };
    let line = |text: &str| {
        vec![Run {
            text: text.to_owned(),
            owner: None,
        }]
    };
    vec![Block::Fixed(text.lines().map(line).collect())]
}

pub(super) fn verified(session: &Session, scene: &Scene) -> Body {
    let values = titled(session, scene);
    let Attachment::Verdict(verdict) = &scene.attachment else {
        return vec![scene.line("session-unreadable", values)];
    };
    let (id, values) = match verdict {
        Verdict::Matches(throws) => (
            dice_or_lots(session, "verified", "verified-lots"),
            values.number("throws", *throws),
        ),
        Verdict::Differs(entry, ply) => (
            "verify-differs",
            values.number("entry", *entry).text("expected", ply.clone()),
        ),
        Verdict::Secret => (
            "verify-secret",
            values.text("hash", dice::commitment(&session.seed)),
        ),
        Verdict::Unknown => ("verify-unknown", values),
        Verdict::Hand => ("verify-hand", values),
        Verdict::NoDice => ("verify-no-dice", values),
        Verdict::WrongSeed => ("verify-wrong-seed", values),
    };
    vec![scene.line(id, values)]
}

pub(super) fn imported(session: &Session, scene: &Scene) -> Body {
    let values = titled(session, scene).number("entries", session.entries);
    let mut body = vec![scene.line("imported", values)];
    body.extend(position(session, Seat::First, scene));
    body
}

pub(super) fn refused(refusal: &Refusal, session: Option<&Session>, scene: &Scene) -> Body {
    match refusal {
        Refusal::Host(fact) => {
            vec![scene.line(&format!("refused-{}", fact.id), Values::new().fact(fact))]
        }
        Refusal::Rules(game, fact) => {
            let reason = scene.paragraph(&scene.fact(game, fact));
            // What still holds, for a move that was refused.
            let hint = session.map(|session| scene.line("refused-hint", titled(session, scene)));
            std::iter::once(reason).chain(hint).collect()
        }
        Refusal::Which(sessions) => vec![which(sessions, scene)],
    }
}

/// The refusal once more, and the section of the rules that it rests on.
pub(super) fn why(refusal: &Refusal, session: Option<&Session>, scene: &Scene) -> Body {
    let mut body = refused(refusal, session, scene);
    if let Refusal::Rules(game, fact) = refusal {
        body.truncate(1);
        body.extend(rules_text::section(game, &fact.id, scene));
    }
    body
}

fn which(sessions: &[SessionId], scene: &Scene) -> Block {
    let list: Vec<_> = sessions.iter().map(|id| format!("`#{id}`")).collect();
    let example = sessions.first().map_or(0, |id| id.0);
    let values = Values::new()
        .text("sessions", list.join(", "))
        .number("example", example);
    scene.line("refused-which-session", values)
}
