//! The width of the terminal.

use rustyline::DefaultEditor;

/// The number of columns of the terminal. It is 0 if there is no terminal.
pub(super) fn columns() -> usize {
    let editor = DefaultEditor::new().ok();
    let dimensions = editor.and_then(|mut editor| editor.dimensions());
    dimensions.map_or(0, |(columns, _)| columns.into())
}
