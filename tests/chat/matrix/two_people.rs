//! The setup of most tests: a homeserver, the running bot, and Anna and Bela, who are logged in.

use crate::matrix::person::Person;
use crate::matrix::program::Program;
use crate::matrix::synapse::{Limits, Synapse};

/// Everybody who has an account on the homeserver. Cyril is not logged in.
const PEOPLE: [&str; 4] = ["lusoria", "anna", "bela", "cyril"];

/// Starts a homeserver with these limits and the bot, which sends one message every so many seconds, and logs both people in. `None` if
/// these tests are to be skipped.
pub(crate) async fn bot_and_two_people(
    limits: Limits,
    pace: u32,
) -> Option<(Synapse, Program, Person, Person)> {
    bot_with_settings(limits, pace, &[]).await
}

/// The same with more settings of the bot.
pub(crate) async fn bot_with_settings(
    limits: Limits,
    pace: u32,
    settings: &[(&str, &str)],
) -> Option<(Synapse, Program, Person, Person)> {
    let synapse = Synapse::start(limits, &PEOPLE).await?;
    let mut program = Program::new(&synapse, pace);
    for (key, value) in settings {
        program.set(key, value);
    }
    program.start();
    let anna = Person::enter(&synapse, "anna").await;
    let bela = Person::enter(&synapse, "bela").await;
    Some((synapse, program, anna, bela))
}
