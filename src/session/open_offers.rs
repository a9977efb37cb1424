//! The open offers of a session: how they are made and answered, and which of them a move ends. Pure. Also how often an offer of one kind
//! may be made.

use super::clock::MOST_DAYS_PUT_OFF;
use super::{Ending, Entry, Offer, Session};
use lusoria_games::rules::Seat;

/// How many different offers of one kind a player may make before the other player moves. For example, offers to put the game off may
/// name different numbers of days.
const MOST_OF_A_KIND: usize = 3;

impl Session {
    /// What this seat offers to the other player; `None` if nothing is open.
    #[must_use]
    pub fn offer_of(&self, seat: Seat) -> Option<Offer> {
        self.offers[seat.index()]
    }

    /// The open offers, each with the seat that has made it.
    pub fn open_offers(&self) -> impl Iterator<Item = (Seat, Offer)> {
        let offers = Seat::ALL.into_iter().zip(self.offers);
        offers.filter_map(|(seat, offer)| Some((seat, offer?)))
    }

    /// Whether this seat has changed its open offer since this time. The offer has changed if it replaced another one, or was made after
    /// another one was withdrawn.
    #[must_use]
    pub fn has_changed_offer_since(&self, seat: Seat, since: i64) -> bool {
        let mut steps = self.recent.steps().take_while(|one| one.step.at > since);
        let is_offer = |entry: &Entry| matches!(entry, Entry::Offer(of, _) if *of == seat);
        let Some(made) = steps.find(|one| is_offer(&one.step.entry)) else {
            return false;
        };
        let before = self.rewound(made.before);
        let replaces = before.is_some_and(|before| before.offer_of(seat).is_some());
        let is_withdrawal = |entry: &Entry| matches!(entry, Entry::Withdraw(of) if *of == seat);
        self.offer_of(seat).is_some()
            && (replaces || steps.any(|one| is_withdrawal(&one.step.entry)))
    }

    /// Whether somebody asks to take a move back.
    #[must_use]
    pub fn asks_for_takeback(&self) -> bool {
        self.open_offers()
            .any(|(_, offer)| matches!(offer, Offer::Takeback(_)))
    }

    /// Whether this seat has made an offer of this kind since the other player last moved. When the players agree to put the game off or
    /// to go on, all earlier offers to put it off and to go on are forgotten.
    pub(super) fn has_offered(&self, seat: Seat, offer: Offer) -> bool {
        let offered = &self.offered[seat.index()];
        offered.iter().any(|one| one.name() == offer.name())
    }

    /// Whether a player has made an offer since the other player last moved, even if it was answered. Also true if the game was ever put
    /// off, because `offered` forgets an offer to put the game off when it is accepted.
    pub(super) fn knows_offers(&self) -> bool {
        self.put_off.is_some() || self.offered.iter().any(|offered| !offered.is_empty())
    }

    /// Whether this offer may take the place of the open offer of this seat. Both must be of the same kind, such as to put the game off.
    /// The new one must not have been made before, and the seat must not have made too many of this kind.
    pub(super) fn may_change_to(&self, seat: Seat, offer: Offer) -> bool {
        let is_same_kind = |one: &Offer| one.name() == offer.name();
        let offered = &self.offered[seat.index()];
        let count = offered.iter().filter(|one| is_same_kind(one)).count();
        let is_open = self.offer_of(seat).is_some_and(|open| is_same_kind(&open));
        is_open && !offered.contains(&offer) && count < MOST_OF_A_KIND
    }

    /// Ends the open offer of the other player, because this seat has moved. An open takeback offer of this seat ends, too.
    pub(super) fn overtake_offers(&mut self, mover: Seat) {
        self.offers[mover.other().index()] = None;
        let own = &mut self.offers[mover.index()];
        *own = own.filter(|offer| offer.outlasts_own_move());
    }

    /// Applies an entry about offers. `None` if the entry is not possible now.
    pub(super) fn take_offer(&mut self, entry: &Entry) -> Option<()> {
        match *entry {
            Entry::Offer(seat, offer) => {
                let is_possible = match offer {
                    Offer::Draw => self.line.game().info.draws,
                    Offer::Takeback(n) => n < self.entries,
                    Offer::PutOff(days) => (1..=MOST_DAYS_PUT_OFF).contains(&days),
                    Offer::Abort | Offer::GoOn => true,
                };
                is_possible.then_some(())?;
                self.offers[seat.index()] = Some(offer);
                if !self.offered[seat.index()].contains(&offer) {
                    self.offered[seat.index()].push(offer);
                }
            }
            Entry::Decline(seat) => {
                self.offers[seat.other().index()].take()?;
            }
            Entry::Withdraw(seat) => {
                self.offers[seat.index()].take()?;
            }
            Entry::Draw(seat) => {
                let offered = self.offer_of(seat.other()) == Some(Offer::Draw);
                self.ending = offered.then_some(Ending::Agreed(seat));
                self.ending?;
                self.offers = [None; 2];
            }
            _ => return None,
        }
        Some(())
    }
}
