//! Blocks and who is one person: a block holds for all accounts of somebody, tells nobody which ones these are, and writes nothing about others.

use crate::house::{House, Said, chat_message, person};
use crate::links::{DISCORD, MATRIX, code, link, number, on, typed, until_joined};
use lusoria::session::Platform;

/// Joins the second account to the first one.
async fn join(house: &House, first: (Platform, &str), second: (Platform, &str)) {
    let code = code(house, first.0, first.1).await;
    on(house, second.0, second.1, &format!("!link {code}")).await;
    let linked = on(house, second.0, second.1, "yes").await;
    assert_eq!(linked.refused(), [""; 0]);
    until_joined(house).await;
}

/// All that was said, in one text.
fn all_texts(said: &Said) -> String {
    said.replies.iter().map(|one| one.text.as_str()).collect()
}

/// Bob on Matrix has blocked Anna, whose name on Discord is Zenobia.
async fn assert_only_anna_is_shown(house: &House) {
    for text in ["!block", "!export me"] {
        let shown = all_texts(&on(house, MATRIX, "bob", text).await);
        assert!(shown.contains("anna"), "{text}: {shown}");
        assert!(!shown.contains("zenobia"), "{text}: {shown}");
    }
}

#[tokio::test]
async fn where_others_read_only_whoever_is_named_is_shown() {
    let house = House::new().await;
    on(&house, MATRIX, "bob", "!block @anna").await;
    let in_public = async |text: &str| {
        let mut message = typed(&house, MATRIX, "bob", text);
        chat_message(&mut message).is_private = false;
        house.hear(message).await
    };
    assert_eq!(in_public("!block").await.refused(), ["blocks-in-public"]);
    let told = all_texts(&in_public("!block @cyril").await);
    assert!(told.contains("cyril") && !told.contains("anna"), "{told}");
    let listed = all_texts(&on(&house, MATRIX, "bob", "!block").await);
    assert!(listed.contains("anna, cyril"), "{listed}");
}

#[tokio::test]
async fn a_block_shows_only_the_account_that_was_named() {
    let house = House::new().await;
    join(&house, (DISCORD, "zenobia"), (MATRIX, "anna")).await;
    let blocked = on(&house, MATRIX, "bob", "!block @anna").await;
    assert!(!all_texts(&blocked).contains("zenobia"), "{blocked:?}");
    assert_only_anna_is_shown(&house).await;
    let free = on(&house, MATRIX, "bob", "!unblock @anna").await;
    assert!(all_texts(&free).contains("anna"), "{free:?}");
    assert_eq!(number(&house, "select count(*) from block").await, 0);
}

#[tokio::test]
async fn a_link_after_a_block_shows_nothing_either_and_the_block_holds_for_both() {
    let house = House::new().await;
    on(&house, MATRIX, "anna", "!help").await;
    on(&house, MATRIX, "bob", "!block @anna").await;
    join(&house, (DISCORD, "zenobia"), (MATRIX, "anna")).await;
    assert_only_anna_is_shown(&house).await;
    join(&house, (MATRIX, "bob"), (DISCORD, "bob")).await;
    let refused = on(&house, DISCORD, "bob", "!new tablut @zenobia").await;
    assert_eq!(refused.refused(), ["not-available"], "not who she is");
    let refused = on(&house, DISCORD, "zenobia", "!new tablut @bob").await;
    assert_eq!(refused.refused(), ["not-available"]);
    on(&house, MATRIX, "bob", "!block @cyril").await;
    on(&house, MATRIX, "anna", "!unlink").await;
    for (from, to) in [("zenobia", "bob"), ("bob", "zenobia")] {
        let refused = on(&house, DISCORD, from, &format!("!new tablut @{to}")).await;
        assert_eq!(refused.refused(), ["not-available"], "also when separated");
    }
    on(&house, MATRIX, "bob", "!unblock @anna").await;
    let begun = on(&house, DISCORD, "bob", "!new tablut @zenobia").await;
    assert_eq!(begun.refused(), [""; 0]);
}

#[tokio::test]
async fn blocking_and_unblocking_write_nothing_about_those_who_are_named() {
    let house = House::new().await;
    house.play(&["anna: !help", "bob: !help"]).await;
    let people = "select group_concat(platform_id || name || account) from (select * from identity order by platform_id)
        union all select cast(count(*) as text) from account";
    let known = || async {
        let found: Vec<String> = sqlx::query_scalar(people)
            .fetch_all(&mut house.database().await)
            .await
            .unwrap();
        found
    };
    let before = known().await;
    for text in [
        "!block @zenobia off",
        "!unblock @cyril",
        "!unblock @anna",
        "!block @anna",
    ] {
        let mut message = house.message("hall", "bob", text);
        for person in &mut chat_message(&mut message).mentions {
            person.name = format!("@{}:localhost", person.id).into();
        }
        house.hear(message).await;
        assert_eq!(known().await, before, "{text}");
    }
}

#[tokio::test]
async fn whoever_is_not_known_is_listed_with_a_line_that_can_be_typed() {
    let house = House::new().await;
    let mut message = house.message("hall", "bob", "!block @@eve:localhost");
    let mut eve = person("@eve:localhost");
    eve.name = "@eve:localhost".into();
    chat_message(&mut message).mentions = vec![eve];
    for said in [house.hear(message).await, house.say("bob", "!block").await] {
        let text = all_texts(&said);
        assert!(text.contains("`!unblock @eve:localhost`"), "{text}");
    }
}

#[tokio::test]
async fn other_terms_do_not_pass_a_block() {
    let house = House::new().await;
    house
        .play(&["bob: !me ask on", "anna: !new tablut @bob"])
        .await;
    house.play(&["bob: !block @anna"]).await;
    let refused = house.say("bob", "!counter first").await;
    assert_eq!(refused.refused(), ["blocked-by-you"]);
    house
        .play(&["bob: !unblock @anna", "anna: !block @bob"])
        .await;
    let refused = house.say("bob", "!counter first").await;
    assert_eq!(refused.refused(), ["not-available"]);
}

#[tokio::test]
async fn a_proposal_between_two_accounts_that_become_one_is_withdrawn() {
    let house = House::new().await;
    link(&house, "anna").await;
    on(&house, MATRIX, "anna", "!me ask on").await;
    let asked = on(&house, DISCORD, "bob", "!new tablut @anna").await;
    assert!(all_texts(&asked).contains("proposes"), "{asked:?}");
    on(&house, DISCORD, "anna", "!unlink").await;
    join(&house, (MATRIX, "anna"), (DISCORD, "bob")).await;
    let open = "select count(*) from proposal where live = 1";
    assert_eq!(number(&house, open).await, 0);
    let gone = on(&house, DISCORD, "bob", "!counter first").await;
    assert_eq!(gone.refused(), ["nobody-asks"]);
}

#[tokio::test]
async fn whoever_waits_at_an_open_seat_does_not_open_another_one() {
    let house = House::new().await;
    house.play(&["anna: !new tablut"]).await;
    house.manage("!standing quick 2").await;
    let refused = house.say("anna", "!join").await;
    assert_eq!(refused.refused(), ["join-own"]);
    let open = "select count(*) from proposal where live = 1";
    assert_eq!(number(&house, open).await, 1, "{refused:?}");
}

#[tokio::test]
async fn a_question_of_somebody_who_has_been_blocked_since_waits_no_longer() {
    let house = House::new().await;
    house
        .play(&["anna: !me ask on", "bob: !new tablut @anna"])
        .await;
    let waiting = house.say("anna", "!mine").await;
    assert!(all_texts(&waiting).contains("bob asks you"), "{waiting:?}");
    house.play(&["anna: !block @bob"]).await;
    let waiting = house.say("anna", "!mine").await;
    assert!(!all_texts(&waiting).contains("bob asks you"), "{waiting:?}");
}
