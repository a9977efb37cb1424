//! Where most tests begin: a homeserver, the running bot, and Anna and Bela, who are logged in.

use crate::matrix::person::Person;
use crate::matrix::program::Program;
use crate::matrix::synapse::{Limits, Synapse};

/// All whom the homeserver knows. Cyril does not log in.
const PEOPLE: [&str; 4] = ["lusoria", "anna", "bela", "cyril"];

/// The homeserver with these limits, the bot, which takes this many seconds for a message, and both people; none if the tests are to be
/// skipped.
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
