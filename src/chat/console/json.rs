//! The console as programs converse with it: one JSON object a line.
//!
//! ```text
//! in   {"id":"7","from":"alice","text":"place 4"}
//! out  {"reply":"<part id>","for":"bob","text":"…"}     for: null where a reply is for nobody in particular
//! out  {"done":"7"}       stored, and its replies are printed; also for an id seen before, without replies
//! out  {"failed":"7"}     not stored, nothing changed: send it again
//! out  {"error":"…"}      the line was no such object; nothing happened
//! ```
//! After a restart replies not known to be printed come again with the same part id.

use super::lines::lines;
use super::{Console, Voice};
use crate::chat::Post;
use crate::service::{Outcome, Receipt, ServiceHandle};
use serde::{Deserialize, Serialize};
use std::io::Read;
use std::sync::Arc;
use tokio::sync::mpsc;

/// How many messages may be on their way before the next line is read.
const ON_THE_WAY: usize = 256;

/// One line from a program.
#[derive(Clone, Debug, Deserialize)]
struct Said {
    /// The message's id, chosen by the program; the same when it is sent again.
    id: String,
    /// The name of the voice.
    from: String,
    /// What it says.
    text: String,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Answer<'a> {
    Done(&'a str),
    Failed(&'a str),
    Error(String),
}

#[derive(Serialize)]
struct Reply<'a> {
    reply: &'a str,
    r#for: Option<&'a str>,
    text: &'a str,
}

/// One reply as a line.
pub(super) fn reply(post: &Post, text: &str) -> String {
    let reader = post.reader.as_ref().map(|person| person.name.as_str());
    line(&Reply {
        reply: &post.part.0,
        r#for: reader,
        text,
    })
}

fn line(object: &impl Serialize) -> String {
    serde_json::to_string(object).expect("strings are JSON")
}

/// Reads lines until there are no more and answers each in order.
///
/// # Errors
/// If whoever reads the answers has gone.
pub async fn converse(
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
        let (id, receipt) = match serde_json::from_str::<Said>(&text) {
            Ok(said) => {
                let inbound = Voice::new(&said.from).says(said.id.clone(), &said.text, false);
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
            Err(why) => Answer::Error(why),
        };
        console.print(&line(&answer))?;
    }
    Ok(())
}

async fn outcome(id: &str, mut receipt: Receipt) -> Answer<'_> {
    let outcome = receipt.outcome().await;
    receipt.wait_for_delivery().await;
    match outcome {
        Outcome::NotStored => Answer::Failed(id),
        Outcome::Stored | Outcome::Ignored | Outcome::Repeated => Answer::Done(id),
    }
}
