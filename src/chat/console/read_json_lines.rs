//! Runs the console for another program, which sends and reads lines of JSON (`json_protocol.rs` describes them).

use super::json_protocol::{JsonAnswer, JsonMessage, json_line};
use super::lines::lines;
use super::{Console, Speaker};
use crate::service::{Outcome, Receipt, ServiceHandle};
use std::io::Read;
use std::sync::Arc;
use tokio::sync::mpsc;

/// No further line is read while this many messages are unanswered.
const ON_THE_WAY: usize = 256;

/// Reads lines until there are no more. Answers each line that is not empty, in order.
///
/// # Errors
/// If the program that reads the answers has ended.
pub async fn drive_by_json(
    input: impl Read + Send + 'static,
    console: Arc<Console>,
    service: ServiceHandle,
) -> std::io::Result<()> {
    let (receipts, answers) = mpsc::channel(ON_THE_WAY);
    let answering = tokio::spawn(answer(answers, console.clone()));
    let mut lines = lines(input);
    while let Some(text) = lines.recv().await {
        if text.trim().is_empty() {
            continue;
        }
        let (id, receipt) = match serde_json::from_str::<JsonMessage>(&text) {
            Ok(said) => {
                let inbound = Speaker::new(&said.from).says(said.id.clone(), &said.text, false);
                (said.id, Ok(service.submit(inbound).await))
            }
            Err(why) => (String::new(), Err(why.to_string())),
        };
        if receipts.send((id, receipt)).await.is_err() {
            break;
        }
    }
    drop(receipts);
    answering.await.map_err(std::io::Error::other)?
}

async fn answer(
    mut answers: mpsc::Receiver<(String, Result<Receipt, String>)>,
    console: Arc<Console>,
) -> std::io::Result<()> {
    while let Some((id, receipt)) = answers.recv().await {
        let answer = match receipt {
            Ok(receipt) => outcome(&id, receipt).await,
            Err(why) => JsonAnswer::Error(why),
        };
        console.print(&json_line(&answer))?;
    }
    Ok(())
}

async fn outcome(id: &str, mut receipt: Receipt) -> JsonAnswer<'_> {
    let outcome = receipt.outcome().await;
    receipt.wait_for_delivery().await;
    match outcome {
        Outcome::NotStored => JsonAnswer::Failed(id),
        Outcome::Stored | Outcome::Ignored | Outcome::Repeated => JsonAnswer::Done(id),
    }
}
