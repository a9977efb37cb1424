//! The laws that `decide` and `evolve` have to obey. They are checked while random players play. The property tests (`main.rs`) and the
//! fuzz target `decide` use the same checks.

use lusoria::session::SeatChoice;
use lusoria::session::{
    AccountId, Action, Decided, Ending, Entry, Offer, Player, Refusal, RoomId, Session, SessionId,
    SessionStart, begin, begin_with_words, decide, open,
};
use lusoria_games::catalog;
use lusoria_games::rules::{Seat, Turn};

/// The two players, and somebody who only watches.
pub(crate) const ANNA: AccountId = AccountId(1);
pub(crate) const BOB: AccountId = AccountId(2);
pub(crate) const ONLOOKER: AccountId = AccountId(3);

/// The time at which sessions begin. Each action comes one second after the one before it.
const BEGUN_AT: i64 = 1_800_000_000;

/// A session that is being played, with its log.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) session: Session,
    pub(crate) log: Vec<Entry>,
    /// When each entry of the log was made.
    pub(crate) times: Vec<i64>,
    turns: u32,
    /// Whether every player has made a move, even if it was taken back since.
    all_moved: bool,
}

/// The refusals that say why nobody may take a move back, or ask for that, now.
const NO_TAKEBACK: [&str; 5] = [
    "takeback-nothing",
    "takeback-fewer",
    "luck-first",
    "offer-stands",
    "offered-before",
];

impl Table {
    /// A new session. Anna sits first, and alone in a solitaire.
    pub(crate) fn new(game: &str, seed: [u8; 32]) -> Self {
        Self::at(Self::opened(game, seed))
    }

    /// The same as [`Self::new`], but the dice wait until each player has given a word for the seed.
    pub(crate) fn with_words(game: &str, seed: [u8; 32]) -> Self {
        let mut table = Self {
            session: Self::opened(game, seed),
            log: Vec::new(),
            times: Vec::new(),
            turns: 1,
            all_moved: false,
        };
        table.take(begin_with_words(&table.session).expect("a game with dice"));
        table
    }

    fn opened(game: &str, seed: [u8; 32]) -> Session {
        let line = catalog::begin(game).expect("a game of the house");
        let opening = SessionStart {
            id: SessionId(1),
            room: RoomId(1),
            game: game.to_owned(),
            seed,
            challenger: Player::Person(ANNA),
            friend: (line.game().info.seats == 2).then_some(Player::Person(BOB)),
            at: BEGUN_AT,
            seat: SeatChoice::First,
        };
        open(opening).expect("two people and a game of the house")
    }

    /// A table for a session that has no entries yet.
    pub(crate) fn at(session: Session) -> Self {
        let mut table = Self {
            session,
            log: Vec::new(),
            times: Vec::new(),
            turns: 1,
            all_moved: false,
        };
        table.take(begin(table.session.clone()));
        table
    }

    /// Decides the action, checks the result against the laws, and applies the new entries.
    pub(crate) fn act(&mut self, actor: AccountId, action: &Action) -> Result<Vec<Entry>, Refusal> {
        let before = format!("{:?}", self.session);
        let at = self.session.changed_at + 1;
        let decided = decide(&self.session, actor, action, at);
        assert_eq!(
            before,
            format!("{:?}", self.session),
            "deciding changes nothing"
        );
        let again = decide(&self.session, actor, action, at);
        assert_eq!(
            format!("{decided:?}"),
            format!("{again:?}"),
            "and is repeatable"
        );
        let entries = decided.clone().map(|decided| decided.entries);
        self.allowed(actor, action, &entries);
        self.take(decided?);
        entries
    }

    /// Checks who may do what, independently of the game.
    fn allowed(&self, actor: AccountId, action: &Action, decided: &Result<Vec<Entry>, Refusal>) {
        let session = &self.session;
        let refused = decided.as_ref().err().map(Refusal::id);
        match (session.seat_of(actor), action) {
            (seat, Action::TakeBack(_)) if session.is_lost_solitaire() => {
                let went = matches!(decided.as_deref(), Ok([Entry::Takeback(..)]));
                assert!(went || refused == seat.map_or(Some("no-seat"), |_| Some(NO_TAKEBACK[1])));
            }
            _ if session.ending.is_some() => assert_eq!(refused, Some("session-over")),
            (None, _) => assert_eq!(refused, Some("no-seat")),
            // The sessions of these tests have no clock.
            (Some(_), Action::ClaimOnTime | Action::GiveTime(_)) => {
                assert_eq!(refused, Some("no-clock"))
            }
            (Some(seat), Action::Resign) => {
                assert_eq!(decided.as_deref(), Ok(&[Entry::Resign(seat)][..]));
            }
            (Some(seat), Action::Abort) if !self.all_moved || session.is_solitaire() => {
                assert_eq!(decided.as_deref(), Ok(&[Entry::Abort(seat)][..]));
            }
            (Some(seat), Action::Abort) => self.offers(seat, Offer::Abort, decided),
            (Some(seat), Action::OfferDraw)
                if session.line.game().info.draws && !session.is_solitaire() =>
            {
                self.offers(seat, Offer::Draw, decided);
            }
            (Some(_), Action::OfferDraw) => {
                assert!(matches!(refused, Some("draw-alone" | "draw-unknown")));
            }
            (Some(seat), Action::Accept) => {
                let offered = session.offer_of(seat.other()).is_some();
                let too_late = refused == Some("pause-none");
                assert_eq!(decided.is_ok() || too_late, offered);
            }
            (Some(seat), Action::Decline) => self.decline_allowed(seat, decided),
            (Some(_), Action::TakeBack(_)) => {
                let known = refused.is_none_or(|id| NO_TAKEBACK.contains(&id));
                assert!(known, "{refused:?}");
            }
            (Some(seat), Action::PutOff(_) | Action::GoOn) => {
                self.put_off_allowed(seat, action, decided);
            }
            (Some(_), Action::Hint) if session.is_solitaire() => assert_eq!(refused, None),
            (Some(_), Action::Hint) => assert_eq!(refused, Some("hint-between-people")),
            (Some(_), Action::Level(_)) => assert_eq!(refused, Some("level-nobody")),
            (Some(seat), Action::Word(_)) if !session.awaits_word(seat) => {
                let has_word = session.words.is_some();
                let id = if has_word {
                    "luck-word-is-in"
                } else {
                    "luck-not-awaited"
                };
                assert_eq!(refused, Some(id));
            }
            (Some(_), Action::Word(_)) => assert_eq!(refused, None),
            (Some(_), Action::Play(_)) if session.missing_word().is_some() => {
                assert!(matches!(refused, Some("luck-first" | "not-a-move")));
            }
            (Some(seat), Action::Play(_)) if session.decider() != Some(seat) => {
                assert!(
                    matches!(refused, Some("wrong-turn" | "not-a-move")),
                    "{refused:?}"
                );
            }
            (Some(_), Action::Play(_)) => {}
        }
    }

    /// Checks an offer: it is made if it was not made before, or it accepts the same offer of the other player.
    fn offers(&self, seat: Seat, offer: Offer, decided: &Result<Vec<Entry>, Refusal>) {
        let (own, theirs) = (
            self.session.offer_of(seat),
            self.session.offer_of(seat.other()),
        );
        match decided {
            Ok(entries) if theirs == Some(offer) => {
                let accepted = match offer {
                    Offer::PutOff(days) => Entry::PutOff(seat, days),
                    Offer::GoOn => Entry::GoOn(seat),
                    Offer::Draw => Entry::Draw(seat),
                    _ => Entry::Abort(seat.other()),
                };
                assert_eq!(entries, &[accepted]);
            }
            Ok(entries) => assert_eq!(entries, &[Entry::Offer(seat, offer)]),
            Err(refusal) if own == Some(offer) => assert_eq!(refusal.id(), "offer-stands"),
            Err(refusal) => assert_eq!(refusal.id(), "offered-before"),
        }
    }

    /// Checks `decline`: without an open offer, it ends the game of a player who has not moved, unless an offer was made earlier.
    fn decline_allowed(&self, seat: Seat, decided: &Result<Vec<Entry>, Refusal>) {
        let session = &self.session;
        let refused = decided.as_ref().err().map(Refusal::id);
        let unmoved = session.moves[seat.index()] == 0 && !self.all_moved;
        let unmoved = unmoved && !session.is_solitaire();
        let open = session.open_offers().next().is_some();
        if refused == Some("nothing-offered-but-the-game") {
            let offered = |one: &Entry| matches!(one, Entry::Offer(..));
            assert!(self.log.iter().any(offered) && unmoved && !open);
        } else {
            assert_eq!(decided.is_ok(), open || unmoved);
        }
    }

    /// Checks who may put the game off, and who may go on with it.
    fn put_off_allowed(&self, seat: Seat, action: &Action, decided: &Result<Vec<Entry>, Refusal>) {
        match action {
            Action::PutOff(_) if self.session.is_solitaire() => {
                let refused = decided.as_ref().err().map(Refusal::id);
                assert_eq!(refused, Some("pause-alone"));
            }
            Action::PutOff(days) => self.offers(seat, Offer::PutOff(*days), decided),
            _ => self.goes_on(seat, decided),
        }
    }

    /// Checks going on: this drops an open offer to put the game off, or offers to go on if the game is put off.
    fn goes_on(&self, seat: Seat, decided: &Result<Vec<Entry>, Refusal>) {
        let asks = |seat| matches!(self.session.offer_of(seat), Some(Offer::PutOff(_)));
        match decided.as_deref() {
            Ok([Entry::Decline(_)]) => assert!(asks(seat.other())),
            Ok([Entry::Withdraw(_)]) => assert!(asks(seat)),
            Err(refusal) if refusal.id() == "pause-none" => {
                let at = self.session.changed_at + 1;
                assert_eq!(self.session.put_off_until(at), None);
            }
            _ => self.offers(seat, Offer::GoOn, decided),
        }
    }

    fn take(&mut self, Decided { entries, after }: Decided) {
        let at = after.changed_at;
        for entry in entries {
            let decider = self.session.decider();
            let entered = self.session.entries;
            self.session
                .evolve(&entry, at)
                .expect("what was decided follows");
            assert_eq!(self.session.entries, entered + 1);
            if let Entry::Takeback(..) = entry {
                assert!(self.session.turns <= self.turns);
                self.turns = self.session.turns;
            }
            self.turns += u32::from(
                !matches!(entry, Entry::Takeback(..))
                    && self.session.ending.is_none()
                    && self.session.decider() != decider,
            );
            assert_eq!(self.session.changed_at, at, "an entry has its time");
            let seats = usize::from(self.session.line.game().info.seats);
            self.all_moved |= self.session.moves[..seats].iter().all(|moves| *moves > 0);
            self.log.push(entry);
            self.times.push(at);
        }
        assert_eq!(
            self.session.turns, self.turns,
            "a turn begins when another seat decides"
        );
        assert_eq!(
            format!("{:?}", self.session),
            format!("{after:?}"),
            "evolve comes to what decide foresaw"
        );
        self.check_standing();
    }

    /// Checks that the session and its line agree, and that somebody can act unless the session is over.
    fn check_standing(&self) {
        let session = &self.session;
        match (session.ending, session.line.turn()) {
            (Some(Ending::Rule(ending)), Turn::Over(outcome)) => assert_eq!(ending, outcome),
            (
                Some(Ending::Resign(_) | Ending::Abort(_) | Ending::Agreed(_)),
                Turn::Seat(_) | Turn::Chance,
            ) => {}
            (None, _) if session.missing_word().is_some() => {
                assert_eq!(session.decider(), session.missing_word());
                assert_eq!(
                    session.dealt_throw(),
                    None,
                    "nothing falls before the words"
                );
            }
            (None, Turn::Seat(seat)) => {
                assert_eq!(session.decider(), Some(seat));
                assert!(!session.line.legal_moves().is_empty());
            }
            (None, Turn::Chance) => {
                assert_eq!(session.dealt_throw(), None, "dice that are due are thrown")
            }
            (ending, turn) => panic!("{ending:?} with {turn:?}"),
        }
    }

    /// Checks that replaying the log gives the same session.
    pub(crate) fn check_replay(&self) {
        let session = &self.session;
        let mut again = Session::begin(
            session.id,
            session.room,
            &session.line.game_string(),
            session.seed,
            session.seats,
        )
        .expect("it was begun before");
        again.promise = session.promise;
        again.begin_at(BEGUN_AT);
        for (entry, at) in self.log.iter().zip(&self.times) {
            let stored: Entry = entry.to_string().parse().expect("stored entries read back");
            again.evolve(&stored, *at).expect("the log follows");
        }
        assert_eq!(format!("{again:?}"), format!("{session:?}"));
    }

    /// The n-th legal move (n wraps around). A pass is chosen only if nothing else is legal.
    pub(crate) fn legal(&self, n: usize) -> Option<String> {
        let mut moves = self.session.line.sensible_moves();
        if moves.is_empty() {
            let chances = self.session.line.chances();
            moves = chances.into_iter().map(|(ply, _)| ply).collect();
        }
        let count = moves.len();
        (count > 0).then(|| moves.swap_remove(n % count))
    }

    /// The player on the seat that is to move.
    pub(crate) fn on_turn(&self) -> Option<AccountId> {
        self.session.people()[self.session.decider()?.index()]
    }

    /// Plays legal moves until the game is over.
    pub(crate) fn finish(&mut self, mut pick: impl FnMut() -> usize) {
        while let Some(actor) = self.on_turn() {
            let text = self.legal(pick()).expect("somebody can go on");
            self.act(actor, &Action::Play(text))
                .expect("a legal move is taken");
        }
    }
}

/// Games that differ in what the host does by itself.
pub(crate) const GAMES: [&str; 9] = [
    "xii_scripta(pieces=3)",
    "xii_scripta(pieces=1,bag=1)",
    "xii_scripta(pieces=2,dice=plain)",
    "xii_scripta(pieces=2,dice=hand)",
    "xii_scripta(pieces=2,autopass=false)",
    "xii_scripta(pieces=3,strict=true)",
    "xii_scripta(pieces=3,bearoff=distance,need_all=false)",
    "gabata(zero=random,rounds=2)",
    "xii_scripta",
];

/// [`GAMES`], and every game of the catalogue with the options that each of its names stands for.
pub(crate) fn all_games() -> Vec<String> {
    let mut games = GAMES.map(str::to_owned).to_vec();
    for game in catalog::GAMES {
        for (_, options) in game.names {
            let line = game.begin(options).expect("a name stands for a game");
            games.push(line.game_string());
        }
    }
    games.sort();
    games.dedup();
    games
}

/// The seat of this player at a [`Table`].
pub(crate) fn seat(actor: AccountId) -> Option<Seat> {
    match actor {
        ANNA => Some(Seat::First),
        BOB => Some(Seat::Second),
        _ => None,
    }
}

/// A line of play from a position, for sessions that begin in the middle.
pub(crate) fn line_at(options: &str, position: &str) -> Box<dyn catalog::Line> {
    catalog::GAMES[0]
        .begin_at(options, position)
        .expect("a position of XII Scripta")
}
