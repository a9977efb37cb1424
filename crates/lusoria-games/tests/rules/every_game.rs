//! The games in the tests of the contract (`contract.rs`): for each game, the options and texts that are tried.

use crate::contract::contract_tests;
use lusoria_games::games::afrika::Afrika;
use lusoria_games::games::cats_and_mouse::CatsAndMouse;
use lusoria_games::games::gabata::Gabata;
use lusoria_games::games::murus_gallicus::MurusGallicus;
use lusoria_games::games::ohojitxi::Ohojitxi;
use lusoria_games::games::selus::Selus;
use lusoria_games::games::tablut::Tablut;
use lusoria_games::games::tchuka_ruma::TchukaRuma;
use lusoria_games::games::xii_scripta::XiiScripta;

contract_tests! {
    xii_scripta: XiiScripta {
        options: [
            "",
            "pieces=3",
            "pieces=3,strict=true,bag=1",
            "pieces=2,need_all=false,dice=hand,autopass=off",
            "pieces=3,bearoff=distance,dice=plain",
        ],
        malformed: ["place", "place seven", "move 3", "move x 1", "take 2 2", "pass 3", "roll 1 2", "roll 7 1 1"],
        conserved: crate::xii_scripta::pieces_are_conserved,
        garbage: [
            "(place|move|take|pass|roll|vlo\u{17e}it|vloz\u{30c}it|ход|[0-9]{1,3}|[-:,;=/.]| |🎲|e\u{301}\u{302}){0,12}",
            "[0-9]{1,2}=[0-9]{1,3};[0-9]{1,3};[0-9];[0-9]/-;15;0;0/[-0-9]{1,5}/[0-9.,]{0,24}/I{1,2}",
        ],
        playthrough: "pieces=3",
    },
    cats_and_mouse: CatsAndMouse {
        options: ["", "start=b1", "view=fixed", "shortcut=true", "start=h1,shortcut=true", "start=f1", "start=d1"],
        malformed: ["5", "13", "start", "start e4", "c1"],
        conserved: crate::cats_and_mouse::pieces_are_conserved,
        garbage: [
            "(start|[0-9]|[asdfjkl;]|\u{16f}|u\u{30a}|[a-i][0-9]|[:,/]| |🎲|e\u{301}\u{302}){0,6}",
            "([a-h][1-8],){3}[a-h][1-8]/([a-h][1-8]|-)/[mc]",
        ],
        playthrough: "",
        laws: ["a8,c8,e8,g8/c1/m", "a8,c8,e8,e8/d1/m", "-,c8,e8,g8/d1/m", "a8,c8,e8,g8/-/c"],
    },
    tablut: Tablut {
        options: ["", "king=custodial", "camp_tips=immune", "repetition=3", "king=custodial,camp_tips=immune,repetition=off"],
        malformed: ["e4", "e4-j4", "e4 f4 g4", "e4-e10"],
        conserved: crate::tablut::soldiers_are_conserved,
        garbage: [
            "[A-Ia-i][1-9][- ,]?[a-i][1-9]",
            "e[1-9]-e[1-9]",
            "[a-i]5-[a-i]5",
            "[a-i]1-[a-i]1",
            "([a-kа-е][0-9]{0,2}|[-:,>–→]| |🎲|e\u{301}){0,6}",
            "[OWBKT.]{80,82}[WBD]{0,2}",
            "([OWBKT]{9}\n){9}-\n[WB]",
            "\\{\"board\":\\[(\\[(\"(EMPTY|KING)\",){8}\"THRONE\"\\],?){9}\\]\\}",
        ],
        playthrough: "king=custodial",
        laws: [
            "OOOOOOOOOOOOOOOOOOOOWOOOOOOOOOOOOOOOOOOOTOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOBOOOOW",
            "OOOWOOOOOOOOOOOOOOOOOOOOOOOOOOKOOOOOOOOOTOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOBOOOOW",
            "OOOOOOOOOOOOOOOOOOOOWOOOOOOOOOOOOOOOKOOOTOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOBOOOOW",
            "OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOKOOOOOOOOOWOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOBOOOOW",
            "OOOOOOOOOOWWWOWWWOOWWWOOOOOOOOKOOOOOOOOOTOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOBOOOOW",
            "OBBOOOOOOOBBBOBBBOOBWBOBBBOOOOKOOOOOOOOOTOOOOOOOOOOOOOOBBBBOOOOOOOOOOOOOOOOOOOOOOW",
            "OOOOOOOOOKOOOOOOOOOOWOOOOOOOOOOOOOOOOOOOTOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOBOOOOW",
            "OOOOOOOOOOOOOOOOOOOOWOOOOOOOOOKOOOOOOOOOTOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOBOOOOWW",
            "OOOOOOOOOOOOOOOOOOOOWOOOOOOOOOKOOOOOOOOOTOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOBOOOOBW",
        ],
    },
    murus_gallicus: MurusGallicus {
        options: ["", "escape", "max_moves=4", "max_moves=off", "escape,max_moves=off", "max_moves=1000"],
        malformed: ["G4,X", "g4 nn", "e2 e4", "h4 n", "G9,NE", "d4"],
        conserved: crate::murus_gallicus::both_players_lose_stones_alike,
        garbage: [
            "[a-hA-H][0-9]{1,2}([-,;:> ]{0,3})([nsewNSEW]{0,3}|north-?east|s\u{11b}ver|sever|\u{441}\u{432}|🎲)",
            "[.wWbB]{55,58}[WB]?",
        ],
        playthrough: "",
        laws: [
            "BBBBBBBB..............w.........................WWWWWWWWW",
            "BBBBBBBBb.......................................WWWWWWWWW",
            "BBBBBBBw.........................................WWWWWWWW",
        ],
    },
    tchuka_ruma: TchukaRuma {
        options: ["", "pits=2,stones=4", "pits=10,stones=6,origin=occupied", "stones=3"],
        malformed: ["c3", "bad", "ruma"],
        conserved: crate::tchuka_ruma::stones_are_conserved,
        garbage: ["([a-k]|[0-9]{1,2}|ruma|[, >:-]|č|\u{30c}){0,12}", "[0-9]{1,3}(,[0-9]{1,2}){3,4}/[0-9]{1,2}(/lost|/won)?"],
        playthrough: "stones=6,origin=occupied",
    },
    ohojitxi: Ohojitxi {
        options: ["limit=100", "pits=8,limit=60", "target=free,limit=60", ""],
        malformed: ["3c", "c >", "c 3 4"],
        conserved: crate::ohojitxi::stones_are_conserved,
        garbage: [
            "([a-i]|[0-9]{1,3}|[> ,:-]|č|\u{30c}){0,6}",
            "[0-9]{1,2}(,[0-9]{1,2}){5}/[0-9]{1,3}(,[0-9]{1,2}){5,7}/[snx]/[-0-7],[-0-7]",
        ],
        playthrough: "limit=60",
        laws: [
            "4,4,4,4,4,4/4,4,4,4,4,5/s/-,-",
            "0,0,0,0,0,0/0,0,0,0,0,0/s/-,-",
            "0,0,0,0,0,0/8,8,8,8,8,4/n/-,-",
            "8,8,8,8,8,4/0,0,0,0,0,0/s/-,-",
            "0,0,0,0,0,0/8,8,8,8,8,3/s/-,-",
        ],
    },
    afrika: Afrika {
        options: ["", "pie=true", "misere=true", "komi=2.5", "komi=0.5,playout", "playout,skip_start=off"],
        malformed: ["9", "c3", "c d", "pit", "pit x", "в", "pass"],
        conserved: crate::afrika::stones_are_conserved,
        garbage: [
            "(pit|jamka|d\u{16f}lek|лунка|swap|v\u{fd}me\u{30c}na|обмен|pass|[a-h]|[0-9]{1,3}|[-:,;>/.]| |č|🎲){0,6}",
            "([0-9]{1,3},){7}[0-9]{1,3}/([0-9]{1,2},){7}[0-9]{1,2}/[0-9]{1,3},[0-9]{1,3}/[sn](/open|/swapped)?",
        ],
        playthrough: "",
        laws: [
            "8,8,8,8,8,8,8,8/8,8,8,8,8,8,8,8/0,1/s",
            "8,8,8,8,8,8,8,8/8,8,8,8,8,8,8,8/0,0/s/open",
            "8,8,8,8,8,8,8,8/8,8,8,8,8,8,8,8/0,0/s/swapped",
            "8,8,8,8,0,9,9,9/9,9,9,9,9,8,8,8/0,0/n/open",
        ],
    },
    gabata: Gabata {
        options: [
            "",
            "rounds=4",
            "rounds=match,redeal=mirror,zero=a",
            "zero=sequential,rounds=3,capture=own_pit",
            "zero=none,serial=off,rounds=3,endless=illegal",
            "zero=random,rounds=3",
            "zero=each",
        ],
        malformed: ["zero", "zero j", "10", "pass"],
        conserved: crate::gabata::stones_are_conserved,
        garbage: [
            "(zero|nula|nulty\u{301}|ноль|pass|[a-i]|[0-9]{1,2}|[-:,/]| |🌱|e\u{301}){0,6}",
            "[0-9]{1,3}(,[0-9]){8}/3,3,3,3,3,3,3,3,3/[0-9]{1,3},[0-9]{1,2}/[sn](/[sn]/[0-9]/[-a-j],[-a-j](/[0-9]{1,3},[0-9]{1,2})?)?",
        ],
        playthrough: "",
        scenes: [
            ("", crate::gabata::ENDLESS, "b"),
            ("endless=illegal", crate::gabata::ENDLESS, "b"),
            // One of the two openings that lead to a draw.
            (
                "",
                "3,3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,3,3/0,0/s",
                "zero:b zero:i",
            ),
            ("", "1,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0/26,27/s/s/1/a,a", "a"),
        ],
        laws: [
            "3,3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,3,3/1,0/s",
            "3,3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,3,3/0,0/n",
            "0,3,3,3,3,3,3,3,6/3,3,3,3,3,3,3,3,3/0,0/n/s/1/a,-",
            "0,0,0,0,0,0,0,0,0/3,3,3,3,3,3,3,3,3/27,0/s/s/1/a,a",
            "zero=random 9,0,9,0,0,0,0,0,9/0,9,0,9,0,0,0,9,0/0,0/s",
        ],
    },
    selus: Selus {
        options: [
            "",
            "wegue=weak,rounds=3",
            "rounds=9",
            "empty=take,ayemi=2",
            "puzzle",
        ],
        malformed: ["10", "pass"],
        conserved: crate::selus::stones_are_conserved,
        garbage: [
            "(pass|пас|[a-i]|[0-9]{1,2}|[-:,/]| |🌱|e\u{301}){0,6}",
            "[0-9]{1,3}[sn]?(,[0-9][sn]?){8}/3,3,3,3s,3,3,3,3,3/[0-9]{1,3},[0-9]{1,2}/[sn]/[01]{2}(/[sn]/[0-9](/[0-9]{1,3},[0-9]{1,2})?)?",
        ],
        playthrough: "",
        scenes: [
            ("", crate::selus::ENDLESS, "b"),
            ("", "5n,0,0,0,0,0,0,0,10/1,0,0,0,0,0,0,0,0/18,20/s/11", "i"),
            ("wegue=weak", "1,1n,1,0,0,0,0,0,0/5,0,0,0,0,0,0,0,0/20,26/s/11", "a"),
            ("", "1,5s,0,0,0,0,0,0,0/5n,0,4s,0,0,0,0,0,0/17,22/s/11", "a"),
        ],
        laws: [
            "3,3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,3,3/1,0/s/00",
            "3s,0,0,0,0,0,0,0,0/3,0,0,0,0,0,0,0,0/24,24/s/11",
        ],
    },
}
