//! Messages about puzzles: the position and the question, and whether an answer is right.

use super::board_picture::{compass, drawn};
use super::news::typed_move;
use super::picture::Picture;
use super::session_title::game_title;
use super::{Block, Board, Body, Scene};
use crate::command::typed_game_name;
use crate::locales::Values;
use crate::session::{BoardForm, PuzzleEvent, PuzzleReply};
use lusoria_games::catalog::Line;
use lusoria_games::puzzle::Puzzle;
use lusoria_games::rules::{Diagram, Fact, Role, Seat, Turn};

pub(super) fn puzzle(told: &PuzzleReply, scene: &Scene) -> Body {
    match told.id.puzzle() {
        Some(puzzle) => Telling {
            told,
            puzzle,
            scene,
        }
        .body()
        .unwrap_or_else(|| unreadable(scene)),
        None => unreadable(scene),
    }
}

fn unreadable(scene: &Scene) -> Body {
    vec![scene.sentence_paragraph("puzzle-unknown", Values::new())]
}

/// What is needed to write a message about a puzzle: the puzzle, what to tell about it, and the scene.
struct Telling<'a> {
    told: &'a PuzzleReply,
    puzzle: &'static Puzzle,
    scene: &'a Scene,
}

impl Telling<'_> {
    /// The message; `None` if the puzzle cannot be played.
    fn body(&self) -> Option<Body> {
        Some(match &self.told.event {
            PuzzleEvent::Asked => self.asked()?,
            PuzzleEvent::Daily => self.daily()?,
            PuzzleEvent::Right { played, replies } => self.right(played, replies)?,
            PuzzleEvent::Wrong { played, refutation } => {
                let values = self.values().text("move", self.typed(played));
                let values = values.number("timed", u8::from(self.puzzle.plies.is_some()));
                let values = match refutation {
                    Some(reply) => values.text("reply", self.typed(reply)),
                    None => values,
                };
                let id = match refutation {
                    Some(_) => "puzzle-wrong",
                    None => "puzzle-wrong-alone",
                };
                vec![self.scene.sentence_paragraph(id, values)]
            }
            PuzzleEvent::Solved {
                played,
                at_once,
                of_game,
                of_all,
            } => self.solved(played, *at_once, [*of_game, *of_all])?,
            PuzzleEvent::Left => vec![self.scene.sentence_paragraph("puzzle-left", self.values())],
            PuzzleEvent::Solution(moves) => {
                let moves: Vec<_> = moves.iter().map(|ply| self.typed(ply)).collect();
                let values = self.values().text("moves", moves.join(", "));
                let mut body = vec![self.scene.sentence_paragraph("puzzle-solution", values)];
                body.extend(self.board(&*self.puzzle.end()?, None));
                body
            }
        })
    }

    fn asked(&self) -> Option<Body> {
        let id = match (self.puzzle.plies, self.is_solitaire()) {
            (Some(_), _) => "puzzle-asked",
            (None, false) => "puzzle-asked-keep",
            (None, true) => "puzzle-asked-alone",
        };
        let values = self.values();
        let values = values.number("plies", self.puzzle.plies.unwrap_or(0));
        let mut body = vec![self.scene.sentence_paragraph(id, values)];
        body.extend(self.board(&*self.position()?, None));
        body.push(self.how()?);
        Some(body)
    }

    /// Says how to answer. A person who has a game open here must type `!puzzle` and the move on one line, and is shown an example. The
    /// move in the example is never the solution.
    fn how(&self) -> Option<Block> {
        let (line, place) = self.puzzle.after(usize::from(self.told.right))?;
        let legal = line.listed_moves().into_iter();
        let mut wrong = legal.filter(|one| {
            let solution = self.puzzle.solution.get(place);
            solution.map(String::as_str) != Some(&*one.notation)
        });
        Some(match wrong.next().filter(|_| self.told.beside_games) {
            Some(example) => {
                let example = self.typed(&example.notation).replace('`', "");
                let values = Values::new().text("example", example);
                self.scene
                    .sentence_paragraph("puzzle-how-beside-games", values)
            }
            None => self.scene.sentence_paragraph("puzzle-how", Values::new()),
        })
    }

    /// The puzzle of the day, for everybody in the room.
    fn daily(&self) -> Option<Body> {
        let mut body = self.asked()?;
        body.pop();
        let today = self.scene.sentence_paragraph("puzzle-daily", Values::new());
        body.insert(0, today);
        Some(body)
    }

    fn right(&self, played: &str, replies: &[String]) -> Option<Body> {
        let replies: Vec<_> = replies.iter().map(|ply| self.typed(ply)).collect();
        let values = self.values().text("move", self.typed(played));
        let values = values.count("replies", replies.len());
        let values = values.text("reply", replies.join(", "));
        let mut body = vec![self.scene.sentence_paragraph("puzzle-right", values)];
        let answered = usize::from(self.told.right).checked_sub(1);
        body.extend(self.board(&*self.position()?, self.before(answered)));
        body.extend(self.told.beside_games.then(|| self.how()).flatten());
        Some(body)
    }

    fn solved(&self, played: &str, at_once: bool, [of_game, of_all]: [u32; 2]) -> Option<Body> {
        let values = self.values().text("move", self.typed(played));
        let values = values.number("once", u8::from(at_once));
        let values = values.number("count", of_game).number("all", of_all);
        let mut body = vec![self.scene.sentence_paragraph("puzzle-solved", values)];
        let last = self.puzzle.answers().checked_sub(1);
        body.extend(self.board(&*self.puzzle.end()?, self.before(last)));
        Some(body)
    }

    /// A move in the form in which people type it.
    fn typed(&self, canonical: &str) -> String {
        let game = lusoria_games::catalog::find(&self.told.id.game);
        game.map_or_else(
            || format!("`{canonical}`"),
            |(game, _)| typed_move(game, canonical, self.scene.lang),
        )
    }

    /// The values that all sentences about a puzzle have.
    fn values(&self) -> Values<'_> {
        let id = &self.told.id;
        let game = self.puzzle.game.split('@').next().unwrap_or_default();
        let left = self
            .puzzle
            .answers()
            .saturating_sub(usize::from(self.told.right));
        let typed = lusoria_games::catalog::find(&id.game);
        let typed = typed.map_or("", |(game, _)| typed_game_name(game, self.scene.lang));
        Values::new()
            .number("number", id.number)
            .count("left", left)
            .text("game", game_title(&id.game, game, self.scene))
            .text("id", typed)
            .text("side", self.side())
    }

    fn is_solitaire(&self) -> bool {
        let game = lusoria_games::catalog::find(&self.told.id.game);
        game.is_some_and(|(game, _)| game.info.seats == 1)
    }

    fn solver(&self) -> Seat {
        self.puzzle.solver().unwrap_or(Seat::First)
    }

    /// The solver's side and seat in words: `White, Player I`. Empty in a solitaire.
    fn side(&self) -> String {
        if self.is_solitaire() {
            return String::new();
        }
        let game = &self.told.id.game;
        let (side, player) = match self.solver() {
            Seat::First => (format!("{game}-side-first"), "seat-first-inside"),
            Seat::Second => (format!("{game}-side-second"), "seat-second-inside"),
        };
        let words = [&side, player].map(|id| self.scene.sentence(id, Values::new()));
        let [side, player] = words;
        format!("{side}, {player}")
    }

    /// The position after the right answers so far.
    fn position(&self) -> Option<Box<dyn Line>> {
        let (line, _) = self.puzzle.after(usize::from(self.told.right))?;
        Some(line)
    }

    /// The diagram of the position after this many right answers. A picture can mark what has changed since then.
    fn before(&self, right: Option<usize>) -> Option<Diagram> {
        let (line, _) = self.puzzle.after(right?)?;
        Some(line.diagram())
    }

    /// A position from the solver's side: as a board, or as sentences for a person who reads boards as sentences.
    fn board(&self, line: &dyn Line, before: Option<Diagram>) -> Body {
        let side = self.solver();
        if self.scene.form == BoardForm::Prose {
            let told = self.sentences(&line.prose(side), line);
            return vec![self.scene.paragraph(&told.join("\n"))];
        }
        let diagram = line.diagram();
        let mut captions = self.sentences(&diagram.captions, line);
        let mut board = Board::text(diagram, side, self.scene.lang, self.scene.width);
        if self.scene.form == BoardForm::Picture {
            let told = self.sentences(&line.prose(side), line).join("\n");
            let told = self.scene.plain_words(&told);
            let picture = Picture {
                before: before.as_ref(),
                ..Picture::of(line, &board.diagram, side, self.scene.theme)
            };
            board.picture = Some(Box::new(drawn(&picture, told)));
            captions.extend(compass(&board, self.scene));
        }
        let mut body = vec![Block::Board(board)];
        if !captions.is_empty() {
            body.push(self.scene.paragraph(&captions.join("\n")));
        }
        body
    }

    fn sentences(&self, facts: &[Fact], line: &dyn Line) -> Vec<String> {
        let over = matches!(line.turn(), Turn::Over(_));
        let told = facts
            .iter()
            .filter(|fact| fact.role != Role::Opening)
            .filter(|fact| !(over && fact.role == Role::WhilePlaying));
        told.map(|fact| {
            self.scene
                .fact_sentence(&self.told.id.game, fact, self.solver())
        })
        .collect()
    }
}
