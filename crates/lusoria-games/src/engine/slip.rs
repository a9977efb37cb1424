//! The errors of the levels below ruthless in positions where the value of every move is known. For other positions, see
//! `choose_with_errors.rs`. Sometimes a level below ruthless plays a move with a lower value than the best one. All moves with a lower
//! value are equally likely. So throwing the win away is as likely as making it take longer. With [`Skill::sees_the_obvious`], a level
//! makes no error that shows within two plies. How often each level errs: `slips` in `level.rs`.

use super::choose_with_errors::fraction;
use super::key::key_of;
use super::level::Skill;
use super::score::Score;

/// With [`Skill::sees_the_obvious`], a player sees wins and losses within this many plies.
const OBVIOUS: i32 = 2;

/// The move that a player of this skill plays, with its score. `known` begins with the best move. `None` if `known` is empty.
pub(super) fn slip<M: Copy>(known: &[(M, Score)], skill: &Skill, seed: u64) -> Option<(M, Score)> {
    let (best, score) = *known.first()?;
    let worse =
        |other: Score| other < score && !(skill.sees_the_obvious && is_obvious(score, other));
    let others: Vec<_> = known.iter().filter(|(_, other)| worse(*other)).collect();
    if others.is_empty() || fraction(seed) >= skill.slips {
        return Some((best, score));
    }
    let drawn = fraction(key_of(&[seed, 1])) * others.len() as f64;
    Some(*others[drawn as usize])
}

/// Whether a move with the score `other` is an obvious error: the best move wins within [`OBVIOUS`] plies, or this move loses within
/// them.
fn is_obvious(best: Score, other: Score) -> bool {
    let at_once = |score: Score| {
        score
            .plies_to_end()
            .is_some_and(|plies| plies.abs() <= OBVIOUS)
    };
    best.is_win() && at_once(best) || other.is_loss() && at_once(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(known: &[(char, Score)], skill: &Skill) -> Vec<char> {
        let plays = |seed| slip(known, skill, seed).map(|(m, _)| m);
        (0..10_000).filter_map(plays).collect()
    }

    #[test]
    fn slips_are_as_frequent_as_the_skill_says() {
        let known = [
            ('a', Score::win_in(9)),
            ('b', Score::win_in(11)),
            ('c', -Score::win_in(8)),
        ];
        for skill in [Skill::hard(8, 0.02), Skill::easy(2, 0.1)] {
            let played = played(&known, &skill);
            let count = |m| played.iter().filter(|&&other| other == m).count() as f64 / 10_000.0;
            assert!((1.0 - count('a') - skill.slips).abs() < 0.015, "{skill:?}");
            assert!((count('b') - count('c')).abs() < 0.02, "{skill:?}");
        }
    }

    #[test]
    fn the_obvious_is_seen() {
        let hard = Skill::hard(8, 0.02);
        let wins = [('a', Score::win_in(1)), ('b', Score::win_in(11))];
        assert!(played(&wins, &hard).iter().all(|&m| m == 'a'));
        let loses = [
            ('a', Score::win_in(9)),
            ('b', -Score::win_in(2)),
            ('c', -Score::win_in(8)),
        ];
        assert!(played(&loses, &hard).iter().all(|&m| m != 'b'));
        assert!(played(&loses, &Skill::easy(2, 0.1)).contains(&'b'));
    }

    #[test]
    fn among_equals_nobody_can_slip() {
        let known = [('a', Score::DRAW), ('b', Score::DRAW)];
        assert!(
            played(&known, &Skill::easy(2, 0.1))
                .iter()
                .all(|&m| m == 'a')
        );
        assert_eq!(slip::<char>(&[], &Skill::easy(2, 0.1), 5), None);
    }
}
