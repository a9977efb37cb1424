//! Tests of the page of a small tournament: its content, and that nothing that a stranger sends becomes markup or script.

use super::*;
use crate::competition::schedule::Format;
use crate::competition::standings::Winner;
use crate::tournament::referee::{EndCause, FaultKind, TimeControl};

const EVIL: &str = "</script><script>alert('x')</script>";

fn settings() -> Settings {
    Settings {
        game: "murus_gallicus".to_owned(),
        format: Format::AllAgainstAll { cycles: 1 },
        points: "3-1-0".to_owned(),
        tie_breaks: vec!["direct".to_owned(), "berger".to_owned()],
        time: TimeControl::default(),
        tables: 1,
        seed: 7,
        entrants: vec!["alpha".to_owned(), EVIL.to_owned()],
        late: Vec::new(),
        withdrawn: Vec::new(),
        openings: Vec::new(),
        most_moves: None,
        stop_after: None,
    }
}

fn finished() -> FinishedGame {
    FinishedGame {
        number: 1,
        round: 1,
        game: "murus_gallicus".to_owned(),
        names: ["alpha".to_owned(), EVIL.to_owned()],
        seed: hex::encode([1; 32]),
        opened: "2026-11-23T10:00:00Z".to_owned(),
        winner: Winner::First,
        cause: EndCause::Fault(FaultKind::Illegal),
        detail: format!("{EVIL} is no legal move"),
        plies: vec!["G4,NE".to_owned()],
        thinking: vec![1_000],
        referee: Vec::new(),
    }
}

#[test]
fn strangers_stay_in_their_place_and_every_board_is_there() {
    use crate::competition::pairing::Pairing;
    let games = BTreeMap::from([(1, finished())]);
    let results = BTreeMap::from([(1, (Winner::First, true))]);
    let known = settings().schedule(&results);
    assert!(matches!(known.planned[0].pairing, Pairing::Game([0, 1])));
    let scored = Scored::last_part(settings().format, known);
    let html = page(&settings(), &games, &scored).unwrap();
    // The page itself has two script elements, the data and the code; there must be no third one.
    assert_eq!(html.matches("<script").count(), 2, "{html}");
    assert!(!html.contains("alert('x')</script>"));
    let (_, data) = html.split_once("id=\"games\">").unwrap();
    let (data, _) = data.split_once("</script>").unwrap();
    let data: Value = serde_json::from_str(data).unwrap();
    assert_eq!(data[0]["boards"].as_array().unwrap().len(), 2);
    assert_ne!(data[0]["boards"][0], data[0]["boards"][1]);
    assert!(html.contains("<a href=\"#game-1\" title=\"game 1, moving first\">1</a>"));
    assert!(!html.contains("http://") && !html.contains("https://"));
}
