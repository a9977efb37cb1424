//! Begins a session: checks the request, the people and the limits, and opens the session in the draft.

use super::answer::{Answer, Answered};
use super::change_draft::ChangeDraft;
use super::find_session::MOST_SEARCHED;
use super::request::Request;
use super::service_task::Service;
use super::suggest_command::{suggest_game, typed_new_game};
use crate::command::{choose_game, is_program};
use crate::session::{
    AccountId, Decided, Entry, Identity, NewGame, Opening, Platform, Player, Refusal, Say,
    SessionId, begin, begin_with_words, open,
};
use crate::store::{LiveSession, StoreError};
use lusoria_games::catalog::{Game, find};
use lusoria_games::rules::Fact;

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

    /// Begins the game of this game string. Of `new`, only the people and their sides are used.
    pub(super) async fn begin_game(
        &mut self,
        request: &Request,
        new: &NewGame,
        game: &'static Game,
        string: String,
        draft: &mut ChangeDraft,
    ) -> Answered {
        if draft.opened_session().is_some() {
            return Ok(Refusal::host("one-new-game").into());
        }
        let identity = match find_friend(request, new, game) {
            Ok(identity) => identity,
            Err(refusal) => return Ok(refusal.into()),
        };
        let friend = match identity {
            Some(identity) => Some(self.cache.account(identity).await?),
            None => None,
        };
        // This is checked before a session number is used up.
        if friend == Some(request.account) {
            return Ok(Refusal::host("yourself").into());
        }
        if let Some(id) = self.find_same_game(request, friend, &string, draft).await? {
            return Ok(already_playing(id, identity, &string, (game, new)).into());
        }
        let called = friend.zip(identity);
        if let Some(refusal) = self.may_not_begin(request, called, draft).await? {
            return Ok(refusal.into());
        }
        let opening = self.plan_opening(request, new, friend, string, draft.at());
        Ok(begin_session(opening, new.words, draft))
    }

    fn plan_opening(
        &mut self,
        request: &Request,
        new: &NewGame,
        friend: Option<AccountId>,
        game: String,
        at: i64,
    ) -> Opening {
        let id = self.next_ids.take_session();
        Opening {
            id,
            room: request.address.room,
            game,
            seed: self.seeds.seed(id),
            challenger: Player::Person(request.account),
            friend: friend.map(Player::Person),
            at,
            seat: new.seat,
        }
    }

    /// A live session in this room of the same game between the same people. A second one was most likely typed by mistake.
    async fn find_same_game(
        &mut self,
        request: &Request,
        friend: Option<AccountId>,
        game: &str,
        draft: &ChangeDraft,
    ) -> Result<Option<SessionId>, StoreError> {
        if friend == Some(request.account) {
            return Ok(None);
        }
        let room = self.cache.room(&request.address.key).await?;
        let both = |live: &&LiveSession| {
            let mut all = friend.into_iter().chain([request.account]);
            all.all(|account| live.people.contains(&Some(account)))
        };
        let live = room.live.iter().rev().filter(both).take(MOST_SEARCHED);
        for LiveSession { id, .. } in live.copied().collect::<Vec<_>>() {
            let Some(session) = self.cache.session(id).await? else {
                continue;
            };
            // An earlier line of this message may have ended the session.
            let session = draft.current(&session);
            if session.ending.is_none() && session.line.game_string() == game {
                return Ok(Some(id));
            }
        }
        Ok(None)
    }
}

/// The refusal of a second game of the same kind. It repeats a name that implies options (`quick`) as it was typed.
fn already_playing(
    id: SessionId,
    friend: Option<&Identity>,
    string: &str,
    (game, new): (&Game, &NewGame),
) -> Refusal {
    let fact = match friend {
        Some(friend) => Fact::new("already-playing").with("name", friend.name.clone()),
        None => Fact::new("already-alone"),
    };
    let typed = implies_options(&new.game) && new.options.is_empty();
    let name = match typed {
        true => new.game.clone(),
        false => string.replace(game.info.id, game.names[0].0),
    };
    fact.with("session", id.0).with("game", name).into()
}

/// Whether this name of a game also says how it is played.
fn implies_options(name: &str) -> bool {
    find(name).is_some_and(|(_, options)| !options.is_empty())
}

/// The person who was mentioned as the opponent; none in a solitaire.
fn find_friend<'a>(
    request: &'a Request,
    new: &NewGame,
    game: &Game,
) -> Result<Option<&'a Identity>, Refusal> {
    // If the typed name implies options (`quick`), the refusal repeats that name and not the usual one.
    let named = Some(&new.game).filter(|name| implies_options(name));
    let name = named.map_or(game.names[0].0, String::as_str).to_owned();
    let friend = match (&new.opponent, game.info.seats) {
        (None, 1) => return Ok(None),
        (Some(_), 1) => return Err(Fact::new("solitaire").with("game", name).into()),
        (None, _) => return Err(Fact::new("who").with("game", name).into()),
        (Some(friend), _) => friend,
    };
    // At the console every name is a person, so names of computer players have to be recognized here.
    if request.address.key.platform == Platform::Console && is_program(friend) {
        return Err(Refusal::host("no-computer"));
    }
    let unknown = || Fact::new("unknown-person").with("person", format!("@{friend}"));
    let mut mentioned = request.mentions.iter();
    let friend = mentioned.find(|person| person.id == *friend);
    Ok(Some(friend.ok_or_else(unknown)?))
}

fn begin_session(opening: Opening, words: bool, draft: &mut ChangeDraft) -> Answer {
    let decided = open(opening).and_then(|session| match words {
        true => begin_with_words(&session),
        false => Ok(begin(session)),
    });
    let Decided { entries, after } = match decided {
        Ok(decided) => decided,
        Err(refusal) => return refusal.into(),
    };
    draft.open(after, entries.iter().map(Entry::to_string), Say::Opened);
    Answer::Done
}
