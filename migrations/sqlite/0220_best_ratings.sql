-- The best ratings of a game, for `top`, are read in their order, however many people have one.
create index rating_best on rating (scope, game, kind, value desc, account);
