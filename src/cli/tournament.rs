//! `lusoria tournament`: holds tournaments of programs, and plays in them.

use super::output::print;
use super::shutdown::shutdown_requested;
use super::tournament_arguments::{
    JoinArguments, PlayArguments, Protocol, ServeArguments, TournamentArguments, TournamentCommand,
};
use super::tournament_progress::{LiveTable, aligned};
use super::tournament_settings::{engine, open_folder, settings, time};
use crate::tournament::players::FromServer;
use crate::tournament::referee::FinishedGame;
use crate::tournament::{
    DoorSettings, Doors, JoinSettings, ListedEntrant, Pipes, PlayerProvider, ResultsFolder,
    Settings, Tournament, check_names, check_said_names, join, read_list, try_out,
};
use anyhow::{Context, Result, anyhow, bail};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

/// Runs the subcommand that was given.
pub(super) async fn run_tournament(what: TournamentCommand) -> Result<ExitCode> {
    // Each player needs several open files. If the limit on open files cannot be raised, it is still high enough for a few tables.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    match what {
        TournamentCommand::Serve(arguments) => serve(arguments).await,
        TournamentCommand::Play(arguments) => play(&arguments).await,
        TournamentCommand::Join(arguments) => play_along(arguments).await,
    }
}

async fn play_along(arguments: JoinArguments) -> Result<ExitCode> {
    let order = JoinSettings {
        game: Settings::check_game(&arguments.game)?,
        host: arguments.host,
        port: arguments.port,
        strength: arguments.player,
        seed: arguments.seed,
        per_move: Duration::from_millis(arguments.move_ms),
        patience: Duration::from_millis(arguments.patience_ms),
        games: arguments.games,
    };
    let say = |result: &FromServer| {
        // The player goes on playing even if its output cannot be written.
        let _ = print(&result.to_string());
    };
    print(&format!(
        "playing at {}, port {}, until nobody listens there any more; if nobody does yet, trying for {} s",
        order.host,
        order.port,
        order.patience.as_secs()
    ))?;
    join(&order, &say).await?;
    Ok(ExitCode::SUCCESS)
}

async fn serve(mut arguments: ServeArguments) -> Result<ExitCode> {
    let players = &arguments.players;
    let protocol = arguments
        .protocol
        .unwrap_or_else(|| usual_protocol(&arguments.game));
    let game = game_of_protocol(&arguments.game, protocol)?;
    let list = entrants_of(players, arguments.tournament.resume)?;
    if protocol == Protocol::Bologna {
        check_said_names(&list)?;
        // Each table needs two ports of its own, so there is one table unless more are asked for.
        arguments.tournament.tables.get_or_insert(1);
    }
    if protocol == Protocol::Lines && arguments.tournament.openings.is_some() {
        bail!("the line protocol cannot tell an opening to the players; `--protocol ugi` can")
    }
    let time = time(&arguments.tournament, Some(protocol));
    let settings = settings(&game, &list, time, &arguments.tournament)?;
    let (entrants, places) = by_number(&list, &settings)?;
    let doors = door_settings(&arguments, protocol, settings.seed);
    let announce = |text: &str| {
        // A terminal that is gone must not end the tournament.
        let _ = print(text);
    };
    let (tables, ours) = (settings.tables, entrants.clone());
    let doors = match protocol {
        Protocol::Bologna => Doors::of_seats(ours, doors, tables, announce).await?,
        _ => Doors::of_entrants(ours, &places, doors, announce).await?,
    };
    try_out_programs(&doors, &entrants, &settings, &arguments.tournament).await?;
    // The folder is opened only now, so that no tournament is begun in it if a port cannot be opened or a program does not start.
    let folder = open_folder(&arguments.tournament, &settings)?;
    hold(
        settings,
        folder,
        Arc::new(doors),
        &arguments.tournament.results,
    )
    .await
}

/// The entrants of a list. A new tournament leaves out those who have withdrawn.
fn entrants_of(players: &Path, resumes: bool) -> Result<Vec<ListedEntrant>> {
    let file =
        File::open(players).with_context(|| format!("{} cannot be read", players.display()))?;
    let mut list = read_list(file)?;
    if !resumes {
        list.retain(|entrant| !entrant.withdrawn);
        check_names(list.iter().map(|entrant| &*entrant.name))?;
    }
    Ok(list)
}

fn door_settings(arguments: &ServeArguments, protocol: Protocol, seed: u64) -> DoorSettings {
    let usual = match protocol {
        Protocol::Lines | Protocol::Ugi => 8901,
        Protocol::Bologna => 5800,
    };
    DoorSettings {
        host: arguments.host,
        port: arguments.port.unwrap_or(usual),
        working_folder: folder_of(&arguments.players),
        logs: arguments.tournament.results.join("logs"),
        seed,
        memory: arguments.tournament.memory,
        ugi: protocol == Protocol::Ugi,
    }
}

async fn play(arguments: &PlayArguments) -> Result<ExitCode> {
    let list: Result<Vec<ListedEntrant>, String> =
        arguments.engines.iter().map(|text| engine(text)).collect();
    let list = list.map_err(|why| anyhow!(why))?;
    check_names(list.iter().map(|engine| &*engine.name))?;
    let game = Settings::check_game(&arguments.game)?;
    let tournament = &arguments.tournament;
    let settings = settings(&game, &list, time(tournament, None), tournament)?;
    let (engines, _) = by_number(&list, &settings)?;
    let logs = tournament.results.join("logs");
    let pipes = Pipes::new(engines.clone(), logs, settings.seed, tournament.memory);
    try_out_programs(&pipes, &engines, &settings, tournament).await?;
    let folder = open_folder(tournament, &settings)?;
    hold(settings, folder, Arc::new(pipes), &tournament.results).await
}

/// Starts each program once, as a trial. If the arguments forbid the trial, no program is started. Does nothing if the tournament is
/// resumed.
///
/// # Errors
/// - If the results folder already holds a tournament.
/// - If a program that was started does not get ready to play.
async fn try_out_programs(
    players: &dyn PlayerProvider,
    entrants: &[ListedEntrant],
    settings: &Settings,
    arguments: &TournamentArguments,
) -> Result<()> {
    if arguments.resume {
        return Ok(());
    }
    ResultsFolder::refuse_full(&arguments.results)?;
    if !arguments.no_trial {
        let came = try_out(players, entrants, settings).await?;
        match came {
            0 => {}
            1 => print("the one program was tried out and starts")?,
            _ => print(&format!("{came} programs were tried out and start"))?,
        }
    }
    Ok(())
}

/// The entrants in the order of their numbers, which may have been drawn by lot. Also returns the place of each entrant on `list`.
fn by_number(
    list: &[ListedEntrant],
    settings: &Settings,
) -> Result<(Vec<ListedEntrant>, Vec<u16>)> {
    let found = settings.entrants.iter().map(|name| {
        let place = list.iter().position(|entrant| entrant.name == *name);
        let place = place.with_context(|| format!("{name} is not on the list"))?;
        Ok((list[place].clone(), u16::try_from(place)?))
    });
    found.collect()
}

/// The folder that the list is in. The commands on the list are run there.
fn folder_of(players: &Path) -> PathBuf {
    let parent = players
        .parent()
        .filter(|parent| !parent.as_os_str().is_empty());
    parent.map_or_else(|| PathBuf::from("."), Path::to_owned)
}

fn usual_protocol(game: &str) -> Protocol {
    match lusoria_games::catalog::begin(game) {
        Some(line) if line.game().info.id == "tablut" => Protocol::Bologna,
        _ => Protocol::Lines,
    }
}

/// The game string of the game that was typed. With Bologna's protocol, plain `tablut` means the rules of Bologna's league:
/// `king=custodial`. Another `king` can be typed.
///
/// # Errors
/// - If there is no such game.
/// - If the protocol is the line protocol and the game has dice or lots. The line protocol has no messages for these.
/// - If the protocol is Bologna's and the game is not Tablut.
fn game_of_protocol(typed: &str, protocol: Protocol) -> Result<String> {
    let game = Settings::check_game(typed)?;
    let line = lusoria_games::catalog::begin(&game).context("the catalogue has it")?;
    match protocol {
        Protocol::Lines if line.chance().is_some() => {
            bail!(
                "{game} has dice or lots, which the line protocol cannot tell; `--protocol ugi` and `lusoria tournament play` can"
            )
        }
        Protocol::Bologna if line.game().info.id != "tablut" => {
            bail!("Bologna's protocol is for Tablut only, not for {game}")
        }
        // The league's rules, unless somebody asks for others.
        Protocol::Bologna if game == "tablut" && !typed.contains("king=") => {
            Ok(Settings::check_game("tablut(king=custodial)")?)
        }
        Protocol::Lines | Protocol::Bologna | Protocol::Ugi => Ok(game),
    }
}

/// Plays the tournament. Prints the result of every game, and the table at the end.
async fn hold(
    settings: Settings,
    folder: ResultsFolder,
    players: Arc<dyn PlayerProvider>,
    results: &Path,
) -> Result<ExitCode> {
    print(&format!(
        "{}, {}, seed {}",
        settings.game, settings.format, settings.seed
    ))?;
    let live = LiveTable::new(results.join("standings.csv"));
    let tell = move |game: &FinishedGame, played: usize, known: usize| {
        live.tell(game, played, known);
    };
    let tournament = Tournament::new(settings, folder, players, tell);
    let held = tournament.run(shutdown_requested()).await?;
    let table = std::fs::read_to_string(results.join("standings.csv"))?;
    print(&aligned(&table))?;
    print(&format!(
        "the results are in {}; index.html shows them",
        results.display()
    ))?;
    if held.was_stopped {
        print("stopped; the same command with --resume goes on")?;
        return Ok(ExitCode::FAILURE);
    }
    Ok(ExitCode::SUCCESS)
}
