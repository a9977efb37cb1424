//! Turns an interaction into an [`Inbound`] for the service. Some interactions do not go to the service. They open a form instead, in
//! which people can type a move or the lines that follow a command.

use super::answer_handle::AnswerHandle;
use super::components::{form, long_form};
use super::inbound::identity;
use super::interaction_json::{Asked, GivenCommand, ReceivedInteraction};
use super::slash_commands::host_sentence;
use super::slash_line::{can_call, line, spec_of};
use crate::chat::control_id;
use crate::command::CommandSpec;
use crate::locales::Lang;
use crate::render::NextStep;
use crate::service::{Asked as Wanted, Cause, ChatMessage, Inbound, Interaction, Press};
use crate::session::{AnswerPath, Platform, RoomKey};
use serde_json::Value;
use serenity::model::id::UserId;

/// The beginning of the ids of forms for commands that take several lines.
const FORM: &str = "form.";

/// The language of the person who caused the interaction. `None` if Discord does not tell it, or the bot does not speak it.
pub(super) fn lang_of(interaction: &ReceivedInteraction) -> Option<Lang> {
    interaction.locale.as_deref()?.parse().ok()
}

/// The form that the interaction opens. It is in the person's language, or in `house` if that language is not known. `None` if the
/// interaction opens no form.
pub(super) fn opened_form(interaction: &ReceivedInteraction, house: Lang) -> Option<Value> {
    let lang = lang_of(interaction).unwrap_or(house);
    let title = |id| host_sentence(lang, id);
    match &interaction.asked {
        Asked::Press(id) => {
            let NextStep::Type(session) = control_id::read(id)?.step else {
                return None;
            };
            let heading = format!("#{session} {}", title("control-form-title"));
            Some(form(id, &heading, &title("control-form-label")))
        }
        Asked::Command(given) => {
            let spec = spec_of(given).filter(|spec| spec.takes_lines())?;
            let id = format!("{FORM}{}", spec.id);
            Some(long_form(&id, &title(&spec.about()), spec.word(lang)))
        }
        Asked::Completion(_) | Asked::Form(..) => None,
    }
}

/// Turns an interaction into an event for the service.
pub(super) fn inbound(interaction: &ReceivedInteraction, bot: Option<UserId>) -> Inbound {
    let lang = lang_of(interaction);
    let locale = match is_direct(interaction) {
        true => interaction.locale.clone(),
        false => interaction.guild_locale.clone(),
    };
    Inbound {
        room: RoomKey {
            platform: Platform::Discord,
            id: interaction.channel.to_string(),
            parent: interaction.parent.map(|parent| parent.to_string()),
        },
        event: interaction.id.to_string(),
        locale,
        cause: Cause::Interaction(Box::new(Interaction {
            asked: asked(interaction, bot),
            path: Some(AnswerPath {
                handle: AnswerHandle::of(interaction).write(),
                lang,
                private: true,
            }),
            is_only_path: interaction.is_only_path,
        })),
    }
}

fn asked(interaction: &ReceivedInteraction, bot: Option<UserId>) -> Wanted {
    match &interaction.asked {
        Asked::Command(given) | Asked::Completion(given) => match spec_of(given) {
            Some(spec) => Wanted::Line(command(spec, given, interaction, bot)),
            // The command is from an old registration, or was registered by another program with the same account.
            None => Wanted::Line(message(interaction, format!("/{}", given.name))),
        },
        Asked::Press(id) => {
            // A control that is not ours, or that we no longer know, is refused like an answer to a question that is already answered.
            let nothing = || Press {
                step: NextStep::Answer(false),
                stamp: None,
            };
            let press = control_id::read(id).unwrap_or_else(nothing);
            Wanted::Press(message(interaction, String::new()), press)
        }
        Asked::Form(id, text) => Wanted::Line(message(interaction, typed_in_form(id, text))),
    }
}

/// The text of a message that would do the same as the completed form. `id` is the id of the form, `text` what was typed into it.
fn typed_in_form(id: &str, text: &str) -> String {
    if let Some(command) = id.strip_prefix(FORM) {
        return format!("/{command}\n{text}");
    }
    let session = control_id::read(id).and_then(|press| press.step.session());
    match session {
        Some(session) if !text.trim_start().starts_with(['#', '/']) => {
            format!("#{session} {}", text.trim())
        }
        _ => text.to_owned(),
    }
}

fn command(
    spec: &'static CommandSpec,
    given: &GivenCommand,
    interaction: &ReceivedInteraction,
    bot: Option<UserId>,
) -> ChatMessage {
    let text = line(spec, given, interaction, bot);
    let people = given.people.iter();
    let called = people.filter(|person| {
        can_call(interaction) && Some(person.id) != bot && person.id != interaction.person.id
    });
    ChatMessage {
        mentions: called.map(identity).collect(),
        reply_to: given.target.map(|message| message.to_string()),
        ..message(interaction, text)
    }
}

/// Whether the interaction comes from a direct chat with the bot.
const fn is_direct(interaction: &ReceivedInteraction) -> bool {
    interaction.guild.is_none() && !interaction.is_only_path
}

fn message(interaction: &ReceivedInteraction, text: String) -> ChatMessage {
    ChatMessage {
        addressed: true,
        direct: is_direct(interaction),
        // An answer to one person is shown to that person alone.
        is_private: true,
        may_configure: interaction.may_configure,
        ..ChatMessage::new(identity(&interaction.person), text)
    }
}
