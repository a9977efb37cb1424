//! Waits for the answer to a line before the next line is read.

use crate::service::Receipt;
use std::time::Duration;
use tokio::time::timeout;

/// How long the next line waits at most for the answer to the line before it: on a busy machine, a computer player may think for long.
const LONGEST_WAIT: Duration = Duration::from_secs(30);

/// Waits until everything about a line has been printed, or for half a minute. What comes later is printed when it comes.
pub(super) async fn wait_for_answer(receipt: Receipt) {
    let _ = timeout(LONGEST_WAIT, receipt.wait_for_delivery()).await;
}
