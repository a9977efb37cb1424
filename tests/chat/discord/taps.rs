//! Tests whole games that are played with taps only, by two people who speak different languages, with a bot that reads no messages,
//! under all kinds of faults.

use crate::discord::program::{Program, config};
use crate::discord::slash::Hall;
use crate::discord::stand_in::{Call, Fault, Message, Person, Said};
use lusoria::config::Config;
use lusoria::service::Limits;
use serde_json::json;
use std::time::Duration;

/// A game that is not over after this many taps is resigned.
const LONGEST: usize = 260;

/// A game in the hall.
struct Game {
    hall: Hall,
    /// The person on turn.
    on_turn: Person,
    first_board: Said,
    taps: usize,
}

/// A control: its label, its id, and its value if it is an option.
type Control = (String, String, Option<String>);

/// The kind of action of a control: the first letter of its value or id.
fn kind((_, custom, value): &Control) -> Option<char> {
    value.as_ref().unwrap_or(custom).chars().next()
}

fn picks_a_move(control: &&Control) -> bool {
    matches!(kind(control), Some('m' | 'p')) && control.0 != "pass"
}

impl Game {
    async fn open(game: &str) -> Self {
        let mut hall = Hall::open().await;
        hall.program.take().into_iter().for_each(drop);
        hall.world
            .until("the connection is gone", |world| !world.is_connected())
            .await;
        hall.program = Some(start(&hall).await);
        let opened = hall.begin(game).await;
        let on_turn = Person(opened.rings[0]);
        Self {
            hall,
            on_turn,
            first_board: opened.id,
            taps: 0,
        }
    }

    fn board(&self) -> Message {
        self.hall
            .world
            .last_of_bot(self.hall.room)
            .expect("a board")
    }

    fn other(&self) -> Person {
        if self.on_turn == self.hall.anna {
            self.hall.bela
        } else {
            self.hall.anna
        }
    }

    /// The controls below a message that play a move or choose a piece; none if the game is over.
    fn moves(&self, said: Said) -> Vec<Control> {
        let all = self.hall.world.controls(said);
        let moves: Vec<_> = all.iter().filter(picks_a_move).cloned().collect();
        if moves.is_empty() {
            return all
                .into_iter()
                .filter(|one| kind(one) == Some('m'))
                .collect();
        }
        moves
    }

    /// Plays one move, with one tap or two. Returns false if the game is over.
    async fn tap(&mut self) -> bool {
        let board = self.board();
        let moves = self.moves(board.id);
        if moves.is_empty() {
            return false;
        }
        let chosen = moves[(self.taps * 7 + 3) % moves.len()].clone();
        self.taps += 1;
        let mover = self.on_turn;
        let pressed = if kind(&chosen) == Some('p') {
            self.choose_of_piece(board.id, mover, &chosen).await
        } else {
            self.press(board.id, mover, &chosen)
        };
        if self.taps.is_multiple_of(9) {
            self.hall.world.repeats(pressed);
        }
        self.until_played(&board).await;
        true
    }

    fn press(&self, said: Said, person: Person, (_, custom, value): &Control) -> u64 {
        self.hall
            .world
            .press_id(said, person, custom, value.as_deref())
    }

    /// Chooses a piece below the board, then one of its moves in the private answer.
    async fn choose_of_piece(&self, board: Said, mover: Person, piece: &Control) -> u64 {
        let (world, room) = (&self.hall.world, self.hall.room);
        let newest = |messages: Vec<Message>| messages.last().map(|message| message.id);
        let before = newest(world.private(room, mover));
        self.press(board, mover, piece);
        world
            .until("the moves of the piece", |world| {
                newest(world.private(room, mover)) > before
            })
            .await;
        let list = newest(world.private(room, mover)).expect("just seen");
        let moves = self.moves(list);
        let chosen = &moves[self.taps % moves.len()];
        assert_eq!(kind(chosen), Some('m'), "the second tap plays: {chosen:?}");
        self.press(list, mover, chosen)
    }

    /// Waits until everybody sees the move that was played.
    async fn until_played(&mut self, before: &Message) {
        let room = self.hall.room;
        let (id, edits) = (before.id, before.edits);
        self.hall
            .world
            .until(&format!("the board after {} taps", self.taps), |world| {
                world
                    .last_of_bot(room)
                    .is_some_and(|last| last.id > id || last.edits > edits)
            })
            .await;
        let now = self.board();
        if now.id > id
            && let Some(called) = now.rings.first()
        {
            self.on_turn = Person(*called);
        }
    }

    /// Somebody presses a control that is out of date, or one that only the other person may press. Only the person who pressed gets an
    /// answer.
    async fn press_in_vain(&self) {
        let (world, room) = (&self.hall.world, self.hall.room);
        let board = self.board();
        for (person, said) in [(self.on_turn, self.first_board), (self.other(), board.id)] {
            let Some(control) = self
                .moves(said)
                .into_iter()
                .find(|one| kind(one) == Some('m'))
            else {
                continue;
            };
            if said == board.id && person == self.on_turn {
                continue;
            }
            let before = world.private(room, person).len();
            self.press(said, person, &control);
            let told = world.until_private(room, person, before + 1).await;
            let words = match person == self.hall.anna {
                true => ["starší pozici", "na tahu", "tahu"],
                false => ["posizione precedente", "tocca", "turno"],
            };
            assert!(
                words.iter().any(|word| told.text.contains(word)),
                "{}",
                told.text
            );
        }
        let after = self.board();
        assert_eq!(
            (after.id, after.edits),
            (board.id, board.edits),
            "nothing has changed"
        );
    }

    /// Causes the fault with this number. Some faults also press a control.
    async fn trouble(&mut self, which: usize) {
        let world = self.hall.world.clone();
        let limited = |global| Fault::Limited {
            after: Duration::from_millis(40),
            global,
        };
        match which {
            0 => world.fail_next(Call::Post, Fault::After(502)),
            1 => world.fail_next(Call::Respond, Fault::Before(503)),
            2 => world.fail_next(Call::Respond, Fault::After(500)),
            3 => world.fail_next(Call::Post, limited(false)),
            4 => world.fail_next(Call::Edit, limited(true)),
            5 => self.press_in_vain().await,
            6 => self.cut_the_line().await,
            7 => self.kill_between().await,
            8 => self.kill_while_posting(Fault::After(500)).await,
            9 => self.press_in_vain().await,
            10 => self.kill_while_posting(Fault::Before(503)).await,
            11 => world.fail_next(Call::FollowUp, Fault::Before(502)),
            _ => world.fail_next(Call::Original, limited(false)),
        }
    }

    async fn cut_the_line(&self) {
        let resumes = self.hall.world.resumes();
        self.hall.world.rewind(3);
        self.hall.world.drop_connection();
        self.hall
            .world
            .until("a resume", |world| world.resumes() > resumes)
            .await;
    }

    async fn kill_between(&mut self) {
        let world = self.hall.world.clone();
        self.hall
            .program
            .take()
            .expect("it runs")
            .kill(&world)
            .await;
        world.open_interactions_fail();
        self.hall.program = Some(start(&self.hall).await);
    }

    /// The program is killed while it does not know whether its message was sent.
    async fn kill_while_posting(&mut self, fault: Fault) {
        let world = self.hall.world.clone();
        let calls = world.calls(Call::Post) + world.calls(Call::Edit);
        let board = self.board();
        let moves = self.moves(board.id);
        let Some(chosen) = moves.iter().find(|one| kind(one) == Some('m')).cloned() else {
            return;
        };
        world.fail_next(Call::Post, fault);
        world.fail_next(Call::Edit, fault);
        self.taps += 1;
        self.press(board.id, self.on_turn, &chosen);
        world
            .until("a request meets the fault", |world| {
                world.calls(Call::Post) + world.calls(Call::Edit) > calls
            })
            .await;
        world.clear_faults();
        self.kill_between().await;
        self.until_played(&board).await;
    }

    /// Plays to the end, with a fault every few taps.
    async fn play(mut self) {
        let mut trouble = 0;
        while self.taps < LONGEST && self.tap().await {
            if self.taps.is_multiple_of(4) {
                self.trouble(trouble % 13).await;
                trouble += 1;
            }
        }
        self.hall.world.clear_faults();
        if !self.moves(self.board().id).is_empty() {
            self.give_up().await;
        }
        let record = self.hall.ask(self.hall.bela, "export", &[]).await;
        assert!(record.text.contains("lusoria-record"), "{}", record.text);
        assert!(trouble >= 8, "{trouble} troubles in {} taps", self.taps);
        let said = self.hall.world.bot_says(self.hall.room);
        let nonces: std::collections::HashSet<_> =
            said.iter().map(|message| &message.nonce).collect();
        assert_eq!(nonces.len(), said.len(), "each message once");
        self.hall.close().await;
    }

    /// Resigns with a slash command. The command names the game, so the bot asks no question.
    async fn give_up(&mut self) {
        let board = self.board();
        let number = [("number", json!(1))];
        self.hall
            .world
            .slash(self.hall.room, self.on_turn, "yield", &number);
        self.until_played(&board).await;
    }
}

async fn start(hall: &Hall) -> Program {
    let settings = Config {
        limits: Limits::none(),
        ..config(hall.folder.path())
    };
    Program::with(&hall.world, settings).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quick_game_is_played_with_taps_whatever_happens() {
    Game::open("quick").await.play().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_tablut_is_played_with_two_taps_a_move_whatever_happens() {
    Game::open("tablut").await.play().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_selus_is_played_with_taps_whatever_happens() {
    Game::open("selus").await.play().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_is_answered_by_the_person_whom_it_was_put_to_and_once() {
    let hall = Hall::open().await;
    let opened = hall.begin("tablut").await;
    // Pressing `Abort` below the board first asks a question.
    hall.world.press(opened.id, hall.anna, "Abort");
    let question = hall.world.until_private(hall.room, hall.anna, 1).await;
    let (yes, _) = (hall.world.control(question.id, "Ano").expect("yes"), 0);
    // Bela gets a question of her own. Her answer to Anna's question does not count.
    hall.world.press(opened.id, hall.bela, "Abort");
    let other = hall.world.until_private(hall.room, hall.bela, 1).await;
    hall.world.press_id(other.id, hall.bela, &yes.0, None);
    hall.world
        .until("a refusal", |world| {
            world
                .private(hall.room, hall.bela)
                .iter()
                .any(|one| one.text.contains("non è più aperta"))
        })
        .await;
    assert_eq!(hall.world.bot_says(hall.room).len(), 1, "the game goes on");
    let pressed = hall.world.press(question.id, hall.anna, "Ano");
    hall.world.repeats(pressed);
    hall.world.until_said(hall.room, 2).await;
    let over = hall.world.last_of_bot(hall.room).expect("an ending");
    assert!(over.text.contains("#1"), "{}", over.text);
    hall.close().await;
}

/// The position after the takeback and another move has the same number of plies. But the old board's controls belong to the move that
/// was taken back.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_below_a_board_that_was_taken_back_changes_nothing() {
    let hall = Hall::open().await;
    hall.begin("tablut").await;
    let (world, room) = (&hall.world, hall.room);
    let play = |command, given: &'static str| {
        let options = [("move", json!(given))];
        let options = if given.is_empty() { &[][..] } else { &options };
        world.slash(room, hall.anna, command, options)
    };
    play("move", "e4-b4");
    world.until_said(room, 2).await;
    let taken_back = world.last_of_bot(room).expect("a board");
    play("undo", "");
    world.until_said(room, 3).await;
    play("move", "e4-c4");
    world.until_said(room, 4).await;
    let board = world.last_of_bot(room).expect("a board");
    for (said, refused) in [(taken_back.id, true), (board.id, false)] {
        let controls = world.controls(said);
        let (_, custom, value) = controls.iter().find(picks_a_move).expect("a move");
        let before = world.private(room, hall.bela).len();
        world.press_id(said, hall.bela, custom, value.as_deref());
        let told = world.until_private(room, hall.bela, before + 1).await;
        let is_refused = told.text.contains("posizione precedente");
        assert_eq!(is_refused, refused, "{}", told.text);
    }
    hall.close().await;
}
