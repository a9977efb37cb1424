//! `link` and `unlink`: the accounts of one person on two platforms become one. docs/links.md has the rules.
//!
//! A code is random, counts for ten minutes and once, and is stored as a hash. The accounts are joined between two rounds, when
//! nothing that was decided waits to be stored. After that the service forgets what it knew, as after a restart. The request is
//! stored first, so a kill only delays it.

use super::answer::{Answered, talk};
use super::cache::Cache;
use super::change_draft::ChangeDraft;
use super::puzzle_cache::PuzzleCache;
use super::rated_games::RatedGames;
use super::request::Request;
use super::service_task::Service;
use super::tournament_cache::TournamentCache;
use crate::session::{AccountId, Player, Rating, RatingKey, Refusal, Talk, join_ratings, told};
use crate::store::{AccountLink, StoreError};
use lusoria_games::rules::Fact;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use tracing::{error, info};

/// For how long a code counts, in seconds.
const CODE_COUNTS: i64 = 600;
/// How many wrong codes somebody may type within [`CODE_COUNTS`].
const MOST_WRONG: u32 = 5;
/// The letters of a code: none that look alike.
const LETTERS: &[u8; 31] = b"ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const LENGTH: usize = 8;

impl Service {
    /// Gives a code, or takes one.
    pub(super) async fn link(
        &mut self,
        request: &Request,
        code: Option<String>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        match code {
            Some(code) => self.take_code(request, &code, draft).await,
            None => {
                let code = new_code();
                let until = draft.at() + CODE_COUNTS;
                let (account, hash) = (request.account, hash_of(&code));
                self.store.put_link_code(account, &hash, until).await?;
                let given = told("link-code").with("code", code);
                Ok(talk(request, Talk::Told(given), draft))
            }
        }
    }

    async fn take_code(
        &mut self,
        request: &Request,
        code: &str,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let (me, now) = (request.account, draft.at());
        let (wrong, since) = self.wrong_codes.get(&me).copied().unwrap_or((0, now));
        let is_recent = now < since + CODE_COUNTS;
        if is_recent && wrong >= MOST_WRONG {
            return Ok(Refusal::host("link-too-often").into());
        }
        let Some(owner) = self.store.link_code_of(&hash_of(code), now).await? else {
            let wrong = if is_recent {
                (wrong + 1, since)
            } else {
                (1, now)
            };
            self.wrong_codes.put(me, wrong);
            return Ok(Refusal::host("link-no-code").into());
        };
        if let Some(refusal) = self.refuse_link(me, owner).await? {
            return Ok(refusal.into());
        }
        self.store.want_link(me, owner, now).await?;
        self.links_wanted = true;
        Ok(talk(request, Talk::Told(told("linked")), draft))
    }

    /// Why these two cannot become one now: they are one already, or play against each other.
    async fn refuse_link(
        &mut self,
        me: AccountId,
        owner: AccountId,
    ) -> Result<Option<Refusal>, StoreError> {
        if me == owner {
            return Ok(Some(Refusal::host("link-same")));
        }
        if let Some(session) = self.store.open_game_of_both(me, owner).await? {
            let fact = Fact::new("link-game").with("session", session.0);
            return Ok(Some(fact.into()));
        }
        let both = [me, owner].map(Player::Person);
        let mut live = self.tournaments.live().await?.values();
        let same = live.find(|one| both.iter().all(|player| one.entrant(*player).is_some()));
        Ok(same.map(|one| {
            let fact = Fact::new("link-tournament");
            fact.with("tournament", one.id.0).into()
        }))
    }

    /// Makes somebody new of this person's identity on this platform. The games stay with their other identities.
    pub(super) async fn unlink(&mut self, request: &Request, draft: &mut ChangeDraft) -> Answered {
        let platform = request.address.key.platform;
        let known = self.store.identities(request.account).await?;
        let here = known.iter().find(|identity| identity.platform == platform);
        let Some(here) = here.filter(|_| known.len() > 1) else {
            return Ok(Refusal::host("unlink-alone").into());
        };
        self.store.unlink(here).await?;
        self.cache.forget_identities(request.account);
        Ok(talk(request, Talk::Told(told("unlinked")), draft))
    }

    /// Joins the accounts for which that was asked. Nothing that was decided waits to be stored.
    pub(super) async fn join_accounts(&mut self, all_stored: bool) {
        if !self.links_wanted || !all_stored {
            return;
        }
        self.links_wanted = false;
        if let Err(why) = self.join_all_accounts().await {
            error!(%why, "two accounts could not be joined");
            self.links_wanted = true;
            self.database_fault.suspected = true;
        }
    }

    async fn join_all_accounts(&mut self) -> Result<(), StoreError> {
        let links = self.store.account_links().await?;
        for link in links.iter().filter(|link| link.after_result.is_none()) {
            let ratings = self.joined_ratings(link).await?;
            self.store.join_accounts(link, &ratings).await?;
            info!(
                joined = link.joined.0,
                account = link.account.0,
                "two accounts are one"
            );
            self.forget_people_and_games().await?;
        }
        Ok(())
    }

    /// The ratings of both accounts together.
    async fn joined_ratings(
        &self,
        link: &AccountLink,
    ) -> Result<Vec<(RatingKey, Rating)>, StoreError> {
        let mut together = BTreeMap::new();
        for account in [link.account, link.joined] {
            for (key, rating) in self.store.all_ratings_of(account).await? {
                let key = RatingKey {
                    account: link.account,
                    ..key
                };
                let joined = together.get(&key).map(|first| join_ratings(*first, rating));
                together.insert(key, joined.unwrap_or(rating));
            }
        }
        Ok(together.into_iter().collect())
    }

    /// Forgets all that is known of people, rooms and games; it is read again when it is needed.
    async fn forget_people_and_games(&mut self) -> Result<(), StoreError> {
        self.cache = Cache::new(self.store.clone());
        self.puzzles = PuzzleCache::new(self.store.clone());
        self.tournaments = TournamentCache::new(self.store.clone());
        self.proposals.forget();
        self.last_games.clear();
        self.read_vacations().await;
        self.ratings = RatedGames::new(self.store.open_rated_games().await?);
        self.limits.read_people_again(&self.store).await
    }
}

fn new_code() -> String {
    let random: [u8; LENGTH] = rand::random();
    let letter = |byte: u8| char::from(LETTERS[usize::from(byte) % LETTERS.len()]);
    random.into_iter().map(letter).collect()
}

/// The hash under which a code is stored; however it was typed, with small letters or hyphens.
fn hash_of(code: &str) -> String {
    let letters: String = code
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .map(|letter| letter.to_ascii_uppercase())
        .collect();
    hex::encode(Sha256::digest(letters))
}
