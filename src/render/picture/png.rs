//! Makes PNG files of SVG documents.
//!
//! The font is part of the program and fonts of the system are never asked, so the same document gives the same bytes everywhere.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};
use std::fmt;
use std::sync::{Arc, LazyLock};

/// DejaVu Sans Bold, cut down to the letters and digits that boards are labelled with (see `font/README.md`).
const FONT: &[u8] = include_bytes!("font/DejaVuSans-Bold-ascii.ttf");

static FONTS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    fonts.load_font_data(FONT.to_vec());
    Arc::new(fonts)
});

/// How many pixels a unit of the document becomes at most, so that a small board does not become a poster.
const LARGEST_SCALE: f32 = 1.5;

/// A PNG file.
#[derive(Clone, PartialEq, Eq)]
pub struct Png {
    /// The content of the file.
    pub bytes: Vec<u8>,
    /// Its width in pixels.
    pub width: u32,
    /// Its height in pixels.
    pub height: u32,
}

impl Png {
    /// The pixels, four bytes each: red, green, blue and how opaque it is. `None` if the file is not a PNG file.
    #[must_use]
    pub fn pixels(&self) -> Option<Vec<u8>> {
        let pixels = Pixmap::decode_png(&self.bytes).ok()?;
        Some(pixels.take_demultiplied())
    }
}

impl fmt::Debug for Png {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Png({}×{})", self.width, self.height)
    }
}

/// The picture as a PNG file, at most `width` pixels wide.
///
/// # Panics
/// If the document is not one that [`svg`](super::svg) has written, or `width` is 0 or so large that there is no memory for it.
#[must_use]
pub fn png(svg: &str, width: u32) -> Png {
    let options = Options {
        fontdb: FONTS.clone(),
        font_family: "DejaVu Sans".to_owned(),
        ..Options::default()
    };
    let tree = Tree::from_str(svg, &options).expect("our own documents are well-formed");
    let size = tree.size();
    let scale = (width as f32 / size.width()).min(LARGEST_SCALE);
    let [width, height] = [size.width(), size.height()].map(|units| (units * scale).round() as u32);
    let mut pixels = Pixmap::new(width, height).expect("pictures have a size");
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut pixels.as_mut(),
    );
    let bytes = pixels
        .encode_png()
        .expect("a picture in memory can be encoded");
    Png {
        bytes,
        width,
        height,
    }
}
