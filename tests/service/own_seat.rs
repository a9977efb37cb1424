//! Commands without a number are about the writer's own games and puzzle; in tournament games nobody is helped; an argument that is
//! not understood is named.

use crate::house::{House, Said};
use crate::tournaments::{first_game, games, until};

fn text(said: &Said) -> String {
    let texts = said.replies.iter().map(|reply| reply.text.as_str());
    texts.collect::<Vec<_>>().join("\n")
}

#[tokio::test]
async fn in_a_tournament_game_nobody_is_helped_and_the_level_stays() {
    let house = House::new().await;
    house
        .play(&["anna: !tournament new cats", "anna: !join"])
        .await;
    house
        .play(&["anna: !tournament add bot:easy", "anna: !start"])
        .await;
    let round = until(&house, "round", 1).await;
    let (game, _) = games(&house, &round["pairings"]).await[0];
    for line in ["!level ruthless", "!hint", "!undo"] {
        for typed in [line.to_owned(), format!("{line} #{game}")] {
            let refused = house.say("anna", &typed).await.refused();
            assert_eq!(refused, ["tournament-no-help"], "{typed}");
        }
    }
    let level = text(&house.say("anna", &format!("!level #{game}")).await);
    assert!(level.contains("easy"), "{level}");
    let log = house.log(game).await.join(" ");
    assert!(!log.contains("=level") && !log.contains("=hint"), "{log}");
}

#[tokio::test]
async fn nobody_takes_moves_back_in_a_tournament_even_if_the_other_agrees() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !tournament new tablut",
            "anna: !join",
            "bob: !join",
            "anna: !start",
        ])
        .await;
    let (game, [first, _]) = first_game(&house).await;
    house.play(&[&format!("{first}: #{game} e3-d3")]).await;
    for who in ["anna", "bob"] {
        let refused = house.say(who, "!undo").await.refused();
        assert_eq!(refused, ["tournament-no-help"], "{who}");
    }
    assert_eq!(house.log(game).await, ["e3-d3"]);
}

#[tokio::test]
async fn commands_of_players_never_offer_the_games_of_others() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: e3-d3",
            "anna: !yield #1",
            "bob: !new tchuka",
            "cyril: !new tchuka",
        ])
        .await;
    for line in [
        "!abort",
        "!yield",
        "!hint",
        "!undo",
        "!draw",
        "!claim",
        "!accept",
        "!queue",
        "!wait 1d",
        "!level easy",
    ] {
        let refused = house.say("anna", line).await.refused();
        assert_eq!(refused, ["no-session"], "{line}");
    }
    for line in ["!export", "!record"] {
        let said = text(&house.say("anna", line).await);
        assert!(said.contains("session: 1\n"), "{line}: {said}");
    }
    let zenobia = house.say("zenobia", "!export").await.refused();
    assert_eq!(zenobia, ["which-session"], "records of others may be read");
}

#[tokio::test]
async fn anybody_may_still_end_a_game_between_computers() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut bot:ruthless bot:hard",
            "bob: !new tchuka",
        ])
        .await;
    let asked = house.say("cyril", "!abort").await.refused();
    assert_eq!(asked, ["which-session"]);
}

#[tokio::test]
async fn commands_speak_of_the_open_puzzle_when_there_is_no_game() {
    let house = House::new().await;
    house
        .play(&[
            "bob: !new tchuka",
            "cyril: !new tchuka",
            "anna: !puzzle tablut",
        ])
        .await;
    for line in ["!hint", "!yield", "!undo", "!abort"] {
        let refused = house.say("anna", line).await.refused();
        assert_eq!(refused, ["puzzle-open"], "{line}");
    }
    for line in ["!board", "!moves"] {
        let said = house.say("anna", line).await;
        assert_eq!(said.refused(), Vec::<String>::new(), "{line}");
        assert!(said.says[0].get("puzzle").is_some(), "{said:?}");
    }
    let rules = text(&house.say("anna", "!rules").await);
    assert!(rules.contains("Tablut"), "{rules}");
    // A game of one's own comes first, and others still see the games here.
    assert_eq!(
        house.say("zenobia", "!hint").await.refused(),
        ["no-session"]
    );
    house.play(&["anna: !new tchuka"]).await;
    let hint = house.say("anna", "!hint").await.refused();
    assert_eq!(hint, Vec::<String>::new());
}

#[tokio::test]
async fn an_argument_that_is_not_understood_is_named() {
    let house = House::new().await;
    for (line, id) in [
        ("!stats bob", "unknown-person"),
        ("!history bob", "unknown-person"),
        ("!история борис 2", "unknown-person"),
        ("!mine bob", "mine-alone"),
        ("!replay sideways", "replay-how"),
    ] {
        let said = house.say("anna", line).await;
        assert_eq!(said.refused(), [id], "{line}");
        let word = line.split(' ').nth(1).unwrap();
        assert!(text(&said).contains(word), "{said:?}");
    }
}

#[tokio::test]
async fn many_words_step_forward_through_a_game() {
    let house = House::new().await;
    house
        .play(&["anna: !new tablut @bob first", "anna: e3-d3", "bob: h5-h4"])
        .await;
    for line in [
        "!replay next",
        "!replay forward",
        "!повтор следующий",
        "!повтор вперёд",
        "!повтор дальше",
        "!přehrát další",
        "!přehrát dál",
        "!rivedi prossimo",
        "!rivedi avanti",
    ] {
        house.play(&["anna: !replay #1"]).await;
        let said = house.say("anna", line).await;
        assert_eq!(said.says[0]["replay"]["step"], 1, "{line}: {said:?}");
    }
}

#[tokio::test]
async fn a_request_to_take_back_names_the_moves_of_the_other_that_go_with_it() {
    let house = House::new().await;
    house
        .play(&["anna: !new tablut @bob first", "anna: e3-d3", "bob: h5-h4"])
        .await;
    let asked = text(&house.say("anna", "!undo").await);
    assert!(
        asked.contains("asks to take a move back, and yours with it (h5-h4), in #1"),
        "{asked}"
    );
    house.play(&["bob: !accept"]).await;
    assert_eq!(house.log(1).await.len(), 4);
    house.play(&["anna: e3-d3"]).await;
    let free = text(&house.say("anna", "!undo").await);
    assert!(!free.contains("yours"), "{free}");
}

#[tokio::test]
async fn only_moves_that_stand_are_steps_of_a_replay() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !new tablut @bob first",
            "anna: !draw",
            "anna: e3-c3",
            "anna: !undo",
            "anna: e3-d3",
            "bob: !draw",
            "bob: #1 h5-h4",
            "anna: !yield",
        ])
        .await;
    let begin = text(&house.say("anna", "!replay #1").await);
    assert!(begin.contains("and 2 steps follow"), "{begin}");
    let first = text(&house.say("anna", "!replay next").await);
    assert!(first.contains("Step 1 of 2"), "{first}");
    let last = house.say("anna", "!replay next").await;
    assert!(text(&last).contains("Step 2 of 2"), "{last:?}");
    assert!(text(&last).contains("anna gives up"), "{last:?}");
    assert_eq!(
        house.say("anna", "!replay next").await.refused(),
        ["replay-end"]
    );
    let back = text(&house.say("anna", "!replay back").await);
    assert!(back.contains("Step 1 of 2"), "{back}");
}
