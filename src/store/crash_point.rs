//! Places where a test can kill the process or make it panic. `LUSORIA_CRASH=before-commit:7` or `after-commit:7` sends the process
//! SIGKILL at its 7th commit. `panic-before-commit:7` instead makes the task that commits panic. This exists only in debug builds on
//! Unix; in any other build nothing happens.

/// Does nothing: only a debug build on Unix has crash points.
#[cfg(not(all(unix, debug_assertions)))]
pub(super) fn crash_at(_name: &str) {}

/// Kills the process here, or panics, if the environment says so.
#[cfg(all(unix, debug_assertions))]
pub(super) fn crash_at(name: &str) {
    if let Some(plan) = debug::PLAN.as_ref().filter(|plan| plan.point == name) {
        plan.count();
    }
}

#[cfg(all(unix, debug_assertions))]
mod debug {
    use nix::sys::signal::{Signal, kill};
    use nix::unistd::Pid;
    use std::sync::LazyLock;
    use std::sync::atomic::{AtomicU64, Ordering};

    pub(super) static PLAN: LazyLock<Option<Plan>> = LazyLock::new(|| {
        let text = std::env::var("LUSORIA_CRASH").ok()?;
        let (point, left) = text.split_once(':')?;
        let (point, panics) = match point.strip_prefix("panic-") {
            Some(point) => (point, true),
            None => (point, false),
        };
        Some(Plan {
            panics,
            point: point.to_owned(),
            left: AtomicU64::new(left.parse().ok()?),
        })
    });

    pub(super) struct Plan {
        pub(super) point: String,
        panics: bool,
        left: AtomicU64,
    }

    impl Plan {
        /// Counts down. At zero, kills the process or panics. The signal cannot fail: a process may always signal itself.
        pub(super) fn count(&self) {
            if self.left.fetch_sub(1, Ordering::Relaxed) == 1 {
                assert!(!self.panics, "LUSORIA_CRASH asks for this panic");
                let _ = kill(Pid::this(), Signal::SIGKILL);
            }
        }
    }
}
