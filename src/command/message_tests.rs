//! How messages are read: lines, prefixes, numbers, answers, and what is too long.

use super::*;

fn room(text: &str) -> Vec<Spoken> {
    read(
        text,
        Addressing {
            prefix: "!",
            addressed: false,
        },
    )
}

fn direct(text: &str) -> Vec<Spoken> {
    read(
        text,
        Addressing {
            prefix: "!",
            addressed: true,
        },
    )
}

fn replied(text: &str, yes: bool) -> Spoken {
    Spoken::Command(Command::Answer(Reply {
        yes,
        text: text.to_owned(),
        prefixed: false,
    }))
}

fn bare(text: &str) -> Spoken {
    Spoken::Bare(None, text.to_owned())
}

#[test]
fn lines_are_read_in_order() {
    let board = Spoken::Command(Command::Board(None, None));
    assert_eq!(
        room("place 4\n\n  !board \nhello"),
        [bare("place 4"), board, bare("hello")]
    );
}

#[test]
fn words_of_every_language_are_commands_and_two_words_may_be_one() {
    let resign = Spoken::Command(Command::Resign(Some(SessionId(3)), true));
    for text in [
        "!yield #3",
        "!vzdát se #3",
        "!VZDAT #3",
        "! abbandona #3",
        "!Сдаюсь #3",
    ] {
        assert_eq!(room(text), std::slice::from_ref(&resign), "{text}");
    }
}

#[test]
fn giving_up_without_the_prefix_is_asked_about() {
    let asked = Spoken::Command(Command::Resign(None, false));
    for spoken in [room("yield"), direct("yield"), direct("vzda\u{301}t")] {
        assert_eq!(spoken, std::slice::from_ref(&asked));
    }
    assert_eq!(room("yield to traffic"), [bare("yield to traffic")]);
}

#[test]
fn a_number_in_front_says_which_session() {
    assert_eq!(
        room("#12 place 4"),
        [Spoken::Bare(Some(SessionId(12)), "place 4".to_owned())]
    );
    let play = Spoken::Command(Command::Play(Some(SessionId(12)), "place 4".to_owned()));
    assert_eq!(room("!#12 place 4"), [play]);
    assert_eq!(
        room("#1 fan"),
        [Spoken::Bare(Some(SessionId(1)), "fan".to_owned())]
    );
}

#[test]
fn a_number_may_stand_before_a_command_too() {
    for text in ["#12 !abort", "!abort #12", "!#12 abort"] {
        let read = room(text);
        if text == "!#12 abort" {
            assert_eq!(
                read,
                [Spoken::Command(Command::Play(
                    Some(SessionId(12)),
                    "abort".to_owned()
                ))]
            );
        } else {
            assert_eq!(
                read,
                [Spoken::Command(Command::Abort(Some(SessionId(12))))],
                "{text}"
            );
        }
    }
    let play = Spoken::Command(Command::Play(Some(SessionId(12)), "place 4".to_owned()));
    assert_eq!(room("#12 !place 4"), [play]);
}

#[test]
fn a_slash_is_as_good_as_the_prefix_where_a_command_follows() {
    assert_eq!(room("/moves"), [Spoken::Command(Command::Moves(None))]);
    assert_eq!(room("/shrug"), [bare("/shrug")]);
    assert_eq!(room("/ moves"), room("! moves"));
}

#[test]
fn who_says_nothing_but_our_name_is_greeted() {
    assert_eq!(direct(" "), [Spoken::Wrong(Fact::new("said-nothing"))]);
    assert_eq!(room(" "), []);
}

#[test]
fn after_the_number_of_a_game_a_look_needs_no_prefix() {
    let two = Some(SessionId(2));
    let board = |prose| [Spoken::Command(Command::Board(two, prose))];
    assert_eq!(room("#2 board"), board(None));
    assert_eq!(room("#2 deska slovy"), board(Some(true)));
    assert_eq!(room("!#2"), board(None));
    assert_eq!(room("#2"), [Spoken::Bare(two, String::new())]);
    assert_eq!(room("#2 b"), [Spoken::Bare(two, "b".to_owned())]);
    assert_eq!(room("#2 abort"), [Spoken::Bare(two, "abort".to_owned())]);
}

#[test]
fn yes_and_no_are_answers_in_every_language() {
    for (text, yes) in [
        ("yes", true),
        ("Ano.", true),
        ("sì", true),
        ("ДА!", true),
        ("certo", true),
        ("конечно", true),
    ]
    .into_iter()
    .chain([
        ("no", false),
        ("ne", false),
        ("Нет", false),
        ("No, grazie", false),
        ("не", false),
    ]) {
        assert_eq!(room(text), [replied(text, yes)], "{text}");
    }
    assert_eq!(room("yes we can"), [bare("yes we can")]);
}

#[test]
fn ten_lines_are_read_and_it_is_known_that_there_were_more() {
    let read = room(&"place 1\n".repeat(11));
    assert_eq!(read.len(), 11);
    assert_eq!(read.last(), Some(&Spoken::More));
    assert_eq!(room(&"place 1\n".repeat(10)).len(), 10);
}

#[test]
fn a_line_of_very_many_words_is_not_looked_at() {
    let words = "ﷺ ".repeat(1_990);
    let wrong = [Spoken::Wrong(Fact::new("too-many-words"))];
    assert_eq!(room(&format!("!new {words}")), wrong);
    assert_eq!(room(&words), [bare("")]);
}

#[test]
fn exclamation_is_no_command() {
    assert_eq!(room("!!!"), [bare("!!!")]);
    assert_eq!(room("! ..."), [bare("! ...")]);
}

#[test]
fn only_what_was_meant_for_us_can_be_too_long() {
    let long = "ů".repeat(LONGEST_MESSAGE + 1);
    assert_eq!(room(&long), []);
    let wrong = [Spoken::Wrong(Fact::new("too-long"))];
    assert_eq!(room(&format!("!{long}")), wrong);
    assert_eq!(direct(&long), wrong);
}

#[test]
fn a_record_may_be_longer_than_a_message_and_stand_in_a_fence() {
    let record = "lusoria-record: 1\n".repeat(400);
    let read = room(&format!("!import\n```\n{record}```"));
    assert_eq!(
        read,
        [Spoken::Command(Command::Import(record.trim().to_owned()))]
    );
    let position = Spoken::Command(Command::Edit(crate::session::Edit::Import(
        "{}\n{}".to_owned(),
    )));
    assert_eq!(room("!edit import\n```json\n{}\n{}\n```"), [position]);
}
