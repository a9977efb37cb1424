//! A program that the referee starts for one game. After the game it is ended, together with everything that it has started.
//!
//! The program runs under `/bin/sh` (on Unix in a process group of its own). What it prints is kept in a file, up to a limit.

#[cfg(unix)]
use super::leftovers::{GAME, end_leftovers};
use super::program_output::ProgramOutput;
use super::text_channel::Wire;
use crate::tournament::referee::{
    Fault, FaultKind, MoveRequest, Notice, Player, ReceivedMove, Work,
};
use lusoria_games::rules::Seat;
use std::io;
use std::net::IpAddr;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;
use tokio::io::join;
use tokio::process::{Child, Command};
#[cfg(unix)]
use tokio::task::spawn_blocking;
use tokio::time::{Instant, sleep, timeout};

/// How long a program may take to end by itself after its game.
const GOODBYE: Duration = Duration::from_millis(1_000);
/// If the system had no file, process or memory left to start a program, the next attempt comes after this time.
const START_AGAIN: Duration = Duration::from_millis(50);

/// How a program is started.
#[derive(Clone, Debug)]
pub struct ProgramCommand {
    /// The command, for the shell.
    pub command: String,
    /// The folder in which the program runs.
    pub folder: PathBuf,
    /// The file for what the program prints.
    pub output: PathBuf,
    /// The most memory that the program may take, in megabytes of address space; `None` for no limit.
    pub memory: Option<u64>,
}

impl ProgramCommand {
    /// Replaces `{host}`, `{port}`, `{colour}` (WHITE or BLACK) and `{seconds}` in the command. If the command has none of these four,
    /// host and port are added at its end, as in the source of Murus Gallicus.
    #[must_use]
    pub fn with_address(mut self, host: IpAddr, port: u16, seat: Seat, per_move: Duration) -> Self {
        let colour = match seat {
            Seat::First => "WHITE",
            Seat::Second => "BLACK",
        };
        // Whole seconds, since the league's clients read nothing else. They are rounded down, because some clients use all the time that
        // they are told.
        let seconds = per_move.as_secs().max(1);
        let values = [
            ("{host}", host.to_string()),
            ("{port}", port.to_string()),
            ("{colour}", colour.to_owned()),
            ("{seconds}", seconds.to_string()),
        ];
        let plain = !values.iter().any(|(name, _)| self.command.contains(name));
        for (name, value) in &values {
            self.command = self.command.replace(name, value);
        }
        if plain {
            self.command.push_str(&format!(" {host} {port}"));
        }
        self
    }

    /// The value of the environment variable `LUSORIA_GAME`: the path of the output file. The path is absolute, so that no other
    /// tournament has the same value.
    fn game(&self) -> PathBuf {
        std::path::absolute(&self.output).unwrap_or_else(|_| self.output.clone())
    }

    fn in_shell(&self) -> String {
        let limit = self
            .memory
            .map(|megabytes| format!("ulimit -v {} || exit 1\n", megabytes * 1_024));
        format!("{}{}", limit.unwrap_or_default(), self.command)
    }
}

/// A program that runs.
#[derive(Debug)]
pub struct StartedProgram {
    child: Child,
    /// The number of the program's process group, which is also the number of the program's own process. It is kept here, because tokio
    /// forgets the number once the program has ended.
    group: Option<i32>,
    /// The value of `LUSORIA_GAME` in the environment of the program and of all that it starts. By this value these processes are found.
    game: PathBuf,
    output: ProgramOutput,
}

impl StartedProgram {
    /// Starts the program. Its standard output and its standard error are kept in the same file, up to a megabyte.
    ///
    /// # Errors
    /// If the program cannot be started, or if the system still has no file, process or memory for it at the time `until`.
    pub async fn start(command: &ProgramCommand, until: Instant) -> Result<Self, Fault> {
        let start = || {
            let (pipe, output) = ProgramOutput::keep_in(&command.output)?;
            let errors = pipe.try_clone()?;
            let mut shell = shell(command);
            shell.stdin(Stdio::null()).stdout(pipe).stderr(errors);
            Ok(Self::of(shell.spawn()?, command, output))
        };
        while_scarce(start, until).await
    }

    /// Starts the program with pipes at its standard input and output. What it prints to standard error is kept, up to a megabyte.
    ///
    /// # Errors
    /// If the program cannot be started, or if the system still has no file, process or memory for it at the time `until`.
    pub async fn start_with_pipes(
        command: &ProgramCommand,
        until: Instant,
    ) -> Result<(Self, Box<dyn Wire>), Fault> {
        let start = || {
            let (errors, output) = ProgramOutput::keep_in(&command.output)?;
            let mut shell = shell(command);
            shell.stdin(Stdio::piped()).stdout(Stdio::piped());
            Ok(Self::of(shell.stderr(errors).spawn()?, command, output))
        };
        let mut program = while_scarce(start, until).await?;
        let child = &mut program.child;
        let pipes = child.stdout.take().zip(child.stdin.take());
        let (output, input) = pipes.expect("both were asked for");
        Ok((program, Box::new(join(output, input))))
    }

    fn of(child: Child, command: &ProgramCommand, output: ProgramOutput) -> Self {
        let group = child.id().and_then(|id| i32::try_from(id).ok());
        Self {
            child,
            group,
            game: command.game(),
            output,
        }
    }

    /// Waits until the program ends, and returns that as a fault. Used for a program that should still be running.
    pub async fn ended(&mut self) -> Fault {
        let how = match self.child.wait().await {
            Ok(status) => status.to_string(),
            Err(why) => why.to_string(),
        };
        // The last line that the program printed usually says why it ended.
        self.output.finish().await;
        Fault::new(FaultKind::Crash, format!("the program ended ({how})"))
    }

    /// Says more exactly why a connection was closed. If `fault` is [`FaultKind::Crash`] and the program ends within a moment, the
    /// returned fault names the exit status of the program. Otherwise `fault` is returned unchanged.
    async fn with_status(&mut self, fault: Fault) -> Fault {
        match fault.kind {
            FaultKind::Crash => timeout(GOODBYE, self.ended()).await.unwrap_or(fault),
            _ => fault,
        }
    }

    /// Gives the program a moment to end by itself, then ends it and everything that it has started.
    pub async fn end(mut self) {
        // Even if the program has ended by itself, what it has started may still run.
        let _ = timeout(GOODBYE, self.child.wait()).await;
        self.kill_group();
        #[cfg(unix)]
        {
            // Looking at all processes takes some milliseconds. It is done on another thread, so that other tables do not wait.
            let game = std::mem::take(&mut self.game);
            let _ = spawn_blocking(move || end_leftovers(&game)).await;
        }
        self.output.finish().await;
    }

    /// Ends the process group, but only at the first call, because its number may belong to another group later. Returns whether this
    /// was the first call.
    fn kill_group(&mut self) -> bool {
        let group = self.group.take();
        #[cfg(unix)]
        if let Some(group) = group.map(nix::unistd::Pid::from_raw) {
            // If there is no such group any more, everything has ended already.
            let _ = nix::sys::signal::killpg(group, nix::sys::signal::Signal::SIGKILL);
        }
        group.is_some()
    }
}

impl Drop for StartedProgram {
    fn drop(&mut self) {
        if self.kill_group() {
            #[cfg(unix)]
            end_leftovers(&self.game);
        }
    }
}

/// Tries to start a program. If the system has no file, process or memory left for it, tries again and again until the time `until`.
async fn while_scarce<T>(start: impl Fn() -> io::Result<T>, until: Instant) -> Result<T, Fault> {
    loop {
        let why = match start() {
            Ok(started) => return Ok(started),
            Err(why) => why,
        };
        if !is_shortage(&why) {
            let what = format!("the program cannot be started: {why}");
            return Err(Fault::new(FaultKind::Absent, what));
        }
        if Instant::now() >= until {
            return Err(Fault::new(FaultKind::Shortage, why.to_string()));
        }
        sleep(START_AGAIN).await;
    }
}

fn is_shortage(why: &io::Error) -> bool {
    use nix::errno::Errno;
    let number = why.raw_os_error().map(Errno::from_raw);
    matches!(
        number,
        Some(Errno::EMFILE | Errno::ENFILE | Errno::EAGAIN | Errno::ENOMEM)
    )
}

/// The command in a shell with its own process group, not started yet.
fn shell(command: &ProgramCommand) -> Command {
    let mut shell = Command::new("/bin/sh");
    shell.arg("-c").arg(command.in_shell());
    shell.current_dir(&command.folder).kill_on_drop(true);
    #[cfg(unix)]
    shell.process_group(0).env(GAME, command.game());
    shell
}

/// A player together with the program that was started for it.
pub struct StartedPlayer {
    player: Box<dyn Player>,
    program: StartedProgram,
}

impl std::fmt::Debug for StartedPlayer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.program.fmt(f)
    }
}

impl StartedPlayer {
    /// Joins this player and its program. When the player leaves, the program is ended.
    #[must_use]
    pub fn new(player: Box<dyn Player>, program: StartedProgram) -> Self {
        Self { player, program }
    }
}

impl Player for StartedPlayer {
    fn tell(&mut self, notice: Notice<'_>) {
        self.player.tell(notice);
    }

    fn ask<'a>(&'a mut self, question: MoveRequest<'a>) -> Work<'a, Result<ReceivedMove, Fault>> {
        Box::pin(async move {
            match self.player.ask(question).await {
                Ok(answer) => Ok(answer),
                Err(fault) => Err(self.program.with_status(fault).await),
            }
        })
    }

    fn watch(&mut self) -> Work<'_, Fault> {
        Box::pin(async move {
            let fault = self.player.watch().await;
            self.program.with_status(fault).await
        })
    }

    fn leave(self: Box<Self>) -> Work<'static, ()> {
        let Self { player, program } = *self;
        Box::pin(async move {
            player.leave().await;
            program.end().await;
        })
    }
}
