//! The first words of people who do not know the commands yet: greetings, wishes, names of games, and the help on one command.

use crate::house::{House, Said, chat_message};
use crate::newcomers::text;
use lusoria::service::Outcome;

/// A house in this language.
async fn house(lang: &str) -> House {
    let house = House::new().await;
    house.manage(&format!("!lang {lang}")).await;
    house
}

#[tokio::test]
async fn help_on_a_command_says_nothing_about_other_commands() {
    for (lang, help, new, others) in [
        ("en", "help", "new", ["undo", "yield", "edit", "pause"]),
        (
            "cs",
            "nápověda",
            "nová",
            ["zpět", "vzdát", "editor", "odložit"],
        ),
        (
            "it",
            "aiuto",
            "nuova",
            ["indietro", "abbandona", "editor", "rinvia"],
        ),
        (
            "ru",
            "помощь",
            "новая",
            ["назад", "сдаюсь", "редактор", "отложить"],
        ),
    ] {
        let house = house(lang).await;
        let solitaire = if lang == "ru" { "чука" } else { "tchuka" };
        let forms = format!("`!{new} {solitaire}`");
        let told = text(&house.say("anna", &format!("!{help} {new}")).await);
        assert!(told.contains(&forms), "{told}");
        for other in others {
            let told = text(&house.say("anna", &format!("!{help} {other}")).await);
            assert!(told.contains(&format!("`!{other}")), "{told}");
            assert!(!told.contains(&format!("!{new}")), "{told}");
        }
    }
}

#[tokio::test]
async fn help_on_the_settings_names_each_of_them() {
    for (lang, asked, named) in [
        ("en", "!help settings", "lang, prefix, "),
        ("en", "!help me", "lang, board, theme, width, "),
        ("cs", "!nápověda nastavení", "jazyk, předpona, "),
        ("it", "!aiuto impostazioni", "lingua, prefisso, "),
        ("ru", "!помощь настройки", "язык, префикс, "),
    ] {
        let told = text(&house(lang).await.say("anna", asked).await);
        assert!(told.contains(named), "{asked}: {told}");
    }
}

#[tokio::test]
async fn help_on_an_option_about_time_or_on_one_setting_explains_them() {
    let house = House::new().await;
    for asked in ["time", "time=", "time=3d", "bank=10d+1d", "clock"] {
        let told = text(&house.say("anna", &format!("!help {asked}")).await);
        assert!(told.contains("`bank=10d+1d` ten days"), "{asked}: {told}");
    }
    for asked in ["me digest", "settings night"] {
        let told = text(&house.say("anna", &format!("!help {asked}")).await);
        let word = asked.split(' ').next_back().unwrap();
        assert!(told.contains(word), "{asked}: {told}");
    }
}

/// Anna says this to the bot.
async fn to_the_bot(house: &House, text: &str) -> Said {
    let mut inbound = house.message("hall", "anna", text);
    chat_message(&mut inbound).addressed = true;
    house.hear(inbound).await
}

#[tokio::test]
async fn who_greets_the_bot_is_greeted_and_who_greets_the_room_is_not_answered() {
    for (lang, said) in [
        ("en", ["hi", "Hello!", "what can you do?"]),
        ("cs", ["ahoj", "Dobrý den", "co umíš?"]),
        ("it", ["ciao", "Buongiorno!", "che cosa sai fare?"]),
        ("ru", ["привет", "Здравствуйте!", "что ты умеешь?"]),
    ] {
        let house = house(lang).await;
        for said in said {
            assert_eq!(
                to_the_bot(&house, said).await.refused(),
                ["said-nothing"],
                "{said}"
            );
            let unanswered = house.say("anna", said).await.outcome;
            assert_eq!(unanswered, Outcome::Ignored, "{said}");
        }
    }
    for thanks in ["thanks", "Díky!", "grazie", "спасибо"] {
        let house = house("en").await;
        assert_eq!(
            to_the_bot(&house, thanks).await.refused(),
            ["thanked"],
            "{thanks}"
        );
    }
}

#[tokio::test]
async fn wishes_are_understood_as_people_say_them() {
    for (lang, games, moves, gives_up) in [
        (
            "en",
            "what can we play?",
            "how do I move?",
            ["I resign", "i give up"],
        ),
        (
            "cs",
            "co se dá hrát?",
            "jak se táhne?",
            ["vzdávám to", "vzdávám se"],
        ),
        (
            "it",
            "a cosa si può giocare?",
            "come si muove?",
            ["mi arrendo", "Mi arrendo!"],
        ),
        (
            "ru",
            "во что можно поиграть?",
            "как ходить?",
            ["я сдаюсь", "сдаюсь"],
        ),
    ] {
        let house = house(lang).await;
        let told = text(&to_the_bot(&house, games).await);
        assert!(told.contains("Murus Gallicus"), "{told}");
        house.play(&["anna: !new tablut @bob first"]).await;
        let told = text(&to_the_bot(&house, moves).await);
        assert!(told.contains("e4-f4"), "{told}");
        for said in gives_up {
            assert_eq!(
                to_the_bot(&house, said).await.refused(),
                ["confirm-yield"],
                "{said}"
            );
            assert_eq!(
                house.say("anna", said).await.refused(),
                ["confirm-yield"],
                "{said}"
            );
        }
    }
    let house = house("en").await;
    assert_eq!(
        to_the_bot(&house, "let's play").await.refused(),
        to_the_bot(&house, "сыграем?").await.refused()
    );
}

#[tokio::test]
async fn the_name_of_a_game_is_answered_with_how_it_is_begun() {
    for (lang, typed, told) in [
        ("en", "!cats", "`!new cats bot`"),
        ("en", "!Cats and Mouse", "`!rules Cats and Mouse`"),
        ("en", "!tablut @bob", "`!new tablut @friend`"),
        ("cs", "!gabata", "`!nová gabata @jméno`"),
        ("it", "!scripta bot", "`!nuova scripta bot`"),
        ("ru", "!таблут", "`!новая таблут бот`"),
        ("ru", "!tchuka", "`!новая чука`"),
        ("en", "!quick", "`!new quick @friend`"),
    ] {
        let house = house(lang).await;
        let answer = text(&house.say("anna", typed).await);
        assert!(answer.contains(told), "{typed}: {answer}");
    }
}

#[tokio::test]
async fn a_question_about_a_game_ends_with_a_question_mark() {
    let house = house("ru").await;
    let told = text(&to_the_bot(&house, "как играть в таблут?").await);
    assert!(told.contains("`e4-f4`"), "{told}");
    let told = text(&house.say("anna", "!новая таблуд").await);
    assert!(told.contains("`таблут`"), "{told}");
    let told = text(&to_the_bot(&house, "сыграем в таблут?").await);
    assert!(!told.contains("таблут?"), "{told}");
}

#[tokio::test]
async fn a_room_and_a_reader_may_have_different_languages() {
    let house = house("en").await;
    let told = text(&house.say("anna", "!lang").await);
    assert!(told.contains("The language is English."), "{told}");
    house.play(&["anna: !me lang ru"]).await;
    let told = text(&house.say("anna", "!settings").await);
    let both = "Язык комнаты — английский (тебе отвечаю по-русски).";
    assert!(told.contains(both), "{told}");
}

#[tokio::test]
async fn nothing_that_is_aimed_at_others_is_guessed_and_a_game_goes_on_with_resume() {
    let house = house("en").await;
    house.play(&["anna: !new tablut @bob first"]).await;
    for typed in ["!забрать", "!quit", "!stop", "!refusal", "!banned"] {
        let told = text(&house.say("anna", typed).await);
        for guess in ["забань", "`!quiet`", "`!top`", "`!refuse`", "`!ban`"] {
            assert!(!told.contains(guess), "{typed}: {told}");
        }
    }
    for typed in ["!resume", "!pokračovat", "!continua", "!продолжить"] {
        let said = house.say("anna", typed).await;
        assert_eq!(said.refused(), ["pause-none"], "{typed}");
    }
}

#[tokio::test]
async fn a_bare_number_after_pause_means_days() {
    for (typed, days) in [
        ("!pause 14", "14"),
        ("!pause #1 3", "3"),
        ("!odložit 3", "3"),
        ("!pause 2 weeks", "14"),
    ] {
        let house = house("en").await;
        house.play(&["anna: !new tablut @bob first"]).await;
        let off = house.say("anna", "!pause off 1").await;
        assert_eq!(off.refused(), ["pause-none"], "{typed}");
        let told = text(&house.say("anna", typed).await);
        assert!(told.contains(&format!("{days} days")), "{typed}: {told}");
    }
}

#[tokio::test]
async fn no_more_moves_are_taken_back_than_there_are() {
    let house = house("en").await;
    house.play(&["anna: !new tablut @bob first"]).await;
    assert_eq!(
        house.say("anna", "!undo").await.refused(),
        ["takeback-nothing"]
    );
    house.play(&["anna: e4-f4"]).await;
    let told = text(&house.say("anna", "!undo 5").await);
    assert!(told.contains("Only one move of yours"), "{told}");
    assert_eq!(house.log(1).await, ["e4-f4"]);
}

#[tokio::test]
async fn hours_after_quiet_are_explained_with_the_setting_for_them() {
    let house = house("en").await;
    let told = text(&house.manage("!settings quiet 22-8 London").await);
    assert!(told.contains("`!settings night 22-8 London`"), "{told}");
}

#[tokio::test]
async fn a_reminder_tells_its_days() {
    let house = house("ru").await;
    let told = text(&house.say("anna", "!мне напоминать 3д").await);
    assert!(
        told.contains("через 3 дня ожидания, потом через 9 и через 21 день"),
        "{told}"
    );
}

#[tokio::test]
async fn quiet_hours_are_typed_as_people_say_them() {
    let house = house("en").await;
    for typed in [
        "!me quiet 10pm-8am New York",
        "!me quiet from 22 to 8 London",
        "!já klid od 22 do 8 Praha",
        "!io silenzio dalle 22 alle 8 Roma",
        "!мне тишина с 22 до 8 Москва",
    ] {
        let told = text(&house.say("anna", typed).await);
        assert!(
            told.contains("22:00") && told.contains("08:00"),
            "{typed}: {told}"
        );
    }
}
