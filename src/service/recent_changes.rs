//! Remembers for some seconds what has changed in the games, proposals and open seats of people, and what they have played.
//! `changed_games.rs` uses this.

use crate::session::{AccountId, Proposal, RoomId, Session, SessionId};
use lru::LruCache;
use std::collections::VecDeque;
use std::num::NonZeroUsize;
use std::sync::Arc;

/// How many people and rooms are kept.
const KEPT: NonZeroUsize = NonZeroUsize::new(256).expect("not zero");

/// How many changed games are kept for each person.
const GAMES: usize = 16;

/// For so many seconds after a change, a line may still be meant for the game as it was before.
pub(super) const MOMENT: i64 = 10;

/// The latest changes. All times are Unix seconds.
#[derive(Debug)]
pub(super) struct RecentChanges {
    /// The games of each person as they were before they changed, the latest change last.
    games: LruCache<AccountId, VecDeque<GameBefore>>,
    /// When a proposal or an open seat of the person in the room ended.
    own_proposals: LruCache<(RoomId, AccountId), i64>,
    /// For a person: of the proposals to them, the one that ended last. For a room: of its open seats, the one that ended last.
    offered: LruCache<Offered, LostOffer>,
    /// When and by whom a tournament in the room was begun or called off. Nobody can enter that tournament any more.
    closed_tournaments: LruCache<RoomId, (i64, Option<AccountId>)>,
    /// When the session was opened, and by whom.
    opened: LruCache<SessionId, (i64, Option<AccountId>)>,
    /// The last session of the person that has begun in the room because an open seat was taken, and when.
    seats_taken: LruCache<(RoomId, AccountId), (i64, SessionId)>,
    /// The last move that the person has played in the room.
    moves: LruCache<(RoomId, AccountId), PlayedMove>,
    /// The last moves that the person has queued in the room: when, in which session, and which moves.
    queued: LruCache<(RoomId, AccountId), (i64, SessionId, Vec<String>)>,
    /// If the last board that the person was shown in the room was not that of a game: when it was shown, and which board it was.
    other_boards: LruCache<(RoomId, AccountId), (i64, OtherBoard)>,
    /// When the program began to handle events. `None` before the first event.
    started: Option<i64>,
    /// The people and rooms for which [`RecentChanges::begin_recall`] was called.
    recalled: LruCache<(RoomId, AccountId), ()>,
}

/// A game as it was before a change.
#[derive(Clone, Debug)]
pub(super) struct GameBefore {
    /// When the game changed.
    pub(super) at: i64,
    /// Whether the person has made the change.
    pub(super) is_own: bool,
    /// Whether the change was a takeback after which another player is on turn.
    pub(super) is_takeback: bool,
    /// Whether the change was a move of the other player that ended neither the game nor an offer.
    pub(super) is_move: bool,
    pub(super) session: Arc<Session>,
}

/// To whom something is offered: a person, or everybody in a room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Offered {
    To(AccountId),
    In(RoomId),
}

/// A proposal or an open seat that has ended.
#[derive(Debug)]
struct LostOffer {
    at: i64,
    /// The person who has ended it.
    author: Option<AccountId>,
    proposal: Proposal,
}

/// A board that is not the board of a game that goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum OtherBoard {
    /// An earlier position of a game, or its analysis.
    Replay,
    /// A puzzle.
    Puzzle,
    /// The position editor.
    Editor,
}

impl OtherBoard {
    /// The name of this board in the question that the bot asks before a takeback.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Replay => "replay",
            Self::Puzzle => "puzzle",
            Self::Editor => "editor",
        }
    }
}

/// A move that was played.
#[derive(Debug)]
struct PlayedMove {
    at: i64,
    session: SessionId,
    /// How many moves each seat had made before.
    moves: [u32; 2],
    notation: String,
}

impl Default for RecentChanges {
    fn default() -> Self {
        Self {
            games: LruCache::new(KEPT),
            own_proposals: LruCache::new(KEPT),
            offered: LruCache::new(KEPT),
            closed_tournaments: LruCache::new(KEPT),
            opened: LruCache::new(KEPT),
            seats_taken: LruCache::new(KEPT),
            moves: LruCache::new(KEPT),
            queued: LruCache::new(KEPT),
            other_boards: LruCache::new(KEPT),
            started: None,
            recalled: LruCache::new(KEPT),
        }
    }
}

impl RecentChanges {
    /// The time of the first call since the program started. `now` is the time of this call.
    pub(super) fn started_at(&mut self, now: i64) -> i64 {
        *self.started.get_or_insert(now)
    }

    /// Whether the last game that this person finished in this room before the program started is still to be read. The first call for
    /// this person and room returns true, each later one false.
    pub(super) fn begin_recall(&mut self, key: (RoomId, AccountId)) -> bool {
        self.recalled.put(key, ()).is_none()
    }

    /// Notes that this session was opened at this time, and by whom.
    pub(super) fn note_opened(&mut self, session: SessionId, at: i64, by: Option<AccountId>) {
        self.opened.put(session, (at, by));
    }

    /// When this session was opened. `None` if that was long ago.
    pub(super) fn opened_at(&self, session: SessionId) -> Option<i64> {
        self.opened.peek(&session).map(|(at, _)| *at)
    }

    /// When this person opened this session. `None` if that was long ago, or if somebody else has opened it.
    pub(super) fn opened_by(&self, session: SessionId, person: AccountId) -> Option<i64> {
        let (at, by) = self.opened.peek(&session)?;
        (*by == Some(person)).then_some(*at)
    }

    /// Notes that this session has begun because an open seat was taken. `key` has the room, and the person who took the seat or had
    /// opened it.
    pub(super) fn note_seat_taken(
        &mut self,
        key: (RoomId, AccountId),
        at: i64,
        session: SessionId,
    ) {
        self.seats_taken.put(key, (at, session));
    }

    /// The last session of this person that has begun in this room after this time, because an open seat was taken.
    pub(super) fn last_seat_taken(
        &self,
        key: (RoomId, AccountId),
        since: i64,
    ) -> Option<SessionId> {
        let taken = self.seats_taken.peek(&key).filter(|(at, _)| *at > since);
        taken.map(|(_, session)| *session)
    }

    /// Notes a game of this person as it was before a change.
    pub(super) fn note_game(&mut self, person: AccountId, before: GameBefore) {
        self.drop_old_games(before.at - MOMENT);
        let games = self.games.get_or_insert_mut(person, VecDeque::new);
        if games.len() == GAMES {
            games.pop_front();
        }
        games.push_back(before);
    }

    /// Drops the people whose games have not changed after this time.
    fn drop_old_games(&mut self, since: i64) {
        let is_old =
            |games: &VecDeque<GameBefore>| games.back().is_none_or(|last| last.at <= since);
        while self
            .games
            .peek_lru()
            .is_some_and(|(_, games)| is_old(games))
        {
            self.games.pop_lru();
        }
    }

    /// For each change of a game of this person after this time: the game as it was before that change. The latest change comes last.
    pub(super) fn games_before(
        &self,
        person: AccountId,
        since: i64,
    ) -> impl Iterator<Item = &GameBefore> {
        let games = self.games.peek(&person).into_iter().flatten();
        games.filter(move |before| before.at > since)
    }

    /// Notes that a proposal or an open seat has ended at this time. `author` is the person who has ended it.
    pub(super) fn note_proposal(&mut self, ended: &Proposal, author: Option<AccountId>, at: i64) {
        self.own_proposals.put((ended.room, ended.proposer), at);
        let offered = ended.to.map_or(Offered::In(ended.room), Offered::To);
        let proposal = ended.clone();
        let lost = LostOffer {
            at,
            author,
            proposal,
        };
        self.offered.put(offered, lost);
    }

    /// Whether a proposal or an open seat of this person in this room has ended after this time.
    pub(super) fn has_own_proposal_ended(&self, key: (RoomId, AccountId), since: i64) -> bool {
        self.own_proposals.peek(&key).is_some_and(|at| *at > since)
    }

    /// Of the proposals to this person, the one that ended last, and when it ended. `None` if it did not end after the time `since`, or
    /// if this person has ended it.
    pub(super) fn lost_proposal(&self, person: AccountId, since: i64) -> Option<(i64, &Proposal)> {
        self.lost(Offered::To(person), person, since)
    }

    /// Of the open seats in this room, the one that ended last, and when it ended. `None` if it did not end after the time `since`, or if
    /// this person has closed or taken it.
    pub(super) fn lost_seat(
        &self,
        room: RoomId,
        person: AccountId,
        since: i64,
    ) -> Option<(i64, &Proposal)> {
        self.lost(Offered::In(room), person, since)
    }

    fn lost(&self, offered: Offered, person: AccountId, since: i64) -> Option<(i64, &Proposal)> {
        let lost = self.offered.peek(&offered)?;
        let is_lost = lost.at > since && lost.author != Some(person);
        is_lost.then_some((lost.at, &lost.proposal))
    }

    /// Notes that this person has begun a tournament in this room or has called it off.
    pub(super) fn note_closed_tournament(
        &mut self,
        room: RoomId,
        author: Option<AccountId>,
        at: i64,
    ) {
        self.closed_tournaments.put(room, (at, author));
    }

    /// Whether a tournament in this room was begun or called off after this time, but not by this person.
    pub(super) fn is_tournament_closed(&self, room: RoomId, person: AccountId, since: i64) -> bool {
        let closed = self.closed_tournaments.peek(&room);
        closed.is_some_and(|(at, author)| *at > since && *author != Some(person))
    }

    /// Forgets what this person has played up to this time, and what has changed in their games and proposals, because the person knows
    /// it.
    pub(super) fn forget(&mut self, key: (RoomId, AccountId), until: i64) {
        if let Some(games) = self.games.peek_mut(&key.1) {
            games.retain(|before| before.at > until);
        }
        if self.moves.peek(&key).is_some_and(|last| last.at <= until) {
            self.moves.pop(&key);
        }
        if self.own_proposals.peek(&key).is_some_and(|at| *at <= until) {
            self.own_proposals.pop(&key);
        }
    }

    /// Notes that this person has played this move in this room. `session` is the session before the move.
    pub(super) fn note_move(
        &mut self,
        key: (RoomId, AccountId),
        at: i64,
        session: &Session,
        notation: &str,
    ) {
        let played = PlayedMove {
            at,
            session: session.id,
            moves: session.moves,
            notation: notation.to_owned(),
        };
        self.moves.put(key, played);
    }

    /// Notes that this person has put these moves into the queue of a session. True if the moves that the person queued before these in
    /// this room were the same, were for the same session, and were queued after the time `since`.
    pub(super) fn note_queued(
        &mut self,
        key: (RoomId, AccountId),
        (session, moves): (SessionId, &[String]),
        (now, since): (i64, i64),
    ) -> bool {
        let last = self.queued.put(key, (now, session, moves.to_vec()));
        last.is_some_and(|(at, of, same)| at > since && of == session && same == *moves)
    }

    /// Notes that this person was shown this board in this room. `None`: they were shown the board of a game.
    pub(super) fn note_board(
        &mut self,
        key: (RoomId, AccountId),
        board: Option<OtherBoard>,
        at: i64,
    ) {
        match board {
            Some(board) => self.other_boards.put(key, (at, board)),
            None => self.other_boards.pop(&key),
        };
    }

    /// The board that this person was shown in this room at this time or later. `None` if the last board was that of a game.
    pub(super) fn board_since(&self, key: (RoomId, AccountId), since: i64) -> Option<OtherBoard> {
        let shown = self.other_boards.peek(&key).filter(|(at, _)| *at >= since);
        shown.map(|(_, board)| *board)
    }

    /// Whether the last move of this person in this room had this notation and was played after the time `since`. That move counts only
    /// in two cases:
    ///
    /// - It was played in another session.
    /// - It was played in this session, and a computer player has replied to it. (A person does not reply so fast.) This case does not
    ///   apply to games with throws or lots.
    pub(super) fn has_played_before(
        &self,
        key: (RoomId, AccountId),
        notation: &str,
        session: &Session,
        since: i64,
    ) -> bool {
        let played = self.moves.peek(&key);
        played.is_some_and(|last| {
            // A move that was taken back or could not be stored may be typed again at once. In a game with dice, each turn has a new throw.
            let [first, second] = [0, 1].map(|seat| session.moves[seat] > last.moves[seat]);
            let is_answered = first && second && session.has_computer();
            let is_earlier = is_answered && session.line.chance().is_none();
            last.at > since
                && last.notation == notation
                && (last.session != session.id || is_earlier)
        })
    }
}
