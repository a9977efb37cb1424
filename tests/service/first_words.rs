//! The first words of people who do not know the commands yet: greetings, wishes, names of games, and the help on one command.

use crate::house::House;
use crate::newcomers::text;

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
        let forms = format!("`!{new} tchuka`");
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
        ("en", "!help me", "lang, board, theme, "),
        ("cs", "!nápověda nastavení", "jazyk, předpona, "),
        ("it", "!aiuto impostazioni", "lingua, prefisso, "),
        ("ru", "!помощь настройки", "язык, префикс, "),
    ] {
        let told = text(&house(lang).await.say("anna", asked).await);
        assert!(told.contains(named), "{asked}: {told}");
    }
}
