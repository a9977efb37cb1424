//! A host that may be killed: the service with three platforms on one database, in a runtime of its own.

use lusoria::app::App;
use lusoria::chat::{Chat, Post, SendError};
use lusoria::render::Block;
use lusoria::service::{
    Config, Inbound, Limits, ManualClock, Outcome, Receipt, Seeds, recompute_ratings,
};
use lusoria::session::Platform;
use lusoria::store::Store;
use sqlx::{Connection, SqliteConnection};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::runtime::{Builder, Runtime};

pub(crate) const PLATFORMS: [Platform; 3] =
    [Platform::Console, Platform::Discord, Platform::Matrix];

/// A chat that takes everything.
struct Open(Platform);

impl Chat for Open {
    fn platform(&self) -> Platform {
        self.0
    }

    fn split(&self, body: Vec<Block>) -> Vec<Vec<Block>> {
        vec![body]
    }

    async fn send(&self, _post: &Post) -> Result<Option<String>, SendError> {
        Ok(None)
    }
}

/// The host, from one start to its end.
pub(crate) struct Host {
    runtime: Runtime,
    app: App,
    database: SqliteConnection,
}

impl Host {
    pub(crate) fn start(path: &Path, hand: &ManualClock) -> Self {
        let runtime = Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .unwrap();
        let url = format!("sqlite:{}", path.display());
        let (app, database) = runtime.block_on(async {
            let config = Config {
                prefix: "!".to_owned(),
                seeds: Seeds::Fixed(7),
                limits: Limits::none(),
                clock: hand.clock(),
                ..Config::default()
            };
            let store = Store::open(&url).await.unwrap();
            let mut app = App::start(store, config, &PLATFORMS).await.unwrap();
            for platform in PLATFORMS {
                app.connect(Arc::new(Open(platform)));
            }
            let mut database = SqliteConnection::connect(&url).await.unwrap();
            let sql = "create table if not exists overheard (n integer primary key, say text);
                create trigger if not exists overhear after insert on outbox begin
                    insert into overheard (say) values (new.say);
                end;";
            sqlx::raw_sql(sql).execute(&mut database).await.unwrap();
            (app, database)
        });
        Self {
            runtime,
            app,
            database,
        }
    }

    /// Ends the host at once, whatever it is doing.
    pub(crate) fn kill(self) {
        let (app, database) = (self.app, self.database);
        self.runtime.block_on(async move {
            drop(app);
            drop(database);
        });
        self.runtime.shutdown_timeout(Duration::from_secs(10));
    }

    /// Hands these messages in and waits until each is decided.
    pub(crate) fn say(&self, messages: Vec<Inbound>) -> Vec<Outcome> {
        self.runtime.block_on(async {
            let mut outcomes = Vec::new();
            for mut receipt in self.submit(messages).await {
                outcomes.push(receipt.outcome().await);
            }
            outcomes
        })
    }

    /// Hands these messages in, and does not wait.
    pub(crate) fn throw_in(&self, messages: Vec<Inbound>) {
        self.runtime.block_on(self.submit(messages));
    }

    async fn submit(&self, messages: Vec<Inbound>) -> Vec<Receipt> {
        let mut receipts = Vec::new();
        for message in messages {
            receipts.push(self.app.service.submit(message).await);
        }
        receipts
    }

    /// Waits until everything that is due by now is carried out, and it is noted that the host is there.
    pub(crate) fn settle(&mut self, now: i64) {
        self.runtime.block_on(async {
            for _ in 0..20_000 {
                let waits: i64 = sqlx::query_scalar(
                    "select (select count(*) from due where at <= $1) + (select count(*) from host where alive_at <> $1)",
                )
                .bind(now)
                .fetch_one(&mut self.database)
                .await
                .unwrap();
                if waits == 0 {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
            panic!("something is still due");
        });
    }

    /// The rows that this query gives, which has one parameter.
    pub(crate) fn rows<R>(&mut self, sql: &'static str, parameter: i64) -> Vec<R>
    where
        R: for<'r> sqlx::FromRow<'r, sqlx::sqlite::SqliteRow> + Send + Unpin,
    {
        let query = sqlx::query_as(sql).bind(parameter);
        self.runtime
            .block_on(query.fetch_all(&mut self.database))
            .unwrap()
    }
}

/// How many of the ratings that are kept differ from those that follow from the logs; and how many games were counted.
pub(crate) fn wrong_ratings(path: &Path) -> (usize, usize) {
    let runtime = Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Store::open(&format!("sqlite:{}", path.display()))
            .await
            .unwrap();
        let computed = recompute_ratings(&store).await.unwrap();
        let wrong = computed.differences(&store).await.unwrap();
        (wrong, computed.games)
    })
}
