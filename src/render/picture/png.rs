//! Makes PNG files of SVG documents.
//!
//! The font is part of the program, and fonts of the system are never used. So the same document gives the same bytes everywhere.

use png::{BitDepth, ColorType, Compression, Encoder};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};
use std::fmt;
use std::sync::{Arc, LazyLock};

/// The font of the labels on boards: DejaVu Sans Bold with nothing but the characters of ASCII (see `font/README.md`).
const FONT: &[u8] = include_bytes!("font/DejaVuSans-Bold-ascii.ttf");

static FONTS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    fonts.load_font_data(FONT.to_vec());
    Arc::new(fonts)
});

/// The most pixels for one unit of the document. The limit keeps the picture of a small board from becoming too large.
const LARGEST_SCALE: f32 = 1.5;

/// The greatest size in which a picture is drawn, in pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MostPixels {
    /// The greatest width.
    pub width: u32,
    /// The greatest height.
    pub height: u32,
}

impl MostPixels {
    /// For a picture of one board. Its width suits the screen of a phone. Its height leaves room on the screen for the sentence about
    /// whose turn it is.
    pub const BOARD: Self = Self::wide(800);
    /// For several boards of a game in one picture. The picture may be larger, because people enlarge it.
    pub const SHEET: Self = Self {
        width: 1_600,
        height: 4_000,
    };

    /// Limits the width of the picture to this many pixels. The greatest height is always the same.
    #[must_use]
    pub const fn wide(width: u32) -> Self {
        Self { width, height: 960 }
    }
}

/// A PNG file.
#[derive(Clone, PartialEq, Eq)]
pub struct Png {
    /// The content of the file.
    pub bytes: Vec<u8>,
    /// The width of the picture in pixels.
    pub width: u32,
    /// The height of the picture in pixels.
    pub height: u32,
}

impl Png {
    /// The pixels, four bytes each: red, green, blue and opacity. `None` if the file is not a PNG file.
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

/// The picture as a PNG file, at most as large as `most` says.
///
/// # Panics
/// If neither [`svg`](super::svg) nor [`sheet`](super::sheet()) has written the document, or if `most` is so small that no pixel is left.
#[must_use]
pub fn png(svg: &str, most: MostPixels) -> Png {
    let options = Options {
        fontdb: FONTS.clone(),
        font_family: "DejaVu Sans".to_owned(),
        ..Options::default()
    };
    let tree = Tree::from_str(svg, &options).expect("our own documents are well-formed");
    let size = tree.size();
    let scale = (most.width as f32 / size.width()).min(LARGEST_SCALE);
    let scale = scale.min(most.height as f32 / size.height());
    let [width, height] = [size.width(), size.height()].map(|units| (units * scale).round() as u32);
    let mut pixels = Pixmap::new(width, height).expect("pictures have a size");
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut pixels.as_mut(),
    );
    Png {
        bytes: encode(&pixels),
        width,
        height,
    }
}

/// The PNG file with these pixels. No pixel is transparent. Even the fastest compression makes a small file, because boards have few
/// colours and large areas of one colour.
fn encode(pixels: &Pixmap) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, pixels.width(), pixels.height());
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::Fast);
    let colours = pixels.pixels().iter();
    let colours: Vec<u8> = colours
        .flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()])
        .collect();
    let written = encoder
        .write_header()
        .and_then(|mut file| file.write_image_data(&colours));
    written.expect("a picture in memory can be encoded");
    bytes
}
