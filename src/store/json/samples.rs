//! The values from which the rows in `tests/data/stored_rows.txt` were made, in the order of that file.

use crate::session::EditAction;
use crate::session::{
    AccountId, BoardForm, EditReply, Editor, Ending, GeneralAnswer, LastRefusal, Player, Promise,
    Record, RecordHead, Refusal, RoomId, Say, Session, SessionId, SessionSnapshot, ShownEntry,
    TimeOfBoard,
};
use lusoria_games::rules::{Arg, Fact, Seat};

const AT: ShownEntry = ShownEntry(SessionId(12), 5);
const READER: AccountId = AccountId(3);
const SAID_AT: i64 = 1_795_262_400;

/// A reason with a value of each kind.
fn fact() -> Fact {
    Fact::new("wrong-turn")
        .with("player", Seat::Second)
        .with("typed", "first".to_owned())
        .with("session", 7)
        .with("pit", Arg::seen(|seat| format!("{seat:?}")))
}

fn refusals() -> Vec<Refusal> {
    vec![
        Refusal::host("nothing-refused"),
        Refusal::Host(fact()),
        Refusal::Host(fact().sentence()),
        Refusal::Rules("tablut".to_owned(), fact().while_playing()),
        Refusal::Which {
            sessions: vec![SessionId(12), SessionId(14)],
            command: None,
        },
    ]
}

fn settings(values: &[(&str, &str)]) -> Vec<(String, String)> {
    let values = values.iter();
    values
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect()
}

fn talks() -> Vec<GeneralAnswer> {
    let games = vec![
        (SessionId(12), Some(Seat::First)),
        (SessionId(14), Some(Seat::Second)),
        (SessionId(15), None),
    ];
    vec![
        GeneralAnswer::Games,
        GeneralAnswer::GamesHere(games, 4, Vec::new(), Vec::new()),
        GeneralAnswer::Me(settings(&[("board", "prose")])),
        GeneralAnswer::QuestionDeclined,
        GeneralAnswer::Rules("tablut".to_owned(), true),
        GeneralAnswer::Glossary(None),
        GeneralAnswer::Glossary(Some("ruma".to_owned())),
        GeneralAnswer::Help(None),
        GeneralAnswer::Help(Some("new".to_owned())),
        GeneralAnswer::Settings(settings(&[("lang", ""), ("prefix", "")])),
        GeneralAnswer::PrefixSet("?".to_owned()),
        GeneralAnswer::LangSet,
        GeneralAnswer::MovedHere(vec![SessionId(12), SessionId(14)]),
    ]
}

fn shown() -> Vec<EditReply> {
    vec![
        EditReply::Board,
        EditReply::Text("a position".to_owned()),
        EditReply::Moves(vec!["d1-c1".to_owned(), "d1-b1".to_owned()]),
        EditReply::Replaced,
        EditReply::Saved(4),
        EditReply::Forgotten(5),
        EditReply::Slots(vec![1, 4]),
    ]
}

pub(super) fn says() -> Vec<Say> {
    let mut says = vec![
        Say::Opened(AT),
        Say::InThread(AT),
        Say::Turn(AT, 2),
        Say::Partial(AT),
        Say::Over(AT, 1, None),
        Say::Over(AT, 1, Some(Seat::Second)),
        Say::Level(AT, None),
        Say::Level(AT, Some(READER)),
        Say::Board {
            at: AT,
            reader: READER,
            form: BoardForm::Prose,
            time: TimeOfBoard::default(),
        },
        Say::Moves(AT, READER),
        Say::Pictures(AT, READER),
        Say::Record(AT, READER),
        Say::Verified(AT, READER),
        Say::Imported(AT, READER),
    ];
    says.extend(talks().into_iter().map(|talk| Say::Answer(talk, READER)));
    for refusal in refusals() {
        says.push(Say::Why(refusal.clone(), Some(AT), READER));
        says.push(Say::Refused(refusal.clone(), Some(AT), READER));
        says.push(Say::Refused(refusal, None, READER));
    }
    let editor = editors().pop().unwrap();
    says.extend(
        shown()
            .into_iter()
            .map(|shown| Say::Edited(editor.without_slots(), shown, READER)),
    );
    says
}

pub(super) fn last_refusals() -> Vec<LastRefusal> {
    let of_rules = LastRefusal {
        refusal: refusals().remove(3),
        at: Some(AT),
        said_at: Some(SAID_AT),
        ..LastRefusal::empty()
    };
    let mut all = vec![LastRefusal::empty()];
    for refusal in refusals() {
        all.push(LastRefusal {
            refusal: refusal.clone(),
            at: Some(AT),
            half: Some("c3".to_owned()),
            said_at: Some(SAID_AT),
            ..LastRefusal::empty()
        });
        all.push(LastRefusal {
            refusal,
            earlier: Some(Box::new(of_rules.clone())),
            ..LastRefusal::empty()
        });
    }
    all
}

/// Editors with nothing to undo, and editors with steps to undo. Some of these steps saved a position in an empty slot, others in a used
/// one.
pub(super) fn editors() -> Vec<Editor> {
    let (mut editor, _) = Editor::open("tablut", "", None).unwrap();
    let mut editors = vec![editor.clone()];
    for edit in [
        EditAction::Save(1),
        EditAction::Move("d1-c1".to_owned()),
        EditAction::Save(1),
        EditAction::Save(2),
        EditAction::Forget(1),
        EditAction::Load(2),
        EditAction::Rules(true),
    ] {
        editor = editor.use_tool(&edit).unwrap().0;
        editors.push(editor.clone());
    }
    editors.push(
        Editor::open("xii_scripta", "pieces=3", Some(editor))
            .unwrap()
            .0,
    );
    editors
}

/// A session that begins with these entries. It goes on with moves and throws until it has `length` entries or is over. It is compared
/// with rows of earlier versions. These have no times, so all its times are 0.
fn session(game: &str, entries: &[&str], length: u32) -> Session {
    let begun = Session::begin(
        SessionId(1),
        RoomId(1),
        game,
        [7; 32],
        [1, 2].map(|account| Some(Player::Person(AccountId(account)))),
    );
    let mut session = begun.unwrap();
    session
        .replay(entries.iter().map(|text| (*text, 0)))
        .unwrap();
    while session.entries < length && session.ending.is_none() {
        let text = session.dealt_throw().unwrap_or_else(|| {
            let moves = session.line.legal_moves();
            moves[session.entries as usize * 7 % moves.len()].clone()
        });
        session.replay([(text.as_str(), 0)]).unwrap();
    }
    session
}

pub(super) fn snapshots() -> Vec<SessionSnapshot> {
    [
        session("tablut", &[], 20),
        session(
            "xii_scripta(pieces=3)",
            &["=words", "=word:first:6b6f", "=word:second:6b61"],
            40,
        ),
        session("xii_scripta(pieces=3)", &["=words", "=word:second:6b61"], 2),
        session("cats_and_mouse", &[], 3),
        session("gabata", &[], 8),
        session("selus", &[], 8),
        session("tchuka_ruma", &[], 5),
        session("ohojitxi", &[], 8),
        session("afrika", &[], 8),
        session("murus_gallicus", &[], 8),
    ]
    .iter()
    .filter_map(Session::snapshot)
    .map(without_knowing_who_moved)
    .collect()
}

/// Makes the snapshot as an earlier version stored it. That version did not store whether the player had moved in a turn. When its
/// rows are read, the player counts as having moved in each turn that has facts.
fn without_knowing_who_moved(mut snapshot: SessionSnapshot) -> SessionSnapshot {
    for story in &mut snapshot.last_turns {
        story.has_moved = !story.facts.is_empty();
    }
    snapshot
}

/// The heads of two records: one of a session that is over, and one of a session that is not.
pub(super) fn record_heads() -> Vec<RecordHead> {
    let mut record = Record {
        promise: Promise::Game,
        game: "tablut".to_owned(),
        rules: 1,
        session: 12,
        players: ["Ann".to_owned(), "Bob".to_owned()],
        opened: "2026-11-22T20:44:59Z".to_owned(),
        hash: "ab".repeat(32),
        seed: None,
        ending: None,
        entries: Vec::new(),
        times: Vec::new(),
    };
    let open = RecordHead::of(&record);
    record.seed = Some([7; 32]);
    record.ending = Some(Ending::Resign(Seat::First));
    vec![open, RecordHead::of(&record)]
}
