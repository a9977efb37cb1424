//! What happens while accounts are linked and separated: games between them, a database that cannot be written, and blocks, which hold.

use crate::house::{House, refusal};
use crate::links::{DISCORD, MATRIX, link, number, on, take_code, typed, until_joined, wanted};
use crate::personal_data::until_nothing_is_due;
use crate::receipts::outcomes;
use lusoria::service::Outcome;

/// Nobody gets to both sides of a game: neither in the message that joins the accounts, nor before they are joined.
#[tokio::test]
async fn nothing_is_begun_while_two_accounts_become_one() {
    let house = House::new().await;
    let game = "!new tablut @bob first rated=true";
    on(&house, DISCORD, "anna", "!help").await;
    take_code(&house, "bob").await;
    let both = on(&house, MATRIX, "bob", "!new cats\n!yes").await;
    assert_eq!(both.refused(), ["answer-not-first"]);
    assert_eq!(wanted(&house).await, 0);
    take_code(&house, "bob").await;
    let mut other = house.database().await;
    sqlx::raw_sql("begin immediate")
        .execute(&mut other)
        .await
        .unwrap();
    let mut receipts = Vec::new();
    for (platform, from, text) in [
        (DISCORD, "cyril", "!games"),
        (MATRIX, "bob", &*format!("yes\n{game}")),
        (DISCORD, "bob", "!new tablut"),
    ] {
        receipts.push(house.hand_in(typed(&house, platform, from, text)).await);
    }
    let heard = house.stored_says().await.len();
    sqlx::raw_sql("rollback").execute(&mut other).await.unwrap();
    outcomes(receipts).await;
    let refused: Vec<_> = house.stored_says().await[heard..]
        .iter()
        .filter_map(refusal)
        .collect();
    assert_eq!(refused, ["link-alone", "link-busy"]);
    until_joined(&house).await;
    assert_eq!(
        number(&house, "select count(*) from proposal where live = 1").await,
        1
    );
    assert_eq!(number(&house, "select count(*) from session").await, 0);
}

/// If the database is locked, the bot says so, and then really nothing has changed.
#[tokio::test]
async fn what_could_not_be_stored_about_people_has_not_happened() {
    let house = House::new().await;
    on(&house, DISCORD, "anna", "!new tablut @zenobia first").await;
    take_code(&house, "bob").await;
    let before = house.contents().await;
    let mut other = house.database().await;
    sqlx::raw_sql("begin immediate")
        .execute(&mut other)
        .await
        .unwrap();
    for (platform, from, text) in [
        (MATRIX, "bob", "yes"),
        (DISCORD, "anna", "!block @bob"),
        (DISCORD, "anna", "!me theme dark"),
    ] {
        let said = on(&house, platform, from, text).await;
        assert_eq!(said.outcome, Outcome::NotStored, "{text}");
    }
    sqlx::raw_sql("rollback").execute(&mut other).await.unwrap();
    assert_eq!(house.contents().await, before);
    let blocked = on(&house, DISCORD, "anna", "!block").await;
    assert!(blocked.reply().text.contains("nobody"), "{blocked:?}");
    let me = on(&house, DISCORD, "anna", "!me theme").await;
    assert!(me.reply().text.contains("for a light page"), "{me:?}");
    assert_eq!(wanted(&house).await, 0);
}

#[tokio::test]
async fn a_block_holds_through_links_and_forgetting() {
    let house = House::new().await;
    let call = "!new tablut @anna";
    on(&house, DISCORD, "anna", "!block @bob").await;
    for person in ["anna", "bob"] {
        link(&house, person).await;
    }
    let listed = on(&house, MATRIX, "anna", "!block").await;
    assert!(listed.reply().text.contains("bob"), "{listed:?}");
    for platform in [DISCORD, MATRIX] {
        let refused = on(&house, platform, "bob", call).await;
        assert_eq!(refused.refused(), ["not-available"]);
    }
    on(&house, MATRIX, "bob", "!unlink").await;
    let refused = on(&house, MATRIX, "bob", call).await;
    assert_eq!(refused.refused(), ["not-available"], "now somebody new");
    on(&house, DISCORD, "bob", "!forget me yes").await;
    until_nothing_is_due(&house).await;
    let refused = on(&house, DISCORD, "bob", call).await;
    assert_eq!(refused.refused(), ["not-available"], "also when forgotten");
}

/// A person asked to be forgotten, and before that was carried out, the account was joined to another one. The person is forgotten all
/// the same.
#[tokio::test]
async fn somebody_is_forgotten_although_a_link_came_between() {
    let house = House::new().await;
    link(&house, "bob").await;
    let sql = "insert into due (key, at, what, set_by)
        select 'forget ' || joined, 1, json_object('forget', json_object('account', joined, 'room', 1)), 1 from account_link";
    sqlx::raw_sql(sql)
        .execute(&mut house.database().await)
        .await
        .unwrap();
    on(&house, DISCORD, "anna", "!help").await;
    house.service().is_alive().await;
    until_nothing_is_due(&house).await;
    assert_eq!(
        number(
            &house,
            "select count(*) from identity where platform_id = 'bob'"
        )
        .await,
        0
    );
}
