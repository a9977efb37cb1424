//! The ports at which programs come to their games over TCP.
//!
//! The line protocol and UGI have no login, so each entrant is known by a port of its own. With Bologna's protocol each table has two
//! ports, one for each colour, as the clients of that protocol expect. Any client can connect there. A client is sent away if it gives
//! the name of an entrant other than the one that is awaited there. A connection waits in the listener until a game needs a player at the
//! port. A connection that is closed while it waits is ignored, whatever it has sent.

use super::entrant_list::{ListedEntrant, Program};
use super::game_files::GameFiles;
use super::player_provider::{PlayerOrFault, PlayerProvider};
use super::players::{
    LinePlayer, OurPlayer, PlayerLog, ProgramCommand, StartedPlayer, StartedProgram, UgiPlayer,
    Wire, bologna_name,
};
use super::reception::Reception;
use super::referee::{Fault, FaultKind, GameSetup, Work};
use crate::competition::pairing::Entrant;
use lusoria_games::catalog::seed_of;
use lusoria_games::rules::Seat;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;
use tokio::io::Interest;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, sleep, timeout, timeout_at};

/// The system needs a moment to report that a waiting connection was closed. So we wait this long before we ask.
const LOOK: Duration = Duration::from_millis(2);

/// How long to wait after a connection could not be accepted, usually because too many files are open.
const ACCEPT_AGAIN: Duration = Duration::from_millis(20);

/// The open ports. Depending on the protocol, each port belongs to an entrant or to a seat at a table.
#[derive(Debug)]
enum Entrances {
    /// The line protocol and UGI: a port for each entrant, by its number; `None` for our own players.
    OfEntrants(Vec<Option<TcpListener>>),
    /// Bologna's protocol: a port for each seat, at each table.
    OfSeats(Vec<[Reception; 2]>),
}

/// What [`Doors`] need to know.
#[derive(Clone, Debug)]
pub struct DoorSettings {
    /// The address to listen at.
    pub host: IpAddr,
    /// The port of the first entrant on the list, or of white at the first table. The other ports are counted from it. If this is 0, the
    /// system chooses free ports. If the list names a port for an entrant, the entrant has that port instead.
    pub port: u16,
    /// The folder of the entrant list, in which the entrants' programs are started.
    pub working_folder: PathBuf,
    /// The folder for the logs.
    pub logs: PathBuf,
    /// The seed from which the random moves and errors of our own players follow.
    pub seed: u64,
    /// The most memory that a started program may take, in megabytes; `None` for no limit.
    pub memory: Option<u64>,
    /// Whether the entrants speak UGI and not the line protocol.
    pub ugi: bool,
}

/// The ports of a tournament, and the entrants who are awaited at them.
pub struct Doors {
    entrances: Entrances,
    entrants: Vec<ListedEntrant>,
    files: GameFiles,
    settings: DoorSettings,
    /// Tells people which program has to connect where.
    announce: Box<dyn Fn(&str) + Send + Sync>,
}

impl std::fmt::Debug for Doors {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.entrances.fmt(f)
    }
}

impl Doors {
    /// Opens a port for each entrant that needs one. `entrants` are in the order of their numbers, which are drawn by lot. `places` has
    /// the place of each entrant on the list of players, because ports are counted in the order of that list.
    ///
    /// # Errors
    /// If a port cannot be opened. The error names the entrant.
    pub async fn of_entrants(
        entrants: Vec<ListedEntrant>,
        places: &[u16],
        settings: DoorSettings,
        announce: impl Fn(&str) + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let mut doors = Vec::new();
        for (entrant, place) in entrants.iter().zip(places) {
            let port = entrant.port.unwrap_or(match settings.port {
                0 => 0,
                first => first.saturating_add(*place),
            });
            doors.push(match entrant.program {
                Program::Ours(_) => None,
                Program::Command(_) if entrant.port.is_none() => {
                    Some(listen(Ipv4Addr::LOCALHOST.into(), 0, &entrant.name).await?)
                }
                Program::Command(_) | Program::Connects => {
                    let door = listen(settings.host, port, &entrant.name).await?;
                    announce(&format!(
                        "{} connects to {}",
                        entrant.name,
                        door.local_addr()?
                    ));
                    Some(door)
                }
            });
        }
        Ok(Self::new(
            Entrances::OfEntrants(doors),
            entrants,
            settings,
            announce,
        ))
    }

    /// Opens the two ports of Bologna's protocol for each of this many tables.
    ///
    /// # Errors
    /// If a port cannot be opened.
    pub async fn of_seats(
        entrants: Vec<ListedEntrant>,
        settings: DoorSettings,
        tables: usize,
        announce: impl Fn(&str) + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let mut doors = Vec::new();
        let tables = tables.max(1);
        for table in 0..tables {
            let listeners = listen_at_table(settings.host, settings.port, table).await?;
            doors.push(listeners.map(|listener| Reception::new(listener, 2 * tables)));
        }
        Ok(Self::new(
            Entrances::OfSeats(doors),
            entrants,
            settings,
            announce,
        ))
    }

    fn new(
        entrances: Entrances,
        entrants: Vec<ListedEntrant>,
        settings: DoorSettings,
        announce: impl Fn(&str) + Send + Sync + 'static,
    ) -> Self {
        let files = GameFiles::new(settings.logs.clone());
        let announce = Box::new(announce);
        Self {
            entrances,
            entrants,
            files,
            settings,
            announce,
        }
    }

    /// The addresses at which players connect, in the order of the entrants or the seats.
    #[must_use]
    pub fn addresses(&self) -> Vec<SocketAddr> {
        let address = |door: &TcpListener| door.local_addr().ok();
        match &self.entrances {
            Entrances::OfEntrants(doors) => doors.iter().flatten().filter_map(address).collect(),
            Entrances::OfSeats(tables) => {
                let doors = tables.iter().flatten().map(Reception::listener);
                doors.filter_map(address).collect()
            }
        }
    }

    fn door(&self, entrant: Entrant, seat: Seat, table: usize) -> Option<&TcpListener> {
        match &self.entrances {
            Entrances::OfEntrants(doors) => doors[entrant].as_ref(),
            Entrances::OfSeats(tables) => Some(tables.get(table)?[seat.index()].listener()),
        }
    }

    async fn wait_for_player(
        &self,
        entrant: Entrant,
        seat: Seat,
        setup: &GameSetup,
    ) -> PlayerOrFault {
        let listed = &self.entrants[entrant];
        if let Program::Ours(strength) = &listed.program {
            let seed = seed_of(&[&self.settings.seed.to_string(), &listed.name]);
            return Ok(Box::new(OurPlayer::new(*strength, seed)));
        }
        let until = Instant::now() + setup.time.arrival;
        let log = self.files.log(setup, seat);
        let door = self.door(entrant, seat, setup.table).ok_or_else(absent)?;
        let Program::Command(command) = &listed.program else {
            if let (Entrances::OfSeats(_), Ok(address)) = (&self.entrances, door.local_addr()) {
                (self.announce)(&format!(
                    "game {}: {} connects to {address}",
                    setup.number, listed.name
                ));
            }
            return self.expect(entrant, (seat, setup), until, log).await;
        };
        let mut program =
            StartedProgram::start(&self.command(command, door, setup, seat), until).await?;
        let player = tokio::select! {
            biased;
            player = self.expect(entrant, (seat, setup), until, log) => player?,
            fault = program.ended() => return Err(fault),
        };
        Ok(Box::new(StartedPlayer::new(player, program)))
    }

    fn command(
        &self,
        command: &str,
        door: &TcpListener,
        setup: &GameSetup,
        seat: Seat,
    ) -> ProgramCommand {
        let host = match self.settings.host.is_unspecified() {
            true => Ipv4Addr::LOCALHOST.into(),
            false => self.settings.host,
        };
        let address = door.local_addr();
        let of_door = address.map_or(host, |address| address.ip());
        let host = if of_door.is_unspecified() {
            host
        } else {
            of_door
        };
        let port = door.local_addr().map_or(0, |address| address.port());
        let command = ProgramCommand {
            command: command.to_owned(),
            folder: self.settings.working_folder.clone(),
            output: self.files.output(setup, seat),
            memory: self.settings.memory,
        };
        command.with_address(host, port, seat, setup.time.per_move)
    }

    /// Waits for the player of this entrant.
    async fn expect(
        &self,
        entrant: Entrant,
        (seat, setup): (Seat, &GameSetup),
        until: Instant,
        log: PlayerLog,
    ) -> PlayerOrFault {
        match &self.entrances {
            Entrances::OfEntrants(doors) => {
                let door = doors[entrant].as_ref().ok_or_else(absent)?;
                self.expect_at(door, setup, until, log).await
            }
            Entrances::OfSeats(tables) => {
                let receptions = tables.get(setup.table).ok_or_else(absent)?;
                let turns_away = |name: &str| self.is_of_another(name, entrant);
                let received = receptions[seat.index()].receive(log, until, turns_away);
                Ok(received.await?)
            }
        }
    }

    /// Waits at an entrant's own port for a connection whose program is still there.
    async fn expect_at(
        &self,
        door: &TcpListener,
        setup: &GameSetup,
        until: Instant,
        log: PlayerLog,
    ) -> PlayerOrFault {
        loop {
            let accepted = timeout_at(until, door.accept())
                .await
                .map_err(|_| absent())?;
            let Ok((stream, peer)) = accepted else {
                sleep(ACCEPT_AGAIN).await;
                continue;
            };
            if !is_there(&stream).await {
                continue;
            }
            log.note(&format!("came from {peer}"));
            // Without this, the system may hold a short message back until the one before it is acknowledged.
            let _ = stream.set_nodelay(true);
            return self.greet(Box::new(stream), log, setup, until).await;
        }
    }

    /// The player for a program that has connected to its entrant's own port.
    async fn greet(
        &self,
        wire: Box<dyn Wire>,
        log: PlayerLog,
        setup: &GameSetup,
        until: Instant,
    ) -> PlayerOrFault {
        Ok(match self.settings.ugi {
            true => Box::new(UgiPlayer::greet(wire, log, &setup.game, until).await?),
            false => Box::new(LinePlayer::new(wire, log)),
        })
    }

    /// Whether `name`, as [`bologna_name`] returns it, belongs to an entrant other than `entrant`. An empty name belongs to nobody.
    fn is_of_another(&self, name: &str, entrant: Entrant) -> bool {
        let same = |listed: &ListedEntrant| bologna_name(&listed.name) == name;
        !name.is_empty() && !same(&self.entrants[entrant]) && self.entrants.iter().any(same)
    }
}

impl PlayerProvider for Doors {
    fn player_for<'a>(
        &'a self,
        entrant: Entrant,
        seat: Seat,
        setup: &'a GameSetup,
    ) -> Work<'a, PlayerOrFault> {
        Box::pin(self.wait_for_player(entrant, seat, setup))
    }
}

fn absent() -> Fault {
    Fault::new(FaultKind::Absent, "it did not come to the table")
}

async fn listen(host: IpAddr, port: u16, name: &str) -> io::Result<TcpListener> {
    let bound = TcpListener::bind((host, port)).await;
    bound.map_err(|why| {
        io::Error::new(
            why.kind(),
            format!("port {port} at {host} for {name}: {why}"),
        )
    })
}

/// Opens the two ports of a table for Bologna's protocol. The clients of this protocol have the numbers of the ports in their code, and
/// take only the address as an argument. So each table has the same ports at an address of its own (127.0.0.1, 127.0.0.2, …), if `host`
/// begins with 127 and the system has these addresses. Otherwise the ports of each table are two higher than those of the table before
/// it.
async fn listen_at_table(host: IpAddr, port: u16, table: usize) -> io::Result<[TcpListener; 2]> {
    let number = u8::try_from(table).map_err(io::Error::other)?;
    let of_table = u32::from(number);
    if let IpAddr::V4(first) = host
        && first.is_loopback()
        && number > 0
        && port > 0
    {
        let own = IpAddr::V4(Ipv4Addr::from_bits(first.to_bits() + of_table));
        let opened = listen_for_both(own, port).await;
        if opened.is_ok() {
            return opened;
        }
    }
    let above = 2 * u16::from(number);
    let port = if port == 0 {
        0
    } else {
        port.saturating_add(above)
    };
    listen_for_both(host, port).await
}

async fn listen_for_both(host: IpAddr, port: u16) -> io::Result<[TcpListener; 2]> {
    let second = if port == 0 { 0 } else { port.saturating_add(1) };
    Ok([
        listen(host, port, "white").await?,
        listen(host, second, "black").await?,
    ])
}

/// Whether a program still has its side of the connection open. It does not matter whether the program has sent something already.
async fn is_there(stream: &TcpStream) -> bool {
    // Only after the runtime has asked the system does it know what has happened to a connection that waited.
    sleep(LOOK).await;
    match timeout(Duration::ZERO, stream.ready(Interest::READABLE)).await {
        Ok(Ok(ready)) => !ready.is_read_closed(),
        Ok(Err(_)) => false,
        Err(_) => true,
    }
}
