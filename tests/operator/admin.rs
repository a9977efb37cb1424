//! What `lusoria admin` lists.

use crate::bot::{Bot, run};

#[test]
fn a_list_of_games_that_was_cut_says_so() {
    let home = tempfile::tempdir().unwrap();
    let mut bot = Bot::start(home.path());
    let listed = |arguments: &[&str]| run(home.path(), arguments).out;
    for n in 0..=200 {
        let begun = bot.say(&format!("p{n}"), "!new tablut @me");
        assert!(begun.text.starts_with("Game #"), "{begun:?}");
        if n == 199 {
            let all = listed(&["admin", "games"]);
            assert!(all.ends_with("\n200 games are not over\n"), "{all}");
        }
    }
    let cut = listed(&["admin", "games"]);
    assert!(cut.contains("\nmore than 200 games are not over"), "{cut}");
    assert_eq!(cut.lines().count(), 201);
    let one = listed(&["admin", "games", "p200"]);
    assert!(
        one.contains("#201 ") && one.ends_with("\n1 games are not over\n"),
        "{one}"
    );
    bot.leave();
}
