//! The type [`Players`]: who is to play a new game.

use crate::session::{AccountId, Computer, NewGame, Player};
use lusoria_games::catalog::Game;
use lusoria_games::engine::Level;

/// Who is to play.
#[derive(Clone, Copy, Debug)]
pub(super) struct Players {
    pub(super) challenger: Player,
    pub(super) friend: Option<Player>,
}

impl Players {
    pub(super) fn are_computers(self) -> bool {
        self.people() == [None, None]
    }

    pub(super) fn are_one_person(self) -> bool {
        Some(self.challenger) == self.friend
    }

    pub(super) fn people(self) -> [Option<AccountId>; 2] {
        [Some(self.challenger), self.friend].map(|player| player.and_then(Player::person))
    }
}

/// The players of a new game: this person, with a friend, against the computer or alone; or two computer players.
pub(super) fn players(
    me: AccountId,
    friend: Option<AccountId>,
    new: &NewGame,
    game: &Game,
) -> Players {
    let computer = |level: Option<Level>| {
        let level = level.unwrap_or_else(|| Level::usual_for(game.info.id));
        Player::Computer(Computer::of(level))
    };
    match new.computers[..] {
        [first, second, ..] => Players {
            challenger: computer(first),
            friend: Some(computer(second)),
        },
        [only] => Players {
            challenger: Player::Person(me),
            friend: Some(computer(only)),
        },
        [] => Players {
            challenger: Player::Person(me),
            friend: friend.filter(|_| game.info.seats > 1).map(Player::Person),
        },
    }
}
