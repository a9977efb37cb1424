//! From something to say to the body of a message: which function says what, and whom it concerns.

use super::words::Values;
use super::{Block, Body, Scene, Span, answers, editor, help, news, rules_text};
use crate::host::{Identity, Say, Session, SessionId, Talk};

/// A message made, and whom it concerns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// What to say.
    pub body: Body,
    /// The one person to call.
    pub calls: Option<Identity>,
    /// The person it is for, if it is for one.
    pub reader: Option<Identity>,
}

/// Puts a saying into words. A saying about a session whose scene has none says that the session cannot be shown.
#[must_use]
pub fn message(say: &Say, scene: &Scene) -> Message {
    let (calls, reader) = concerned(say, scene);
    let mut body = body(say, scene);
    if let Some(called) = &calls {
        call_once(&mut body, called);
    }
    Message {
        body,
        calls,
        reader,
    }
}

/// The person called stands as a person once; further on the name is plain text, so that nobody is called twice.
fn call_once(body: &mut Body, called: &Identity) {
    let paragraphs = body.iter_mut().filter_map(|block| match block {
        Block::Paragraph(spans) => Some(spans),
        Block::Fixed(_) => None,
    });
    let calls = paragraphs
        .flatten()
        .filter(|span| **span == Span::Person(called.clone()));
    for span in calls.skip(1) {
        *span = Span::Text(called.name.clone());
    }
}

fn body(say: &Say, scene: &Scene) -> Body {
    match (say, scene.session.as_deref()) {
        (Say::Talk(talk, _), _) => talk_body(talk, scene),
        (Say::Refused(refusal, ..), session) => answers::refused(refusal, session, scene),
        (Say::Why(refusal, ..), session) => answers::why(refusal, session, scene),
        (Say::Edited(on_the_bench, shown, _), _) => editor::edited(on_the_bench, shown, scene),
        (_, None) => vec![scene.line("session-unreadable", Values::new())],
        (Say::Opened(_), Some(session)) => news::opened(session, scene),
        (Say::Turn(_, turns), Some(session)) => news::turn(session, usize::from(*turns), scene),
        (Say::Partial(_), Some(session)) => news::partial(session, scene),
        (Say::Over(_, turns), Some(session)) => news::over(session, usize::from(*turns), scene),
        (
            Say::Board {
                reader,
                prose: false,
                ..
            },
            Some(session),
        ) => answers::board(session, scene.side_of(Some(*reader)), scene),
        (
            Say::Board {
                reader,
                prose: true,
                ..
            },
            Some(session),
        ) => answers::prose(session, scene.side_of(Some(*reader)), scene),
        (Say::Moves(..), Some(session)) => answers::moves(session, scene),
        (Say::Record(..), Some(_)) => answers::record(scene),
        (Say::Verified(..), Some(session)) => answers::verified(session, scene),
        (Say::Imported(..), Some(session)) => answers::imported(session, scene),
    }
}

/// Only a turn that begins calls somebody.
fn concerned(say: &Say, scene: &Scene) -> (Option<Identity>, Option<Identity>) {
    let decider = scene.session.as_deref().and_then(Session::decider);
    let decider = decider.and_then(|seat| scene.player(seat)).cloned();
    match say {
        Say::Opened(_) | Say::Turn(..) => (decider.clone(), decider),
        Say::Partial(_) => (None, decider),
        Say::Over(..) => (None, None),
        _ => (
            None,
            scene.reader.as_ref().map(|(_, identity)| identity.clone()),
        ),
    }
}

fn talk_body(talk: &Talk, scene: &Scene) -> Body {
    match talk {
        Talk::Games => help::games(scene),
        Talk::Glossary(word) => help::glossary(word.as_deref(), scene),
        Talk::Help(topic) => help::help(topic.as_deref(), scene),
        Talk::Rules(game, full) => rules_text::rules(game, *full, scene),
        Talk::Settings => {
            vec![scene.line("settings", Values::new().text("lang", scene.lang.name()))]
        }
        Talk::PrefixSet(prefix) => {
            vec![scene.line("prefix-set", Values::new().text("new", prefix.clone()))]
        }
        Talk::LangSet => vec![scene.line("lang-set", Values::new())],
        Talk::MovedHere(sessions) => vec![moved_here(sessions, scene)],
    }
}

fn moved_here(sessions: &[SessionId], scene: &Scene) -> Block {
    let numbers: Vec<_> = sessions.iter().map(|id| format!("#{}", id.0)).collect();
    let values = Values::new()
        .text("games", numbers.join(", "))
        .text("example", numbers.first().cloned().unwrap_or_default());
    scene.line("moved-here", values)
}

/// An internal failure, said without the store: nothing changed, nothing was lost.
#[must_use]
pub fn not_stored(scene: &Scene) -> Message {
    plain("not-stored", scene)
}

/// An internal failure after the store: what happened stands, but it cannot be put into words.
#[must_use]
pub fn not_shown(scene: &Scene) -> Message {
    plain("session-unreadable", scene)
}

fn plain(id: &str, scene: &Scene) -> Message {
    Message {
        body: vec![scene.line(id, Values::new())],
        calls: None,
        reader: None,
    }
}
