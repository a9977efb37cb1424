//! Messages about tournaments: who takes part, who plays whom, and the table.

use super::clock::{short_time, span};
use super::sentence::Values;
use super::session_title::game_title;
use super::tournament_table::{division_head, name, tables};
use super::{Block, Body, Scene};
use crate::competition::schedule::Format;
use crate::competition::standings::Winner;
use crate::session::{
    Challenge, ChallengeEnd, LadderNews, PairingLine, Player, TableLine, TournamentMessage,
    TournamentNews,
};

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
        TournamentNews::Here => say("tournament-here"),
        TournamentNews::NotHere => say("tournament-not-here"),
        TournamentNews::Rooms(rooms) => vec![rooms_told(*rooms, told, scene)],
        TournamentNews::Entered(player) => vec![about("tournament-entered", *player, told, scene)],
        TournamentNews::Left(player) => vec![about("tournament-left", *player, told, scene)],
        TournamentNews::List(players) | TournamentNews::Withdrawn(players) => {
            vec![list(players, told, scene)]
        }
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
    let count = i64::try_from(names.len()).unwrap_or(i64::MAX);
    let values = values(told, scene).number("players", count);
    let id = match told.news {
        TournamentNews::Withdrawn(_) => "tournament-withdrawn",
        _ => "tournament-list",
    };
    scene.sentence_paragraph(id, values.text("names", names.join(", ")))
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

fn rooms_told(rooms: u32, told: &TournamentMessage, scene: &Scene) -> Block {
    let values = values(told, scene).number("rooms", rooms);
    scene.sentence_paragraph("tournament-rooms", values)
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
