//! Tries out the programs of a tournament before its first game: each is started once and has to come to the table.

use super::entrant_list::{ListedEntrant, Program, file_name};
use super::player_provider::PlayerProvider;
use super::referee::{Fault, GameSetup};
use super::settings::Settings;
use lusoria_games::rules::Seat;

/// A program that did not start.
#[derive(Debug, thiserror::Error)]
#[error(
    "{name} does not come to the table: {fault}. What it printed is in logs/{folder}/000.out of the results; --no-trial begins all the same"
)]
pub struct NotReady {
    /// The name of the entrant.
    name: String,
    /// The folder of its logs.
    folder: String,
    /// What went wrong.
    fault: Fault,
}

/// Starts each program once, and lets it leave again. `entrants` are in the order of their numbers. Returns how many came.
///
/// # Errors
/// [`NotReady`] for the first program that does not come.
pub async fn try_out(
    players: &dyn PlayerProvider,
    entrants: &[ListedEntrant],
    settings: &Settings,
) -> Result<usize, NotReady> {
    let mut came = 0;
    for (number, entrant) in entrants.iter().enumerate() {
        if !matches!(entrant.program, Program::Command(_)) {
            continue;
        }
        let setup = GameSetup {
            number: 0,
            round: 0,
            game: settings.game.clone(),
            seed: settings.seed_of_game(0),
            names: [entrant.name.clone(), "nobody".to_owned()],
            time: settings.time,
            table: 0,
            opening: Vec::new(),
            most_moves: None,
        };
        match players.player_for(number, Seat::First, &setup).await {
            Ok(player) => player.leave().await,
            Err(fault) => {
                return Err(NotReady {
                    name: entrant.name.clone(),
                    folder: file_name(&entrant.name),
                    fault,
                });
            }
        }
        came += 1;
    }
    Ok(came)
}
