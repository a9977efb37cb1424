//! The stored form of the list of a person's games. The list also has the proposals that this person has made or has to answer.

use super::fact::StoredSeat;
use super::proposal::StoredProposal;
use super::shown_board::is_zero;
use crate::session::{GeneralAnswer, Proposal, Rest, SessionId, WaitingGame};
use lusoria_games::rules::Seat;
use serde::{Deserialize, Serialize};

/// The stored form of the list of a person's games.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredOwnGames {
    games: Vec<StoredWaitingGame>,
    #[serde(default)]
    more: u32,
    #[serde(default)]
    proposals: Vec<StoredProposal>,
}

impl StoredOwnGames {
    pub(super) fn of(games: Vec<WaitingGame>, more: u32, proposals: Vec<Proposal>) -> Self {
        Self {
            games: games.into_iter().map(StoredWaitingGame::from).collect(),
            more,
            proposals: proposals.into_iter().map(StoredProposal::from).collect(),
        }
    }

    /// Makes an answer from this list. `answer` makes the variant: [`GeneralAnswer::Mine`] or [`GeneralAnswer::Digest`].
    pub(super) fn into_answer(
        self,
        answer: fn(Vec<WaitingGame>, u32, Vec<Proposal>) -> GeneralAnswer,
    ) -> GeneralAnswer {
        let games = self.games.into_iter().map(WaitingGame::from);
        let proposals = self.proposals.into_iter().map(Proposal::from);
        answer(games.collect(), self.more, proposals.collect())
    }
}

/// The stored form of [`WaitingGame`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredWaitingGame {
    session: i64,
    #[serde(default)]
    to_move: Option<StoredSeat>,
    #[serde(default)]
    mine: bool,
    #[serde(default)]
    waited: i64,
    #[serde(default, skip_serializing_if = "is_zero")]
    put_off: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    time_left: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rest: Option<StoredRest>,
    #[serde(default)]
    asked: bool,
}

/// The stored form of [`Rest`].
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum StoredRest {
    Vacation,
    Weekend,
}

impl From<Rest> for StoredRest {
    fn from(rest: Rest) -> Self {
        match rest {
            Rest::Vacation => Self::Vacation,
            Rest::Weekend => Self::Weekend,
        }
    }
}

impl From<StoredRest> for Rest {
    fn from(rest: StoredRest) -> Self {
        match rest {
            StoredRest::Vacation => Self::Vacation,
            StoredRest::Weekend => Self::Weekend,
        }
    }
}

impl From<WaitingGame> for StoredWaitingGame {
    fn from(game: WaitingGame) -> Self {
        Self {
            session: game.session.0,
            to_move: game.to_move.map(StoredSeat::from),
            mine: game.is_mine,
            waited: game.waited,
            put_off: game.put_off,
            time_left: game.time_left,
            rest: game.rest.map(StoredRest::from),
            asked: game.is_asked,
        }
    }
}

impl From<StoredWaitingGame> for WaitingGame {
    fn from(game: StoredWaitingGame) -> Self {
        Self {
            session: SessionId(game.session),
            to_move: game.to_move.map(Seat::from),
            is_mine: game.mine,
            waited: game.waited,
            put_off: game.put_off,
            time_left: game.time_left,
            rest: game.rest.map(Rest::from),
            is_asked: game.asked,
        }
    }
}
