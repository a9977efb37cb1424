//! The words for how boards are shown: their form, the colours of pictures, and how far the columns of a text board stand apart.

pub(super) const PROSE: &[&str] = &[
    "prose",
    "words",
    "slovy",
    "slovne",
    "parole",
    "prosa",
    "словами",
    "проза",
];
pub(super) const PICTURE: &[&str] = &[
    "picture",
    "image",
    "drawn",
    "obrazkem",
    "obrazek",
    "immagine",
    "figura",
    "disegno",
    "картинкои",
    "картинка",
    "рисунком",
    "рисунок",
];
pub(super) const TEXT: &[&str] = &["text", "textem", "testo", "текстом", "текст"];
pub(super) const AS_ROOM: &[&str] = &["room", "default", "mistnost", "stanza", "комната"];
pub(super) const LIGHT: &[&str] = &["light", "svetly", "chiaro", "светлыи", "светлая"];
pub(super) const DARK: &[&str] = &["dark", "tmavy", "scuro", "темныи", "темная"];
pub(super) const CONTRAST: &[&str] = &["contrast", "kontrast", "contrasto", "контраст"];
pub(super) const NARROW: &[&str] = &[
    "narrow",
    "uzke",
    "uzka",
    "uzky",
    "stretta",
    "stretto",
    "strette",
    "узкая",
    "узкие",
    "узко",
];
pub(super) const WIDE: &[&str] = &[
    "wide",
    "siroke",
    "siroka",
    "siroky",
    "larga",
    "largo",
    "larghe",
    "широкая",
    "широкие",
    "широко",
];
