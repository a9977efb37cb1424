//! People leave a tournament or are taken out of it; and which of several tournaments is meant.

use crate::house::{House, Said, chat_message, person};
use crate::tournaments::{first_game, games, names, open_games, table, until};

async fn running(format: &str, lines: &[&str]) -> House {
    announced_by("anna", format, lines).await
}

async fn announced_by(organizer: &str, format: &str, lines: &[&str]) -> House {
    let house = House::new().await;
    house
        .play(&[&format!("{organizer}: !tournament new tablut {format}")])
        .await;
    house.play(lines).await;
    house.play(&[&format!("{organizer}: !start")]).await;
    until(&house, "round", 1).await;
    house
}

/// All replies as one text. The news of a round may come at the same time, so there may be several.
fn text(said: &Said) -> String {
    let texts: Vec<_> = said.replies.iter().map(|one| one.text.clone()).collect();
    texts.join("\n")
}

/// The organizer takes somebody out of a tournament that is being played, and says yes when asked.
pub(crate) async fn take_out(house: &House, organizer: &str, whom: &str) -> Said {
    let line = format!("!tournament remove {whom}");
    let asked = house.say(organizer, &line).await;
    assert_eq!(asked.refused(), ["confirm-remove"], "{line}");
    house.say(organizer, "yes").await
}

/// Somebody leaves the tournament that is being played, and says yes when asked.
pub(crate) async fn leave(house: &House, who: &str) -> Said {
    let asked = house.say(who, "!leave").await;
    assert_eq!(asked.refused(), ["confirm-leave"], "{who}");
    house.say(who, "yes").await
}

/// Leaving loses all games that are still to be played, even if none is being played now.
#[tokio::test]
async fn whoever_leaves_between_their_games_is_asked_and_told_whether_they_can_come_back() {
    for (format, what) in [
        ("single", "You cannot come back"),
        ("swiss 3", "`!tournament join 1` brings you back"),
    ] {
        let house = running(format, &["anna: !join", "bob: !join", "cyril: !join"]).await;
        let round = until(&house, "round", 1).await;
        let mut pairings = round["pairings"].as_array().unwrap().iter();
        let bye = pairings.find(|one| one["second"].is_null());
        let bye = bye.unwrap()["first"]["person"]["account"].as_i64().unwrap();
        let bye = names(&house).await[&bye].clone();
        let asked = text(&house.say(&bye, "!leave").await);
        assert!(asked.contains(what), "{asked}");
        let left = text(&house.say(&bye, "yes").await);
        assert!(left.contains("has left"), "{left}");
    }
}

#[tokio::test]
async fn whoever_leaves_is_asked_before_games_are_lost() {
    let house = running("single", &["anna: !join", "bob: !join", "cyril: !join"]).await;
    let (session, [leaver, _]) = first_game(&house).await;
    for line in ["!leave", "!tournament leave 1", "!leave 1"] {
        let asked = house.say(&leaver, line).await;
        assert_eq!(asked.refused(), ["confirm-leave"], "{line}");
        let text = text(&asked);
        assert!(text.contains(&format!("#{session}")), "{text}");
        house.say(&leaver, "no").await;
    }
    assert_eq!(open_games(&house).await, 1);
    house.say(&leaver, "!leave").await;
    let left = house.say(&leaver, "yes").await;
    assert!(text(&left).contains("has left"), "{left:?}");
    assert!(house.log(session).await.last().unwrap().contains("resign"));
}

/// A yes gives up only games that the question named.
#[tokio::test]
async fn whoever_said_yes_after_the_round_has_changed_is_asked_again() {
    for organizer_asks in [false, true] {
        let players = ["anna: !join", "bob: !join", "cyril: !join", "dora: !join"];
        let house = announced_by("zed", "single", &players).await;
        let round = until(&house, "round", 1).await;
        let games = games(&house, &round["pairings"]).await;
        let [(first, [leaver, other]), (second, [loser, _])] = &games[..] else {
            panic!("{games:?}");
        };
        let [leaver, other, loser] = [leaver, other, loser].map(|name| name.clone().unwrap());
        let (asks, line) = match organizer_asks {
            true => ("zed".to_owned(), format!("!tournament remove @{leaver}")),
            false => (leaver.clone(), "!leave".to_owned()),
        };
        house.say(&asks, &line).await;
        house
            .play(&[
                &format!("{other}: !yield #{first}"),
                &format!("{loser}: !yield #{second}"),
            ])
            .await;
        until(&house, "round", 2).await;
        let again = house.say(&asks, "!yes").await;
        let kind = ["confirm-leave", "confirm-remove"][usize::from(organizer_asks)];
        assert_eq!(again.refused(), [kind], "{again:?}");
        assert!(!text(&again).contains(&format!("#{first}")), "{again:?}");
        assert_eq!(open_games(&house).await, 2);
        let left = text(&house.say(&asks, "yes").await);
        assert!(left.contains(&leaver), "{left}");
        assert_eq!(open_games(&house).await, 1);
    }
}

/// A player who has won the game that the question named may want to stay after all.
#[tokio::test]
async fn whoever_said_yes_after_their_game_was_won_is_asked_again() {
    for (format, what) in [
        ("single", "You cannot come back"),
        ("swiss 3", "brings you back"),
        ("swiss 1", "You cannot come back"),
    ] {
        let players = ["anna: !join", "bob: !join", "cyril: !join", "dora: !join"];
        let house = running(format, &players).await;
        let (session, [leaver, loser]) = first_game(&house).await;
        let asked = text(&house.say(&leaver, "!leave").await);
        assert!(asked.contains(what), "{asked}");
        house.play(&[&format!("{loser}: !yield #{session}")]).await;
        let again = house.say(&leaver, "!yes").await;
        assert_eq!(again.refused(), ["confirm-leave"], "{again:?}");
        let left = text(&house.say(&leaver, "yes").await);
        assert!(left.contains("has left"), "{left}");
    }
}

/// Otherwise all of them would have to enter again if it was a mistake.
#[tokio::test]
async fn whoever_cancels_a_tournament_that_others_have_entered_is_asked() {
    let house = House::new().await;
    house
        .play(&["anna: !tournament new cats", "anna: !join", "bob: !join"])
        .await;
    let asked = house.say("anna", "!tournament cancel").await;
    assert_eq!(asked.refused(), ["confirm-call-off"]);
    house.play(&["anna: no", "bob: !leave"]).await;
    let off = text(&house.say("anna", "!tournament cancel").await);
    assert!(off.contains("is called off"), "{off}");
}

#[tokio::test]
async fn the_organizer_takes_computer_players_out() {
    let before = House::new().await;
    before
        .play(&[
            "anna: !tournament new tablut",
            "anna: !tournament add bot:easy bot:hard bot:hard",
        ])
        .await;
    let list = text(&before.say("anna", "!standings").await);
    let listed = "Taking part: Computer (easy), 2 × Computer (hard).";
    assert!(list.contains(listed), "{list}");
    before
        .play(&[
            "anna: !tournament remove bot:hard",
            "anna: !tournament remove bot:easy",
            "anna: !tournament remove bot",
        ])
        .await;
    let nobody = before.say("anna", "!tournament remove bot").await;
    assert_eq!(nobody.refused(), ["tournament-not-in"]);
    let house = running("single", &["anna: !join", "anna: !tournament add bot:easy"]).await;
    assert_eq!(
        house
            .say("bob", "!tournament remove bot:easy")
            .await
            .refused(),
        ["tournament-not-yours"]
    );
    let asked = house.say("anna", "!tournament remove bot").await;
    let question = "Really take Computer (easy) out of tournament 1? Their game #1 is then lost.";
    assert!(text(&asked).contains(question), "{asked:?}");
    let removed = text(&house.say("anna", "yes").await);
    let told = "Computer (easy) has been taken out of tournament 1 by whoever organizes it";
    assert!(removed.contains(told), "{removed}");
    let over = until(&house, "over", 1).await;
    let table = table(&house, &over["table"]).await;
    assert_eq!((table[0].0.as_str(), table[0].1), ("anna", 4));
    assert_eq!(open_games(&house).await, 0);
}

#[tokio::test]
async fn a_bye_in_a_knock_out_tournament_is_shown() {
    let house = running("knock-out", &["anna: !join", "bob: !join", "cyril: !join"]).await;
    let round = until(&house, "round", 1).await;
    assert!(round.to_string().contains("\"second\":null"), "{round}");
    let shown = house.say("bob", "!pairings").await;
    assert!(text(&shown).contains("has no opponent"), "{shown:?}");
}

/// Only a command that fits several tournaments needs the number of one, and the refusal shows how to type it.
#[tokio::test]
async fn the_tournament_that_fits_is_meant_and_else_the_example_works() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !tournament new tablut",
            "bob: !tournament new cats",
            "anna: !tournament new murus ladder",
            "bob: !join 2",
            "anna: !join 3",
        ])
        .await;
    for (who, line, example) in [
        ("cyril", "!join", "`!join 1`"),
        ("bob", "!join", "`!join 1`"),
        ("cyril", "!standings", "`!standings 1`"),
        ("cyril", "!pairings", "`!pairings 1`"),
        ("cyril", "!leave", "`!leave 1`"),
        ("anna", "!tournament add bot", "`!tournament add bot 1`"),
        ("anna", "!tournament cancel", "`!tournament cancel 1`"),
    ] {
        let asked = house.say(who, line).await;
        assert_eq!(asked.refused(), ["tournament-which"], "{who}: {line}");
        let text = text(&asked);
        assert!(text.contains(example), "{line}: {text}");
        let first = "1 (Tablut, all against all)";
        assert!(text.contains(first), "{line}: {text}");
    }
    let mut challenge = house.message("hall", "anna", "!tournament challenge @bob");
    chat_message(&mut challenge).mentions = vec![person("bob")];
    let refused = house.hear(challenge).await;
    assert_eq!(refused.refused(), ["tournament-out-of-reach"]);
    for line in ["!standings", "!pairings"] {
        let shown = text(&house.say("bob", line).await);
        assert!(shown.contains("Tournament 2"), "{line}: {shown}");
    }
    // Each of these fits one tournament only.
    leave(&house, "anna").await;
    for line in [
        "bob: !leave",
        "bob: !tournament add bot:easy bot:hard",
        "bob: !start",
    ] {
        house.play(&[line]).await;
    }
    let asked = house.say("bob", "!tournament cancel").await;
    assert_eq!(asked.refused(), ["confirm-call-off"]);
}

#[tokio::test]
async fn of_several_tournaments_a_computer_is_taken_out_of_the_only_one_that_has_it() {
    let house = House::new().await;
    house
        .play(&[
            "anna: !tournament new tablut",
            "anna: !tournament add bot:easy #1",
            "anna: !tournament new cats",
            "anna: !tournament add bot:hard #2",
        ])
        .await;
    let out = house.say("anna", "!tournament remove bot:hard").await;
    assert_eq!(out.refused(), Vec::<String>::new());
    let unknown = house.say("anna", "!tournament remove bot:hard").await;
    assert_eq!(unknown.refused(), ["tournament-which"]);
}

#[tokio::test]
async fn a_tournament_game_is_never_offered_to_be_called_off() {
    let house = running("single", &["anna: !join", "bob: !join"]).await;
    let (session, [first, second]) = first_game(&house).await;
    for (who, line) in [
        (&first, "!abort"),
        (&first, "!cancel my last move"),
        (&second, "!abort"),
    ] {
        house.say(&first, "e4-f4").await;
        let refused = house.say(who, line).await;
        assert_eq!(refused.refused(), ["tournament-abort"], "{who}: {line}");
        let wayout = format!("`!yield #{session}`");
        assert!(text(&refused).contains(&wayout), "{refused:?}");
    }
}

#[tokio::test]
async fn the_organizer_is_asked_before_somebody_is_taken_out() {
    let house = running("single", &["bob: !join", "cyril: !join", "dora: !join"]).await;
    let (session, [gone, winner]) = first_game(&house).await;
    let line = format!("!tournament remove @{gone}");
    let asked = text(&house.say("anna", &line).await);
    let question =
        format!("Really take {gone} out of tournament 1? Their game #{session} is then lost.");
    assert!(asked.contains(&question), "{asked}");
    house.say("anna", "no").await;
    assert_eq!(open_games(&house).await, 1);
    let removed = text(&take_out(&house, "anna", &format!("@{gone}")).await);
    for told in [
        format!("{gone} has been taken out of tournament 1 by whoever organizes it."),
        format!("{gone} is out of the tournament. {winner} wins game #{session}"),
    ] {
        assert!(removed.contains(&told), "{told}: {removed}");
    }
    assert!(!removed.contains("gives up"), "{removed}");
    assert!(house.log(session).await.last().unwrap().contains("resign"));
}

/// Before the games begin, nobody loses anything by leaving.
#[tokio::test]
async fn nobody_is_asked_before_the_tournament_begins() {
    let house = House::new().await;
    house
        .play(&["anna: !tournament new tablut", "bob: !join"])
        .await;
    let removed = text(&house.say("anna", "!tournament remove @bob").await);
    assert!(removed.contains("bob has been taken out"), "{removed}");
}

#[tokio::test]
async fn whoever_gives_a_game_up_and_leaves_afterwards_has_given_it_up() {
    let house = running("single", &["anna: !join", "bob: !join", "cyril: !join"]).await;
    let (session, [loser, _]) = first_game(&house).await;
    let ended = text(&house.say(&loser, &format!("!yield #{session}")).await);
    assert!(ended.contains(&format!("{loser} gives up")), "{ended}");
}
