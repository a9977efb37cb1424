//! Tries out the programs that the referee starts, before the first game of a tournament. Each is started once and has to be ready to
//! play.

use super::entrant_list::{ListedEntrant, Program, file_name};
use super::player_provider::PlayerProvider;
use super::referee::GameSetup;
use super::settings::Settings;
use lusoria_games::rules::Seat;

/// The programs that did not come to the table, each with the reason.
#[derive(Debug, thiserror::Error)]
#[error("{}\n--no-trial begins all the same", .0.join("\n"))]
pub struct NotReady(Vec<String>);

/// Starts each program that has a command in the list of entrants, and lets it leave again. `entrants` are in the order of their numbers.
/// Returns how many programs came.
///
/// # Errors
/// [`NotReady`] names each program that does not come.
pub async fn try_out(
    players: &dyn PlayerProvider,
    entrants: &[ListedEntrant],
    settings: &Settings,
) -> Result<usize, NotReady> {
    let mut came = 0;
    let mut missing = Vec::new();
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
            Ok(player) => {
                player.leave().await;
                came += 1;
            }
            Err(fault) => missing.push(format!(
                "{} does not come to the table: {fault}. What it printed is in logs/{}/000.out of the results",
                entrant.name,
                file_name(&entrant.name)
            )),
        }
    }
    match missing.is_empty() {
        true => Ok(came),
        false => Err(NotReady(missing)),
    }
}
