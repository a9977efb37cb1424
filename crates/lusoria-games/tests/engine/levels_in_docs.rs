//! Checks that the table of levels in `docs/engines.md` has the same numbers as the code.

use lusoria_games::engine::Searchable;
use lusoria_games::games::afrika::Afrika;
use lusoria_games::games::cats_and_mouse::CatsAndMouse;
use lusoria_games::games::gabata::Gabata;
use lusoria_games::games::murus_gallicus::MurusGallicus;
use lusoria_games::games::ohojitxi::Ohojitxi;
use lusoria_games::games::selus::Selus;
use lusoria_games::games::tablut::Tablut;
use lusoria_games::games::tchuka_ruma::TchukaRuma;
use lusoria_games::games::xii_scripta::XiiScripta;

const DOCS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/engines.md");

/// Four cells of the table of levels in `docs/engines.md`, for the game with this name: the plies that easy looks ahead, the spread (how
/// much easy errs), and the same two for hard.
fn documented(game: &str) -> Vec<String> {
    let docs = std::fs::read_to_string(DOCS).unwrap();
    let rows = docs
        .lines()
        .map(|line| line.split('|').map(str::trim).collect::<Vec<_>>());
    let mut rows =
        rows.filter(|cells| cells.len() == 7 && cells[1].split(", ").any(|name| name == game));
    let row = rows.next().unwrap_or_else(|| panic!("{game} has no row"));
    row[2..6].iter().map(|&cell| cell.to_owned()).collect()
}

fn assert_documented<S: Searchable>(game: &str) {
    let unit = if S::WHOLE_TURNS {
        " (a whole turn)"
    } else {
        ""
    };
    let cells = S::SKILLS.map(|skill| {
        let hundredths = (skill.spread * 1_000.0).round() % 10.0 == 0.0;
        let spread = if hundredths {
            format!("{:.2}", skill.spread)
        } else {
            skill.spread.to_string()
        };
        [format!("{}{unit}", skill.depth), spread]
    });
    assert_eq!(documented(game), cells.as_flattened(), "{game}");
}

#[test]
fn the_docs_have_the_depth_and_the_spread_of_each_level() {
    assert_documented::<XiiScripta>("XII Scripta");
    assert_documented::<CatsAndMouse>("Cats and Mouse");
    assert_documented::<Tablut>("Tablut");
    assert_documented::<MurusGallicus>("Murus Gallicus");
    assert_documented::<TchukaRuma>("Tchuka Ruma");
    assert_documented::<Ohojitxi>("Ohojitxi");
    assert_documented::<Afrika>("Afrika");
    assert_documented::<Gabata>("Gabata");
    assert_documented::<Selus>("Selus");
}
