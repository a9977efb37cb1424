//! Draws the screen. If the terminal is wide enough, board and conversation are side by side. Otherwise the conversation is below the
//! board.

use super::choices::Choice;
use super::styled::{UNBROKEN, run_lines};
use super::view::View;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Borders, Paragraph, Wrap};
use std::collections::VecDeque;
use unicode_width::UnicodeWidthStr;

/// If board and conversation are side by side, the board's part of the screen has at least this many columns. A board of the usual width
/// has at most 37.
const SIDE: u16 = 38;
/// If at least this many columns are free beside the board's part, the conversation stands there. One of these columns is the gap.
/// Otherwise the conversation is below the board.
const BESIDE: u16 = 38;
/// The choices leave at least this many rows to a conversation below them, its title included. A tall board may leave fewer.
const LEAST_SAID: u16 = 4;
/// If the conversation has fewer rows than this, its title included, a new answer fills the whole screen.
const LEAST_SAID_TO_READ: u16 = 2;
const SMALLEST: (u16, u16) = (20, 8);
const FAINT: Style = Style::new().add_modifier(Modifier::DIM);
const SELECTED: Style = Style::new().add_modifier(Modifier::REVERSED);
const NAME: Style = Style::new().add_modifier(Modifier::BOLD);

/// Draws the whole screen, or only a note if the terminal is too small.
pub(super) fn draw(frame: &mut Frame<'_>, view: &mut View) {
    let area = frame.area();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        let text = Paragraph::new(view.words.too_small.clone()).wrap(Wrap { trim: true });
        return frame.render_widget(text, area);
    }
    let rows = [
        Constraint::Min(0),
        Constraint::Length(1),
        Constraint::Length(1),
    ];
    let [main, prompt, keys] = Layout::vertical(rows).areas(area);
    draw_main(frame, view, main);
    draw_prompt(frame, view, prompt);
    draw_keys(frame, view, keys);
    let buffer = frame.buffer_mut();
    for cell in &mut buffer.content {
        if cell.symbol() == UNBROKEN {
            cell.set_symbol(" ");
        }
    }
}

fn draw_main(frame: &mut Frame<'_>, view: &mut View, main: Rect) {
    let (board_rows, board_columns) = board_size(view, main.width);
    let has_choices = !view.shown_choices().0.is_empty();
    view.is_said_below = false;
    if view.is_reading || (board_rows == 0 && !has_choices) {
        view.has_read();
        return draw_said(frame, view, main);
    }
    let side = SIDE.max(board_columns.saturating_add(1));
    let (side, beside) = match main.width >= side.saturating_add(BESIDE) {
        true => {
            let columns = [Constraint::Length(side), Constraint::Min(0)];
            let [side, said] = Layout::horizontal(columns).spacing(1).areas(main);
            (side, Some(said))
        }
        false => (main, None),
    };
    let title = u16::from(board_rows > 0);
    let board_rows = (board_rows + title).min(side.height);
    let left = side.height - board_rows;
    let choice_rows = match (has_choices, beside) {
        (false, _) => 0,
        (true, Some(_)) => left,
        (true, None) => rows_of_choices(view, side.width).min(left.saturating_sub(LEAST_SAID)),
    };
    let rows = [
        Constraint::Length(board_rows),
        Constraint::Length(choice_rows),
        Constraint::Min(0),
    ];
    let [board, choices, below] = Layout::vertical(rows).areas(side);
    let said = beside.unwrap_or(below);
    if opens_for_reading(view, said) {
        return draw_said(frame, view, main);
    }
    draw_board(frame, view, board);
    draw_choices(frame, view, choices);
    view.is_said_below = beside.is_none();
    draw_said(frame, view, said);
}

/// Whether the conversation has to fill the screen. This is so in two cases:
///
/// - There is a new answer, but too little room for it.
/// - There is a new question, but not all of it can be seen.
fn opens_for_reading(view: &mut View, said: Rect) -> bool {
    let opens = (view.is_unread && said.height < LEAST_SAID_TO_READ)
        || (view.is_question_unread && is_last_cut(view, said));
    view.has_read();
    view.is_reading |= opens;
    opens
}

/// Whether the last message has more rows than fit below the title of the conversation.
fn is_last_cut(view: &View, said: Rect) -> bool {
    let last = view.said.back().cloned().unwrap_or_default();
    let last = Paragraph::new(last).wrap(Wrap { trim: false });
    let title = 1;
    last.line_count(said.width) + title > usize::from(said.height)
}

/// The rows and columns of the board, on a screen of this width. Both are 0 if no board is shown.
fn board_size(view: &View, width: u16) -> (u16, u16) {
    let Some((board, _)) = view.shown_board() else {
        return (0, 0);
    };
    let lines = board.lines_within(width.into());
    let widest = lines.iter().map(|line| line.text.width()).max();
    let size = |number| u16::try_from(number).unwrap_or(u16::MAX);
    (size(lines.len()), size(widest.unwrap_or(0)))
}

/// An area with a title above it.
fn titled(title: String) -> Block<'static> {
    let line = Block::new().borders(Borders::TOP).border_style(FAINT);
    match title.is_empty() {
        true => line,
        false => line.title(Line::styled(format!("{title} "), NAME)),
    }
}

fn draw_board(frame: &mut Frame<'_>, view: &View, area: Rect) {
    let Some((board, title)) = view.shown_board() else {
        return;
    };
    let lines = run_lines(&board.lines_within(area.width.into()));
    let board = Paragraph::new(Text::from(lines)).block(titled(title));
    frame.render_widget(board, area);
}

/// How many columns a choice takes, and how many choices stand beside each other.
fn grid(choices: &[Choice], width: u16) -> (u16, u16) {
    let widest = choices
        .iter()
        .map(|choice| choice.control.label.width())
        .max();
    let cell = u16::try_from(widest.unwrap_or(0) + 2).unwrap_or(u16::MAX);
    let cell = cell.min(width);
    (cell, (width / cell.max(1)).max(1))
}

/// How many rows all choices take, the title included.
fn rows_of_choices(view: &View, width: u16) -> u16 {
    let (choices, _) = view.shown_choices();
    let (_, columns) = grid(choices, width);
    u16::try_from(choices.len().div_ceil(columns.into()) + 1).unwrap_or(u16::MAX)
}

fn draw_choices(frame: &mut Frame<'_>, view: &mut View, area: Rect) {
    let (choices, selected) = view.shown_choices();
    if choices.is_empty() || area.height == 0 {
        return;
    }
    let block = titled(view.words.choices.clone());
    let inside = block.inner(area);
    frame.render_widget(block, area);
    let (cell, columns) = grid(choices, inside.width);
    let columns = usize::from(columns);
    let height = usize::from(inside.height);
    let row = selected.map_or(0, |selected| selected / columns);
    // The selected row is always among those that are shown.
    let first = (row + 1).saturating_sub(height) * columns;
    let shown = choices.iter().enumerate().skip(first);
    for (n, choice) in shown.take(height * columns) {
        let place = n - first;
        let (x, y) = (place % columns, place / columns);
        let style = match selected == Some(n) {
            true => SELECTED,
            false => Style::new(),
        };
        let label = Line::styled(format!(" {} ", choice.control.label), style);
        let (x, y) = (u16::try_from(x).unwrap_or(0), u16::try_from(y).unwrap_or(0));
        let place = Rect::new(inside.x + x * cell, inside.y + y, cell, 1);
        frame.render_widget(label, place);
    }
    view.columns = columns;
}

fn draw_said(frame: &mut Frame<'_>, view: &mut View, area: Rect) {
    let block = titled(view.words.said.clone());
    let inside = block.inner(area);
    frame.render_widget(block, area);
    let wanted = usize::from(inside.height);
    view.page = wanted.saturating_sub(1).max(1);
    let (mut rows, mut shown) = (0, VecDeque::new());
    for lines in view.said.iter().rev() {
        if rows >= wanted + view.scrolled {
            break;
        }
        let text = Paragraph::new(lines.clone()).wrap(Wrap { trim: false });
        rows += text.line_count(inside.width);
        shown.push_front(lines);
    }
    view.scrolled = view.scrolled.min(rows.saturating_sub(wanted));
    let hidden = rows.saturating_sub(wanted + view.scrolled);
    let lines: Vec<Line<'_>> = shown.into_iter().flatten().cloned().collect();
    let text = Paragraph::new(lines).wrap(Wrap { trim: false });
    let text = text.scroll((u16::try_from(hidden).unwrap_or(u16::MAX), 0));
    frame.render_widget(text, inside);
}

/// Draws the line that is being typed. If nothing is typed, it draws the line of the selected choice. If nothing is selected either, it
/// draws a line that says what people can do.
fn draw_prompt(frame: &mut Frame<'_>, view: &View, area: Rect) {
    let typed = view.input.value();
    let choice = view.chosen().filter(|_| typed.is_empty());
    let speaker = choice.and_then(|choice| choice.speaker.as_deref());
    let name = format!("{}> ", speaker.unwrap_or(&view.prompt));
    let name_width = u16::try_from(name.width())
        .unwrap_or(u16::MAX)
        .min(area.width / 2);
    let columns = [Constraint::Length(name_width), Constraint::Min(0)];
    let [before, line] = Layout::horizontal(columns).areas(area);
    frame.render_widget(Span::styled(name, NAME), before);
    let scroll = view
        .input
        .visual_scroll(usize::from(line.width.saturating_sub(1)));
    let text = match choice {
        Some(choice) => Paragraph::new(Span::styled(choice.line.clone(), FAINT)),
        None if typed.is_empty() => Paragraph::new(Span::styled(view.invitation(), FAINT)),
        None => Paragraph::new(typed).scroll((0, u16::try_from(scroll).unwrap_or(u16::MAX))),
    };
    frame.render_widget(text, line);
    let cursor = view.input.visual_cursor().saturating_sub(scroll);
    let x = line.x + u16::try_from(cursor).unwrap_or(u16::MAX).min(line.width);
    frame.set_cursor_position((x, line.y));
}

/// Draws one line that explains the keys, as fully as the width allows. While an answer is awaited, the line says so instead.
fn draw_keys(frame: &mut Frame<'_>, view: &View, area: Rect) {
    let words = &view.words;
    // Only the first text mentions the arrow keys. It is skipped if there is nothing to choose.
    let no_choices = view.shown_choices().0.is_empty();
    let mut keys = words.keys.iter().skip(no_choices.into());
    let fitting = keys.find(|keys| keys.width() <= usize::from(area.width));
    let text = match view.waiting {
        0 if view.is_reading => &words.keys_reading,
        0 => fitting.map_or("", |keys| keys),
        _ => &words.waiting,
    };
    frame.render_widget(Line::styled(text, FAINT), area);
}
