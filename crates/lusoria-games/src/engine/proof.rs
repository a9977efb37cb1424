//! Proof-number search: whether one seat can win whatever the other does. It follows the moves that leave the other the fewest
//! answers, and so sees further along forced lines than a search of even depth.
//!
//! Source of the method: A. Nagai, "Df-pn algorithm for searching AND/OR trees and its applications", University of Tokyo, 2002. A
//! position that comes again, a throw, and a line too long to follow count against the seat that wants to win, so that what is
//! proved holds whatever came before. Where any of these was met, nothing is said of what was not proved.

use super::Searchable;
use super::limits::{Limits, Stopped};
use super::path::{Arrival, DEEPEST, Path};
use crate::kit::TypedLine;
use crate::rules::{Outcome, Seat, Turn};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher};
use std::sync::atomic::AtomicBool;

/// What is known of a seat's win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proof<M = String> {
    /// The seat wins whatever the other does, within so many plies if it plays as the proof does.
    Win {
        /// The most plies that the proof takes. A shorter win may exist.
        plies: u32,
        /// A longest line of the proof.
        line: Vec<M>,
    },
    /// The other seat can prevent it.
    NoWin,
    /// The search ended too soon.
    Unknown,
}

impl<M: ToString> Proof<M> {
    /// The same with moves in canonical notation.
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

/// More than any number of positions.
const INFINITE: u32 = 1 << 30;

/// How many positions have at least to be decided so that a win is proved, and so that it is disproved.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Numbers {
    proof: u32,
    disproof: u32,
    /// Of a proved win, how many plies it takes.
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

/// A position one ply further.
struct Child<S: Searchable> {
    ply: S::Move,
    state: S,
    turn: Turn,
    key: u64,
    numbers: Numbers,
    /// Whether the numbers cannot change any more for this path.
    fixed: bool,
    /// Whether it counts against the seat without being decided.
    cut: bool,
}

struct Prover<'a> {
    seat: Seat,
    limits: Limits<'a>,
    path: Path,
    known: HashMap<u64, Numbers, BuildHasherDefault<DefaultHasher>>,
    /// The keys of the positions on the way, for games without a rule about repetitions.
    above: Vec<u64>,
    /// Whether something was counted against the seat without being decided.
    cut: bool,
}

/// Tries to prove that `seat` wins a line from where it stands, whoever is to move, by looking at so many positions at most.
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
    /// Looks at a position, to which the path leads, until one of its numbers reaches its limit.
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
            // What was found out there may be about the other children too.
            for child in children.iter_mut().filter(|child| !child.fixed) {
                child.numbers = *self.known.get(&child.key).unwrap_or(&child.numbers);
            }
        };
        self.above.pop();
        self.known.insert(key, numbers);
        Ok(numbers)
    }

    /// Every position one ply further.
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

    /// The moves of the proof: the quickest for the seat that wins, the slowest for the other.
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

/// The numbers of a position from those of its children: one proved child is enough where the seat that wants to win chooses, all are
/// needed where the other does.
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

/// The child to look at next, and how long: until another one is more promising, or the position is decided enough.
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
    // A little more than the second best has, so that the search does not go to and fro between the two at every step.
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
