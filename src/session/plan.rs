//! Moves in advance: moves that a player orders before it is their turn. A plan has lines and a queue. A line has moves of the other
//! player and the answers to them. If no line has an answer, the next move of the queue is played, whatever the other player has done.
//! Pure.

use super::Session;
use lusoria_games::rules::{Seat, Turn};

/// What separates the moves of a line that is written as one text.
pub const BETWEEN_MOVES: &str = " ; ";

impl Session {
    /// An example of a line that this seat can plan, in canonical notation. It begins with the plies in `played`, which the player has
    /// typed already. Sensible moves follow, up to a move of this seat. The text is empty if there is no example.
    #[must_use]
    pub fn example_of_plan(&self, own: Seat, played: &[PlannedPly]) -> String {
        let mut line: Vec<String> = played.iter().map(|one| one.ply.clone()).collect();
        if line.is_empty() && self.decider() == Some(own) {
            return String::new();
        }
        let mut after = self.line.boxed_clone();
        if line.iter().any(|ply| after.play(ply).is_err()) {
            return String::new();
        }
        while line.len() < Plan::LONGEST {
            let (Turn::Seat(mover), Some(ply)) =
                (after.turn(), after.sensible_moves().into_iter().next())
            else {
                break;
            };
            if after.play(&ply).is_err() {
                break;
            }
            line.push(ply);
            if mover == own {
                break;
            }
        }
        line.join(BETWEEN_MOVES)
    }
}

/// What a player has planned in a session.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Plan {
    /// The lines that still fit what was played. No two of them answer the same moves of the other player in different ways.
    pub lines: Vec<Vec<PlannedPly>>,
    /// Moves as typed. One of them is played at each turn for which no line has an answer.
    pub queue: Vec<String>,
}

/// What is to be done about moves in advance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlanOrder {
    /// Show the moves in advance.
    Show,
    /// Drop all moves in advance.
    Drop,
    /// Plan a line: a move of the other player, the answer to it, and so on by turns.
    If(Vec<String>),
    /// Play these moves one after the other, whatever the other player does.
    Queue(Vec<String>),
}

/// A move in a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlannedPly {
    /// Whether the owner of the plan makes this move. If not, the line waits until the other player or the host has made it.
    pub own: bool,
    /// The move in canonical notation.
    pub ply: String,
}

impl Plan {
    /// The most lines that a plan may have, and the most moves in its queue.
    pub const MOST: usize = 20;
    /// The most moves of a line.
    pub const LONGEST: usize = 20;

    /// Whether nothing is planned.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty() && self.queue.is_empty()
    }

    /// The lines that are lost if this one is added. They answer the same moves in another way, or they begin with this one and are
    /// longer.
    #[must_use]
    pub fn replaced_by(&self, line: &[PlannedPly]) -> Vec<Vec<PlannedPly>> {
        let gives_way =
            |known: &&Vec<PlannedPly>| contradicts(known, line) && !line.starts_with(known);
        self.lines.iter().filter(gives_way).cloned().collect()
    }

    /// Adds a line in place of all lines that contradict it. Returns false if the plan then has too many lines. The line is added even
    /// then.
    pub fn add_line(&mut self, line: Vec<PlannedPly>) -> bool {
        self.lines.retain(|known| !contradicts(known, &line));
        self.lines.push(line);
        self.lines.len() <= Self::MOST
    }

    /// Adds moves to the queue. False if there are then too many.
    pub fn add_to_queue(&mut self, moves: Vec<String>) -> bool {
        self.queue.extend(moves);
        self.queue.len() <= Self::MOST
    }

    /// Notes a move or throw that was made. The lines that begin with it go on, and the other lines are dropped. Returns true if the plan
    /// has come to nothing: all lines were dropped before their end, and the queue is empty.
    pub fn follow(&mut self, ply: &str) -> bool {
        let had_lines = !self.lines.is_empty();
        let mut is_done = false;
        self.lines.retain_mut(|line| {
            let fits = line.first().is_some_and(|first| first.ply == ply);
            if fits {
                line.remove(0);
                is_done |= line.is_empty();
            }
            fits && !line.is_empty()
        });
        had_lines && self.lines.is_empty() && !is_done && self.queue.is_empty()
    }

    /// The move that the plan has for its owner now. The caller checks that it is the owner's turn.
    #[must_use]
    pub fn next(&self) -> Option<&str> {
        let firsts = self.lines.iter().filter_map(|line| line.first());
        let own = firsts.filter(|first| first.own).map(|first| &first.ply);
        own.chain(self.queue.first()).next().map(String::as_str)
    }

    /// Takes the first move out of the queue, if that is what [`Plan::next`] gives.
    pub fn take_from_queue(&mut self) {
        let answers = |line: &Vec<PlannedPly>| line.first().is_some_and(|first| first.own);
        if !self.queue.is_empty() && !self.lines.iter().any(answers) {
            self.queue.remove(0);
        }
    }
}

/// Whether two lines cannot stand in one plan. They answer the same moves in different ways, or one is the beginning of the other.
fn contradicts(one: &[PlannedPly], other: &[PlannedPly]) -> bool {
    let different = one.iter().zip(other).find(|(one, other)| one != other);
    different.is_some_and(|(one, other)| one.own && other.own)
        || one.starts_with(other)
        || other.starts_with(one)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line of a plan: the other player and the owner of the plan move by turns, the other player first.
    fn line(moves: &str) -> Vec<PlannedPly> {
        let moves = moves.split(' ').enumerate();
        moves
            .map(|(n, ply)| PlannedPly {
                own: n % 2 == 1,
                ply: ply.to_owned(),
            })
            .collect()
    }

    #[test]
    fn the_lines_that_fit_go_on_and_a_new_answer_replaces_the_old_one() {
        let mut plan = Plan::default();
        assert!(plan.add_line(line("a b c d")));
        assert!(plan.add_line(line("a b e f")));
        assert!(plan.add_line(line("x y")));
        assert_eq!(plan.next(), None);
        assert!(!plan.follow("a"));
        assert_eq!((plan.lines.len(), plan.next()), (2, Some("b")));
        assert!(!plan.follow("b") && !plan.follow("e"));
        assert_eq!(plan.next(), Some("f"));
        assert!(plan.add_line(line("p q")) && plan.add_line(line("p r")));
        assert_eq!(plan.lines.len(), 2);
        assert!(plan.add_line(line("p r s t")) && plan.add_line(line("p r u v")));
        assert_eq!(plan.replaced_by(&line("p r")).len(), 2, "the longer ones");
        assert!(plan.add_line(line("p r")));
        assert_eq!(plan.lines.len(), 2);
        assert!(plan.follow("z"), "nothing that was planned fits any more");
        assert!(plan.is_empty());
    }

    #[test]
    fn the_queue_waits_behind_the_lines() {
        let mut plan = Plan::default();
        assert!(plan.add_to_queue(vec!["q".to_owned(), "r".to_owned()]));
        plan.add_line(line("a b"));
        assert!(!plan.follow("a"));
        assert_eq!(plan.next(), Some("b"));
        plan.take_from_queue();
        assert!(!plan.follow("b"));
        assert_eq!(plan.next(), Some("q"));
        plan.take_from_queue();
        assert_eq!(plan.next(), Some("r"));
    }
}
