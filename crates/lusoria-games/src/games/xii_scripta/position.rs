//! The position as text (`state.rs` has the type): `I / II / dice left / bags / to move`, as `docs/positions.md` describes it.
//! Only the canonical spelling of a position is read.

use super::side::LAST;
use super::{DiceLeft, Options, Side, XiiScripta};
use crate::kit::{ShuffleBag, only_as_printed};
use crate::rules::{Flaw, Seat, State};
use std::fmt;

const TOO_MANY: Flaw = "a player has too many or too few pieces";

impl XiiScripta {
    pub(super) fn read_position(options: &Options, text: &str) -> Result<Self, Flaw> {
        let parts: Vec<&str> = text.split('/').collect();
        let &[first, second, dice, bags, to_move] = parts.as_slice() else {
            return Err("five parts divided by / are needed");
        };
        let position = Self {
            sides: [side(first, options.pieces)?, side(second, options.pieces)?],
            dice: dice_left(dice)?,
            bags: match Self::start(options).bags {
                Some(_) => Some(read_bags(bags, options.bag)?),
                None => None,
            },
            to_move: match to_move {
                "I" => Seat::First,
                "II" => Seat::Second,
                _ => return Err("the last part says who is to move, I or II"),
            },
            options: *options,
        };
        if let Some(law) = position.broken_law() {
            return Err(law.english());
        }
        only_as_printed(position, text)
    }
}

fn number(text: &str) -> Result<u8, Flaw> {
    text.parse().map_err(|_| "a number is missing or too large")
}

fn side(text: &str, pieces: u8) -> Result<Side, Flaw> {
    let parts: Vec<&str> = text.split(';').collect();
    let &[course, waiting, captured, off] = parts.as_slice() else {
        return Err("a player is step=count,…;waiting;captured;off");
    };
    let mut side = Side::new(number(waiting)?);
    side.captured = number(captured)?;
    side.off = number(off)?;
    let mut total = u32::from(side.waiting) + u32::from(side.captured) + u32::from(side.off);
    if course != "-" {
        for point in course.split(',') {
            let (step, count) = point.split_once('=').ok_or("a point is step=count")?;
            let (step, count) = (number(step)?, number(count)?);
            if !(1..=LAST).contains(&step) || side.on(step) > 0 || !(1..=pieces).contains(&count) {
                return Err("steps are 1 to 36, each at most once, with pieces of the player");
            }
            total += u32::from(count);
            if total > u32::from(pieces) {
                return Err(TOO_MANY);
            }
            (0..count).for_each(|_| side.add(step));
        }
    }
    if total == u32::from(pieces) {
        Ok(side)
    } else {
        Err(TOO_MANY)
    }
}

fn dice_left(text: &str) -> Result<DiceLeft, Flaw> {
    if text == "-" {
        return Ok(DiceLeft::default());
    }
    let faces = text
        .split('-')
        .map(number)
        .collect::<Result<Vec<u8>, Flaw>>()?;
    if faces.len() <= 3 && faces.iter().all(|face| (1..=6).contains(face)) {
        Ok(DiceLeft::new(&faces))
    } else {
        Err("there are at most three dice, 1 to 6")
    }
}

fn read_bags(text: &str, copies: u8) -> Result<[ShuffleBag; 2], Flaw> {
    let (first, second) = text
        .split_once(',')
        .ok_or("two bags divided by , are needed")?;
    Ok([bag(first, copies)?, bag(second, copies)?])
}

fn bag(text: &str, copies: u8) -> Result<ShuffleBag, Flaw> {
    let left = text
        .split('.')
        .map(number)
        .collect::<Result<Vec<u8>, Flaw>>()?;
    let left = left
        .try_into()
        .map_err(|_| "a bag is six counts divided by dots")?;
    ShuffleBag::with(left, copies).ok_or("a bag cannot hold that")
}

impl fmt::Display for XiiScripta {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in &self.sides {
            write_side(side, f)?;
            f.write_str("/")?;
        }
        f.write_str(&or_dash(self.dice.joined("-")))?;
        let bags = self
            .bags
            .iter()
            .flatten()
            .map(|bag| bag.left().map(|n| n.to_string()).join("."));
        let bags: Vec<String> = bags.collect();
        write!(f, "/{}/", or_dash(bags.join(",")))?;
        f.write_str(match self.to_move {
            Seat::First => "I",
            Seat::Second => "II",
        })
    }
}

fn write_side(side: &Side, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let points: Vec<String> = side
        .points()
        .map(|(step, count)| format!("{step}={count}"))
        .collect();
    let (waiting, captured, off) = (side.waiting, side.captured, side.off);
    write!(
        f,
        "{};{waiting};{captured};{off}",
        or_dash(points.join(","))
    )
}

fn or_dash(text: String) -> String {
    if text.is_empty() {
        "-".to_owned()
    } else {
        text
    }
}
