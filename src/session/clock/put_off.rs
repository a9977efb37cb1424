//! The days for which a game is put off. What they do to a session is in `src/session/decide_put_off.rs`.

/// CL-17: a game is put off for at most this many days at once.
pub(crate) const MOST_DAYS_PUT_OFF: u32 = 30;

/// The days for which a game is put off. They may be over already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PutOff {
    /// When both had agreed: Unix seconds.
    pub begun: i64,
    /// When the days are over: Unix seconds.
    pub until: i64,
    /// For each seat, whether it has moved since the game was put off.
    pub moved: [bool; 2],
}
