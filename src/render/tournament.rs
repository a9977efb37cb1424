//! Messages about tournaments: who takes part, who plays whom, and the table.

use super::clock::{short_time, span};
use super::level_matches::level_matches;
use super::session_title::title_of_string;
use super::tournament_table::{division_head, name, tables};
use super::{Block, Body, Scene, Span};
use crate::competition::schedule::Format;
use crate::competition::standings::Winner;
use crate::locales::Values;
use crate::session::{
    AccountId, Challenge, ChallengeEnd, Identity, LadderNews, PairingLine, Player, TableLine,
    TournamentMessage, TournamentNews,
};

pub(super) fn tournament(told: &TournamentMessage, scene: &Scene) -> Body {
    let mut body = vec![head(told, scene)];
    match &told.news {
        TournamentNews::Round {
            table, no_shows, ..
        } => {
            if !no_shows.is_empty() {
                body.insert(0, to_people("tournament-no-shows", no_shows, told, scene));
            }
            if !table.is_empty() {
                body.push(scene.sentence_paragraph("tournament-so-far", values(told, scene)));
                body.extend(tables(table, scene));
                body.extend(level_matches(table, told, scene));
            }
        }
        TournamentNews::Over {
            table,
            early,
            unfinished,
        } => {
            body.extend((*early > 0).then(|| ended_early(*early, told, scene)));
            body.extend(tables(table, scene));
            body.extend(tie_breaks(table, told, scene));
            body.extend(level_matches(table, told, scene));
            let left = || scene.sentence_paragraph("tournament-games-left", Values::new());
            body.extend(unfinished.then(left));
        }
        TournamentNews::Standings(table) | TournamentNews::SeasonOver { table, .. } => {
            body.extend(tables(table, scene));
            body.extend(tie_breaks(table, told, scene));
        }
        _ => {}
    }
    body
}

/// What has happened, without the tables.
fn head(told: &TournamentMessage, scene: &Scene) -> Block {
    let people = |id: &str, people: &[AccountId]| to_people(id, people, told, scene);
    let id = match &told.news {
        TournamentNews::Rooms(rooms) => return rooms_told("tournament-rooms", *rooms, told, scene),
        TournamentNews::FirstRoomLost(rooms) => {
            return rooms_told("tournament-first-room-lost", *rooms, told, scene);
        }
        TournamentNews::Back(organizer) => return people("tournament-back", &[*organizer]),
        TournamentNews::NoShows(gone) => return people("tournament-no-shows", gone),
        TournamentNews::Added(added) => return people("tournament-added", added),
        TournamentNews::Left(player) => return about("tournament-left", *player, told, scene),
        TournamentNews::Removed(player) => {
            return about("tournament-removed", *player, told, scene);
        }
        TournamentNews::List(players)
        | TournamentNews::Entered(players)
        | TournamentNews::Withdrawn(players) => return list(players, told, scene),
        TournamentNews::Ladder(news) => return ladder_news(news, told, scene),
        TournamentNews::SeasonOver { next, .. } => return season_over(*next, told, scene),
        TournamentNews::Round {
            round, pairings, ..
        }
        | TournamentNews::Pairings(round, pairings) => {
            return round_paragraph(told, *round, pairings, scene);
        }
        TournamentNews::Over { table, .. } => return over(told, table, scene),
        plain => plain_id(plain, told.format),
    };
    scene.sentence_paragraph(id, scene.with_example_games(values(told, scene)))
}

/// The id of the sentence for news in which nobody is named.
const fn plain_id(news: &TournamentNews, format: Format) -> &'static str {
    match (news, format) {
        (TournamentNews::Announced, Format::Ladder { .. }) => "tournament-announced-ladder",
        (TournamentNews::Announced, _) => "tournament-announced",
        (TournamentNews::Started, _) => "tournament-started",
        (TournamentNews::CalledOff, _) => "tournament-called-off",
        (TournamentNews::CalledOffUnplayed, _) => "tournament-called-off-unplayed",
        (TournamentNews::Here, _) => "tournament-here",
        (TournamentNews::NotHere, _) => "tournament-not-here",
        (TournamentNews::GoesOnHere, _) => "tournament-goes-on-here",
        _ => "tournament-standings",
    }
}

fn list(players: &[Player], told: &TournamentMessage, scene: &Scene) -> Block {
    let names = listed_names(players, scene);
    let values = values(told, scene).count("players", players.len());
    let id = match told.news {
        TournamentNews::Withdrawn(_) => "tournament-withdrawn",
        TournamentNews::Entered(_) => "tournament-entered",
        _ => "tournament-list",
    };
    scene.sentence_paragraph(id, values.text("names", names.join(", ")))
}

/// The names in a list. Several computer players of one level appear once, with how many they are: `2 × Computer (easy)`.
fn listed_names(players: &[Player], scene: &Scene) -> Vec<String> {
    let same = |one: &Player| players.iter().filter(|other| *other == one).count();
    let first = |at: usize| !players[..at].contains(&players[at]);
    let listed = players.iter().enumerate().filter(|(at, _)| first(*at));
    listed
        .map(|(_, one)| match same(one) {
            1 => name(*one, scene),
            several => format!("{several} × {}", name(*one, scene)),
        })
        .collect()
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

fn rooms_told(id: &str, rooms: u32, told: &TournamentMessage, scene: &Scene) -> Block {
    let values = values(told, scene).number("rooms", rooms);
    scene.sentence_paragraph(id, values)
}

/// A sentence that is addressed to these people.
fn to_people(id: &str, people: &[AccountId], told: &TournamentMessage, scene: &Scene) -> Block {
    // A player who was taken out can come back in a later round, so not in the last round of a Swiss tournament.
    let may_come_back = match (told.format, &told.news) {
        (Format::Swiss { rounds }, TournamentNews::Round { round, .. }) => *round < rounds,
        (format, _) => matches!(format, Format::League { .. }),
    };
    let values = values(told, scene)
        .count("people", people.len())
        .number("back", u8::from(may_come_back));
    addressed(people, scene.sentence_paragraph(id, values), scene)
}

/// The person whom the message notifies: the first person of `TournamentMessage::called` who is not notified in another room instead.
/// `None` if there is nobody.
pub(super) fn called(told: &TournamentMessage, scene: &Scene) -> Option<Identity> {
    let called = told.called();
    let mut people = called.iter().filter_map(|one| scene.person(*one));
    people
        .find(|person| !scene.called_elsewhere.contains(person))
        .cloned()
}

/// This paragraph, with the names of these people before it.
fn addressed(people: &[AccountId], block: Block, scene: &Scene) -> Block {
    let Block::Paragraph(spans) = block else {
        return block;
    };
    let known = people.iter().filter_map(|one| scene.person(*one));
    let mut said = Vec::new();
    for person in known {
        let comma = (!said.is_empty()).then(|| Span::Text(", ".to_owned()));
        said.extend(comma);
        said.push(Span::Person(person.clone()));
    }
    if !said.is_empty() {
        said.push(Span::Text(": ".to_owned()));
    }
    said.extend(spans);
    Block::Paragraph(said)
}

/// A sentence about one player.
fn about(id: &str, player: Player, told: &TournamentMessage, scene: &Scene) -> Block {
    let values = values(told, scene).text("name", name(player, scene));
    scene.sentence_paragraph(id, values)
}

/// For a Swiss tournament that was announced with too many rounds: the number of rounds after which everybody has met everybody. For any
/// other tournament, 0.
fn fewer_rounds(told: &TournamentMessage) -> u32 {
    let all = told.entrants.saturating_sub(1) | 1;
    match told.format {
        Format::Swiss { rounds } if all < rounds => all,
        _ => 0,
    }
}

/// The values that all sentences about a tournament have.
fn values<'a>(told: &'a TournamentMessage, scene: &'a Scene) -> Values<'a> {
    let time = told.time.map(|time| short_time(time, scene));
    let how = format_values(told.format)
        .number("season", told.season)
        .text("time", time.unwrap_or_default())
        .number("timed", u8::from(told.time.is_some()))
        .number("rated", u8::from(told.rated));
    // If several tournaments go on, a command has to name the one that is meant.
    let which = |sign: &str| match scene.several_tournaments {
        true => format!(" {sign}{}", told.id.0),
        false => String::new(),
    };
    Values::new()
        .number("tournament", told.id.0)
        .text("which", which(""))
        .text("ladder", which("#"))
        .number("count", told.entrants)
        .number("fewer", fewer_rounds(told))
        .number("season", told.season)
        .text("title", title_of_string(&told.game, scene))
        .text("how", scene.sentence("tournament-format", how))
}

fn format_values<'a>(format: Format) -> Values<'a> {
    let (kind, rounds) = match format {
        Format::Swiss { rounds } => (1, rounds),
        Format::AllAgainstAll { cycles } => (0, cycles),
        Format::KnockOut => (2, 0),
        Format::Ladder { reach } => (3, reach),
        Format::League { size } => (4, size),
    };
    Values::new()
        .number("format", kind)
        .number("rounds", rounds)
}

/// Names several tournaments in one sentence, so that they can be told apart. Each line of `lines` has the number, the format and the
/// game string of a tournament.
pub(super) fn list_tournaments(lines: &str, scene: &Scene) -> String {
    let listed = lines.lines().filter_map(|line| {
        let mut parts = line.splitn(3, ' ');
        let (number, format, game) = (parts.next()?, parts.next()?.parse().ok()?, parts.next()?);
        let how = format_values(format);
        let how = how.number("season", 0).number("timed", 0);
        let how = scene.sentence("tournament-format", how.number("rated", 0).text("time", ""));
        Some(format!(
            "{number} ({}, {how})",
            title_of_string(game, scene)
        ))
    });
    listed.collect::<Vec<_>>().join(", ")
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
        .count("games", pairings.len());
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
    let values = values(told, scene).count("winners", names.len());
    let values = values.text("names", names.join(", "));
    let id = match told.format {
        Format::Ladder { .. } => "tournament-over-ladder",
        Format::League { .. } => "tournament-over-league",
        _ => "tournament-over",
    };
    scene.sentence_paragraph(id, values)
}

/// Names the tie-breaks, if they have decided which of two players with equal points comes first. Players who have left the tournament
/// are ignored.
fn tie_breaks(table: &[TableLine], told: &TournamentMessage, scene: &Scene) -> Option<Block> {
    let has_tie_breaks = !matches!(told.format, Format::KnockOut | Format::Ladder { .. });
    let here = table.iter().filter(|line| !line.has_left);
    let is_decided = |(above, below): (&TableLine, &TableLine)| {
        above.division == below.division && above.points == below.points && above.rank != below.rank
    };
    let mut pairs = here.clone().zip(here.skip(1));
    let said = || scene.sentence_paragraph("tournament-tie-breaks", format_values(told.format));
    (has_tie_breaks && pairs.any(is_decided)).then(said)
}

/// Says why a Swiss tournament ended before its last round. `played` is the number of rounds that were played.
fn ended_early(played: u32, told: &TournamentMessage, scene: &Scene) -> Block {
    let rounds = match told.format {
        Format::Swiss { rounds } => rounds,
        _ => played,
    };
    let values = values(told, scene).number("played", played);
    let values = values.number("rounds", rounds);
    scene.sentence_paragraph("tournament-ended-early", values)
}
