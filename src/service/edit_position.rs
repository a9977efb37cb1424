//! Carries out the commands of the position editor. Each person has one editor, which is the same on all platforms.

use super::change_draft::ChangeDraft;
use super::line_result::{Answered, LineResult};
use super::request::Request;
use super::service_task::Service;
use super::suggest_command::{suggest_command, suggest_game};
use crate::command;
use crate::locales::Lang;
use crate::session::{EditAction, EditReply, Editor, Identity, NewGame, Refusal, RefusalKind, Say};
use crate::store::StoreError;
use lusoria_games::rules::Fact;

impl Service {
    pub(super) async fn edit_position(
        &mut self,
        request: &Request,
        edit: EditAction,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let before = self.editor(request, draft).await?;
        let used = match edit {
            EditAction::Open(name, options) => {
                let lang = self.reader_lang(request).await?;
                open_editor(before, &name, &options).map_err(|refusal| {
                    let typed = |near: &str| format!("edit {near} {options}");
                    let refusal = suggest_game(refusal, &[], typed);
                    suggest_tool(refusal, &name, lang, &request.mentions)
                })
            }
            EditAction::Play(new) => {
                return match before.ok_or_else(nothing_open) {
                    Ok(editor) => self.play_from_here(request, &editor, &new, draft).await,
                    Err(refusal) => Ok(refusal.into()),
                };
            }
            edit => before
                .ok_or_else(nothing_open)
                .and_then(|editor| editor.use_tool(&edit)),
        };
        Ok(match used {
            Ok((editor, shown)) => {
                let said = Say::Edited(editor.without_slots(), shown, request.account);
                draft.set_editor(editor, said);
                LineResult::Done
            }
            Err(refusal) => refusal.into(),
        })
    }

    /// The person's editor, with the effects of the lines that were answered so far. `None` if they have never opened it.
    async fn editor(
        &mut self,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<Option<Editor>, StoreError> {
        match draft.editor() {
            Some(editor) => Ok(Some(editor.clone())),
            None => self.cache.editor(request.account).await,
        }
    }

    async fn play_from_here(
        &mut self,
        request: &Request,
        editor: &Editor,
        new: &NewGame,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let string = match editor.game_from_here() {
            Ok(string) => string,
            Err(refusal) => return Ok(refusal.into()),
        };
        let game = editor.parts().0;
        if !new.names_a_player() && game.info.seats == 2 {
            let forbidden = self.refused_by_settings(request, new, game, draft).await?;
            let refusal = forbidden.unwrap_or_else(|| Refusal::host("edit-who"));
            return Ok(refusal.into());
        }
        self.begin_game(request, new, editor.parts().0, string, draft)
            .await
    }
}

/// Opens the editor. A word after `edit` that is not a tool is taken for a game. The refusal of an unknown word says that it is neither a
/// tool nor a game.
fn open_editor(
    before: Option<Editor>,
    name: &str,
    options: &str,
) -> Result<(Editor, EditReply), Refusal> {
    Editor::open(name, options, before).map_err(|refusal| match refusal {
        unknown if unknown.kind() == Some(RefusalKind::UnknownGame) => {
            let unknown = Fact::new("edit-unknown");
            unknown.with("word", name.to_owned()).into()
        }
        refusal => refusal,
    })
}

/// If the typed word was refused as unknown but is similar to a tool of the editor, returns a refusal that suggests the tool. Otherwise
/// returns `refusal`.
fn suggest_tool(refusal: Refusal, typed: &str, lang: Lang, mentions: &[Identity]) -> Refusal {
    let word = typed.split_whitespace().next().unwrap_or_default();
    let near = command::nearest_tool(word, lang).filter(|_| refusal.id() == "edit-unknown");
    match (near, command::find("edit")) {
        (Some(near), Some(edit)) => {
            let edit = edit.word(lang);
            let fact = RefusalKind::DidYouMean
                .fact()
                .with("word", format!("{edit} {word}"))
                .with("known", format!("{edit} {near}"));
            let whole = format!("{edit} {}", typed.replacen(word, near, 1));
            suggest_command(fact, whole, mentions).into()
        }
        _ => refusal,
    }
}

fn nothing_open() -> Refusal {
    Refusal::host("edit-which-game")
}
