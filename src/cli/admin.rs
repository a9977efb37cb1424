//! `lusoria admin`: the operator lists games and people, ends and annuls games, and blocks and unblocks people. All this also works while
//! the bot runs, except annulling a rated game.
//!
//! A game that is not over is ended by the host, because no other process may change it. The command stores the order as a row of the
//! table `due`. The host finds the row within ten seconds, or when it starts.
//!
//! A game that is over is annulled by the command itself. If the game was rated, the host must not be running, because the ratings are
//! computed again.
//!
//! Every order is noted in the table `operator_log`.

use super::output::print;
use crate::config::Config;
use crate::service::recompute_ratings;
use crate::session::{Due, Identity, Platform, SessionId};
use crate::store::json::StoredAsJson;
use crate::store::{HostClaim, HostStatus, OperatorPerson, Store};
use anyhow::{Result, bail};
use jiff::Timestamp;
use std::process::ExitCode;
use std::time::Duration;

/// The longest id of a person, in bytes: Matrix allows 255.
const LONGEST_ID: usize = 255;
/// How many rows are listed at most.
const MOST: u32 = 200;
/// How long to wait until the host has ended a game.
const TIMEOUT: Duration = Duration::from_secs(15);

/// What the operator can do.
#[derive(Clone, Debug, clap::Subcommand)]
pub enum AdminTask {
    /// Lists the games that are not over, beginning with the one in which nothing has happened for longest.
    Games {
        /// Only those of the people with this name or id.
        person: Option<String>,
    },
    /// Lists the people whose name contains this word, or who have this id.
    People {
        /// A part of the name, or an id.
        name: String,
    },
    /// Ends a game that is not over; it counts for nobody, and its room is told.
    End {
        /// The number of the game.
        game: i64,
    },
    /// Annuls a game that is over: it counts for nobody. If it was rated, the ratings are computed again, and the bot must not be
    /// running.
    Annul {
        /// The number of the game.
        game: i64,
    },
    /// Makes the bot ignore a person everywhere.
    Block {
        /// The person's platform: console, discord or matrix.
        platform: String,
        /// The platform's id of the person, as `people` lists it.
        id: String,
    },
    /// Makes the bot answer a blocked person again.
    Unblock {
        /// The person's platform: console, discord or matrix.
        platform: String,
        /// The platform's id of the person.
        id: String,
    },
    /// Lists what was done with `lusoria admin`.
    Log,
}

/// Carries out a task.
pub(super) async fn administer(config: &Config, task: &AdminTask) -> Result<ExitCode> {
    // `HostClaim::status` must not be called while the store is open.
    let host = HostClaim::status(&config.database_url)?;
    let store = Store::open_existing(&config.database_url).await?;
    match task {
        AdminTask::Games { person } => list_games(&store, person.as_deref()).await?,
        AdminTask::People { name } => list_people(&store, name).await?,
        AdminTask::End { game } => end(&store, SessionId(*game), host).await?,
        AdminTask::Annul { game } => annul(config, &store, SessionId(*game)).await?,
        AdminTask::Block { platform, id } => block(&store, platform, id, true).await?,
        AdminTask::Unblock { platform, id } => block(&store, platform, id, false).await?,
        AdminTask::Log => list_log(&store).await?,
    }
    store.close().await?;
    Ok(ExitCode::SUCCESS)
}

async fn list_games(store: &Store, person: Option<&str>) -> Result<()> {
    let games = store.operator_games(person, MOST + 1).await?;
    let shown = games.len().min(MOST as usize);
    for one in &games[..shown] {
        let (platform, room) = &one.room;
        print(&format!(
            "#{} {} [{}] in {} {room}, last entry {}",
            one.session,
            one.game,
            one.players,
            name(*platform),
            time(one.changed_at)
        ))?;
    }
    match games.len() > shown {
        true => print(&format!(
            "more than {shown} games are not over: these have waited longest, and a name or id lists those of one person"
        ))?,
        false => print(&format!("{shown} games are not over"))?,
    }
    Ok(())
}

async fn list_people(store: &Store, part: &str) -> Result<()> {
    for OperatorPerson {
        account,
        identity,
        open_games,
        blocked,
    } in store.operator_people(part, MOST).await?
    {
        let blocked = if blocked { ", blocked" } else { "" };
        print(&format!(
            "{} {}: {} (account {account}, {open_games} open games{blocked})",
            name(identity.platform),
            identity.id,
            identity.name
        ))?;
    }
    Ok(())
}

async fn list_log(store: &Store) -> Result<()> {
    for (at, who, what) in store.operator_log(MOST).await? {
        print(&printable(&format!("{} {who}: {what}", time(at))))?;
    }
    Ok(())
}

async fn end(store: &Store, game: SessionId, host: HostStatus) -> Result<()> {
    let Some(stored) = store.session(game).await? else {
        bail!("there is no game #{game}");
    };
    if stored.ended.is_some() {
        bail!("game #{game} is over already; `lusoria admin annul {game}` has it count for nobody");
    }
    let due = Due::EndGame(game);
    // An order that is given twice before the bot carries it out is noted once.
    if store.due_under(&due.key()).await?.is_none() {
        note(store, &format!("end {game}"), Some(&due)).await?;
    }
    if host == HostStatus::Nobody {
        print(&format!(
            "the bot is not running: it ends game #{game} when it starts"
        ))?;
        return Ok(());
    }
    let until = tokio::time::Instant::now() + TIMEOUT;
    while tokio::time::Instant::now() < until {
        let now = store.session(game).await?;
        if now.is_some_and(|now| now.ended.is_some()) {
            print(&format!("game #{game} is over"))?;
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    print(&format!(
        "the bot has not ended game #{game} yet; it will as soon as it can"
    ))?;
    Ok(())
}

async fn annul(config: &Config, store: &Store, game: SessionId) -> Result<()> {
    let Some(stored) = store.session(game).await? else {
        bail!("there is no game #{game}");
    };
    if stored.ended.is_none() {
        bail!(
            "game #{game} is not over; `lusoria admin end {game}` ends it, and it counts for nobody"
        );
    }
    let counted = store.counted_games().await?;
    let is_rated = counted
        .iter()
        .any(|one| one.session == game && one.counted.is_some());
    let claim = match is_rated {
        true => Some(HostClaim::take(&config.database_url).await?),
        false => None,
    };
    note(store, &format!("annul {game}"), None).await?;
    store.annul(game, now()).await?;
    if claim.is_some() {
        let computed = recompute_ratings(store).await?;
        store.replace_ratings(&computed.rows).await?;
    }
    print(&format!("game #{game} counts for nobody now"))?;
    Ok(())
}

async fn block(store: &Store, platform: &str, id: &str, block: bool) -> Result<()> {
    let mut platforms = Platform::ALL.into_iter();
    let Some(platform) = platforms.find(|one| name(*one) == platform.to_lowercase()) else {
        bail!("there is no platform {platform}: console, discord or matrix");
    };
    if id.len() > LONGEST_ID || id.is_empty() || id.chars().any(char::is_control) {
        bail!("that is no id of a person: an id has at most {LONGEST_ID} bytes and no line breaks");
    }
    let word = if block { "block" } else { "unblock" };
    note(store, &format!("{word} {} {id}", name(platform)), None).await?;
    store.block(platform, id, block.then(now)).await?;
    let done = if block {
        "is not answered any more"
    } else {
        "is answered again"
    };
    let identity = Identity {
        platform,
        id: id.into(),
        name: "".into(),
    };
    if store.name_of(&identity).await?.is_none() {
        print(&format!(
            "nobody with the id {id} has written to the bot on {} so far",
            name(platform)
        ))?;
    }
    print(&format!(
        "{} {id} {done}, ten seconds from now at the latest",
        name(platform)
    ))?;
    Ok(())
}

async fn note(store: &Store, what: &str, due: Option<&Due>) -> Result<()> {
    let who = std::env::var("USER").unwrap_or_else(|_| "?".to_owned());
    let due = due.map(|due| (due.key(), due.clone().to_json()));
    let due = due
        .as_ref()
        .map(|(key, what)| (key.as_str(), what.as_str()));
    let act = (now(), who, what.to_owned());
    Ok(store.note_operator(&act, due).await?)
}

/// The text with its control characters escaped, so that a terminal does not carry them out.
fn printable(text: &str) -> String {
    let shown = |letter: char| match letter.is_control() {
        true => letter.escape_default().to_string(),
        false => letter.to_string(),
    };
    text.chars().map(shown).collect()
}

fn name(platform: Platform) -> String {
    format!("{platform:?}").to_lowercase()
}

fn now() -> i64 {
    Timestamp::now().as_second()
}

fn time(at: i64) -> String {
    let time = Timestamp::from_second(at).unwrap_or_default();
    time.to_string()
}
