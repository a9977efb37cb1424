//! Places where a test can have the process killed: `LUSORIA_CRASH=before-commit:7` or `after-commit:7` sends it SIGKILL at
//! its 7th commit. Debug builds only; in a release build there is no such thing.

/// Kills the process here if the environment says so.
#[cfg(not(all(unix, debug_assertions)))]
pub(super) fn crash_at(_name: &str) {}

/// Kills the process here if the environment says so.
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
        Some(Plan {
            point: point.to_owned(),
            left: AtomicU64::new(left.parse().ok()?),
        })
    });

    pub(super) struct Plan {
        pub(super) point: String,
        left: AtomicU64,
    }

    impl Plan {
        /// Kills the process when the counter reaches zero. This cannot fail: a process may always signal itself.
        pub(super) fn count(&self) {
            if self.left.fetch_sub(1, Ordering::Relaxed) == 1 {
                let _ = kill(Pid::this(), Signal::SIGKILL);
            }
        }
    }
}
