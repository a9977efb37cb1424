//! Facts about what happens in a session other than moves. Pure.

use super::{Entry, Offer, Session};
use lusoria_games::rules::{Arg, Fact, Seat};

/// A fact that is told as news. Its sentence is `news-<id>`.
#[must_use]
pub const fn news_fact(id: &'static str) -> Fact {
    Fact::new(id)
}

/// A fact that answers somebody in one sentence, `told-<id>`.
#[must_use]
pub const fn answer_fact(id: &'static str) -> Fact {
    Fact::new(id)
}

/// What a room is told about an entry that is not a move: a fact, and whether the board is shown with it. `None` if the entry is no news.
/// `before` is the session before the entry. If the message notifies a player, the fact's value `called` is that player's seat.
#[must_use]
pub fn news(before: &Session, entry: &Entry) -> Option<(Fact, bool)> {
    let kind = |seat: Seat| before.offer_of(seat).map_or("draw", Offer::name).to_owned();
    let fact = match entry {
        Entry::Offer(seat, offer) if !before.is_hot_seat() && !before.has_computer() => {
            offer_made(before, *seat, *offer)
                .with("player", *seat)
                .with("called", seat.other())
        }
        Entry::Decline(seat) => news_fact("declined")
            .with("what", kind(seat.other()))
            .with("player", *seat)
            .with("called", seat.other()),
        Entry::Withdraw(seat) => news_fact("withdrawn")
            .with("what", kind(*seat))
            .with("player", *seat),
        Entry::PutOff(seat, days) => news_fact("put-off")
            .with("player", *seat)
            .with("called", seat.other())
            .with("days", *days),
        Entry::GoOn(seat) => goes_on(news_fact("goes-on"), before.decider().unwrap_or(*seat)),
        Entry::Takeback(seat, n) => {
            let fact = match takes_several_back(before, *seat, *n) {
                true => news_fact("takeback-several"),
                false => news_fact("takeback"),
            };
            let fact = fact.with("player", *seat);
            let (own, others) = (before.offer_of(*seat), before.offer_of(seat.other()));
            let fact = match (own, others) {
                (Some(_), _) => fact.with("called", *seat),
                (None, Some(_)) => fact
                    .with(DROPPED, seat.other())
                    .with("called", seat.other()),
                (None, None) => fact,
            };
            return Some((fact, true));
        }
        _ => return None,
    };
    Some((fact, false))
}

/// Adds the player on turn to the news that a game goes on after it was put off. The message with this news notifies that player.
#[must_use]
pub fn goes_on(fact: Fact, on_turn: Seat) -> Fact {
    fact.with("player", on_turn).with("called", on_turn)
}

/// If an offer takes the place of an earlier one, the news of the new offer has a value with this name.
pub const REPLACES: &str = "replaces";

/// If a takeback by one player ends an open offer of the other player, the news of the takeback has a value with this name: the seat of
/// the player who had made the offer.
pub const DROPPED: &str = "dropped";

/// The news of an offer. A takeback may also take back moves of the player who is asked; then the news names these moves.
fn offer_made(before: &Session, seat: Seat, offer: Offer) -> Fact {
    let fact = news_fact("offer");
    let (what, with_it) = match offer {
        Offer::Takeback(n) => {
            let with_it = before.moves_after(n, seat.other()).join(", ");
            let what = match (takes_several_back(before, seat, n), with_it.is_empty()) {
                (true, true) => "takeback-several",
                (true, false) => "takeback-several-with",
                (false, true) => "takeback",
                (false, false) => "takeback-with",
            };
            (what, with_it)
        }
        _ => (offer.name(), String::new()),
    };
    let fact = match offer.days() {
        Some(days) => fact.with("days", days),
        None => fact,
    };
    let fact = match before.offer_of(seat) {
        Some(_) => fact.with(REPLACES, 1_i64),
        None => fact,
    };
    let fact = fact.with("what", what.to_owned());
    match with_it.is_empty() {
        true => fact,
        false => fact.with("moves", with_it),
    }
}

/// Whether the player takes back several of their own moves by going back to entry `n`. Where one person plays both sides, all moves are
/// their own.
fn takes_several_back(before: &Session, seat: Seat, n: u32) -> bool {
    let moves = |seat| before.moves_after(n, seat).len();
    let of_other = match before.is_hot_seat() {
        true => moves(seat.other()),
        false => 0,
    };
    moves(seat) + of_other > 1
}

/// The player whom the message with this piece of news notifies; `None` if it notifies nobody.
#[must_use]
pub fn called(fact: &Fact) -> Option<Seat> {
    seat_named(fact, "called")
}

/// This news for the player at this seat alone, who has caused it from a room that does not show the game. The message is in that
/// player's language and notifies nobody.
#[must_use]
pub fn news_for(fact: &Fact, seat: Seat) -> Fact {
    fact.clone().with(TOLD_TO, seat)
}

/// Whether this is the news of an offer.
#[must_use]
pub fn tells_offer(fact: &Fact) -> bool {
    fact.id == "offer"
}

/// The player for whom [`news_for`] has made this piece of news; `None` if it is for the whole room.
#[must_use]
pub fn told_to(fact: &Fact) -> Option<Seat> {
    seat_named(fact, TOLD_TO)
}

/// News for one player alone has a value with this name: the player's seat.
const TOLD_TO: &str = "told-to";

fn seat_named(fact: &Fact, wanted: &str) -> Option<Seat> {
    match fact.args.iter().find(|(name, _)| name == wanted)? {
        (_, Arg::Seat(seat)) => Some(*seat),
        _ => None,
    }
}
