//! `lusoria picture`: the board of a game or position, drawn into an SVG or PNG file.

use super::arguments::PictureOrder;
use crate::render::picture::{MostPixels, Picture, Theme, png, svg};
use anyhow::{Context, Result, bail};
use lusoria_games::catalog;
use lusoria_games::rules::Seat;
use std::process::ExitCode;

/// Draws the picture into the file.
///
/// # Errors
/// If there is no such game or position, if the file's name does not end in .svg or .png, or if the file cannot be written.
pub(super) fn draw(order: &PictureOrder) -> Result<ExitCode> {
    let line = catalog::try_begin(&order.game)
        .with_context(|| format!("`{}` cannot be drawn", order.game))?;
    let reader = if order.second {
        Seat::Second
    } else {
        Seat::First
    };
    let theme = match (order.dark, order.contrast) {
        (true, _) => Theme::Dark,
        (false, true) => Theme::Contrast,
        (false, false) => Theme::Light,
    };
    let document = svg(&Picture::of(&*line, &line.diagram(), reader, theme));
    let ending = order.file.extension().and_then(|ending| ending.to_str());
    let bytes = match ending {
        Some("svg") => document.into_bytes(),
        Some("png") => png(&document, MostPixels::wide(order.width)).bytes,
        _ => bail!("the file's name has to end in .svg or .png"),
    };
    std::fs::write(&order.file, bytes)
        .with_context(|| format!("{} cannot be written", order.file.display()))?;
    Ok(ExitCode::SUCCESS)
}
