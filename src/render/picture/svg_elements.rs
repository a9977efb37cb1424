//! Writes the few SVG elements that a board consists of.
//!
//! Coordinates are integers, so that the same board gives the same document, byte for byte, on every machine. Text is not escaped,
//! because only labels of the games and our own words are written here, never text that people typed.

use std::fmt::Write;

/// A point, or a width and a height.
pub(super) type Pair = (i32, i32);

/// The colour of a line, as SVG writes it, and the width of the line; `None` if no line is drawn.
pub(super) type Stroke = Option<(&'static str, i32)>;

/// A document that is being written.
pub(super) struct Svg(String);

impl Svg {
    /// An empty document of this size.
    pub(super) fn new(width: i32, height: i32) -> Self {
        let mut svg = Self(String::with_capacity(16 * 1024));
        svg.push(format_args!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" font-family="DejaVu Sans, Verdana, sans-serif" font-weight="bold">"#
        ));
        svg
    }

    /// The whole document.
    pub(super) fn finish(mut self) -> String {
        self.push(format_args!("</svg>\n"));
        self.0
    }

    /// Begins a group of elements with these attributes.
    pub(super) fn open_group(&mut self, attributes: &[(&str, String)]) {
        self.0.push_str("\n<g");
        for (name, value) in attributes {
            self.push(format_args!(r#" {name}="{value}""#));
        }
        self.0.push('>');
    }

    /// Ends the group.
    pub(super) fn close_group(&mut self) {
        self.0.push_str("</g>");
    }

    /// A filled rectangle with rounded corners, given by its top left corner and its size.
    pub(super) fn rectangle(
        &mut self,
        (x, y): Pair,
        (width, height): Pair,
        round: i32,
        fill: &str,
        stroke: Stroke,
    ) {
        self.push(format_args!(
            r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{round}" fill="{fill}"{}/>"#,
            line_style(stroke)
        ));
    }

    /// The outline of a rectangle.
    pub(super) fn outline(
        &mut self,
        corner: Pair,
        size: Pair,
        round: i32,
        colour: &'static str,
        width: i32,
    ) {
        self.rectangle(corner, size, round, "none", Some((colour, width)));
    }

    /// A filled circle.
    pub(super) fn circle(&mut self, (x, y): Pair, radius: i32, fill: &str, stroke: Stroke) {
        self.push(format_args!(
            r#"<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}"{}/>"#,
            line_style(stroke)
        ));
    }

    /// The dashed outline of a circle.
    pub(super) fn dashed_circle(
        &mut self,
        (x, y): Pair,
        radius: i32,
        colour: &'static str,
        width: i32,
    ) {
        self.push(format_args!(
            r#"<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-dasharray="8 6"/>"#
        ));
    }

    /// A filled polygon around `(x, y)`, its corners relative to that point.
    pub(super) fn polygon(&mut self, (x, y): Pair, corners: &[Pair], fill: &str, stroke: Stroke) {
        let mut points = String::new();
        for (right, down) in corners {
            points.push_str(&format!("{},{} ", x + right, y + down));
        }
        self.push(format_args!(
            r#"<polygon points="{}" fill="{fill}" stroke-linejoin="round"{}/>"#,
            points.trim_end(),
            line_style(stroke)
        ));
    }

    /// A straight line.
    pub(super) fn line(&mut self, from: Pair, to: Pair, colour: &str, width: i32) {
        self.push(format_args!(
            r#"<line x1="{}" y1="{}" x2="{}" y2="{}" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>"#,
            from.0, from.1, to.0, to.1
        ));
    }

    /// Text whose middle is at this point. `size` is the size of the font in units of the document.
    pub(super) fn text(&mut self, (x, y): Pair, size: i32, text: &str, fill: &str) {
        // Capital letters of the font are 0.73 of its size high.
        let baseline = y + size * 365 / 1000;
        self.push(format_args!(
            r#"<text x="{x}" y="{baseline}" font-size="{size}" text-anchor="middle" fill="{fill}">{text}</text>"#
        ));
    }

    /// Another whole document, with its top left corner here.
    pub(super) fn nest(&mut self, (x, y): Pair, document: &str) {
        let inside = document.strip_prefix("<svg").unwrap_or_default();
        self.push(format_args!(r#"<svg x="{x}" y="{y}"{inside}"#));
    }

    fn push(&mut self, element: std::fmt::Arguments<'_>) {
        let written = self.0.write_fmt(element);
        debug_assert!(written.is_ok(), "a String takes everything");
    }
}

fn line_style(stroke: Stroke) -> String {
    stroke.map_or_else(String::new, |(colour, width)| {
        format!(r#" stroke="{colour}" stroke-width="{width}""#)
    })
}
