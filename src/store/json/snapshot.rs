//! The stored form of a snapshot of a session.

use super::StoredAsJson;
use super::fact::{StoredFact, StoredSeat};
use super::same_names::convert_same_fields;
use crate::session::{GameClock, Offer, PutOff, SessionSnapshot, TurnFacts};
use lusoria_games::catalog::LineSnapshot;
use lusoria_games::rules::Fact;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

impl StoredAsJson for SessionSnapshot {
    type Stored = StoredSnapshot;
}

/// The stored form of [`SessionSnapshot`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredSnapshot {
    line: StoredLine,
    moves: [u32; 2],
    /// Whether both players had moved before the last takeback. Left out if false. Rows of earlier versions never have it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    both_have_moved: bool,
    turns: u32,
    #[serde(default)]
    stories: Vec<StoredStory>,
    #[serde(default)]
    words: Option<[Option<String>; 2]>,
    #[serde(default)]
    strengths: [Option<u8>; 2],
    /// Open offers in the words of the log. Left out while there are none; rows of earlier versions never have it.
    #[serde(default, skip_serializing_if = "no_offers")]
    offers: [Option<String>; 2],
    /// What each seat has offered since the other player last moved, in the words of the log. Left out if neither has offered anything;
    /// rows of earlier versions never have it.
    #[serde(default, skip_serializing_if = "nothing_offered")]
    offered: [Vec<String>; 2],
    #[serde(default)]
    taken_back_at: u32,
    #[serde(default)]
    hinted: bool,
    #[serde(default)]
    changed_at: i64,
    /// As [`SessionSnapshot::played_at`]. Missing in rows of earlier versions.
    #[serde(default)]
    played_at: Option<i64>,
    #[serde(default)]
    clock: Option<StoredClock>,
    /// Left out if the game is not put off. Rows of earlier versions never have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    put_off: Option<StoredPutOff>,
}

/// The stored form of [`PutOff`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredPutOff {
    begun: i64,
    until: i64,
    moved: [bool; 2],
}

convert_same_fields!(
    PutOff,
    StoredPutOff {
        begun,
        until,
        moved
    }
);

/// The stored form of [`GameClock`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredClock {
    control: String,
    /// As [`GameClock::turn`]: when the current turn began (Unix seconds). Pauses of the host do not change this. Missing in snapshots
    /// from versions that had no vacations.
    #[serde(default)]
    turn: Option<i64>,
    #[serde(default)]
    rested: i64,
    left: [i64; 2],
    since: i64,
}

impl From<GameClock> for StoredClock {
    fn from(clock: GameClock) -> Self {
        Self {
            control: clock.control.to_string(),
            left: clock.left,
            since: clock.since,
            turn: Some(clock.turn),
            rested: clock.rested,
        }
    }
}

impl StoredClock {
    fn into_clock(self) -> Option<GameClock> {
        Some(GameClock {
            control: self.control.parse().ok()?,
            left: self.left,
            since: self.since,
            turn: self.turn.unwrap_or(self.since),
            rested: self.rested,
        })
    }
}

/// The stored form of [`LineSnapshot`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredLine {
    position: String,
    plies: u32,
    throws: [u32; 2],
    moves: u32,
    #[serde(default)]
    seen: BTreeMap<String, u32>,
}

/// The stored form of [`TurnFacts`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredStory {
    seat: StoredSeat,
    #[serde(default)]
    facts: Vec<StoredFact>,
    /// Whether the player of this seat has chosen a move in this turn. If the field is missing: true if there are facts, otherwise false.
    /// Rows of earlier versions never have the field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    has_moved: Option<bool>,
}

fn no_offers(offers: &[Option<String>; 2]) -> bool {
    offers.iter().all(Option::is_none)
}

fn nothing_offered(offered: &[Vec<String>; 2]) -> bool {
    offered.iter().all(Vec::is_empty)
}

fn read_offer(text: &str) -> Option<Offer> {
    Offer::read(&text.split(':').collect::<Vec<_>>())
}

impl From<SessionSnapshot> for StoredSnapshot {
    fn from(snapshot: SessionSnapshot) -> Self {
        let stories = snapshot.last_turns.into_iter();
        Self {
            line: snapshot.line.into(),
            moves: snapshot.moves,
            both_have_moved: snapshot.both_have_moved,
            turns: snapshot.turns,
            stories: stories.map(StoredStory::from).collect(),
            words: snapshot.words,
            strengths: snapshot.strengths,
            offers: snapshot
                .offers
                .map(|offer| offer.map(|offer| offer.to_string())),
            offered: snapshot
                .offered
                .map(|offered| offered.iter().map(Offer::to_string).collect()),
            taken_back_at: snapshot.taken_back_at,
            hinted: snapshot.hinted,
            changed_at: snapshot.changed_at,
            played_at: Some(snapshot.played_at),
            clock: snapshot.clock.map(StoredClock::from),
            put_off: snapshot.put_off.map(StoredPutOff::from),
        }
    }
}

impl From<StoredSnapshot> for SessionSnapshot {
    fn from(snapshot: StoredSnapshot) -> Self {
        Self {
            line: snapshot.line.into(),
            moves: snapshot.moves,
            both_have_moved: snapshot.both_have_moved,
            turns: snapshot.turns,
            last_turns: snapshot.stories.into_iter().map(TurnFacts::from).collect(),
            words: snapshot.words,
            strengths: snapshot.strengths,
            offers: snapshot.offers.map(|offer| read_offer(&offer?)),
            offered: snapshot
                .offered
                .map(|offered| offered.iter().filter_map(|one| read_offer(one)).collect()),
            taken_back_at: snapshot.taken_back_at,
            hinted: snapshot.hinted,
            changed_at: snapshot.changed_at,
            played_at: snapshot.played_at.unwrap_or(snapshot.changed_at),
            clock: snapshot.clock.and_then(StoredClock::into_clock),
            put_off: snapshot.put_off.map(PutOff::from),
        }
    }
}

convert_same_fields!(
    LineSnapshot,
    StoredLine {
        position,
        plies,
        throws,
        moves,
        seen
    }
);

impl From<TurnFacts> for StoredStory {
    fn from(story: TurnFacts) -> Self {
        Self {
            seat: story.seat.into(),
            has_moved: (story.has_moved == story.facts.is_empty()).then_some(story.has_moved),
            facts: story.facts.into_iter().map(StoredFact::from).collect(),
        }
    }
}

impl From<StoredStory> for TurnFacts {
    fn from(story: StoredStory) -> Self {
        Self {
            seat: story.seat.into(),
            has_moved: story.has_moved.unwrap_or(!story.facts.is_empty()),
            facts: story.facts.into_iter().map(Fact::from).collect(),
        }
    }
}
