//! The stamp on a control (a button, an option of a menu). It says for which moment the control was made. A control may be pressed months
//! later. By then the game has gone on, or the host may use another database, in which that game does not exist.
//!
//! A stamp is made from what is stored anyway, so nothing has to be stored for a control.

use super::{AccountId, Player, Proposal, Question, Session, SessionId, ShownEntry};
use sha2::{Digest, Sha256};

/// The moment for which a control was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stamp {
    /// A position of a session.
    Position {
        /// The session.
        session: SessionId,
        /// How many moves and throws had been made.
        plies: u32,
        /// How many entries the log had.
        entries: u32,
        /// Distinguishes this session from sessions with the same number in other databases.
        token: u32,
    },
    /// A question that one person was asked. The number identifies the question and the person.
    Question(u32),
}

impl Stamp {
    /// The stamp of a session's present position.
    #[must_use]
    pub fn of(session: &Session) -> Self {
        Self::Position {
            session: session.id,
            plies: session.line.plies(),
            entries: session.entries,
            token: *session.control_token.get_or_init(|| {
                first_four(&[b"control", &session.seed, &session.id.0.to_be_bytes()])
            }),
        }
    }

    /// Whether both stamps belong to one session after an equal number of moves and throws. Other entries do not matter. The positions
    /// may still differ if moves were taken back and others played.
    #[must_use]
    pub fn is_of_position(self, other: Self) -> bool {
        let position = |stamp| match stamp {
            Self::Position {
                session,
                plies,
                token,
                ..
            } => Some((session, plies, token)),
            Self::Question(_) => None,
        };
        position(self).is_some() && position(self) == position(other)
    }

    /// The stamp of a proposed game.
    #[must_use]
    pub fn of_proposal(proposal: &Proposal) -> Self {
        let numbers = [proposal.id.0, proposal.proposer.0, proposal.at];
        let [id, proposer, at] = numbers.map(i64::to_be_bytes);
        Self::Position {
            session: proposal.id,
            plies: 0,
            entries: 0,
            token: first_four(&[b"proposal", &id, &proposer, &at]),
        }
    }

    /// The stamp of a question to this person.
    #[must_use]
    pub fn asking(question: &Question, at: Option<ShownEntry>, asked: AccountId) -> Self {
        let entry = at.map_or(0, |ShownEntry(_, entry)| entry).to_be_bytes();
        let (kind, id, text): (&[u8], _, _) = match question {
            Question::Abort(id) => (b"abort", id.0, ""),
            Question::Resign(id) => (b"resign", id.0, ""),
            Question::Play(id, text) => (b"play", id.0, text.as_str()),
            Question::LeaveTournament(id, _) => (b"leave", id.0, ""),
            Question::CallOffTournament(id) => (b"call-off", id.0, ""),
            // The numbers of the tournament and of the account are combined, so that the stamp differs if either of them does.
            Question::RemoveFromTournament(id, Player::Person(account), _) => {
                (b"remove", id.0 << 32 ^ account.0, "")
            }
            Question::RemoveFromTournament(id, Player::Computer(computer), _) => {
                (b"remove", id.0, computer.level().name())
            }
            Question::Forget => (b"forget", 0, ""),
            Question::Link(code) => (b"link", 0, code.as_str()),
            Question::Command(suggested) => (b"command", 0, suggested.text.as_str()),
        };
        let (id, asked) = (id.to_be_bytes(), asked.0.to_be_bytes());
        let games = question.given_up().iter();
        let games: Vec<u8> = games.flat_map(|game| game.0.to_be_bytes()).collect();
        let pieces = [kind, &id, &entry, &asked, text.as_bytes(), &games];
        Self::Question(first_four(&pieces))
    }
}

/// The first four bytes of a hash over these pieces. If a piece is a secret seed, nobody can find out the seed from these bytes.
fn first_four(pieces: &[&[u8]]) -> u32 {
    let mut digest = Sha256::new();
    for piece in pieces {
        digest.update((piece.len() as u64).to_be_bytes());
        digest.update(piece);
    }
    let digest: [u8; 32] = digest.finalize().into();
    u32::from_be_bytes([digest[0], digest[1], digest[2], digest[3]])
}
