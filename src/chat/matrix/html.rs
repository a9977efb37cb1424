//! Reads the visible text of a message's HTML and the people linked in it. The HTML is only split into tokens (by html5ever). No tree is
//! built, so deep nesting costs nothing. Pure. (Messages of the bot are written as HTML in `formatted_text.rs`.)

use html5ever::tendril::StrTendril;
use html5ever::tokenizer::{
    BufferQueue, Tag, TagKind, Token, TokenSink, TokenSinkResult, Tokenizer, TokenizerOpts,
};
use matrix_sdk::ruma::matrix_uri::MatrixId;
use matrix_sdk::ruma::{MatrixToUri, MatrixUri};
use std::cell::RefCell;
use std::mem::take;

/// A part of the visible text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum HtmlPiece {
    /// Words.
    Words(String),
    /// A link to a person: clients show it as a pill.
    Pill {
        /// The visible text of the link.
        label: String,
        /// The id of the person.
        id: String,
    },
}

/// The visible text of HTML. The quoted message in a reply (`mx-reply`) is left out.
pub(super) fn read(html: &str) -> Vec<HtmlPiece> {
    let tokenizer = Tokenizer::new(Reader::default(), TokenizerOpts::default());
    let input = BufferQueue::default();
    input.push_back(StrTendril::from(html));
    let _ = tokenizer.feed(&input);
    tokenizer.end();
    let mut state = tokenizer.sink.0.take();
    state.end_link();
    state.end_words();
    state.shown
}

/// The person to whom this URL leads. Matrix has two forms of such URLs, and both are read. `None` for any other URL.
pub(super) fn person(address: &str) -> Option<String> {
    let of = |id: &MatrixId| match id {
        MatrixId::User(user) => Some(user.to_string()),
        _ => None,
    };
    match MatrixToUri::parse(address) {
        Ok(address) => of(address.id()),
        Err(_) => of(MatrixUri::parse(address).ok()?.id()),
    }
}

#[derive(Default)]
struct Reader(RefCell<State>);

#[derive(Default)]
struct State {
    shown: Vec<HtmlPiece>,
    words: String,
    /// The link that has begun but not ended: the person to whom it leads, and where its text begins in `words`.
    link: Option<(String, usize)>,
    in_quote: bool,
}

impl TokenSink for Reader {
    type Handle = ();

    fn process_token(&self, token: Token, _line: u64) -> TokenSinkResult<()> {
        let mut state = self.0.borrow_mut();
        match token {
            Token::TagToken(tag) => state.tag(&tag),
            Token::CharacterTokens(words) if !state.in_quote => state.words.push_str(&words),
            _ => {}
        }
        TokenSinkResult::Continue
    }
}

impl State {
    fn tag(&mut self, tag: &Tag) {
        match (&*tag.name, tag.kind) {
            ("mx-reply", kind) => self.in_quote = kind == TagKind::StartTag,
            _ if self.in_quote => {}
            ("a", TagKind::StartTag) => {
                self.end_link();
                let href = tag.attrs.iter().find(|one| &*one.name.local == "href");
                let person = href.and_then(|href| person(&href.value));
                self.link = person.map(|person| (person, self.words.len()));
            }
            ("a", TagKind::EndTag) => self.end_link(),
            ("br", _) | ("p" | "div" | "li" | "pre", TagKind::EndTag) => self.words.push('\n'),
            _ => {}
        }
    }

    fn end_link(&mut self) {
        if let Some((id, start)) = self.link.take() {
            let label = self.words.split_off(start);
            self.end_words();
            self.shown.push(HtmlPiece::Pill { label, id });
        }
    }

    fn end_words(&mut self) {
        if !self.words.is_empty() {
            self.shown.push(HtmlPiece::Words(take(&mut self.words)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{HtmlPiece, read};

    fn words(words: &str) -> HtmlPiece {
        HtmlPiece::Words(words.to_owned())
    }

    #[test]
    fn words_stand_as_they_are_shown_and_links_to_people_are_people() {
        let html = "<mx-reply><a href=\"https://matrix.to/#/@c:e.org\">c</a> said</mx-reply><p>a &lt;b&gt;<br/>c</p>\
                    <a class='x' HREF='https://matrix.to/#/%40anna%3Ae.org'><b>Anna</b> &amp; K</a>, <a href=\"matrix:u/b:e.org\">b</a>\
                    <a href=\"https://matrix.to/#/!room:e.org\">hall</a>";
        let pill = |label: &str, id: &str| HtmlPiece::Pill {
            label: label.to_owned(),
            id: id.to_owned(),
        };
        let expected = [
            words("a <b>\nc\n"),
            pill("Anna & K", "@anna:e.org"),
            words(", "),
            pill("b", "@b:e.org"),
            words("hall"),
        ];
        assert_eq!(read(html), expected);
    }

    #[test]
    fn nesting_without_end_and_tags_without_end_do_no_harm() {
        let deep = "<b><a href=\"https://matrix.to/#/@b:e.org\">".repeat(20_000);
        assert_eq!(read(&deep).len(), 20_000);
        assert_eq!(read("a<a href=\"https://matrix.to/#/@b:e"), [words("a")]);
    }
}
