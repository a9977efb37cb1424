//! Pictures of boards: a program can read the position back from an SVG, every kind of piece has a look of its own, and the PNG
//! files of `docs/pictures/` are what the program draws today.
//!
//! `LUSORIA_REGENERATE=1 cargo test --test pictures` draws those files anew. Look at them before you commit them.

#![expect(clippy::unwrap_used, reason = "a test may fail anywhere")]

use lusoria::render::picture::{MostPixels, Picture, Theme, png, svg};
use lusoria_games::catalog::{self, GAMES, Line};
use lusoria_games::rules::{Diagram, Seat, Turn};
use lusoria_games::text_board::turned;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::collections::HashMap;
use std::path::Path;
use std::process::Command;

/// The pictures in the documents: the file, the game string, and the move (if any) after which the board is shown. The side of First is
/// below.
const DOCUMENTED: [(&str, &str, Option<&str>); 9] = [
    (
        "xii_scripta",
        "xii_scripta@2=1,4=2,12=3,30=1;5;0;3/3=2,5=1,16=2;9;1;0/2-4-5/5.5.4.5.4.4,5.5.5.5.5.5/I",
        None,
    ),
    ("cats_and_mouse", "cats_and_mouse@b7,c6,f7,g6/e4/m", None),
    ("tablut", "tablut", None),
    ("murus_gallicus", "murus_gallicus", None),
    ("tchuka_ruma", "tchuka_ruma@0,3,1,2/2", None),
    ("ohojitxi", "ohojitxi", Some("c")),
    ("afrika", "afrika", Some("c")),
    (
        "gabata",
        "gabata@5,5,1,0,5,1,5,1,4/5,5,1,0,5,1,5,1,4/0,0/s/s/1/a,a",
        None,
    ),
    (
        "selus",
        "selus@1,0,5,1,5,5,0,1,5/5,5,1,4,4,4,0,4,4/0,0/n/10",
        None,
    ),
];

/// The lines of play of random games of every kind, each after some plies.
fn random_lines() -> Vec<Box<dyn Line>> {
    let mut rng = StdRng::seed_from_u64(7);
    let mut lines = Vec::new();
    for game in GAMES {
        for _ in 0..20 {
            let mut line = game.begin("").unwrap();
            for _ in 0..rng.random_range(0..60) {
                let plies = match line.turn() {
                    Turn::Seat(_) => line.legal_moves(),
                    Turn::Chance => line.chances().into_iter().map(|(ply, _)| ply).collect(),
                    Turn::Over(_) => break,
                };
                line.play(&plies[rng.random_range(0..plies.len())]).unwrap();
            }
            lines.push(line);
        }
    }
    lines
}

fn draw(line: &dyn Line, reader: Seat, theme: Theme) -> (Diagram, String) {
    let diagram = line.diagram();
    let document = svg(&Picture::of(line, &diagram, reader, theme));
    (turned(&diagram, reader).into_owned(), document)
}

/// The cells of a document, row by row, as terrain, piece, count, sign and owner.
fn cells_of(document: &str) -> Vec<[Option<String>; 5]> {
    let document = roxmltree::Document::parse(document).unwrap();
    let groups = document
        .descendants()
        .filter(|node| node.has_attribute("data-terrain"));
    let names = ["terrain", "piece", "count", "sign", "owner"];
    groups
        .map(|group| {
            names.map(|name| {
                group
                    .attribute(format!("data-{name}").as_str())
                    .map(str::to_owned)
            })
        })
        .collect()
}

fn cells_in(diagram: &Diagram) -> Vec<[Option<String>; 5]> {
    let cells = diagram.rows.iter().flatten();
    cells
        .map(|cell| {
            let piece = cell.piece.as_ref();
            [
                Some(cell.terrain.name.to_owned()),
                piece.map(|piece| piece.name.to_owned()),
                piece.map(|piece| piece.count.to_string()),
                piece.map(|piece| piece.sign.to_string()),
                cell.owner.map(|owner| format!("{owner:?}").to_lowercase()),
            ]
        })
        .collect()
}

#[test]
fn the_position_can_be_read_back_from_a_picture_of_every_game() {
    for line in random_lines() {
        for reader in Seat::ALL {
            let (seen, document) = draw(&*line, reader, Theme::Light);
            assert_eq!(
                cells_of(&document),
                cells_in(&seen),
                "{}",
                line.game().info.id
            );
        }
    }
}

/// What is drawn in a cell, without its colours and without where it is.
fn look(cell: roxmltree::Node<'_, '_>) -> String {
    let kept = [
        "r",
        "rx",
        "width",
        "height",
        "stroke-width",
        "stroke-dasharray",
        "font-size",
    ];
    let elements = cell.children().filter(roxmltree::Node::is_element);
    let looks = elements.map(|element| {
        let attributes = element
            .attributes()
            .filter(|attribute| kept.contains(&attribute.name()));
        let attributes: Vec<&str> = attributes.map(|attribute| attribute.value()).collect();
        format!(
            "{} {attributes:?} {:?}",
            element.tag_name().name(),
            element.text()
        )
    });
    looks.collect::<Vec<_>>().join("; ")
}

/// The squares of a chequered board are the one thing that differs in colour alone.
#[test]
fn different_contents_differ_in_more_than_colour() {
    let mut looks: HashMap<(&str, String), Vec<String>> = HashMap::new();
    for line in random_lines() {
        let id = line.game().info.id;
        let (_, document) = draw(&*line, Seat::First, Theme::Light);
        let document = roxmltree::Document::parse(&document).unwrap();
        for cell in document
            .descendants()
            .filter(|node| node.has_attribute("data-terrain"))
        {
            let content = cell
                .attributes()
                .map(|attribute| attribute.value().replace("dark", "light"));
            let content: Vec<String> = content.collect();
            let known = looks
                .entry((id, look(cell)))
                .or_insert_with(|| content.clone());
            assert_eq!(*known, content, "{id}: {}", look(cell));
        }
    }
    assert!(looks.len() > 100, "{}", looks.len());
}

#[test]
fn what_the_last_turn_has_changed_is_marked() {
    let mut line = catalog::begin("tablut").unwrap();
    let before = line.diagram();
    line.play("e4-f4").unwrap();
    let after = line.diagram();
    let plain = Picture::of(&*line, &after, Seat::Second, Theme::Light);
    let marked = Picture {
        before: Some(&before),
        ..plain
    };
    let outlines = |picture| svg(&picture).matches(r##"stroke="#f0e442""##).count();
    assert_eq!([outlines(plain), outlines(marked)], [0, 2]);
}

#[test]
fn the_pictures_of_the_documents_are_what_the_program_draws() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/pictures");
    for (name, game_string, last_move) in DOCUMENTED {
        let begun = catalog::try_begin(game_string);
        let mut line = begun.unwrap_or_else(|why| panic!("{name}: {why}"));
        let before = line.diagram();
        if let Some(last_move) = last_move {
            line.play(last_move).unwrap();
        }
        let now = line.diagram();
        let shown = Picture {
            before: Some(&before),
            ..Picture::of(&*line, &now, Seat::First, Theme::Light)
        };
        let drawn = png(&svg(&shown), MostPixels::wide(640)).bytes;
        let file = folder.join(format!("{name}.png"));
        if std::env::var_os("LUSORIA_REGENERATE").is_some() {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&file, &drawn).unwrap();
        }
        let stored = std::fs::read(&file).unwrap();
        assert!(
            stored == drawn,
            "{} differs from what is drawn now",
            file.display()
        );
    }
}

/// Runs `lusoria picture` with these arguments. Returns whether it succeeded, and what it says.
fn run(arguments: &[&str]) -> (bool, String) {
    let home = tempfile::tempdir().unwrap();
    let program = Command::new(env!("CARGO_BIN_EXE_lusoria"))
        .current_dir(home.path())
        .arg("picture")
        .args(arguments)
        .output()
        .unwrap();
    let drawn =
        std::fs::read(home.path().join("board.png")).is_ok_and(|png| png.starts_with(b"\x89PNG"));
    assert_eq!(drawn, program.status.success());
    (drawn, String::from_utf8(program.stderr).unwrap())
}

#[test]
fn the_program_draws_a_board_or_says_why_not() {
    assert_eq!(
        run(&["tablut(king=custodial)", "board.png", "--second", "--dark"]),
        (true, String::new())
    );
    for (arguments, why) in [
        (["chess", "board.png"], "there is no such game"),
        (["tablut@XX", "board.png"], "not a position"),
        (["tablut", "board.gif"], ".svg or .png"),
    ] {
        let (drawn, said) = run(&arguments);
        assert!(!drawn && said.contains(why), "{said}");
    }
}
