//! Proof-number search: finds out whether one seat can win whatever the other one does. It prefers the moves that leave the other seat
//! the fewest replies. So it sees further along forced lines than a search that looks equally far everywhere.
//!
//! Source of the method: A. Nagai, "Df-pn algorithm for searching AND/OR trees and its applications", University of Tokyo, 2002. Three
//! things count as if the seat did not win: a position that comes again, a throw, and a line that is too long to follow. So a proof holds
//! whatever happened before. But a search that met one of the three and found no proof does not show that the seat cannot win.

use super::Searchable;
use super::limits::{Limits, Stopped};
use super::path::{Arrival, DEEPEST, Path};
use crate::kit::TypedLine;
use crate::rules::{Outcome, Seat, Turn};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher};
use std::sync::atomic::AtomicBool;

/// What is known about whether a seat wins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proof<M = String> {
    /// With the moves of the proof, the seat wins whatever the other seat does.
    Win {
        /// The most plies that the proof takes. There may be a shorter win.
        plies: u32,
        /// One of the longest lines of the proof.
        line: Vec<M>,
    },
    /// The other seat can prevent the win.
    NoWin,
    /// Undecided, for one of these reasons:
    /// - Chance decides in the first position. Then nothing is searched.
    /// - The search ended too soon.
    /// - The search found no proof, but it met a position that comes again, a throw, or a line that is too long to follow.
    Unknown,
}

impl<M: ToString> Proof<M> {
    /// The same proof, with the moves in canonical notation.
    #[must_use]
    pub fn to_text(&self) -> Proof {
        match self {
            Self::Win { plies, line } => Proof::Win {
                plies: *plies,
                line: line.iter().map(ToString::to_string).collect(),
            },
            Self::NoWin => Proof::NoWin,
            Self::Unknown => Proof::Unknown,
        }
    }
}

/// Larger than any number of positions that can occur. A proof or disproof with this number is impossible.
const INFINITE: u32 = 1 << 30;

/// How many positions must at least be decided to prove that a position is won (`proof`), and to disprove it (`disproof`).
#[derive(Clone, Copy, PartialEq, Eq)]
struct Numbers {
    proof: u32,
    disproof: u32,
    /// If the win is proved, how many plies it takes at most.
    plies: u32,
}

impl Numbers {
    const WON: Self = Self::new(0, INFINITE);
    const NOT_WON: Self = Self::new(INFINITE, 0);
    const UNTRIED: Self = Self::new(1, 1);

    const fn new(proof: u32, disproof: u32) -> Self {
        Self {
            proof,
            disproof,
            plies: 0,
        }
    }

    const fn reaches(self, most: Self) -> bool {
        self.proof >= most.proof || self.disproof >= most.disproof
    }
}

/// A position that can be reached from the examined one in one ply.
struct Child<S: Searchable> {
    ply: S::Move,
    state: S,
    turn: Turn,
    key: u64,
    numbers: Numbers,
    /// Whether `numbers` cannot change any more on this path: the game is over, or the position counts as not won (`cut`).
    fixed: bool,
    /// Whether the position counts as not won only because it comes again, is a throw, or is at the end of a line that is too long.
    cut: bool,
}

struct Prover<'a> {
    seat: Seat,
    limits: Limits<'a>,
    path: Path,
    known: HashMap<u64, Numbers, BuildHasherDefault<DefaultHasher>>,
    /// The keys of the positions on the path, for games without a rule about repetitions.
    above: Vec<u64>,
    /// Whether `cut` was true for any position.
    cut: bool,
}

/// Tries to prove that `seat` wins from the present position of a line. Either seat may be to move there. Looks at no more than `nodes`
/// positions.
pub fn prove<S: Searchable>(
    line: &TypedLine<S>,
    seat: Seat,
    nodes: u64,
    stop: &dyn Fn() -> bool,
) -> Proof<S::Move> {
    match line.turn() {
        Turn::Over(outcome) => return finished(outcome, seat),
        Turn::Chance => return Proof::Unknown,
        Turn::Seat(_) => {}
    }
    let done = AtomicBool::new(false);
    let mut prover = Prover {
        seat,
        limits: Limits::new(Some(nodes), None, stop, &done),
        path: Path::of(line),
        known: HashMap::default(),
        above: Vec::new(),
        cut: false,
    };
    let key = prover.path.root_key(line.state());
    let most = Numbers::new(INFINITE, INFINITE);
    match prover.expand((line.state(), line.turn(), key), most) {
        Ok(Numbers {
            proof: 0, plies, ..
        }) => Proof::Win {
            plies,
            line: prover.proof_line(line.state(), line.turn()),
        },
        Ok(_) if !prover.cut => Proof::NoWin,
        _ => Proof::Unknown,
    }
}

fn finished<M>(outcome: Outcome, seat: Seat) -> Proof<M> {
    if outcome == Outcome::Win(seat) {
        let line = Vec::new();
        return Proof::Win { plies: 0, line };
    }
    Proof::NoWin
}

impl Prover<'_> {
    /// Searches from the position at the end of the path until its proof or disproof number reaches the limit in `most`.
    fn expand<S: Searchable>(
        &mut self,
        (state, turn, key): (&S, Turn, u64),
        most: Numbers,
    ) -> Result<Numbers, Stopped> {
        let wants = turn == Turn::Seat(self.seat);
        self.above.push(key);
        let mut children = self.children(state)?;
        let numbers = loop {
            let numbers = joined(&children, wants);
            if numbers.reaches(most) {
                break numbers;
            }
            let (best, limit) = most_promising(&children, wants, numbers, most);
            let child = &mut children[best];
            let before = self.path.place();
            self.path.enter(&mut child.state, false);
            child.numbers = self.expand((&child.state, child.turn, child.key), limit)?;
            self.path.go_back(before);
            // The search below this child may have found out something about the other children as well.
            for child in children.iter_mut().filter(|child| !child.fixed) {
                child.numbers = *self.known.get(&child.key).unwrap_or(&child.numbers);
            }
        };
        self.above.pop();
        self.known.insert(key, numbers);
        Ok(numbers)
    }

    /// The positions after each legal move.
    fn children<S: Searchable>(&mut self, state: &S) -> Result<Vec<Child<S>>, Stopped> {
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        let mut children = Vec::with_capacity(moves.len());
        for m in moves {
            self.limits.visit()?;
            children.push(self.child(state, m));
        }
        self.cut |= children.iter().any(|child| child.cut);
        Ok(children)
    }

    fn child<S: Searchable>(&mut self, state: &S, m: S::Move) -> Child<S> {
        let (mut state, before) = (state.clone(), self.path.place());
        state.play(m, &mut ());
        let Arrival { turn, key, times } = self.path.enter(&mut state, false);
        self.path.go_back(before);
        let long = self.above.len() > DEEPEST as usize;
        let again = times > 1 || self.above.contains(&key);
        let over = matches!(turn, Turn::Over(_)) && times == 1;
        let cut = !over && (long || again || turn == Turn::Chance);
        let fixed = match turn {
            Turn::Over(outcome) if over && outcome == Outcome::Win(self.seat) => Some(Numbers::WON),
            _ => (over || cut).then_some(Numbers::NOT_WON),
        };
        let known = || *self.known.get(&key).unwrap_or(&Numbers::UNTRIED);
        Child {
            ply: m,
            state,
            turn,
            key,
            numbers: fixed.unwrap_or_else(known),
            fixed: fixed.is_some(),
            cut,
        }
    }

    /// The moves of the proof: the seat that wins plays the quickest ones, the other seat the slowest.
    fn proof_line<S: Searchable>(&mut self, state: &S, mut turn: Turn) -> Vec<S::Move> {
        let (mut state, mut line, seat) = (state.clone(), Vec::new(), self.seat);
        self.above.clear();
        while let Turn::Seat(mover) = turn {
            let mut moves = Vec::new();
            state.legal_moves(&mut moves);
            let children = moves.into_iter().map(|m| self.child(&state, m));
            let proved = children.filter(|child| child.numbers.proof == 0);
            let plies = |child: &Child<S>| child.numbers.plies;
            let next = if mover == seat {
                proved.min_by_key(plies)
            } else {
                proved.max_by_key(plies)
            };
            let Some(mut next) = next else { break };
            line.push(next.ply);
            turn = self.path.enter(&mut next.state, false).turn;
            state = next.state;
        }
        line
    }
}

/// Computes the numbers of a position from those of its children. `wants` is true if the seat to move is the one whose win is to
/// be proved. Then one proved child is enough. Otherwise all children must be proved.
fn joined<S: Searchable>(children: &[Child<S>], wants: bool) -> Numbers {
    let all =
        |number: fn(&Numbers) -> u32| children.iter().map(move |child| number(&child.numbers));
    let proved = children.iter().filter(|child| child.numbers.proof == 0);
    let plies = proved.map(|child| child.numbers.plies + 1);
    let least = |number| all(number).min().unwrap_or(INFINITE);
    let sum = |number| all(number).fold(0, |sum: u32, one| (sum + one).min(INFINITE));
    let proof: fn(&Numbers) -> u32 = |numbers| numbers.proof;
    let disproof: fn(&Numbers) -> u32 = |numbers| numbers.disproof;
    let (proof, disproof, plies) = if wants {
        (least(proof), sum(disproof), plies.min())
    } else {
        (sum(proof), least(disproof), plies.max())
    };
    Numbers {
        proof,
        disproof,
        plies: plies.filter(|_| proof == 0).unwrap_or(0),
    }
}

/// The index of the child to look at next, and limits for its numbers. The search leaves the child at these limits. Then either another
/// child is more promising, or the position itself has reached its limits `most`.
fn most_promising<S: Searchable>(
    children: &[Child<S>],
    wants: bool,
    numbers: Numbers,
    most: Numbers,
) -> (usize, Numbers) {
    let ease = |child: &Child<S>| {
        if wants {
            child.numbers.proof
        } else {
            child.numbers.disproof
        }
    };
    let mut by_ease: Vec<usize> = (0..children.len()).collect();
    by_ease.sort_by_key(|&at| ease(&children[at]));
    let best = children[by_ease[0]].numbers;
    let second = by_ease.get(1).map_or(INFINITE, |&at| ease(&children[at]));
    // A little more than the numbers of the second best child, so that the search does not change between the two at every step.
    let second = (second + second / 4 + 1).min(INFINITE);
    let limit = if wants {
        Numbers::new(
            most.proof.min(second),
            most.disproof - numbers.disproof + best.disproof,
        )
    } else {
        Numbers::new(
            most.proof - numbers.proof + best.proof,
            most.disproof.min(second),
        )
    };
    (by_ease[0], limit)
}
