//! Tests that the stand-in notices what Discord's published API document does not allow. In all other tests the stand-in checks that
//! the bot and the stand-in itself keep to the document.

use super::stand_in::{check_request, check_response};
use serde_json::json;

const POST: &str = "POST /channels/{channel_id}/messages";

#[test]
fn what_the_document_allows_passes() {
    let message = json!({"content": "a board", "nonce": "1-2", "allowed_mentions": {"parse": []}});
    assert_eq!(check_request(POST, &message), Ok(()));
    let refusal = json!({"code": 50013, "message": "Missing Permissions"});
    assert_eq!(check_response(POST, 403, &refusal), Ok(()));
}

#[test]
fn what_the_document_does_not_allow_is_noticed() {
    let bodies = [
        json!({"contents": "a misspelt field"}),
        json!({"content": 5}),
        json!({"content": "x", "nonce": "more than twenty-five characters"}),
        json!({"content": "x", "allowed_mentions": {"parse": ["everybody"]}}),
        json!({"content": "x", "message_reference": {"message_id": "not a number"}}),
        json!({"content": "x", "components": [{"type": 1, "components": [{"type": 2, "style": 1}, {"type": 9}]}]}),
    ];
    for body in bodies {
        assert!(check_request(POST, &body).is_err(), "{body}");
    }
    let told = check_request(POST, &json!({"content": 5})).unwrap_err();
    assert!(told.contains("/content"), "{told}");
    assert!(check_request("POST /channels/{channel_id}/telegrams", &json!({})).is_err());
}

#[test]
fn a_response_that_discord_would_not_give_is_noticed() {
    assert!(check_response(POST, 200, &json!({"id": "1"})).is_err());
    assert!(check_response(POST, 201, &json!({"id": "1"})).is_err());
    assert!(check_response(POST, 403, &json!("no")).is_err());
}
