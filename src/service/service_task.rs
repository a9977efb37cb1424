//! The type [`Service`], with everything that the task of the service works with.

use super::background_turns::BackgroundTurns;
use super::block_cache::BlockCache;
use super::cache::Cache;
use super::config::Config;
use super::database_fault::DatabaseFault;
use super::delivery_notes::DeliveryNotes;
use super::due_queue::DueQueue;
use super::host_pauses::HostPauses;
use super::inbox::Inbox;
use super::input::Input;
use super::last_games::LastGames;
use super::limits::LimitsState;
use super::next_ids::NextIds;
use super::outgoing::Outgoing;
use super::pending_links::PendingLinks;
use super::picture_cache::PictureCache;
use super::proposal_cache::ProposalCache;
use super::puzzle_cache::PuzzleCache;
use super::rated_games::RatedGames;
use super::recent_events::RecentEvents;
use super::round::LARGEST_ROUND;
use super::seeds::Seeds;
use super::service_handle::ServiceHandle;
use super::shown_elsewhere::ShownElsewhere;
use super::thinking::ThinkingPool;
use super::tournament_cache::TournamentCache;
use super::vacations::Vacations;
use crate::session::{Platform, SessionId};
use crate::store::{PlatformId, Store, StoreError};
use std::collections::{HashMap, HashSet, VecDeque};
use std::num::NonZeroUsize;
use std::sync::Arc;
use tokio::sync::mpsc;

/// The service remembers for each player in each room the game that ended last. At most this many of these games are kept in memory; the
/// store has all of them.
const LAST_GAMES: NonZeroUsize = NonZeroUsize::new(4_096).expect("not zero");

/// The service. [`Service::run`] is its task.
#[derive(Debug)]
pub struct Service {
    pub(super) store: Arc<Store>,
    pub(super) cache: Cache,
    pub(super) puzzles: PuzzleCache,
    pub(super) tournaments: TournamentCache,
    pub(super) proposals: ProposalCache,
    pub(super) next_ids: NextIds,
    pub(super) seeds: Seeds,
    pub(super) config: Config,
    pub(super) deliveries: HashMap<Platform, mpsc::UnboundedSender<Box<Outgoing>>>,
    pub(super) recent_events: RecentEvents,
    pub(super) delivery_notes: DeliveryNotes,
    pub(super) database_fault: DatabaseFault,
    pub(super) limits: LimitsState,
    pub(super) due: DueQueue,
    pub(super) pauses: Arc<HostPauses>,
    pub(super) shown: Arc<ShownElsewhere>,
    pub(super) vacations: Arc<Vacations>,
    pub(super) last_games: LastGames,
    pub(super) ratings: RatedGames,
    pub(super) thinking: ThinkingPool,
    /// Games in which a computer player may have been thinking when the program last ended. They are still to be read from the store.
    pub(super) interrupted_thoughts: VecDeque<SessionId>,
    pub(super) pending_links: PendingLinks,
    /// Whom people have blocked.
    pub(super) blocks: BlockCache,
    /// The people whom the operator does not want answered.
    pub(super) blocked: HashSet<PlatformId>,
    pub(super) stopping: bool,
    pub(super) last_deletion: i64,
    pub(super) background_turns: BackgroundTurns,
    pub(super) pictures: Arc<PictureCache>,
    pub(super) inbox: Inbox,
    /// A handle by which the service's own background work hands in its results.
    pub(super) own_handle: mpsc::WeakSender<Input>,
}

impl Service {
    /// A service on this store. `deliveries` has the sender by which a platform's delivery task is given messages.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn new(
        store: Arc<Store>,
        config: Config,
        deliveries: HashMap<Platform, mpsc::UnboundedSender<Box<Outgoing>>>,
    ) -> Result<(Self, ServiceHandle), StoreError> {
        let (handle, inbox) = mpsc::channel(LARGEST_ROUND * 2);
        let service = Self {
            cache: Cache::new(store.clone()),
            blocks: BlockCache::new(store.clone()),
            puzzles: PuzzleCache::new(store.clone()),
            tournaments: TournamentCache::new(store.clone()),
            proposals: ProposalCache::new(store.clone()),
            next_ids: NextIds::following(store.highest_ids().await?),
            recent_events: RecentEvents::read(&store).await?,
            seeds: config.seeds,
            limits: LimitsState::begin(config.limits, &store).await?,
            due: DueQueue::default(),
            ratings: RatedGames::new(store.open_rated_games().await?),
            pauses: Arc::default(),
            shown: Arc::default(),
            vacations: Arc::default(),
            store,
            thinking: ThinkingPool::new(config.thinking, handle.downgrade()),
            config,
            deliveries,
            delivery_notes: DeliveryNotes::default(),
            database_fault: DatabaseFault::default(),
            last_games: LastGames::new(LAST_GAMES),
            interrupted_thoughts: VecDeque::new(),
            pending_links: PendingLinks::default(),
            blocked: HashSet::new(),
            stopping: false,
            last_deletion: 0,
            background_turns: BackgroundTurns::new(),
            pictures: Arc::default(),
            inbox: Inbox::new(inbox),
            own_handle: handle.downgrade(),
        };
        Ok((service, ServiceHandle(handle)))
    }
}
