//! `decide`: checks whether an actor may do something in a session, and returns the entries that this adds to the log, or a refusal.
//! Pure.
//!
//! Deliberately absent: finding the session that is meant, commands that change nothing, anything about rooms.

use super::clock_rules::{claim, give_time};
use super::decide_offers as offers;
use super::decide_put_off::{go_on, put_off};
use super::{Actor, Decided, Entry, Offer, Refusal, RefusalKind, Session, TimeControl};
use lusoria_games::engine::Level;
use lusoria_games::rules::{Fact, NotationError, Parsed, Seat, Turn};

/// How many forced passes in a row the host plays by itself. Two players can block each other for good, and without this limit the host
/// would go on throwing dice without end. After that many passes the host waits for a person.
const FORCED_PASSES: usize = 12;

/// Something that changes a session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Play what was typed.
    Play(String),
    /// Add this word to the seed from which the dice are dealt.
    Word(String),
    /// Have the computer player play at this level.
    Level(Level),
    /// Be given a hint for the next move.
    Hint,
    /// End the game, because the other player's time is over.
    ClaimOnTime,
    /// Give the other player, whose turn it is, this many seconds more.
    GiveTime(i64),
    /// Give the game up.
    Resign,
    /// Break off the game. If two people play and both have moved, only offer to break it off.
    Abort,
    /// Offer a draw, or accept the one that is offered.
    OfferDraw,
    /// Offer to put the game off for this many days.
    PutOff(u32),
    /// Go on with a game that was put off, if the other player agrees. If an offer to put it off is not answered yet, decline or withdraw
    /// that offer.
    GoOn,
    /// Take back this many decisions of one's own. If the other player has to agree, ask for that. If the other player has already
    /// asked for a takeback, agree to theirs.
    TakeBack(u32),
    /// Accept what is offered.
    Accept,
    /// Decline what is offered, or withdraw an offer of one's own. If nothing was offered and one has not moved yet, decline the game
    /// itself.
    Decline,
}

/// Decides what follows if `actor` does this at the time `at` (Unix seconds). All new entries get that time.
///
/// # Errors
/// The refusal, if the action is not allowed. Whether `actor` has a seat is checked before the rules of the game.
pub fn decide(
    session: &Session,
    actor: impl Into<Actor>,
    action: &Action,
    at: i64,
) -> Result<Decided, Refusal> {
    let goes_back = matches!(action, Action::TakeBack(_)) && session.is_lost_solitaire();
    if session.ending.is_some() && !goes_back {
        return Err(RefusalKind::SessionOver
            .fact()
            .with("session", session.id.0)
            .into());
    }
    let seat = match session.seat_of_actor(actor.into()) {
        Some(seat) => seat,
        // Anybody may end a game that only computer players play, because no person has a seat in it.
        None if *action == Action::Abort && session.is_between_computers() => Seat::First,
        None => return Err(no_seat(session)),
    };
    if let Some(flag) = session.hard_flag(at) {
        return Ok(Decided::by_one_entry(session, flag, at));
    }
    match action {
        Action::ClaimOnTime => claim(session, seat, at),
        Action::GiveTime(seconds) => give_time(session, seat, *seconds, at),
        Action::Play(text) => play(session, seat, text, at),
        Action::Word(word) => add_word(session, seat, word, at),
        Action::Level(level) => set_level(session, *level, at),
        Action::Hint => take_hint(session, seat, at),
        Action::Resign => Ok(Decided::by_one_entry(session, Entry::Resign(seat), at)),
        Action::Abort => abort(session, seat, at),
        Action::OfferDraw => offers::offer_draw(session, seat, at),
        Action::PutOff(days) => put_off(session, seat, *days, at),
        Action::GoOn => go_on(session, seat, at),
        Action::TakeBack(back) => offers::take_back(session, seat, *back, at),
        Action::Accept => offers::accept(session, seat, at),
        Action::Decline => offers::decline(session, seat, at),
    }
}

/// Begins a new session. Its first entry is the first throw, if the game begins with a throw.
#[must_use]
pub fn begin(session: Session) -> Decided {
    deal_first(Decided::nothing(session))
}

/// If the game begins with a throw, adds that throw to the entries with which a new session has begun.
#[must_use]
pub fn deal_first(begun: Decided) -> Decided {
    let Decided {
        mut after,
        mut entries,
    } = begun;
    deal_and_pass(&mut after, &mut entries);
    Decided { entries, after }
}

/// Adds the entry that says how much time the players have, if there is to be a clock.
///
/// # Errors
/// `time-alone` if the game is for one player, if one person holds both seats, or if only computer players play.
pub fn with_time(begun: Decided, time: Option<TimeControl>) -> Result<Decided, Refusal> {
    let Some(control) = time else {
        return Ok(begun);
    };
    let Decided {
        mut after,
        mut entries,
    } = begun;
    let entry = Entry::Time(control);
    let is_alone = after.is_hot_seat() || after.is_between_computers();
    if is_alone || after.evolve(&entry, after.changed_at).is_err() {
        return Err(Refusal::host("time-alone"));
    }
    entries.push(entry);
    Ok(Decided { entries, after })
}

/// Begins a session in which the dice wait for the words of the players. The first entry says that each player adds a word to the seed
/// before anything is thrown.
///
/// # Errors
/// `luck-no-dice` if the game uses neither dice nor lots from the seed.
pub fn begin_with_words(session: &Session) -> Result<Decided, Refusal> {
    if !session.uses_seed() {
        return Err(Refusal::host("luck-no-dice"));
    }
    Ok(Decided::by_one_entry(
        session,
        Entry::Words,
        session.changed_at,
    ))
}

fn no_seat(session: &Session) -> Refusal {
    RefusalKind::NoSeat
        .fact()
        .with("session", session.id.0)
        .into()
}

fn abort(session: &Session, seat: Seat, at: i64) -> Result<Decided, Refusal> {
    let all_moved = session.all_have_moved();
    // A computer player always agrees, and so does somebody who plays both sides.
    if all_moved && !session.has_computer() && !session.is_hot_seat() && !session.is_solitaire() {
        return offers::offer(session, seat, Offer::Abort, at);
    }
    Ok(Decided::by_one_entry(session, Entry::Abort(seat), at))
}

fn set_level(session: &Session, level: Level, at: i64) -> Result<Decided, Refusal> {
    let mut computers = Seat::ALL.into_iter();
    let computer = computers.find(|seat| session.computer_at(*seat).is_some());
    let seat = computer.ok_or_else(|| Fact::new("level-nobody").with("session", session.id.0))?;
    Ok(Decided::by_one_entry(
        session,
        Entry::Level(seat, level),
        at,
    ))
}

/// Notes a hint. A second hint in the same position is not noted.
fn take_hint(session: &Session, seat: Seat, at: i64) -> Result<Decided, Refusal> {
    let refusal = |fact: Fact| Err(fact.with("session", session.id.0).into());
    if !session.allows_hints() {
        return refusal(Fact::new("hint-between-people"));
    }
    if session.missing_word().is_some() {
        return refusal(Fact::new("luck-first"));
    }
    on_turn(session, seat)?;
    if session.line.throw().is_some() {
        return refusal(Fact::new("hint-roll-first"));
    }
    if session.hinted {
        let (entries, after) = (Vec::new(), session.clone());
        return Ok(Decided { entries, after });
    }
    Ok(Decided::by_one_entry(session, Entry::Hint(seat), at))
}

fn add_word(session: &Session, seat: Seat, word: &str, at: i64) -> Result<Decided, Refusal> {
    if session.words.is_some() && !session.awaits_word(seat) {
        return Err(Fact::new("luck-word-is-in")
            .with("session", session.id.0)
            .into());
    }
    if !session.awaits_word(seat) {
        return Err(Fact::new("luck-not-awaited")
            .with("session", session.id.0)
            .into());
    }
    let entry = Entry::Word(seat, word.to_owned());
    let mut decided = Decided::by_one_entry(session, entry, at);
    deal_and_pass(&mut decided.after, &mut decided.entries);
    Ok(decided)
}

fn play(session: &Session, seat: Seat, text: &str, at: i64) -> Result<Decided, Refusal> {
    let parsed = session.line.parse(text);
    if parsed == Err(NotationError::Foreign) {
        return Err(RefusalKind::NotAMove
            .fact()
            .with("session", session.id.0)
            .into());
    }
    if session.missing_word().is_some() {
        return Err(Fact::new("luck-first").with("session", session.id.0).into());
    }
    on_turn(session, seat)?;
    let canonical = canonical(session, text, parsed)?;
    let mut after = session.clone();
    after
        .play(&canonical, at)
        .map_err(|reason| refused_by_rules(session, reason))?;
    let mut entries = vec![Entry::Ply(canonical)];
    deal_and_pass(&mut after, &mut entries);
    Ok(Decided { entries, after })
}

fn on_turn(session: &Session, seat: Seat) -> Result<(), Refusal> {
    match session.decider() {
        Some(decider) if decider != seat => Err(Fact::new("wrong-turn")
            .with("player", decider)
            .with("session", session.id.0)
            .into()),
        _ => Ok(()),
    }
}

fn canonical(
    session: &Session,
    text: &str,
    parsed: Result<Parsed<String>, NotationError>,
) -> Result<String, Refusal> {
    match parsed {
        Ok(Parsed::Move(canonical)) => Ok(canonical),
        Ok(Parsed::Choose(moves)) => Err(RefusalKind::WhichMove
            .fact()
            .with("typed", text.to_owned())
            .with("moves", moves.join(" "))
            .into()),
        Err(NotationError::Malformed(fact)) => Err(refused_by_rules(session, fact)),
        Err(NotationError::Foreign) => Err(Refusal::from(RefusalKind::NotAMove)),
    }
}

fn refused_by_rules(session: &Session, reason: Fact) -> Refusal {
    Refusal::Rules(session.line.game().info.id.to_owned(), reason)
}

/// Deals the throws and lots that are due and plays forced passes, until a player has a choice or the game is over. Plays at most
/// [`FORCED_PASSES`] passes. All these entries get the time at which the session last changed.
fn deal_and_pass(session: &mut Session, entries: &mut Vec<Entry>) {
    let mut passes = 0;
    while let Some(ply) = due_throw(session).or_else(|| forced_pass(session, &mut passes)) {
        let entry = Entry::Ply(ply);
        if session.evolve(&entry, session.changed_at).is_err() {
            return;
        }
        entries.push(entry);
    }
}

fn due_throw(session: &Session) -> Option<String> {
    session.dealt_throw().filter(|_| session.ending.is_none())
}

fn forced_pass(session: &Session, passes: &mut usize) -> Option<String> {
    let waiting = session.ending.is_none() && matches!(session.line.turn(), Turn::Seat(_));
    let forced = waiting.then(|| session.line.forced_pass()).flatten()?;
    *passes += 1;
    (*passes <= FORCED_PASSES).then_some(forced)
}
