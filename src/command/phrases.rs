//! What people say instead of a command and its argument: `puzzle of the day` is `puzzle today`.

use lusoria_games::kit::fold;
use std::borrow::Cow;

/// A phrase must end within this many bytes from the beginning of the text.
const LONGEST: usize = 60;

/// Phrases in the form that `fold` returns, and the command with its argument: English, Czech, Italian, Russian.
const PHRASES: &[(&[&str], &str)] = &[
    (&["puzzle of the day", "daily puzzle"], "puzzle today"),
    (&["denni uloha", "dnesni uloha", "uloha dne"], "úloha dnes"),
    (
        &["problema del giorno", "indovinello del giorno"],
        "problema oggi",
    ),
    (&["задача дня", "задачу дня"], "задача сегодня"),
    (&["solution"], "puzzle solution"),
    (&["reseni"], "úloha řešení"),
    (&["soluzione"], "problema soluzione"),
    (&["решение"], "задача решение"),
    (&["how to play"], "rules"),
    (&["jak se hraje", "jak hrat"], "pravidla"),
    (&["come si gioca", "come giocare"], "regole"),
    (&["как играть"], "правила"),
    (&["правила игры"], "правила"),
    (
        &[
            "whose turn",
            "whose move",
            "whose turn is it",
            "whose move is it",
            "my turn",
            "is it my turn",
            "who is to move",
        ],
        "board",
    ),
    (
        &[
            "how do i move",
            "how can i move",
            "how to move",
            "what can i do",
            "where can i move",
        ],
        "moves",
    ),
    (&["jak tahnout", "jak se tahne", "jak mam tahnout"], "tahy"),
    (&["come si muove", "come muovo", "come mi muovo"], "mosse"),
    (
        &["как ходить", "как мне ходить", "куда ходить", "как поити"],
        "ходы",
    ),
    (
        &[
            "what can we play",
            "what can i play",
            "what games are there",
        ],
        "games",
    ),
    (
        &["co se da hrat", "co muzeme hrat", "co si muzeme zahrat"],
        "hry",
    ),
    (
        &[
            "a cosa si puo giocare",
            "a che cosa possiamo giocare",
            "a che si gioca",
        ],
        "giochi",
    ),
    (
        &[
            "во что можно поиграть",
            "во что можно сыграть",
            "во что поиграем",
            "какие есть игры",
        ],
        "игры",
    ),
    (
        &["i resign", "i give up", "give up", "i surrender"],
        "yield",
    ),
    (&["vzdavam to", "vzdam to", "ja se vzdavam"], "vzdát"),
    (&["io mi arrendo"], "abbandona"),
    (&["я сдаюсь"], "сдаюсь"),
    (
        &["offer draw", "offer a draw", "i offer a draw", "draw offer"],
        "draw",
    ),
    (
        &[
            "kdo je na tahu",
            "kdo hraje",
            "jsem na tahu",
            "kdo je na rade",
        ],
        "deska",
    ),
    (
        &[
            "a chi tocca",
            "di chi e il turno",
            "tocca a me",
            "scacchiera",
        ],
        "tavola",
    ),
    (&["чеи ход", "кто ходит", "мои ход", "чья очередь"], "доска"),
    (
        &[
            "resume",
            "unpause",
            "continue",
            "resume game",
            "continue game",
        ],
        "pause off",
    ),
    (
        &["pokracovat", "pokracujeme", "pokracovat ve hre"],
        "odložit vypnout",
    ),
    (
        &[
            "continua",
            "continuiamo",
            "riprendi",
            "riprendo",
            "riprendi la partita",
        ],
        "rinvia no",
    ),
    (
        &["продолжить", "продолжим", "продолжить партию"],
        "отложить выкл",
    ),
    (
        &[
            "взять назад",
            "взять ход",
            "взять ход назад",
            "возврат",
            "возврат хода",
        ],
        "назад",
    ),
    (&["take that back", "take it back"], "takeback"),
    (&["beru zpet", "beru tah zpet"], "zpět"),
    (&["riprendo la mossa", "ritiro la mossa"], "indietro"),
    (&["nabidnout remizu", "nabizim remizu"], "remíza"),
    (&["hadanka"], "úloha"),
    (&["partie", "moje partie"], "moje"),
    (&["le mie partite", "partite"], "mie"),
    (
        &["i want to play", "let us play", "let s play", "lets play"],
        "play",
    ),
    (&["new game", "start a game of"], "new"),
    (&["chci hrat", "zahrajeme si", "pojd hrat"], "hrát"),
    (&["nova hra", "nova partie"], "nová"),
    (&["voglio giocare", "giochiamo"], "gioca"),
    (&["nuova partita"], "nuova"),
    (
        &["хочу играть", "хочу сыграть", "сыграем", "даваи сыграем"],
        "играть",
    ),
    (&["новая игра", "новая партия"], "новая"),
    (&["dice"], "stats dice"),
    (&["кубики"], "статистика кубики"),
    (&["kostky"], "statistiky kostky"),
    (&["dadi"], "statistiche dadi"),
    (&["quiet hours", "me quiet hours"], "me quiet"),
    (
        &["tiche hodiny", "ja tiche hodiny", "nocni klid", "klid"],
        "já klid",
    ),
    (&["ore di silenzio", "io ore di silenzio"], "io silenzio"),
    (&["тихие часы", "мне тихие часы", "тихо"], "мне тишина"),
    (&["do not disturb", "don t disturb", "dnd"], "me quiet"),
    (&["nerusit"], "já klid"),
    (&["non disturbare"], "io silenzio"),
    (&["не беспокоить"], "мне тишина"),
    (&["prihlasit se"], "přihlásit"),
    (&["odhlasit se"], "odhlásit"),
];

/// Phrases that are replaced only if they are the whole line. None of them stands for a bare `new`, because a bare `new` begins the last
/// game once more, with a partner who did not ask for it. Some stand for `new game`. For these the bot asks which game is meant.
const WHOLE: &[(&[&str], &str)] = &[
    (&["start a game", "begin a game"], "play"),
    (&["new game"], "new game"),
    (&["nova hra", "nova partie"], "nová hru"),
    (&["comincia una partita"], "gioca"),
    (&["nuova partita"], "nuova partita"),
    (&["начать игру"], "играть"),
    (&["новая игра", "новая партия"], "новая игру"),
];

/// Replaces the phrase at the beginning of a text by its command. A text that begins with no phrase stays unchanged.
pub(super) fn in_usual_words(text: &str) -> Cow<'_, str> {
    let ends = text
        .match_indices(' ')
        .map(|(at, _)| at)
        .chain([text.len()]);
    let short = ends.take_while(|end| *end <= LONGEST);
    let meant = |end: usize| {
        let folded = fold(text[..end].trim_end_matches(['?', '!', '.'])).replace(['\'', '’'], " ");
        let whole = WHOLE.iter().filter(|_| end == text.len());
        let mut phrases = whole.chain(PHRASES);
        let known = phrases.find(|(phrases, _)| phrases.contains(&&*folded))?;
        Some(format!("{}{}", known.1, &text[end..]))
    };
    short
        .filter_map(meant)
        .last()
        .map_or(Cow::Borrowed(text), Cow::Owned)
}

/// Whether the text begins with a phrase.
pub(super) fn is_phrase(text: &str) -> bool {
    matches!(in_usual_words(text), Cow::Owned(_))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{Addressing, Command, MessageLine, find, read_message};
    use crate::competition::schedule::Format;
    use crate::session::{PuzzleAction, SessionId, TournamentRequest};
    use lusoria_games::catalog;
    use lusoria_games::engine::Level;

    #[test]
    fn a_phrase_stands_for_a_command() {
        for (said, command) in [
            ("Problema del giorno", "problema oggi"),
            ("denní úloha", "úloha dnes"),
            ("чей ход?", "доска"),
            ("хочу сыграть таблут", "играть таблут"),
            ("tablut", "tablut"),
            ("Start a game", "play"),
            ("new game", "new game"),
            ("new game tablut @bob", "new tablut @bob"),
            ("I want to play", "play"),
            ("My turn?", "board"),
            ("let's play", "play"),
            ("I resign", "yield"),
            ("How do I move?", "moves"),
            ("во что можно поиграть?", "игры"),
            ("whose turn is it?", "board"),
            ("take that back", "takeback"),
            ("правила игры", "правила"),
            ("сыграем в таблут", "играть в таблут"),
            ("мой ход?", "доска"),
            ("zahrajeme si tablut", "hrát tablut"),
            ("beru zpět", "zpět"),
            ("nabídnout remízu", "remíza"),
            ("hádanka", "úloha"),
            ("partie", "moje"),
            ("giochiamo a tablut", "gioca a tablut"),
            ("tocca a me?", "tavola"),
            ("a chi tocca", "tavola"),
            ("riprendi", "rinvia no"),
            ("riprendo la mossa", "indietro"),
            ("partite", "mie"),
            ("scacchiera", "tavola"),
        ] {
            assert_eq!(in_usual_words(said), command);
        }
    }

    fn command(text: &str) -> Command {
        let how = Addressing {
            prefix: "!",
            addressed: false,
        };
        match read_message(text, how).pop() {
            Some(MessageLine::Command(command)) => command,
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn where_the_bot_is_addressed_a_phrase_needs_no_prefix() {
        let how = Addressing {
            prefix: "!",
            addressed: true,
        };
        for said in [
            "I want to play",
            "a chi tocca?",
            "hraj",
            "zahrát",
            "offri patta",
        ] {
            let read = read_message(said, how).pop();
            assert!(
                matches!(read, Some(MessageLine::Command(_))),
                "{said}: {read:?}"
            );
        }
    }

    #[test]
    fn a_game_with_the_computer_is_asked_for_in_natural_words() {
        let easy = Some(Level::Easy);
        for (text, game, level) in [
            ("!hraj tablut s počítačem", "tablut", None),
            ("!nová rychlá scripta bot lehká", "rychlá scripta", easy),
            (
                "!nová kočky a myši proti počítači lehce",
                "kočky a myši",
                easy,
            ),
            ("!gioca a tablut con il computer", "tablut", None),
            ("!nuova tablut computer primo facile", "tablut", easy),
            ("!начать таблут комп", "таблут", None),
            ("!сыграть в быструю против компа", "быструю", None),
        ] {
            let Command::New(new) = command(text) else {
                panic!("{text}")
            };
            assert_eq!(
                (new.game.as_str(), &new.computers[..]),
                (game, &[level][..])
            );
            assert!(catalog::find(game).is_some(), "{game}");
        }
        let Command::New(rated) = command("!новая таблут @anna в зачёт") else {
            panic!("a game")
        };
        assert_eq!((rated.game.as_str(), rated.rated), ("таблут", Some(true)));
    }

    #[test]
    fn a_tournament_is_asked_for_as_the_bot_calls_it() {
        let all = Format::AllAgainstAll { cycles: 1 };
        for (text, format) in [
            ("!turnaj nový tablut každý s každým", all),
            ("!turnaj nový tablut vyřazovací", Format::KnockOut),
            ("!torneo nuovo tablut tutti contro tutti", all),
            (
                "!torneo nuovo tablut a eliminazione diretta",
                Format::KnockOut,
            ),
            ("!турнир новый tablut каждый с каждым", all),
            ("!турнир новый tablut круговой", all),
            ("!турнир новый tablut на выбывание", Format::KnockOut),
        ] {
            let Command::Tournament(TournamentRequest::New(new)) = command(text) else {
                panic!("{text}")
            };
            assert_eq!(
                (new.game.as_str(), new.format),
                ("tablut", format),
                "{text}"
            );
        }
    }

    #[test]
    fn levels_daily_times_and_numbers_are_read_as_people_say_them() {
        let level = |level| Command::Level(None, Some(level));
        assert_eq!(command("!livello più difficile"), level(Level::Ruthless));
        assert_eq!(command("!livello difficle"), level(Level::Hard));
        assert_eq!(command("!obtížnost střední"), level(Level::Hard));
        assert_eq!(
            command("!доска №3"),
            Command::Board(Some(SessionId(3)), None)
        );
        let daily = |text: &str| match command(text) {
            Command::Puzzle(PuzzleAction::Daily(minute, words)) => (minute, words.join(" ")),
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(
            daily("!úloha denně v 18:00 Praha"),
            (Some(1_080), "Praha".to_owned())
        );
        assert_eq!(
            daily("!problema giornaliero alle 9"),
            (Some(540), String::new())
        );
    }

    #[test]
    fn phrases_are_folded_and_begin_with_a_command_afterwards() {
        for (phrases, command) in PHRASES.iter().chain(WHOLE) {
            assert!(phrases.iter().all(|phrase| fold(phrase) == *phrase));
            assert!(
                command.split(' ').next().and_then(find).is_some(),
                "{command}"
            );
        }
    }
}
