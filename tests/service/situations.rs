//! For each refusal a situation in which it occurs: what was played before, and the line that is refused.

/// A line that is refused.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Situation {
    pub(crate) id: &'static str,
    pub(crate) before: &'static [&'static str],
    pub(crate) line: &'static str,
    /// Whether the message mentions the bot.
    pub(crate) addressed: bool,
}

impl Situation {
    /// The text, with each placeholder such as `{record}` replaced by the long text for which it stands.
    pub(crate) fn text(&self, text: &str) -> String {
        text.replace("{100 kB}", &"x".repeat(100_000))
            .replace("{51 moves}", &"place 4 ".repeat(51))
            .replace("{words}", &"ﷺ ".repeat(1_500))
            .replace("{record}", RECORD)
    }
}

pub(crate) const fn refused(
    id: &'static str,
    before: &'static [&'static str],
    line: &'static str,
) -> Situation {
    Situation {
        id,
        before,
        line,
        addressed: false,
    }
}

const fn told(id: &'static str, before: &'static [&'static str], line: &'static str) -> Situation {
    Situation {
        id,
        before,
        line,
        addressed: true,
    }
}

const RECORD: &str = "lusoria-record: 1\ngame: xii_scripta(pieces=1)\nrules: 1\nsession: 1\nfirst: a\nsecond: b\nopened: x\nhash: x";

/// With real dice a test can type any throw.
const BEGUN: &[&str] = &["anna: !new scripta @bob first dice=hand"];
const ON_TIME: &[&str] = &["anna: !new tablut @bob first time=3d"];
const THROWN: &[&str] = &[
    "anna: !new scripta @bob first dice=hand",
    "anna: roll 1 4 6",
];
const TWO_GAMES: &[&str] = &[
    "anna: !new scripta @bob first dice=hand",
    "anna: !new quick @cyril first dice=hand",
];
const OTHERS: &[&str] = &[
    "bob: !new quick @cyril first dice=hand",
    "bob: !new scripta @cyril first dice=hand",
];
const OVER: &[&str] = &["anna: !new scripta @bob first dice=hand", "bob: !yield"];
const ONE_PIECE_IN: &[&str] = &[
    "anna: !new scripta @bob first dice=hand pieces=1",
    "anna: roll 1 2 3",
    "anna: place 1",
];
/// Anna's only piece stands on her last point.
const AT_THE_END: &[&str] = &[
    "anna: !new scripta @bob first dice=hand pieces=1",
    "anna: roll 6 6 6\nplace 6 move 1 6 move 1 6",
    "bob: roll 1 1 1\npass",
    "anna: roll 6 6 6\nmove 1 6 move 1 6 move 1 6",
    "bob: roll 1 1 1\npass",
    "anna: roll 1 2 6",
];
/// The worked example of the source up to Anna's second turn.
const WORKED_EXAMPLE: &[&str] = &[
    "anna: !new scripta @bob first dice=hand",
    "anna: roll 1 4 6\nplace 4 place 1 place 6",
    "bob: roll 3 3 5\nplace 3 place 5 place 3",
    "anna: roll 2 2 2\nmove 3 2",
];
const BOB_IS_HIT: &[&str] = &[
    "anna: !new scripta @bob first dice=hand",
    "anna: roll 1 4 6\nplace 4 place 1 place 6",
    "bob: roll 3 3 5\nplace 3 place 5 place 3",
    "anna: roll 2 2 2\nmove 3 2 pass",
    "bob: roll 1 2 3",
];
/// The game waits for Bob's word for the seed.
const WORDS: &[&str] = &["anna: !new quick @bob first luck", "anna: !luck apple"];
const AGAINST_COMPUTER: &[&str] = &["anna: !new tablut bot first"];
const ALONE: &[&str] = &["anna: !new tchuka"];
const EDITOR: &[&str] = &["anna: !edit scripta"];
const EMPTY_TABLUT: &[&str] = &["anna: !edit tablut\n!edit clear"];
const ALL_PLACED: &[&str] = &["anna: !edit scripta\n!edit set 4 15"];
/// Positions of eight games are kept, and a ninth is being edited.
const EIGHT_GAMES_KEPT: &[&str] = &[
    "anna: !edit scripta pieces=1\n!edit save 1",
    "anna: !edit scripta pieces=2\n!edit save 1",
    "anna: !edit scripta pieces=3\n!edit save 1",
    "anna: !edit scripta pieces=4\n!edit save 1",
    "anna: !edit scripta pieces=5\n!edit save 1",
    "anna: !edit scripta pieces=6\n!edit save 1",
    "anna: !edit scripta pieces=7\n!edit save 1",
    "anna: !edit scripta pieces=8\n!edit save 1",
    "anna: !edit scripta pieces=9",
];
const EDITED_TO_THE_END: &[&str] = &[
    "anna: !edit scripta pieces=1",
    "anna: !edit import -;0;0;1/-;1;0;0/-/5.5.5.5.5.5,5.5.5.5.5.5/I",
];

/// All situations; some refusals have several.
pub(crate) fn situations() -> Vec<Situation> {
    [
        sessions(),
        beginning(),
        garbage(),
        thoughts(),
        offers(),
        looking_back(),
        rules(),
    ]
    .concat()
}

fn sessions() -> Vec<Situation> {
    vec![
        refused("which-session", TWO_GAMES, "anna: roll 1 2 3"),
        refused("which-session", TWO_GAMES, "anna: !board"),
        refused("which-session", TWO_GAMES, "anna: !yield"),
        refused("which-session", OTHERS, "anna: !board"),
        refused("wrong-turn", BEGUN, "bob: roll 1 2 3"),
        refused("wrong-turn", THROWN, "bob: place 4"),
        refused("wrong-turn", THROWN, "bob: !place 99"),
        refused("no-seat", BEGUN, "cyril: !yield"),
        refused("no-seat", BEGUN, "cyril: !abort #1"),
        refused("no-seat", THROWN, "cyril: !#1 place 4"),
        refused("no-session", &[], "anna: !board"),
        refused("no-session", &[], "anna: !place 4"),
        refused("no-session", THROWN, "cyril: !place 4"),
        refused("no-session", &[], "anna: !yield"),
        refused("no-such-session", BEGUN, "anna: !board #2"),
        refused("no-such-session", BEGUN, "anna: !board #-1"),
        refused("no-such-session", THROWN, "anna: !#99999999999 place 4"),
        refused("session-over", OVER, "anna: !yield"),
        refused("session-over", OVER, "anna: !#1 roll 1 2 3"),
        refused("session-over", OVER, "anna: #1 roll 1 2 3"),
        refused("confirm-abort", BEGUN, "anna: !abort please"),
        refused("confirm-yield", BEGUN, "anna: yield"),
        refused("confirm-yield", BEGUN, "bob: Vzda\u{301}t"),
        refused("confirm-yield", BEGUN, "bob: #1 СДАЮСЬ"),
    ]
}

fn beginning() -> Vec<Situation> {
    vec![
        refused("new-which-game", &[], "anna: !new"),
        refused("new-which-game", &[], "anna: !new @bob first"),
        refused("unknown-game", &[], "anna: !new chess @bob"),
        refused("unknown-game", &[], "anna: !rules chess"),
        refused("unknown-game", &[], "anna: !new 🎲🎲 @bob"),
        refused("unknown-option", &[], "anna: !new scripta @bob colour=red"),
        refused("unknown-option", &[], "anna: !new scripta(=) @bob"),
        refused(
            "option-twice",
            &[],
            "anna: !new scripta @bob pieces=5 pieces=6",
        ),
        refused("bad-option", &[], "anna: !new scripta @bob pieces=16"),
        refused("bad-option", &[], "anna: !new scripta(pieces=0) @bob"),
        refused(
            "bad-option",
            &[],
            "anna: !new quick @bob pieces=99999999999999999999",
        ),
        refused("new-what-else", &[], "anna: !new scripta bob"),
        refused("new-what-else-alone", &[], "anna: !new tchuka bob"),
        refused("edit-who", &["anna: !edit tablut"], "anna: !edit play"),
        refused("unknown-person", &[], "anna: !new scripta @nobody"),
        refused("one-friend", &[], "anna: !new scripta @bob @cyril"),
        refused("one-friend", &[], "anna: !new scripta @bob @computer"),
        refused("one-friend", &[], "anna: !new scripta @me bot"),
        refused(
            "already-playing",
            BEGUN,
            "anna: !new scripta @bob dice=hand",
        ),
        refused(
            "already-playing",
            BEGUN,
            "bob: !new xii_scripta(dice=hand) @anna second",
        ),
    ]
}

fn garbage() -> Vec<Situation> {
    vec![
        told("said-nothing", &[], "anna:  "),
        refused("edit-place-first", EMPTY_TABLUT, "anna: !edit set K e5"),
        told("unknown-command", BEGUN, "anna: !#1 hello"),
        told("not-understood", &[], "anna: what is this?"),
        told("thanked", &[], "anna: thanks"),
        told("latin-letters", THROWN, "anna: ж4-ш4"),
        refused("no-such-move", THROWN, "anna: e2-e4"),
        told("record-without-import", &[], "anna: {record}"),
        refused("confirm-pass", THROWN, "anna: pass"),
        refused("luck-word-is-in", WORDS, "anna: !luck pear"),
        refused("nothing-refused-there", BEGUN, "anna: !why #1"),
        refused("edit-end-of-slots", EDITOR, "anna: !edit previous"),
        told("not-understood", BEGUN, "anna: what is this?"),
        told("not-understood", BEGUN, "anna: 🎲🎲"),
        told("unknown-command", &[], "anna: !wibble"),
        told("unknown-command", &[], "anna: !999"),
        told("unknown-command", BEGUN, "anna: !дурак 4"),
        told(
            "unknown-command",
            BEGUN,
            "anna: !e\u{301}\u{301}\u{301}\u{301} whoop",
        ),
        refused("second-command", &[], "anna: !rules murus !games"),
        refused("did-you-mean", &[], "anna: !bord"),
        refused("move-near", THROWN, "anna: plase 4"),
        refused("move-near", THROWN, "anna: !plcae 4"),
        refused("too-many-moves", THROWN, "anna: {51 moves}"),
        refused("too-many-words", &[], "anna: !new {words}"),
        told("nothing-asked", &[], "anna: yes"),
        refused("me-how", &[], "anna: !me sideways"),
        refused("nothing-waits", &[], "anna: !next"),
        refused("no-such-page", OVER, "anna: !history 2"),
        refused("settings-how", &[], "anna: !settings perhaps"),
        refused("unknown-game-near", &[], "anna: !new tabult @bob"),
        refused("no-computer", &[], "anna: !computer"),
        refused("quit-how", &[], "anna: !quit"),
        refused("level-unknown", &[], "anna: !new tablut bot:strong"),
        refused("level-unknown", AGAINST_COMPUTER, "anna: !level strong"),
        refused("level-already", AGAINST_COMPUTER, "anna: !level hard"),
        refused("level-nobody", BEGUN, "anna: !level hard"),
        refused(
            "computer-cannot-roll",
            &[],
            "anna: !new scripta @computer dice=hand",
        ),
        refused("rated-how", &[], "anna: !new tablut @bob rated=perhaps"),
        refused("rated-alone", &[], "anna: !new tablut bot rated=true"),
        refused("no-clock", BEGUN, "anna: !clock 1"),
        refused("time-how", &[], "anna: !new tablut @bob time=soon"),
        refused("time-alone", &[], "anna: !new tablut @me time=3d"),
        refused("claim-too-early", ON_TIME, "bob: !claim"),
        refused("claim-own-turn", ON_TIME, "anna: !claim"),
        refused("wait-how-long", ON_TIME, "bob: !wait 99d"),
        refused("wait-own-turn", ON_TIME, "anna: !wait 1d"),
        refused("did-you-mean", &[], "anna: !pravidlo"),
        refused("too-long", &[], "anna: !new {100 kB}"),
        refused("too-long", BEGUN, "anna: !place 4{100 kB}"),
        told("too-long", BEGUN, "anna: {100 kB}"),
        refused("bad-prefix", &[], "anna: !prefix bot"),
        refused("bad-prefix", &[], "anna: !prefix @"),
        refused("bad-prefix", &[], "anna: !prefix !!!!"),
        refused("bad-lang", &[], "anna: !lang klingon"),
        refused("may-not-configure", &[], "anna: !lang cs"),
        refused("may-not-configure", &[], "anna: !prefix ?"),
    ]
}

fn offers() -> Vec<Situation> {
    vec![
        refused("pause-alone", &["anna: !new tchuka"], "anna: !pause 3d"),
        refused("pause-how-long", BEGUN, "anna: !pause"),
        refused("pause-how-long", BEGUN, "anna: !pause 31d"),
        refused("pause-none", BEGUN, "anna: !pause off"),
        refused("draw-unknown", BEGUN, "anna: !remíza"),
        refused("draw-alone", &["anna: !new tchuka"], "anna: !draw"),
        refused(
            "draw-computer",
            &["anna: !new tablut bot first"],
            "anna: !draw",
        ),
        refused("takeback-nothing", BEGUN, "anna: !undo"),
        refused("nothing-offered", &["anna: !new tchuka"], "anna: !accept"),
        refused(
            "offer-stands",
            &["anna: !new tablut @bob first", "anna: !draw"],
            "anna: !draw",
        ),
        refused("repeat-what", &[], "anna: !реванш"),
        refused("repeat-goes-on", BEGUN, "anna: !rematch #1"),
    ]
}

fn thoughts() -> Vec<Situation> {
    const FRESH_TABLUT: &[&str] = &["anna: !new tablut @bob first"];
    const ALONE: &[&str] = &["anna: !new tablut @me"];
    const REAL_DICE: &[&str] = &["anna: !new scripta @me dice=hand"];
    vec![
        refused("hint-between-people", FRESH_TABLUT, "anna: !hint"),
        refused("hint-roll-first", REAL_DICE, "anna: !hint"),
        refused("analyse-goes-on", ALONE, "anna: !analyse"),
    ]
}

fn looking_back() -> Vec<Situation> {
    vec![
        refused("show-which-entry", BEGUN, "anna: !show"),
        refused("show-which-entry", BEGUN, "anna: !show -1"),
        refused("no-such-entry", THROWN, "anna: !show 2"),
        refused("nothing-played", BEGUN, "anna: !show 2"),
        refused("no-such-entry", THROWN, "anna: !show 4294967295"),
        refused("no-such-step", THROWN, "anna: !replay 4294967295"),
        refused("import-what", &[], "anna: !import"),
        refused("record-head", &[], "anna: !import hello"),
        refused("record-line", &[], "anna: !import {record}\nsalt"),
        refused("record-line", &[], "anna: !import {record}\nseed: 123"),
        refused(
            "record-entry",
            &[],
            "anna: !import {record}\n1. roll:1-2-3 take:1",
        ),
        refused("record-game", &[], "anna: !import lusoria-record: 1"),
        refused(
            "record-game",
            &[],
            "anna: !import lusoria-record: 1\ngame: tablut\nrules: 77",
        ),
        refused(
            "record-false",
            &[],
            "anna: !import {record}\nending: rule:first",
        ),
    ]
}

fn rules() -> Vec<Situation> {
    vec![
        refused("edit-which-game", &[], "anna: !edit"),
        refused("edit-usage", EDITOR, "anna: !edit set"),
        refused("edit-usage", EDITOR, "anna: !edit save 10"),
        refused("edit-usage", EDITOR, "anna: !edit import"),
        refused("edit-usage", EDITOR, "anna: !edit turn left"),
        refused("edit-usage", EDITOR, "anna: !edit rules maybe"),
        refused("edit-usage", EDITOR, "anna: !edit move 4"),
        refused("edit-no-place", EDITOR, "anna: !edit set 37 1"),
        refused("edit-no-place", EDITOR, "anna: !edit move 0 1"),
        refused("edit-no-content", EDITOR, "anna: !edit set 4 16"),
        refused("edit-none-left", ALL_PLACED, "anna: !edit set 5 1"),
        refused("edit-no-position", EDITOR, "anna: !edit import nothing"),
        refused("edit-no-form", EDITOR, "anna: !edit export grid"),
        refused("edit-over", EDITED_TO_THE_END, "anna: !edit play @bob"),
        refused("edit-empty-slot", EDITOR, "anna: !edit load 5"),
        refused("edit-empty-slot", EDITOR, "anna: !edit forget 5"),
        refused("edit-nothing-there", EDITOR, "anna: !edit move 4 6"),
        refused("edit-nothing-to-undo", EDITOR, "anna: !edit undo"),
        refused("edit-stays-open", EDITOR, "anna: !edit quit"),
        refused("edit-unknown", EDITOR, "anna: !edit chess"),
        refused("edit-full", EIGHT_GAMES_KEPT, "anna: !edit save 1"),
        refused("no-editor", &[], "anna: !edit tchuka"),
        refused("which-game", &[], "anna: !new mancala @bob"),
        refused("which-game", &[], "anna: !rules mancala"),
        refused("solitaire", &[], "anna: !new tchuka @bob"),
        refused("already-alone", ALONE, "anna: !new tchuka"),
        refused("not-a-move", THROWN, "anna: !G4,NE"),
        refused("nothing-refused", THROWN, "anna: !why"),
        refused("unknown-word", &[], "anna: !glossary chess"),
        refused("luck-first", WORDS, "anna: place 4"),
        refused("luck-first", WORDS, "bob: place 4"),
        refused("luck-not-awaited", BEGUN, "anna: !luck pear"),
        refused("luck-no-dice", &[], "anna: !new tablut @bob luck"),
        refused("luck-what", WORDS, "bob: !luck"),
        refused("luck-nowhere", &[], "bob: !luck"),
        refused(
            "luck-too-long",
            WORDS,
            "bob: !luck 12345678901234567890123456789012345678901234567890123456789012345",
        ),
        refused("throw-first", BEGUN, "anna: place 4"),
        refused("not-your-dice", THROWN, "anna: roll 1 2 3"),
        refused("syntax", THROWN, "anna: place"),
        refused("syntax", THROWN, "anna: move 3"),
        refused("syntax", THROWN, "anna: !place 99999999999999999999999"),
        refused("no-such-die", THROWN, "anna: place 5"),
        refused("no-such-die", THROWN, "anna: place 0"),
        refused("no-such-piece", THROWN, "anna: move 1 4"),
        refused("not-all-home", THROWN, "anna: take 1"),
        refused("hand-empty", ONE_PIECE_IN, "anna: place 2"),
        refused("blocked", WORKED_EXAMPLE, "anna: move 3 2"),
        refused("must-reenter", BOB_IS_HIT, "bob: move 1 1"),
        refused("off-board", AT_THE_END, "anna: move 1 1"),
        refused("empty-point", AT_THE_END, "anna: take 1"),
        refused(
            "must-play",
            &[
                "anna: !new scripta(strict, dice=hand) @bob first",
                "anna: roll 1 2 6",
            ],
            "anna: pass",
        ),
    ]
}
