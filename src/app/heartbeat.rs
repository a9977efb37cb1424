//! Signs of life for `lusoria check`: given only while the service's own task answers, so that a program that hangs is noticed.

use crate::service::ServiceHandle;
use crate::store::Claim;
use std::sync::Arc;
use tokio::time::sleep;

/// Gives one now and then until the service has ended.
pub(super) async fn beat(claim: Arc<Claim>, service: ServiceHandle) {
    let mut told: Option<String> = None;
    while service.is_alive().await {
        let trouble = claim.beat().err().map(|why| why.to_string());
        if trouble != told
            && let Some(why) = &trouble
        {
            tracing::error!("no sign of life can be given: {why}");
        }
        told = trouble;
        sleep(Claim::BEAT).await;
    }
}
