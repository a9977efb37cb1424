//! Tests of words that players add to the seed of the dice: when they may be added, how they change the dice, and what the promise then
//! covers.

use crate::laws::{ANNA, BOB, ONLOOKER, Table};
use lusoria::session::{
    AccountId, Action, Entry, Player, Promise, RoomId, Session, SessionId, begin_with_words,
};
use lusoria_games::kit::dice;
use lusoria_games::rules::Seat;

const GAME: &str = "xii_scripta(pieces=3)";
const SEED: [u8; 32] = [5; 32];

fn word(word: &str) -> Action {
    Action::Word(word.to_owned())
}

fn refused(table: &mut Table, actor: AccountId, action: &Action) -> String {
    table.act(actor, action).unwrap_err().id().to_owned()
}

#[test]
fn nothing_falls_until_both_have_given_a_word_in_whatever_order() {
    for [one, other] in [[ANNA, BOB], [BOB, ANNA]] {
        let mut table = Table::with_words(GAME, SEED);
        assert_eq!(table.log, [Entry::Words]);
        let play = Action::Play("place 1".to_owned());
        assert_eq!(refused(&mut table, one, &play), "luck-first");
        assert_eq!(refused(&mut table, ONLOOKER, &word("apple")), "no-seat");
        assert_eq!(table.act(one, &word("apple")).unwrap().len(), 1);
        assert_eq!(refused(&mut table, one, &word("pear")), "luck-word-is-in");
        assert_eq!(table.on_turn(), Some(other), "the other is waited for");
        let entries = table.act(other, &word("štěstí 7")).unwrap();
        assert!(entries[1].to_string().starts_with("roll:"), "{entries:?}");
        assert_eq!(table.on_turn(), Some(ANNA));
        assert_eq!(refused(&mut table, one, &word("pear")), "luck-word-is-in");
        table.check_replay();
    }
}

#[test]
fn the_dice_come_from_the_seed_and_both_words() {
    let thrown = |anna: &str, bob: &str| {
        let mut table = Table::with_words("xii_scripta(dice=plain)", SEED);
        table.act(ANNA, &word(anna)).unwrap();
        table.act(BOB, &word(bob)).unwrap();
        for actor in [ANNA, BOB, ANNA, BOB] {
            table.act(actor, &Action::Play("pass".to_owned())).unwrap();
        }
        table.log[3..].to_vec()
    };
    let first = thrown("apple", "42");
    assert_eq!(first, thrown("apple", "42"));
    for (anna, bob) in [("apple", "43"), ("apples", "42"), ("42", "apple")] {
        assert_ne!(first, thrown(anna, bob), "{anna} {bob}");
    }
    let seed = dice::seed_with_words(&SEED, [Some("apple"), Some("42")]);
    let plain = Table::new("xii_scripta(dice=plain)", seed);
    assert_eq!(first[0], plain.log[0]);
}

#[test]
fn a_game_without_words_takes_none_and_one_without_dice_cannot_wait_for_any() {
    let mut table = Table::new(GAME, SEED);
    assert_eq!(
        refused(&mut table, ANNA, &word("apple")),
        "luck-not-awaited"
    );
    for game in ["tablut", "xii_scripta(dice=hand)", "tchuka_ruma"] {
        let seats = [ANNA, BOB].map(|person| Some(Player::Person(person)));
        let session = Session::begin(SessionId(1), RoomId(1), game, SEED, seats).unwrap();
        let refusal = begin_with_words(&session).unwrap_err();
        assert_eq!(refusal.id(), "luck-no-dice", "{game}");
        assert!(session.clone().evolve(&Entry::Words, 0).is_err());
    }
    for entry in [Entry::Words, Entry::Word(Seat::First, "x".to_owned())] {
        assert!(table.session.clone().evolve(&entry, 0).is_err(), "{entry}");
    }
}

#[test]
fn the_promise_covers_the_game_its_rules_the_words_and_the_seed() {
    let hash = |seed, game, rules, words| Promise::Game.hash(seed, game, rules, words);
    let told = Table::new(GAME, SEED).session.promised_hash();
    assert_eq!(told, hash(&SEED, GAME, 1, false));
    let others = [
        Table::with_words(GAME, SEED).session.promised_hash(),
        Table::new("xii_scripta(pieces=4)", SEED)
            .session
            .promised_hash(),
        Table::new(GAME, [6; 32]).session.promised_hash(),
        hash(&SEED, GAME, 2, false),
        Promise::Seed.hash(&SEED, GAME, 1, false),
    ];
    for other in others {
        assert_ne!(told, other);
    }
}

#[test]
fn a_copy_of_a_session_keeps_its_words() {
    let mut table = Table::with_words(GAME, SEED);
    table.act(ANNA, &word("apple")).unwrap();
    table.act(BOB, &word("42")).unwrap();
    let now = &table.session;
    let mut copy = Session::begin(now.id, now.room, GAME, SEED, now.seats).unwrap();
    copy.restore(now.entries, now.snapshot().unwrap()).unwrap();
    assert_eq!((&copy.words, copy.changed_at), (&now.words, now.changed_at));
    assert_eq!(copy.snapshot(), now.snapshot());
    assert_eq!(copy.promised_hash(), now.promised_hash());
}
