//! The rows of the command table for what players offer each other.

use super::argument::{Argument, ArgumentKind};
use super::chat_command::Command;
use super::command_id;
use super::command_spec::{CommandSpec, HelpSection};
use super::common_arguments::SESSION;
use super::keyword::Keyword;
use crate::session::{Action, SessionId};
use lusoria_games::rules::Fact;

const DAY: i64 = 86_400;
const COUNT: Argument = Argument::optional("count", ArgumentKind::Number(None));

/// Offers a draw.
pub(super) const DRAW: CommandSpec = CommandSpec {
    id: command_id::DRAW,
    section: Some(HelpSection::Play),
    words: [
        &["draw"],
        &[
            "remíza",
            "remízu",
            "remis",
            "nabídni remízu",
            "nabízím remízu",
            "nabídnout remízu",
        ],
        &[
            "patta",
            "pareggio",
            "offri patta",
            "offro patta",
            "propongo patta",
        ],
        &["ничья", "ничью", "предложить ничью", "предлагаю ничью"],
    ],
    arguments: &[SESSION],
    tools: &[],
    build: |values| Ok(Command::Offer(values.session, Action::OfferDraw)),
};

/// Takes a move back, or asks the other player for that.
pub(super) const TAKEBACK: CommandSpec = CommandSpec {
    id: command_id::TAKEBACK,
    section: Some(HelpSection::Play),
    words: [
        &[
            "undo",
            "takeback",
            "back",
            "revert",
            "take back",
            "undo move",
            "cancel move",
        ],
        &[
            "zpět",
            "vrátit",
            "vrať",
            "zpátky",
            "vrátit tah",
            "vrať tah",
            "vzít zpět",
            "zrušit tah",
            "zruš tah",
        ],
        &[
            "indietro",
            "ritira",
            "torna",
            "torna indietro",
            "ritira mossa",
            "annulla mossa",
        ],
        &[
            "назад",
            "отмотать",
            "отмени ход",
            "отменить ход",
            "отмена хода",
            "верни",
            "верни ход",
            "вернуть",
            "вернуть ход",
            "ход назад",
        ],
    ],
    arguments: &[COUNT, SESSION],
    tools: &[],
    build: |values| {
        let back = values.number.unwrap_or(1);
        Ok(Command::Offer(values.session, Action::TakeBack(back)))
    },
};

/// Offers to put the game off for some days, or to go on with it before those days are over.
pub(super) const PAUSE: CommandSpec = CommandSpec {
    id: "pause",
    section: Some(HelpSection::Play),
    words: [
        &["pause", "put off", "adjourn"],
        &["odložit", "odlož", "pauza", "přestávka"],
        &["rinvia", "rinvio", "pausa"],
        &["отложить", "отложи", "пауза", "перерыв"],
    ],
    arguments: &[
        // This argument stands before the number of a game, so that `pause 3` means days.
        Argument::optional("span", ArgumentKind::Duration),
        SESSION,
        Argument::optional("off", ArgumentKind::Keyword(&[Keyword::Off])),
    ],
    tools: &[],
    build: |values| {
        let days = values.seconds.filter(|seconds| seconds % DAY == 0);
        let days = days.and_then(|seconds| u32::try_from(seconds / DAY).ok());
        if values.has(Keyword::Off) {
            // In `pause off 2` the number is that of a game.
            let session = values
                .session
                .or(days.map(|number| SessionId(number.into())));
            return Ok(Command::Offer(session, Action::GoOn));
        }
        let asks = Fact::new("pause-how-long");
        let days = days.ok_or_else(|| values.with_session(asks))?;
        Ok(Command::Offer(values.session, Action::PutOff(days)))
    },
};

/// Accepts what is offered.
pub(super) const ACCEPT: CommandSpec = CommandSpec {
    id: command_id::ACCEPT,
    section: Some(HelpSection::Play),
    words: [
        &["accept", "agree"],
        &["přijmout", "přijímám", "souhlasím"],
        &["accetta", "accetto"],
        &["принять", "принимаю", "согласен", "согласна"],
    ],
    arguments: &[SESSION],
    tools: &[],
    build: |values| Ok(Command::Offer(values.session, Action::Accept)),
};

/// Declines what is offered.
pub(super) const DECLINE: CommandSpec = CommandSpec {
    id: command_id::DECLINE,
    section: Some(HelpSection::Play),
    words: [
        &["decline", "refuse", "withdraw"],
        &["odmítnout", "odmítám", "odmítni", "stáhnout"],
        &["rifiuta", "rifiuto", "rifiutare"],
        &["отклонить", "отказаться", "отказ", "отказываюсь", "не хочу"],
    ],
    arguments: &[SESSION],
    tools: &[],
    build: |values| Ok(Command::Offer(values.session, Action::Decline)),
};
