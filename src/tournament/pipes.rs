//! Starts an engine for each game and speaks UGI with it over pipes.

use super::entrant_list::{ListedEntrant, Program};
use super::game_files::GameFiles;
use super::player_provider::{PlayerOrFault, PlayerProvider};
use super::players::{OurPlayer, ProgramCommand, StartedPlayer, StartedProgram, UgiPlayer};
use super::referee::{Fault, FaultKind, GameSetup, Work};
use crate::competition::pairing::Entrant;
use lusoria_games::catalog::seed_of;
use lusoria_games::rules::Seat;
use std::path::PathBuf;
use tokio::time::Instant;

/// The engines of a tournament.
#[derive(Debug)]
pub struct Pipes {
    engines: Vec<ListedEntrant>,
    files: GameFiles,
    seed: u64,
    memory: Option<u64>,
}

impl Pipes {
    /// The engines of a tournament, in the order of their numbers. What they print to standard error is kept below the folder `logs`.
    #[must_use]
    pub fn new(engines: Vec<ListedEntrant>, logs: PathBuf, seed: u64, memory: Option<u64>) -> Self {
        let files = GameFiles::new(logs);
        Self {
            engines,
            files,
            seed,
            memory,
        }
    }

    async fn start_player(&self, entrant: Entrant, seat: Seat, setup: &GameSetup) -> PlayerOrFault {
        let engine = &self.engines[entrant];
        let command = match &engine.program {
            Program::Ours(strength) => {
                let seed = seed_of(&[&self.seed.to_string(), &engine.name]);
                return Ok(Box::new(OurPlayer::new(*strength, seed)));
            }
            Program::Command(command) => command.clone(),
            Program::Connects => return Err(Fault::new(FaultKind::Absent, "it has no command")),
        };
        let until = Instant::now() + setup.time.arrival;
        let command = ProgramCommand {
            command,
            folder: PathBuf::from("."),
            output: self.files.output(setup, seat),
            memory: self.memory,
        };
        let (mut program, wire) = StartedProgram::start_with_pipes(&command, until).await?;
        let log = self.files.log(setup, seat);
        let player = tokio::select! {
            biased;
            player = UgiPlayer::greet(wire, log, &setup.game, until) => player?,
            fault = program.ended() => return Err(fault),
        };
        Ok(Box::new(StartedPlayer::new(Box::new(player), program)))
    }
}

impl PlayerProvider for Pipes {
    fn player_for<'a>(
        &'a self,
        entrant: Entrant,
        seat: Seat,
        setup: &'a GameSetup,
    ) -> Work<'a, PlayerOrFault> {
        Box::pin(self.start_player(entrant, seat, setup))
    }
}
