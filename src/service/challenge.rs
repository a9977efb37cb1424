//! Challenges on the ladder of a tournament. Nobody can challenge a person who has blocked them, or whom they have blocked.

use super::change_draft::ChangeDraft;
use super::line_result::Answered;
use super::request::Request;
use super::service_task::Service;
use super::tournament_rooms::keep;
use crate::competition::pairing::Entrant;
use crate::session::{
    Challenge, Challenged, LadderNews, Player, Refusal, RoomTournament, TournamentNews,
};
use crate::store::StoreError;

impl Service {
    /// Challenges somebody on a ladder.
    pub(super) async fn challenge(
        &mut self,
        request: &Request,
        whom: Challenged,
        mut tournament: RoomTournament,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let place = match whom {
            Challenged::Place(place) => usize::try_from(place).ok().and_then(|n| n.checked_sub(1)),
            Challenged::Person(id) => match self.mentioned(&id, request).await? {
                Ok(account) => tournament.entrant(Player::Person(account)),
                Err(refusal) => return Ok(refusal.into()),
            },
        };
        if let Some(refusal) = self
            .refuse_to_challenge(request, place, &tournament)
            .await?
        {
            return Ok(refusal.into());
        }
        Ok(match tournament.challenge(request.account, place) {
            Ok(Challenge {
                challenger,
                defender,
                ..
            }) => {
                let news = LadderNews::Challenged(challenger, defender);
                let news = TournamentNews::Ladder(news);
                keep(request, &tournament, news, draft)
            }
            Err(refusal) => refusal.into(),
        })
    }

    /// Why this person cannot challenge the person on this place of the ladder: one of them has blocked the other, or the operator has
    /// blocked the person on this place. `None` if there is no such block.
    async fn refuse_to_challenge(
        &mut self,
        request: &Request,
        place: Option<Entrant>,
        tournament: &RoomTournament,
    ) -> Result<Option<Refusal>, StoreError> {
        let defender = place.and_then(|place| tournament.entrants.get(place));
        let defender = defender.map(|one| one.player);
        match defender {
            Some(Player::Person(other)) if other != request.account => {
                let platform = request.address.key.platform;
                self.refuse_blocked(request.account, other, platform).await
            }
            _ => Ok(None),
        }
    }
}
