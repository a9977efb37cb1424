//! Reads the list of entrants: a CSV file with the column `name`, and perhaps `program`, `port` and `withdrawn`.
//!
//! ```text
//! name,program,port
//! alpha,,8901
//! beta,java -jar beta.jar {host} {port},
//! gamma,level:hard,
//! ```
//!
//! If the column `program` is empty, somebody else starts the program, and it connects to us. `level:…` and `random` are our own players.
//! Anything else is a command that the referee runs for each game, in the folder of the list. `{host}`, `{port}`, `{colour}` and
//! `{seconds}` are replaced in the command. If the command has none of these four, host and port are added at its end. Columns at the end
//! of a line may be missing. If the column `withdrawn` is empty, `no`, `false`, `0` or `-`, the entrant takes part. Anything else in it
//! means that the entrant has withdrawn.

use super::players::{OurStrength, bologna_name};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::io::Read;

/// Who plays for an entrant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Program {
    /// A program that somebody starts and that connects to us.
    Connects,
    /// One of our players.
    Ours(OurStrength),
    /// A command that we run for each game.
    Command(String),
}

/// One line of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedEntrant {
    /// Its name.
    pub name: String,
    /// Who plays for the entrant.
    pub program: Program,
    /// The port at which the entrant's program is expected, if the list names a port.
    pub port: Option<u16>,
    /// Whether the entrant has withdrawn.
    pub withdrawn: bool,
}

/// What is wrong with a list.
#[derive(Debug, thiserror::Error)]
pub enum NotAList {
    /// The CSV file cannot be read.
    #[error("the list of players cannot be read: {0}")]
    Csv(#[from] csv::Error),
    /// The first line does not name the columns.
    #[error(
        "the first line of the list of players names the columns, separated by commas: name,program and perhaps port and withdrawn"
    )]
    Columns,
    /// A line with more fields than there are columns.
    #[error(
        "the line of {0} has more fields than the first line has names of columns (a field with a comma in it is written in quotes)"
    )]
    Fields(String),
    /// Fewer than two names.
    #[error("the list of players has fewer than two")]
    TooFew,
    /// A name that is empty or too long.
    #[error("a player's name has 1 to 40 characters, and «{0}» has not")]
    Name(String),
    /// Two entrants whose names are the same or too similar: they have the same [`file_name`], or Bologna's protocol cannot tell them
    /// apart.
    #[error("two players are called {0}, or nearly so")]
    Twice(String),
    /// Two entrants with the same port.
    #[error("two players have the port {0}")]
    Port(u16),
    /// A level that does not exist.
    #[error("the program of {0} cannot be read: {1}")]
    Program(String, String),
}

#[derive(Deserialize)]
struct Row {
    name: String,
    #[serde(default)]
    program: String,
    #[serde(default)]
    port: Option<u16>,
    #[serde(default)]
    withdrawn: String,
}

/// Reads a list.
///
/// # Errors
/// [`NotAList`] for the first thing that is wrong.
pub fn read_list(input: impl Read) -> Result<Vec<ListedEntrant>, NotAList> {
    let mut reader = csv::ReaderBuilder::new();
    let reader = reader
        .trim(csv::Trim::All)
        .flexible(true)
        .comment(Some(b'#'));
    let mut list = Vec::new();
    let mut ports = BTreeSet::new();
    let mut reader = reader.from_reader(input);
    let columns = reader.headers()?.clone();
    if !columns.iter().any(|column| column == "name") {
        return Err(NotAList::Columns);
    }
    for record in reader.records() {
        let mut record = record?;
        if record.len() > columns.len() {
            return Err(NotAList::Fields(record[0].to_owned()));
        }
        // A missing column is an empty one.
        while record.len() < columns.len() {
            record.push_field("");
        }
        let entrant = entrant(record.deserialize(Some(&columns))?)?;
        if let Some(port) = entrant.port.filter(|port| !ports.insert(*port)) {
            return Err(NotAList::Port(port));
        }
        list.push(entrant);
    }
    check_names(list.iter().map(|entrant| &*entrant.name))?;
    Ok(list)
}

/// Refuses fewer than two names, a name that is empty or too long, and two names with the same [`file_name`].
///
/// # Errors
/// [`NotAList`] for the first thing that is wrong.
pub fn check_names<'a>(names: impl Iterator<Item = &'a str>) -> Result<(), NotAList> {
    let mut files = BTreeSet::new();
    for name in names {
        if !(1..=40).contains(&name.chars().count()) {
            return Err(NotAList::Name(name.to_owned()));
        }
        if !files.insert(file_name(name)) {
            return Err(NotAList::Twice(name.to_owned()));
        }
    }
    if files.len() < 2 {
        Err(NotAList::TooFew)
    } else {
        Ok(())
    }
}

/// Refuses two names that Bologna's protocol cannot tell apart, because they have the same letters and digits.
///
/// # Errors
/// [`NotAList::Twice`].
pub fn check_said_names(list: &[ListedEntrant]) -> Result<(), NotAList> {
    let mut said = BTreeSet::new();
    let twice = list
        .iter()
        .find(|entrant| !said.insert(bologna_name(&entrant.name)));
    twice.map_or(Ok(()), |entrant| Err(NotAList::Twice(entrant.name.clone())))
}

/// The name as part of a file name: in small letters, with a hyphen for each character that is neither letter nor digit.
#[must_use]
pub fn file_name(name: &str) -> String {
    let plain = |c: char| if c.is_alphanumeric() { c } else { '-' };
    name.to_lowercase().chars().map(plain).collect()
}

fn entrant(row: Row) -> Result<ListedEntrant, NotAList> {
    let Row {
        name,
        program,
        port,
        withdrawn,
    } = row;
    let stays = ["", "no", "0", "false", "-"];
    let withdrawn = !stays.contains(&withdrawn.to_lowercase().as_str());
    let ours = program == "random" || program.starts_with("level:");
    let program = match program {
        none if none.is_empty() => Program::Connects,
        text if ours => {
            let strength = text.parse();
            Program::Ours(strength.map_err(|why| NotAList::Program(name.clone(), why))?)
        }
        command => Program::Command(command),
    };
    Ok(ListedEntrant {
        name,
        program,
        port,
        withdrawn,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Vec<ListedEntrant>, String> {
        read_list(text.as_bytes()).map_err(|why| why.to_string())
    }

    #[test]
    fn each_kind_of_player_is_read() {
        let list = "name,program,port\n# a comment\nalpha,,8901\nbeta,\"java -jar b.jar {host} {port}\",\nGamma 3,level:hard\ndelta\n";
        let list = read(list).unwrap();
        let found: Vec<_> = list
            .into_iter()
            .map(|one| (one.name, one.program, one.port))
            .collect();
        let hard = Program::Ours("level:hard".parse().unwrap());
        let java = Program::Command("java -jar b.jar {host} {port}".to_owned());
        let expected = [
            ("alpha", Program::Connects, Some(8901)),
            ("beta", java, None),
            ("Gamma 3", hard, None),
            ("delta", Program::Connects, None),
        ];
        assert_eq!(
            found,
            expected.map(|(name, program, port)| (name.to_owned(), program, port))
        );
    }

    #[test]
    fn what_is_wrong_is_said() {
        let wrong = |text: &str| read(text).unwrap_err();
        assert!(wrong("name\nalpha\n").contains("fewer than two"));
        assert!(wrong("name\na b\nA-b\n").contains("A-b"));
        assert!(wrong("name,port\na,1\nb,1\n").contains("port 1"));
        assert!(wrong("name,program\na,level:best\nb,\n").contains("level:easy"));
        assert!(wrong("team\na\nb\n").contains("name,program"));
        assert!(wrong("name;program\na;\nb;\n").contains("separated by commas"));
        assert!(wrong("name\n\"\"\nb\n").contains("40 characters"));
        assert!(wrong("name,program\na,random,yes\nb,random\n").contains("line of a has more"));
    }
}
