//! Gives signs of life, by which `lusoria check` sees that the program runs. They stop when the service no longer answers. So `check`
//! also notices a program that hangs. `src/store/host_claim.rs` says how often a sign is given. `src/store/host_status.rs` says after
//! how long without a sign the program counts as hanging.

use crate::service::ServiceHandle;
use crate::store::HostClaim;
use std::sync::Arc;
use tokio::time::sleep;

/// Gives a sign of life at regular intervals until the service has ended.
pub(super) async fn beat(claim: Arc<HostClaim>, service: ServiceHandle) {
    let mut told: Option<String> = None;
    while service.is_alive().await {
        let trouble = claim.beat().err().map(|why| why.to_string());
        if trouble != told
            && let Some(why) = &trouble
        {
            tracing::error!("no sign of life can be given: {why}");
        }
        told = trouble;
        sleep(HostClaim::HEARTBEAT).await;
    }
}
