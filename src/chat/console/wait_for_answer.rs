//! Waits for the answer to a line before the next line is read.

use crate::service::Receipt;
use std::time::Duration;
use tokio::time::timeout;

/// The next line waits at most this long for the answer to the line before. A computer player may think longer on a busy machine.
const LONGEST_WAIT: Duration = Duration::from_secs(30);

/// Waits until the answer to a line has been printed, or for half a minute. A later answer is printed when it comes.
pub(super) async fn wait_for_answer(receipt: Receipt) {
    let _ = timeout(LONGEST_WAIT, receipt.wait_for_delivery()).await;
}
