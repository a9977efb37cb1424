//! Messages that list a person's open and finished games, or step through one of them.

use super::answers::position_after;
use super::clock::span;
use super::help::plain_name;
use super::proposal::proposal_line;
use super::sentence::room_placeholder;
use super::session_title::session_title;
use super::{Block, Body, Scene, SessionChoice};
use crate::locales::Values;
use crate::session::{
    EndedGame, Ending, Proposal, Rest, Session, SessionId, ShownStep, WaitingGame,
};
use lusoria_games::rules::{Outcome, Seat};
use std::borrow::Cow;

/// Lists a person's games in this order:
///
/// - games that were proposed to them,
/// - games in which it is their turn,
/// - other games that go on,
/// - games that they have proposed.
pub(super) fn mine(
    games: &[WaitingGame],
    more: u32,
    proposals: &[Proposal],
    scene: &Scene,
) -> Body {
    if games.is_empty() && proposals.is_empty() {
        return vec![scene.sentence_paragraph("mine-none", Values::new())];
    }
    let reader = scene.reader.as_ref().map(|(account, _)| *account);
    let is_own = |one: &&Proposal| Some(one.proposer) == reader;
    let (own, asked): (Vec<_>, Vec<_>) = proposals.iter().partition(is_own);
    let mut body: Vec<_> = proposed("mine-asked", &asked, scene).into_iter().collect();
    for (mine, heading) in [(true, "mine-yours"), (false, "mine-theirs")] {
        let listed = games.iter().filter(|game| game.is_mine == mine);
        let lines: Vec<_> = listed
            .filter_map(|game| waiting_line(game, scene))
            .collect();
        if !lines.is_empty() {
            let heading = scene.sentence(heading, Values::new());
            body.push(scene.paragraph(&format!("{heading}\n{}", lines.join("\n"))));
        }
    }
    if more > 0 {
        let count = Values::new().number("count", more);
        body.push(scene.sentence_paragraph("games-here-more", count));
    }
    body.extend(proposed("mine-proposed", &own, scene));
    if games.iter().any(|game| game.is_mine) {
        body.push(scene.sentence_paragraph("mine-how", Values::new()));
    }
    body
}

fn waiting_line(game: &WaitingGame, scene: &Scene) -> Option<String> {
    let (place, choice) = find_choice(game.session, scene)?;
    let asked = u8::from(game.is_asked);
    let values = game_values(choice, scene).number("asked", asked);
    let values = match game.put_off {
        0 => values
            .text("time", duration(game.waited, scene))
            .number("off", 0),
        left => values.text("time", time_left(left, scene)).number("off", 1),
    };
    let values = match (game.time_left, game.rest) {
        (Some(0), _) => values.number("clock", 2),
        (Some(left), _) => values.number("clock", 1).text("left", span(left, scene)),
        (None, Some(Rest::Vacation)) => values.number("clock", 3),
        (None, Some(Rest::Weekend)) => values.number("clock", 4),
        (None, None) => values.number("clock", 0),
    };
    Some(match &choice.room {
        Some(_) => {
            let room = room_placeholder(place);
            scene.sentence("mine-line-elsewhere", values.text("room", room))
        }
        None => scene.sentence("mine-line", values),
    })
}

/// What somebody has proposed, below a heading; `None` if nothing is proposed.
fn proposed(heading: &str, proposals: &[&Proposal], scene: &Scene) -> Option<Block> {
    let line = |one: &&Proposal| {
        let line = proposal_line(one, scene);
        let place = scene.rooms.iter().position(|(room, _)| *room == one.room);
        match place {
            None => line,
            Some(place) => {
                let room = room_placeholder(scene.choices.len() + place);
                let values = Values::new().text("line", line).text("room", room);
                scene.sentence("mine-elsewhere", values)
            }
        }
    };
    let mut lines = vec![scene.sentence(heading, Values::new())];
    lines.extend(proposals.iter().map(line));
    (!proposals.is_empty()).then(|| scene.paragraph(&lines.join("\n")))
}

/// The time that is left, rounded up to its largest unit. If a game was put off for three days, "3 days" is shown for the whole first
/// day.
fn time_left(seconds: i64, scene: &Scene) -> String {
    let unit = match seconds {
        i64::MIN..3_600 => 60,
        3_600..86_400 => 3_600,
        86_400.. => 86_400,
    };
    duration(((seconds - 1) / unit + 1) * unit, scene)
}

/// A time in its largest whole unit: `3 days`.
fn duration(seconds: i64, scene: &Scene) -> String {
    let (id, unit) = match seconds {
        i64::MIN..60 => ("duration-short", 60),
        60..3_600 => ("duration-minutes", 60),
        3_600..86_400 => ("duration-hours", 3_600),
        86_400.. => ("duration-days", 86_400),
    };
    scene.sentence(id, Values::new().number("count", seconds / unit))
}

/// A page of a person's games that are over.
pub(super) fn history(games: &[EndedGame], page: u32, pages: u32, scene: &Scene) -> Body {
    if games.is_empty() {
        return vec![scene.sentence_paragraph("history-none", Values::new())];
    }
    let mut lines = vec![scene.sentence("history-heading", Values::new())];
    lines.extend(games.iter().filter_map(|game| {
        let (_, choice) = find_choice(game.session, scene)?;
        let values = game_values(choice, scene)
            .text("day", game.day.as_str())
            .number("annulled", u8::from(game.is_annulled))
            .text("result", result(choice, scene));
        Some(scene.sentence("history-line", values))
    }));
    let mut body = vec![scene.paragraph(&lines.join("\n"))];
    let was_played = |choice: &&SessionChoice| choice.session.line.plies() > 0;
    if let Some(choice) = scene.choices.iter().find(was_played) {
        let how = Values::new().number("session", choice.session.id.0);
        body.push(scene.sentence_paragraph("history-how", how));
    }
    if page < pages {
        let values = Values::new()
            .number("page", page)
            .number("pages", pages)
            .number("next", page + 1);
        body.push(scene.sentence_paragraph("history-page", values));
    }
    body
}

/// How a game ended, in a word or two.
fn result(choice: &SessionChoice, scene: &Scene) -> String {
    let won = |seat: Seat| {
        let name = name_or_gone(choice, seat, scene).unwrap_or_else(|| "?".into());
        scene.sentence("history-won", Values::new().text("player", name))
    };
    let plain = |id: &str| scene.sentence(id, Values::new());
    let alone = choice.session.is_solitaire();
    match choice.session.ending {
        Some(Ending::Rule(Outcome::Win(Seat::First))) if alone => plain("history-solved"),
        Some(Ending::Rule(_) | Ending::Resign(_) | Ending::Flag(_)) if alone => {
            plain("history-lost")
        }
        Some(Ending::Rule(Outcome::Win(seat))) => won(seat),
        Some(Ending::Resign(seat) | Ending::Flag(seat)) => won(seat.other()),
        Some(Ending::Rule(Outcome::Draw) | Ending::Agreed(_)) => plain("history-drawn"),
        Some(Ending::Abort(_) | Ending::Annulled | Ending::Imported) | None => {
            plain("history-called-off")
        }
    }
}

/// The board after a step of a replay, with the number of the step, and a sentence that says how to go on.
pub(super) fn shown_step(step: &ShownStep, session: &Session, scene: &Scene) -> Body {
    let side = scene.side_of(Some(step.reader));
    let after = ("standing-step", step.step);
    let mut body = position_after(session, after, (step.form, side), scene);
    body.push(how_to_step(step.step, step.last, scene));
    body
}

fn how_to_step(entry: u32, last: u32, scene: &Scene) -> Block {
    let values = Values::new().number("entry", entry).number("last", last);
    let id = match entry {
        0 => "replay-begin",
        entry if entry >= last => "replay-last",
        _ => "replay-middle",
    };
    scene.sentence_paragraph(id, values)
}

fn find_choice(id: SessionId, scene: &Scene) -> Option<(usize, &SessionChoice)> {
    let mut choices = scene.choices.iter().enumerate();
    choices.find(|(_, choice)| choice.session.id == id)
}

/// The name of the player at a seat. If that person has been forgotten, words such as "somebody who has left". `None` if nobody sat
/// there.
fn name_or_gone<'a>(
    choice: &'a SessionChoice,
    seat: Seat,
    scene: &'a Scene,
) -> Option<Cow<'a, str>> {
    let gone = || {
        choice.session.people()[seat.index()]?;
        Some(scene.sentence("person-gone", Values::new()).into())
    };
    plain_name(choice, seat, scene).or_else(gone)
}

fn game_values<'a>(choice: &'a SessionChoice, scene: &'a Scene) -> Values<'a> {
    let names = Seat::ALL.into_iter();
    let names: Vec<_> = names
        .filter_map(|seat| name_or_gone(choice, seat, scene))
        .collect();
    Values::new()
        .number("session", choice.session.id.0)
        .text("game", session_title(&choice.session, scene))
        .text("players", names.join(", "))
}
