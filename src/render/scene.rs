//! The scene of a say: what is needed to render the say and is not in it, such as the session, the players' names, the language and the
//! prefix.

use super::Block;
use super::board_side::side_on_turn;
use super::picture::Theme;
use super::verification_result::VerificationResult;
use crate::locales::Lang;
use crate::session::{
    AccountId, BoardForm, ControlKinds, DiceCounts, Identity, Platform, PositionAfterTurn, RoomId,
    RoomKey, Session,
};
use lusoria_games::catalog::ListedMove;
use lusoria_games::rules::{Diagram, Seat};
use lusoria_games::text_board::BoardWidth;
use std::sync::{Arc, OnceLock};

/// What is needed to render a say.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The language of the message.
    pub lang: Lang,
    /// The room's command prefix.
    pub prefix: String,
    /// The only platform whose people the message may notify. `None` if it may notify people of all platforms.
    pub calls_on: Option<Platform>,
    /// If the players are notified in another room, the id that the platform has given to that room. `None` if this message notifies
    /// them.
    pub called_in: Option<String>,
    /// The session that the say shows, as it was after the say's entry.
    pub session: Option<Arc<Session>>,
    /// Whether `session` is the session as it is now, so that moves can be suggested.
    pub is_current: bool,
    /// The people on the seats: their identities on this platform, or on another one if they have none here. `None` for an empty seat, a
    /// computer player, or a person who was forgotten.
    pub players: [Option<Identity>; 2],
    /// The person whom the message answers. `None` if it answers nobody.
    pub reader: Option<(AccountId, Identity)>,
    /// How the message shows boards.
    pub form: BoardForm,
    /// The colours of the message's pictures.
    pub theme: Theme,
    /// How far apart the columns are in boards that are shown as text.
    pub width: BoardWidth,
    /// The position before the turns that the message tells. A picture marks what has changed since then. `None` if nothing is to be
    /// marked.
    pub before: Option<Diagram>,
    /// Whether the platform edits messages. If so, the message of a partial turn takes the place of the turn's first message, and must
    /// repeat what that message said.
    pub edits_messages: bool,
    /// Which controls the platform shows below a message.
    pub controls: ControlKinds,
    /// Whether commands have to name the session. That is so in two cases:
    ///
    /// - A player of the session also plays another session in this room.
    /// - Only computers play the session, and another session goes on in this room.
    pub other_games: bool,
    /// Whether the person on turn has to play the session from another room, because this room does not show it. Moves and commands then
    /// have to name the session.
    pub is_elsewhere: bool,
    /// Whether a player of the session has been forgotten, so that the session cannot be begun again.
    pub has_lost_a_player: bool,
    /// Whether the session belongs to a tournament, so that nobody can call it off.
    pub in_tournament: bool,
    /// Whether the session counts as given up because its loser has left the tournament or was taken out of it.
    pub is_out_of_tournament: bool,
    /// Whether several tournaments go on in the room, so that a command about a tournament has to name the tournament.
    pub several_tournaments: bool,
    /// The ids of the games that the room does not allow.
    pub forbidden_games: Vec<&'static str>,
    /// Whether the room does not allow games with computer players.
    pub no_computers: bool,
    /// Whether only those who manage the room may begin games there.
    pub is_closed: bool,
    /// Whether the bot answers only those who play in the room.
    pub is_quiet: bool,
    /// Whether the session is over and no rematch can begin in its room, for example because a player is banned there.
    pub cannot_begin_again: bool,
    /// Whether the session counts for ratings, so that its players are told nothing that helps them.
    pub is_rated: bool,
    /// The language in which the terms of the session were told when it began. It is set only for messages of the second turn, because
    /// the player of that turn may read another language.
    pub terms_told_in: Option<Lang>,
    /// The people whom the say names besides the players of its session.
    pub people: Vec<(AccountId, Identity)>,
    /// The sessions that the say lists, each with its players.
    pub choices: Vec<SessionChoice>,
    /// The people who have chosen to get a digest. The message notifies them only if it is the digest itself, or is about time.
    pub not_called: Vec<Identity>,
    /// Players who are notified in another room in which the session is shown.
    pub called_elsewhere: Vec<Identity>,
    /// The rooms of the proposals in a list, or the room that a refusal names. The room in which the message is sent is never among them.
    pub rooms: Vec<(RoomId, RoomKey)>,
    /// What the say needs in addition to the session, such as the record.
    pub attachment: Attachment,
    /// The legal moves of the session, kept from the first time they are asked for.
    pub(super) legal_moves: OnceLock<Vec<ListedMove>>,
    /// The sentence that says whose turn it is, or that the computer thinks. It is kept from the first time it is asked for.
    pub(super) call: OnceLock<Option<Block>>,
}

/// A session in a list, and its players.
#[derive(Clone, Debug)]
pub struct SessionChoice {
    /// The session.
    pub session: Arc<Session>,
    /// The people on the seats of the session, as in [`Scene::players`].
    pub players: [Option<Identity>; 2],
    /// The room in which the session is played, for a list of games in several rooms. `None` if the session is played in this room.
    pub room: Option<RoomKey>,
}

/// Data that some says need in addition to the session.
#[derive(Clone, Debug, Default)]
pub enum Attachment {
    /// Nothing.
    #[default]
    None,
    /// A text: the record of the session, or all that is stored about a person.
    Record(String),
    /// How often each number came up.
    Dice(DiceCounts),
    /// The result of checking the record.
    Verdict(VerificationResult),
    /// Positions of the game that are shown together.
    Positions(Vec<PositionAfterTurn>),
}

impl Scene {
    /// A scene without a session or people.
    #[must_use]
    pub fn plain(lang: Lang, prefix: &str) -> Self {
        Self {
            lang,
            prefix: prefix.to_owned(),
            calls_on: None,
            called_in: None,
            session: None,
            is_current: false,
            players: [None, None],
            reader: None,
            form: BoardForm::Text,
            theme: Theme::Light,
            width: BoardWidth::Narrow,
            before: None,
            edits_messages: false,
            controls: ControlKinds::None,
            other_games: false,
            is_elsewhere: false,
            has_lost_a_player: false,
            in_tournament: false,
            is_out_of_tournament: false,
            several_tournaments: false,
            forbidden_games: Vec::new(),
            no_computers: false,
            is_closed: false,
            is_quiet: false,
            cannot_begin_again: false,
            is_rated: false,
            terms_told_in: None,
            people: Vec::new(),
            choices: Vec::new(),
            rooms: Vec::new(),
            not_called: Vec::new(),
            called_elsewhere: Vec::new(),
            attachment: Attachment::None,
            legal_moves: OnceLock::new(),
            call: OnceLock::new(),
        }
    }

    /// The moves that the person on turn can play. The list is empty if a computer player is on turn, or if a player still has to add a
    /// word to the seed of the dice.
    #[must_use]
    pub(super) fn legal_moves(&self) -> &[ListedMove] {
        let session = self.session.as_deref().filter(|session| {
            let can_move = session.decider().is_some() && session.thinking_seat().is_none();
            can_move && session.missing_word().is_none()
        });
        let list = || session.map_or_else(Vec::new, |session| session.line.listed_moves());
        self.legal_moves.get_or_init(list)
    }

    /// Whether the message of this turn tells the terms of the session once more, because they were told in another language than that of
    /// the player who has the second turn.
    pub(super) fn tells_terms_again(&self, session: &Session) -> bool {
        session.turns == 2 && self.terms_told_in.is_some_and(|lang| lang != self.lang)
    }

    /// Whether the reader has this seat of this session.
    pub(super) fn is_readers_seat(&self, session: &Session, seat: Seat) -> bool {
        let reader = self.reader.as_ref().map(|(account, _)| *account);
        reader.is_some() && session.people()[seat.index()] == reader
    }

    /// Whether the person who is answered is on turn in the session as it is now.
    pub(super) fn is_readers_turn(&self) -> bool {
        let session = self.session.as_deref().filter(|_| self.is_current);
        let on_turn = session.and_then(|session| session.people()[session.decider()?.index()]);
        on_turn.is_some() && on_turn == self.reader.as_ref().map(|(account, _)| *account)
    }

    /// The side of the board that this person sees. Players see their own side. Others see the side that `side_on_turn` chooses for
    /// everybody in a room. If no person is given or the scene has no session, it is the side of First.
    #[must_use]
    pub fn side_of(&self, account: Option<AccountId>) -> Seat {
        let Some((session, account)) = self.session.as_deref().zip(account) else {
            return Seat::First;
        };
        let own = session.seat_of(account);
        own.unwrap_or_else(|| side_on_turn(session))
    }

    /// A move, or the beginning of a move, as people type it in the language of the message.
    pub(super) fn written_move(&self, canonical: &str) -> String {
        match self.session.as_deref() {
            Some(session) => session.line.game().written_move(canonical, self.lang.tag()),
            None => canonical.replace(':', " "),
        }
    }

    /// The side of the person who is answered.
    #[must_use]
    pub fn own_side(&self) -> Seat {
        self.side_of(self.reader.as_ref().map(|(account, _)| *account))
    }

    /// The person with this account, if the scene names them.
    pub(super) fn person(&self, account: AccountId) -> Option<&Identity> {
        let mut named = self.people.iter();
        Some(&named.find(|(one, _)| *one == account)?.1)
    }

    /// The person at this seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Identity> {
        self.players[seat.index()].as_ref()
    }
}
