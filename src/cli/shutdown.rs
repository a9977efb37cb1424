//! Waits for the signals that ask the program to end:
//!
//! - Ctrl-C,
//! - SIGTERM from a service manager,
//! - SIGHUP when the terminal is closed. A program that was started by `nohup` goes on.
//!
//! Also prevents SIGXFSZ (a file has become too large) from ending the program.

/// Keeps the system from ending the program when a file reaches the largest allowed size (`ulimit -f`). Writing then fails as on a full
/// disk: the error is reported, and the program goes on.
#[cfg(unix)]
pub(super) fn survive_largest_file() {
    use nix::sys::signal::Signal;
    use tokio::signal::unix::{SignalKind, signal};
    // Once somebody has listened to a signal, its usual effect is gone for good. If listening is not possible, the
    // program can still run.
    let _ = signal(SignalKind::from_raw(Signal::SIGXFSZ as i32));
}

/// Completes when the program is asked to end.
#[cfg(unix)]
pub(super) async fn shutdown_requested() {
    use tokio::signal::unix::SignalKind;
    tokio::select! {
        () = wait_for_signal(SignalKind::terminate()) => {}
        () = wait_for_signal(SignalKind::interrupt()) => {}
        () = wait_for_signal(SignalKind::hangup()), if !hangup_is_ignored() => {}
    }
}

/// Completes when the program is asked to end.
#[cfg(not(unix))]
pub(super) async fn shutdown_requested() {
    let _ = tokio::signal::ctrl_c().await;
}

/// Completes when this signal comes. If the system does not let us listen to the signal, never completes. The other signals can still end
/// the program.
#[cfg(unix)]
async fn wait_for_signal(kind: tokio::signal::unix::SignalKind) {
    match tokio::signal::unix::signal(kind) {
        Ok(mut signal) => drop(signal.recv().await),
        Err(_) => std::future::pending().await,
    }
}

/// Whether the program was started by `nohup`, so that closing the terminal must not end it. False if that cannot be found out.
#[cfg(unix)]
fn hangup_is_ignored() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status
        .lines()
        .find_map(|line| line.strip_prefix("SigIgn:"))
        .and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    // Bit 0 is signal 1, SIGHUP.
    mask.is_some_and(|mask| mask & 1 == 1)
}
