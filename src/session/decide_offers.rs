//! Decides what happens when an offer (a draw, a takeback, calling the game off, putting it off, going on with it) is made,
//! accepted, declined or withdrawn. `decide_put_off.rs` decides whether a player may offer to put the game off or to go on with it. Pure.
//! For how many seconds a takeback is free: `takeback.rs`. How often an offer may be made: `open_offers.rs`.

use super::takeback::FREE_TAKEBACK;
use super::{BeforeDecision, Decided, Entry, Offer, Refusal, Session};
use lusoria_games::rules::{Fact, Seat};

type Decision = Result<Decided, Refusal>;

/// Offers a draw, or accepts the one that is offered. If one person plays both sides, the draw is agreed at once.
pub(super) fn offer_draw(session: &Session, seat: Seat, at: i64) -> Decision {
    let game = session.line.game();
    if session.is_solitaire() {
        return refuse(session, Fact::new("draw-alone"));
    }
    if !game.info.draws {
        return refuse(session, Fact::new("draw-unknown"));
    }
    if session.has_computer() {
        return refuse(session, Fact::new("draw-computer"));
    }
    let offered = offer(session, seat, Offer::Draw, at)?;
    match session.is_hot_seat() {
        true => Ok(offered.followed_by(Entry::Draw(seat.other()), at)),
        false => Ok(offered),
    }
}

/// Makes an offer. If the other player has made the same offer, accepts that instead.
///
/// Each kind of offer can be made only once until the other player moves, and can be changed only a few times while it is open. Each
/// offer notifies the other player, and a player who never answers must not be notified without end.
pub(super) fn offer(session: &Session, seat: Seat, offer: Offer, at: i64) -> Decision {
    if session.offer_of(seat.other()) == Some(offer) {
        return accept(session, seat, at);
    }
    if session.offer_of(seat) == Some(offer) {
        return refuse(session, Fact::new("offer-stands"));
    }
    if session.has_offered(seat, offer) && !session.may_change_to(seat, offer) {
        return refuse(session, Fact::new("offered-before"));
    }
    let entry = Entry::Offer(seat, offer);
    Ok(Decided::by_one_entry(session, entry, at))
}

/// Takes back this player's last `back` decisions. If the other player has to agree, asks for the takeback. If the other player has asked
/// for a takeback already, agrees to that one.
pub(super) fn take_back(session: &Session, seat: Seat, back: u32, at: i64) -> Decision {
    if session.missing_word().is_some() {
        return refuse(session, Fact::new("luck-first"));
    }
    let is_asked = matches!(session.offer_of(seat.other()), Some(Offer::Takeback(_)));
    let before = match session.is_hot_seat() {
        true => session.before_decision_of_either(back),
        false => session.before_decision(seat, back),
    };
    let (seat, n, made_at, free) = match before {
        BeforeDecision::After {
            seat, n, at, free, ..
        } => (seat, n, at, free),
        BeforeDecision::Never | BeforeDecision::Forgotten if is_asked => {
            return accept(session, seat, at);
        }
        BeforeDecision::Never | BeforeDecision::Forgotten => {
            return refuse(session, too_far_back(session, seat));
        }
    };
    let alone = session.allows_hints();
    if alone || free && at <= made_at.saturating_add(FREE_TAKEBACK) {
        let back = go_back(session, seat, n, at);
        // If the time of the player on turn would be over after the takeback, the other player is asked, or the takeback is refused if
        // there is no other person. So nobody loses by a takeback.
        match back.after.late_seat(at) {
            None => return Ok(back),
            Some(_) if alone => return refuse(session, Fact::new("takeback-late")),
            Some(_) => {}
        }
    }
    match is_asked {
        true => accept(session, seat, at),
        false => offer(session, seat, Offer::Takeback(n), at),
    }
}

/// Why this seat cannot take back as many moves as it wanted to.
fn too_far_back(session: &Session, seat: Seat) -> Fact {
    let own = |seat| session.decisions(seat);
    let moves = match session.is_hot_seat() {
        true => own(Seat::First) + own(Seat::Second),
        false => own(seat),
    };
    match moves {
        0 => Fact::new("takeback-nothing"),
        moves => Fact::new("takeback-fewer").with("moves", moves),
    }
}

/// Goes back to entry `n` without asking. This also takes back later entries that say how long the host was away (CL-5) and how long the
/// player was on vacation (CL-14). The clock must not count these times, so they are noted again.
fn go_back(session: &Session, seat: Seat, n: u32, at: i64) -> Decided {
    let entry = Entry::Takeback(seat, n);
    let mut back = Decided::by_one_entry(session, entry, at);
    let (away, rested) = session.absences_after(n, seat);
    let runs = |session: &Session| {
        session
            .clock
            .as_deref()
            .is_some_and(|clock| clock.used_until(at) > 0)
    };
    if away > 0 && runs(&back.after) {
        back = back.followed_by(Entry::Pause(away), at);
    }
    let clock = back.after.clock.as_deref();
    let rested = clock.map_or(0, |clock| rested.min(clock.used_until(at) - clock.rested));
    match rested > 0 {
        true => back.followed_by(Entry::Vacation(seat, rested), at),
        false => back,
    }
}

/// Accepts what the other player offers.
pub(super) fn accept(session: &Session, seat: Seat, at: i64) -> Decision {
    let other = seat.other();
    match session.offer_of(other) {
        Some(Offer::Draw) => Ok(Decided::by_one_entry(session, Entry::Draw(seat), at)),
        Some(Offer::Abort) => Ok(Decided::by_one_entry(session, Entry::Abort(other), at)),
        Some(Offer::Takeback(n)) => {
            let entry = Entry::Takeback(other, n);
            let mut after = session.clone();
            match after.evolve(&entry, at) {
                Ok(()) => Ok(Decided {
                    entries: vec![entry],
                    after,
                }),
                Err(_) => refuse(session, Fact::new("takeback-nothing")),
            }
        }
        Some(Offer::PutOff(days)) => {
            let entry = Entry::PutOff(seat, days);
            Ok(Decided::by_one_entry(session, entry, at))
        }
        Some(Offer::GoOn) if session.put_off_until(at).is_none() => {
            refuse(session, Fact::new("pause-none"))
        }
        Some(Offer::GoOn) => Ok(Decided::by_one_entry(session, Entry::GoOn(seat), at)),
        None => refuse(session, Fact::new("nothing-offered")),
    }
}

/// Does the first of these that is possible:
///
/// 1. declines what the other player offers
/// 2. withdraws what this player offers
/// 3. declines the game itself, if this player has not moved. If anything was offered before, this is refused, so that a second `decline`
///    does not end the game.
pub(super) fn decline(session: &Session, seat: Seat, at: i64) -> Decision {
    let entry = if session.offer_of(seat.other()).is_some() {
        Entry::Decline(seat)
    } else if session.offer_of(seat).is_some() {
        Entry::Withdraw(seat)
    } else if session.moves[seat.index()] == 0
        && !session.is_solitaire()
        && !session.all_have_moved()
    {
        if session.knows_offers() {
            return refuse(session, Fact::new("nothing-offered-but-the-game"));
        }
        Entry::Abort(seat)
    } else {
        return refuse(session, Fact::new("nothing-offered"));
    };
    Ok(Decided::by_one_entry(session, entry, at))
}

pub(super) fn refuse(session: &Session, reason: Fact) -> Decision {
    Err(reason.with("session", session.id.0).into())
}
