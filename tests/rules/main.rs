//! The rules layer as a whole: the contract every game keeps, the games' own rules, the dice, the catalogue.

mod vectors;
