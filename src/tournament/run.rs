//! Runs a tournament to its end, from its first game or from where it was interrupted.
//!
//! As many games are played at once as there are tables, but nobody plays in two games at once. A game counts as finished only when it
//! has been written into the folder of results. A game that was being played when the program was killed is played again from its
//! beginning.

use super::player_provider::PlayerProvider;
use super::referee::{
    Ended, Fault, FaultKind, FinishedGame, GameSetup, Notice, Player, PlayerResult, play,
};
use super::results::{ResultsError, ResultsFolder};
use super::settings::Settings;
use crate::competition::pairing::Entrant;
use crate::competition::schedule::Schedule;
use crate::session::{ReplayError, Session};
use lusoria_games::rules::Seat;
use std::collections::{BTreeMap, BTreeSet};
use std::io::ErrorKind;
use std::sync::Arc;
use tokio::task::{JoinError, JoinSet};

/// Why a tournament was broken off.
#[derive(Debug, thiserror::Error)]
pub enum TournamentError {
    /// The folder of results cannot be used.
    #[error("{0}{advice}", advice = advice(.0))]
    Results(ResultsError),
    /// The catalogue does not have the game of the tournament, or an opening cannot be played.
    #[error(transparent)]
    Game(#[from] ReplayError),
    /// The system has no file, process or memory left to start the program of a player.
    #[error(
        "no program can be started any more: {0}; once there is room (more open files: `ulimit -n`), the same command with --resume goes on"
    )]
    Shortage(String),
    /// The task of a game panicked.
    #[error("a table broke down")]
    Broken(#[from] JoinError),
    /// A league or ladder in which game after game is lost by a fault. It would go on and fill the disk without a person noticing.
    #[error(
        "the last {0} games were all lost by a fault, so it goes no further: see the logs, and go on with --resume"
    )]
    InVain(usize),
}

impl From<ResultsError> for TournamentError {
    fn from(why: ResultsError) -> Self {
        Self::Results(why)
    }
}

/// What the operator can do if a file cannot be written any more. Empty for any other error.
fn advice(why: &ResultsError) -> &'static str {
    let ResultsError::Disk(_, why) = why else {
        return "";
    };
    match why.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => {
            "; make room, then the same command with --resume goes on"
        }
        _ => "; once that is mended, the same command with --resume goes on",
    }
}

/// Called after every game, with that game, the number of games played, and the number of games in the schedule so far.
type Tell = Box<dyn Fn(&FinishedGame, usize, usize) + Send>;

/// A tournament that is to be played, with all that it needs.
pub struct Tournament {
    settings: Settings,
    folder: ResultsFolder,
    players: Arc<dyn PlayerProvider>,
    tell: Tell,
}

impl std::fmt::Debug for Tournament {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.settings.fmt(f)
    }
}

/// What is returned when a tournament has ended or was stopped.
#[derive(Debug)]
pub struct Held {
    /// The folder of its results.
    pub folder: ResultsFolder,
    /// Whether the tournament was stopped before its end.
    pub was_stopped: bool,
}

/// The games that are being played, and the names of those who play.
#[derive(Default)]
struct Running {
    games: JoinSet<Result<FinishedGame, TournamentError>>,
    /// The numbers of the games, and the table of each.
    tables: BTreeMap<u32, usize>,
    busy: BTreeSet<String>,
}

impl Running {
    fn free_table(&self) -> usize {
        let is_free = |table: &usize| !self.tables.values().any(|taken| taken == table);
        (0..).find(is_free).unwrap_or_default()
    }
}

impl Tournament {
    /// A tournament whose results are in this folder. `tell` is called after every game, with that game, the number of games played, and
    /// the number of games in the schedule so far.
    #[must_use]
    pub fn new(
        settings: Settings,
        folder: ResultsFolder,
        players: Arc<dyn PlayerProvider>,
        tell: impl Fn(&FinishedGame, usize, usize) + Send + 'static,
    ) -> Self {
        let tell = Box::new(tell);
        Self {
            settings,
            folder,
            players,
            tell,
        }
    }

    /// Plays all games that have not been played yet. Stops earlier if `stop` completes.
    ///
    /// # Errors
    /// [`TournamentError`]. The games that were written before the error are in the folder.
    pub async fn run(mut self, stop: impl Future<Output = ()>) -> Result<Held, TournamentError> {
        let mut running = Running::default();
        let mut faults = 0;
        let mut was_stopped = false;
        tokio::pin!(stop);
        loop {
            let now = self.settings.schedule(&self.folder.results());
            self.start_games(&now, &mut running);
            let done = tokio::select! {
                done = running.games.join_next() => done,
                () = &mut stop => {
                    was_stopped = true;
                    break;
                }
            };
            let Some(done) = done else { break };
            let done = done??;
            faults = match done.by_fault() {
                true => faults + 1,
                false => 0,
            };
            running.tables.remove(&done.number);
            done.names.iter().for_each(|name| {
                running.busy.remove(name);
            });
            self.keep(done).await?;
            if self.settings.format.is_endless() && faults >= self.most_faults(&now) {
                self.write_all().await?;
                return Err(TournamentError::InVain(faults));
            }
        }
        running.games.shutdown().await;
        let folder = self.write_all().await?;
        Ok(Held {
            folder,
            was_stopped,
        })
    }

    /// A league or ladder is broken off after this many games in a row that were lost by a fault. The number is the
    /// larger one of these two: twice the number of players, and the number of games and byes in the present season of a league.
    fn most_faults(&self, now: &Schedule) -> usize {
        let first = now.seasons.last().map_or(0, |season| season.first_round);
        let season = now
            .planned
            .iter()
            .filter(|one| one.round >= first && first > 0);
        season.count().max(2 * self.settings.entrants.len())
    }

    async fn write_all(self) -> Result<ResultsFolder, TournamentError> {
        let (folder, settings) = (self.folder, self.settings);
        let write = move || folder.write_all(&settings).map(|()| folder);
        Ok(tokio::task::spawn_blocking(write).await??)
    }

    fn start_games(&self, now: &Schedule, running: &mut Running) {
        for (number, round, pair) in now.to_play() {
            if running.games.len() >= self.settings.tables {
                return;
            }
            let names = pair.map(|entrant| self.settings.entrants[entrant].clone());
            let busy = names.iter().any(|name| running.busy.contains(name));
            if busy || running.tables.contains_key(&number) {
                continue;
            }
            let table = running.free_table();
            running.tables.insert(number, table);
            running.busy.extend(names.iter().cloned());
            let setup = GameSetup {
                number,
                round,
                game: self.settings.game.clone(),
                seed: self.settings.seed_of_game(number),
                names,
                time: self.settings.time,
                table,
                opening: self.settings.opening_of(number, &now.planned),
                most_moves: self.settings.most_moves,
            };
            let gone = setup
                .names
                .each_ref()
                .map(|name| self.settings.has_withdrawn(name));
            match gone {
                [false, false] => running
                    .games
                    .spawn(hold_game(self.players.clone(), setup, pair)),
                gone => running.games.spawn(async move { forfeit(&setup, gone) }),
            };
        }
    }

    /// Writes a finished game into the folder. That waits for the disk, so it is done on a thread of its own, where it does not hold up
    /// the games that are being played.
    async fn keep(&mut self, done: FinishedGame) -> Result<(), TournamentError> {
        let mut folder = std::mem::take(&mut self.folder);
        let settings = self.settings.clone();
        let game = done.clone();
        let before = settings.schedule(&folder.results());
        let kept = tokio::task::spawn_blocking(move || {
            folder.add(game, &settings)?;
            let now = settings.schedule(&folder.results());
            if settings.format.is_endless() && is_end_of_part(&before, &now) {
                folder.write_page(&settings)?;
            }
            Ok::<_, ResultsError>((folder, now))
        });
        let now;
        (self.folder, now) = kept.await??;
        let known = now
            .planned
            .iter()
            .filter(|planned| planned.number.is_some());
        (self.tell)(&done, self.folder.games().len(), known.count());
        Ok(())
    }
}

/// Whether a game has ended a season of a league or a round of a ladder. `before` is the schedule without the result of that game, and
/// `now` the schedule with it.
fn is_end_of_part(before: &Schedule, now: &Schedule) -> bool {
    let last = |known: &Schedule| known.planned.last().map(|planned| planned.round);
    last(before) != last(now) || now.to_play().next().is_none()
}

/// Waits for both players and plays the game. If one of them does not come, the other wins; if neither comes, nobody wins.
///
/// # Errors
/// [`TournamentError::Shortage`] if a player's program could not be started for lack of files, processes or memory.
/// [`TournamentError::Game`] if the catalogue does not have the game, or the opening cannot be played.
async fn hold_game(
    players: Arc<dyn PlayerProvider>,
    setup: GameSetup,
    pair: [Entrant; 2],
) -> Result<FinishedGame, TournamentError> {
    let opened = now();
    let called = tokio::join!(
        players.player_for(pair[0], Seat::First, &setup),
        players.player_for(pair[1], Seat::Second, &setup),
    );
    let session = setup.begin()?;
    match called {
        (Ok(mut first), Ok(mut second)) => {
            let finished = play(&setup, [&mut *first, &mut *second], opened).await;
            // Waits until both have left, because a program has to be gone before its next game begins. That takes a moment at most.
            tokio::join!(first.leave(), second.leave());
            Ok(finished?)
        }
        (Err(fault), _) | (_, Err(fault)) if fault.kind == FaultKind::Shortage => {
            Err(TournamentError::Shortage(fault.what))
        }
        (Ok(first), Err(fault)) => {
            walk_over(&setup, &session, first, Seat::First).await;
            let absent = (Seat::Second, fault);
            Ok(FinishedGame::of(&setup, opened, &session, Some(&absent)))
        }
        (Err(fault), Ok(second)) => {
            walk_over(&setup, &session, second, Seat::Second).await;
            let absent = (Seat::First, fault);
            Ok(FinishedGame::of(&setup, opened, &session, Some(&absent)))
        }
        (Err(fault), Err(other)) => {
            let detail = format!("{}: {fault}; {}: {other}", setup.names[0], setup.names[1]);
            Ok(FinishedGame::nobody_came(&setup, opened, &session, detail))
        }
    }
}

/// The result of a game that is not played, because one player or both have withdrawn. Whoever has not withdrawn wins.
fn forfeit(setup: &GameSetup, gone: [bool; 2]) -> Result<FinishedGame, TournamentError> {
    let session = setup.begin()?;
    let opened = now();
    let fault = || Fault::new(FaultKind::Absent, "it has withdrawn");
    Ok(match gone {
        [true, true] => {
            let detail = "both have withdrawn".to_owned();
            FinishedGame::nobody_came(setup, opened, &session, detail)
        }
        [true, false] => FinishedGame::of(setup, opened, &session, Some(&(Seat::First, fault()))),
        _ => FinishedGame::of(setup, opened, &session, Some(&(Seat::Second, fault()))),
    })
}

/// This moment, in the form of RFC 3339.
fn now() -> String {
    jiff::Timestamp::now()
        .strftime("%Y-%m-%dT%H:%M:%SZ")
        .to_string()
}

/// Tells the only player who came that it has won.
async fn walk_over(setup: &GameSetup, session: &Session, mut present: Box<dyn Player>, seat: Seat) {
    let warm_up = setup.time.warm_up;
    present.tell(Notice::Begins {
        seat,
        session,
        warm_up,
    });
    let (verdict, own_fault) = (PlayerResult::Victory, None);
    present.tell(Notice::Ended(Ended {
        verdict,
        own_fault,
        session,
    }));
    present.leave().await;
}
