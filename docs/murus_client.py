"""A player of Murus Gallicus that moves at random, written from the assignment's page with nothing but sockets.

    python3 murus_client.py HOST PORT [SEED]

It plays one game: connects, is told its colour, and answers each YOUR_TURN with a MOVE. Begin your own player by writing another choose().
"""

import random
import socket
import sys

ROWS, COLUMNS = "ABCDEFG", "12345678"
STEPS = {"N": (-1, 0), "NE": (-1, 1), "E": (0, 1), "SE": (1, 1), "S": (1, 0), "SW": (1, -1), "W": (0, -1), "NW": (-1, -1)}


class Board:
    """What stands where: the colour and the number of stones of each cell that is not empty; 1 is a wall, 2 is a tower."""

    def __init__(self):
        self.cells = {("A", c): ("black", 2) for c in COLUMNS} | {("G", c): ("white", 2) for c in COLUMNS}

    def next_cell(self, cell, direction):
        row = ROWS.index(cell[0]) + STEPS[direction][0]
        column = COLUMNS.index(cell[1]) + STEPS[direction][1]
        if row in range(len(ROWS)) and column in range(len(COLUMNS)):
            return ROWS[row], COLUMNS[column]
        return None

    def free(self, cell, colour):
        """Whether a stone of this colour may be put here: the cell is empty or holds a wall of its own."""
        return cell is not None and self.cells.get(cell, (colour, 1)) == (colour, 1)

    def moves(self, colour):
        enemy = "black" if colour == "white" else "white"
        for cell, stones in sorted(self.cells.items()):
            for direction in STEPS if stones == (colour, 2) else ():
                one = self.next_cell(cell, direction)
                two = one and self.next_cell(one, direction)
                sacrifice = one is not None and self.cells.get(one) == (enemy, 1)
                if sacrifice or (self.free(one, colour) and self.free(two, colour)):
                    yield f"{cell[0]}{cell[1]},{direction}"

    def play(self, move):
        start, direction = move.split(",")
        cell = (start[0], start[1])
        colour, _ = self.cells.pop(cell)
        one = self.next_cell(cell, direction)
        if one in self.cells and self.cells[one][0] != colour:
            del self.cells[one]
            self.cells[cell] = (colour, 1)
            return
        for target in (one, self.next_cell(one, direction)):
            _, stones = self.cells.get(target, (colour, 0))
            self.cells[target] = (colour, stones + 1)


def choose(board, colour, chance):
    return chance.choice(list(board.moves(colour)))


def main():
    host, port = sys.argv[1], int(sys.argv[2])
    chance = random.Random(sys.argv[3] if len(sys.argv) > 3 else None)
    board, colour, move = Board(), None, None
    with socket.create_connection((host, port)) as connection, connection.makefile("rw", newline="\n") as lines:
        for line in lines:
            word, _, rest = line.strip().partition(" ")
            if word == "WELCOME":
                colour = rest.lower()
            elif word == "YOUR_TURN":
                move = choose(board, colour, chance)
                print(f"MOVE {move}", file=lines, flush=True)
            elif word == "VALID_MOVE":
                board.play(move)
            elif word == "OPPONENT_MOVE":
                board.play(rest)
            elif word in ("VICTORY", "TIE", "DEFEAT"):
                print(word)
                return


main()
