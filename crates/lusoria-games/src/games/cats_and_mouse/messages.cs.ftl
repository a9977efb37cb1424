# Kočky a myš: jedna věta na každý fakt hry. Co tah udělal, stojí za jménem hráče jako část jedné věty:
# `anna: myš běží z d1 na c2`. $who a $by jsou čísla koček, 0 je myš; pole se píšou jako v šachu.

## Co tah udělal

cats_and_mouse-started = myš začíná na { $square }
cats_and_mouse-mouse-moved = myš běží z { $from } na { $to }
cats_and_mouse-cat-moved = kočka { $cat } jde z { $from } na { $to }
cats_and_mouse-home = a je doma
cats_and_mouse-past = a myš je za všemi kočkami: teď už ji žádná nechytí
cats_and_mouse-trapped = a myš je v pasti
cats_and_mouse-stuck = a žádná kočka už nemá kam jít

## Proč je tah odmítnut

cats_and_mouse-syntax =
    { $word ->
        [start] Myš si nejdřív vybere pole, `začátek b1`, `začátek d1`, `začátek f1` nebo `začátek h1`, anebo rovnou vyběhne z d1: `7` nebo `9`.
        [mouse] Myš běhá pokyny `7` (vpřed vlevo), `9` (vpřed vpravo), `1` (vzad vlevo) a `3` (vzad vpravo).
       *[cats] Kočka táhne svým číslem a k němu `1` vlevo nebo `2` vpravo: `21` je kočka 2 vlevo. Nebo jedním písmenem: `a` `s` `d` `f` `j` `k` `l` `;` (místo středníku i ů). Nebo poli: `c8-d7`.
    }
    .rule = Jak se píšou tahy
cats_and_mouse-bad-start = Na { $square } myš začít nemůže. Začíná na b1, d1, f1 nebo h1.
    .rule = Myš
cats_and_mouse-already-started = Myš už vyběhla: stojí na { $square }.
    .rule = Myš
cats_and_mouse-only-up = Z řady 1 může myš jen vpřed: `7` nebo `9`.
    .rule = Myš
cats_and_mouse-start-first = Myš ještě není na desce. Nejdřív ji tam postav: `začátek d1`.
    .rule = Myš
cats_and_mouse-mouse-to-move = Kočky musí počkat: na tahu je myš, pokyny `7`, `9`, `1` nebo `3`.
    .rule = Tah po tahu
cats_and_mouse-cats-to-move = Myš musí počkat: teď táhne jedna z koček.
    .rule = Tah po tahu
cats_and_mouse-mouse-step = Myš jde z { $from } o jedno pole šikmo, na volné pole: { $squares }.
    .rule = Tah po tahu
cats_and_mouse-cat-step = Kočka jde o jedno pole šikmo k řadě 1, na volné pole: { $squares }.
    .rule = Kočky
cats_and_mouse-off-board =
    { $who ->
        [0] Tudy by myš z { $from } vyběhla z desky.
       *[other] Tudy by kočka { $who } z { $from } spadla z desky.
    }
    .rule = Hrací deska
cats_and_mouse-occupied =
    { $who ->
        [0] Myš nemůže z { $from } na { $to }: sedí tam kočka { $by }.
       *[other] Kočka { $who } nemůže z { $from } na { $to }: { $by ->
            [0] je tam myš
           *[other] sedí tam kočka { $by }
        } a vyhazovat se nesmí.
    }
    .rule = Tah po tahu
cats_and_mouse-game-over = Hra skončila.
    .rule = Konec hry

## Proč se odtud hrát nedá

cats_and_mouse-law-dark = Na tmavém poli nesmí nikdo stát: { $squares }.
    .rule = Hrací deska
cats_and_mouse-law-shared = Na { $squares } je moc těsno. Na jedno pole se vejde jen jeden.
    .rule = Hrací deska
cats_and_mouse-law-cats-missing =
    { $count ->
        [one] Kočka { $cats } chybí. Na honičku jsou potřeba všechny čtyři.
       *[other] Chybí kočky { $cats }. Na honičku jsou potřeba všechny čtyři.
    }
    .rule = Hrací deska
cats_and_mouse-law-mouse-missing = Myš chybí. Mimo desku smí být jen před prvním tahem, dokud kočky stojí na a8, c8, e8 a g8.
    .rule = Myš

## Hra

cats_and_mouse-name = Kočky a myš
cats_and_mouse-side-first = myš
cats_and_mouse-side-second = kočky
cats_and_mouse-about = čtyři kočky honí po šachovnici jednu myš: `{ $prefix }nová kočky @jméno`

## Pod deskou

cats_and_mouse-choose = Myš si může nejdřív vybrat, kde začne: `začátek b1`, `začátek d1`, `začátek f1` nebo `začátek h1`. Jinak vyběhne z d1: `7` nahoru vlevo, `9` nahoru vpravo.
cats_and_mouse-mouse-keys = `7` je krok nahoru vlevo, `9` nahoru vpravo.
cats_and_mouse-cat-keys = `21` je kočka 2 vlevo, `22` vpravo.

## Deska slovy

cats_and_mouse-own-mouse = Jsi myš a stojíš na { $square }.
cats_and_mouse-their-mouse = Myš stojí na { $square }.
cats_and_mouse-exits =
    { $count ->
        [0] Nikam se odtud nedá utéct.
       *[other] Odtud { $own ->
            [1] můžeš
           *[other] může
        } na { $squares }.
    }
cats_and_mouse-own-cats = Tvoje kočky: 1 na { $one }, 2 na { $two }, 3 na { $three }, 4 na { $four }.
cats_and_mouse-their-cats = Kočka 1 stojí na { $one }, kočka 2 na { $two }, kočka 3 na { $three }, kočka 4 na { $four }.

## Volby v nadpisu

cats_and_mouse-option-start = myš na { $value }
cats_and_mouse-option-view = deska se neotáčí
cats_and_mouse-option-shortcut = stačí být za kočkami
