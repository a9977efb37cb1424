//! The platforms on which people play, and how their differences matter for a session.

/// The platforms. Their numbers are stored, so they must never change.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Platform {
    /// The terminal.
    Console = 0,
    /// Discord.
    Discord = 1,
    /// Matrix.
    Matrix = 2,
}

impl Platform {
    /// All platforms.
    pub const ALL: [Self; 3] = [Self::Console, Self::Discord, Self::Matrix];

    /// The platform's name, which is the same in all languages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Console => "console",
            Self::Discord => "Discord",
            Self::Matrix => "Matrix",
        }
    }

    /// Whether a sent message can be edited. On such a platform, each partial board of a turn usually replaces the one before it in the
    /// same message. A partial board that is out of date before it is sent is dropped.
    #[must_use]
    pub const fn edits_messages(self) -> bool {
        match self {
            Self::Console => false,
            Self::Discord | Self::Matrix => true,
        }
    }

    /// Whether every reply that the platform's code reports to the service is a reply to a message of the bot. Matrix does not say who
    /// wrote the message that was replied to, so its code reports all replies. In a thread of Matrix, a message that replies to no other
    /// counts as a reply to the thread's first message.
    #[must_use]
    pub const fn tells_only_replies_to_bot(self) -> bool {
        match self {
            Self::Console | Self::Discord => true,
            Self::Matrix => false,
        }
    }

    /// Whether a thread can be begun below a message.
    #[must_use]
    pub const fn has_threads(self) -> bool {
        match self {
            Self::Console => false,
            Self::Discord | Self::Matrix => true,
        }
    }

    /// Whether the platform has direct chats, in which one person is alone with the bot.
    #[must_use]
    pub const fn has_direct_chats(self) -> bool {
        match self {
            Self::Console => false,
            Self::Discord | Self::Matrix => true,
        }
    }

    /// Which controls can stand below a message.
    #[must_use]
    pub const fn controls(self) -> ControlKinds {
        match self {
            Self::Console => ControlKinds::None,
            Self::Discord => ControlKinds::All,
            Self::Matrix => ControlKinds::Choices,
        }
    }
}

/// Which controls a platform shows below messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ControlKinds {
    /// None at all.
    None,
    /// The two answers to a question or to an offer.
    Choices,
    /// Buttons and menus for everything.
    All,
    /// Buttons and menus for everything, on the console's full screen. A move that is pressed there is played for the player on turn. Any
    /// other press counts as done by the reader of the message.
    Own,
}
