//! Which invitations are accepted.

use std::convert::Infallible;
use std::str::FromStr;

/// Who may invite the bot.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Invites(Vec<String>);

impl FromStr for Invites {
    type Err = Infallible;

    /// Reads users and servers, separated by commas or blanks. `*` stands for everybody, and `nobody` for nobody.
    fn from_str(text: &str) -> Result<Self, Infallible> {
        let words = text.split([',', ' ']).filter(|word| !word.is_empty());
        Ok(Self(words.map(str::to_owned).collect()))
    }
}

impl Invites {
    /// Whether every word is a user, a server, `*` or `nobody`.
    #[must_use]
    pub fn is_meaningful(&self) -> bool {
        let server = |name: &str| name == "localhost" || name.contains(['.', ':']);
        let word = |word: &String| match word.strip_prefix('@') {
            Some(user) => user
                .split_once(':')
                .is_some_and(|(_, name)| !name.is_empty()),
            None => ["*", "nobody"].contains(&word.as_str()) || server(word),
        };
        !self.0.is_empty() && self.0.iter().all(word)
    }

    /// Whether this user's invitation is accepted.
    #[must_use]
    pub fn admit(&self, user: &str) -> bool {
        let server = user.split_once(':').map_or("", |(_, server)| server);
        self.0
            .iter()
            .any(|word| word == "*" || word == user || word == server)
    }
}

#[cfg(test)]
mod tests {
    use super::Invites;

    fn invites(text: &str) -> Invites {
        text.parse().unwrap()
    }

    #[test]
    fn users_and_servers_are_admitted_by_name() {
        let (anna, bela) = ("@anna:example.org", "@bela:other.org:8448");
        assert!(invites("*").admit(anna));
        assert!(!invites("nobody").admit(anna));
        assert!(invites("other.org:8448, @anna:example.org").admit(bela));
        assert!(invites("other.org @anna:example.org").admit(anna));
        assert!(!invites("@anna:example.org").admit("@anna:other.org"));
        assert!(!invites("example.org").admit("@anna:example.org.evil"));
    }

    #[test]
    fn a_slip_of_the_pen_is_noticed() {
        for text in ["*", "nobody", "localhost", "@anna:example.org, example.org"] {
            assert!(invites(text).is_meaningful(), "{text}");
        }
        for text in ["", "anna", "@anna", "everybody"] {
            assert!(!invites(text).is_meaningful(), "{text}");
        }
    }
}
