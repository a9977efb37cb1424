//! The commands `link` and `unlink`. `link` joins the accounts of one person on two platforms into one account, and `unlink` separates
//! them again. docs/links.md has the rules.
//!
//! A code is random, is valid for ten minutes, can be used once, and is stored as a hash. Accounts are joined between two rounds, when no
//! decided change waits to be stored. After the joining, the service reads people and games anew. The request to join is stored together
//! with the other changes of its message. So if the program is killed before the joining, the accounts are joined after the next start.
//! Until the accounts are joined, commands and moves of both are refused, so that nobody gets onto both sides of a game.
//!
//! How codes look, and how many wrong ones may be typed, is in `one_time_codes.rs`.

use super::block_cache::BlockCache;
use super::cache::Cache;
use super::change_draft::ChangeDraft;
use super::line_result::{Answered, inform};
use super::one_time_codes::{hash_of, new_code};
use super::puzzle_cache::PuzzleCache;
use super::request::Request;
use super::service_task::Service;
use super::tournament_cache::TournamentCache;
use crate::session::{
    AccountId, GeneralAnswer, Identity, LINK_CODE, Player, Rating, RatingKey, Refusal, RefusalKind,
    SessionId, TournamentId, answer_fact, join_ratings,
};
use crate::store::{AccountLink, StoreError};
use lusoria_games::rules::Fact;
use std::collections::BTreeMap;
use tracing::{error, info, warn};

/// For how long a code is valid, in seconds.
const CODE_IS_VALID_FOR: i64 = 600;

impl Service {
    /// Without a code, gives the writer a new one. With a code, finds the account to which the code was given, and asks the writer
    /// whether that account is also theirs. A code is a secret: once it is typed where others read it, it is no longer valid.
    pub(super) async fn link(
        &mut self,
        request: &Request,
        code: Option<String>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        if !request.is_private {
            if let Some(code) = code {
                self.store.drop_link_code(&hash_of(&code)).await?;
            }
            return Ok(Refusal::host("link-in-public").into());
        }
        match code {
            Some(code) => self.take_code(request, &hash_of(&code), draft).await,
            None => {
                let code = new_code();
                let until = draft.at() + CODE_IS_VALID_FOR;
                let (account, hash) = (request.account, hash_of(&code));
                self.store.put_link_code(account, &hash, until).await?;
                let given = LINK_CODE.with("code", code);
                Ok(inform(request, GeneralAnswer::Told(given), draft))
            }
        }
    }

    async fn take_code(&mut self, request: &Request, code: &str, draft: &ChangeDraft) -> Answered {
        let now = draft.at();
        if let Some(refusal) = self.refuse_codes(&request.author, now) {
            return Ok(refusal.into());
        }
        let Some(owner) = self.store.link_code_of(code, now).await? else {
            self.note_wrong_code(&request.author, now);
            return Ok(Refusal::host("link-no-code").into());
        };
        if let Some(refusal) = self.refuse_link(request, owner).await? {
            return Ok(refusal.into());
        }
        let known = self.store.identities(owner).await?;
        let Some(other) = known.into_iter().next() else {
            return Ok(Refusal::host("link-no-code").into());
        };
        let question = RefusalKind::ConfirmLink.fact();
        let question = question
            .with("name", other.name.to_string())
            .with("code", code.to_owned());
        Ok(Refusal::from(question.with("platform", other.platform.name().to_owned())).into())
    }

    /// Called after the writer has said yes. Notes that the writer's account is to be joined to the account to which the code was given.
    /// `code` is the hash of the code.
    pub(super) async fn link_after_yes(
        &mut self,
        request: &Request,
        code: &str,
        draft: &mut ChangeDraft,
    ) -> Answered {
        if !draft.is_empty() {
            return Ok(Refusal::host("link-alone").into());
        }
        let Some(owner) = self.store.link_code_of(code, draft.at()).await? else {
            return Ok(Refusal::host("link-no-code").into());
        };
        if let Some(refusal) = self.refuse_link(request, owner).await? {
            return Ok(refusal.into());
        }
        draft.link(request.account, owner);
        Ok(inform(
            request,
            GeneralAnswer::Told(answer_fact("linked")),
            draft,
        ))
    }

    /// Refuses a line in two cases: an earlier line of the same message links or unlinks accounts, or the author's account is being
    /// joined to another account now. Otherwise `None`.
    pub(super) fn refuse_beside_link(
        &self,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Option<Refusal> {
        if draft.links() {
            return Some(Refusal::host("link-alone"));
        }
        self.is_linking(request.account)
            .then(|| Refusal::host("link-busy"))
    }

    fn is_linking(&self, account: AccountId) -> bool {
        let mut links = self.pending_links.now.iter();
        links.any(|(joined, other)| [*joined, *other].contains(&account))
    }

    /// Why the writer's account and `owner` cannot become one now. There are five reasons:
    ///
    /// - They are one already.
    /// - `owner` is being joined to another account.
    /// - The two play against each other.
    /// - They are entrants of the same tournament.
    /// - Both have a user on the same platform.
    ///
    /// `None` if nothing prevents it.
    async fn refuse_link(
        &mut self,
        request: &Request,
        owner: AccountId,
    ) -> Result<Option<Refusal>, StoreError> {
        let me = request.account;
        if me == owner {
            return Ok(Some(Refusal::host("link-same")));
        }
        if self.is_linking(owner) {
            return Ok(Some(Refusal::host("link-busy")));
        }
        // The limits also know the games that are not stored yet.
        let against = {
            let mut games = self.limits.games.of(me);
            games.find(|(_, game)| game.people.contains(&Some(owner)))
        };
        let game = match against.map(|(session, _)| session) {
            None => self.store.open_game_of_both(me, owner).await?,
            known => known,
        };
        if let Some(session) = game {
            let fact = Fact::new("link-game").with("session", session.0);
            return Ok(Some(fact.into()));
        }
        if let Some(id) = self.tournament_of_both(me, owner).await? {
            let fact = Fact::new("link-tournament").with("tournament", id.0);
            return Ok(Some(fact.into()));
        }
        let theirs = self.store.identities(owner).await?;
        let mine = self.store.identities(me).await?;
        let is_mine = |one: &Identity| mine.iter().any(|known| known.platform == one.platform);
        let same = theirs.iter().any(is_mine);
        Ok(same.then(|| Refusal::host("link-same-platform")))
    }

    /// An unfinished tournament in which both accounts take or took part. `None` if there is none.
    async fn tournament_of_both(
        &mut self,
        a: AccountId,
        b: AccountId,
    ) -> Result<Option<TournamentId>, StoreError> {
        let both = [a, b].map(Player::Person);
        let mut live = self.tournaments.live().await?.values();
        let same = live.find(|one| both.iter().all(|player| one.entrant(*player).is_some()));
        Ok(same.map(|one| one.id))
    }

    /// Gives the identity that typed `unlink` a new account. The games stay with the old account.
    pub(super) async fn unlink(&mut self, request: &Request, draft: &mut ChangeDraft) -> Answered {
        let known = self.store.identities(request.account).await?;
        let is_here =
            |one: &Identity| (one.platform, &one.id) == (request.author.0, &request.author.1);
        if known.len() < 2 || !known.iter().any(is_here) {
            return Ok(Refusal::host("unlink-alone").into());
        }
        if !draft.is_empty() {
            return Ok(Refusal::host("link-alone").into());
        }
        draft.unlink(request.account, request.author.clone());
        Ok(inform(
            request,
            GeneralAnswer::Told(answer_fact("unlinked")),
            draft,
        ))
    }

    /// Carries out the stored requests to join accounts. Does nothing before all decided changes are in the store (`all_stored`).
    pub(super) async fn join_accounts(&mut self, all_stored: bool) {
        if !self.pending_links.wanted || !all_stored {
            return;
        }
        self.pending_links.wanted = false;
        if let Err(why) = self.join_all_accounts().await {
            error!(%why, "two accounts could not be joined");
            self.pending_links.wanted = true;
            self.database_fault.suspected = true;
        }
    }

    async fn join_all_accounts(&mut self) -> Result<(), StoreError> {
        let links = self.store.account_links().await?;
        for link in links.into_iter().filter(|link| link.after_result.is_none()) {
            let link = &AccountLink {
                joined: self.store.account_now(link.joined).await?,
                account: self.store.account_now(link.account).await?,
                ..link
            };
            if self.cannot_be_one(link).await? {
                warn!(
                    joined = link.joined.0,
                    account = link.account.0,
                    "two accounts play against each other, and are not joined"
                );
                self.store.drop_link(link).await?;
                continue;
            }
            let ratings = self.joined_ratings(link).await?;
            let withdrawn = self.proposals_between(link).await?;
            self.store.join_accounts(link, &ratings).await?;
            info!(
                joined = link.joined.0,
                account = link.account.0,
                "two accounts are one"
            );
            self.forget_people_and_games(link, withdrawn).await?;
        }
        self.pending_links.now.clear();
        Ok(())
    }

    /// Whether something prevents a requested link. The request may come from an earlier run of the host, and the two accounts may have
    /// begun a game since then.
    async fn cannot_be_one(&mut self, link: &AccountLink) -> Result<bool, StoreError> {
        let (a, b) = (link.joined, link.account);
        Ok(a == b
            || self.store.open_game_of_both(a, b).await?.is_some()
            || self.tournament_of_both(a, b).await?.is_some())
    }

    /// The ratings that the joined account will have. Two ratings for the same game, kind of time and scope become one.
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

    /// The open proposals that one of these two accounts has made to the other.
    async fn proposals_between(
        &mut self,
        link: &AccountLink,
    ) -> Result<Vec<SessionId>, StoreError> {
        let both = [link.joined, link.account];
        let live = self.proposals.live().await?.values();
        let between = live.filter(|one| {
            let to = one.to.is_some_and(|to| both.contains(&to));
            to && both.contains(&one.proposer)
        });
        Ok(between.map(|one| one.id).collect())
    }

    /// Removes from memory what is known of people, rooms and games. It is read again when it is needed. The counters of the limits stay,
    /// but from now on count the two accounts as one.
    async fn forget_people_and_games(
        &mut self,
        link: &AccountLink,
        withdrawn: Vec<SessionId>,
    ) -> Result<(), StoreError> {
        self.cache = Cache::new(self.store.clone());
        self.blocks = BlockCache::new(self.store.clone());
        self.puzzles = PuzzleCache::new(self.store.clone());
        self.tournaments = TournamentCache::new(self.store.clone());
        self.proposals.forget();
        self.last_games.clear();
        self.due.read_again();
        self.read_vacations().await;
        self.ratings.forget_ratings();
        let both = (link.joined, link.account);
        self.limits.join_accounts(both, withdrawn);
        // The operator's blocks hold for every account of a person.
        self.look_for_orders().await;
        Ok(())
    }
}
