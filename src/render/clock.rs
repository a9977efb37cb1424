//! Writes lengths of time in words, and what the messages of a game say about its clock. `src/service/clock_checks.rs` decides when a
//! separate message warns that little time is left.

use super::{Block, Scene};
use crate::locales::Values;
use crate::session::{GameClock, Pace, Session, TimeControl};
use lusoria_games::rules::Seat;

const MINUTE: i64 = 60;
const HOUR: i64 = 3_600;
const DAY: i64 = 86_400;

/// A length of time in its two largest units: `3 d 4 h`.
pub(super) fn span(seconds: i64, scene: &Scene) -> String {
    let seconds = seconds.max(0);
    let (id, large, small) = match seconds {
        DAY.. => ("span-days", seconds / DAY, seconds % DAY / HOUR),
        HOUR.. => ("span-hours", seconds / HOUR, seconds % HOUR / MINUTE),
        MINUTE.. => ("span-minutes", seconds / MINUTE, seconds % MINUTE),
        _ => ("span-seconds", seconds, 0),
    };
    scene.sentence(
        id,
        Values::new().number("large", large).number("small", small),
    )
}

/// The sentences that say, at the beginning of a game, how much time its players have. `None` if the game has no clock.
pub(super) fn announce_time(session: &Session, scene: &Scene) -> Option<Block> {
    let control = session.clock.as_deref()?.control;
    Some(scene.paragraph(&time_in_words(control, scene)))
}

/// How much time the players of a game have, in sentences.
pub(super) fn time_in_words(control: TimeControl, scene: &Scene) -> String {
    let id = match control.pace {
        Pace::Move(_) => "opened-time",
        Pace::Bank(..) => "opened-bank",
        Pace::Live(..) => "opened-live",
    };
    let values = with_control(Values::new(), control, scene);
    let mut said = vec![scene.sentence(id, values)];
    if control.free_weekends {
        said.push(scene.sentence("opened-weekends", Values::new()));
    }
    if control.vacation {
        said.push(scene.sentence("opened-vacation", Values::new()));
    }
    let hard = if control.hard {
        "opened-time-hard"
    } else {
        "opened-time-soft"
    };
    said.push(scene.sentence(hard, Values::new()));
    said.join(" ")
}

/// A time control in a few words: `3 d a turn`.
pub(super) fn short_time(control: TimeControl, scene: &Scene) -> String {
    let per_turn = u8::from(matches!(control.pace, Pace::Move(_)));
    let values = Values::new().number("turn", per_turn);
    scene.sentence("time-short", with_control(values, control, scene))
}

/// A time control in a few words, and then each thing that is special about it: `3 d a turn`, `no days of vacation`.
pub(super) fn listed_time(control: TimeControl, scene: &Scene) -> Vec<String> {
    let special = [
        (control.hard, "terms-hard"),
        (control.free_weekends, "terms-weekends"),
        (control.forbids_vacation(), "terms-no-vacation"),
    ];
    let special = special.into_iter().filter(|(applies, _)| *applies);
    let special = special.map(|(_, id)| scene.sentence(id, Values::new()));
    std::iter::once(short_time(control, scene))
        .chain(special)
        .collect()
}

fn with_control<'a>(values: Values<'a>, control: TimeControl, scene: &Scene) -> Values<'a> {
    let add = match control.pace {
        Pace::Move(_) => 0,
        Pace::Bank(_, add) | Pace::Live(_, add) => add,
    };
    let values = values.number("adds", add.min(1));
    values
        .text("start", span(control.pace.start(), scene))
        .text("add", span(add, scene))
}

/// Says that the last move has ended the time for which the game was put off. `None` if the game was not put off before that move, or if
/// the game is over.
pub(super) fn goes_on(session: &Session, scene: &Scene) -> Option<Block> {
    let has_clock = session.clock.is_some();
    let values = Values::new().number("clock", u8::from(has_clock));
    let is_ended = session.ending.is_none() && session.goes_on_by_last_move();
    is_ended.then(|| scene.sentence_paragraph("put-off-ended", values))
}

/// Warns the player on turn that little time is left: less than a quarter of the time at the beginning. `None` if there is nobody to
/// warn.
pub(super) fn warn_of_time(session: &Session, scene: &Scene) -> Option<Block> {
    let (clock, seat) = (session.clock.as_deref()?, session.decider()?);
    let left = clock.left[seat.index()];
    is_little_time(session, clock, (seat, left)).then(|| {
        let values = Values::new().player("player", seat);
        scene.sentence_paragraph("time-little", values.text("left", span(left, scene)))
    })
}

/// Whether to warn the holder of this seat, who has `left` seconds left. A computer player is never warned.
pub(super) fn is_little_time(
    session: &Session,
    clock: &GameClock,
    (seat, left): (Seat, i64),
) -> bool {
    session.computer_at(seat).is_none() && left < clock.control.pace.start() / 4
}
