//! A message that hands over a file, in a chat that accepts files and in one that does not.

use crate::house::{House, person, usual_config};
use lusoria::app::App;
use lusoria::chat::{Chat, Post, SendError};
use lusoria::render::{Block, Body, TextFile, plain_text};
use lusoria::session::{Identity, Platform};
use lusoria::store::Store;
use std::collections::HashSet;
use std::sync::{Arc, Mutex};

/// How many lines of a text fit one message of this chat.
const LINES: usize = 3;

/// A chat with short messages that keeps all that it is asked to send.
#[derive(Default)]
struct Strict {
    accepts_files: bool,
    tried: Mutex<Vec<Post>>,
}

impl Chat for Strict {
    fn platform(&self) -> Platform {
        Platform::Console
    }

    fn split(&self, body: Body) -> Vec<Body> {
        let divided = body.into_iter().flat_map(|block| match block {
            Block::Fixed(lines) => lines
                .chunks(LINES)
                .map(|lines| vec![Block::Fixed(lines.to_vec())])
                .collect(),
            block => vec![vec![block]],
        });
        divided.collect()
    }

    async fn send(&self, post: &Post) -> Result<Option<String>, SendError> {
        self.tried.lock().unwrap().push(post.clone());
        match post.file() {
            Some(_) if !self.accepts_files => Err(SendError::FileRefused("a rule".to_owned())),
            _ => Ok(None),
        }
    }
}

/// All posts that were tried for the answer to Anna, and the file in them.
async fn asked(accepts_files: bool) -> (Vec<Post>, TextFile) {
    let house = House::new().await;
    let home = tempfile::tempdir().unwrap();
    let path = format!("sqlite:{}", home.path().join("files.db").display());
    let store = Store::open(&path).await.unwrap();
    let platforms = [Platform::Console];
    let mut host = App::start(store, usual_config(), &platforms).await.unwrap();
    let chat = Arc::new(Strict {
        accepts_files,
        ..Strict::default()
    });
    host.connect(chat.clone());
    let mut inbound = house.message("hall", "anna", "!export me");
    let anna = Identity {
        name: "Anna Žlutá".into(),
        ..person("anna")
    };
    crate::house::chat_message(&mut inbound).author = anna;
    let mut receipt = host.service.submit(inbound).await;
    receipt.outcome().await;
    receipt.wait_for_delivery().await;
    host.stop().await.unwrap();
    let tried = chat.tried.lock().unwrap().clone();
    let file = tried[0].file().expect("a file comes first").clone();
    (tried, file)
}

#[tokio::test]
async fn a_file_is_one_message_with_a_sentence_beside_it() {
    let (tried, file) = asked(true).await;
    let [post] = &tried[..] else {
        panic!("one message: {tried:?}");
    };
    assert_eq!(file.name, "lusoria-Anna-Zluta.json");
    assert!(serde_json::from_str::<serde_json::Value>(&file.text).is_ok());
    let beside = plain_text(&post.beside_the_file());
    assert!(
        beside.contains("`!privacy`") && !beside.contains('{'),
        "{beside}"
    );
    assert_eq!(
        plain_text(&post.body),
        file.text,
        "a terminal prints the text"
    );
}

/// If the program is killed while the text is sent, and files are accepted after the start, the file must not be taken for a part of
/// the text that was sent already.
#[tokio::test]
async fn a_file_that_is_refused_comes_as_text_under_other_ids() {
    let (tried, file) = asked(false).await;
    let ids: HashSet<_> = tried.iter().map(|post| post.part.clone()).collect();
    assert_eq!(ids.len(), tried.len(), "{tried:?}");
    let parts = &tried[1..];
    assert!(parts.len() > 1 && parts.iter().all(|post| post.file().is_none()));
    let lines: Vec<_> = parts.iter().map(|post| plain_text(&post.body)).collect();
    assert_eq!(lines.join("\n"), file.text);
    let replies: Vec<_> = parts.iter().map(|post| post.reply_to.is_some()).collect();
    assert!(replies[0] && !replies[1..].contains(&true), "{replies:?}");
}
