//! Finds the person whom `block` or `ban` names. Usually the person has to be mentioned: the platform says whom a message mentions, while
//! a name without the @ may belong to anybody. At the console a mere name is enough, because a person there is nothing but a name.
//!
//! Other files find the friend whom `new` names (`begin_game.rs`) and the person whom `stats` names (`show_ratings.rs`).

use super::request::Request;
use crate::command::{Whom, clean_name};
use crate::session::{Identity, Platform, Refusal};
use lusoria_games::rules::Fact;

/// The identity of this person.
///
/// # Errors
/// If the message mentions nobody of that name. Outside the console also if the name was typed without the @.
pub(super) fn person_named(request: &Request, whom: &Whom) -> Result<Identity, Refusal> {
    let platform = request.address.key.platform;
    if !whom.is_mention {
        return match platform {
            Platform::Console => Ok(Identity {
                platform,
                id: whom.name.to_lowercase().into(),
                name: clean_name(&whom.name).into(),
            }),
            _ => {
                let fact = Fact::new("name-without-at").with("person", whom.name.clone());
                Err(fact.into())
            }
        };
    }
    let mut mentioned = request.mentions.iter();
    let found = mentioned.find(|person| *person.id == *whom.name).cloned();
    let unknown = Fact::new("unknown-person").with("person", format!("@{}", whom.name));
    found.ok_or_else(|| unknown.into())
}
