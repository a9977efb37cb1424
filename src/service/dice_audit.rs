//! The command `stats dice`: counts the dice that a person has thrown, from the logs of their games. `session/dice_counts.rs` says which
//! throws count. The counting is done in a task of its own. It begins only when the answer is the next message to be sent in its room.

use super::load_session::log_of;
use super::message_of_say::render_or_report;
use crate::render::{Attachment, Message, Scene, not_shown};
use crate::session::{AccountId, DiceCounts, Say};
use crate::store::{Store, StoreError};
use std::sync::Arc;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tracing::error;

/// Counts the dice of a person and renders the answer.
pub(super) async fn render_dice_audit(
    store: Arc<Store>,
    turns: Arc<Semaphore>,
    account: AccountId,
    mut scene: Scene,
) -> Message {
    match count_dice(&store, &turns, account).await {
        Ok(counts) => {
            scene.attachment = Attachment::Dice(counts);
            render_or_report(&Say::Dice(account), &scene)
        }
        Err(why) => {
            error!(%why, "the dice of a person cannot be counted");
            not_shown(&scene)
        }
    }
}

async fn count_dice(
    store: &Store,
    turns: &Semaphore,
    account: AccountId,
) -> Result<DiceCounts, StoreError> {
    let mut counts = DiceCounts::default();
    for id in store.games_with_throws(account).await? {
        // The semaphore is held for only one game at a time: somebody may have played very many, and others wait.
        let _turn = turns.acquire().await.expect("it is never closed");
        let Some(stored) = store.session(id).await? else {
            continue;
        };
        let before = counts;
        let counted = spawn_blocking(move || {
            let mut counts = before;
            let log = log_of(&stored).ok()?;
            log.count_dice(account, &mut counts).ok()?;
            Some(counts)
        });
        // A game that cannot be replayed is left out.
        counts = counted.await.ok().flatten().unwrap_or(before);
    }
    Ok(counts)
}
