//! Puzzles are asked, answered right and wrong, and given up, also across restarts and beside games.

use crate::house::{House, Said};
use lusoria::service::ManualClock;
use lusoria::service::Outcome;
use lusoria_games::puzzle::{Puzzle, RECIPES, puzzle};
use serde_json::Value;

/// What is stored to be said about a puzzle.
fn told(said: &Said) -> Value {
    let told = said.says.iter().find_map(|say| say.get("puzzle"));
    told.unwrap_or_else(|| panic!("no puzzle: {said:?}"))["told"].clone()
}

/// The puzzle that was shown.
pub(crate) fn shown(said: &Said) -> &'static Puzzle {
    let told = told(said);
    let number = told["number"].as_u64().unwrap();
    puzzle(
        told["game"].as_str().unwrap(),
        usize::try_from(number).unwrap(),
    )
    .unwrap()
}

/// A legal move that does not solve the puzzle.
pub(crate) fn wrong(puzzle: &Puzzle) -> String {
    let legal = puzzle.begin().unwrap().legal_moves();
    let mut others = legal.into_iter().filter(|m| *m != puzzle.solution[0]);
    others.next().unwrap().replace(':', " ")
}

/// The answers of the solver, as people type them.
pub(crate) fn answers(puzzle: &Puzzle) -> Vec<String> {
    let all = (0..).map_while(|right| puzzle.after(right));
    all.map(|(_, place)| puzzle.solution[place].replace(':', " "))
        .collect()
}

#[tokio::test]
async fn a_puzzle_can_be_left_and_then_moves_are_no_answers_any_more() {
    let house = House::new().await;
    let asked = house.say("anna", "!puzzle tablut").await;
    let wrong = wrong(shown(&asked));
    let left = house.say("anna", "!puzzle off").await;
    assert_eq!(told(&left)["event"], "left");
    let text = &left.reply().text;
    assert!(text.contains("You have left puzzle"), "{text}");
    assert_eq!(house.say("anna", &wrong).await.outcome, Outcome::Ignored);
    let again = house.say("anna", "!puzzle off").await;
    assert_eq!(again.refused(), ["puzzle-none"]);
}

/// Otherwise a person who has just looked at a game would take the refusal for one by the rules of that game.
#[tokio::test]
async fn a_refusal_by_the_puzzle_says_so_to_somebody_who_also_plays() {
    let house = House::new().await;
    house.say("anna", "!puzzle tablut").await;
    let said = house.say("anna", "!puzzle e5-z9").await;
    assert!(
        !said.reply().text.contains("the puzzle. A move"),
        "{said:?}"
    );
    house.play(&["anna: !new murus bot:easy first"]).await;
    let said = house.say("anna", "!puzzle e5-e5").await;
    assert!(said.reply().text.contains("the puzzle. A move"), "{said:?}");
}

#[tokio::test]
async fn every_kind_of_puzzle_is_solved_by_typing_its_moves() {
    let house = House::new().await;
    for recipe in RECIPES {
        let asked = house.say("anna", &format!("!puzzle {}", recipe.game)).await;
        let puzzle = shown(&asked);
        for (place, answer) in answers(puzzle).iter().enumerate() {
            let said = house.say("anna", answer).await;
            let event = told(&said)["event"].clone();
            let last = place + 1 == puzzle.answers();
            let name = if last { "solved" } else { "right" };
            assert!(event.get(name).is_some(), "{answer} in {puzzle}: {event}");
            if last {
                assert_eq!(event["solved"]["of_game"], 1);
                assert_eq!(event["solved"]["at_once"], true);
            }
        }
        assert_eq!(
            house.say("anna", &wrong(puzzle)).await.outcome,
            Outcome::Ignored
        );
    }
}

#[tokio::test]
async fn a_wrong_answer_gets_the_move_against_it_and_may_be_tried_again_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    let house = House::at(&path).await;
    let asked = house.say("anna", "!puzzle tablut").await;
    let puzzle = shown(&asked);
    let said = house.say("anna", &wrong(puzzle)).await;
    let event = told(&said)["event"]["wrong"].clone();
    let mut line = puzzle.begin().unwrap();
    line.play(event["played"].as_str().unwrap()).unwrap();
    line.play(event["refutation"].as_str().unwrap()).unwrap();
    house.close().await;

    let house = House::at(&path).await;
    let again = house.say("anna", "!puzzle").await;
    assert_eq!(shown(&again), puzzle);
    let said = house.say("anna", &answers(puzzle)[0]).await;
    let event = told(&said)["event"].clone();
    match event.get("solved") {
        Some(solved) => assert_eq!(solved["at_once"], false),
        None => assert!(event.get("right").is_some(), "{event}"),
    }
}

#[tokio::test]
async fn a_puzzle_is_given_up_or_left_for_another() {
    let house = House::new().await;
    assert_eq!(
        house.say("anna", "!puzzle solution").await.refused(),
        ["puzzle-none"]
    );
    let first = told(&house.say("anna", "!puzzle selus").await);
    let second = told(&house.say("anna", "!puzzle next").await);
    assert_eq!(second["game"], "selus");
    assert_ne!(first["number"], second["number"]);
    let said = house.say("anna", "!úloha řešení").await;
    assert!(told(&said)["event"].get("solution").is_some());
    assert_eq!(
        house.say("anna", "!puzzle solution").await.refused(),
        ["puzzle-none"]
    );
    assert_eq!(
        house.say("anna", "!puzzle gabata").await.refused(),
        ["puzzle-no-game"]
    );
}

#[tokio::test]
async fn a_move_goes_to_the_game_or_the_puzzle_and_where_it_fits_both_it_is_asked() {
    let house = House::new().await;
    let puzzle = shown(&house.say("anna", "!puzzle mouse").await);
    house.play(&["anna: !new tablut @me"]).await;
    // This answer is no move in Tablut.
    let said = house.say("anna", &answers(puzzle)[0]).await;
    assert_eq!(
        told(&said)["right"].as_u64(),
        Some(u64::from(puzzle.answers() > 1))
    );
    house.say("anna", "!puzzle tablut").await;
    let legal = {
        let listed = house.say("anna", "!moves #1").await.reply().text.clone();
        listed
            .split('`')
            .skip(1)
            .step_by(2)
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    for _ in 0..60 {
        let puzzle = shown(&house.say("anna", "!puzzle next").await);
        let line = puzzle.begin().unwrap();
        let both = |m: &&String| line.boxed_clone().play(m).is_ok();
        let Some(typed) = legal.iter().find(both) else {
            continue;
        };
        assert_eq!(house.say("anna", typed).await.refused(), ["puzzle-or-game"]);
        let said = house.say("anna", &format!("!puzzle {typed}")).await;
        assert!(told(&said).get("event").is_some());
        assert_eq!(house.log(1).await.len(), 0);
        house.play(&[&format!("anna: #1 {typed}")]).await;
        assert_eq!(house.log(1).await.len(), 1);
        return;
    }
    panic!("no move of the start is legal in a puzzle");
}

#[tokio::test]
async fn another_person_and_another_room_are_not_answered() {
    let house = House::new().await;
    let puzzle = shown(&house.say("anna", "!puzzle murus").await);
    let answer = &answers(puzzle)[0];
    assert_eq!(house.say("bob", answer).await.outcome, Outcome::Ignored);
    let elsewhere = house.hear(house.message("garden", "anna", answer)).await;
    assert_eq!(elsewhere.outcome, Outcome::Ignored);
    let elsewhere = format!("!puzzle {answer}");
    let elsewhere = house
        .hear(house.message("garden", "anna", &elsewhere))
        .await;
    assert!(told(&elsewhere).get("event").is_some());
}

/// Only the first move is judged, because the other side may reply to it.
#[tokio::test]
async fn several_moves_in_one_answer_are_answered_with_the_first_of_them() {
    let house = House::new().await;
    let asked = house.say("anna", "!puzzle cats").await;
    let right = answers(shown(&asked)).remove(0);
    for typed in [format!("{right} 21"), format!("!puzzle {right}, 21")] {
        let refused = house.say("anna", &typed).await;
        assert_eq!(refused.refused(), ["puzzle-one-move"], "{typed}");
        assert!(refused.reply().text.contains(&right), "{refused:?}");
    }
}

#[tokio::test]
async fn half_a_move_is_asked_to_be_typed_whole() {
    let house = House::new().await;
    house.say("anna", "!puzzle murus").await;
    for _ in 0..60 {
        let puzzle = shown(&house.say("anna", "!puzzle next").await);
        let tower = &puzzle.solution[0][..2];
        let said = house.say("anna", &format!("!puzzle {tower}")).await;
        if said.refused() == ["puzzle-which-move"] {
            return;
        }
    }
    panic!("every tower has only one move");
}

/// `S` is the English word for south and the first letter of the Czech one for north.
#[tokio::test]
async fn a_letter_that_means_two_things_is_asked_about_in_a_puzzle_too() {
    let house = House::new().await;
    house.say("anna", "!puzzle murus").await;
    house.say("anna", "!me lang cs").await;
    for _ in 0..60 {
        let puzzle = shown(&house.say("anna", "!puzzle next").await);
        let legal = puzzle.begin().unwrap().legal_moves();
        let both = |tower: &&str| {
            let goes = |way: &str| legal.contains(&format!("{tower},{way}"));
            goes("S") && goes("N")
        };
        let mut towers = legal.iter().map(|ply| &ply[..2]);
        let Some(tower) = towers.find(both) else {
            continue;
        };
        let typed = format!("!puzzle {tower},S");
        let asked = house.say("anna", &typed).await;
        assert_eq!(asked.refused(), ["puzzle-which-move"]);
        let (north, south) = (format!("`{tower},sever`"), format!("`{tower},J`"));
        let text = &asked.reply().text;
        assert!(text.contains(&north) && text.contains(&south), "{text}");
        return;
    }
    panic!("no tower can go both ways");
}

/// 2026-11-23, 12:00 UTC.
const NOON: i64 = 1_795_435_200;

/// The puzzles of the day that were shown so far, each with its game and number.
async fn dailies(house: &House) -> Vec<(String, u64)> {
    let says = house.stored_says().await;
    let told = says.iter().filter_map(|say| say.get("puzzle"));
    let told = told.filter(|puzzle| puzzle["told"]["event"] == "daily");
    told.map(|puzzle| {
        let told = &puzzle["told"];
        let game = told["game"].as_str().unwrap().to_owned();
        (game, told["number"].as_u64().unwrap())
    })
    .collect()
}

/// Waits until this many puzzles of the day were shown, and a moment longer.
async fn until_shown(house: &House, count: usize) {
    for _ in 0..500 {
        if dailies(house).await.len() >= count {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    assert_eq!(dailies(house).await.len(), count);
}

#[tokio::test]
async fn the_puzzle_of_the_day_comes_once_a_day_over_restarts() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.db");
    let (hand, clock) = ManualClock::new(NOON);
    let house = House::with_clock(&path, clock).await;
    let set = "!puzzle daily 18:00 Europe/Prague";
    assert_eq!(house.say("bob", set).await.refused(), ["may-not-configure"]);
    assert_eq!(
        house.manage("!puzzle daily tablut").await.refused(),
        ["puzzle-daily-how"]
    );
    let atlantis = house.manage("!puzzle daily 18:00 Middle-earth/Bree").await;
    assert_eq!(atlantis.refused(), ["no-zone"]);
    assert_eq!(house.manage(set).await.refused(), Vec::<String>::new());
    // In November it is 18:00 in Prague when it is 17:00 UTC.
    hand.set(NOON + 5 * 3_600 - 1);
    until_shown(&house, 0).await;
    hand.set(NOON + 5 * 3_600);
    until_shown(&house, 1).await;
    house.close().await;
    let house = House::with_clock(&path, hand.clock()).await;
    until_shown(&house, 1).await;
    let todays = shown(&house.say("bob", "!puzzle today").await);
    let (game, number) = dailies(&house).await.remove(0);
    assert_eq!(
        Some(todays),
        puzzle(&game, usize::try_from(number).unwrap())
    );
    house.say("bob", &answers(todays)[0]).await;
    // Three days without the bot bring one puzzle, not three.
    house.close().await;
    hand.set(NOON + 3 * 86_400 + 6 * 3_600);
    let house = House::with_clock(&path, hand.clock()).await;
    until_shown(&house, 2).await;
    house.manage("!mute").await;
    hand.set(NOON + 4 * 86_400 + 5 * 3_600);
    until_shown(&house, 2).await;
    house.manage("!unmute").await;
    hand.set(NOON + 5 * 86_400 + 5 * 3_600);
    until_shown(&house, 3).await;
    assert_eq!(
        house.manage("!úloha denně vypnout").await.refused(),
        Vec::<String>::new()
    );
    hand.set(NOON + 9 * 86_400);
    until_shown(&house, 3).await;
}

#[tokio::test]
async fn beside_games_the_puzzle_says_how_to_answer_it_and_answers_what_was_typed_for_it() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: !new tablut @cyril first",
        ])
        .await;
    let asked = house.say("anna", "!puzzle tablut").await;
    let text = &asked.reply().text;
    assert!(text.contains("like this: `!puzzle "), "{text}");
    // No piece moves like this.
    let said = house.say("anna", "a1-b2").await;
    let refused = said.refused();
    assert_ne!(refused, ["which-session"], "{said:?}");
    assert!(!said.replies[0].text.contains("`#1`"), "{said:?}");
    let puzzle = shown(&asked);
    let line = puzzle.begin().unwrap();
    let both = [
        "e4-f4", "e6-f6", "d5-d4", "c5-c4", "e3-f3", "e7-f7", "g5-g4",
    ];
    let both = both.iter().find(|m| line.boxed_clone().play(m).is_ok());
    if let Some(typed) = both {
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), ["puzzle-or-games"], "{said:?}");
        assert!(said.replies[0].text.contains("#1, #2"), "{said:?}");
    }
}

#[tokio::test]
async fn the_solution_belongs_to_the_open_puzzle_and_names_it_and_no_other_word_stands_beside_it() {
    let house = House::new().await;
    let open = told(&house.say("anna", "!puzzle selus").await);
    for typed in [
        "!puzzle today solution",
        "!puzzle tablut solution",
        "!puzzle today tablut",
        "!úloha dnes řešení",
    ] {
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), ["word-left-over"], "{typed}");
    }
    let other = told(&house.say("anna", "!puzzle next tablut").await);
    assert_eq!(other["game"], "tablut");
    assert_ne!(open["game"], other["game"]);
    let solved = house.say("anna", "!puzzle solution").await;
    let number = format!("The solution of puzzle {}: ", other["number"]);
    assert!(solved.reply().text.starts_with(&number), "{solved:?}");
}

#[tokio::test]
async fn the_game_and_the_hour_of_the_daily_puzzle_are_told() {
    let house = House::new().await;
    for typed in ["!puzzle daily 18:00 Europe/Prague tablut", "!puzzle daily"] {
        let told = house.manage(typed).await;
        let text = &told.reply().text;
        let says = "Every day at 18:00 (Europe/Prague) this room gets the puzzle of the day, always of Tablut";
        assert!(text.contains(says), "{typed}: {told:?}");
    }
}

/// `в` is the third letter of the Russian alphabet, but it names no pit.
#[tokio::test]
async fn a_letter_that_names_no_pit_is_answered() {
    let house = House::new().await;
    house
        .play(&["anna: !me lang ru", "anna: !задача чука"])
        .await;
    let said = house.say("anna", "в").await;
    assert!(said.reply().text.contains("не ход"), "{said:?}");
    assert!(house.say("anna", "вот").await.replies.is_empty());
}
