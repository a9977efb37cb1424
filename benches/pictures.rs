//! Measures how long drawing the picture of a board takes, from the position to the PNG file that people get. Each board must take less
//! than 20 ms on one core in a release build. A picture that was drawn before comes from a cache and costs only the hash of its
//! content.

#![expect(clippy::print_stdout, reason = "a bench prints what it measured")]

use lusoria::render::picture::{MostPixels, Picture, Theme, png, svg};
use lusoria_games::catalog::{GAMES, Line};
use lusoria_games::rules::{Seat, Turn};
use std::hint::black_box;
use std::time::Instant;

/// How many milliseconds a picture may take.
const MOST: f64 = 20.0;
/// The width of pictures in chat rooms.
const WIDTH: u32 = 800;
/// How often each board is drawn.
const TIMES: usize = 20;

/// Plays this many plies. Each is the middle one of the possible plies.
fn played(line: &mut dyn Line, plies: usize) {
    for _ in 0..plies {
        let possible = match line.turn() {
            Turn::Seat(_) => line.legal_moves(),
            Turn::Chance => line.chances().into_iter().map(|(ply, _)| ply).collect(),
            Turn::Over(_) => return,
        };
        let ply = &possible[possible.len() / 2];
        line.play(ply).expect("a possible ply");
    }
}

fn draw(line: &dyn Line) -> (usize, usize) {
    let diagram = line.diagram();
    let document = svg(&Picture::of(line, &diagram, Seat::First, Theme::Light));
    let drawn = png(&document, MostPixels::wide(WIDTH));
    (document.len(), drawn.bytes.len())
}

fn main() {
    println!("{:<16} {:>8} {:>9} {:>9}", "game", "ms", "SVG", "PNG");
    for game in GAMES {
        let mut line = game.begin("").expect("every game can be begun");
        played(&mut *line, 12);
        // The first picture also loads the font, so it is not measured.
        let (svg, png) = draw(&*line);
        let begun = Instant::now();
        for _ in 0..TIMES {
            black_box(draw(&*line));
        }
        let millis = begun.elapsed().as_secs_f64() * 1_000.0 / TIMES as f64;
        let verdict = if millis < MOST { "" } else { "  above 20 ms" };
        println!(
            "{:<16} {millis:>8.2} {svg:>9} {png:>9}{verdict}",
            game.info.id
        );
    }
}
