//! Tests sessions without service and store: the laws of `decide` and `evolve` in random games with random texts, and what the host
//! does by itself.
#![expect(clippy::unwrap_used, reason = "a test may fail anywhere")]

mod false_records;
mod laws;
mod players;
mod record;
mod seed_words;
mod takebacks;
mod turns;

use laws::{ANNA, BOB, GAMES, ONLOOKER, Table, all_games, line_at, seat};
use lusoria::session::{
    AccountId, Action, Ending, Entry, Offer, Player, RoomId, Session, SessionId,
};
use proptest::prelude::*;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// One action of a player or the onlooker.
#[derive(Clone, Debug)]
enum Deed {
    /// The player on turn makes the n-th legal move.
    Legal(usize),
    /// Somebody types this text as a move.
    Types(AccountId, String),
    /// Somebody gives a word for the seed.
    Says(AccountId, String),
    Resigns(AccountId),
    TakesAHint(AccountId),
    Aborts(AccountId),
    OffersADraw(AccountId),
    TakesBack(AccountId, u32),
    PutsOff(AccountId, u32),
    GoesOn(AccountId),
    Accepts(AccountId),
    Declines(AccountId),
}

fn anybody() -> impl Strategy<Value = AccountId> {
    prop_oneof![Just(ANNA), Just(BOB), Just(ONLOOKER)]
}

/// Something like a move, a move that may come at the wrong time, or any text.
fn typed() -> impl Strategy<Value = String> {
    prop_oneof![
        "(place|take|vložit|p) [0-9]{1,2}",
        "(move|posunout|m) [0-9]{1,2} [0-9]",
        "roll [0-7] [1-6] [1-6]",
        "pass|PASS|pas|yield|!board|",
        any::<String>(),
    ]
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        30 => any::<usize>().prop_map(Deed::Legal),
        10 => (anybody(), typed()).prop_map(|(who, text)| Deed::Types(who, text)),
        3 => (anybody(), ".{1,9}").prop_map(|(who, word)| Deed::Says(who, word)),
        1 => anybody().prop_map(Deed::Aborts),
        1 => anybody().prop_map(Deed::OffersADraw),
        6 => (anybody(), 0..4u32).prop_map(|(who, back)| Deed::TakesBack(who, back)),
        2 => (anybody(), 1..30u32).prop_map(|(who, days)| Deed::PutsOff(who, days)),
        2 => anybody().prop_map(Deed::GoesOn),
        3 => anybody().prop_map(Deed::Accepts),
        1 => anybody().prop_map(Deed::Declines),
        2 => anybody().prop_map(Deed::TakesAHint),
        1 => Just(ONLOOKER).prop_map(Deed::Resigns),
    ]
}

fn do_it(table: &mut Table, deed: Deed) {
    let (actor, action) = match deed {
        Deed::Legal(n) if table.session.missing_word().is_some() => {
            let actor = table.on_turn().expect("somebody is waited for");
            (actor, Action::Word(n.to_string()))
        }
        Deed::Legal(n) => match (table.on_turn(), table.legal(n)) {
            (Some(actor), Some(text)) => {
                let done = table.act(actor, &Action::Play(text));
                done.expect("a legal move is taken");
                return;
            }
            _ => return,
        },
        Deed::Types(actor, text) => (actor, Action::Play(text)),
        Deed::Says(actor, word) => (actor, Action::Word(word)),
        Deed::Resigns(actor) => (actor, Action::Resign),
        Deed::TakesAHint(actor) => (actor, Action::Hint),
        Deed::Aborts(actor) => (actor, Action::Abort),
        Deed::OffersADraw(actor) => (actor, Action::OfferDraw),
        Deed::TakesBack(actor, back) => (actor, Action::TakeBack(back)),
        Deed::PutsOff(actor, days) => (actor, Action::PutOff(days)),
        Deed::GoesOn(actor) => (actor, Action::GoOn),
        Deed::Accepts(actor) => (actor, Action::Accept),
        Deed::Declines(actor) => (actor, Action::Decline),
    };
    // `Table::act` checks the result against the laws.
    let _ = table.act(actor, &action);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_people_do_the_laws_hold_and_the_log_replays(
        game in prop::sample::select(all_games()),
        seed: [u8; 32],
        words: bool,
        deeds in prop::collection::vec(deed(), 0..80),
        quits in prop::option::of(anybody()),
    ) {
        let mut table = Table::new(&game, seed);
        if words && table.session.uses_seed() {
            table = Table::with_words(&game, seed);
        }
        for deed in deeds {
            do_it(&mut table, deed);
        }
        // Resigning is possible at any time, whoever is on turn.
        if let Some(actor) = quits {
            let over = table.session.ending.is_some();
            let seat = table.session.seat_of(actor);
            let resigned = table.act(actor, &Action::Resign);
            prop_assert_eq!(resigned.is_ok(), !over && seat.is_some());
            if let (Ok(_), Some(seat)) = (resigned, seat) {
                prop_assert_eq!(table.session.ending, Some(Ending::Resign(seat)));
            }
        }
        table.check_replay();
    }

    #[test]
    fn a_whole_game_ends_by_the_rules_and_replays_at_every_entry(
        game in prop::sample::select(&GAMES[..7]),
        seed: [u8; 32],
        picks: u64,
    ) {
        let mut table = Table::new(game, seed);
        let mut picks = SmallRng::seed_from_u64(picks);
        table.finish(|| picks.random_range(0..1_000));
        prop_assert!(matches!(table.session.ending, Some(Ending::Rule(_))));
        table.check_replay();
        let mut again = Table::new(game, seed).session;
        let begun = again.entries as usize;
        let times = table.times[begun..].iter();
        for (n, (entry, at)) in (begun + 1..).zip(table.log[begun..].iter().zip(times)) {
            again.evolve(entry, *at).unwrap();
            prop_assert_eq!(again.entries as usize, n);
        }
        prop_assert_eq!(format!("{again:?}"), format!("{:?}", table.session));
        // No entry may follow the end of a session.
        for entry in ["pass", "roll:1-2-3", "=resign:first", "=abort:second"] {
            prop_assert!(again.evolve(&entry.parse().unwrap(), 0).is_err());
        }
    }

    #[test]
    fn the_host_passes_by_itself_only_where_nothing_else_is_legal_and_only_if_asked_to(
        auto: bool,
        seed: [u8; 32],
        picks in prop::collection::vec(any::<usize>(), 40),
    ) {
        let mut table = Table::new(&format!("xii_scripta(pieces=6,autopass={auto})"), seed);
        for n in picks {
            let (Some(actor), Some(text)) = (table.on_turn(), table.legal(n)) else { break };
            let entries = table.act(actor, &Action::Play(text)).unwrap();
            let passes = entries[1..].iter().filter(|entry| entry.to_string() == "pass").count();
            prop_assert!(auto || passes == 0);
            let stuck = table.session.line.legal_moves() == ["pass"];
            prop_assert!(!(auto && stuck) || passes == 12, "{entries:?}");
        }
    }
}

/// A position in which each player has six points closed, and a captured piece outside. Whatever is thrown, neither can ever move (A5.5).
fn blocked_for_good(options: &str) -> Session {
    let side = "7=2,8=2,9=2,10=2,11=2,12=2;2;1;0";
    let seats = [ANNA, BOB].map(|person| Some(Player::Person(person)));
    let mut session =
        Session::begin(SessionId(1), RoomId(1), "xii_scripta", [3; 32], seats).unwrap();
    let position = format!("{side}/{side}/-/5.5.5.5.5.5,5.5.5.5.5.5/I");
    session.line = line_at(options, &position);
    session
}

#[test]
fn two_players_who_block_each_other_for_good_are_asked_after_twelve_passes() {
    let mut table = Table::at(blocked_for_good(""));
    let turn = |n: usize| {
        table.log[2 * n..2 * n + 2]
            .iter()
            .map(Entry::to_string)
            .collect::<Vec<_>>()
    };
    assert_eq!(table.log.len(), 25, "{:?}", table.log);
    for n in 0..12 {
        assert!(
            turn(n)[0].starts_with("roll:") && turn(n)[1] == "pass",
            "{:?}",
            turn(n)
        );
    }
    assert_eq!(
        table.on_turn(),
        Some(ANNA),
        "after an even number of passes"
    );
    let entries = table.act(ANNA, &Action::Play("pass".to_owned())).unwrap();
    assert_eq!(
        entries.len(),
        26,
        "her own pass, twelve more, and their throws"
    );
    table.act(BOB, &Action::Resign).unwrap();
    assert_eq!(
        table.session.ending,
        Some(Ending::Resign(lusoria_games::rules::Seat::Second))
    );
}

#[test]
fn without_autopass_nobody_passes_for_them() {
    let mut table = Table::at(blocked_for_good("autopass=false"));
    assert_eq!(table.log.len(), 1);
    let entries = table.act(ANNA, &Action::Play("pass".to_owned())).unwrap();
    assert_eq!(entries.len(), 2, "the pass and Bob's throw: {entries:?}");
    assert_eq!(table.on_turn(), Some(BOB));
}

#[test]
fn a_game_can_be_called_off_until_both_have_moved_and_by_either() {
    for actor in [ANNA, BOB] {
        let mut table = Table::new("xii_scripta", [9; 32]);
        while table.on_turn() == Some(ANNA) {
            let text = table.legal(0).unwrap();
            table.act(ANNA, &Action::Play(text)).unwrap();
        }
        let mut early = Table::new("xii_scripta", [9; 32]);
        for entry in &table.log[1..] {
            early.session.evolve(entry, 0).unwrap();
        }
        let decided = lusoria::session::decide(&early.session, actor, &Action::Abort, 7).unwrap();
        assert_eq!(decided.after.changed_at, 7);
        assert_eq!(decided.entries, [Entry::Abort(seat(actor).unwrap())]);
        let text = table.legal(0).unwrap();
        table.act(BOB, &Action::Play(text)).unwrap();
        let late = table.act(actor, &Action::Abort).unwrap();
        assert_eq!(late, [Entry::Offer(seat(actor).unwrap(), Offer::Abort)]);
        let other = if actor == ANNA { BOB } else { ANNA };
        table.act(other, &Action::Accept).unwrap();
        assert_eq!(
            table.session.ending,
            Some(Ending::Abort(seat(actor).unwrap()))
        );
    }
}

#[test]
fn the_seat_is_checked_before_the_rules() {
    let mut table = Table::new("xii_scripta", [9; 32]);
    for (actor, text, id) in [
        (ONLOOKER, "place 1", "no-seat"),
        (ONLOOKER, "nonsense", "no-seat"),
        (BOB, "place 1", "wrong-turn"),
        (BOB, "place 99", "wrong-turn"),
        (BOB, "place", "wrong-turn"),
        (BOB, "nonsense", "not-a-move"),
        (ANNA, "place", "syntax"),
        (ANNA, "take 1", "not-all-home"),
        (ANNA, "roll 1 2 3", "not-your-dice"),
    ] {
        let refusal = table
            .act(actor, &Action::Play(text.to_owned()))
            .unwrap_err();
        assert_eq!(refusal.id(), id, "{text}");
    }
}
