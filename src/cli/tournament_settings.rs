//! Makes the settings of a tournament from its arguments, and begins or resumes its folder.

use super::tournament_arguments::{Protocol, TournamentArguments};
use crate::competition::standings::TieBreak;
use crate::tournament::referee::TimeControl;
use crate::tournament::{
    Format, ListedEntrant, OpeningSource, Program, ResultsFolder, Settings, draw_openings,
    read_openings,
};
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::time::Duration;

/// The times from the arguments. If the time for a move or the warm-up was not typed, the usual one of the protocol is taken.
pub(super) fn time(arguments: &TournamentArguments, protocol: Option<Protocol>) -> TimeControl {
    let (per_move, warm_up) = match protocol {
        Some(Protocol::Lines) => (1_000, 30_000),
        // In the league, the clients are asked as soon as both have come.
        Some(Protocol::Bologna) => (60_000, 0),
        Some(Protocol::Ugi) | None => (1_000, 0),
    };
    TimeControl {
        per_move: Duration::from_millis(arguments.move_ms.unwrap_or(per_move)),
        warm_up: Duration::from_millis(arguments.warm_up_ms.unwrap_or(warm_up)),
        arrival: Duration::from_millis(arguments.arrival_ms),
    }
}

/// The folder of a new tournament, or of the one that is resumed.
pub(super) fn open_folder(
    arguments: &TournamentArguments,
    settings: &Settings,
) -> Result<ResultsFolder> {
    Ok(match arguments.resume {
        true => ResultsFolder::resume(&arguments.results, settings)?,
        false => ResultsFolder::begin(&arguments.results, settings)?,
    })
}

/// The settings of a new tournament, or of the one that is resumed.
pub(super) fn settings(
    game: &str,
    list: &[ListedEntrant],
    time: TimeControl,
    arguments: &TournamentArguments,
) -> Result<Settings> {
    let before = match arguments.resume {
        true => Some(ResultsFolder::settings(&arguments.results)?),
        false => None,
    };
    let earlier_seed = before.as_ref().map(|before| before.seed);
    let seed = arguments.seed.or(earlier_seed);
    let seed = seed.unwrap_or_else(rand::random);
    let tie_breaks = tie_breaks(arguments);
    let entrants = numbered(list, before.as_ref(), arguments.seeded, seed);
    let game = Settings::check_game(game)?;
    Settings::check_most_moves(&game, arguments.most_moves)?;
    Settings::check_format(arguments.rounds, entrants.len())?;
    check_end(arguments)?;
    let settings = Settings {
        late: Vec::new(),
        withdrawn: Vec::new(),
        openings: openings(arguments, &game, seed)?,
        most_moves: arguments.most_moves,
        stop_after: arguments.stop_after,
        game,
        format: arguments.rounds,
        points: arguments.points.to_string(),
        tie_breaks: tie_breaks.iter().map(ToString::to_string).collect(),
        time,
        tables: arguments.tables.unwrap_or_else(usual_tables).max(1),
        seed,
        entrants,
    };
    match before {
        Some(before) => with_changes(settings, before, list, &arguments.results),
        None => Ok(settings),
    }
}

/// The names of the entrants, in the order of their numbers. Entrants who came late are left out. With them, a resumed tournament would
/// draw other numbers for everybody.
fn numbered(
    list: &[ListedEntrant],
    before: Option<&Settings>,
    seeded: bool,
    seed: u64,
) -> Vec<String> {
    let names = list.iter().map(|entrant| entrant.name.clone());
    let is_early = |name: &String| before.is_none_or(|before| !is_late(before, name));
    let names: Vec<String> = names.filter(is_early).collect();
    match seeded {
        true => names,
        false => Settings::by_lot(names, seed),
    }
}

/// Whether this name was not there when the tournament began.
fn is_late(before: &Settings, name: &String) -> bool {
    let came_late = before.late.iter().any(|one| one.name == *name);
    came_late || !before.entrants.contains(name)
}

/// The settings of a resumed tournament, with everybody who has come late or withdrawn. Some of these are already in `before`, the
/// settings in the results folder. The others are found by comparing `list` with `before`.
fn with_changes(
    mut settings: Settings,
    before: Settings,
    list: &[ListedEntrant],
    results: &Path,
) -> Result<Settings> {
    settings.late.clone_from(&before.late);
    settings.withdrawn.clone_from(&before.withdrawn);
    let late = before.late.iter().map(|one| one.name.clone());
    settings.entrants.extend(late);
    let listed = list.iter().filter(|one| !one.withdrawn);
    let new = listed.filter(|one| !before.entrants.contains(&one.name));
    let new = new.map(|one| one.name.clone()).collect();
    let gone = list.iter().filter(|one| one.withdrawn);
    let gone = gone.filter(|one| before.entrants.contains(&one.name));
    let gone = gone.map(|one| one.name.clone()).collect();
    let rounds = ResultsFolder::resume(results, &before)?.rounds_at_stake(&before);
    Ok(settings.with_changes(new, gone, rounds)?)
}

/// The openings that were asked for.
fn openings(arguments: &TournamentArguments, game: &str, seed: u64) -> Result<Vec<String>> {
    let Some(source) = &arguments.openings else {
        return Ok(Vec::new());
    };
    if lusoria_games::catalog::begin(game).is_some_and(|line| line.chance().is_some()) {
        bail!("{game} has dice or lots, so it needs no openings");
    }
    Ok(match source {
        OpeningSource::Random(plies) => draw_openings(game, seed, *plies)?,
        OpeningSource::File(file) => {
            let text = std::fs::read_to_string(file);
            let text = text.with_context(|| format!("{} cannot be read", file.display()))?;
            read_openings(&text, game)?
        }
    })
}

/// Refuses `--stop-after` for a format that ends by itself. Refuses chosen tie-breaks for leagues and ladders.
fn check_end(arguments: &TournamentArguments) -> Result<()> {
    let format = arguments.rounds;
    if arguments.stop_after.is_some() && !format.is_endless() {
        bail!(
            "{format} ends by itself; `--stop-after` is for leagues (seasons) and ladders (rounds)"
        )
    }
    if !arguments.tie_breaks.is_empty() && format.is_endless() {
        bail!("in leagues and on ladders, the tie-breaks cannot be chosen")
    }
    Ok(())
}

fn tie_breaks(arguments: &TournamentArguments) -> Vec<TieBreak> {
    match arguments.rounds {
        _ if !arguments.tie_breaks.is_empty() => arguments.tie_breaks.clone(),
        Format::Swiss { .. } => TieBreak::OF_SWISS.to_vec(),
        _ => TieBreak::OF_ALL_AGAINST_ALL.to_vec(),
    }
}

/// The usual number of tables: one for every two processors, because two players think at a table. 0 if there is only one processor; the
/// caller then takes 1.
fn usual_tables() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get() / 2)
}

/// Reads the argument for an engine: `NAME=COMMAND`, a command, or one of our own players.
pub(super) fn engine(text: &str) -> Result<ListedEntrant, String> {
    let is_name = |name: &str| {
        !name.is_empty()
            && name
                .chars()
                .all(|c| c.is_alphanumeric() || "-_. ".contains(c))
    };
    let (name, program) = match text.split_once('=') {
        Some((name, program)) if is_name(name) => (Some(name), program),
        _ => (None, text),
    };
    let ours = program == "random" || program.starts_with("level:");
    let usual = || {
        let command = program.split_whitespace().next().unwrap_or_default();
        let stem = Path::new(command).file_stem().unwrap_or_default();
        if ours {
            program.to_owned()
        } else {
            stem.to_string_lossy().into_owned()
        }
    };
    Ok(ListedEntrant {
        name: name.map_or_else(usual, str::to_owned),
        program: match ours {
            true => Program::Ours(program.parse()?),
            false => Program::Command(program.to_owned()),
        },
        port: None,
        withdrawn: false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn engines_have_names() {
        let named = |text: &str| engine(text).map(|engine| (engine.name, engine.program));
        let command = |text: &str| Program::Command(text.to_owned());
        let hard = Program::Ours("level:hard".parse().unwrap());
        assert_eq!(
            named("level:hard"),
            Ok(("level:hard".to_owned(), hard.clone()))
        );
        assert_eq!(named("ours=level:hard"), Ok(("ours".to_owned(), hard)));
        assert_eq!(
            named("./my-engine.py --fast"),
            Ok(("my-engine".to_owned(), command("./my-engine.py --fast")))
        );
        assert_eq!(
            named("old=./a --depth=3"),
            Ok(("old".to_owned(), command("./a --depth=3")))
        );
        assert_eq!(
            named("./a --depth=3"),
            Ok(("a".to_owned(), command("./a --depth=3")))
        );
        assert!(named("level:best").unwrap_err().contains("level:easy"));
    }
}
