//! Wiring: the store, the service and the delivery tasks are started together, and ended one after the other.

mod heartbeat;

use crate::chat::Chat;
use crate::delivery::DeliveryInbox;
use crate::service::{self, Service, ServiceHandle};
use crate::session::{Platform, RoomKey};
use crate::store::{Claim, Store, StoredRoom};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::{JoinHandle, JoinSet};

/// How long saying the rest may take. What is not said by then is said after the next start.
const DELIVERY_TIMEOUT: Duration = Duration::from_secs(5);
/// How long the chats before that may take to stop listening.
pub const CHAT_STOP_TIMEOUT: Duration = Duration::from_secs(3);
/// How long a thread that still reads or writes somewhere may keep the program from ending after that.
pub const THREAD_STOP_TIMEOUT: Duration = Duration::from_millis(500);
/// Docker kills after ten seconds; closing the database wants some of them.
const _: () = assert!(
    DELIVERY_TIMEOUT.as_millis() + CHAT_STOP_TIMEOUT.as_millis() + THREAD_STOP_TIMEOUT.as_millis()
        < 9_000
);

/// The program while it hosts games: the store, the service, and the tasks that deliver what it says.
#[derive(Debug)]
pub struct App {
    /// The way in.
    pub service: ServiceHandle,
    store: Arc<Store>,
    running: JoinHandle<()>,
    inboxes: HashMap<Platform, DeliveryInbox>,
    deliveries: JoinSet<()>,
    /// The right to host on this database, and the task that shows that we do.
    claim: Option<(Arc<Claim>, JoinHandle<()>)>,
}

impl App {
    /// Starts the service over this store, to speak on these platforms. What it has to say waits until the platform's chat
    /// is connected.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn start(
        store: Store,
        config: service::Config,
        platforms: &[Platform],
    ) -> anyhow::Result<Self> {
        let store = Arc::new(store);
        let inboxes: HashMap<_, _> = platforms
            .iter()
            .map(|p| (*p, DeliveryInbox::new()))
            .collect();
        let outgoing = inboxes
            .iter()
            .map(|(p, inbox)| (*p, inbox.sender.clone()))
            .collect();
        let (service, handle) = Service::new(store.clone(), config, outgoing).await?;
        let running = tokio::spawn(service.run());
        Ok(Self {
            service: handle,
            store,
            running,
            inboxes,
            deliveries: JoinSet::new(),
            claim: None,
        })
    }

    /// The store, for those who ask it something. It cannot be closed in order before they let go of it.
    #[must_use]
    pub fn store(&self) -> Arc<Store> {
        self.store.clone()
    }

    /// A room as it is stored.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn room(&self, key: &RoomKey) -> anyhow::Result<StoredRoom> {
        Ok(self.store.room(key).await?)
    }

    /// Lets this chat say what there is to say on its platform. A platform not named at the start, or connected twice, is
    /// left as it is.
    pub fn connect<C: Chat>(&mut self, chat: Arc<C>) {
        if let Some(inbox) = self.inboxes.remove(&chat.platform()) {
            self.deliveries.spawn(inbox.deliver_all(
                chat,
                self.store.clone(),
                self.service.clone(),
            ));
        }
    }

    /// Keeps the right to host on this database until it is closed, and gives signs of life as long as the service answers.
    pub fn start_heartbeat(&mut self, claim: Claim) {
        let claim = Arc::new(claim);
        let beating = heartbeat::beat(claim.clone(), self.service.clone());
        self.claim = Some((claim, tokio::spawn(beating)));
    }

    /// Takes in no more, says what there is to say, closes the database. Everyone else's [`ServiceHandle`] must be gone, or
    /// ending takes as long as it may.
    ///
    /// # Errors
    /// If the database cannot be closed in order; nothing stored is lost by that.
    pub async fn stop(self) -> anyhow::Result<()> {
        let Self {
            service,
            store,
            running,
            inboxes,
            mut deliveries,
            claim,
        } = self;
        // It has a handle of the service, which would be waited for.
        if let Some((_, beating)) = &claim {
            beating.abort();
        }
        service.stop().await;
        drop((service, inboxes));
        let ended = tokio::time::timeout(DELIVERY_TIMEOUT, async {
            while deliveries.join_next().await.is_some() {}
            running.await
        });
        match ended.await {
            Ok(service) => service?,
            Err(_) => tracing::warn!(
                "not everything could be said in time; the rest is said after the next start"
            ),
        }
        deliveries.shutdown().await;
        if let Some(store) = Arc::into_inner(store) {
            store.close().await?;
        }
        drop(claim);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chat::{Post, SendError};
    use crate::render::Block;
    use crate::service::Inbound;
    use crate::session::{Identity, RoomKey};
    use tokio::time::Instant;

    /// A chat that never takes anything.
    struct Unresponsive;

    impl Chat for Unresponsive {
        fn platform(&self) -> Platform {
            Platform::Console
        }

        fn split(&self, body: Vec<Block>) -> Vec<Vec<Block>> {
            vec![body]
        }

        async fn send(&self, _: &Post) -> Result<Option<String>, SendError> {
            std::future::pending().await
        }
    }

    fn message() -> Inbound {
        Inbound {
            room: RoomKey {
                platform: Platform::Console,
                id: "hall".to_owned(),
                parent: None,
            },
            event: "1".to_owned(),
            author: Identity {
                platform: Platform::Console,
                id: "anna".to_owned(),
                name: "anna".to_owned(),
            },
            mentions: Vec::new(),
            addressed: true,
            reply_to: None,
            locale: None,
            may_configure: false,
            replaces: None,
            unreadable: false,
            text: "!games".to_owned(),
        }
    }

    /// By a clock that runs ahead as soon as everybody waits.
    #[tokio::test(start_paused = true)]
    async fn a_platform_that_takes_nothing_does_not_keep_the_program_from_ending() {
        let home = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", home.path().join("test.db").display());
        let claim = Claim::take(&url).await.unwrap();
        let store = Store::open(&url).await.unwrap();
        let config = service::Config::default();
        let mut app = App::start(store, config, &[Platform::Console])
            .await
            .unwrap();
        app.connect(Arc::new(Unresponsive));
        app.start_heartbeat(claim);
        app.service.submit(message()).await.outcome().await;
        let begun = Instant::now();
        app.stop().await.unwrap();
        assert!(begun.elapsed() <= DELIVERY_TIMEOUT + Duration::from_millis(10));
        // What was not said waits, and the right to host is given back.
        Claim::take(&url).await.unwrap();
        let store = Store::open(&url).await.unwrap();
        assert_eq!(store.pending().await.unwrap().len(), 1);
    }
}
