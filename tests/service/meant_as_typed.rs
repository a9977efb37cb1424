//! What the bot suggests does what it promises if it is typed as it stands, also beside other games, seats and tournaments.

use crate::house::{House, chat_message};
use crate::newcomers::text;

/// The texts in backticks.
fn suggested(told: &str) -> Vec<&str> {
    told.split('`').skip(1).step_by(2).collect()
}

#[tokio::test]
async fn the_opening_of_a_game_with_dice_names_its_number_in_verify() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: e4-f4",
            "bob: !yield #1",
        ])
        .await;
    let opened = text(&house.say("anna", "!new quick @bob first").await);
    assert!(suggested(&opened).contains(&"!verify #2"), "{opened}");
    let verified = text(&house.say("anna", "!verify #2").await);
    assert!(verified.starts_with("#2 is not over"), "{verified}");
}

#[tokio::test]
async fn a_line_that_cannot_be_planned_is_answered_with_one_that_can() {
    let house = House::new().await;
    house
        .play(&["anna: !new tablut @bob first", "anna: e4-f4"])
        .await;
    // It is anna who plays white, so bob's first move cannot be one of hers.
    for (line, id, begins) in [
        (
            "!if e4-g4 then a4-b4",
            "plan-impossible",
            "The other player cannot play “e4-g4” now",
        ),
        (
            "!if a4-b4 then b4-a4",
            "plan-impossible-after",
            "After `a4-b4`, “b4-a4” is not possible.",
        ),
        (
            "!if a4-b4",
            "plan-how",
            "A line begins with a move of the other player",
        ),
    ] {
        let said = house.say("anna", line).await;
        assert_eq!(said.refused(), [id], "{line}");
        let told = text(&said);
        assert!(told.starts_with(begins), "{told}");
        let example = suggested(&told);
        let example = example.last().unwrap();
        let planned = house.say("anna", example).await;
        assert_eq!(planned.refused(), [""; 0], "{example}");
    }
    house.play(&["anna: !if off"]).await;
    let told = text(&house.say("anna", "!if").await);
    for example in suggested(&told) {
        let planned = house.say("anna", example).await;
        assert_eq!(planned.refused(), [""; 0], "{example}");
    }
    let told = text(&house.say("bob", "!if").await);
    assert!(
        told.contains("It is your turn: play first, then plan."),
        "{told}"
    );
}

#[tokio::test]
async fn whoever_adds_a_computer_to_one_of_several_tournaments_keeps_its_level() {
    let house = House::new().await;
    house
        .play(&["anna: !tournament new tablut", "anna: !tournament new cats"])
        .await;
    for (level, typed) in [(":easy", ":easy"), (":ruthless", ":ruthless"), ("", "")] {
        let asked = house.manage(&format!("!tournament add bot{level}")).await;
        assert_eq!(asked.refused(), ["tournament-which"]);
        let told = text(&asked);
        assert!(
            told.contains(&format!("`!tournament add bot{typed} 1`")),
            "{told}"
        );
    }
    house.manage("!tournament add bot:easy 1").await;
    house.manage("!tournament add bot:easy 2").await;
    let asked = text(&house.manage("!tournament remove bot:easy").await);
    assert!(asked.contains("`!tournament remove bot:easy 1`"), "{asked}");
}

#[tokio::test]
async fn whoever_can_take_a_seat_or_enter_a_tournament_is_told_how_to_do_either() {
    let house = House::new().await;
    house
        .play(&["bob: !new tablut", "anna: !tournament new cats"])
        .await;
    let asked = house.say("cyril", "!join").await;
    assert_eq!(asked.refused(), ["join-which"]);
    let told = text(&asked);
    assert!(told.contains("`!join #1` takes the seat"), "{told}");
    house.play(&["cyril: !tournament join 1"]).await;
    let list = text(&house.say("cyril", "!tournament").await);
    assert!(list.contains("cyril"), "{list}");
    house.play(&["zenobia: !join #1"]).await;
}

#[tokio::test]
async fn a_new_game_with_a_level_or_a_bare_name_is_answered_with_how_that_is_typed() {
    let house = House::new().await;
    for (typed, begins) in [
        ("!new tablut hard", "`!new tablut bot:hard`"),
        ("!new quick easy", "`!new quick bot:easy`"),
        ("!новая таблут трудный", "`!new таблут bot:hard`"),
        ("!new tablut bob", "`!new tablut @bob`"),
        ("!new tablut bob 3 ", "`!new tablut @friend`"),
    ] {
        let told = text(&house.say("anna", typed).await);
        assert!(told.contains(begins), "{typed}: {told}");
    }
}

#[tokio::test]
async fn quiet_hours_are_found_by_several_words() {
    let house = House::new().await;
    for (typed, suggested) in [
        ("!quiet 22:00-08:00", "`!me quiet 22:00-08:00`"),
        ("!mute 22-8", "`!me quiet 22-8`"),
    ] {
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), ["mute-hours"]);
        assert!(text(&said).contains(suggested), "{said:?}");
    }
    for typed in ["!mute 2h", "!mute 2 hours", "!mute 30m"] {
        assert_eq!(house.say("anna", typed).await.refused(), ["mute-how-long"]);
    }
    for typed in [
        "!quiet hours 22-8 London",
        "!klid 22-8 Praha",
        "!ore di silenzio 22-8 Roma",
        "!тихие часы 22-8 Москва",
        "!já tiché hodiny 22-8 Praha",
        "!me quiet hours 22-8 London",
    ] {
        let told = text(&house.say("anna", typed).await);
        assert!(told.contains("22:00-08:00"), "{typed}: {told}");
    }
    let help = text(&house.say("anna", "!help all").await);
    assert!(help.contains("quiet hours"), "{help}");
}

#[tokio::test]
async fn words_that_say_the_same_in_another_form_are_understood() {
    let house = House::new().await;
    house.play(&["bob: !new tablut"]).await;
    house.play(&["cyril: !участвовать"]).await;
    let begun = text(&house.say("anna", "!новая кошки @bob 3 дня рейтинг").await);
    assert!(begun.contains("is rated"), "{begun}");
    house.play(&["anna: !tournament new afrika"]).await;
    house.play(&["zenobia: !partecipare 1"]).await;
    house
        .play(&["cyril: !přihlásit se 1", "cyril: !odhlásit se"])
        .await;
    for typed in ["!dovolená týden", "!vacation week", "!отпуск неделя"] {
        let told = text(&house.say("anna", typed).await);
        assert!(told.contains("7 d"), "{typed}: {told}");
    }
}

#[tokio::test]
async fn a_game_is_named_as_the_reader_types_it() {
    for (lang, own, standing) in [
        ("en", "quick", "!standing quick 5"),
        ("cs", "rychlá", "!stoly rychlá 5"),
        ("it", "rapida", "!tavoli rapida 5"),
        ("ru", "быстрая", "!столы быстрая 5"),
    ] {
        let house = House::new().await;
        house.manage(&format!("!lang {lang}")).await;
        let set = text(&house.manage(standing).await);
        assert!(set.contains(&format!("`{own}`")), "{set}");
        let list = text(&house.manage("!standing").await);
        assert!(list.contains(&format!("{own} (5)")), "{list}");
        house.play(&["anna: !new quick @bob"]).await;
        let again = text(&house.say("anna", "!new quick @bob").await);
        assert!(again.contains(&format!("`{own}`")), "{again}");
        let seat = text(&house.say("cyril", "!new selus_puzzle").await);
        assert!(seat.contains("selus_puzzle "), "{seat}");
    }
}

#[tokio::test]
async fn a_tournament_that_is_being_played_is_called_off_only_after_a_question() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !tournament new tablut",
            "anna: !join",
            "bob: !join",
            "anna: !start",
        ])
        .await;
    let asked = house.manage("!tournament cancel").await;
    assert_eq!(asked.refused(), ["confirm-call-off"]);
    let told = text(&asked);
    assert!(told.contains("Really call off tournament 1?"), "{told}");
    house.manage("no").await;
    let shown = text(&house.say("bob", "!tournament").await);
    assert!(!shown.contains("called off"), "{shown}");
    house.manage("!tournament cancel").await;
    let over = text(&house.manage("yes").await);
    assert!(
        over.contains("Tournament 1 (Tablut) is called off"),
        "{over}"
    );
    // A tournament that has not begun is called off at once.
    house.play(&["anna: !tournament new cats"]).await;
    let over = text(&house.manage("!tournament cancel").await);
    assert!(over.contains("is called off"), "{over}");
}

#[tokio::test]
async fn an_answer_to_a_puzzle_repeats_how_it_is_typed_beside_a_game() {
    let house = House::new().await;
    house.play(&["anna: !new gabata @bob first"]).await;
    let mut told = String::new();
    for _ in 0..30 {
        let asked = house.say("anna", "!puzzle mouse").await;
        let puzzle = crate::puzzles::shown(&asked);
        let answers = crate::puzzles::answers(puzzle);
        if answers.len() > 1 {
            let answer = format!("!puzzle {}", answers[0]);
            told = text(&house.say("anna", &answer).await);
            break;
        }
        house.say("anna", "!puzzle solution").await;
    }
    assert!(told.contains("You also have a game open here"), "{told}");
}

#[tokio::test]
async fn whoever_has_just_ended_a_game_is_not_sent_to_an_older_puzzle() {
    let house = House::new().await;
    house
        .play(&["anna: !puzzle tablut", "anna: !new tablut @bob first"])
        .await;
    house.play(&["anna: #1 e4-f4", "bob: a4-b4"]).await;
    tokio::time::sleep(std::time::Duration::from_millis(1_100)).await;
    house.play(&["bob: !yield #1"]).await;
    for typed in ["!undo", "!draw", "!hint"] {
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), ["session-over"], "{typed}: {said:?}");
    }
}

#[tokio::test]
async fn if_all_games_refuse_for_one_reason_it_is_told() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: !new murus @bob first",
        ])
        .await;
    for (typed, id) in [
        ("!accept", "nothing-offered"),
        ("!undo", "takeback-nothing"),
        ("!pause off", "pause-none"),
    ] {
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), [id], "{typed}: {said:?}");
    }
}

#[tokio::test]
async fn whom_theory_favours_is_told_once_and_not_to_two_who_play_for_their_ratings() {
    const THEORY: &str = "If nobody errs, bob wins: so says theory.";
    let house = House::new().await;
    let opened = house.say("anna", "!new gabata @bob first").await;
    let told = text(&opened);
    let after_moves = told.find("You can type").unwrap();
    assert!(told.find(THEORY) > Some(after_moves), "{told}");
    let board = text(&house.say("anna", "!board").await);
    assert!(!board.contains("theory"), "{board}");
    let rated = house
        .say("cyril", "!new gabata @zenobia first rated=true")
        .await;
    assert!(!text(&rated).contains("theory"), "{rated:?}");
    let rules = text(&house.say("anna", "!rules gabata full").await);
    assert!(rules.contains("Who is favoured"), "{rules}");
}

#[tokio::test]
async fn a_rated_game_that_was_too_short_says_how_many_moves_it_lacks() {
    let house = House::new().await;
    let mut begin = house.message("hall", "anna", "!new tablut @bob first rated=true");
    chat_message(&mut begin).may_configure = true;
    house.hear(begin).await;
    house.play(&["anna: e4-f4", "bob: a4-b4"]).await;
    let over = text(&house.say("bob", "!yield #1").await);
    let moves = over.split("had made ").nth(1).unwrap_or_default();
    assert!(moves.starts_with(char::is_numeric), "{over}");
}

#[tokio::test]
async fn a_refused_claim_names_the_player_who_still_has_time() {
    let house = House::new().await;
    house
        .play(&["anna: !new tablut @bob first time=3d", "anna: e4-f4"])
        .await;
    let said = house.say("anna", "!claim").await;
    assert_eq!(said.refused(), ["claim-too-early"]);
    let told = text(&said);
    assert!(told.starts_with("bob still has time in #1"), "{told}");
}

#[tokio::test]
async fn while_a_game_is_put_off_its_board_still_tells_what_can_be_played() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: !pause 3d",
            "bob: !accept",
        ])
        .await;
    let board = text(&house.say("anna", "!board").await);
    assert!(board.contains("Put off for another"), "{board}");
    assert!(board.contains("You can type"), "{board}");
}

#[tokio::test]
async fn an_offer_is_told_as_one_sentence_in_each_language() {
    for (lang, told) in [
        ("cs", "anna navrhuje odložit partii #1 (Tablut) o 3 dny."),
        (
            "it",
            "anna chiede di rinviare di 3 giorni la partita #1 (Tablut).",
        ),
    ] {
        let house = House::new().await;
        house.manage(&format!("!lang {lang}")).await;
        house.play(&["anna: !new tablut @bob first"]).await;
        let offered = text(&house.say("anna", "!pause 3d").await);
        assert!(offered.contains(told), "{offered}");
    }
}

#[tokio::test]
async fn a_new_game_without_a_name_is_asked_for_in_each_language() {
    let house = House::new().await;
    for typed in [
        "!new",
        "!new game",
        "!nová hra",
        "!nuova partita",
        "!новая игра",
    ] {
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), ["new-which-game"], "{typed}: {said:?}");
    }
    // `!new game` does not begin another game with the last partner either.
    house
        .play(&["anna: !new tablut @bob first", "anna: !yield #1"])
        .await;
    let said = house.say("anna", "!new game").await;
    assert_eq!(said.refused(), ["new-which-game"]);
}

#[tokio::test]
async fn whoever_waits_alone_is_told_of_their_own_seat() {
    let house = House::new().await;
    house.play(&["anna: !new tablut"]).await;
    let said = house.say("anna", "!play").await;
    assert_eq!(said.refused(), ["join-own"], "{said:?}");
}
