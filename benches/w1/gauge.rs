//! Takes the measurements: the raw speed of the disk, processor time, bytes written to the disk, memory.

use nix::sys::resource::{UsageWho, getrusage};
use nix::time::{ClockId, clock_gettime};
use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use std::time::{Duration, Instant};

/// What a period of work cost.
#[derive(Debug)]
pub(crate) struct Cost {
    pub(crate) commands: u64,
    /// The elapsed time. If driver and host take turns, it is without the driver's processor time.
    pub(crate) seconds: f64,
    /// Processor seconds, without those of the driver.
    pub(crate) cpu: f64,
    pub(crate) written: f64,
    /// The time that each reply took, in ascending order.
    pub(crate) latencies: Vec<Duration>,
}

impl Cost {
    pub(crate) fn rate(&self) -> f64 {
        self.commands as f64 / self.seconds
    }

    /// Processor microseconds per command.
    pub(crate) fn cpu_each(&self) -> f64 {
        self.cpu * 1e6 / self.commands as f64
    }

    pub(crate) fn written_each(&self) -> f64 {
        self.written / self.commands as f64
    }

    /// The time, in microseconds, that this share of the replies did not exceed.
    pub(crate) fn within(&self, share: f64) -> f64 {
        quantile(&self.latencies, share)
    }
}

/// The readings at the start of a period of work.
pub(crate) struct Clocks {
    start: Instant,
    cpu: f64,
    written: f64,
}

impl Clocks {
    pub(crate) fn read() -> Self {
        Self {
            start: Instant::now(),
            cpu: cpu_seconds(),
            written: written(),
        }
    }

    /// `own` is the processor time of the driver; `in_turn` says whether the host had to wait for the driver.
    pub(crate) fn cost(
        self,
        commands: u64,
        own: Duration,
        in_turn: bool,
        mut latencies: Vec<Duration>,
    ) -> Cost {
        latencies.sort_unstable();
        let waited = if in_turn { own } else { Duration::ZERO };
        Cost {
            commands,
            seconds: (self.start.elapsed() - waited).as_secs_f64(),
            cpu: cpu_seconds() - self.cpu - own.as_secs_f64(),
            written: written() - self.written,
            latencies,
        }
    }
}

/// The raw speed of the disk: 4 KiB are written and synced with `fdatasync`, again and again.
#[derive(Debug)]
pub(crate) struct Raw {
    /// The time that each write took, in ascending order.
    latencies: Vec<Duration>,
    seconds: f64,
}

impl Raw {
    pub(crate) const fn empty() -> Self {
        Self {
            latencies: Vec::new(),
            seconds: 0.0,
        }
    }

    /// Writes to a file that already has its full size, as a write-ahead log soon has. This is the fastest pace that a log can reach.
    pub(crate) fn measure(&mut self, folder: &Path, how_long: Duration) {
        let mut file = File::create(folder.join("raw")).unwrap();
        file.write_all(&[0; 1 << 22]).unwrap();
        file.sync_all().unwrap();
        let (start, mut page) = (Instant::now(), 0);
        while start.elapsed() < how_long {
            let before = Instant::now();
            file.seek(SeekFrom::Start(page % 1024 * 4096)).unwrap();
            file.write_all(&[page as u8; 4096]).unwrap();
            file.sync_data().unwrap();
            self.latencies.push(before.elapsed());
            page += 1;
        }
        self.seconds += start.elapsed().as_secs_f64();
        self.latencies.sort_unstable();
    }

    pub(crate) fn rate(&self) -> f64 {
        self.latencies.len() as f64 / self.seconds
    }

    pub(crate) fn within(&self, share: f64) -> f64 {
        quantile(&self.latencies, share)
    }
}

fn quantile(sorted: &[Duration], share: f64) -> f64 {
    let at = (sorted.len() as f64 * share) as usize;
    sorted
        .get(at.min(sorted.len().saturating_sub(1)))
        .map_or(0.0, |d| d.as_secs_f64() * 1e6)
}

/// Processor time of this thread.
pub(crate) fn thread_time() -> Duration {
    clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID)
        .unwrap()
        .into()
}

/// Processor seconds that all threads of this process have used.
fn cpu_seconds() -> f64 {
    let usage = getrusage(UsageWho::RUSAGE_SELF).unwrap();
    let seconds = |t: nix::sys::time::TimeVal| t.tv_sec() as f64 + t.tv_usec() as f64 / 1e6;
    seconds(usage.user_time()) + seconds(usage.system_time())
}

/// How many bytes this process has written to the disk.
fn written() -> f64 {
    field("/proc/self/io", "write_bytes:")
}

/// Resident memory in MB.
pub(crate) fn resident() -> f64 {
    field("/proc/self/status", "VmRSS:") / 1024.0
}

fn field(file: &str, name: &str) -> f64 {
    let text = std::fs::read_to_string(file).unwrap();
    let rest = text
        .lines()
        .find_map(|line| line.strip_prefix(name))
        .unwrap();
    rest.split_whitespace().next().unwrap().parse().unwrap()
}
