//! `lusoria ratings`: computes all ratings again from the logs of the games and compares them with the stored ratings. If they differ, it
//! stores the computed ones. With `--check`, it only says that they differ.

use super::output::print;
use crate::config::Config;
use crate::service::recompute_ratings;
use crate::store::{HostClaim, Store};
use anyhow::Result;
use std::process::ExitCode;

/// Computes all ratings again. If they differ from the stored ratings, replaces the stored ones. With `only_check`, replaces nothing and
/// returns exit status 1 if they differ.
pub(super) async fn recompute(config: &Config, only_check: bool) -> Result<ExitCode> {
    // The store is opened before the claim is taken, because a claim would create the files of a missing database.
    let store = Store::open_existing(&config.database_url).await?;
    let claim = match only_check {
        true => None,
        false => Some(HostClaim::take(&config.database_url).await?),
    };
    let computed = recompute_ratings(&store).await?;
    let differences = computed.differences(&store).await?;
    print(&format!(
        "{} rated games counted, {} ratings, {differences} of what is kept differ",
        computed.games,
        computed.ratings()
    ))?;
    if differences > 0 && !only_check {
        store.replace_ratings(&computed.rows).await?;
        print("the ratings are replaced by the computed ones")?;
    }
    store.close().await?;
    drop(claim);
    let status = u8::from(differences > 0 && only_check);
    Ok(ExitCode::from(status))
}
