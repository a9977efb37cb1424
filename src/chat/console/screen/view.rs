//! The state of the full screen: what it shows at this moment. `draw.rs` draws it.

use super::choices::{Choice, Choices, Direction, is_elsewhere, offers_moves, on_turn};
use super::styled::body_lines;
use crate::chat::Post;
use crate::chat::console::speaker::divide_speaker;
use crate::render::{Block, Board, Control, EarlierBoard, ScreenWords};
use crate::session::{RECORD_FIELDS, Stamp};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use std::collections::VecDeque;
use tui_input::Input;

/// How many messages are kept for scrolling back.
const MOST_SAID: usize = 500;
/// How many typed lines are remembered.
const MOST_TYPED: usize = 200;
const FAINT: Style = Style::new().add_modifier(Modifier::DIM);
const SPOKEN: Style = Style::new().add_modifier(Modifier::ITALIC);

/// A line that is to be said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Said {
    /// Who says it. `None` means the person who spoke or was notified last.
    pub(super) speaker: Option<String>,
    /// The text, perhaps of several lines.
    pub(super) text: String,
}

/// The board of the present position.
#[derive(Debug)]
pub(super) struct PresentBoard {
    board: Board,
    stamp: Option<Stamp>,
    /// The name of the person on turn.
    on_turn: Option<String>,
}

/// The state of the screen.
#[derive(Debug)]
pub(super) struct View {
    pub(super) words: ScreenWords,
    /// Messages, typed lines, and lines of the program's log. The latest is the last.
    pub(super) said: VecDeque<Vec<Line<'static>>>,
    /// How many lines the reader has scrolled back.
    pub(super) scrolled: usize,
    /// Whether the conversation fills the screen. There are two reasons for this:
    /// - People have scrolled back in a conversation below the board.
    /// - A new message has too little room.
    pub(super) is_reading: bool,
    /// Whether the conversation was drawn below the board or the choices.
    pub(super) is_said_below: bool,
    /// Whether a message without a board has come that people have not seen yet.
    pub(super) is_unread: bool,
    /// Whether a message with a board and a question, such as a puzzle, has come that people have not seen yet. All of the message has to
    /// be shown.
    pub(super) is_question_unread: bool,
    /// What has come while the conversation filled the screen. It is added when people stop reading. Until then nothing moves.
    held_back: VecDeque<Vec<Line<'static>>>,
    /// A page key scrolls this many lines: one less than the conversation shows, so that one line stays in sight.
    pub(super) page: usize,
    board: Option<PresentBoard>,
    /// A board that is shown instead of the present one, and its title. The present choices are kept meanwhile. They are hidden if this
    /// board is of a puzzle, of the editor or of another game.
    earlier: Option<(Board, EarlierBoard)>,
    choices: Choices,
    /// How many columns of choices were drawn last.
    pub(super) columns: usize,
    /// The line that is being typed.
    pub(super) input: Input,
    /// The prompt: the name of the person who says the next line. While a record or a board is collected, it is `!import … .`.
    pub(super) prompt: String,
    /// How many lines wait to be answered.
    pub(super) waiting: usize,
    typed: Vec<String>,
    /// Which of the typed lines is in the input again. 1 is the latest one, 2 the one before. 0 if none is.
    recalled: usize,
}

impl View {
    pub(super) fn new(words: ScreenWords, prompt: &str) -> Self {
        Self {
            words,
            said: VecDeque::new(),
            scrolled: 0,
            is_reading: false,
            is_said_below: false,
            is_unread: false,
            is_question_unread: false,
            held_back: VecDeque::new(),
            page: 1,
            board: None,
            earlier: None,
            choices: Choices::default(),
            columns: 1,
            input: Input::default(),
            prompt: prompt.to_owned(),
            waiting: 0,
            typed: Vec::new(),
            recalled: 0,
        }
    }

    /// Sets the texts of the screen itself, such as its headings. Translates the choices into the language of these texts.
    pub(super) fn set_words(&mut self, words: ScreenWords) {
        if words.lang != self.words.lang {
            self.choices.translate(words.lang);
        }
        self.words = words;
    }

    /// Shows a message. If it has a picture, `picture` is the line that says where the picture is.
    pub(super) fn show(&mut self, post: &Post, picture: Option<String>) {
        let board = post.body.iter().rev().find_map(|block| match block {
            Block::Board(board) => Some(board.clone()),
            _ => None,
        });
        match &post.earlier {
            // A message about a puzzle may have no board. Then the board that is shown stays.
            Some(title) if board.is_some() || title.game.is_some() => {
                self.earlier = board.map(|board| (board, title.clone()));
                self.choices.drop_steps();
                if let Some(left) = title.steps_left {
                    self.choices.take_steps(post, left, self.words.lang);
                }
            }
            Some(_) => {}
            None => self.show_present(board, post),
        }
        let is_board = |block: &Block| matches!(block, Block::Board(_));
        let asks = post.earlier.as_ref().is_some_and(|title| title.asks);
        self.is_question_unread |= !self.is_reading && asks;
        self.is_unread |= !self.is_reading && !post.body.iter().any(is_board);
        let mut lines = body_lines(&post.body, post.calls.as_ref(), false);
        lines.extend(picture.map(Line::from));
        self.say(lines);
    }

    /// Marks all messages as seen.
    pub(super) const fn has_read(&mut self) {
        self.is_unread = false;
        self.is_question_unread = false;
    }

    /// Shows the board and the choices of a message about the present position.
    fn show_present(&mut self, board: Option<Board>, post: &Post) {
        let offered = post.controls.as_ref();
        let offered = offered.filter(|controls| !controls.rows.is_empty());
        let stamp = offered.and_then(|controls| controls.stamp);
        if stamp.is_some() || board.is_some() {
            self.show_present_again();
        }
        if let Some(board) = board {
            self.board = Some(PresentBoard {
                board,
                stamp,
                on_turn: on_turn(post),
            });
        } else if let Some(shown) = &self.board
            && is_elsewhere(stamp, shown.stamp)
            && offers_moves(post)
        {
            // The message is about another position and shows no board (in a room that wants its boards in words).
            self.board = None;
        }
        self.choices.take(post, self.words.lang);
    }

    /// The board to draw, and the title above it.
    pub(super) fn shown_board(&self) -> Option<(&Board, String)> {
        if let Some((board, title)) = &self.earlier {
            return Some((board, title.title.clone()));
        }
        let PresentBoard {
            board,
            stamp,
            on_turn,
        } = self.board.as_ref()?;
        let game = match stamp {
            Some(Stamp::Position { session, .. }) => format!("#{session} "),
            _ => String::new(),
        };
        let turn = on_turn.as_deref();
        let turn = turn.map_or_else(String::new, |player| self.words.on_turn(player));
        Some((board, format!("{game}{turn}").trim_end().to_owned()))
    }

    /// The choices that are shown, and which of them is selected. None are shown in three cases:
    ///
    /// - The conversation fills the screen.
    /// - The board is of a puzzle or of the editor.
    /// - The board is of another game than the choices, and the choices are not the steps of `!replay`.
    pub(super) fn shown_choices(&self) -> (&[Choice], Option<usize>) {
        match &self.earlier {
            _ if self.is_reading => (&[], None),
            Some(_) if self.choices.are_steps() => self.choices.shown(),
            Some((_, other)) if other.game.is_none() || other.game != self.choices.game() => {
                (&[], None)
            }
            _ => self.choices.shown(),
        }
    }

    /// The selected choice.
    pub(super) fn chosen(&self) -> Option<&Choice> {
        let (choices, selected) = self.shown_choices();
        choices.get(selected?)
    }

    /// The faint text in the input line while nothing is typed. It says what people can do.
    pub(super) fn invitation(&self) -> &str {
        match self.shown_choices().0 {
            [] if self.is_reading || self.can_go_back() => &self.words.type_or_back,
            [] => &self.words.type_only,
            _ => &self.words.type_here,
        }
    }

    /// Whether people can go back from another board to the present position.
    fn can_go_back(&self) -> bool {
        let is_there = self.board.is_some() || !self.choices.shown().0.is_empty();
        self.earlier.is_some() && is_there
    }

    /// Makes this control the only choice. Called before the first message has come.
    pub(super) fn offer(&mut self, control: &Control) {
        self.choices.begin_with(control, self.words.lang);
    }

    /// Shows a text that is no message, such as the greeting.
    pub(super) fn show_text(&mut self, body: &[Block]) {
        self.is_unread |= !self.is_reading;
        self.say(body_lines(body, None, true));
    }

    /// Shows a line of the program's log.
    pub(super) fn note(&mut self, text: &str) {
        self.say(vec![Line::styled(text.to_owned(), FAINT)]);
    }

    fn say(&mut self, lines: Vec<Line<'static>>) {
        if lines.is_empty() {
            return;
        }
        if self.is_reading {
            if self.held_back.len() == MOST_SAID {
                self.held_back.pop_front();
            }
            return self.held_back.push_back(lines);
        }
        self.scrolled = 0;
        self.said.push_back(lines);
        if self.said.len() > MOST_SAID {
            self.said.pop_front();
        }
    }

    /// Takes the typed line. If nothing is typed, takes the line of the selected choice. `None` if there is no line, or if the choices
    /// may be out of date because an answer is awaited.
    pub(super) fn enter(&mut self) -> Option<Said> {
        if !self.input.value().trim().is_empty() {
            let text = self.input.value_and_reset();
            self.typed.push(text.clone());
            if self.typed.len() > MOST_TYPED {
                self.typed.remove(0);
            }
            self.recalled = 0;
            return Some(self.spoken(None, text));
        }
        // While an answer is awaited, the choices may be those of an earlier position.
        if self.waiting > 0 {
            return None;
        }
        let choice = self.chosen()?.clone();
        Some(self.spoken(choice.speaker, choice.line))
    }

    /// Shows that this text is said now, with the name of the person who says it. That is the name in the text (`anna: place 4`), else
    /// `speaker`, else the name in the prompt.
    pub(super) fn spoken(&mut self, speaker: Option<String>, text: String) -> Said {
        self.stop_reading();
        self.has_read();
        let prompt = speaker.as_deref().unwrap_or(&self.prompt);
        let mut lines = text.lines();
        let first = lines.next().unwrap_or_default();
        // The lines of a record, such as `first: anna`, name no speaker.
        let named =
            divide_speaker(first).filter(|(named, _)| !RECORD_FIELDS.contains(&named.name()));
        let first = match &named {
            Some((named, text)) => format!("{}> {text}", named.name()),
            None => format!("{prompt}> {first}"),
        };
        let lines = std::iter::once(first).chain(lines.map(str::to_owned));
        let lines = lines.map(|line| Line::styled(line, SPOKEN)).collect();
        self.say(lines);
        self.choices.spoken();
        self.waiting += 1;
        Said { speaker, text }
    }

    /// Moves the selection, because an arrow key was pressed. While a line is being typed, does nothing.
    pub(super) fn arrow(&mut self, direction: Direction) {
        if self.input.value().is_empty() && !self.shown_choices().0.is_empty() {
            self.choices.go(direction, self.columns);
        }
    }

    /// Scrolls back by a page. If the conversation is below the board, the first press only makes it fill the screen.
    pub(super) fn page_up(&mut self) {
        match self.is_said_below && !self.is_reading {
            true => self.is_reading = true,
            false => self.scrolled += self.page,
        }
    }

    /// Scrolls forward by a page. At the last line, goes back to the board.
    pub(super) fn page_down(&mut self) {
        match self.scrolled {
            0 => self.stop_reading(),
            _ => self.scrolled = self.scrolled.saturating_sub(self.page),
        }
    }

    fn stop_reading(&mut self) {
        self.is_reading = false;
        self.scrolled = 0;
        for lines in std::mem::take(&mut self.held_back) {
            self.say(lines);
        }
    }

    /// Goes back from the conversation to the board, or from another board to the present one. If the present board is already shown,
    /// goes back one level in the choices.
    pub(super) fn back(&mut self) {
        match self.can_go_back() {
            _ if self.is_reading => self.stop_reading(),
            true => self.show_present_again(),
            false => self.choices.back(),
        }
    }

    fn show_present_again(&mut self) {
        self.earlier = None;
        self.choices.drop_steps();
    }

    /// Puts a line that was typed before into the input again: the previous one if `earlier` is true, otherwise the next one. After the
    /// latest line, the input is empty.
    pub(super) fn recall(&mut self, earlier: bool) {
        let count = self.typed.len();
        self.recalled = match earlier {
            true => (self.recalled + 1).min(count),
            false => self.recalled.saturating_sub(1),
        };
        let line = match self.recalled {
            0 => "",
            back => &self.typed[count - back],
        };
        self.input = Input::new(line.to_owned());
    }
}
