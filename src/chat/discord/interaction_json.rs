//! Reads an interaction of Discord: a slash command, a pressed button or chosen option, a completed form, or a request for
//! completions.
//!
//! Source: Discord's documentation, "Receiving and Responding to Interactions".

use super::read_json::{Person, id, list, text};
use serde_json::Value;
use serenity::model::Permissions;
use serenity::model::id::{ChannelId, GuildId, MessageId, UserId};

/// A channel in which a bot speaks with one person.
const BOT_DM: u64 = 1;
/// The flag of a message that only one person sees.
const EPHEMERAL: u64 = 1 << 6;

/// An interaction.
#[derive(Clone, Debug)]
pub(super) struct ReceivedInteraction {
    pub(super) id: u64,
    pub(super) application: u64,
    /// With this token the interaction can be answered for a quarter of an hour. It must not be logged.
    pub(super) token: Token,
    pub(super) channel: ChannelId,
    /// If `channel` is a thread, the channel to which the thread belongs.
    pub(super) parent: Option<ChannelId>,
    pub(super) guild: Option<GuildId>,
    pub(super) person: Person,
    /// The language of the person.
    pub(super) locale: Option<String>,
    pub(super) guild_locale: Option<String>,
    pub(super) may_configure: bool,
    /// Whether answering the interaction is the only way for the bot to write in this channel.
    pub(super) is_only_path: bool,
    /// The message below which a control was pressed, and whether only one person sees that message.
    pub(super) below: Option<(MessageId, bool)>,
    pub(super) asked: Asked,
}

/// The secret with which an interaction can be answered; `Debug` does not print it.
#[derive(Clone)]
pub(super) struct Token(pub(super) String);

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token")
    }
}

/// What the person did.
#[derive(Clone, Debug)]
pub(super) enum Asked {
    /// A command was given.
    Command(GivenCommand),
    /// Completions are wanted for the option in which somebody types.
    Completion(GivenCommand),
    /// A button was pressed, or an option chosen; the text is its id.
    Press(String),
    /// A form was completed: its id, and what was typed.
    Form(String, String),
}

/// A command with its options.
#[derive(Clone, Debug)]
pub(super) struct GivenCommand {
    pub(super) name: String,
    pub(super) options: Vec<GivenOption>,
    /// The people who were chosen as options.
    pub(super) people: Vec<Person>,
    /// The message in whose menu the command was chosen.
    pub(super) target: Option<MessageId>,
}

/// One option of a command.
#[derive(Clone, Debug)]
pub(super) struct GivenOption {
    pub(super) name: String,
    /// The value as text.
    pub(super) value: String,
    /// Whether somebody is typing in this option.
    pub(super) focused: bool,
}

impl ReceivedInteraction {
    /// Reads an interaction. `None` if its kind is not used, or a field that is needed cannot be read.
    pub(super) fn of(value: &Value) -> Option<Self> {
        let guild = id(&value["guild_id"]);
        let user = [&value["member"]["user"], &value["user"]];
        let mut person = user.into_iter().find_map(Person::of)?;
        person.belongs(&value["member"]);
        let context = value["context"].as_u64();
        let is_direct = context.map_or(guild.is_none(), |context| context == BOT_DM);
        Some(Self {
            id: text(&value["id"])?.parse().ok()?,
            application: text(&value["application_id"])?.parse().ok()?,
            token: Token(text(&value["token"])?),
            channel: id(&value["channel_id"]).or_else(|| id(&value["channel"]["id"]))?,
            parent: parent(&value["channel"]),
            guild,
            may_configure: is_direct || manages(&value["member"]),
            person,
            locale: text(&value["locale"]),
            guild_locale: text(&value["guild_locale"]),
            is_only_path: !is_direct && !is_installed_here(value),
            below: below(&value["message"]),
            asked: asked(value)?,
        })
    }
}

fn asked(value: &Value) -> Option<Asked> {
    let data = &value["data"];
    match value["type"].as_u64()? {
        2 => Some(Asked::Command(command(data)?)),
        3 => {
            let chosen = list(&data["values"]).first().and_then(text);
            Some(Asked::Press(chosen.or_else(|| text(&data["custom_id"]))?))
        }
        4 => Some(Asked::Completion(command(data)?)),
        5 => Some(Asked::Form(text(&data["custom_id"])?, typed(data))),
        _ => None,
    }
}

fn command(data: &Value) -> Option<GivenCommand> {
    let users = data["resolved"]["users"].as_object();
    let people = users.into_iter().flatten().filter_map(|(id, user)| {
        let mut person = Person::of(user)?;
        person.belongs(&data["resolved"]["members"][id]);
        Some(person)
    });
    Some(GivenCommand {
        name: text(&data["name"])?,
        options: list(&data["options"]).iter().filter_map(option).collect(),
        people: people.collect(),
        target: id(&data["target_id"]),
    })
}

fn option(value: &Value) -> Option<GivenOption> {
    let given = match &value["value"] {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        other => other.to_string(),
    };
    Some(GivenOption {
        name: text(&value["name"])?,
        value: given,
        focused: value["focused"].as_bool().unwrap_or(false),
    })
}

/// What was typed into the first field of a form. Discord puts fields into rows, or into labels in newer forms.
fn typed(data: &Value) -> String {
    let rows = list(&data["components"]).iter();
    let mut fields = rows.flat_map(|row| {
        let in_row = list(&row["components"]).iter();
        in_row.chain([&row["component"]])
    });
    fields
        .find_map(|field| text(&field["value"]))
        .unwrap_or_default()
}

/// The channel to which a thread belongs. `None` if `channel` is no thread. The types of threads are 10 (in a channel for announcements),
/// 11 (public) and 12 (private).
fn parent(channel: &Value) -> Option<ChannelId> {
    let is_thread = channel["type"]
        .as_u64()
        .is_some_and(|kind| (10..=12).contains(&kind));
    id(&channel["parent_id"]).filter(|_| is_thread)
}

fn manages(member: &Value) -> bool {
    let bits = text(&member["permissions"]).and_then(|bits| bits.parse().ok());
    Permissions::from_bits_truncate(bits.unwrap_or(0))
        .intersects(Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR)
}

/// Whether the interaction comes from a server that the bot itself is on. If not, somebody has installed the command for themselves
/// alone. Before people could install commands for themselves, Discord did not send the field `authorizing_integration_owners`. So the
/// result is true if this field is missing.
fn is_installed_here(value: &Value) -> bool {
    match value["authorizing_integration_owners"].as_object() {
        Some(owners) => !value["guild_id"].is_null() && owners.contains_key("0"),
        None => true,
    }
}

fn below(message: &Value) -> Option<(MessageId, bool)> {
    let flags = message["flags"].as_u64().unwrap_or(0);
    Some((id(&message["id"])?, flags & EPHEMERAL != 0))
}

/// The person with this id among the people who were chosen as options.
pub(super) fn chosen_person<'a>(people: &'a [Person], id: &str) -> Option<&'a Person> {
    let id = id.parse().ok().map(UserId::new)?;
    people.iter().find(|person| person.id == id)
}
