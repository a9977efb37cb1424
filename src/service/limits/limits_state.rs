//! The state of all limits: budgets, waiting answers, open games, acquaintances.

use super::acquaintances::Acquaintances;
use super::message_budgets::MessageBudgets;
use super::open_games::{OpenGame, OpenGames};
use super::room_with_threads::RoomWithThreads;
use super::table::Limits;
use super::waiting_answers::WaitingAnswers;
use crate::service::decided_change::DecidedChange;
use crate::service::outgoing::Outgoing;
use crate::session::{
    AccountId, EventKey, Identity, Platform, Proposal, ProposalPhase, RoomId, RoomKey, Say,
    SessionId, people,
};
use crate::store::{Delivery, DeliveryReport, Store, StoreError};
use lru::LruCache;
use std::num::NonZeroUsize;

const ROOMS: NonZeroUsize = NonZeroUsize::new(16_384).expect("not zero");

/// The state of all limits: budgets, waiting answers, open games, acquaintances.
#[derive(Debug)]
pub(in crate::service) struct LimitsState {
    pub(in crate::service) limits: Limits,
    pub(in crate::service) messages: MessageBudgets,
    pub(in crate::service) waiting: WaitingAnswers,
    pub(in crate::service) games: OpenGames,
    pub(in crate::service) acquaintances: Acquaintances,
    /// The limits count a room together with its threads, under one key. Here are the keys of recently used rooms, so that they need not
    /// be made again for every message.
    rooms: LruCache<RoomId, RoomWithThreads>,
}

impl LimitsState {
    /// The state at the start. The open games are read from the store.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub(in crate::service) async fn begin(
        limits: Limits,
        store: &Store,
    ) -> Result<Self, StoreError> {
        Ok(Self {
            games: read_games(&limits, store).await?,
            messages: MessageBudgets::new(&limits),
            waiting: WaitingAnswers::new(),
            acquaintances: Acquaintances::new(),
            rooms: LruCache::new(ROOMS),
            limits,
        })
    }

    /// Counts two accounts as one from now on. `withdrawn` are the proposals between the two. They are not counted any more. Only the
    /// games of these two are counted anew; reading all open games would make everybody else wait.
    pub(in crate::service) fn join_accounts(
        &mut self,
        (joined, account): (AccountId, AccountId),
        withdrawn: impl IntoIterator<Item = SessionId>,
    ) {
        for proposal in withdrawn {
            self.games.forget(proposal);
        }
        self.games.join_accounts(joined, account);
        self.acquaintances = Acquaintances::new();
    }

    /// Reads again what depends on the database, because another database has taken its place. Budgets and waiting answers stay as
    /// they are.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub(in crate::service) async fn switch_database(
        &mut self,
        store: &Store,
    ) -> Result<(), StoreError> {
        self.rooms.clear();
        self.games = read_games(&self.limits, store).await?;
        self.acquaintances = Acquaintances::new();
        Ok(())
    }

    /// Whether the limits apply on this platform.
    pub(in crate::service) fn apply_to(&self, platform: Platform) -> bool {
        self.limits.console || platform != Platform::Console
    }

    /// Whether an event can be dropped unread, because its author has exceeded a limit and was told so.
    pub(in crate::service) fn is_silenced(&self, author: &Identity, event: EventKey) -> bool {
        self.messages.is_silenced(author, event)
    }

    pub(in crate::service) fn room_with_threads(
        &mut self,
        id: RoomId,
        key: &RoomKey,
    ) -> RoomWithThreads {
        self.rooms
            .get_or_insert(id, || RoomWithThreads::of(key))
            .clone()
    }

    /// Counts the games, proposals, acquaintances and answers of a change that is going to be stored.
    pub(in crate::service) fn remember(&mut self, here: &RoomKey, decided: &DecidedChange) {
        if !self.apply_to(here.platform) {
            return;
        }
        if let Some(opened) = &decided.change.opened {
            let open = OpenGame {
                room: self.known_room(opened.room, here),
                people: people(opened.seats),
            };
            self.games.begin(opened.id, open);
        }
        for (session, _) in &decided.change.ended {
            self.games.end(*session);
        }
        for session in decided.resumed() {
            let open = OpenGame {
                room: self.known_room(session.room, here),
                people: session.people(),
            };
            self.games.begin(session.id, open);
        }
        for proposal in &decided.proposals {
            match proposal.phase {
                ProposalPhase::Open => self.count_proposal(here, proposal),
                // The game that has begun counts instead.
                ProposalPhase::Accepted => {}
                ProposalPhase::Withdrawn | ProposalPhase::Lapsed | ProposalPhase::Declined => {
                    self.games.end(proposal.id);
                }
            }
        }
        for row in &decided.change.acquaintances {
            self.acquaintances.remember(row);
        }
        for (delivery, say) in decided.deliveries() {
            self.add_waiting(delivery, say);
        }
    }

    /// The room with this id, together with its threads. If that room is not in memory, the room of the event and its threads take its
    /// place.
    fn known_room(&self, room: RoomId, here: &RoomKey) -> RoomWithThreads {
        let known = self.rooms.peek(&room).cloned();
        known.unwrap_or_else(|| RoomWithThreads::of(here))
    }

    /// Counts a proposal like an open game of its proposer.
    fn count_proposal(&mut self, here: &RoomKey, proposal: &Proposal) {
        let open = OpenGame {
            room: self.known_room(proposal.room, here),
            people: [Some(proposal.proposer), None],
        };
        self.games.begin(proposal.id, open);
    }

    fn add_waiting(&mut self, delivery: &Delivery, say: &Say) {
        let room = self.rooms.peek(&delivery.room).cloned();
        self.waiting.add(delivery.id, room, say);
    }

    /// Takes back what was counted for a change that could not be stored.
    pub(in crate::service) fn forget(&mut self, here: &RoomKey, decided: &DecidedChange) {
        if !self.apply_to(here.platform) {
            return;
        }
        for (session, _) in &decided.change.ended {
            self.games.reopen(*session);
        }
        for session in &decided.change.resumed {
            self.games.forget(*session);
        }
        if let Some(opened) = &decided.change.opened {
            self.games.forget(opened.id);
        }
        for proposal in &decided.proposals {
            match proposal.phase {
                ProposalPhase::Open => drop(self.games.forget(proposal.id)),
                ProposalPhase::Accepted => self.count_proposal(here, proposal),
                ProposalPhase::Withdrawn | ProposalPhase::Lapsed | ProposalPhase::Declined => {
                    self.games.reopen(proposal.id);
                }
            }
        }
        for row in &decided.change.acquaintances {
            self.acquaintances.forget(row);
        }
        for (delivery, _) in decided.deliveries() {
            self.waiting.remove(delivery.id);
        }
    }

    /// Counts an answer that was stored before the start and is still to be sent.
    pub(in crate::service) fn note_resumed(&mut self, outgoing: &Outgoing) {
        let (room, key) = &outgoing.room;
        if let (Some(id), Some(say), true) =
            (outgoing.id, &outgoing.say, self.apply_to(key.platform))
        {
            let room = self.room_with_threads(*room, key);
            self.waiting.add(id, Some(room), say);
        }
    }

    /// Notes that a message was sent, or never will be.
    pub(in crate::service) fn note_settled(&mut self, settled: &DeliveryReport) {
        match settled {
            DeliveryReport::Sent { id, .. }
            | DeliveryReport::Answered { id, .. }
            | DeliveryReport::Superseded(id)
            | DeliveryReport::Dead(id, _) => self.waiting.remove(*id),
        }
    }
}

/// The open games and proposals in the store, without those at the console if the limits do not apply there.
async fn read_games(limits: &Limits, store: &Store) -> Result<OpenGames, StoreError> {
    let open = store.open_games().await?.into_iter();
    let held = open.filter(|game| limits.console || game.room.platform != Platform::Console);
    let games = held.map(|game| {
        let room = RoomWithThreads::of(&game.room);
        (
            game.session,
            OpenGame {
                room,
                people: game.people,
            },
        )
    });
    Ok(OpenGames::new(games))
}
