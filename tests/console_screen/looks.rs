//! The screen as people see it: keys are pressed, a real service answers, and what is drawn is read as text.

use lusoria::app::App;
use lusoria::chat::console::{PictureOutput, Screen, show_screen};
use lusoria::locales::Lang;
use lusoria::render::screen_words;
use lusoria::service::{Config, Limits, Seeds};
use lusoria::session::Platform;
use lusoria::store::Store;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Cell;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::sync::mpsc;

/// What the people at the screen do.
pub(crate) enum Act {
    /// Types this line and Enter.
    Type(&'static str),
    Press(KeyCode),
    Paste(&'static str),
    /// Looks at a terminal of this size.
    Look(u16, u16),
    /// Waits until this is seen: a computer player may think for long.
    Await(&'static str),
}
use Act::{Await, Look, Paste, Press, Type};

async fn start(home: &TempDir) -> (App, Arc<Screen>) {
    let url = format!("sqlite:{}", home.path().join("test.db").display());
    let store = Store::open(&url).await.unwrap();
    let config = Config {
        prefix: "!".to_owned(),
        seeds: Seeds::Fixed(31),
        limits: Limits::none(),
        console_has_controls: true,
        ..Config::default()
    };
    let mut app = App::start(store, config, &[Platform::Console])
        .await
        .unwrap();
    let pictures = PictureOutput::File(home.path().join("board.png"));
    let screen = Screen::new(screen_words(Lang::En)).with_pictures(pictures);
    let screen = Arc::new(screen);
    app.connect(screen.clone());
    (app, screen)
}

fn look(screen: &Screen, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| screen.draw(frame)).unwrap();
    let buffer = terminal.backend().buffer();
    let rows = buffer.content.chunks(width.into()).map(|row| {
        let row: String = row.iter().map(Cell::symbol).collect();
        row.trim_end().to_owned()
    });
    rows.collect::<Vec<_>>().join("\n")
}

/// Everything that was looked at while these acts were done, one after the other.
pub(crate) async fn seen(acts: &[&Act]) -> Vec<String> {
    let home = tempfile::tempdir().unwrap();
    let (app, screen) = start(&home).await;
    let (hand, keys) = mpsc::channel(1_000);
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    let doing = async {
        let mut looks = Vec::new();
        for act in acts {
            for event in events(act) {
                hand.send(event).await.unwrap();
            }
            settle(&screen, &hand).await;
            while let Await(what) = act
                && !look(&screen, 80, 30).contains(what)
            {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            if let Look(width, height) = act {
                looks.push(look(&screen, *width, *height));
            }
        }
        looks
    };
    let words = async || screen_words(Lang::En);
    let showing = show_screen(&mut terminal, &screen, keys, app.service.clone(), words);
    let looks = tokio::select! {
        looks = doing => looks,
        _ = showing => panic!("it has ended"),
    };
    app.stop().await.unwrap();
    looks
}

/// Waits until every key was taken and every line answered.
async fn settle(screen: &Screen, hand: &mpsc::Sender<Event>) {
    while hand.capacity() < hand.max_capacity() || screen.is_waiting() {
        tokio::task::yield_now().await;
    }
}

fn events(act: &Act) -> Vec<Event> {
    let key = |code| Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
    match act {
        Type(text) => {
            let letters = text.chars().map(KeyCode::Char);
            letters.chain([KeyCode::Enter]).map(key).collect()
        }
        Press(code) => vec![key(*code)],
        Paste(text) => vec![Event::Paste((*text).to_owned())],
        Look(..) | Await(_) => Vec::new(),
    }
}

/// Compares what is seen on the way through two games with a file; `LUSORIA_REGENERATE=1` writes the file anew.
#[tokio::test]
async fn a_game_looks_as_in_the_file_on_a_wide_and_on_a_narrow_terminal() {
    let (wide, narrow) = ((80, 24), (40, 24));
    let both = [Look(wide.0, wide.1), Look(narrow.0, narrow.1)];
    let steps: [&[Act]; 6] = [
        &[Type("anna: new tablut @bob first")],
        &[Press(KeyCode::Down), Press(KeyCode::Right)],
        &[Press(KeyCode::Enter)],
        &[Press(KeyCode::Enter)],
        &[Type("bob: new quick @carl")],
        &[Type("yield #2")],
    ];
    let acts: Vec<&Act> = steps
        .iter()
        .flat_map(|step| step.iter().chain(&both))
        .collect();
    let looks = seen(&acts).await;
    assert_eq!(looks.len(), 12);
    let now = format!("{}\n", looks.join(&format!("\n{}\n", "=".repeat(80))));
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/console_screen.txt");
    if std::env::var_os("LUSORIA_REGENERATE").is_some() {
        std::fs::write(file, &now).unwrap();
    }
    let stored = std::fs::read_to_string(file).unwrap();
    for (n, (now, stored)) in (1..).zip(now.lines().zip(stored.lines())) {
        assert_eq!(now, stored, "line {n}");
    }
    assert_eq!(now, stored);
}

#[tokio::test]
async fn enter_does_nothing_before_something_was_chosen_and_escape_goes_back() {
    let looks = seen(&[
        &Type("anna: new quick @bob first"),
        &Press(KeyCode::Enter),
        &Look(80, 24),
        &Press(KeyCode::Down),
        &Press(KeyCode::Esc),
        &Press(KeyCode::Enter),
        &Look(80, 24),
        &Type("yield"),
        &Look(80, 24),
        &Press(KeyCode::Esc),
        &Look(80, 24),
    ])
    .await;
    assert_eq!(looks[0], looks[1]);
    assert!(!looks[0].contains("anna> place"), "{}", looks[0]);
    assert!(looks[2].contains(" Yes  No "), "{}", looks[2]);
    assert!(looks[3].contains(" place "), "{}", looks[3]);
}

/// What stands above the board, and the choices below it.
pub(crate) fn title_and_choices(look: &str) -> (String, String) {
    let side = look.lines().map(|line| line.chars().take(38).collect());
    let side: Vec<String> = side.collect();
    let title = side[0].trim_end_matches('─').trim_end().to_owned();
    let choices = side
        .iter()
        .skip_while(|line| !line.contains("What you can"))
        .take_while(|line| !line.contains("> "));
    let choices: Vec<_> = choices.map(|line| line.trim_end()).collect();
    (title, choices.join("\n").trim_end().to_owned())
}

#[tokio::test]
async fn a_look_back_leaves_the_moves_of_the_running_game() {
    for other in ["@bob", "bot:easy"] {
        let begin: &str = format!("anna: new tablut {other} first").leak();
        let mut acts = vec![Type(begin), Type("anna: d5-d2")];
        acts.extend((other == "@bob").then_some(Type("bob: a4-a1")));
        let looking = [
            Await(" d2 …"),
            Look(80, 30),
            Type("anna: !show 1"),
            Look(80, 30),
            Press(KeyCode::Esc),
            Look(80, 30),
            Type("!replay 1"),
            Look(80, 30),
            Type("!moves d2"),
            Look(80, 30),
        ];
        acts.extend(looking);
        let looks = seen(&acts.iter().collect::<Vec<_>>()).await;
        let looks: Vec<_> = looks.iter().map(|look| title_and_choices(look)).collect();
        let titles: Vec<_> = looks.iter().map(|look| look.0.as_str()).collect();
        let now = "#1 To move: anna";
        assert_eq!(
            titles,
            [now, "#1 entry 1", now, "#1 step 1", now],
            "{other}"
        );
        assert!(looks[0].1.contains(" d2 … "), "{}", looks[0].1);
        assert!(
            looks[1..3].iter().all(|look| look.1 == looks[0].1),
            "{looks:?}"
        );
        assert!(looks[3].1.contains(" Next step "), "{}", looks[3].1);
        assert!(looks[4].1.contains(" d2-"), "{}", looks[4].1);
    }
}

#[tokio::test]
async fn typed_and_pasted_lines_are_said_as_at_the_plain_console() {
    let record = "import\nlusoria-record: 1\ngame: tablut\nrules: 1\nsession: 1\nfirst: anna\nsecond: bob\n        opened: 2026-11-22T22:20:39Z\n\n1. d5-d6\n";
    let looks = seen(&[
        &Type("anna: !lang cs"),
        &Look(80, 24),
        &Paste(record),
        &Look(80, 24),
        &Type("."),
        &Look(80, 40),
        &Paste("half a"),
        &Type(" line"),
        &Look(80, 40),
    ])
    .await;
    assert!(looks[0].contains("\nanna> "), "{}", looks[0]);
    assert!(looks[1].contains("!import … .>"), "{}", looks[1]);
    assert!(looks[2].contains("anna> !lang cs"), "{}", looks[2]);
    assert!(looks[2].contains(" game: tablut\n"), "{}", looks[2]);
    assert!(looks[2].contains("6 B . . W W . . . B 6"), "{}", looks[2]);
    assert!(looks[3].contains("anna> half a line"), "{}", looks[3]);
}

#[tokio::test]
async fn a_window_that_is_too_small_says_so_and_any_other_can_be_drawn() {
    let home = tempfile::tempdir().unwrap();
    let (app, screen) = start(&home).await;
    assert!(look(&screen, 18, 5).starts_with("This window is too"));
    app.stop().await.unwrap();
    let mut acts = vec![Type("anna: new tablut @bob first")];
    let sizes =
        (1..60).flat_map(|height| [1, 19, 20, 37, 75, 76, 200].map(|width| (width, height)));
    acts.extend(sizes.map(|(width, height)| Look(width, height)));
    let acts: Vec<&Act> = acts.iter().collect();
    assert_eq!(seen(&acts).await.len(), 59 * 7);
}

#[tokio::test]
async fn many_letters_at_once_are_drawn_together_and_a_line_has_an_end() {
    let home = tempfile::tempdir().unwrap();
    let (app, screen) = start(&home).await;
    let (hand, keys) = mpsc::channel(20_000);
    for letter in "abcde".chars().cycle().take(20_000) {
        let key = KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE);
        hand.try_send(Event::Key(key)).unwrap();
    }
    drop(hand);
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    let words = async || screen_words(Lang::En);
    show_screen(&mut terminal, &screen, keys, app.service.clone(), words)
        .await
        .unwrap();
    let drawn = terminal.get_frame().count();
    assert!(drawn < 10, "drawn {drawn} times");
    let seen = look(&screen, 80, 24);
    assert!(seen.contains("cdea"), "the end of 4096 letters: {seen}");
    app.stop().await.unwrap();
}

#[tokio::test]
async fn whoever_opens_a_seat_can_close_it_and_nothing_is_offered_for_a_closed_one() {
    let looks = seen(&[
        &Type("anna: !play tablut"),
        &Look(80, 30),
        &Press(KeyCode::Down),
        &Press(KeyCode::Enter),
        &Look(80, 30),
        &Type("anna: !play tablut"),
        &Type("anna: !abort #2"),
        &Look(80, 30),
    ])
    .await;
    let choices: Vec<_> = looks.iter().map(|look| title_and_choices(look).1).collect();
    assert!(choices[0].contains(" Abort"), "{}", looks[0]);
    assert!(!choices[0].contains(" Join"), "{}", looks[0]);
    assert!(looks[1].contains("anna> abort #1"), "{}", looks[1]);
    assert!(!choices[1].contains(" Abort"), "{}", looks[1]);
    assert!(!choices[2].contains(" Abort"), "{}", looks[2]);
}

#[tokio::test]
async fn a_wide_board_is_shown_whole_beside_the_conversation_or_above_it_or_as_a_narrow_one() {
    let turn = [
        "anna: roll 1 1 1",
        "anna: place 1",
        "anna: place 1",
        "anna: place 1",
        "bob: roll 2 2 2",
        "bob: place 2",
        "bob: place 2",
        "bob: place 2",
    ];
    let mut acts = vec![
        Type("anna: !me width wide"),
        Type("anna: new scripta(dice=hand) @bob first"),
    ];
    acts.extend([turn; 4].concat().into_iter().map(Type));
    acts.extend([
        Type("anna: !board"),
        Look(120, 30),
        Look(80, 40),
        Look(40, 40),
    ]);
    let looks = seen(&acts.iter().collect::<Vec<_>>()).await;
    let widest = "12   _   _   _   _   _     _   _   _   _   L   _";
    for look in &looks[..2] {
        assert!(look.contains(widest), "{look}");
    }
    let narrow = "12  _  _  _  _  _    _  _  _  _  L  _";
    assert!(looks[2].contains(narrow), "{}", looks[2]);
}
