//! Every refusal can occur, gives its reason, and changes nothing.

use crate::house::{House, chat_message, person};
use crate::situations::{Situation, situations};
use crate::situations_beside_games::beside_games;
use lusoria::service::{Cause, Outcome};
use std::collections::BTreeSet;

/// Sentences that nobody can be told here: `which-move` has a test of its own, `no-answer` needs a fault in a search; a game that is over
/// is refused by the host first, and a throw that the bag cannot give is only found in records.
const NOT_REACHED: [&str; 4] = ["which-move", "no-answer", "game-over", "not-in-bag"];

/// Refusals by the limits, which the console does not have by default.
const LIMITS: [&str; 8] = [
    "too-many-messages",
    "too-many-imports",
    "too-many-waiting",
    "too-many-games",
    "editor-full",
    "not-answered-yet",
    "declined",
    "too-many-calls",
];

/// Refusals of lines of which a part is carried out, or that must follow other lines: see `newcomers`, `first_attempts`, `computers`,
/// `hints`, `puzzles`, `clocks`, `own_games`, `own_seat`, `settings`, `tournaments` and `ladders_and_leagues`.
const ANSWERED_BY_THEMSELVES: &[&str] = &[
    "replay-end",
    "tournament-has-begun",
    "puzzle-daily-how",
    "claim-own-time",
    "no-bots-here",
    "tournament-abort",
    "confirm-leave",
    // See `ladders_and_leagues`.
    "confirm-end",
    // See `tournament_departures`.
    "confirm-remove",
    // See `tournament_words`.
    "tournament-unknown-game",
    // See `meant_as_typed`.
    "confirm-call-off",
    "new-what-level",
    "mute-hours",
    "mute-how-long",
    // See `told_plainly`.
    "tournament-number",
    "time-without-clock",
    // See `offers`.
    "nothing-offered-but-the-game",
    // See `late_words`.
    "confirm-decline",
    "answer-too-late",
    // See `bare_yes`.
    "answer-not-first",
    "answer-or-offer",
    "offer-or-talk",
    "confirm-move",
    // See `unclear_answers`.
    "question-mark",
    // See `games_in_threads`.
    "move-in-thread",
    // See `lines_that_cross`.
    "just-begun",
    "abort-or-withdraw",
    "join-tournament-changed",
    "leave-changed",
    // See `own_offers`.
    "offer-changed",
    // See `faults_and_clocks`.
    "takeback-late",
    // See `records`.
    "record-too-much",
    // See `banned_and_quiet`.
    "other-banned-here",
    "no-session-but-elsewhere",
    // See `number_answers`.
    "confirm-number",
    // See `puzzles`.
    "puzzle-one-move",
    "puzzle-daily-quiet",
    "no-seat-but",
    "tournament-pause",
    "digest-where",
    "tournament-busy",
    "tournament-other-busy",
    "tournament-out-of-reach",
    "tournament-no-help",
    "puzzle-open",
    "mine-alone",
    "replay-how",
    "replay-one-step",
    "tournament-full",
    "tournament-computers",
    "rated-form",
    "offered-before",
    "tournament-too-late",
    "puzzle-or-game",
    "puzzle-which-move",
    "computers-playing",
    "still-thinking",
    "too-many-lines",
    "line-unknown",
    "line-unknown-near",
    "line-turn-over",
    "nothing-refused-since",
    "puzzle-or-games",
    // See `tournament_words`.
    "tournament-beside",
    // See `tournament_rooms`.
    "tournament-no-code",
    "tournament-already-here",
    "tournament-rooms-full",
    "tournament-room-not-yours",
    "tournament-banned",
    "tournament-they-are-banned",
    "tournament-no-bots",
    // See `tournaments_on_time`.
    "tournament-time-is-hard",
    // See `tournaments_of_lost_rooms` and `tournaments_told`.
    "tournament-elsewhere",
    "tournament-computers-at-most",
    // See `tournament_homes`.
    "tournament-leave-elsewhere",
    // See `banned_and_quiet`.
    "more-games-than-allowed",
    "join-they-have-enough",
    "other-has-enough",
    // See `seats`.
    "play-what",
    "play-what-or-again",
    // See `plans` and `calls`.
    "queue-impossible",
    "repeat-partner-gone",
    // See `settings`.
    "remind-how",
    // See `fitting_games`.
    "fits-nowhere",
    "clock-nowhere",
    "claim-nowhere",
    // See `vacations`.
    "vacation-not-on",
    // See `named_people`.
    "name-without-at",
    "not-blocked",
    "mute-whom",
    "everybody-manages",
];

/// Refusals in rooms with rules of their own: see `room_rules`. This test does not type the many bans that some of them need.
const IN_ROOMS_WITH_RULES: &[&str] = &[
    "banned-here",
    "muted-here",
    "games-not-open",
    "game-not-here",
    "no-kibitz",
    "ban-yourself",
    "too-many-bans",
    "block-full",
    // See `nothing_to_take`.
    "nobody-waits-closed",
    // See `once_more_elsewhere`.
    "repeat-not-there",
    // See `blocks`.
    "blocks-in-public",
    // See `seats`.
    "standing-full",
    "standing-how",
    "standing-clock",
    "standing-many",
    "standing-which",
    // See `plans`.
    "plan-alone",
    "plan-computer",
    "plan-dice",
    "plan-full",
    "plan-how",
    "plan-impossible",
    "plan-impossible-after",
    "plan-in-public",
    "plan-own-turn",
    // See `personal_data`.
    "confirm-forget",
    "data-in-public",
    "forget-whom",
    // See `shown_elsewhere`.
    "show-here-which",
    "show-only-here",
    "shown-in-too-many",
    // See `tournaments_taken_away`.
    "show-of-tournament",
    // See `links`.
    "confirm-link",
    "link-in-public",
    "link-same-platform",
    "link-alone",
    "link-busy",
    "link-no-code",
    "link-too-often",
    "link-same",
    "link-game",
    "link-tournament",
    "unlink-alone",
];

#[tokio::test]
async fn every_refusal_is_reached_says_why_and_changes_nothing() {
    let mut reached = BTreeSet::new();
    for situation in [situations(), beside_games()].concat() {
        check(&situation).await;
        reached.insert(situation.id.to_owned());
    }
    // Refused are two lines together, each of which is right by itself: see `several_at_once`.
    reached.insert("one-new-game".to_owned());
    reached.extend(ANSWERED_BY_THEMSELVES.iter().map(|id| (*id).to_owned()));
    reached.extend(IN_ROOMS_WITH_RULES.iter().map(|id| (*id).to_owned()));
    // Said of messages that nobody can read: see below.
    reached.insert("unreadable".to_owned());
    // Said if there are limits: see `limits` and `calls`.
    reached.extend(LIMITS.map(str::to_owned));
    // Said of controls: see `presses`.
    reached.extend(["press-stale", "press-answered"].map(str::to_owned));
    let known: BTreeSet<_> = sentences()
        .filter(|id| !NOT_REACHED.contains(&id.as_str()))
        .collect();
    assert_eq!(reached, known);
}

async fn check(situation: &Situation) {
    let house = House::new().await;
    house.play(situation.before).await;
    let before = house.contents().await;
    let (from, text) = situation.line.split_once(": ").unwrap();
    let mut message = house.message("hall", from, &situation.text(text));
    chat_message(&mut message).addressed = situation.addressed;
    let said = house.hear(message).await;
    assert_eq!(said.refused(), [situation.id], "{situation:?}: {said:?}");
    assert_eq!(said.outcome, Outcome::Stored);
    let reply = said.reply();
    let bare = format!("-{}", situation.id);
    assert!(!reply.text.contains(&bare), "no sentence: {reply:?}");
    assert!(reply.text.chars().count() < 500, "{reply:?}");
    assert_eq!(
        (reply.reader.as_deref(), reply.room.as_str()),
        (Some(from), "hall")
    );
    assert_eq!(house.contents().await, before, "{situation:?}");
}

#[tokio::test]
async fn a_message_that_cannot_be_read_is_answered_once() {
    let house = House::new().await;
    let mut message = house.message("hall", "ann", "");
    message.cause = Cause::UnreadableMessage(person("ann"));
    let said = house.hear(message.clone()).await;
    assert_eq!(said.refused(), ["unreadable"]);
    assert_eq!(house.hear(message).await.outcome, Outcome::Repeated);
}

/// The ids of the sentences for refusals: the host's, and the game's own under their heading.
fn sentences() -> impl Iterator<Item = String> {
    let host = include_str!("../../src/locales/en.ftl");
    let game = include_str!("../../crates/lusoria-games/src/games/xii_scripta/messages.en.ftl");
    let refusals = game
        .split("\n## ")
        .find(|part| part.starts_with("Why a move is refused"))
        .unwrap();
    let id =
        |line: &str, prefix: &str| Some(line.strip_prefix(prefix)?.split_once(" =")?.0.to_owned());
    let host = host.lines().filter_map(move |line| id(line, "refused-"));
    let game = refusals
        .lines()
        .filter_map(move |line| id(line, "xii_scripta-"));
    host.filter(|id| id != "hint").chain(game)
}
