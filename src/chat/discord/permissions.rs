//! The permissions that the bot asks for.

use serenity::model::Permissions;

/// The permissions that the bot needs in every channel in which it plays.
pub(super) const NEEDED: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::READ_MESSAGE_HISTORY);

#[cfg(test)]
mod tests {
    use super::{NEEDED, Permissions};

    #[test]
    fn the_guide_invites_the_bot_with_what_it_needs() {
        let guide = include_str!("../../../docs/discord.md");
        // Without the permission to attach files, boards are sent as text. Without the permission to create threads, games are played in
        // the channel.
        let asked_for = NEEDED | Permissions::ATTACH_FILES | Permissions::CREATE_PUBLIC_THREADS;
        assert!(guide.contains(&format!("&permissions={}\n", asked_for.bits())));
    }
}
