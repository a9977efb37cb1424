//! Completes what somebody types in an option of a slash command, such as a game, a topic of help, one of the person's sessions,
//! or a legal move. Sessions and moves are found in `src/service/complete.rs`.

use super::Discord;
use super::answer_handle::AnswerHandle;
use super::config::Completions;
use super::failure::code_of;
use super::inbound::identity;
use super::interaction_inbound::lang_of;
use super::interaction_json::{GivenCommand, ReceivedInteraction};
use super::slash_commands::TOOL;
use super::slash_line::spec_of;
use crate::command::{ArgumentKind, CommandSpec, argument_words, fold};
use crate::locales::Lang;
use crate::service::{Completion, CompletionKind, CompletionRequest};
use crate::session::{Platform, RoomKey, SessionId};
use serde_json::{Value, json};
use tracing::debug;

/// How many completions Discord takes at most.
const MOST: usize = 25;
/// How many characters a completion may have.
const LONGEST: usize = 100;

/// The type of a response with completions.
const COMPLETIONS: u8 = 8;

impl Discord {
    /// Answers a request for completions.
    pub(super) async fn complete(
        self,
        interaction: ReceivedInteraction,
        given: GivenCommand,
        service: Completions,
    ) {
        let found = find(&interaction, &given, service).await;
        let choices: Vec<Value> = found
            .into_iter()
            .filter(|one| one.value.chars().count() <= LONGEST)
            .take(MOST)
            .map(|one| json!({"name": super::components::shortened(&one.label, LONGEST), "value": value_of(&one.value, &given)}))
            .collect();
        let response = json!({"type": COMPLETIONS, "data": {"choices": choices}});
        let handle = AnswerHandle::of(&interaction);
        if let Err(error) = self.rest.respond(&handle, &response).await {
            debug!(code = code_of(&error), "completions came too late");
        }
    }
}

/// The value of a completion: a JSON number for the number of a session, text for everything else.
fn value_of(value: &str, given: &GivenCommand) -> Value {
    let is_number = kind(given).is_some_and(|(_, kind)| kind == Some(ArgumentKind::Session));
    match value.parse::<i64>() {
        Ok(number) if is_number => json!(number),
        _ => json!(value),
    }
}

/// The command, and the kind of the option in which somebody types. The option that chooses a tool (`TOOL`) has no kind. The whole result
/// is `None` if the command or the option is not known.
fn kind(given: &GivenCommand) -> Option<(&'static CommandSpec, Option<ArgumentKind>)> {
    let spec = spec_of(given)?;
    let name = &given.options.iter().find(|option| option.focused)?.name;
    let mut arguments = spec.arguments.iter();
    let kind = arguments.find(|argument| argument.name == name);
    (kind.is_some() || name == TOOL).then_some((spec, kind.map(|argument| argument.kind)))
}

async fn find(
    interaction: &ReceivedInteraction,
    given: &GivenCommand,
    service: Completions,
) -> Vec<Completion> {
    let Some((spec, kind)) = kind(given) else {
        return Vec::new();
    };
    let typed = given.options.iter().find(|option| option.focused);
    let typed = typed.map_or("", |option| option.value.as_str());
    let lang = lang_of(interaction).unwrap_or_default();
    let known = match kind {
        Some(ArgumentKind::Session) => CompletionKind::Session,
        Some(ArgumentKind::Move) => CompletionKind::Move(named_session(spec, given)),
        Some(kind) => return fitting(argument_words(kind, lang), typed),
        None => return fitting(tools(spec, lang), typed),
    };
    service(CompletionRequest {
        room: RoomKey {
            platform: Platform::Discord,
            id: interaction.channel.to_string(),
            parent: interaction.parent.map(|parent| parent.to_string()),
        },
        person: identity(&interaction.person),
        lang,
        kind: known,
        typed: typed.to_owned(),
    })
    .await
}

fn named_session(spec: &CommandSpec, given: &GivenCommand) -> Option<SessionId> {
    let mut arguments = spec.arguments.iter();
    let session = arguments.find(|argument| argument.kind == ArgumentKind::Session)?;
    let mut options = given.options.iter();
    let named = options.find(|option| option.name == session.name)?;
    named.value.parse().ok().map(SessionId)
}

fn tools(spec: &CommandSpec, lang: Lang) -> Vec<String> {
    let tools = spec.tools.iter();
    tools.map(|tool| tool.word(lang).to_owned()).collect()
}

/// The words that contain what was typed. Words that begin with it come first.
fn fitting(words: Vec<String>, typed: &str) -> Vec<Completion> {
    let typed = fold(typed);
    let (mut first, mut later) = (Vec::new(), Vec::new());
    for word in words {
        let folded = fold(&word);
        if folded.starts_with(&typed) {
            first.push(word);
        } else if folded.contains(&typed) {
            later.push(word);
        }
    }
    let all = first.into_iter().chain(later);
    all.map(|word| Completion {
        label: word.clone(),
        value: word,
    })
    .collect()
}
