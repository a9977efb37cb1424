//! The one table of commands. A row has the words that people type in four languages, the arguments, and the section of help. Help and
//! all sentences show the first word in the reader's language. The sentence about a command is `help-<id>` in the Fluent files. To give a
//! command another word, change its row. The row is here or in one of the files `*_commands.rs`.

use super::argument::{Argument, ArgumentKind};
use super::build_command::{
    board_form, build_edit, build_level, build_luck, build_me, build_new, build_show,
    without_before,
};
use super::build_puzzle::build_puzzle;
use super::chat_command::Command;
use super::command_id::{
    self, ABORT, BOARD, EXPORT, HELP, MOVES, NEW, RESIGN, RULES, SHOW, VERIFY,
};
use super::command_spec::{CommandSpec, HelpSection};
use super::common_arguments::{
    BOARD_FORM, FRIEND, LUCK, NEW_GAME, OFF, SESSION, TIME, WHO_MOVES_FIRST,
};
use super::editor_tools::TOOLS;
use super::keyword::Keyword;
use super::link_commands::{LINK, UNLINK};
use super::offer_commands::{ACCEPT, DECLINE, DRAW, PAUSE, TAKEBACK};
use super::own_games_commands as own_games;
use super::people_commands as people;
use super::plan_commands::{IF, QUEUE};
use super::privacy_commands::{FORGET, ME, PRIVACY};
use super::repeat_commands::{AGAIN, REMATCH};
use super::room_commands::{BAN, LANG, MUTE, PREFIX_SIGN, SETTINGS_OF_ROOM, UNBAN, UNMUTE};
use super::seat_commands::{JOIN, LEAVE, PLAY_NOW, STANDING};
use super::time_commands;
use super::tournament_commands::{PAIRINGS, STANDINGS, START, TOURNAMENT};
use lusoria_games::rules::Fact;

const GAME: Argument = Argument::optional("game", ArgumentKind::Game);
const SETTING: Argument = Argument::optional("setting", ArgumentKind::Words);
const FULL: Argument = Argument::optional("full", ArgumentKind::Keyword(&[Keyword::Full]));
const ENTRY: Argument = Argument::usual("entry", ArgumentKind::Number(None));
const HERE: Argument = Argument::optional(
    "here",
    ArgumentKind::Keyword(&[Keyword::Here, Keyword::Off]),
);
const LEVEL: Argument = Argument::optional("level", ArgumentKind::Keyword(Keyword::LEVELS));
/// A command that plays a move, for platforms where everything begins with a command. It is not in the table, because a typed `move 1 4`
/// is read as a move anyway.
pub const PLAY: CommandSpec = CommandSpec {
    id: "move",
    section: Some(HelpSection::Play),
    words: [&["move"], &["tah"], &["mossa"], &["ход"]],
    arguments: &[
        Argument::required("move", ArgumentKind::Move, || Fact::new("said-nothing")),
        SESSION,
    ],
    tools: &[],
    build: |values| {
        Ok(Command::Play(
            values.session,
            values.text.unwrap_or_default(),
        ))
    },
};

/// Every command, in the order of the help page.
pub const COMMANDS: &[CommandSpec] = &[
    CommandSpec {
        id: NEW,
        section: Some(HelpSection::Start),
        words: [
            &["new", "begin", "challenge"],
            &["nová", "nová hra", "nová partie", "hra", "vyzvat"],
            &["nuova", "nuovo", "nuova partita", "sfida"],
            &[
                "новая",
                "новая игра",
                "новая партия",
                "игра",
                "партия",
                "вызов",
                "начать",
                "создать",
            ],
        ],
        arguments: &[NEW_GAME, FRIEND, WHO_MOVES_FIRST, LUCK, TIME],
        tools: &[],
        build: build_new,
    },
    PLAY_NOW,
    JOIN,
    CommandSpec {
        id: "games",
        section: Some(HelpSection::Start),
        words: [
            &["games", "list"],
            &["hry", "seznam"],
            &["giochi", "elenco"],
            &["игры", "список"],
        ],
        arguments: &[],
        tools: &[],
        build: |_| Ok(Command::Games),
    },
    CommandSpec {
        id: RULES,
        section: Some(HelpSection::Start),
        words: [&["rules"], &["pravidla"], &["regole"], &["правила"]],
        arguments: &[GAME, SESSION, FULL],
        tools: &[],
        build: |values| {
            Ok(Command::Rules(
                values.text.map(|text| without_before(&text).to_owned()),
                values.session,
                values.keywords.contains(&Keyword::Full),
            ))
        },
    },
    CommandSpec {
        id: "glossary",
        section: Some(HelpSection::Start),
        words: [
            &["glossary", "terms"],
            &["slovníček", "slovník", "glosář", "pojmy"],
            &["glossario", "termini"],
            &["словарь", "термины", "глоссарий"],
        ],
        arguments: &[Argument::optional("word", ArgumentKind::GlossaryWord)],
        tools: &[],
        build: |values| Ok(Command::Glossary(values.text)),
    },
    CommandSpec {
        id: HELP,
        section: Some(HelpSection::Start),
        words: [
            &["help", "commands", "?", "about", "info"],
            &["nápověda", "pomoc", "příkazy"],
            &["aiuto", "comandi"],
            &["помощь", "помогите", "справка", "команды"],
        ],
        arguments: &[Argument::optional("command", ArgumentKind::Topic)],
        tools: &[],
        build: |values| Ok(Command::Help(values.text)),
    },
    REMATCH,
    AGAIN,
    CommandSpec {
        id: command_id::PUZZLE,
        section: Some(HelpSection::Start),
        words: [
            &["puzzle", "puzzles", "problem"],
            &["úloha", "hlavolam", "hádanka"],
            &["problema", "rompicapo", "indovinello"],
            &["задача", "задачка", "головоломка", "загадка"],
        ],
        arguments: &[
            Argument::optional(
                "puzzle-next",
                ArgumentKind::Keyword(&[
                    Keyword::Next,
                    Keyword::Solution,
                    Keyword::Today,
                    Keyword::Daily,
                ]),
            ),
            GAME,
            OFF,
        ],
        tools: &[],
        build: build_puzzle,
    },
    LEAVE,
    TOURNAMENT,
    START,
    STANDINGS,
    PAIRINGS,
    CommandSpec {
        id: BOARD,
        section: Some(HelpSection::Play),
        words: [
            &["board", "b"],
            &["deska", "plán", "stav"],
            &["tavola", "tavoliere", "scacchiera"],
            &["доска", "поле"],
        ],
        arguments: &[SESSION, BOARD_FORM],
        tools: &[],
        build: |values| Ok(Command::Board(values.session, board_form(&values))),
    },
    own_games::MINE,
    own_games::NEXT_GAME,
    CommandSpec {
        id: MOVES,
        section: Some(HelpSection::Play),
        words: [
            &["moves", "legal"],
            &["tahy", "možnosti"],
            &["mosse"],
            &["ходы"],
        ],
        arguments: &[SESSION],
        tools: &[],
        build: |values| Ok(Command::Moves(values.session, values.left_over)),
    },
    CommandSpec {
        id: command_id::HINT,
        section: Some(HelpSection::Play),
        words: [
            &["hint", "hints", "best", "suggest"],
            &["tip", "rada", "poradit", "poraď"],
            &["suggerimento", "consiglio"],
            &["подсказка", "совет"],
        ],
        arguments: &[SESSION],
        tools: &[],
        build: |values| Ok(Command::Hint(values.session)),
    },
    CommandSpec {
        id: command_id::LUCK,
        section: Some(HelpSection::Play),
        words: [&["luck"], &["štěstí"], &["fortuna"], &["удача"]],
        arguments: &[Argument::usual("word", ArgumentKind::Words), SESSION],
        tools: &[],
        build: build_luck,
    },
    CommandSpec {
        id: command_id::LEVEL,
        section: Some(HelpSection::Play),
        words: [
            &["level", "difficulty"],
            &["obtížnost", "úroveň"],
            &["livello", "difficoltà"],
            &["уровень", "сложность"],
        ],
        arguments: &[LEVEL, SESSION],
        tools: &[],
        build: build_level,
    },
    time_commands::CLOCK,
    time_commands::CLAIM,
    time_commands::WAIT,
    time_commands::VACATION,
    CommandSpec {
        id: "why",
        section: Some(HelpSection::Play),
        words: [&["why"], &["proč"], &["perché"], &["почему"]],
        arguments: &[SESSION],
        tools: &[],
        build: |values| Ok(Command::Why(values.session)),
    },
    DRAW,
    PAUSE,
    TAKEBACK,
    ACCEPT,
    DECLINE,
    people::COUNTER,
    IF,
    QUEUE,
    CommandSpec {
        id: RESIGN,
        section: Some(HelpSection::Play),
        words: [
            &["yield", "resign", "surrender"],
            &["vzdát", "vzdávám", "vzdej", "vzdát se", "vzdávám se"],
            &[
                "abbandona",
                "abbandono",
                "abbandonare",
                "mi arrendo",
                "arrendersi",
                "resa",
            ],
            &["сдаюсь", "сдаться"],
        ],
        arguments: &[SESSION],
        tools: &[],
        // If other words follow, the line may be meant for somebody else, as in "yield not", so the command has to be confirmed.
        build: |values| Ok(Command::Resign(values.session, values.left_over.is_none())),
    },
    CommandSpec {
        id: ABORT,
        section: Some(HelpSection::Play),
        words: [
            &["abort", "cancel"],
            &["zrušit", "zruš"],
            &["annulla"],
            &["отменить", "отмена", "отмени", "прервать"],
        ],
        arguments: &[SESSION],
        tools: &[],
        build: |values| Ok(Command::Abort(values.session, values.left_over.is_none())),
    },
    CommandSpec {
        id: SHOW,
        section: Some(HelpSection::Look),
        words: [
            &["show"],
            &["ukázat", "ukaž"],
            &["mostra"],
            &["показать", "покажи"],
        ],
        arguments: &[ENTRY, SESSION, BOARD_FORM, HERE],
        tools: &[],
        build: build_show,
    },
    own_games::REPLAY,
    own_games::HISTORY,
    own_games::TOP,
    own_games::STATS,
    CommandSpec {
        id: command_id::ANALYSE,
        section: Some(HelpSection::Look),
        words: [
            &["analyse", "analyze", "analysis"],
            &["rozbor", "analýza"],
            &["analizza", "analisi"],
            &["разбор", "анализ"],
        ],
        arguments: &[SESSION],
        tools: &[],
        build: |values| Ok(Command::Analyse(values.session)),
    },
    CommandSpec {
        id: EXPORT,
        section: Some(HelpSection::Look),
        words: [
            &["export", "record"],
            &["vypsat", "zápis", "záznam"],
            &["esporta", "trascrizione"],
            &["экспорт", "запись"],
        ],
        arguments: &[SESSION, ME],
        tools: &[],
        build: |values| {
            Ok(match values.has(Keyword::BothSides) {
                true => Command::ExportMe,
                false => Command::Export(values.session),
            })
        },
    },
    CommandSpec {
        id: "import",
        section: Some(HelpSection::Look),
        words: [
            &["import"],
            &["nahrát", "nahraj"],
            &["importa"],
            &["импорт", "загрузить"],
        ],
        arguments: &[Argument::required("record", ArgumentKind::Lines, || {
            Fact::new("import-what")
        })],
        tools: &[],
        build: |values| Ok(Command::Import(values.text.unwrap_or_default())),
    },
    CommandSpec {
        id: VERIFY,
        section: Some(HelpSection::Look),
        words: [
            &["verify"],
            &["ověřit", "ověř"],
            &["verifica"],
            &["проверить", "проверь", "проверка"],
        ],
        arguments: &[SESSION],
        tools: &[],
        build: |values| Ok(Command::Verify(values.session)),
    },
    CommandSpec {
        id: "edit",
        section: Some(HelpSection::Look),
        words: [
            &["edit", "editor"],
            &["editor", "upravit"],
            &["editor", "modifica"],
            &["редактор"],
        ],
        arguments: &[Argument::optional("game", ArgumentKind::GameWithOptions)],
        tools: TOOLS,
        build: build_edit,
    },
    CommandSpec {
        id: command_id::ME,
        section: Some(HelpSection::Room),
        words: [&["me"], &["já", "mně"], &["io", "me"], &["мне", "я"]],
        arguments: &[SETTING],
        tools: &[],
        build: build_me,
    },
    STANDING,
    people::BLOCK,
    people::UNBLOCK,
    LANG,
    PREFIX_SIGN,
    SETTINGS_OF_ROOM,
    MUTE,
    UNMUTE,
    BAN,
    UNBAN,
    LINK,
    UNLINK,
    PRIVACY,
    FORGET,
];
