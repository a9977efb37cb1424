//! The message with the result of checking a record.

use super::news::{dice_or_lots, session_values};
use super::verification_result::{PromiseOrigin, VerificationResult};
use super::{Body, Scene};
use crate::session::{Promise, Session, Verdict};

/// Tells the result of checking the record of this session.
pub(super) fn describe_verification(
    result: &VerificationResult,
    session: &Session,
    scene: &Scene,
) -> Body {
    let values = session_values(session, scene).text("hash", result.hash.clone());
    let (id, values) = match &result.verdict {
        Verdict::Matches(throws) => return describe_match(result, session, *throws, scene),
        Verdict::Differs(entry, dealt) => (
            "verify-differs",
            values
                .number("entry", *entry)
                .text("expected", dealt.clone()),
        ),
        Verdict::Secret if !session.uses_seed() => ("verify-goes-on", values),
        Verdict::Secret if result.promised == PromiseOrigin::Elsewhere => {
            ("verify-no-seed-yet", values)
        }
        Verdict::Secret => ("verify-secret", values),
        Verdict::NoSeed => ("verify-no-seed", values),
        Verdict::NoDice => ("verify-no-dice", values),
        Verdict::OnlyAlone(entry) => ("verify-only-alone", values.number("entry", *entry)),
        Verdict::Hand => ("verify-hand", values),
        Verdict::NoPromise => ("verify-no-promise", values),
        Verdict::WrongSeed => ("verify-wrong-seed", values),
        Verdict::WrongEnding => ("verify-wrong-ending", values),
        Verdict::CutShort => ("verify-cut-short", values),
        Verdict::WrongSum => ("verify-wrong-sum", values),
    };
    vec![scene.sentence_paragraph(id, values)]
}

/// Says that all throws match the seed, and where the promise was made.
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
            .number("throws", throws)
    };
    sentences
        .map(|id| scene.sentence_paragraph(id, values(id)))
        .collect()
}
