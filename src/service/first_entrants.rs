//! Enters into a tournament the people and computer players who were named when it was announced, so that they take part from the
//! beginning.

use super::change_draft::ChangeDraft;
use super::hold_tournament::enter_computers;
use super::request::Request;
use super::service_task::Service;
use crate::session::{Player, Refusal, RoomTournament, TournamentNews};
use crate::store::StoreError;
use lusoria_games::engine::Level;
use lusoria_games::rules::Fact;

impl Service {
    /// Lets these people and computer players take part. Returns the news about it. If one of them may not take part, returns a refusal
    /// that says why.
    pub(super) async fn let_enter(
        &mut self,
        request: &Request,
        (people, computers): (Vec<String>, Vec<Option<Level>>),
        tournament: &mut RoomTournament,
        draft: &ChangeDraft,
    ) -> Result<Result<Vec<TournamentNews>, Refusal>, StoreError> {
        let mut news = Vec::new();
        if !computers.is_empty() {
            if let Some(refusal) = self
                .refuse_computers_in(request, tournament, false, draft)
                .await?
            {
                return Ok(Err(refusal));
            }
            match enter_computers(tournament, &computers) {
                Ok(entered) => news.push(entered),
                Err(_) => return Ok(Err(Refusal::host("tournament-computers-at-most"))),
            }
        }
        for id in people {
            match self.let_person_enter(&id, request, tournament).await? {
                // A message notifies at most one person, so each person gets a message of their own.
                Ok(player) => {
                    let added = TournamentNews::Added(player.person().into_iter().collect());
                    news.extend((!news.contains(&added)).then_some(added));
                }
                Err(refusal) => return Ok(Err(refusal)),
            }
        }
        Ok(Ok(news))
    }

    async fn let_person_enter(
        &mut self,
        id: &str,
        request: &Request,
        tournament: &mut RoomTournament,
    ) -> Result<Result<Player, Refusal>, StoreError> {
        let account = match self.mentioned(id, request).await? {
            Ok(account) => account,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let player = Player::Person(account);
        if tournament.still_in(player).is_some() {
            return Ok(Ok(player));
        }
        let platform = request.address.key.platform;
        let me = request.account;
        if account != me
            && let Some(refusal) = self.refuse_blocked(me, account, platform).await?
        {
            return Ok(Err(refusal));
        }
        if self.is_banned_in(account, tournament.room).await? {
            let fact = Fact::new("tournament-they-are-banned");
            return Ok(Err(fact.into()));
        }
        Ok(tournament.enter(player).map(|()| player))
    }
}
