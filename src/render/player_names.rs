//! Tells two players with similar names apart. (Names are made safe to show in `src/command/clean_text.rs`.)

use crate::session::{AccountId, Identity};
use lusoria_games::kit::fold;

/// The players of a session. If two different people have names that look the same, the number of the seat is added to each: "anna (I)"
/// and "anna (II)".
#[must_use]
pub fn distinguish_players(mut players: [Option<Identity>; 2]) -> [Option<Identity>; 2] {
    if let [Some(first), Some(second)] = &mut players
        && first.id != second.id
        && look_alike(&first.name, &second.name)
    {
        first.name = format!("{} (I)", first.name).into();
        second.name = format!("{} (II)", second.name).into();
    }
    players
}

/// If people of different platforms have names that look the same, adds the platform to each of these names: "anna (Discord)"
/// and "anna (Matrix)".
pub fn distinguish_people(people: &mut [(AccountId, Identity)]) {
    let before: Vec<Identity> = people.iter().map(|(_, one)| one.clone()).collect();
    for (_, one) in people {
        let is_twin = |other: &&Identity| {
            other.platform != one.platform && look_alike(&other.name, &one.name)
        };
        if before.iter().any(|other| is_twin(&other)) {
            one.name = format!("{} ({})", one.name, one.platform.name()).into();
        }
    }
}

/// Whether two names can be mistaken for each other. Their letters and digits are compared, without accents and case. Letters of other
/// alphabets count as the Latin letters that they look like. Names without letters and digits are compared as they are.
fn look_alike(one: &str, other: &str) -> bool {
    let [one, other] = [one, other].map(fold);
    let letters = || latin_letters(&one);
    letters().eq(latin_letters(&other)) && (letters().next().is_some() || one == other)
}

fn latin_letters(folded: &str) -> impl Iterator<Item = char> {
    folded.chars().filter(|c| c.is_alphanumeric()).map(latin)
}

/// The Latin letter that this letter or digit looks like in most typefaces. If it looks like none, the letter or digit itself.
fn latin(letter: char) -> char {
    // Most letters of most names are Latin, so Latin letters are tested first. Only one of them looks like another: `l` looks like `i`.
    if matches!(letter, 'a'..='k' | 'm'..='z') {
        return letter;
    }
    let mut alike = ALIKE.iter();
    let found = alike.find(|(_, others)| others.contains(letter));
    found.map_or(letter, |(latin, _)| *latin)
}

/// Latin letters, each with the Cyrillic letters, Greek letters and digits that look like it. All are in lower case.
const ALIKE: [(char, &str); 20] = [
    ('a', "аα"),
    ('b', "ьв"),
    ('c', "сϲ"),
    ('e', "еε"),
    ('h', "һн"),
    ('i', "іι1lӏ"),
    ('j', "јϳ"),
    ('k', "кκ"),
    ('m', "м"),
    ('n', "η"),
    ('o', "оο0"),
    ('p', "рρ"),
    ('q', "ԛ"),
    ('r', "г"),
    ('s', "ѕ"),
    ('t', "тτ"),
    ('v', "ѵν"),
    ('w', "ԝω"),
    ('x', "хχ"),
    ('y', "уγ"),
];

#[cfg(test)]
mod tests {
    use super::distinguish_players;
    use crate::session::{Identity, Platform};

    fn distinguish(names: [&str; 2]) -> [String; 2] {
        let mut id = 0;
        let players = names.map(|name| {
            id += 1;
            let (platform, id) = (Platform::Discord, id.to_string());
            let (id, name) = (id.into(), name.into());
            Some(Identity { platform, id, name })
        });
        distinguish_players(players).map(|player| player.unwrap().name.to_string())
    }

    #[test]
    fn names_that_look_the_same_get_the_number_of_their_seat() {
        for [first, second] in [
            ["anna", "anna"],
            ["anna", "Änna."],
            ["anna", "аnnа"],
            ["Bill", "BiII"],
            ["🎲", "🎲"],
        ] {
            assert_eq!(
                distinguish([first, second]),
                [format!("{first} (I)"), format!("{second} (II)")]
            );
        }
        for names in [["anna", "hanna"], ["anna", "anna 2"], ["🎲", "🐈"]] {
            assert_eq!(distinguish(names), names);
        }
    }
}
