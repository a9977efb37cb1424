//! The words of the command `puzzle`, in the form that `fold` returns. The words in `NEXT` also make `replay` show the next step.

pub(super) const NEXT: &[&str] = &[
    "next",
    "another",
    "skip",
    "preskocit",
    "vynechat",
    "salta",
    "пропустить",
    "dalsi",
    "jina",
    "jinou",
    "altro",
    "prossimo",
    "следующая",
    "следующии",
    "следующую",
    "другая",
    "другую",
    "forward",
    "prossima",
    "nasledujici",
    "dopredu",
    "dal",
    "avanti",
    "дальше",
    "вперед",
];
pub(super) const TODAY: &[&str] = &["today", "dnes", "dnesni", "denni", "oggi", "сегодня"];
pub(super) const DAILY: &[&str] = &[
    "daily",
    "denne",
    "denni",
    "giornaliero",
    "quotidiano",
    "ежедневно",
    "ежедневная",
    "ежедневную",
];
/// The words that show the solution of a puzzle. The words for giving up are among them, because a person who gives a
/// puzzle up wants to see its solution.
pub(super) const SOLUTION: &[&str] = &[
    "solution",
    "reseni",
    "soluzione",
    "решение",
    "surrender",
    "vzdat",
    "vzdavam",
    "abbandona",
    "abbandono",
    "arrendo",
    "сдаюсь",
    "сдаться",
];
