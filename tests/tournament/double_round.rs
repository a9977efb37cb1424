//! A double round of eight programs of all manners. The clock stands still while anybody works, so a second is exactly a second.

use crate::clients::{Cafe, Manner, manner};
use lusoria::competition::standings::Winner;
use lusoria::session::{Proof, Record};
use lusoria::tournament::referee::{EndCause, FaultKind, FinishedGame, TimeControl};
use lusoria::tournament::{ResultsError, ResultsFolder, Settings, Tournament};
use std::fs;
use std::future::pending;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Notify;

const NAMES: [&str; 8] = [
    "easy", "random-1", "random-2", "late", "crash", "hang", "cheat", "flood",
];

fn settings() -> Settings {
    Settings {
        game: "murus_gallicus".to_owned(),
        format: "double".parse().unwrap(),
        points: "3-1-0".to_owned(),
        tie_breaks: ["direct", "berger", "wins", "faults"]
            .map(str::to_owned)
            .to_vec(),
        time: TimeControl::default(),
        tables: 3,
        seed: 11,
        entrants: Settings::by_lot(NAMES.map(str::to_owned).to_vec(), 11),
        late: Vec::new(),
        withdrawn: Vec::new(),
        openings: Vec::new(),
        most_moves: None,
        stop_after: None,
    }
}

fn cafe() -> Arc<Cafe> {
    let names = settings().entrants;
    Arc::new(Cafe { names })
}

/// Holds the tournament to its end and returns its games.
async fn hold(folder: ResultsFolder) -> Vec<FinishedGame> {
    let tournament = Tournament::new(settings(), folder, cafe(), |_, _, _| {});
    let held = tournament.run(pending()).await.unwrap();
    held.folder.games().values().cloned().collect()
}

fn table(folder: &Path) -> String {
    fs::read_to_string(folder.join("standings.csv")).unwrap()
}

/// A game without what depends on real time.
fn timeless(game: &FinishedGame) -> (u32, [String; 2], Winner, EndCause, Vec<String>) {
    let FinishedGame {
        number,
        names,
        winner,
        cause,
        plies,
        ..
    } = game.clone();
    (number, names, winner, cause, plies)
}

/// How a game ends in which somebody with this manner loses by a fault.
const fn fault_of(manner: Manner) -> Option<FaultKind> {
    match manner {
        Manner::Crashes => Some(FaultKind::Crash),
        Manner::Hangs => Some(FaultKind::Time),
        Manner::Cheats => Some(FaultKind::Illegal),
        Manner::Floods => Some(FaultKind::Flood),
        Manner::Plays(_) | Manner::Late(_) => None,
    }
}

/// Every game ended as the rules of the tournament say.
fn check(game: &FinishedGame) {
    let faults = game.names.each_ref().map(|name| fault_of(manner(name)));
    match game.cause {
        EndCause::Rules => {
            assert_eq!(faults, [None, None], "{game:?}");
            assert!(game.detail.is_empty() && game.plies.len() <= 120);
        }
        EndCause::Adjudicated => panic!("{game:?}"),
        EndCause::Fault(kind) => {
            let loser = game.winner.seat().unwrap().other();
            assert_eq!(faults[loser.index()], Some(kind), "{game:?}");
        }
    }
    let moves = game.plies.len();
    assert_eq!(game.thinking.len(), moves);
    let late = game.names.iter().position(|name| name == "late");
    for (n, took) in game.thinking.iter().enumerate() {
        let expected = if late == Some(n % 2) {
            990_000..1_000_000
        } else {
            0..2_000
        };
        assert!(expected.contains(took), "{game:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn fifty_six_games_end_as_the_rules_say_and_the_same_seed_gives_the_same_table() {
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let mut played = Vec::new();
    for folder in &folders {
        let games = hold(ResultsFolder::begin(folder.path(), &settings()).unwrap()).await;
        assert_eq!(games.len(), 56);
        games.iter().for_each(check);
        played.push(games.iter().map(timeless).collect::<Vec<_>>());
    }
    assert_eq!(played[0], played[1]);
    let tables = folders.each_ref().map(|folder| table(folder.path()));
    assert_eq!(tables[0], tables[1]);
    // A program with a fault in each game wins only against one whose fault comes earlier. The fault of `flood` always comes first, so it
    // wins no game.
    let last = tables[0].lines().last().unwrap();
    assert!(last.starts_with("8,flood,0,14,0,0,14,14,"), "{last}");
    let records = fs::read_dir(folders[0].path().join("records")).unwrap();
    let mut proved = 0;
    for record in records {
        let text = fs::read_to_string(record.unwrap().path()).unwrap();
        let proof = Record::parse(&text).unwrap().verdict().proof();
        assert_eq!(proof, Proof::Proved, "{text}");
        proved += 1;
    }
    assert_eq!(proved, 56);
    let page = fs::read_to_string(folders[0].path().join("index.html")).unwrap();
    assert_eq!(page.matches("<tr><td><a href=\"#game-").count(), 56);
}

#[test]
fn of_two_that_write_in_one_folder_the_second_is_refused_until_the_first_has_ended() {
    let folder = tempfile::tempdir().unwrap();
    let first = ResultsFolder::begin(folder.path(), &settings()).unwrap();
    let second = ResultsFolder::resume(folder.path(), &settings());
    assert!(matches!(second, Err(ResultsError::Taken(_))), "{second:?}");
    drop(first);
    resume_when_free(folder.path());
    let empty = tempfile::tempdir().unwrap();
    ResultsFolder::resume(empty.path(), &settings()).unwrap_err();
    assert_eq!(fs::read_dir(empty.path()).unwrap().count(), 0);
}

/// Resumes a tournament that was broken off. A program that another test starts at this moment may hold the lock of the tournament until
/// that program has begun.
fn resume_when_free(path: &Path) -> ResultsFolder {
    for _ in 0..200 {
        match ResultsFolder::resume(path, &settings()) {
            Err(ResultsError::Taken(_)) => std::thread::sleep(Duration::from_millis(10)),
            resumed => return resumed.unwrap(),
        }
    }
    panic!("the folder is never free");
}

#[tokio::test(start_paused = true)]
async fn broken_off_in_the_middle_it_goes_on_and_ends_with_the_same_table() {
    let whole = tempfile::tempdir().unwrap();
    let games = hold(ResultsFolder::begin(whole.path(), &settings()).unwrap()).await;
    let broken = tempfile::tempdir().unwrap();
    let folder = ResultsFolder::begin(broken.path(), &settings()).unwrap();
    let enough = Arc::new(Notify::new());
    let told = enough.clone();
    let tell = move |_: &FinishedGame, played: usize, _: usize| {
        if played == 23 {
            told.notify_one();
        }
    };
    let tournament = Tournament::new(settings(), folder, cafe(), tell);
    tokio::select! {
        biased;
        () = enough.notified() => {}
        _ = tournament.run(pending()) => panic!("it was not broken off"),
    }
    // As if the disk had taken half of the next line.
    let file = broken.path().join("games.jsonl");
    let mut half = fs::OpenOptions::new().append(true).open(&file).unwrap();
    half.write_all(b"{\"number\":24,\"rou").unwrap();
    let folder = resume_when_free(broken.path());
    assert!(
        (23..30).contains(&folder.games().len()),
        "{}",
        folder.games().len()
    );
    let resumed = hold(folder).await;
    let timeless_of = |games: &[FinishedGame]| games.iter().map(timeless).collect::<Vec<_>>();
    assert_eq!(timeless_of(&resumed), timeless_of(&games));
    assert_eq!(table(broken.path()), table(whole.path()));
    let lines = fs::read_to_string(&file).unwrap();
    assert_eq!(lines.lines().count(), 56);
}

#[test]
fn another_tournament_is_not_gone_on_with_and_a_full_folder_is_not_begun_in() {
    let folder = tempfile::tempdir().unwrap();
    let refused = |result: Result<ResultsFolder, _>| {
        let why: lusoria::tournament::ResultsError = result.unwrap_err();
        why.to_string()
    };
    assert!(refused(ResultsFolder::resume(folder.path(), &settings())).contains("no tournament"));
    ResultsFolder::begin(folder.path(), &settings()).unwrap();
    assert!(refused(ResultsFolder::begin(folder.path(), &settings())).contains("--resume"));
    let mut other = settings();
    other.seed = 12;
    assert!(
        refused(ResultsFolder::resume(folder.path(), &other))
            .contains("--seed is 11 there, and now 12")
    );
    other = settings();
    other.tables = 1;
    other.time.warm_up += Duration::from_secs(1);
    // While another test begins a program, that program has a copy of everything that is open here for a moment, locks as well.
    let resumes = |_| {
        std::thread::sleep(Duration::from_millis(20));
        ResultsFolder::resume(folder.path(), &other).is_ok()
    };
    assert!((0..100).any(resumes));
    other.time.per_move += Duration::from_millis(1);
    assert!(refused(ResultsFolder::resume(folder.path(), &other)).contains("--move-ms is "));
}
