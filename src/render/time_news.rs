//! Messages that are only about time: both clocks, more time for a player, a time that is over, and reminders.

use super::clock::{is_little_time, span};
use super::ending::lost_on_time;
use super::sentence::list_numbers;
use super::session_title::session_values;
use super::{Block, Body, Scene};
use crate::locales::Values;
use crate::session::{ClockReading, GameClock, Say, Session, SessionId, TimeKind};
use lusoria_games::rules::Seat;

/// The body of a message about time.
pub(super) fn tell(say: &Say, session: &Session, scene: &Scene) -> Body {
    let told = match say {
        Say::TimeGiven(_) => waited(session, scene),
        Say::TimeOver(_) => time_over(session, scene),
        Say::Reminder { waited, left, .. } => reminder(session, *waited, *left, scene),
        Say::Clock(_, reading, _) => return clocks(session, *reading, scene),
        _ => None,
    };
    told.into_iter().collect()
}

/// The line below a board that says for how long the game is still put off; `None` if it is not put off.
pub(super) fn put_off(seconds: i64, scene: &Scene) -> Option<Block> {
    let left = Values::new().text("left", span(seconds, scene));
    (seconds > 0).then(|| scene.sentence_paragraph("clock-put-off", left))
}

/// Says that the person on turn has little or no time left. `at` is the present time. `None` if that person has enough time, if no
/// person is on turn, or if the game has no clock.
pub(super) fn little_left(session: &Session, at: i64, scene: &Scene) -> Option<Block> {
    let (clock, seat) = (session.clock.as_deref()?, session.decider()?);
    let left = clock.left_on_turn(seat, at);
    let id = match left < 0 {
        true if session.told_of_flag(seat) == seat => "board-time-over-computer",
        true => "board-time-over",
        false => "time-little",
    };
    is_little_time(session, clock, (seat, left)).then(|| {
        let values = session_values(session, scene).player("player", seat);
        scene.sentence_paragraph(id, values.text("left", span(left, scene)))
    })
}

/// Tells how much time both players have. If no clock runs, says why.
fn clocks(session: &Session, reading: ClockReading, scene: &Scene) -> Body {
    let (now, rest) = (reading.at, reading.rest);
    let head = scene.sentence("clock-head", session_values(session, scene));
    let put_off = session.put_off_until(now);
    let stands = put_off.map(|until| {
        let left = Values::new().text("left", span(until - now, scene));
        scene.sentence("clock-put-off", left)
    });
    let clock = session.clock.as_deref();
    let seats = Seat::ALL.into_iter();
    let lines = clock.map(|clock| {
        let running = session.decider().filter(|_| put_off.is_none());
        let running = running.map(|seat| (seat, now));
        let stopped = lost_on_time(session).map(|seat| (seat, session.changed_at));
        // The turn may begin in the future, if something was noted while the system clock was ahead.
        let stands = rest > 0 || reading.weekend || clock.since > now;
        let measured = (running.or(stopped), stands);
        let line = move |seat| clock_line(session, clock, (seat, measured), scene);
        seats.map(line)
    });
    let lines = lines.into_iter().flatten();
    let rests = session.decider().filter(|_| rest > 0).map(|seat| {
        let values = Values::new().player("player", seat);
        scene.sentence("clock-rests", values.text("rest", span(rest, scene)))
    });
    let may_run = put_off.is_none() && session.late_seat(now).is_none();
    let is_free = reading.weekend && may_run && session.decider().is_some();
    let weekend = is_free.then(|| scene.sentence("clock-weekend", Values::new()));
    let lines = lines.chain(rests).chain(weekend);
    let all: Vec<_> = std::iter::once(head).chain(stands).chain(lines).collect();
    vec![scene.paragraph(&all.join("\n"))]
}

/// How much time a seat has.
///
/// - `running`: the seat on turn, with the time at which its clock is read. After a loss on time: the seat of the loser, with the time of
///   the loss.
/// - `rests`: whether the clock stands still although somebody is on turn, as in a vacation or at a weekend.
fn clock_line(
    session: &Session,
    clock: &GameClock,
    (seat, (running, rests)): (Seat, (Option<(Seat, i64)>, bool)),
    scene: &Scene,
) -> String {
    let at = running.filter(|(running, _)| *running == seat);
    let left = match at {
        Some((_, at)) => clock.left_on_turn(seat, at),
        None => clock.left[seat.index()],
    };
    let id = match (session.computer_at(seat), at.is_some(), left < 0) {
        (Some(_), ..) => "clock-computer",
        (None, true, true) => "clock-over",
        (None, true, false) if !rests => "clock-on-turn",
        (None, ..) => "clock-waits",
    };
    let values = Values::new().player("player", seat);
    scene.sentence(id, values.text("left", span(left, scene)))
}

/// How many days of vacation the reader has left, and whether they are on vacation. If they are, also names the games in which their
/// clock runs on.
pub(super) fn vacation((left, rest): (i64, i64), runs_on: &[SessionId], scene: &Scene) -> Block {
    let values = Values::new().number("left", left);
    // The example must not suggest more days than are left.
    let values = values.number("take", left.min(10));
    match rest {
        0 => scene.sentence_paragraph("vacation-left", values),
        rest => {
            let values = values.text("rest", span(rest, scene));
            let count = u32::try_from(runs_on.len()).unwrap_or(u32::MAX);
            let values = values
                .number("count", count)
                .text("games", list_numbers(runs_on));
            scene.sentence_paragraph("vacation-on", values)
        }
    }
}

/// The message which says that the player on turn got more time from the other player.
fn waited(session: &Session, scene: &Scene) -> Option<Block> {
    let (clock, seat) = (session.clock.as_deref()?, session.decider()?);
    let left = clock.left_on_turn(seat, session.changed_at);
    let values = session_values(session, scene).player("player", seat);
    let values = values.text("left", span(left, scene));
    let control = clock.control;
    let stands = control.free_weekends || control.vacation || session.put_off.is_some();
    let values = values.number("stands", u8::from(stands));
    Some(scene.sentence_paragraph("time-given", values.player("giver", seat.other())))
}

/// The message which says that the time of the player on turn is over.
fn time_over(session: &Session, scene: &Scene) -> Option<Block> {
    let late = session.decider()?;
    let clock = session.clock.as_deref();
    let is_live = TimeKind::of(clock.map(|clock| clock.control)) == TimeKind::Live;
    let values = session_values(session, scene).player("late", late);
    if session.told_of_flag(late) == late {
        return Some(scene.sentence_paragraph("time-over-computer", values));
    }
    let values = values.number("live", u8::from(is_live));
    Some(scene.sentence_paragraph("time-over", values.player("player", late.other())))
}

/// Reminds the player on turn.
fn reminder(session: &Session, waited: i64, left: Option<i64>, scene: &Scene) -> Option<Block> {
    let seat = session.decider()?;
    let values = session_values(session, scene)
        .player("player", seat)
        .player("other", seat.other())
        .text("waited", span(waited, scene));
    Some(match left {
        Some(left) => {
            scene.sentence_paragraph("reminder-left", values.text("left", span(left, scene)))
        }
        None => scene.sentence_paragraph("reminder", values),
    })
}
