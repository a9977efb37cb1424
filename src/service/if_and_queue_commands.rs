//! The commands `if` and `queue`, with which a player plans moves in advance. The bot plays these moves when it is that player's turn. It
//! shows the plan to nobody else. But if the command is typed in a room, others there can read the command.
//!
//! How many moves may be planned is in `src/session/plan.rs`, how many are played at once in `play_in_advance.rs`.

use super::change_draft::ChangeDraft;
use super::changed_offers::READING;
use super::find_session::FoundSession;
use super::find_session_for_command::Condition;
use super::line_result::{Answered, LineResult, inform};
use super::request::Request;
use super::service_task::Service;
use crate::session::{
    Action, Actor, BETWEEN_MOVES, Decided, Entry, GeneralAnswer, Plan, PlanOrder, PlannedPly,
    Player, Refusal, RefusalKind, Session, SessionId, ShownEntry, answer_fact, decide,
};
use crate::store::StoreError;
use lusoria_games::rules::{Fact, NotationError, Parsed, Seat, Turn};

impl Service {
    /// Changes what this person has planned in a game, and shows it.
    pub(super) async fn plan_moves(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        order: &PlanOrder,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let found = self.find_session_to_plan(request, named, order, draft);
        let session = match found.await? {
            Ok(session) => session,
            Err(refusal) => return Ok(refusal.into()),
        };
        let own = match own_seat(&session, request) {
            Ok(seat) => seat,
            Err(refusal) => return Ok(refusal.into()),
        };
        let before = self.plan_of(session.id, request.account, draft).await?;
        let new = match self.is_queued_already(request, (session.id, &before), order, draft.at()) {
            true => Ok(before.clone()),
            false => changed(before.clone(), &session, own, order, draft.at()),
        };
        let plan = match new {
            Ok(plan) => plan,
            Err(refusal) => {
                let at = ShownEntry(session.id, session.entries);
                return Ok(LineResult::Refused(refusal, Some(at)));
            }
        };
        if plan != before {
            draft.set_plan(session.id, request.account, plan.clone());
        }
        match told(session.id, &before, plan, order, request.is_private) {
            Ok(said) => Ok(inform(request, said, draft)),
            Err(refusal) => Ok(refusal.into()),
        }
    }

    /// Whether these moves are at the end of the queue because the same line has just been typed. It was probably sent twice.
    fn is_queued_already(
        &mut self,
        request: &Request,
        (session, before): (SessionId, &Plan),
        order: &PlanOrder,
        now: i64,
    ) -> bool {
        let PlanOrder::Queue(moves) = order else {
            return false;
        };
        let key = (request.address.room, request.account);
        let recent = &mut self.proposals.recent_changes;
        recent.note_queued(key, (session, moves), (now, now - READING))
            && before.queue.ends_with(moves)
    }

    /// Finds the session for which moves are to be planned. If none is named, it is the writer's only session that meets a condition. The
    /// conditions are tried in this order:
    ///
    /// - These moves can be planned in it.
    /// - These moves are written like moves of its game.
    /// - Some moves can be planned in it.
    async fn find_session_to_plan(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        order: &PlanOrder,
        draft: &ChangeDraft,
    ) -> Result<FoundSession, StoreError> {
        let at = draft.at();
        let can_be_planned = |session: &Session| can_be_planned(session, request, order, at);
        let has_plans = |session: &Session| own_seat(session, request).is_ok();
        let is_written_so = |session: &Session| has_plans(session) && are_moves(session, order);
        let conditions: [Condition<'_>; 3] = [&can_be_planned, &is_written_so, &has_plans];
        match order {
            PlanOrder::If(_) | PlanOrder::Queue(_) => {
                self.find_fitting_to_change(request, named, &conditions, draft)
                    .await
            }
            PlanOrder::Drop | PlanOrder::Show => {
                self.find_fitting(request, named, &conditions, draft).await
            }
        }
    }
}

/// Whether these moves can be planned in this session.
fn can_be_planned(session: &Session, request: &Request, order: &PlanOrder, at: i64) -> bool {
    let seat = own_seat(session, request);
    seat.is_ok_and(|own| changed(Plan::default(), session, own, order, at).is_ok())
}

/// The answer to a player who plans moves in advance, drops them or asks to see them. The other player may read a public answer. So a
/// public answer repeats only what was typed now, and never shows what was planned before.
fn told(
    id: SessionId,
    before: &Plan,
    plan: Plan,
    order: &PlanOrder,
    is_private: bool,
) -> Result<GeneralAnswer, Refusal> {
    let planned = match (order, is_private) {
        // A public answer is the same whether or not anything was planned, so that nobody learns whether anything was.
        (PlanOrder::Drop, _) if !is_private || !before.is_empty() => {
            let dropped = answer_fact("plan-dropped").with("session", id.0);
            return Ok(GeneralAnswer::Told(dropped));
        }
        (PlanOrder::Show, false) if !plan.is_empty() => {
            return Err(Fact::new("plan-in-public").with("session", id.0).into());
        }
        (_, true) => whole_plan(before, plan, order),
        (_, false) => typed_plan(&plan, order),
    };
    Ok(GeneralAnswer::Planned(id, planned))
}

/// Three lists: the lines of the plan after this order was carried out, its queue, and the old lines that the new line of this order has
/// replaced.
fn whole_plan(before: &Plan, plan: Plan, order: &PlanOrder) -> [Vec<String>; 3] {
    let replaced = match (plan.lines.last(), order) {
        (Some(new), PlanOrder::If(_)) => before.replaced_by(new),
        _ => Vec::new(),
    };
    [
        lines_in_words(&plan.lines),
        plan.queue,
        lines_in_words(&replaced),
    ]
}

/// What is shown of a plan where the other player can read it: only what this order has planned, and nothing that was planned before.
fn typed_plan(plan: &Plan, order: &PlanOrder) -> [Vec<String>; 3] {
    match order {
        PlanOrder::Show | PlanOrder::Drop => Default::default(),
        PlanOrder::If(_) => {
            let new = plan.lines.last().map(std::slice::from_ref);
            [lines_in_words(new.unwrap_or_default()), vec![], vec![]]
        }
        PlanOrder::Queue(moves) => [vec![], moves.clone(), vec![]],
    }
}

/// The seat of this person. If no moves can be planned for it, a refusal that says why.
fn own_seat(session: &Session, request: &Request) -> Result<Seat, Refusal> {
    let about = |fact: Fact| Refusal::from(fact.with("session", session.id.0));
    let Some(seat) = session.seat_of(request.account) else {
        return Err(about(RefusalKind::NoSeat.fact()));
    };
    if session.ending.is_some() {
        return Err(about(RefusalKind::SessionOver.fact()));
    }
    if session.is_hot_seat() || session.is_solitaire() {
        return Err(about(Fact::new("plan-alone")));
    }
    if session.has_computer() {
        return Err(about(Fact::new("plan-computer")));
    }
    if session.line.chance().is_some() || session.uses_seed() {
        return Err(about(Fact::new("plan-dice")));
    }
    Ok(seat)
}

/// The plan after this order; or why the order is refused.
fn changed(
    mut plan: Plan,
    session: &Session,
    own: Seat,
    order: &PlanOrder,
    at: i64,
) -> Result<Plan, Refusal> {
    let is_own_turn = session.decider() == Some(own);
    let fits = match order {
        PlanOrder::Show => true,
        PlanOrder::Drop => {
            plan = Plan::default();
            true
        }
        PlanOrder::If(_) | PlanOrder::Queue(_) if is_own_turn => {
            let fact = Fact::new("plan-own-turn").with("session", session.id.0);
            return Err(fact.into());
        }
        PlanOrder::If(moves) => plan.add_line(line(session, own, moves, at)?),
        PlanOrder::Queue(moves) => {
            let moves = queue(session, moves)?;
            let first = moves.first().filter(|_| plan.is_empty());
            if let Some(text) = first.filter(|text| !may_follow(session, own, text)) {
                return Err(not_in_queue(text));
            }
            plan.add_to_queue(moves)
        }
    };
    match fits {
        true => Ok(plan),
        false => Err(Fact::new("plan-full").with("number", Plan::MOST).into()),
    }
}

/// Whether all these moves are written like moves of this game.
fn are_moves(session: &Session, order: &PlanOrder) -> bool {
    let (PlanOrder::If(moves) | PlanOrder::Queue(moves)) = order else {
        return true;
    };
    first_foreign(session, moves).is_none()
}

/// The moves of a queue. Refuses the first of them that is not written like a move of this game.
fn queue(session: &Session, moves: &[String]) -> Result<Vec<String>, Refusal> {
    match first_foreign(session, moves) {
        Some(text) => Err(not_in_queue(text)),
        None => Ok(moves.to_vec()),
    }
}

/// The first of these texts that is not written like a move of this game.
fn first_foreign<'a>(session: &Session, moves: &'a [String]) -> Option<&'a String> {
    let foreign = |text: &&String| session.line.parse(text) == Err(NotationError::Foreign);
    moves.iter().find(foreign)
}

/// Whether a move can be played after some move of the other player. Also true if this cannot be known, because the other player's turn
/// takes several moves or a throw comes first.
fn may_follow(session: &Session, own: Seat, text: &str) -> bool {
    let replies = session.line.legal_moves();
    replies.iter().any(|reply| {
        let mut after = session.line.boxed_clone();
        let is_played = after.play(reply).is_ok();
        match after.turn() {
            Turn::Seat(seat) if is_played && seat == own => match after.parse(text) {
                Ok(Parsed::Move(canonical)) => after.play(&canonical).is_ok(),
                other => other.is_ok(),
            },
            Turn::Over(_) => false,
            _ => is_played,
        }
    })
}

/// The plies of a planned line: these moves, played from the present position. The last one must be a move of the planning player.
fn line(
    session: &Session,
    own: Seat,
    moves: &[String],
    at: i64,
) -> Result<Vec<PlannedPly>, Refusal> {
    let mut after = session.clone();
    let mut line = Vec::new();
    for text in moves {
        let impossible = || impossible(session, own, text, &line);
        let mover = after.decider().ok_or_else(impossible)?;
        let Decided {
            entries,
            after: next,
        } = decide(
            &after,
            actor(&after, mover),
            &Action::Play(text.clone()),
            at,
        )
        .map_err(|_| impossible())?;
        line.extend(entries.iter().filter_map(|entry| match entry {
            Entry::Ply(ply) => Some(PlannedPly {
                own: mover == own,
                ply: ply.clone(),
            }),
            _ => None,
        }));
        after = next;
    }
    let ends_well = line.last().is_some_and(|last| last.own);
    match line.len() <= Plan::LONGEST && ends_well {
        true => Ok(line),
        false => Err(how_to_plan(session, own, &line)),
    }
}

/// The refusal of a line that is too long or ends with a move of the other player. The refusal contains an example. If the line is not
/// too long, the example continues the line.
fn how_to_plan(session: &Session, own: Seat, line: &[PlannedPly]) -> Refusal {
    let is_too_long = line.len() > Plan::LONGEST;
    let begun = if is_too_long { &[] } else { line };
    let example = session.example_of_plan(own, begun);
    Fact::new("plan-how").with("line", example).into()
}

/// The actor who holds this seat.
fn actor(session: &Session, seat: Seat) -> Actor {
    match session.seats[seat.index()] {
        Some(Player::Person(account)) => Actor::from(account),
        _ => Actor::Computer(seat),
    }
}

/// The refusal of a move that is not possible after the moves of `before`. The example in the refusal begins with these moves.
fn impossible(session: &Session, own: Seat, text: &str, before: &[PlannedPly]) -> Refusal {
    let fact = match before.last() {
        None => Fact::new("plan-impossible"),
        Some(last) => Fact::new("plan-impossible-after").with("before", last.ply.clone()),
    };
    let fact = fact.with("move", text.to_owned());
    fact.with("line", session.example_of_plan(own, before))
        .with("session", session.id.0)
        .into()
}

fn not_in_queue(text: &str) -> Refusal {
    Fact::new("queue-impossible")
        .with("move", text.to_owned())
        .into()
}

/// Each line as it is typed after `if`.
fn lines_in_words(lines: &[Vec<PlannedPly>]) -> Vec<String> {
    let words = |line: &Vec<PlannedPly>| {
        let moves: Vec<_> = line.iter().map(|one| one.ply.as_str()).collect();
        moves.join(BETWEEN_MOVES)
    };
    lines.iter().map(words).collect()
}
