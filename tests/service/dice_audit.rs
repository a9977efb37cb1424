//! All dice that a person was ever dealt, and their ratings among their settings.

use crate::house::House;

/// What `stats dice` says of these throws, which are written like `roll:1-4-6`.
fn faces(throws: &[String]) -> String {
    let dice = || {
        throws
            .iter()
            .flat_map(|one| one["roll:".len()..].split('-'))
    };
    let face = |face: u8| {
        let count = dice().filter(|die| **die == face.to_string()).count();
        format!("{face}: {count}")
    };
    (1..=6).map(face).collect::<Vec<_>>().join(", ")
}

#[tokio::test]
async fn the_dice_of_a_person_are_counted_from_the_logs_of_all_games() {
    let house = House::new().await;
    let none = house.say("anna", "!stats dice").await;
    assert!(none.reply().text.contains("No dice"), "{none:?}");
    house
        .play(&[
            "anna: !new scripta @bob first dice=hand",
            "anna: #1 roll 1 4 6",
        ])
        .await;
    let none = house.say("anna", "!stats dice").await;
    assert!(
        none.reply().text.contains("No dice"),
        "real dice are not the bot's: {none:?}"
    );
    house
        .play(&["anna: !new quick @bob first", "cyril: !new quick @me"])
        .await;
    let throws = house.log(2).await;
    let told = house.say("anna", "!stats dice").await;
    let text = &told.reply().text;
    assert!(text.contains("In one game you were dealt 3 dice"), "{text}");
    assert!(text.contains(&faces(&throws[..1])), "{text} {throws:?}");
    assert!(
        text.contains("so every number comes equally often"),
        "{text}"
    );
    assert!(!text.contains("fair dice"), "{text}");
    let throw = "anna: !new scripta @zenobia first dice=plain";
    house.play(&[throw]).await;
    let both = house.say("anna", "!stats dice").await;
    let text = &both.reply().text;
    assert!(text.contains("Of these, 3 come from a bag"), "{text}");
    assert!(text.contains("how fair dice fall"), "{text}");
    let bob = house.say("bob", "!stats dice").await;
    assert!(
        bob.reply().text.contains("No dice"),
        "nor are the other's: {bob:?}"
    );
    let cyril = house.say("cyril", "!stats dice").await;
    assert!(
        cyril
            .reply()
            .text
            .contains(&faces(&house.log(3).await[..1])),
        "{cyril:?}"
    );
}

#[tokio::test]
async fn ratings_stand_among_a_persons_settings() {
    let house = House::new().await;
    assert!(
        !house
            .say("anna", "!me")
            .await
            .reply()
            .text
            .contains("rating")
    );
    house
        .play(&["anna: !new tablut @bob first rated=true"])
        .await;
    crate::ratings::play_five_moves(&house, ["anna", "bob"], 1).await;
    house.play(&["bob: !yield"]).await;
    let me = house.say("anna", "!me").await;
    assert!(me.reply().text.contains("Your ratings: tablut 1"), "{me:?}");
    let me = house.say("anna", "!мне").await;
    assert!(me.reply().text.contains("tablut"), "{me:?}");
}
