//! Messages about tournaments: who takes part, who plays whom, and the table.

use super::clock::{short_time, span};
use super::news::game_title;
use super::sentence::{Values, quote};
use super::{Block, Body, Scene};
use crate::competition::schedule::Format;
use crate::competition::standings::{Quarters, Winner};
use crate::locales::sentence;
use crate::session::{
    Challenge, ChallengeEnd, LadderNews, PairingLine, Player, TableLine, TournamentMessage,
    TournamentNews,
};
use fluent_bundle::FluentArgs;
use unicode_width::UnicodeWidthStr;

/// The widest table that fits the screen of a phone, in columns.
const WIDEST: usize = 40;
/// Longer names are cut in tables.
const LONGEST_NAME: usize = 12;

pub(super) fn tournament(told: &TournamentMessage, scene: &Scene) -> Body {
    let values = || values(told, scene);
    let say = |id: &str| vec![scene.sentence_paragraph(id, values())];
    let with_table = |head: Block, table: &[TableLine]| -> Body {
        [head].into_iter().chain(tables(table, scene)).collect()
    };
    match &told.news {
        TournamentNews::Announced => say(match told.format {
            Format::Ladder { .. } => "tournament-announced-ladder",
            _ => "tournament-announced",
        }),
        TournamentNews::Started => say("tournament-started"),
        TournamentNews::CalledOff => say("tournament-called-off"),
        TournamentNews::Entered(player) => vec![about("tournament-entered", *player, told, scene)],
        TournamentNews::Left(player) => vec![about("tournament-left", *player, told, scene)],
        TournamentNews::List(players) => vec![list(players, told, scene)],
        TournamentNews::Ladder(news) => vec![ladder_news(news, told, scene)],
        TournamentNews::SeasonOver { table, next } => {
            with_table(season_over(*next, told, scene), table)
        }
        TournamentNews::Round {
            round,
            table,
            pairings,
        } => round_and_table(told, (*round, pairings), table, scene),
        TournamentNews::Pairings(round, pairings) => {
            vec![round_paragraph(told, *round, pairings, scene)]
        }
        TournamentNews::Standings(table) => {
            let head = scene.sentence_paragraph("tournament-standings", values());
            with_table(head, table)
        }
        TournamentNews::Over(table) => with_table(over(told, table, scene), table),
    }
}

/// The pairings of a round, and the table so far if there is one.
fn round_and_table(
    told: &TournamentMessage,
    (round, pairings): (u32, &[PairingLine]),
    table: &[TableLine],
    scene: &Scene,
) -> Body {
    let mut body = vec![round_paragraph(told, round, pairings, scene)];
    if !table.is_empty() {
        body.push(scene.sentence_paragraph("tournament-so-far", values(told, scene)));
        body.extend(tables(table, scene));
    }
    body
}

fn list(players: &[Player], told: &TournamentMessage, scene: &Scene) -> Block {
    let names: Vec<_> = players.iter().map(|one| name(*one, scene)).collect();
    let values = values(told, scene).text("names", names.join(", "));
    scene.sentence_paragraph("tournament-list", values)
}

fn season_over(next: i64, told: &TournamentMessage, scene: &Scene) -> Block {
    let soon = u8::from(next < 60);
    let values = values(told, scene).text("next", span(next, scene));
    scene.sentence_paragraph("tournament-season-over", values.number("soon", soon))
}

fn ladder_news(news: &LadderNews, told: &TournamentMessage, scene: &Scene) -> Block {
    match news {
        LadderNews::Over(end) => challenge_over(end, told, scene),
        LadderNews::Challenged(challenger, defender) => {
            let values = challenge_values(*challenger, *defender, told, scene);
            scene.sentence_paragraph("tournament-challenged", values)
        }
    }
}

/// A sentence about one player.
fn about(id: &str, player: Player, told: &TournamentMessage, scene: &Scene) -> Block {
    let values = values(told, scene).text("name", name(player, scene));
    scene.sentence_paragraph(id, values)
}

/// The values that all sentences about a tournament have.
fn values<'a>(told: &'a TournamentMessage, scene: &'a Scene) -> Values<'a> {
    let id = told.game.split(['(', '@']).next().unwrap_or_default();
    let (kind, rounds) = match told.format {
        Format::Swiss { rounds } => (1, rounds),
        Format::AllAgainstAll { cycles } => (0, cycles),
        Format::KnockOut => (2, 0),
        Format::Ladder { reach } => (3, reach),
        Format::League { size } => (4, size),
    };
    let time = told.time.map(|time| short_time(time, scene));
    let how = Values::new()
        .number("format", kind)
        .number("rounds", rounds)
        .number("season", told.season)
        .text("time", time.unwrap_or_default())
        .number("timed", u8::from(told.time.is_some()))
        .number("rated", u8::from(told.rated));
    Values::new()
        .number("tournament", told.id.0)
        .number("count", told.entrants)
        .number("season", told.season)
        .text("title", game_title(id, &told.game, scene))
        .text("how", scene.sentence("tournament-format", how))
}

/// The name of a player, as plain text: a table notifies nobody.
fn name(player: Player, scene: &Scene) -> String {
    match player {
        Player::Person(account) => {
            let mut known = scene.people.iter();
            let known = known.find(|(one, _)| *one == account);
            known.map_or_else(|| "?".to_owned(), |(_, person)| quote(&person.name).into())
        }
        Player::Computer(computer) => {
            let mut level = FluentArgs::new();
            level.set("level", computer.level().name());
            sentence(scene.lang, "computer-player", &level)
        }
    }
}

fn round_paragraph(
    told: &TournamentMessage,
    round: u32,
    pairings: &[PairingLine],
    scene: &Scene,
) -> Block {
    let head = match told.format {
        Format::Ladder { .. } => "tournament-challenges",
        _ => "tournament-round",
    };
    let values = values(told, scene)
        .number("round", round)
        .number("games", i64::try_from(pairings.len()).unwrap_or(i64::MAX));
    let mut lines = vec![scene.sentence(head, values)];
    let mut division = 0;
    let mut sorted: Vec<&PairingLine> = pairings.iter().collect();
    sorted.sort_by_key(|one| one.division);
    for one in sorted {
        if one.division != division {
            division = one.division;
            lines.push(division_head(division, scene));
        }
        lines.push(pairing(one, scene));
    }
    scene.paragraph(&lines.join("\n"))
}

fn division_head(division: u32, scene: &Scene) -> String {
    let values = Values::new().number("division", division);
    scene.sentence("tournament-division", values)
}

fn challenge_values<'a>(
    challenger: Player,
    defender: Player,
    told: &'a TournamentMessage,
    scene: &'a Scene,
) -> Values<'a> {
    values(told, scene)
        .text("challenger", name(challenger, scene))
        .text("defender", name(defender, scene))
}

fn challenge_over(end: &ChallengeEnd, told: &TournamentMessage, scene: &Scene) -> Block {
    let Challenge {
        challenger,
        defender,
        ..
    } = end.challenge;
    let id = match end.winner {
        Winner::First => "tournament-challenge-won",
        Winner::Draw => "tournament-challenge-drawn",
        Winner::Second | Winner::Nobody => "tournament-challenge-lost",
    };
    let values = challenge_values(challenger, defender, told, scene);
    scene.sentence_paragraph(id, values.number("place", end.place))
}

fn pairing(one: &PairingLine, scene: &Scene) -> String {
    let first = name(one.first, scene);
    let Some(second) = one.second else {
        return scene.sentence("tournament-bye", Values::new().text("name", first));
    };
    let names = format!("{first} – {}", name(second, scene));
    let number = one.session.map(|session| format!("`#{}` ", session.0));
    let result = one.result.map(|winner| match winner {
        Winner::First => " 1–0",
        Winner::Second => " 0–1",
        Winner::Draw => " ½–½",
        Winner::Nobody => " 0–0",
    });
    format!(
        "{}{names}{}",
        number.unwrap_or_default(),
        result.unwrap_or_default()
    )
}

fn over(told: &TournamentMessage, table: &[TableLine], scene: &Scene) -> Block {
    let first = table.iter().filter(|line| line.rank == 1);
    let names: Vec<_> = first.map(|line| name(line.player, scene)).collect();
    let winners = i64::try_from(names.len()).unwrap_or(i64::MAX);
    let values = values(told, scene).number("winners", winners);
    let values = values.text("names", names.join(", "));
    scene.sentence_paragraph("tournament-over", values)
}

/// The tables: one, or one for each division of a league.
fn tables(table: &[TableLine], scene: &Scene) -> Vec<Block> {
    let divisions = table.chunk_by(|one, other| one.division == other.division);
    let blocks = divisions.flat_map(|lines| {
        let division = lines[0].division;
        let head = (division > 0).then(|| scene.paragraph(&division_head(division, scene)));
        head.into_iter().chain([table_block(lines, scene)])
    });
    blocks.collect()
}

/// The table in monospace text, with the results of everybody against everybody if that fits a phone.
fn table_block(table: &[TableLine], scene: &Scene) -> Block {
    let names: Vec<String> = table.iter().map(|line| short_name(line, scene)).collect();
    let widest = names.iter().map(|name| name.width()).max().unwrap_or(0);
    let cells = table.iter().flat_map(|line| &line.results);
    let cell = cells
        .map(|cell| cell.chars().count())
        .max()
        .unwrap_or(1)
        .max(1);
    let wide = 3 + widest + 6 + table.len() * (cell + 1);
    let shows_results = wide <= WIDEST;
    let line = |(place, (line, name)): (usize, (&TableLine, &String))| {
        let mut text = format!(
            "{:>2} {name}{}",
            line.rank,
            " ".repeat(widest - name.width())
        );
        for (column, signs) in line.results.iter().enumerate().filter(|_| shows_results) {
            let signs = match (column == place, signs.is_empty()) {
                (true, _) => "·",
                (false, true) => "",
                (false, false) => signs,
            };
            text.push_str(&format!(" {signs:>cell$}"));
        }
        // A ladder has places and no points.
        if !line.results.is_empty() {
            text.push_str(&format!(" {:>4}", points(line.points)));
        }
        text
    };
    let lines: Vec<_> = table.iter().zip(&names).enumerate().map(line).collect();
    Block::fixed(&lines.join("\n"))
}

fn short_name(line: &TableLine, scene: &Scene) -> String {
    let name = name(line.player, scene);
    let name = match name.chars().nth(LONGEST_NAME) {
        Some(_) => name.chars().take(LONGEST_NAME - 1).chain(['…']).collect(),
        None => name,
    };
    match line.has_left {
        true => format!("({name})"),
        false => name,
    }
}

/// The points as people write them: `2½`.
fn points(quarters: u32) -> String {
    let written = Quarters(quarters).to_string();
    match written.strip_suffix(".5") {
        Some("0") => "½".to_owned(),
        Some(whole) => format!("{whole}½"),
        None => written,
    }
}
