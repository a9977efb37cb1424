//! How the computer players are called. Their names are sentences in `src/locales/`, such as `computer-player`.

use crate::locales::{Lang, Values, sentence};
use crate::session::Session;
use lusoria_games::rules::Seat;

/// The name of the computer player at a seat, with its level: `Computer (hard)`. Records also use this name. If two computer
/// players of equal level play each other, the number of the seat is added. `None` if no computer player sits there.
#[must_use]
pub fn computer_name(lang: Lang, session: &Session, seat: Seat) -> Option<String> {
    let computer = session.computer_at(seat)?;
    let values = Values::new().text("level", computer.level().name());
    let name = sentence(lang, "computer-player", &values);
    let [first, second] = session.seats;
    Some(match (first == second, seat) {
        (false, _) => name,
        (true, Seat::First) => name + " (I)",
        (true, Seat::Second) => name + " (II)",
    })
}

/// The name of the computer player at a seat, for a sentence. It is "the computer", or the [`computer_name`] if two computer players play
/// each other. If `inside` is true, "the computer" begins with a small letter. `None` if no computer player sits there.
pub(super) fn short_computer_name(
    lang: Lang,
    session: &Session,
    seat: Seat,
    inside: bool,
) -> Option<String> {
    session.computer_at(seat)?;
    if session.is_between_computers() {
        return computer_name(lang, session, seat);
    }
    let id = match inside {
        false => "computer",
        true => "computer-inside",
    };
    Some(sentence(lang, id, &Values::NONE))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{AccountId, Computer, Player, RoomId, SessionId};
    use lusoria_games::engine::Level;

    fn session(seats: [Player; 2]) -> Session {
        let begun = Session::begin(SessionId(1), RoomId(1), "tablut", [0; 32], seats.map(Some));
        begun.unwrap()
    }

    fn computers(levels: [Level; 2]) -> Session {
        session(levels.map(|level| Player::Computer(Computer::of(level))))
    }

    #[test]
    fn a_computer_player_has_a_name_in_every_language() {
        let [hard, easy] = [Level::Hard, Level::Easy];
        let name = |lang, levels| computer_name(lang, &computers(levels), Seat::First).unwrap();
        for (lang, expected) in [
            (Lang::En, "Computer (hard)"),
            (Lang::Cs, "Počítač (těžký)"),
            (Lang::It, "Computer (difficile)"),
            (Lang::Ru, "Компьютер (трудный)"),
        ] {
            assert_eq!(name(lang, [hard, easy]), expected);
        }
        assert_eq!(name(Lang::En, [hard, hard]), "Computer (hard) (I)");
    }

    #[test]
    fn against_a_person_it_is_just_the_computer() {
        let seats = [
            Player::Person(AccountId(1)),
            Player::Computer(Computer::of(Level::Easy)),
        ];
        let name = |inside| short_computer_name(Lang::En, &session(seats), Seat::Second, inside);
        assert_eq!(name(false).as_deref(), Some("The computer"));
        assert_eq!(name(true).as_deref(), Some("the computer"));
        let alone = short_computer_name(Lang::En, &session(seats), Seat::First, false);
        assert_eq!(alone, None);
    }
}
