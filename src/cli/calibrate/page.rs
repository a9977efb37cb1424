//! Writes the page that `lusoria calibrate` prints.

use super::plan::{Contest, MoveBudget, Party};
use super::slips::Slips;
use lusoria_games::catalog::Level;
use lusoria_games::contest::{Interval, Tally, interval};
use lusoria_games::rules::Seat;
use std::fmt::Write;

/// The tables of the levels and of the seats.
pub(super) fn page(results: &[(&Contest, Tally)], budget: MoveBudget, seed: u64) -> String {
    let mut page = format!(
        "# Calibration\n\nWritten by `lusoria calibrate`. {}, seed {seed}. Shares are those of the first party in \
         percent, a draw being half a win, with 95 % intervals (Wilson).\n\n",
        budget.told(),
    );
    page.push_str("## Levels\n\n| game | party | against | as First | as Second | both | games | broken off |\n");
    page.push_str("|---|---|---|---|---|---|---|---|\n");
    for (contest, tally) in results
        .iter()
        .filter(|(contest, _)| !contest.is_of_equals())
    {
        page.push_str(&level_row(contest, tally));
    }
    page.push_str("\n## Seats\n\nRuthless against itself after two random plies.\n\n");
    page.push_str("| game | First wins | draws | Second wins | First's share | broken off |\n|---|---|---|---|---|---|\n");
    for (contest, tally) in results.iter().filter(|(contest, _)| contest.is_of_equals()) {
        page.push_str(&seat_row(contest, tally));
    }
    page
}

/// The table of errors in Cats and Mouse.
pub(super) fn slips_table(slips: &[(Level, Slips)]) -> String {
    let mut table = "\n## Errors in Cats and Mouse\n\nThe cats, who always win if they do not err, against a mouse that does \
         not err.\n\n| level | moves that are not the best | moves that throw the win away | games lost | games |\n\
         |---|---|---|---|---|\n"
        .to_owned();
    for (level, slips) in slips {
        let of_moves = |count: u32| told(interval(f64::from(count), slips.moves));
        let lost = told(interval(f64::from(slips.lost), slips.games));
        let (slip, blunder) = (of_moves(slips.slips), of_moves(slips.blunders));
        let _ = writeln!(
            table,
            "| {level} | {slip} | {blunder} | {lost} | {} |",
            slips.games
        );
    }
    table
}

fn level_row(contest: &Contest, tally: &Tally) -> String {
    let [party, against] = contest.parties.map(Party::name);
    let [first, second] = Seat::ALL.map(|seat| told(tally.score_on(seat)));
    let (game, both) = (contest.name(), told(tally.score()));
    let (games, broken_off) = (tally.games(), tally.broken_off);
    format!(
        "| {game} | {party} | {against} | {first} | {second} | {both} | {games} | {broken_off} |\n"
    )
}

/// A row of the table of the seats. It counts how often seat First won, drew and lost, whichever contestant held that seat.
fn seat_row(contest: &Contest, tally: &Tally) -> String {
    let ([a, draws, b], [c, others, d]) = (tally.on(Seat::First), tally.on(Seat::Second));
    let (won, drawn, lost) = (a + d, draws + others, b + c);
    let share = told(interval(
        f64::from(won) + f64::from(drawn) / 2.0,
        won + drawn + lost,
    ));
    let (game, broken_off) = (contest.name(), tally.broken_off);
    format!("| {game} | {won} | {drawn} | {lost} | {share} | {broken_off} |\n")
}

/// A share in percent with its confidence interval: `97.5 (95.5–98.6)`.
fn told(share: Interval) -> String {
    let percent = |share: f64| share * 100.0;
    let (low, high) = (percent(share.low), percent(share.high));
    format!("{:.1} ({low:.1}–{high:.1})", percent(share.share))
}

impl Contest {
    fn name(&self) -> String {
        match &*self.options {
            "" => self.game.info.id.to_owned(),
            options => format!("{}({options})", self.game.info.id),
        }
    }
}

impl Party {
    const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Computer(level) => level.name(),
        }
    }
}

impl MoveBudget {
    fn told(self) -> String {
        match self {
            Self::Nodes(nodes) => format!("At most {nodes} nodes a move"),
            Self::Time(time) => format!("At most {} ms a move", time.as_millis()),
        }
    }
}
