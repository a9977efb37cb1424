//! The hand-made evaluation of XII Scripta, which the networks have replaced.

use lusoria_games::games::xii_scripta::{Side, XiiScripta};
use lusoria_games::rules::Seat;

/// How much better a player's position is than the other's.
pub(crate) fn worth(state: &XiiScripta, seat: Seat) -> i32 {
    of_one(state, seat) - of_one(state, seat.other())
}

/// How good a player's position is.
fn of_one(state: &XiiScripta, seat: Seat) -> i32 {
    let (own, enemy) = (state.side(seat), state.side(seat.other()));
    let points = own
        .points()
        .filter(|&(step, count)| step <= 30 && count > 1);
    let choice = own.points().filter(|&(step, _)| step > 30);
    12 * points.count() as i32 + 20 * choice.count() as i32 - 10 * pips(own) - blots(own, enemy)
}

fn pips(side: &Side) -> i32 {
    let outside = i32::from(side.waiting + side.captured);
    let to_home: i32 = side.steps().map(|step| (31 - i32::from(step)).max(0)).sum();
    outside * 31 + to_home + 9 * (outside + i32::from(side.on_board()))
}

fn blots(own: &Side, enemy: &Side) -> i32 {
    if enemy.on_board() + enemy.waiting + enemy.captured == 0 {
        return 0;
    }
    let alone = own.points().filter(|&(_, count)| count == 1);
    alone.map(|(step, _)| i32::from(step)).sum()
}
