//! A game that somebody has proposed and that has not begun. It is an open seat, which anybody in its rooms may take, or a question to
//! one person. A proposal already has the number that its session will have.

use super::{AccountId, Player, RoomId, SeatChoice, SessionId, TimeControl, WantedTime};

/// A game that somebody has proposed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// The number of the session that is to begin.
    pub id: SessionId,
    /// The room in which the game was proposed and is to be played.
    pub room: RoomId,
    /// The other rooms in which the game was proposed and is to be shown.
    pub shown_in: Vec<RoomId>,
    /// Whoever proposed the game.
    pub proposer: AccountId,
    /// The only person who may accept the proposal; `None` if anybody may.
    pub to: Option<AccountId>,
    /// What is proposed.
    pub terms: Terms,
    /// When the game was proposed: Unix seconds.
    pub at: i64,
    /// When the proposal lapses: Unix seconds; `None` if it never does.
    pub until: Option<i64>,
    /// What has become of the proposal.
    pub phase: ProposalPhase,
}

/// How a proposed game is to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The game string.
    pub game: String,
    /// Which seat the proposer gets.
    pub seat: SeatChoice,
    /// Whether the dice wait until each player has added a word to the seed of the dice.
    pub words: bool,
    /// Whether the game counts for the ratings.
    pub rated: bool,
    /// How much time the players have, if there is a clock.
    pub time: Option<TimeControl>,
}

/// What has become of a proposal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProposalPhase {
    /// The proposal can be accepted.
    Open,
    /// The game has begun.
    Accepted,
    /// The proposal was withdrawn.
    Withdrawn,
    /// Nobody has accepted the proposal in time.
    Lapsed,
    /// The person to whom the game was proposed has said no.
    Declined,
}

/// Other terms for a proposed game. A term that is not named stays as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counter {
    /// The seat for the person who types these terms.
    pub seat: Option<SeatChoice>,
    /// Whether the game counts for the ratings.
    pub rated: Option<bool>,
    /// How much time the players have.
    pub time: WantedTime,
}

/// Something that is said about a proposal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProposalMessage {
    /// The proposal, as it was when this was said.
    pub proposal: Proposal,
    /// Another person's open seat for the same game, in the same room.
    pub beside: Option<SessionId>,
}

impl Proposal {
    /// Whether the proposal can be accepted.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.phase == ProposalPhase::Open
    }

    /// All rooms in which the game was proposed.
    pub fn rooms(&self) -> impl Iterator<Item = RoomId> {
        [self.room].into_iter().chain(self.shown_in.iter().copied())
    }

    /// The two players of the game that begins when this person accepts the proposal.
    #[must_use]
    pub const fn players(&self, other: AccountId) -> [Player; 2] {
        [Player::Person(self.proposer), Player::Person(other)]
    }

    /// The counterproposal: the person who was asked now proposes these other terms. `None` if nothing would change, or if anybody may
    /// accept the proposal.
    #[must_use]
    pub fn countered(&self, counter: &Counter, at: i64, days: i64) -> Option<Self> {
        let own = match self.terms.seat {
            SeatChoice::First => SeatChoice::Second,
            SeatChoice::Second => SeatChoice::First,
            SeatChoice::Random => SeatChoice::Random,
        };
        let terms = Terms {
            seat: counter.seat.unwrap_or(own),
            rated: counter.rated.unwrap_or(self.terms.rated),
            time: counter.time.or(self.terms.time),
            ..self.terms.clone()
        };
        let same = Terms {
            seat: own,
            ..self.terms.clone()
        };
        (terms != same).then_some(Self {
            proposer: self.to?,
            to: Some(self.proposer),
            terms,
            at,
            until: (days > 0).then_some(at + days * 86_400),
            ..self.clone()
        })
    }

    /// For how many seconds the proposal is open in all. `None` if it never lapses.
    #[must_use]
    pub fn lasts(&self) -> Option<i64> {
        Some(self.until? - self.at)
    }

    /// This proposal, made to fit somebody who wants to play on the terms `wanted`. If the proposer has named no side but `wanted` names
    /// one, the proposer gets the other side. `None` if both want the same side, or if any other term differs.
    #[must_use]
    pub fn fitting(&self, wanted: &Terms) -> Option<Self> {
        let terms = self.terms.fitting(wanted)?;
        let mut fitting = self.clone();
        fitting.terms = terms;
        Some(fitting)
    }
}

impl Terms {
    fn fitting(&self, wanted: &Self) -> Option<Self> {
        let seat = match (self.seat, wanted.seat) {
            (own, SeatChoice::Random) => own,
            (SeatChoice::Random | SeatChoice::Second, SeatChoice::First) => SeatChoice::Second,
            (SeatChoice::Random | SeatChoice::First, SeatChoice::Second) => SeatChoice::First,
            (SeatChoice::First, SeatChoice::First) | (SeatChoice::Second, SeatChoice::Second) => {
                return None;
            }
        };
        let fitting = Self {
            seat,
            ..self.clone()
        };
        let same = Self {
            seat,
            ..wanted.clone()
        };
        (fitting == same).then_some(fitting)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terms(seat: SeatChoice) -> Terms {
        Terms {
            game: "tablut".to_owned(),
            seat,
            words: false,
            rated: false,
            time: None,
        }
    }

    #[test]
    fn two_people_who_want_different_sides_or_do_not_mind_fit() {
        use SeatChoice::{First, Random, Second};
        for (own, wanted, fits) in [
            (Random, Random, Some(Random)),
            (First, Random, Some(First)),
            (Random, First, Some(Second)),
            (Random, Second, Some(First)),
            (First, Second, Some(First)),
            (First, First, None),
            (Second, Second, None),
        ] {
            let found = terms(own).fitting(&terms(wanted));
            assert_eq!(found.map(|terms| terms.seat), fits, "{own:?} {wanted:?}");
        }
        let rated = Terms {
            rated: true,
            ..terms(Random)
        };
        assert_eq!(terms(Random).fitting(&rated), None);
    }
}
