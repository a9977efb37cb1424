//! `why`: repeats the last refusal, with the section of the rules behind it.

use crate::house::House;

const BEGUN: [&str; 2] = [
    "anna: !new scripta @bob first dice=hand",
    "anna: roll 1 4 6",
];

#[tokio::test]
async fn why_repeats_the_last_refusal_with_its_rule() {
    let house = House::new().await;
    house.play(&BEGUN).await;
    let refused = house.say("anna", "take 1").await;
    let sentence = refused.reply().text.lines().next().unwrap().to_owned();
    let why = house.say("anna", "!why").await;
    let text = &why.reply().text;
    assert!(text.starts_with(&sentence), "{text}");
    assert!(text.contains("Bearing off: take\n"), "{text}");
    assert!(
        !text.contains("Captured pieces\n"),
        "only that section: {text}"
    );
    house.manage("!lang cs").await;
    let text = house.say("anna", "!proč").await.reply().text.clone();
    assert!(text.contains("Sebrat\n"), "{text}");
}

#[tokio::test]
async fn each_person_has_a_why_of_their_own_and_it_survives_a_restart() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("why.db");
    let house = House::at(&path).await;
    house.play(&BEGUN).await;
    house.say("anna", "place 5").await;
    house.say("bob", "place 4").await;
    drop(house);
    let house = House::at(&path).await;
    let anna = house.say("anna", "!why").await.reply().text.clone();
    let bob = house.say("bob", "!why").await.reply().text.clone();
    assert!(anna.contains("You have no 5 to use"), "{anna}");
    assert!(anna.contains("Your turn\n"), "{anna}");
    assert!(
        !bob.contains("You have no 5") && bob.contains("anna"),
        "{bob}"
    );
    let nobody = house.say("cyril", "!why").await;
    assert_eq!(nobody.refused(), ["nothing-refused"]);
}
