//! Pictures of boards at a terminal. A terminal that is known to support pictures shows them. For other terminals, they are written into
//! a file.
//!
//! Two protocols show a PNG file as it is: kitty's (also in Ghostty and Konsole) and iTerm2's (also in WezTerm). Some other terminals
//! support sixels. By environment variables we recognize kitty, Ghostty, iTerm2, WezTerm, and three terminals with sixels (foot, mlterm,
//! Contour). For another terminal, the user can name the protocol: `--pictures sixel` for xterm or Windows Terminal.
//!
//! Deliberately absent: asking the terminal what it can show.

use crate::chat::PostedPicture;
use crate::render::picture::Png;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use icy_sixel::{EncodeOptions, sixel_encode};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Pictures are written into this file, in the folder where the program was started. Each picture replaces the one before.
const FILE: &str = "lusoria-board.png";
/// The picture of a whole game is written into this file. So it does not replace the picture of a board in [`FILE`].
const GAME_FILE: &str = "lusoria-game.png";

/// How a picture is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PictureOutput {
    /// Not at all: the board is printed as text.
    Nowhere,
    /// Written into the file, whose name is printed.
    File(PathBuf),
    /// In the terminal, by kitty's protocol.
    Kitty,
    /// In the terminal, by iTerm2's protocol.
    Iterm,
    /// In the terminal, as sixels.
    Sixel,
}

impl PictureOutput {
    /// How pictures are shown in the terminal that these environment variables describe. For an unknown terminal they go into a file.
    pub(super) fn of_terminal(variable: impl Fn(&str) -> Option<String>) -> Self {
        let is = |name: &str, values: &[&str]| {
            variable(name).is_some_and(|value| values.contains(&value.as_str()))
        };
        let term = variable("TERM").unwrap_or_default();
        // tmux and screen do not pass the terminal's own protocol on.
        if term.starts_with("tmux") || term.starts_with("screen") {
            return Self::file();
        }
        if is("TERM", &["xterm-kitty", "xterm-ghostty"]) || variable("KITTY_WINDOW_ID").is_some() {
            return Self::Kitty;
        }
        if is("TERM_PROGRAM", &["iTerm.app", "WezTerm"]) {
            return Self::Iterm;
        }
        if ["foot", "mlterm", "contour"]
            .iter()
            .any(|known| term.starts_with(known))
        {
            return Self::Sixel;
        }
        Self::file()
    }

    /// Pictures go into a file in the current folder.
    #[must_use]
    pub fn file() -> Self {
        Self::File(PathBuf::from(FILE))
    }

    /// What is printed for this picture. `None` if the board has to be printed as text instead.
    pub(super) fn show(&self, picture: PostedPicture<'_>) -> Option<String> {
        let bytes = &picture.png.bytes;
        match self {
            Self::Nowhere => None,
            Self::Kitty => Some(kitty(bytes)),
            Self::Iterm => Some(iterm(bytes)),
            Self::Sixel => sixel(picture.png),
            Self::File(path) if picture.whole_game => {
                written(&path.with_file_name(GAME_FILE), bytes)
            }
            Self::File(path) => written(path, bytes),
        }
    }
}

fn written(path: &Path, bytes: &[u8]) -> Option<String> {
    let written = std::fs::write(path, bytes);
    if let Err(why) = written {
        tracing::warn!(file = %path.display(), %why, "the picture of a board cannot be written");
        return None;
    }
    let whole = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    Some(format!("→ {}", whole.display()))
}

/// The text that shows the picture in kitty. It is divided into pieces of at most 4,096 characters, as kitty demands.
fn kitty(bytes: &[u8]) -> String {
    let encoded = BASE64_STANDARD.encode(bytes);
    let pieces: Vec<&[u8]> = encoded.as_bytes().chunks(4_096).collect();
    let mut shown = String::new();
    for (n, piece) in pieces.iter().enumerate() {
        let head = if n == 0 { "a=T,f=100,q=2," } else { "" };
        let more = u8::from(n + 1 < pieces.len());
        let text = String::from_utf8_lossy(piece);
        // Writing into a String cannot fail.
        let _ = write!(shown, "\x1b_G{head}m={more};{text}\x1b\\");
    }
    shown
}

/// The text that shows the picture as sixels. A board has few colours and sharp edges, so 64 colours without dithering show it well.
/// `None` if the picture cannot be encoded.
fn sixel(png: &Png) -> Option<String> {
    let (width, height) = (png.width as usize, png.height as usize);
    let options = EncodeOptions {
        max_colors: 64,
        diffusion: 0.0,
        ..EncodeOptions::default()
    };
    sixel_encode(&png.pixels()?, width, height, &options).ok()
}

fn iterm(bytes: &[u8]) -> String {
    let (size, encoded) = (bytes.len(), BASE64_STANDARD.encode(bytes));
    format!("\x1b]1337;File=inline=1;size={size}:{encoded}\x07")
}

#[cfg(test)]
mod tests {
    use super::*;
    use icy_sixel::SixelImage;

    fn terminal(variables: &[(&str, &str)]) -> PictureOutput {
        let value = |name: &str| {
            let known = variables.iter().find(|(known, _)| *known == name);
            known.map(|(_, value)| (*value).to_owned())
        };
        PictureOutput::of_terminal(value)
    }

    #[test]
    fn the_environment_tells_what_the_terminal_can() {
        assert_eq!(terminal(&[("TERM", "xterm-kitty")]), PictureOutput::Kitty);
        assert_eq!(
            terminal(&[("TERM_PROGRAM", "WezTerm")]),
            PictureOutput::Iterm
        );
        let in_tmux = [("TERM", "tmux-256color"), ("KITTY_WINDOW_ID", "1")];
        assert_eq!(terminal(&in_tmux), PictureOutput::file());
        assert_eq!(terminal(&[("TERM", "foot-extra")]), PictureOutput::Sixel);
        assert_eq!(terminal(&[]), PictureOutput::file());
    }

    #[test]
    fn a_picture_comes_whole_by_each_way() {
        let png = Png {
            bytes: (0..=255).cycle().take(10_000).collect(),
            width: 1,
            height: 1,
        };
        let picture = PostedPicture {
            png: &png,
            alt: "a board",
            whole_game: false,
        };
        let kitty = PictureOutput::Kitty.show(picture).unwrap();
        let pieces = kitty
            .split("\x1b\\")
            .filter_map(|piece| piece.split_once(';'));
        let encoded: String = pieces.map(|(_, text)| text).collect();
        assert_eq!(BASE64_STANDARD.decode(encoded).unwrap(), png.bytes);
        assert_eq!(kitty.matches("m=1;").count(), 3);
        let iterm = PictureOutput::Iterm.show(picture).unwrap();
        let encoded = iterm.trim_end_matches('\x07').split_once(':').unwrap().1;
        assert_eq!(BASE64_STANDARD.decode(encoded).unwrap(), png.bytes);
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("board.png");
        let said = PictureOutput::File(file.clone()).show(picture).unwrap();
        assert!(said.ends_with("board.png"), "{said}");
        assert_eq!(std::fs::read(file).unwrap(), png.bytes);
        let nowhere = PictureOutput::File(folder.path().join("none/board.png"));
        assert_eq!(nowhere.show(picture), None);
        assert_eq!(PictureOutput::Nowhere.show(picture), None);
    }
    #[test]
    fn sixels_show_the_same_colours() {
        let square = r##"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="24"><rect width="30" height="24" fill="#204080"/></svg>"##;
        let png = crate::render::picture::png(square, crate::render::picture::MostPixels::wide(30));
        let picture = PostedPicture {
            png: &png,
            alt: "a square",
            whole_game: false,
        };
        let shown = PictureOutput::Sixel.show(picture).unwrap();
        assert!(shown.starts_with("\x1bP") && shown.ends_with("\x1b\\"));
        let back = SixelImage::decode(shown.as_bytes()).unwrap();
        assert_eq!((back.width, back.height), (30, 24));
        let near = |one: u8, other: u8| one.abs_diff(other) <= 3;
        for pixel in back.pixels.chunks(4) {
            assert!(near(pixel[0], 0x20) && near(pixel[1], 0x40) && near(pixel[2], 0x80));
        }
    }
}
