//! Begins a session: checks the request, the people and the limits, and opens the session in the draft.
//!
//! `open_seat.rs` decides whether a game of an open seat or a proposal is rated, and how much time it has.

use super::change_draft::ChangeDraft;
use super::duplicate_game::already_playing;
use super::line_result::{Answered, LineResult};
use super::players::{Players, players};
use super::request::Request;
use super::service_task::Service;
use super::suggest_command::{suggest_game, typed_new_game};
use crate::command::choose_game;
use crate::command::room_settings::RATED;
use crate::session::{
    AccountId, Action, Actor, Decided, Entry, Identity, NewGame, Player, Refusal, Say, SeatChoice,
    Session, SessionStart, ShownEntry, Terms, TimeControl, TimeKind, begin_with_words,
    can_be_rated, deal_first, decide, open, with_time,
};
use crate::store::StoreError;
use lusoria_games::catalog::{Game, find};
use lusoria_games::rules::{Fact, Seat, ThrowSource};

impl Service {
    pub(super) async fn new_session(
        &mut self,
        request: &Request,
        new: &NewGame,
        draft: &mut ChangeDraft,
    ) -> Answered {
        match choose_game(new) {
            Ok((game, string)) => self.begin_game(request, new, game, string, draft).await,
            Err(refusal) => {
                let typed = |near: &str| typed_new_game(new, near);
                Ok(suggest_game(refusal, &request.mentions, typed).into())
            }
        }
    }

    /// Begins the game of this game string. Everything else, such as the people, their sides and the time, comes from `new`.
    pub(super) async fn begin_game(
        &mut self,
        request: &Request,
        new: &NewGame,
        game: &'static Game,
        string: String,
        draft: &mut ChangeDraft,
    ) -> Answered {
        if draft.begins_something() {
            return Ok(Refusal::host("one-new-game").into());
        }
        if let Some(refusal) = self.refused_by_settings(request, new, game, draft).await? {
            return Ok(refusal.into());
        }
        if new.rated == Some(true) && !can_be_rated(&string) {
            return Ok(Refusal::host("rated-form").into());
        }
        let identity = match find_friend(request, new, game) {
            Ok(None) if game.info.seats > 1 && !new.names_a_player() => {
                return self.open_seat(request, new, (game, string), draft).await;
            }
            Ok(identity) => identity,
            Err(refusal) => return Ok(refusal.into()),
        };
        let friend = self.friend_of(request, new, identity).await?;
        let players = players(request.account, friend, new, game);
        let same = self.find_duplicate_game(request, players, &string, draft);
        if let Some(id) = same.await? {
            return Ok(already_playing(id, players, identity, &string).into());
        }
        let called = friend.zip(identity);
        if let Some(refusal) = self.refuse_new_game(request, called, draft).await? {
            return Ok(refusal.into());
        }
        self.begin_or_ask(request, new, (players, string), draft)
            .await
    }

    /// Begins a game between these players, with two exceptions:
    ///
    /// - If the other player has already proposed the same game, accepts that proposal.
    /// - Otherwise, if the other player wants to be asked first, proposes the game.
    async fn begin_or_ask(
        &mut self,
        request: &Request,
        new: &NewGame,
        (players, string): (Players, String),
        draft: &mut ChangeDraft,
    ) -> Answered {
        let friend = players.friend.and_then(Player::person);
        if let Some(friend) = friend.filter(|friend| *friend != request.account) {
            let same = self.find_same_proposal(request, friend, &string, draft);
            let same = same.await?;
            if same.is_some() || self.asks_first(friend).await? {
                let terms = self.terms(request, new, string, draft).await?;
                return match same {
                    Some(same) => {
                        self.accept_same_proposal(request, &same, &terms, draft)
                            .await
                    }
                    None => self.propose_to(request, friend, terms, draft).await,
                };
            }
        }
        self.begin_between(request, new, (players, string), draft)
            .await
    }

    /// Begins a game between these players. The caller has checked the people and the limits. Whether the game can be rated is checked
    /// here.
    async fn begin_between(
        &mut self,
        request: &Request,
        new: &NewGame,
        (players, string): (Players, String),
        draft: &mut ChangeDraft,
    ) -> Answered {
        let rated = match self.will_be_rated(request, new, players, draft).await? {
            Ok(rated) => rated && can_be_rated(&string),
            Err(refusal) => return Ok(refusal.into()),
        };
        let time = self.time_of_game(request, new, players, draft).await?;
        let opening = self.plan_opening(request, new, players, string, draft.at());
        let say = match request.shown_in.is_empty() {
            true => self.opening_in(&request.address.key, draft).await?,
            false => Say::Opened,
        };
        let answer = begin_session(opening, (new, time), say, draft);
        draft.show_opened_in(&request.shown_in);
        self.note_rated(rated, draft);
        Ok(answer)
    }

    /// The account of the person to play with: the one who was mentioned, or the writer's own if the writer plays both sides. `None` if
    /// there is no such person.
    async fn friend_of(
        &mut self,
        request: &Request,
        new: &NewGame,
        identity: Option<&Identity>,
    ) -> Result<Option<AccountId>, StoreError> {
        Ok(match identity {
            Some(identity) => Some(self.cache.account(identity).await?),
            None => new.both_sides.then_some(request.account),
        })
    }

    /// If `rated` is true, notes that the game that was just opened is rated, so that this is stored and the players are told.
    pub(super) fn note_rated(&mut self, rated: bool, draft: &mut ChangeDraft) {
        if rated && let Some(session) = draft.opened_session().cloned() {
            let clock = session.clock.as_deref();
            let kind = TimeKind::of(clock.map(|clock| clock.control)).name();
            draft.begin_rated(&session, kind);
            self.ratings.begin(session.id, kind);
        }
    }

    /// Whether a game of two people is to be rated, by the command or else by the room's setting. Any other game is not rated, and is
    /// refused if the command asks for rating. The caller checks whether the options and the first position allow rating.
    async fn will_be_rated(
        &mut self,
        request: &Request,
        new: &NewGame,
        players: Players,
        draft: &ChangeDraft,
    ) -> Result<Result<bool, Refusal>, StoreError> {
        let [first, second] = players.people();
        let between_people = first.is_some() && second.is_some() && first != second;
        Ok(match (new.rated, between_people) {
            (Some(true), false) => Err(Refusal::host("rated-alone")),
            (Some(rated), _) => Ok(rated),
            (None, false) => Ok(false),
            (None, true) => Ok(self.settings_here(request, draft).await?.is_on(&RATED)),
        })
    }

    /// How much time the players have. If `new` does not say it, a game of two people has the usual time of the room. `None` if the game
    /// has no clock.
    async fn time_of_game(
        &mut self,
        request: &Request,
        new: &NewGame,
        players: Players,
        draft: &ChangeDraft,
    ) -> Result<Option<TimeControl>, StoreError> {
        let [first, second] = players.people();
        let is_duel = first.is_some() && second.is_some() && first != second;
        let usual = match is_duel {
            true => self.usual_time(request, draft).await?,
            false => None,
        };
        Ok(new.time.or(usual))
    }

    fn plan_opening(
        &mut self,
        request: &Request,
        new: &NewGame,
        players: Players,
        game: String,
        at: i64,
    ) -> SessionStart {
        let id = self.next_ids.take_session();
        SessionStart {
            id,
            room: request.address.room,
            game,
            seed: self.seeds.seed(id),
            challenger: players.challenger,
            friend: players.friend,
            at,
            // Of two computer players, the one named first moves first.
            seat: if players.are_computers() {
                SeatChoice::First
            } else {
                new.seat
            },
        }
    }
}

/// Whether this name of a game implies some of its options, as `quick` does.
fn implies_options(name: &str) -> bool {
    find(name).is_some_and(|(_, options)| !options.is_empty())
}

/// The person who was mentioned as the opponent. `None` if the command names no opponent. A solitaire with an opponent is refused.
fn find_friend<'a>(
    request: &'a Request,
    new: &NewGame,
    game: &Game,
) -> Result<Option<&'a Identity>, Refusal> {
    // If the typed name implies options (`quick`), the refusal repeats that name and not the usual one.
    let named = Some(&new.game).filter(|name| implies_options(name));
    let name = named.map_or(game.names[0].0, String::as_str).to_owned();
    let friend = match (&new.opponent, game.info.seats) {
        (None, 1) if new.computers.is_empty() => return Ok(None),
        (_, 1) => return Err(Fact::new("solitaire").with("game", name).into()),
        (None, _) => return Ok(None),
        (Some(friend), _) => friend,
    };
    let unknown = || Fact::new("unknown-person").with("person", format!("@{friend}"));
    let mut mentioned = request.mentions.iter();
    let friend = mentioned.find(|person| *person.id == **friend);
    Ok(Some(friend.ok_or_else(unknown)?))
}

fn begin_session(
    opening: SessionStart,
    (new, time): (&NewGame, Option<TimeControl>),
    say: fn(ShownEntry) -> Say,
    draft: &mut ChangeDraft,
) -> LineResult {
    let Decided { entries, after } = match begin_with(opening, new.words, time) {
        Ok(decided) => decided,
        Err(refusal) => return refusal.into(),
    };
    draft.open(after, entries.iter().map(Entry::to_string), say);
    LineResult::Done
}

/// Begins a game that was proposed on these terms.
pub(super) fn begin_on_terms(opening: SessionStart, terms: &Terms) -> Result<Decided, Refusal> {
    begin_with(opening, terms.words, terms.time)
}

fn begin_with(
    opening: SessionStart,
    words: bool,
    time: Option<TimeControl>,
) -> Result<Decided, Refusal> {
    let session = open(opening)?;
    if cannot_roll(&session) {
        return Err(Refusal::host("computer-cannot-roll"));
    }
    match words {
        true => begin_with_words(&session)
            .and_then(|begun| with_time(begun, time))
            .map(with_words_of_computers),
        false => with_time(Decided::nothing(session), time).map(deal_first),
    }
}

/// Whether a computer player would have to throw real dice, which it cannot.
fn cannot_roll(session: &Session) -> bool {
    session.has_computer() && session.line.chance() == Some(ThrowSource::Hand)
}

/// The word that a computer player adds to the seed. It is always the same, so the host cannot choose the dice by it.
const WORD_OF_COMPUTER: &str = "lusoria";

/// Adds the words of the computer players to the seed.
fn with_words_of_computers(mut begun: Decided) -> Decided {
    for seat in Seat::ALL {
        let word = Action::Word(WORD_OF_COMPUTER.to_owned());
        let (after, at) = (&begun.after, begun.after.changed_at);
        if let Ok(decided) = decide(after, Actor::Computer(seat), &word, at) {
            begun.entries.extend(decided.entries);
            begun.after = decided.after;
        }
    }
    begun
}
