//! The message above the thread in which a game is played, and the name of the thread.

use super::computer_name::computer_name;
use super::session_title::{session_title, session_values};
use super::{Block, Scene};
use crate::session::Session;
use lusoria_games::rules::Seat;

/// A thread's name is cut to this many characters. Every platform allows that many.
const LONGEST_NAME: usize = 100;

/// Says that a session begins in the thread below.
pub(super) fn announce(session: &Session, scene: &Scene) -> Block {
    let values = session_values(session, scene).text("players", players(session, scene));
    scene.sentence_paragraph("opened-in-thread", values)
}

/// The name of the thread of a session.
pub(super) fn name(session: &Session, scene: &Scene) -> String {
    let title = session_title(session, scene);
    let name = format!("#{} {title}: {}", session.id, players(session, scene));
    name.chars().take(LONGEST_NAME).collect()
}

/// The names of those who play, as plain text.
fn players(session: &Session, scene: &Scene) -> String {
    let names = Seat::ALL.map(|seat| {
        let person = scene.player(seat).map(|person| person.name.to_string());
        person.or_else(|| computer_name(scene.lang, session, seat))
    });
    let mut names: Vec<_> = names.into_iter().flatten().collect();
    names.dedup();
    names.join(" – ")
}
