//! Wiring: store, service and couriers, started together and ended in order.

use crate::chat::Chat;
use crate::courier::Desk;
use crate::service::{self, Service, ServiceHandle};
use crate::store::Store;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::{JoinHandle, JoinSet};

/// How long ending may take. What is not said by then is said after the next start.
const PATIENCE: Duration = Duration::from_secs(10);

/// A host that runs.
#[derive(Debug)]
pub struct Host {
    /// The way in.
    pub service: ServiceHandle,
    store: Arc<Store>,
    running: JoinHandle<()>,
    couriers: JoinSet<()>,
}

impl Host {
    /// Starts the service over this store, with one courier for this chat.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn start<C: Chat>(
        store: Store,
        config: service::Config,
        chat: Arc<C>,
    ) -> anyhow::Result<Self> {
        let store = Arc::new(store);
        let desk = Desk::new();
        let desks = HashMap::from([(chat.platform(), desk.outgoing.clone())]);
        let (service, handle) = Service::new(store.clone(), config, desks).await?;
        let mut couriers = JoinSet::new();
        couriers.spawn(desk.serve(chat, store.clone(), handle.clone()));
        let running = tokio::spawn(service.run());
        Ok(Self {
            service: handle,
            store,
            running,
            couriers,
        })
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
            mut couriers,
        } = self;
        service.stop().await;
        drop(service);
        let ended = tokio::time::timeout(PATIENCE, async {
            while couriers.join_next().await.is_some() {}
            running.await
        });
        match ended.await {
            Ok(service) => service?,
            Err(_) => tracing::warn!(
                "not everything could be said in time; the rest is said after the next start"
            ),
        }
        couriers.shutdown().await;
        if let Some(store) = Arc::into_inner(store) {
            store.close().await?;
        }
        Ok(())
    }
}
