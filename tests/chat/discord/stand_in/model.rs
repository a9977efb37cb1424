//! People, rooms and messages of the stand-in.

use std::fmt;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub(crate) struct $name(pub(crate) u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}
id!(
    /// The id of a user.
    Person
);
id!(
    /// The id of a channel, thread or direct chat.
    Room
);
id!(
    /// The id of a message.
    Said
);

/// The only token that the stand-in accepts.
pub(crate) const TOKEN: &str = "stand-in.token.never-to-be-logged";
/// The guild.
pub(crate) const GUILD: u64 = 1_000_000_000_000_000_001;
/// The application to which the bot belongs.
pub(crate) const APP: u64 = 1_000_000_000_000_000_002;
/// The bot under test.
pub(crate) const BOT: Person = Person(1_000_000_000_000_000_003);
/// The role Discord made for the bot.
pub(crate) const BOT_ROLE: u64 = 1_000_000_000_000_000_004;
/// The role of those who manage the guild.
pub(crate) const MANAGERS: u64 = 1_000_000_000_000_000_005;

/// A user: a person or a bot.
#[derive(Clone, Debug)]
pub(crate) struct User {
    pub(crate) id: Person,
    pub(crate) name: String,
    pub(crate) nick: Option<String>,
    pub(crate) bot: bool,
    pub(crate) manages: bool,
}

/// The kinds of rooms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Text,
    Thread(Room),
    Direct(Person),
}

/// A room and its settings.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) id: Room,
    pub(crate) name: String,
    pub(crate) kind: Kind,
    /// Whether the room is in the list that a bot gets at the start.
    pub(crate) listed: bool,
    /// Whether the room is an archived thread.
    pub(crate) archived: bool,
    /// After how many minutes of silence the thread is archived.
    pub(crate) open_for: u64,
    /// Whether the bot lacks the right to begin threads.
    pub(crate) forbids_threads: bool,
    /// If set, writing is refused with this error code.
    pub(crate) forbidden: Option<u32>,
    pub(crate) hides_history: bool,
    /// Whether the bot lacks the right to attach files.
    pub(crate) forbids_files: bool,
}

/// A message as a reader sees it now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Message {
    pub(crate) id: Said,
    pub(crate) room: Room,
    pub(crate) author: Person,
    pub(crate) text: String,
    /// The message to which this one replies.
    pub(crate) reply_to: Option<Said>,
    /// Whom the message notified when it was new. The guild's id stands for everyone.
    pub(crate) rings: Vec<u64>,
    /// Whether the message was sent as a silent message.
    pub(crate) silent: bool,
    /// How often the message was edited.
    pub(crate) edits: usize,
    pub(crate) webhook: bool,
    /// Discord's message type.
    pub(crate) kind: u8,
    /// The nonce that the bot gave.
    pub(crate) nonce: Option<String>,
    /// The only person who sees the message, if it is private.
    pub(crate) only_for: Option<Person>,
    /// Whether the message only says that the bot is thinking.
    pub(crate) thinking: bool,
    /// The controls below the message.
    pub(crate) components: serde_json::Value,
    /// The attached files.
    pub(crate) files: Vec<File>,
}

/// An attached file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct File {
    pub(crate) name: String,
    pub(crate) description: String,
    pub(crate) bytes: Vec<u8>,
}

impl Message {
    /// A message of a person. The state gives it an id.
    pub(crate) fn new(room: Room, author: Person, text: &str) -> Self {
        Self {
            id: Said(0),
            room,
            author,
            text: text.to_owned(),
            reply_to: None,
            rings: Vec::new(),
            silent: false,
            edits: 0,
            webhook: false,
            kind: 0,
            nonce: None,
            files: Vec::new(),
            only_for: None,
            thinking: false,
            components: serde_json::Value::Null,
        }
    }

    /// The same message as a reply. Of the people whom a reply can notify, only the bot matters here.
    pub(crate) fn replying(mut self, to: Said, ring: bool) -> Self {
        self.reply_to = Some(to);
        self.kind = 19;
        if ring {
            self.rings.push(BOT.0);
        }
        self
    }

    /// The people who are mentioned in the text.
    pub(crate) fn mentioned(&self) -> Vec<Person> {
        let pieces = self.text.split("<@").skip(1);
        pieces
            .filter_map(|piece| piece.trim_start_matches('!').split_once('>'))
            .filter_map(|(id, _)| id.parse().ok().map(Person))
            .collect()
    }
}
