//! The message with the result of checking a record. `src/service/render_late.rs` makes and checks the record of a game, and
//! `src/session/record/verify.rs` says what is checked.

use super::news::dice_or_lots;
use super::session_title::session_values;
use super::verification_result::{PromiseOrigin, VerificationResult};
use super::{Body, Scene};
use crate::locales::Values;
use crate::session::{Promise, RecordVerdict, Session};

/// Tells the result of checking the record of this session.
pub(super) fn describe_verification(
    result: &VerificationResult,
    session: &Session,
    scene: &Scene,
) -> Body {
    let values = session_values(session, scene)
        .text("hash", result.hash.clone())
        .text("legal", legal_moves_and_end(result, scene));
    let (id, values) = match &result.verdict {
        RecordVerdict::Matches(throws) => return describe_match(result, session, *throws, scene),
        RecordVerdict::Differs(entry, dealt) => (
            "verify-differs",
            values
                .number("entry", *entry)
                .text("expected", dealt.clone()),
        ),
        RecordVerdict::Secret if !session.uses_seed() => ("verify-goes-on", values),
        RecordVerdict::Secret if result.promised == PromiseOrigin::Elsewhere => {
            ("verify-no-seed-yet", values)
        }
        RecordVerdict::Secret => ("verify-secret", values),
        RecordVerdict::NoSeed => ("verify-no-seed", values),
        RecordVerdict::NoDice if result.promised == PromiseOrigin::Elsewhere => {
            ("verify-no-dice-elsewhere", values)
        }
        RecordVerdict::NoDice => ("verify-no-dice", values),
        RecordVerdict::OnlyAlone(entry) => ("verify-only-alone", values.number("entry", *entry)),
        RecordVerdict::ByOperator(entry) => ("verify-by-operator", values.number("entry", *entry)),
        RecordVerdict::Hand => ("verify-hand", values),
        RecordVerdict::NoPromise => ("verify-no-promise", values),
        RecordVerdict::WrongSeed => ("verify-wrong-seed", values),
        RecordVerdict::WrongEnding => ("verify-wrong-ending", values),
        RecordVerdict::CutShort => ("verify-cut-short", values),
        RecordVerdict::WrongSum => ("verify-wrong-sum", values),
    };
    vec![scene.sentence_paragraph(id, values)]
}

/// Says that the moves are legal, and whether the end of the game follows from them by the rules.
fn legal_moves_and_end(result: &VerificationResult, scene: &Scene) -> String {
    let id = match result.ends_by_rule {
        true => "verify-legal",
        false => "verify-legal-until-the-end",
    };
    scene.sentence(id, Values::new())
}

/// Says that all throws match the seed, and where the hash of the seed was promised.
fn describe_match(
    result: &VerificationResult,
    session: &Session,
    throws: u32,
    scene: &Scene,
) -> Body {
    let promised = match result.promised {
        PromiseOrigin::Here => "verify-promised-here",
        PromiseOrigin::Elsewhere => "verify-promised-elsewhere",
    };
    let matches = dice_or_lots(session, "verified", "verified-lots");
    let older = (result.promise == Promise::Seed).then_some("verify-older-promise");
    let sentences = [promised, matches].into_iter().chain(older);
    let values = |_| {
        session_values(session, scene)
            .text("hash", result.hash.clone())
            .text("legal", legal_moves_and_end(result, scene))
            .number("throws", throws)
    };
    sentences
        .map(|id| scene.sentence_paragraph(id, values(id)))
        .collect()
}
