//! Ladders in a room: a challenger who wins takes the place of the defender. The order of the entrants is the ladder.

use super::state::{Challenge, Phase, RoomTournament};
use crate::competition::ladder::{climb, is_in_reach};
use crate::competition::pairing::Entrant;
use crate::competition::schedule::Format;
use crate::competition::standings::Winner;
use crate::session::{AccountId, Ending, Player, Refusal, SessionId};
use lusoria_games::rules::{Fact, Seat};

impl Challenge {
    fn is_between(&self, player: Player) -> bool {
        self.challenger == player || self.defender == player
    }
}

/// How a challenge ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChallengeEnd {
    /// The challenge.
    pub challenge: Challenge,
    /// Who has won, if anybody: `First` is the challenger, who moves first.
    pub winner: Winner,
    /// The place of the challenger after the game, counted from 1; 0 if the challenger has left.
    pub place: u32,
}

impl RoomTournament {
    /// Whether this tournament is a ladder.
    #[must_use]
    pub const fn is_ladder(&self) -> bool {
        matches!(self.format, Format::Ladder { .. })
    }

    /// Notes that somebody challenges the player at `place`, which is counted from 0. `None` stands for a place that does not exist.
    ///
    /// # Errors
    /// If this challenge is not allowed:
    ///
    /// - The tournament is no ladder, or is over.
    /// - The challenger is not on the ladder.
    /// - The place does not exist, is not above the challenger's, or is out of reach.
    /// - One of the two is busy with another challenge.
    pub fn challenge(
        &mut self,
        account: AccountId,
        place: Option<Entrant>,
    ) -> Result<Challenge, Refusal> {
        let Format::Ladder { reach } = self.format else {
            return Err(self.refuse(Fact::new("tournament-no-ladder")));
        };
        self.is_still_live()?;
        let challenger = Player::Person(account);
        let Some(own) = self.entrant(challenger) else {
            return Err(self.refuse(Fact::new("tournament-you-are-not-in")));
        };
        let place = place.filter(|place| is_in_reach(own, *place, reach));
        let Some(defender) = place.and_then(|place| self.entrants.get(place)) else {
            let fact = Fact::new("tournament-out-of-reach").with("place", own + 1);
            return Err(self.refuse(fact.with("reach", i64::from(reach))));
        };
        let defender = defender.player;
        let is_busy = |player: Player| self.challenges.iter().any(|one| one.is_between(player));
        let busy = [
            (challenger, Fact::new("tournament-busy")),
            (defender, Fact::new("tournament-other-busy")),
        ];
        for (player, fact) in busy {
            if is_busy(player) {
                return Err(self.refuse(fact));
            }
        }
        let challenge = Challenge {
            challenger,
            defender,
            session: None,
        };
        self.challenges.push(challenge);
        Ok(challenge)
    }

    /// The challenger and the defender of the next challenge whose game has not begun. The challenger moves first. `None` if there is no
    /// such challenge, or the ladder is over.
    #[must_use]
    pub fn challenge_to_begin(&self) -> Option<[Player; 2]> {
        let is_live = self.phase == Phase::Running;
        let mut waiting = self.challenges.iter().filter(|one| one.session.is_none());
        let next = waiting.next().filter(|_| is_live)?;
        Some([next.challenger, next.defender])
    }

    /// Notes that the game of the first waiting challenge is played in this session.
    pub fn note_challenge_session(&mut self, session: SessionId) {
        let mut waiting = self.challenges.iter_mut();
        if let Some(challenge) = waiting.find(|one| one.session.is_none()) {
            challenge.session = Some(session);
        }
    }

    /// Notes how the game of a challenge ended. The winner takes the better place; after a draw both stay where they are. `None` if no
    /// challenge is played in this session.
    pub fn end_challenge(&mut self, session: SessionId, ending: Ending) -> Option<ChallengeEnd> {
        self.let_climb(session, ending);
        let (winner, _) = self.score(ending);
        let mut challenges = self.challenges.iter();
        let at = challenges.position(|one| one.session == Some(session))?;
        let challenge = self.challenges.remove(at);
        let place = self.entrant(challenge.challenger).map_or(0, |one| one + 1);
        Some(ChallengeEnd {
            challenge,
            winner,
            place: u32::try_from(place).unwrap_or(u32::MAX),
        })
    }

    /// If this session is the game of a challenge and the challenger has won it, gives the challenger the defender's place. This has to
    /// be done before the defender leaves, because a player who has left has no place.
    pub fn let_climb(&mut self, session: SessionId, ending: Ending) {
        let Some(challenge) = self.challenge_in(session) else {
            return;
        };
        let places = (
            self.entrant(challenge.challenger),
            self.entrant(challenge.defender),
        );
        let (winner, _) = self.score(ending);
        if let (Winner::First, (Some(challenger), Some(defender))) = (winner, places) {
            climb(&mut self.entrants, challenger, defender);
        }
    }

    /// Whether the player who has this seat in the game of a challenge has left the ladder. False if no challenge is played in this
    /// session.
    pub(super) fn has_left_ladder(&self, session: SessionId, seat: Seat) -> bool {
        self.challenge_in(session).is_some_and(|one| {
            let players = [one.challenger, one.defender];
            self.entrant(players[seat.index()]).is_none()
        })
    }

    /// The challenge that is played in this session.
    fn challenge_in(&self, session: SessionId) -> Option<&Challenge> {
        let mut challenges = self.challenges.iter();
        challenges.find(|one| one.session == Some(session))
    }

    /// Takes somebody off the ladder. Returns their unfinished sessions, which have to be given up, each with their seat.
    pub(super) fn leave_ladder(&mut self, entrant: Entrant) -> Vec<(SessionId, Seat)> {
        let player = self.entrants.remove(entrant).player;
        let seat = |one: &Challenge| match one.challenger == player {
            true => Seat::First,
            false => Seat::Second,
        };
        let own = self.challenges.iter().filter(|one| one.is_between(player));
        let sessions = own
            .filter_map(|one| Some((one.session?, seat(one))))
            .collect();
        self.challenges
            .retain(|one| one.session.is_some() || !one.is_between(player));
        sessions
    }
}
