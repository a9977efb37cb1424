//! Reads and writes the folder of results. A process that plays a tournament locks a file in the folder, because otherwise two processes
//! might play the same games. The kernel releases the lock when the process ends, even after `kill -9`.

use super::page::page;
use super::scored::Scored;
use super::standing_files::{standings_csv, standings_json};
use crate::competition::schedule::GameResult;
use crate::session::ReplayError;
use crate::tournament::entrant_list::file_name;
use crate::tournament::referee::FinishedGame;
use crate::tournament::settings::Settings;
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Why a folder cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ResultsError {
    /// A file cannot be read or written.
    #[error("{0}: {1}")]
    Disk(PathBuf, io::Error),
    /// The folder holds a tournament already.
    #[error("{0} holds a tournament; --resume goes on with it, another folder begins a new one")]
    Full(PathBuf),
    /// Another process writes into the folder.
    #[error(
        "another `lusoria tournament` is writing in {0}: wait until it ends, or choose another folder"
    )]
    Taken(PathBuf),
    /// The folder holds no tournament that can be resumed.
    #[error("{0} holds no tournament to go on with")]
    Empty(PathBuf),
    /// The folder holds another tournament.
    #[error("{0} holds another tournament: {1}")]
    Other(PathBuf, String),
    /// A line of a file cannot be read.
    #[error("{0}, line {1} cannot be read")]
    Line(PathBuf, usize),
    /// A game that cannot be replayed.
    #[error(transparent)]
    Game(#[from] ReplayError),
}

/// The folder, with the games that are in it.
#[derive(Debug, Default)]
pub struct ResultsFolder {
    path: PathBuf,
    /// The lock file of the folder. It stays locked as long as the `ResultsFolder` exists.
    _locked: Option<File>,
    games: BTreeMap<u32, FinishedGame>,
}

impl ResultsFolder {
    /// Begins a tournament in a folder that holds none.
    ///
    /// # Errors
    /// [`ResultsError::Full`] if it holds one, [`ResultsError::Taken`] if another process writes there, [`ResultsError::Disk`] if a file
    /// cannot be read or written.
    pub fn begin(path: &Path, settings: &Settings) -> Result<Self, ResultsError> {
        Self::refuse_full(path)?;
        let folder = Self::lock(path)?;
        // Another process may have begun one before the lock was ours.
        Self::refuse_full(path)?;
        folder.write_settings(settings)?;
        Ok(folder)
    }

    /// Locks the folder, and creates it if it is missing. The games in it are not read yet.
    fn lock(path: &Path) -> Result<Self, ResultsError> {
        let name = path.join("lock");
        let open = || {
            fs::create_dir_all(path)?;
            OpenOptions::new().create(true).append(true).open(&name)
        };
        let file = open().map_err(|why| ResultsError::Disk(name.clone(), why))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(ResultsError::Taken(path.to_owned())),
            // Some network disks do not support locks.
            Err(TryLockError::Error(why)) if why.kind() == io::ErrorKind::Unsupported => {}
            Err(TryLockError::Error(why)) => return Err(ResultsError::Disk(name, why)),
        }
        Ok(Self {
            path: path.to_owned(),
            _locked: Some(file),
            games: BTreeMap::new(),
        })
    }

    fn write_settings(&self, settings: &Settings) -> Result<(), ResultsError> {
        let json = serde_json::to_string_pretty(settings).expect("settings are plain data");
        self.write("tournament.json", &json)
    }

    /// Refuses a folder that holds a tournament.
    ///
    /// # Errors
    /// [`ResultsError::Full`].
    pub fn refuse_full(path: &Path) -> Result<(), ResultsError> {
        match path.join("tournament.json").exists() {
            true => Err(ResultsError::Full(path.to_owned())),
            false => Ok(()),
        }
    }

    /// The settings of the tournament in a folder.
    ///
    /// # Errors
    /// [`ResultsError::Empty`] if the folder holds no settings or they cannot be read, [`ResultsError::Line`] if they are not valid.
    pub fn settings(path: &Path) -> Result<Settings, ResultsError> {
        let file = path.join("tournament.json");
        let text = fs::read_to_string(&file).map_err(|_| ResultsError::Empty(path.to_owned()))?;
        serde_json::from_str(&text).map_err(|why| ResultsError::Line(file, why.line()))
    }

    /// Goes on with the tournament in a folder. The settings in the folder must agree with `settings`, as [`Settings::conflict_with`]
    /// says.
    ///
    /// # Errors
    /// [`ResultsError`].
    pub fn resume(path: &Path, settings: &Settings) -> Result<Self, ResultsError> {
        // A folder without a tournament is left as it is.
        Self::settings(path)?;
        let mut folder = Self::lock(path)?;
        if let Some(conflict) = settings.conflict_with(&Self::settings(path)?) {
            return Err(ResultsError::Other(path.to_owned(), conflict));
        }
        folder.read_games()?;
        // Somebody may have come late or withdrawn.
        folder.write_settings(settings)?;
        Ok(folder)
    }

    /// The finished games by their numbers.
    #[must_use]
    pub const fn games(&self) -> &BTreeMap<u32, FinishedGame> {
        &self.games
    }

    /// The results of the finished games, for the schedule.
    #[must_use]
    pub fn results(&self) -> BTreeMap<u32, GameResult> {
        let result =
            |(number, game): (&u32, &FinishedGame)| (*number, (game.winner, game.by_fault()));
        self.games.iter().map(result).collect()
    }

    /// The last round in which a game was played, and the round after it. Withdrawals and late entries take effect in the second of these
    /// rounds.
    #[must_use]
    pub fn rounds_at_stake(&self, settings: &Settings) -> [u32; 2] {
        let last = settings.schedule(&self.results()).last_played();
        [last, last + 1]
    }

    /// Adds a finished game. Writes its line, waits until the line is on the disk, then writes its record and the tables.
    ///
    /// # Errors
    /// [`ResultsError`].
    pub fn add(&mut self, game: FinishedGame, settings: &Settings) -> Result<(), ResultsError> {
        let mut line = serde_json::to_string(&game).expect("a game is plain data");
        line.push('\n');
        let file = self.path.join("games.jsonl");
        let append = || {
            let mut file = OpenOptions::new().create(true).append(true).open(&file)?;
            file.write_all(line.as_bytes())?;
            file.sync_data()
        };
        append().map_err(|why| ResultsError::Disk(file.clone(), why))?;
        self.write_record(&game)?;
        self.games.insert(game.number, game);
        self.write_tables(settings)
    }

    /// Writes everything that is made from the games.
    ///
    /// # Errors
    /// [`ResultsError`].
    pub fn write_all(&self, settings: &Settings) -> Result<(), ResultsError> {
        for game in self.games.values() {
            self.write_record(game)?;
        }
        self.write_tables(settings)?;
        // If the program was killed at the end of a season, the files of that season may be missing.
        for season in Scored::earlier_seasons(&settings.schedule(&self.results())) {
            self.write_season(settings, &season)?;
        }
        self.write_page(settings)
    }

    fn write_tables(&self, settings: &Settings) -> Result<(), ResultsError> {
        let scored = self.scored(settings);
        let games = scored.shown(&self.games);
        self.write("standings.csv", &standings_csv(settings, &scored))?;
        self.write("standings.json", &standings_json(settings, &scored, &games))
    }

    /// Writes the page. For a league, also writes the table and the page of the season. They are kept when the next season begins.
    ///
    /// # Errors
    /// [`ResultsError`].
    pub fn write_page(&self, settings: &Settings) -> Result<(), ResultsError> {
        let html = self.write_season(settings, &self.scored(settings))?;
        self.write("index.html", &html)
    }

    /// Makes the page of the games that `scored` counts, and returns it. In a league, also writes the page and the table of the
    /// season.
    fn write_season(&self, settings: &Settings, scored: &Scored) -> Result<String, ResultsError> {
        let html = page(settings, &scored.shown(&self.games), scored)?;
        if let Some(season) = scored.season() {
            let name = format!("seasons/{season:03}");
            self.write(&format!("{name}.csv"), &standings_csv(settings, scored))?;
            self.write(&format!("{name}.html"), &html)?;
        }
        Ok(html)
    }

    fn scored(&self, settings: &Settings) -> Scored {
        Scored::last_part(settings.format, settings.schedule(&self.results()))
    }

    fn write_record(&self, game: &FinishedGame) -> Result<(), ResultsError> {
        let names = game.names.each_ref().map(|name| file_name(name));
        let name = format!("records/{:03}-{}-{}.txt", game.number, names[0], names[1]);
        self.write(&name, &game.record()?.to_string())
    }

    /// Replaces a file in one step, so that nobody ever sees half of it.
    fn write(&self, name: &str, text: &str) -> Result<(), ResultsError> {
        let file = self.path.join(name);
        let write = || {
            fs::create_dir_all(file.parent().unwrap_or(&self.path))?;
            let mut half = file.clone().into_os_string();
            half.push(".new");
            File::create(&half)?.write_all(text.as_bytes())?;
            fs::rename(&half, &file)
        };
        write().map_err(|why| ResultsError::Disk(file.clone(), why))
    }

    /// Reads the games. If the last line has no line end, the program was killed while it wrote the line, and the line is removed.
    fn read_games(&mut self) -> Result<(), ResultsError> {
        let file = self.path.join("games.jsonl");
        let disk = |why| ResultsError::Disk(file.clone(), why);
        let text = match fs::read_to_string(&file) {
            Ok(text) => text,
            Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(()),
            Err(why) => return Err(disk(why)),
        };
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        if whole < text.len() {
            let file = OpenOptions::new().write(true).open(&file).map_err(disk)?;
            file.set_len(whole as u64).map_err(disk)?;
        }
        for (number, line) in (1..).zip(text[..whole].lines()) {
            let game: FinishedGame =
                serde_json::from_str(line).map_err(|_| ResultsError::Line(file.clone(), number))?;
            self.games.insert(game.number, game);
        }
        Ok(())
    }
}
