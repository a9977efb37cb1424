//! The command `tournament` and its shorter forms. It announces a tournament, lets people enter and leave, begins the tournament, shows
//! how it stands, and more.
//!
//! Who may begin a tournament, call it off, add and remove others is decided in `src/session/tournament/enter.rs`.

use super::change_draft::ChangeDraft;
use super::find_tournament::{is_held_here, manages, only_shows};
use super::line_result::{Answered, LineResult};
use super::request::Request;
use super::service_task::Service;
use super::suggest_format::explain_new_tournament;
use super::tournament_rooms::{invite, keep};
use crate::command::choose_game;
use crate::command::room_settings::RATED;
use crate::session::{
    AccountId, Computer, NewGame, NewTournament, Phase, Player, Refusal, RefusalKind,
    RoomTournament, TournamentDeed, TournamentId, TournamentNews, TournamentRequest,
};
use crate::store::StoreError;
use lusoria_games::catalog::begin;
use lusoria_games::engine::Level;
use lusoria_games::rules::{Fact, ThrowSource};
use std::mem::take;

impl Service {
    /// Carries out what somebody asks of a tournament.
    pub(super) async fn tournament(
        &mut self,
        request: &Request,
        asked: TournamentRequest,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let (named, deed) = match asked {
            TournamentRequest::New(new) => return self.announce(request, new, draft).await,
            TournamentRequest::Bring(code) => {
                return self.bring_tournament(request, &code, draft).await;
            }
            TournamentRequest::Do(named, deed) => (named, deed),
        };
        let found = self.find_tournament(request, named, &deed, draft);
        let tournament = match found.await? {
            Ok(tournament) => tournament,
            Err(refusal) => return Ok(refusal.into()),
        };
        if only_shows(&deed) {
            let news = shown(&tournament, &deed, draft.at());
            draft.show_tournament(&tournament, news, request.account);
            return Ok(LineResult::Done);
        }
        let organizes = tournament.may_organize(request.account, manages(&tournament, request));
        if let (true, Err(refusal)) = (is_for_organizers(&deed), organizes) {
            return Ok(refusal.into());
        }
        if let Some(refusal) = self
            .refuse_computers(request, &tournament, &deed, draft)
            .await?
        {
            return Ok(refusal.into());
        }
        self.change_tournament(request, tournament, deed, draft)
            .await
    }

    /// Refuses this deed if it brings computer players into the tournament but the settings of the room forbid games with them.
    async fn refuse_computers(
        &mut self,
        request: &Request,
        tournament: &RoomTournament,
        deed: &TournamentDeed,
        draft: &ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        let brings_computers = match deed {
            TournamentDeed::Add(_) => true,
            TournamentDeed::Start => tournament.computers() > 0,
            _ => false,
        };
        if !brings_computers {
            return Ok(None);
        }
        let starts = *deed == TournamentDeed::Start;
        let refusal = self.refuse_computers_in(request, tournament, starts, draft);
        refusal.await
    }

    async fn change_tournament(
        &mut self,
        request: &Request,
        mut tournament: RoomTournament,
        deed: TournamentDeed,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let now = draft.at();
        let done = match deed {
            TournamentDeed::Join => return self.enter_tournament(request, tournament, draft).await,
            TournamentDeed::Leave => {
                return self
                    .leave_tournament_or_ask(request, tournament, None, draft)
                    .await;
            }
            TournamentDeed::Remove(whom) => {
                return self
                    .remove_from_tournament(whom, tournament, request, draft)
                    .await;
            }
            TournamentDeed::Challenge(whom) => {
                return self.challenge(request, whom, tournament, draft).await;
            }
            TournamentDeed::Invite => return Ok(invite(request, tournament, draft)),
            TournamentDeed::TakeAway => {
                return self.take_away_tournament(request, tournament, draft).await;
            }
            TournamentDeed::Add(levels) => enter_computers(&mut tournament, &levels),
            TournamentDeed::Start => {
                let lot = self.seeds.lot(tournament.id);
                tournament.start(lot).map(|()| TournamentNews::Started)
            }
            TournamentDeed::CallOff => call_off_or_ask(&mut tournament),
            TournamentDeed::Show | TournamentDeed::Pairings => Ok(shown(&tournament, &deed, now)),
        };
        Ok(match done {
            Ok(news) => keep(request, &tournament, news, draft),
            Err(refusal) => refusal.into(),
        })
    }

    /// Shows the table of the only tournament that is being played in this room. False if there is none, or several.
    pub(super) async fn show_table_here(
        &mut self,
        request: &Request,
        draft: &mut ChangeDraft,
    ) -> Result<bool, StoreError> {
        let live = self.tournaments.live().await?.values();
        let mut here = live.filter(|one| one.phase == Phase::Running && is_held_here(one, request));
        let (Some(only), None) = (here.next(), here.next()) else {
            return Ok(false);
        };
        let table = shown(only, &TournamentDeed::Show, draft.at());
        draft.show_tournament(only, table, request.account);
        Ok(true)
    }

    /// Calls off a tournament after somebody has answered the question of `call_off_or_ask` with yes.
    pub(super) async fn call_off_tournament_after_yes(
        &mut self,
        request: &Request,
        id: TournamentId,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let Some(mut tournament) = self.tournaments.find(id).await? else {
            return Ok(LineResult::Silence);
        };
        let manages = manages(&tournament, request);
        let allowed = tournament.may_organize(request.account, manages);
        Ok(match allowed.and_then(|()| call_off(&mut tournament)) {
            Ok(news) => keep(request, &tournament, news, draft),
            Err(refusal) => refusal.into(),
        })
    }

    /// Announces a tournament; whoever does that is its organizer.
    async fn announce(
        &mut self,
        request: &Request,
        mut new: NewTournament,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let game = match game_of(&new) {
            Ok(game) => game,
            Err(refusal) => {
                let lang = self.reader_lang(request).await?;
                let mentions = &request.mentions;
                return Ok(explain_new_tournament(refusal, &new, lang, mentions).into());
            }
        };
        if let Some(refusal) = self.refused_tournament(request, &game, draft).await? {
            return Ok(refusal.into());
        }
        let room = request.address.room;
        if let Some(refusal) = self.refuse_one_more_tournament(room, draft).await? {
            return Ok(refusal.into());
        }
        if new.rated.is_none() {
            new.rated = Some(self.settings_here(request, draft).await?.is_on(&RATED));
        }
        let id = self.tournaments.next_id().await?;
        let first = (take(&mut new.people), take(&mut new.computers));
        let mut tournament = RoomTournament::new(id, room, request.account, game, new);
        let entered = self.let_enter(request, first, &mut tournament, draft);
        let entered = match entered.await? {
            Ok(entered) => entered,
            Err(refusal) => return Ok(refusal.into()),
        };
        let done = keep(request, &tournament, TournamentNews::Announced, draft);
        for news in entered {
            draft.tell_tournament(&tournament, news, None);
        }
        Ok(done)
    }

    /// The account of a person whom the request mentions. `id` is the person's id on the platform.
    pub(super) async fn mentioned(
        &mut self,
        id: &str,
        request: &Request,
    ) -> Result<Result<AccountId, Refusal>, StoreError> {
        let mut mentioned = request.mentions.iter();
        Ok(match mentioned.find(|person| *person.id == *id) {
            Some(person) => Ok(self.cache.account(person).await?),
            None => Err(Fact::new("unknown-person")
                .with("person", format!("@{id}"))
                .into()),
        })
    }
}

fn call_off(tournament: &mut RoomTournament) -> Result<TournamentNews, Refusal> {
    let called_off = tournament.call_off();
    called_off.map(|()| tournament.tell_called_off())
}

/// Calls off a tournament. If the tournament has begun, or if people other than the organizer have entered it, the bot first asks for a
/// yes, because this cannot be undone.
fn call_off_or_ask(tournament: &mut RoomTournament) -> Result<TournamentNews, Refusal> {
    let organizer = tournament.organizer;
    let mut people = tournament.entrants.iter().filter(|one| !one.has_left);
    let is_other = |one: AccountId| one != organizer;
    let others = people.any(|one| one.player.person().is_some_and(is_other));
    if tournament.phase != Phase::Running && !others {
        return call_off(tournament);
    }
    let games = tournament.sessions().count();
    let kind = match tournament.ends_with_its_places() {
        true => RefusalKind::ConfirmEnd,
        false => RefusalKind::ConfirmCallOff,
    };
    let fact = kind.fact();
    let fact = fact.with("tournament", tournament.id.0);
    Err(fact.with("games", games).into())
}

/// Whether only the people whom `RoomTournament::may_organize` allows can do this deed. `take_away_tournament` checks by itself who may
/// do `TakeAway`.
const fn is_for_organizers(deed: &TournamentDeed) -> bool {
    !matches!(
        deed,
        TournamentDeed::Join
            | TournamentDeed::Leave
            | TournamentDeed::Challenge(_)
            | TournamentDeed::TakeAway
    )
}

/// What is told to somebody who wants to see a tournament ([`TournamentDeed::Show`]) or its present pairings.
pub(super) fn shown(
    tournament: &RoomTournament,
    deed: &TournamentDeed,
    now: i64,
) -> TournamentNews {
    // Between two seasons of a league nobody plays.
    if let (Phase::Running, Some(next)) = (tournament.phase, tournament.season.next) {
        let (table, next) = (tournament.table(), next - now);
        return TournamentNews::SeasonOver { table, next };
    }
    let round = tournament.round();
    match (tournament.phase, deed) {
        (Phase::Entering, _) => TournamentNews::List(tournament.list()),
        // On a ladder that has ended nobody plays.
        (Phase::Over, TournamentDeed::Pairings) if tournament.is_ladder() => tournament.tell_end(),
        (Phase::Running | Phase::Over, TournamentDeed::Pairings) => {
            TournamentNews::Pairings(round, tournament.pairings(round))
        }
        (Phase::Over, _) => tournament.tell_end(),
        (Phase::CalledOff, _) => tournament.tell_called_off(),
        (Phase::Running, _) => TournamentNews::Standings(tournament.table()),
    }
}

pub(super) fn enter_computers(
    tournament: &mut RoomTournament,
    levels: &[Option<Level>],
) -> Result<TournamentNews, Refusal> {
    let id = tournament.game.split(['(', '@']).next().unwrap_or_default();
    let usual = Level::usual_for(id);
    let mut entered = Vec::new();
    for level in levels {
        let player = Player::Computer(Computer::of(level.unwrap_or(usual)));
        tournament.enter(player)?;
        entered.push(player);
    }
    match entered.is_empty() {
        true => Err(Refusal::host("tournament-add-whom")),
        false => Ok(TournamentNews::Entered(entered)),
    }
}

/// The game string of the typed game. If no tournament can be played in that game, a refusal that says why.
fn game_of(new: &NewTournament) -> Result<String, Refusal> {
    let game = NewGame::of(new.game.clone(), new.options.clone());
    let (game, string) = choose_game(&game)?;
    match refuse_game(game.names[0].0, &string) {
        Some(refusal) => Err(refusal),
        None => Ok(string),
    }
}

/// Why no tournament can be played in this game. `None` if one can.
fn refuse_game(name: &str, string: &str) -> Option<Refusal> {
    let line = begin(string)?;
    let fact = if line.game().info.seats != 2 {
        Fact::new("tournament-alone")
    } else if line.chance() == Some(ThrowSource::Hand) {
        Fact::new("tournament-hand")
    } else {
        return None;
    };
    Some(fact.with("game", name.to_owned()).into())
}
