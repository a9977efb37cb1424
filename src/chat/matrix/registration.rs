//! Makes the registration file, by which a homeserver knows the bot as one of its appservices (`lusoria matrix-appservice`).
//!
//! The bot asks for events itself, so the file has no address to which the homeserver would send them. The bot is an ordinary user of the
//! appservice, and not the account named in `sender_localpart`. Synapse gives that account no events when it asks for them
//! (matrix-spec-proposals#1144).
//!
//! Source: the Matrix specification, "Application Service API", "Registration".

use matrix_sdk::ruma::{IdParseError, OwnedUserId, UserId};
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Why the file cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum RegistrationError {
    /// The name of the account is not complete.
    #[error("MATRIX_USER must be the full name of the account, like @lusoria:example.org ({0})")]
    User(#[source] IdParseError),
    /// There is a file of that name.
    #[error(
        "{0} exists and is not written over: the homeserver may know its tokens. Move it away or name another file"
    )]
    Exists(PathBuf),
    /// The file cannot be written.
    #[error("{0} cannot be written")]
    Unwritable(PathBuf, #[source] io::Error),
}

/// Writes a new file with new tokens. Only the system user that runs this program can read it.
///
/// # Errors
/// [`RegistrationError`] says why nothing was written.
pub fn write_registration(path: &Path, user: &str) -> Result<(), RegistrationError> {
    let user = full_user(user).map_err(RegistrationError::User)?;
    let failed = |why| RegistrationError::Unwritable(path.to_owned(), why);
    let mut file = create(path).map_err(|why| match why.kind() {
        io::ErrorKind::AlreadyExists => RegistrationError::Exists(path.to_owned()),
        _ => failed(why),
    })?;
    let text = registration(&user, &token(), &token());
    file.write_all(text.as_bytes()).map_err(failed)?;
    file.sync_all().map_err(failed)
}

/// Reads the id of an appservice's account. The id must be complete: `@lusoria:example.org`.
pub(super) fn full_user(user: &str) -> Result<OwnedUserId, IdParseError> {
    let user = UserId::parse(user)?;
    user.validate_strict()?;
    Ok(user)
}

fn create(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.open(path)
}

fn token() -> String {
    hex::encode(rand::random::<[u8; 32]>())
}

fn registration(user: &UserId, as_token: &str, hs_token: &str) -> String {
    let name = user.localpart();
    let pattern = exact_pattern(user.as_str());
    format!(
        "# Lusoria as an appservice. Secret: whoever has as_token can act as {user}.\n\
         # Synapse: name this file under app_service_config_files in homeserver.yaml, and restart.\n\
         id: '{name}'\n\
         # Null: the bot asks for its events itself.\n\
         url: null\n\
         as_token: '{as_token}'\n\
         hs_token: '{hs_token}'\n\
         # An account that nobody uses, beside the bot's own.\n\
         sender_localpart: '{name}_appservice'\n\
         rate_limited: false\n\
         namespaces:\n  \
           users:\n    \
             - exclusive: true\n      \
               regex: '{pattern}'\n  \
           aliases: []\n  \
           rooms: []\n"
    )
}

/// A regular expression for exactly this text.
fn exact_pattern(text: &str) -> String {
    let escape = |c: char| match c {
        'a'..='z' | 'A'..='Z' | '0'..='9' | '@' | ':' | '_' | '=' | '/' => vec![c],
        _ => vec!['\\', c],
    };
    text.chars().flat_map(escape).collect()
}

#[cfg(test)]
mod tests {
    use super::{RegistrationError, exact_pattern, write_registration};
    use std::fs;

    const USER: &str = "@lusoria:example.org";

    fn line<'a>(text: &'a str, key: &str) -> &'a str {
        let line = text.lines().find_map(|line| line.strip_prefix(key));
        line.unwrap().trim_matches([' ', '\''])
    }

    #[test]
    fn each_file_has_tokens_of_its_own_and_none_is_written_over() {
        let home = tempfile::tempdir().unwrap();
        let (one, other) = (home.path().join("one.yaml"), home.path().join("two.yaml"));
        write_registration(&one, USER).unwrap();
        write_registration(&other, USER).unwrap();
        let read = |path| fs::read_to_string(path).unwrap();
        let (text, next) = (read(&one), read(&other));
        let tokens = [
            line(&text, "as_token:"),
            line(&text, "hs_token:"),
            line(&next, "as_token:"),
            line(&next, "hs_token:"),
        ];
        for (n, token) in tokens.iter().enumerate() {
            assert_eq!(token.len(), 64);
            assert!(!tokens[..n].contains(token), "{tokens:?}");
        }
        assert_eq!(line(&text, "sender_localpart:"), "lusoria_appservice");
        assert!(text.contains(r"regex: '@lusoria:example\.org'"), "{text}");
        let again = write_registration(&one, USER);
        assert!(matches!(again, Err(RegistrationError::Exists(_))));
        assert_eq!(read(&one), text);
    }

    #[test]
    #[cfg(unix)]
    fn nobody_else_can_read_it() {
        use std::os::unix::fs::PermissionsExt;
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("lusoria.yaml");
        write_registration(&path, USER).unwrap();
        let mode = fs::metadata(&path).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }

    #[test]
    fn half_a_name_is_refused_before_anything_is_written() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("lusoria.yaml");
        for user in ["lusoria", "@lusoria", "@Ludo Rum:example.org"] {
            let refused = write_registration(&path, user);
            assert!(matches!(refused, Err(RegistrationError::User(_))), "{user}");
        }
        assert!(!path.exists());
    }

    #[test]
    fn the_pattern_fits_no_other_name() {
        assert_eq!(
            exact_pattern("@a.b-c+d:[::1]:80"),
            r"@a\.b\-c\+d:\[::1\]:80"
        );
    }
}
