//! What a batch changes about people, as one JSON object of arrays of rows.

use crate::store::people_change::{PeopleChange, PlatformId};
use serde::Serialize;
use std::collections::BTreeMap;

/// The rows, each with its columns in the order that `people.sql` names.
#[derive(Default, PartialEq, Serialize)]
pub(super) struct PeopleColumns<'a> {
    /// Account, name, value.
    settings: BTreeMap<String, (i64, &'a str, &'a str)>,
    /// The accounts whose blocks have changed. For each, all people whom it blocks now, by their platform and their id there.
    blocks: BTreeMap<i64, Vec<(u8, &'a str)>>,
    /// The account that was joined to another one, the other account, the time.
    links: Vec<(i64, i64, i64)>,
    /// The identities that get a new account, each by its platform and its id there.
    unlinks: Vec<(u8, &'a str)>,
    /// Session, room, whether it is shown there.
    shown: BTreeMap<String, (i64, i64, bool)>,
    #[serde(skip)]
    is_used: bool,
}

impl<'a> PeopleColumns<'a> {
    pub(super) fn add(&mut self, change: &'a PeopleChange, at: i64) {
        self.is_used |= *change != PeopleChange::default();
        for (account, name, value) in &change.settings {
            let row = (account.0, name.as_str(), value.as_str());
            self.settings.insert(format!("{} {name}", account.0), row);
        }
        if let Some((account, blocked)) = &change.blocks {
            self.blocks
                .insert(account.0, blocked.iter().map(row).collect());
        }
        let links = change.link.iter();
        self.links
            .extend(links.map(|(joined, account)| (joined.0, account.0, at)));
        let unlinks = change.unlink.iter();
        self.unlinks
            .extend(unlinks.map(|(_, identity)| row(identity)));
        for (session, room, shown) in &change.shown {
            let row = (session.0, room.0, *shown);
            self.shown.insert(format!("{} {}", session.0, room.0), row);
        }
    }

    pub(super) const fn is_unused(&self) -> bool {
        !self.is_used
    }
}

fn row((platform, id): &PlatformId) -> (u8, &str) {
    (*platform as u8, id)
}
