//! Starts the service and the delivery tasks on an open store. At the end, stops them and closes the store.

mod heartbeat;

use crate::chat::Chat;
use crate::delivery::DeliveryInbox;
use crate::service::{self, Service, ServiceHandle};
use crate::session::{Platform, RoomKey};
use crate::store::{HostClaim, Store, StoredRoom};
use anyhow::Context;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::{JoinHandle, JoinSet};

/// How long the delivery tasks may still send messages when the program stops. Messages that are not sent by then are sent after the next
/// start.
const DELIVERY_TIMEOUT: Duration = Duration::from_secs(5);
/// How long the chats may take to stop listening. After that, `DELIVERY_TIMEOUT` begins.
pub const CHAT_STOP_TIMEOUT: Duration = Duration::from_secs(3);
/// At the very end, the program waits this long for threads that are still reading or writing.
pub const THREAD_STOP_TIMEOUT: Duration = Duration::from_millis(500);
/// Docker kills a container ten seconds after asking it to stop. So the three time limits for stopping together must be shorter, to leave
/// some time for closing the database.
const _: () = assert!(
    DELIVERY_TIMEOUT.as_millis() + CHAT_STOP_TIMEOUT.as_millis() + THREAD_STOP_TIMEOUT.as_millis()
        < 9_000
);

/// The running program: the store, the service, and the tasks that deliver messages.
#[derive(Debug)]
pub struct App {
    /// The handle by which chats hand messages to the service.
    pub service: ServiceHandle,
    store: Arc<Store>,
    running: JoinHandle<()>,
    inboxes: HashMap<Platform, DeliveryInbox>,
    deliveries: JoinSet<()>,
    /// The right to host on this database, and the task that gives signs of life.
    claim: Option<(Arc<HostClaim>, JoinHandle<()>)>,
}

impl App {
    /// Starts the service on this store, for these platforms. Messages for a platform wait until its chat is connected.
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

    /// A shared handle of the store. Drop all such handles before [`App::stop`], so that the database can be closed cleanly.
    #[must_use]
    pub fn store(&self) -> Arc<Store> {
        self.store.clone()
    }

    /// Reads a room from the store.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn room(&self, key: &RoomKey) -> anyhow::Result<StoredRoom> {
        Ok(self.store.room(key).await?)
    }

    /// Starts to deliver messages through this chat. Does nothing if its platform was not passed to [`App::start`], or has a chat
    /// already.
    pub fn connect<C: Chat>(&mut self, chat: Arc<C>) {
        if let Some(inbox) = self.inboxes.remove(&chat.platform()) {
            self.deliveries.spawn(inbox.deliver_all(
                chat,
                self.store.clone(),
                self.service.clone(),
            ));
        }
    }

    /// Keeps the right to host on this database until the program stops. Gives signs of life while the service answers.
    pub fn start_heartbeat(&mut self, claim: HostClaim) {
        let claim = Arc::new(claim);
        let beating = heartbeat::beat(claim.clone(), self.service.clone());
        self.claim = Some((claim, tokio::spawn(beating)));
    }

    /// Stops taking in messages, delivers what is left, and closes the database.
    ///
    /// Drop all other copies of [`ServiceHandle`] first. The service runs until the last copy is dropped. If some copies are left, this
    /// function waits no longer than `DELIVERY_TIMEOUT`.
    ///
    /// # Errors
    /// If the service panicked, or the database cannot be closed cleanly. Even then, nothing that was stored is lost.
    pub async fn stop(self) -> anyhow::Result<()> {
        let Self {
            service,
            store,
            running,
            inboxes,
            mut deliveries,
            claim,
        } = self;
        // The heartbeat task holds a handle of the service, and the service ends only when all handles are dropped.
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
            Ok(service) => service.context(
                "a fault in the program has ended it; what was stored is kept, and it can be started again",
            )?,
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
    use crate::service::{Cause, ChatMessage, Inbound};
    use crate::session::{Identity, RoomKey};
    use tokio::time::Instant;

    /// A chat that never accepts a message.
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
        let anna = Identity {
            platform: Platform::Console,
            id: "anna".into(),
            name: "anna".into(),
        };
        let message = ChatMessage {
            addressed: true,
            ..ChatMessage::new(anna, "!games".to_owned())
        };
        Inbound {
            room: RoomKey {
                platform: Platform::Console,
                id: "hall".to_owned(),
                parent: None,
            },
            event: "1".to_owned(),
            locale: None,
            cause: Cause::Message(message),
        }
    }

    /// Tokio's clock is paused: it jumps ahead as soon as every task waits.
    #[tokio::test(start_paused = true)]
    async fn a_platform_that_takes_nothing_does_not_keep_the_program_from_ending() {
        let home = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", home.path().join("test.db").display());
        let claim = HostClaim::take(&url).await.unwrap();
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
        // The message that was not delivered is still stored, and the right to host is free again.
        HostClaim::take(&url).await.unwrap();
        let store = Store::open(&url).await.unwrap();
        assert_eq!(store.pending().await.unwrap().len(), 1);
    }
}
