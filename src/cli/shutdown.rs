//! The signals that ask the program to end: Ctrl-C, SIGTERM from a service manager, SIGHUP when the terminal is closed.

/// Completes when the program is asked to end.
#[cfg(unix)]
pub(super) async fn shutdown_requested() {
    use tokio::signal::unix::SignalKind;
    tokio::select! {
        () = heard(SignalKind::terminate()) => {}
        () = heard(SignalKind::interrupt()) => {}
        () = heard(SignalKind::hangup()), if !hangup_is_ignored() => {}
    }
}

/// Completes when the program is asked to end.
#[cfg(not(unix))]
pub(super) async fn shutdown_requested() {
    let _ = tokio::signal::ctrl_c().await;
}

/// A signal that cannot be listened to is never heard; the others are.
#[cfg(unix)]
async fn heard(kind: tokio::signal::unix::SignalKind) {
    match tokio::signal::unix::signal(kind) {
        Ok(mut signal) => drop(signal.recv().await),
        Err(_) => std::future::pending().await,
    }
}

/// Whether we were started by `nohup`, which is to say that closing the terminal shall not end us. Where this cannot be read
/// we were not.
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
