//! The players of a tournament: our own levels, and programs that speak the line protocol (from the source of Murus Gallicus), Bologna's
//! protocol for Tablut, or UGI.

mod bologna_player;
mod bologna_protocol;
mod framing;
#[cfg(unix)]
mod leftovers;
mod line_player;
mod line_protocol;
mod move_clock;
mod our_player;
mod player_log;
mod program;
mod program_output;
mod text_channel;
mod ugi_player;

pub use bologna_player::BolognaPlayer;
pub use bologna_protocol::{bologna_move, bologna_name, bologna_state};
pub use framing::{Framing, Received};
pub use line_player::LinePlayer;
pub use line_protocol::{FromClient, FromServer, NotAMessage};
pub use our_player::{OurPlayer, OurStrength};
pub use player_log::{LogWriter, PlayerLog};
pub use program::{ProgramCommand, StartedPlayer, StartedProgram};
pub use text_channel::{TextChannel, Wire};
pub use ugi_player::UgiPlayer;
