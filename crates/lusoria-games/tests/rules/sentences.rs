//! Checks that every fact of a game has a sentence in every language, with the values that it needs, and that no sentence is unused.

use crate::play::{self, possible};
use crate::playthrough;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use lusoria_games::catalog::{GAMES, Setup, Texts};
use lusoria_games::kit::TypedLine;
use lusoria_games::rules::{Arg, Fact, NotationError, Parsed, Seat, State, Stop};
use proptest::strategy::{Strategy, ValueTree};
use proptest::string::string_regex;
use proptest::test_runner::TestRunner;
use std::collections::{BTreeSet, HashSet};

/// Options, a position, and moves to play from there. The moves are divided by blanks.
type Scene<'a> = (&'a str, &'a str, &'a str);

/// How many games are played to their end with each of the options, to collect the facts that they tell.
const GAMES_EACH: usize = 3;

/// How many plies are played from each position of the perft file.
const FROM_PERFT: usize = 100;
/// How many texts of each pattern are tried.
const TYPED: usize = 300;

/// Patterns of texts that people may type.
pub(crate) struct Typed<'a> {
    pub(crate) malformed: &'a [&'a str],
    pub(crate) garbage: &'a [&'a str],
}

pub(crate) fn check<S: State>(
    options: &[&str],
    typed: &Typed<'_>,
    golden: &str,
    scenes: &[Scene<'_>],
    lawless: &[&str],
) {
    let mut reasons = reasons::<S>(options, typed);
    let mut facts = facts::<S>(options);
    facts.extend(playthrough::effects::<S>(golden));
    for scene in scenes {
        play_scene::<S>(scene, &mut facts, &mut reasons);
    }
    reasons.extend(lawless.iter().map(|position| law::<S>(position)));
    facts.extend(reasons.iter().cloned());
    let game = GAMES
        .iter()
        .find(|game| game.info.id == S::INFO.id)
        .unwrap();
    assert!(game.texts.iter().any(|text| text.lang == "en"));
    for text in game.texts {
        let bundle = bundle(text.lang, text.messages);
        let mut used = told_by_the_host::<S>();
        used.extend(ids(text.messages).into_iter().filter(|id| of_the_title(id)));
        for fact in &facts {
            let id = format!("{}-{}", S::INFO.id, fact.id);
            say(&bundle, text.lang, &id, fact);
            used.insert(id);
        }
        assert_eq!(used, ids(text.messages), "messages in {}", text.lang);
        for reason in &reasons {
            points_to_a_rule(&bundle, text, &format!("{}-{}", S::INFO.id, reason.id));
        }
    }
}

fn bundle(lang: &str, messages: &str) -> FluentBundle<FluentResource> {
    let resource = FluentResource::try_new(messages.to_owned());
    let resource = resource.unwrap_or_else(|(_, errors)| panic!("{lang}: {errors:?}"));
    let mut bundle = FluentBundle::new(vec![lang.parse().unwrap()]);
    bundle.set_use_isolating(false);
    bundle
        .add_resource(resource)
        .expect("no message is there twice");
    bundle
}

fn say(bundle: &FluentBundle<FluentResource>, lang: &str, id: &str, fact: &Fact) {
    let message = bundle.get_message(id).and_then(|message| message.value());
    let message = message.unwrap_or_else(|| panic!("{lang} has no message {id}"));
    let mut args = FluentArgs::new();
    for (name, value) in &fact.args {
        match value {
            Arg::Number(n) => args.set(name.clone(), *n),
            Arg::Text(text) => args.set(name.clone(), text.clone()),
            Arg::Seat(_) => args.set(name.clone(), "Anna"),
            Arg::Seen([first, _]) => args.set(name.clone(), first.clone()),
        }
    }
    let mut errors = Vec::new();
    let sentence = bundle.format_pattern(message, Some(&args), &mut errors);
    assert!(errors.is_empty(), "{lang} {id}: {errors:?}");
    assert!(!sentence.trim().is_empty(), "{lang} {id} says nothing");
}

/// The ids of the sentences that the host uses itself: the name of the game, what the game is about, and its two sides. A solitaire has
/// no sides.
fn told_by_the_host<S: State>() -> BTreeSet<String> {
    let ids = ["name", "about", "side-first", "side-second"];
    let ids = if S::INFO.seats == 1 { &ids[..2] } else { &ids };
    ids.iter()
        .map(|id| format!("{}-{id}", S::INFO.id))
        .collect()
}

/// Whether this is the id of an option's name in a game's title, or of the legend of a notation. No fact uses such sentences. The
/// host's `tests/locales.rs` checks that every option has a name.
fn of_the_title(id: &str) -> bool {
    id.contains("-option-") || id.ends_with("-legend")
}

/// Checks that the sentence of a reason names the section of the rules that `!why` refers to, and that the rules have exactly one such
/// section.
fn points_to_a_rule(bundle: &FluentBundle<FluentResource>, text: &Texts, id: &str) {
    let rule = bundle.get_message(id).unwrap().get_attribute("rule");
    let rule = rule.unwrap_or_else(|| panic!("{} {id} names no rule", text.lang));
    let heading = bundle.format_pattern(rule.value(), None, &mut Vec::new());
    let line = format!("## {heading}");
    let sections = text.rules.lines().filter(|other| *other == line).count();
    assert_eq!(sections, 1, "{} {id}: sections {line}", text.lang);
}

fn ids(messages: &str) -> BTreeSet<String> {
    let resource = fluent_syntax::parser::parse(messages).expect("Fluent can be read");
    let id = |entry: &fluent_syntax::ast::Entry<&str>| match entry {
        fluent_syntax::ast::Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    };
    resource.body.iter().filter_map(id).collect()
}

/// Collects, in every position of some games, the reasons against moves that are not possible there. The moves come from all positions
/// of the games, and from the patterns in `typed`. Also collects the facts about texts that begin like a move but are not one.
fn reasons<S: State>(options: &[&str], typed: &Typed<'_>) -> Vec<Fact> {
    let mut pool = typed_moves::<S>(typed.garbage);
    play::walk::<S>(options, |line| pool.extend(possible(line.state())));
    let mut reasons = Vec::new();
    play::walk::<S>(options, |line| {
        let known: HashSet<_> = possible(line.state()).into_iter().collect();
        let others = pool.difference(&known);
        reasons.extend(others.map(|&m| line.state().why_not(m)));
        reasons.extend(line.state().why_no_move("a1-h8"));
        keep_different(&mut reasons);
    });
    let start = S::start(&S::Options::default());
    for text in typed.malformed {
        match start.parse_move(text) {
            Err(NotationError::Malformed(fact)) => reasons.push(fact),
            other => panic!("{text}: {other:?}"),
        }
    }
    reasons
}

/// Makes texts from these patterns, and returns those that are read as moves.
fn typed_moves<S: State>(patterns: &[&str]) -> HashSet<S::Move> {
    let start = S::start(&S::Options::default());
    let mut runner = TestRunner::deterministic();
    let mut moves = HashSet::new();
    for pattern in patterns {
        let texts = string_regex(pattern).unwrap();
        for _ in 0..TYPED {
            let text = texts.new_tree(&mut runner).unwrap().current();
            if let Ok(Parsed::Move(m)) = start.parse_move(&text) {
                moves.insert(m);
            }
        }
    }
    moves
}

/// The law that the position `lawless` breaks, so that it cannot be played from. Options may stand before the position.
fn law<S: State>(lawless: &str) -> Fact {
    let game = GAMES
        .iter()
        .find(|game| game.info.id == S::INFO.id)
        .unwrap();
    let editor = game
        .position_editor
        .expect("a game with laws has an editor");
    let (options, position) = lawless.split_once(' ').unwrap_or(("", lawless));
    let checked = (editor.check)(Setup { options, position }).unwrap();
    checked.expect_err(lawless)
}

/// All facts that occur in some games, except reasons: effects, captions and prose.
fn facts<S: State>(options: &[&str]) -> Vec<Fact> {
    let mut facts = Vec::new();
    play::walk::<S>(options, |line| {
        let state = line.state();
        facts.extend(state.diagram().captions);
        Seat::ALL
            .iter()
            .for_each(|&seat| facts.extend(state.prose(seat)));
        keep_different(&mut facts);
    });
    let games = options.len() * GAMES_EACH;
    for (seed, text) in (0..).zip(options.iter().cycle().take(games)) {
        let line = play::random_line::<S>(play::options::<S>(text), seed);
        let mut again = TypedLine::<S>::new(play::options::<S>(text));
        line.plies()
            .iter()
            .for_each(|&ply| again.play(ply, &mut facts));
        stop(again.start(), &mut facts);
    }
    for (seed, row) in (0..).zip(play::perft_rows::<S>()) {
        let mut line = TypedLine::from_start(row.options, row.position);
        let whole = play::played_on(line.clone(), seed, FROM_PERFT);
        let plies = whole.plies().iter();
        plies.for_each(|&ply| line.play(ply, &mut facts));
    }
    facts
}

/// Adds the facts of the moves of a scene, and the reasons against those moves that are not legal.
fn play_scene<S: State>(scene: &Scene<'_>, facts: &mut Vec<Fact>, reasons: &mut Vec<Fact>) {
    let &(options, position, moves) = scene;
    let options = play::options::<S>(options);
    let start = S::from_text(&options, position).unwrap_or_else(|why| panic!("{position}: {why}"));
    let mut line = TypedLine::from_start(options, start);
    for text in moves.split(' ') {
        let Ok(Parsed::Move(m)) = line.state().parse_move(text) else {
            panic!("no move: {text}")
        };
        if line.allows(m) {
            line.play(m, facts);
        } else {
            reasons.push(line.state().why_not(m));
        }
        facts.extend(line.state().diagram().captions);
    }
}

/// Adds the facts that are produced when a line stops at a limit, because random play hardly ever reaches one.
fn stop<S: State>(state: &S, facts: &mut Vec<Fact>) {
    if state.repetition_limit().is_some() {
        state.clone().stop(Stop::Repetition, facts);
    }
    if state.ply_limit().is_some() {
        state.clone().stop(Stop::Length, facts);
    }
}

/// Drops duplicate facts, so that the facts fit into memory.
fn keep_different(facts: &mut Vec<Fact>) {
    let mut seen = HashSet::new();
    facts.retain(|fact| seen.insert(format!("{fact:?}")));
}
