//! Decides from which seat an entrant plays next. This follows from the seats that the entrant had before.
//!
//! Source: the colour rules of the FIDE Dutch system (C.04.3, A.6 and E). What they call "white" is the seat that moves first.

use lusoria_games::rules::Seat;

/// How urgently an entrant should get the seat that is due to it. A greater priority is more urgent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum SeatPriority {
    /// The entrant has not played yet.
    None,
    /// The entrant has played equally often from both seats. The seat that the entrant did not have last is due.
    Mild,
    /// The entrant has played one game less from the due seat than from the other seat.
    Strong,
    /// The entrant has played at least two games less from the due seat than from the other seat, or had the other seat in the last two
    /// games.
    Absolute,
}

/// The seats from which an entrant has played, in order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatHistory(Vec<Seat>);

impl SeatHistory {
    /// Adds a game.
    pub fn add(&mut self, seat: Seat) {
        self.0.push(seat);
    }

    /// How much more often the entrant moved first than second.
    #[must_use]
    pub fn difference(&self) -> i32 {
        let one = |seat: &Seat| match seat {
            Seat::First => 1,
            Seat::Second => -1,
        };
        self.0.iter().map(one).sum()
    }

    /// The seat that the entrant should have next, and how urgently. `None` before its first game.
    pub(super) fn due(&self) -> (Option<Seat>, SeatPriority) {
        let Some(last) = self.0.last() else {
            return (None, SeatPriority::None);
        };
        let difference = self.difference();
        let twice = self.0.len() > 1 && self.0[self.0.len() - 2] == *last;
        let rarer = match difference {
            0 => last.other(),
            1.. => Seat::Second,
            _ => Seat::First,
        };
        match difference.abs() {
            2.. => (Some(rarer), SeatPriority::Absolute),
            _ if twice => (Some(last.other()), SeatPriority::Absolute),
            1 => (Some(rarer), SeatPriority::Strong),
            _ => (Some(rarer), SeatPriority::Mild),
        }
    }
}

/// Whether the first of two entrants moves first. These rules decide:
///
/// - If the same seat is due to both, the entrant with the greater priority gets it. If the priorities are equal, each gets the seat that
///   the other had in the last round in which their seats differed. Without such a round, the entrant with the lower number moves first.
/// - If no seat is due to either, the entrant with the lower number moves first if that number (from 0) is even, else second.
/// - If a seat is due to only one of them, that entrant gets it.
/// - If different seats are due to them, each gets the seat that is due to it.
pub(super) fn first_moves_first(colours: [&SeatHistory; 2], numbers: [usize; 2]) -> bool {
    let [(one, one_priority), (other, other_priority)] = colours.map(SeatHistory::due);
    match (one, other) {
        (Some(one), Some(other)) if one == other => match one_priority.cmp(&other_priority) {
            std::cmp::Ordering::Greater => one == Seat::First,
            std::cmp::Ordering::Less => one == Seat::Second,
            std::cmp::Ordering::Equal => last_difference(colours)
                .map_or(numbers[0] < numbers[1], |seat| seat == Seat::Second),
        },
        (Some(one), _) => one == Seat::First,
        (None, Some(other)) => other == Seat::Second,
        (None, None) => {
            let better = numbers[0].min(numbers[1]);
            (better == numbers[0]) == better.is_multiple_of(2)
        }
    }
}

/// The seat that the first of two entrants had in the last round in which their seats differed. `None` if there was no such round.
fn last_difference(colours: [&SeatHistory; 2]) -> Option<Seat> {
    let games = colours[0].0.iter().rev().zip(colours[1].0.iter().rev());
    let mut differing = games.filter(|(one, other)| one != other);
    differing.next().map(|(one, _)| *one)
}

#[cfg(test)]
mod tests {
    use super::*;
    use Seat::{First, Second};

    fn colours(seats: &[Seat]) -> SeatHistory {
        SeatHistory(seats.to_vec())
    }

    #[test]
    fn the_rarer_seat_is_due_and_never_one_three_times_in_a_row() {
        let due = |seats: &[Seat]| colours(seats).due();
        assert_eq!(due(&[]), (None, SeatPriority::None));
        assert_eq!(due(&[First]), (Some(Second), SeatPriority::Strong));
        assert_eq!(due(&[First, Second]), (Some(First), SeatPriority::Mild));
        assert_eq!(
            due(&[First, Second, Second]),
            (Some(First), SeatPriority::Absolute)
        );
        assert_eq!(
            due(&[Second, First, First]),
            (Some(Second), SeatPriority::Absolute)
        );
        assert_eq!(due(&[First, First]), (Some(Second), SeatPriority::Absolute));
    }

    #[test]
    fn the_greater_priority_counts_then_who_sat_differently_last() {
        let twice = colours(&[First, First]);
        let once = colours(&[Second, First, First, Second, First]);
        assert!(!first_moves_first([&twice, &once], [0, 1]));
        assert!(first_moves_first([&once, &twice], [0, 1]));
        let one = colours(&[Second, First]);
        let other = colours(&[First, Second]);
        assert!(!first_moves_first([&one, &other], [0, 1]));
        assert!(first_moves_first([&other, &one], [1, 0]));
        let new = SeatHistory::default();
        assert!(first_moves_first([&new, &new], [0, 4]));
        assert!(!first_moves_first([&new, &new], [1, 5]));
    }
}
