//! The priority of a thread that thinks: the lowest, so that messages are answered first.

/// On Linux, gives this thread the lowest priority. On other systems does nothing, because a single thread cannot be given a priority in
/// this way.
pub fn lower_priority() {
    #[cfg(target_os = "linux")]
    if let Err(why) = rustix::process::nice(19) {
        tracing::debug!(%why, "the computer players think at the usual priority");
    }
}
