//! Takes a player out of a tournament, because the player leaves or is removed. The player's unfinished games in
//! this tournament are given up. If the tournament has begun, the bot first asks the person who typed the command.

use super::change_draft::ChangeDraft;
use super::find_tournament::{computer_named, manages};
use super::line_result::{Answered, LineResult};
use super::request::Request;
use super::service_task::Service;
use super::tournament_rooms::keep;
use crate::competition::schedule::Format;
use crate::locales::{Values, sentence};
use crate::session::{
    AccountId, Action, Actor, Decided, Ending, Entry, Phase, Player, Refusal, RefusalKind, Removed,
    RoomTournament, Session, SessionId, TournamentId, TournamentNews, decide,
};
use crate::store::{RatingRow, StoreError};
use lusoria_games::rules::{Fact, Seat};
use std::sync::Arc;

impl Service {
    /// Takes the writer out of the tournament. If the tournament has begun, asks first. `agreed` are the games that the writer has agreed
    /// to lose; if other games would be lost now, asks again.
    pub(super) async fn leave_tournament_or_ask(
        &mut self,
        request: &Request,
        tournament: RoomTournament,
        agreed: Option<&[SessionId]>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let me = Player::Person(request.account);
        let mut without = tournament.clone();
        let sessions = match without.leave(me) {
            Ok(sessions) => sessions,
            Err(_) if tournament.is_live() => {
                let fact = Fact::new("tournament-you-are-not-in");
                return Ok(Refusal::from(fact.with("tournament", tournament.id.0)).into());
            }
            Err(refusal) => return Ok(refusal.into()),
        };
        let open = self.still_open(&sessions, draft).await?;
        let may_go = match agreed {
            None => tournament.phase != Phase::Running,
            Some(agreed) => is_agreed(&open, agreed),
        };
        match may_go {
            true => {
                self.take_out(me, TournamentNews::Left, tournament, request, draft)
                    .await
            }
            false => Ok(ask_first(me, &tournament, &open).into()),
        }
    }

    /// Takes the writer out of the tournament, because they have answered yes to the question whether to leave. `agreed` are the games
    /// that they have agreed to lose. If they would now lose other games, asks again.
    pub(super) async fn leave_tournament_after_yes(
        &mut self,
        request: &Request,
        id: TournamentId,
        agreed: &[SessionId],
        draft: &mut ChangeDraft,
    ) -> Answered {
        match self.tournaments.find(id).await? {
            Some(tournament) => {
                self.leave_tournament_or_ask(request, tournament, Some(agreed), draft)
                    .await
            }
            None => Ok(LineResult::Silence),
        }
    }

    /// Takes a player out of the tournament because the organizer wants it. While the tournament is being played, asks first, because the
    /// removal cannot be undone.
    pub(super) async fn remove_from_tournament(
        &mut self,
        whom: Removed,
        tournament: RoomTournament,
        request: &Request,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let player = match whom {
            Removed::Person(id) => match self.mentioned(&id, request).await? {
                Ok(account) => Player::Person(account),
                // People who are not in this room cannot be mentioned, so the name is looked for among those who take part.
                Err(refusal) => match self.entrant_named(&id, &tournament, request).await? {
                    Ok(player) => player,
                    Err(_) => return Ok(refusal.into()),
                },
            },
            Removed::Named(name) => match self.entrant_named(&name, &tournament, request).await? {
                Ok(player) => player,
                Err(refusal) => return Ok(refusal.into()),
            },
            Removed::Computer(level) => computer_named(level, &tournament),
        };
        if tournament.phase != Phase::Running || tournament.still_in(player).is_none() {
            return self.remove(player, tournament, request, draft).await;
        }
        let open = self.games_given_up(player, &tournament, draft).await?;
        self.ask_before_removing(player, &tournament, &open, request)
            .await
    }

    /// The games of this tournament that this player is playing.
    async fn games_given_up(
        &mut self,
        player: Player,
        tournament: &RoomTournament,
        draft: &ChangeDraft,
    ) -> Result<Vec<(Arc<Session>, Seat)>, StoreError> {
        let sessions = tournament.clone().leave(player).unwrap_or_default();
        self.still_open(&sessions, draft).await
    }

    async fn ask_before_removing(
        &mut self,
        player: Player,
        tournament: &RoomTournament,
        open: &[(Arc<Session>, Seat)],
        request: &Request,
    ) -> Answered {
        let name = self.name_of_entrant(player, request).await?;
        let asked = lost_games(RefusalKind::ConfirmRemove, tournament.id, open);
        let asked = asked.with("name", name);
        let asked = match player {
            Player::Person(account) => asked.with("account", account.0),
            Player::Computer(computer) => asked.with("level", computer.level().name().to_owned()),
        };
        Ok(Refusal::from(asked).into())
    }

    /// The name of a player. A person's name is the one on the writer's platform. A computer player's name is in the writer's language.
    async fn name_of_entrant(
        &mut self,
        player: Player,
        request: &Request,
    ) -> Result<String, StoreError> {
        Ok(match player {
            Player::Person(account) => {
                let platform = request.address.key.platform;
                self.cache.name_on(account, platform).await?
            }
            Player::Computer(computer) => {
                let lang = self.reader_lang(request).await?;
                let level = Values::new().text("level", computer.level().name());
                sentence(lang, "computer-player", &level)
            }
        })
    }

    /// Takes a player out after the organizer's yes. `agreed` are the games that the question named, because the player would lose them.
    /// If the player would now lose other games, asks again.
    pub(super) async fn remove_from_tournament_after_yes(
        &mut self,
        request: &Request,
        id: TournamentId,
        (player, agreed): (Player, &[SessionId]),
        draft: &mut ChangeDraft,
    ) -> Answered {
        let Some(tournament) = self.tournaments.find(id).await? else {
            return Ok(LineResult::Silence);
        };
        let manages = manages(&tournament, request);
        if let Err(refusal) = tournament.may_organize(request.account, manages) {
            return Ok(refusal.into());
        }
        let open = self.games_given_up(player, &tournament, draft).await?;
        match is_agreed(&open, agreed) {
            true => self.remove(player, tournament, request, draft).await,
            false => {
                self.ask_before_removing(player, &tournament, &open, request)
                    .await
            }
        }
    }

    async fn remove(
        &mut self,
        player: Player,
        tournament: RoomTournament,
        request: &Request,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let news = match player == Player::Person(request.account) {
            true => TournamentNews::Left,
            false => TournamentNews::Removed,
        };
        self.take_out(player, news, tournament, request, draft)
            .await
    }

    /// Takes a player out of a tournament, gives up the games that they are playing in it, and tells the news.
    pub(super) async fn take_out(
        &mut self,
        player: Player,
        news: fn(Player) -> TournamentNews,
        mut tournament: RoomTournament,
        request: &Request,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let withdrawn = self.withdraw(player, &mut tournament, request.account, draft);
        Ok(match withdrawn.await? {
            Ok(()) => keep(request, &tournament, news(player), draft),
            Err(refusal) => refusal.into(),
        })
    }

    /// Lets a player leave a tournament, and gives up the games that the player is playing in it. `by` is the person who decided this. If
    /// that is not the player, the games that are given up do not count for ratings.
    pub(super) async fn withdraw(
        &mut self,
        player: Player,
        tournament: &mut RoomTournament,
        by: AccountId,
        draft: &mut ChangeDraft,
    ) -> Result<Result<(), Refusal>, StoreError> {
        let sessions = match self.let_leave(player, tournament, draft).await? {
            Ok(sessions) => sessions,
            Err(refusal) => return Ok(Err(refusal)),
        };
        for (session, seat) in only_open(sessions) {
            let actor = match player {
                Player::Person(account) => Actor::Person(account),
                Player::Computer(_) => Actor::Computer(seat),
            };
            if let Ok(Decided { entries, after }) =
                decide(&session, actor, &Action::Resign, draft.at())
            {
                let entries = entries.iter().map(Entry::to_string);
                draft.append(&session, Arc::new(after), entries);
                // A game does not count for ratings if somebody else has taken the player out. Otherwise an organizer could win the
                // rated games of all who take part.
                let is_own = player == Player::Person(by);
                if !is_own && self.ratings.is_rated(session.id) {
                    draft.add_rating(RatingRow::Dropped(session.id));
                }
            }
        }
        Ok(Ok(()))
    }

    /// Takes a player out. Returns the player's games whose results are not noted yet, each with the player's seat.
    ///
    /// On a ladder, a person who has challenged the player may first get the player's place. This happens if the challenger has just won
    /// the game of the challenge, or wins it because the player leaves.
    pub(super) async fn let_leave(
        &mut self,
        player: Player,
        tournament: &mut RoomTournament,
        draft: &ChangeDraft,
    ) -> Result<Result<Vec<(Arc<Session>, Seat)>, Refusal>, StoreError> {
        let sessions = match tournament.clone().leave(player) {
            Ok(sessions) => self.as_they_are(&sessions, draft).await?,
            Err(refusal) => return Ok(Err(refusal)),
        };
        for (session, seat) in &sessions {
            let ending = session.ending.unwrap_or(Ending::Resign(*seat));
            tournament.let_climb(session.id, ending);
        }
        Ok(tournament.leave(player).map(|_| sessions))
    }

    /// The sessions of this list that are not over.
    async fn still_open(
        &mut self,
        sessions: &[(SessionId, Seat)],
        draft: &ChangeDraft,
    ) -> Result<Vec<(Arc<Session>, Seat)>, StoreError> {
        let sessions = self.as_they_are(sessions, draft).await?;
        Ok(only_open(sessions).collect())
    }

    /// These sessions, as they are with the changes in this draft.
    async fn as_they_are(
        &mut self,
        sessions: &[(SessionId, Seat)],
        draft: &ChangeDraft,
    ) -> Result<Vec<(Arc<Session>, Seat)>, StoreError> {
        let mut read = Vec::new();
        for (id, seat) in sessions {
            self.cache.allow_long_reads(true);
            let session = self.cache.session(*id).await;
            self.cache.allow_long_reads(false);
            read.extend(session?.map(|session| (draft.current(&session), *seat)));
        }
        Ok(read)
    }
}

fn only_open(sessions: Vec<(Arc<Session>, Seat)>) -> impl Iterator<Item = (Arc<Session>, Seat)> {
    let sessions = sessions.into_iter();
    sessions.filter(|(session, _)| session.ending.is_none())
}

/// Whether the games that would be lost are still those that the question named. If one of them is over meanwhile, the yes does not
/// count: perhaps the player has just won that game.
fn is_agreed(open: &[(Arc<Session>, Seat)], agreed: &[SessionId]) -> bool {
    let open = open.iter().map(|(one, _)| one.id);
    open.eq(agreed.iter().copied())
}

fn ask_first(me: Player, tournament: &RoomTournament, open: &[(Arc<Session>, Seat)]) -> Refusal {
    let asked = lost_games(RefusalKind::ConfirmLeave, tournament.id, open);
    let back = match tournament.format {
        Format::Ladder { .. } => 2,
        Format::League { .. } => 3,
        _ => i64::from(can_come_back(me, tournament)),
    };
    asked.with("back", back).into()
}

/// Whether somebody who leaves now could enter again.
fn can_come_back(me: Player, tournament: &RoomTournament) -> bool {
    let mut without = tournament.clone();
    without.leave(me).is_ok() && without.enter(me).is_ok()
}

/// The question whether a player is to leave a tournament. It names the games in `open`, which a yes would give up.
fn lost_games(kind: RefusalKind, id: TournamentId, open: &[(Arc<Session>, Seat)]) -> Fact {
    let numbers: Vec<_> = open.iter().map(|(one, _)| format!("#{}", one.id)).collect();
    let fact = kind.fact().with("tournament", id.0);
    let fact = fact.with("count", open.len());
    let fact = fact.with("sessions", numbers.join(", "));
    // A yes agrees to losing these games.
    let sessions = open.iter().map(|(one, _)| one.id.0);
    sessions.fold(fact, |fact, id| fact.with("session", id))
}
