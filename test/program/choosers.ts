import type { ProgramLanguage } from '../../src/program/index.ts';

/** A right program whose search has a function beside it that chooses the moves. */
export interface ChooserProgram {
  readonly kind: string;
  readonly language: ProgramLanguage;
  readonly source: string;
  /** The function that chooses. */
  readonly name: string;
  /** Its mistakes, each as the text that replaces another one; the last. */
  readonly mistakes: Readonly<Record<string, readonly [right: string, wrong: string]>>;
  /** Mistakes whose line is certain, by the text of that line. */
  readonly certain?: readonly string[];
}

const pythonRules = `LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def won(board, mark):
    return any(board[a] == board[b] == board[c] == mark for a, b, c in LINES)


`;

/** The board is given; X is MAX. */
const pythonSearch = `${pythonRules}def minimax(board, is_max):
    if won(board, "X"):
        return 1
    if won(board, "O"):
        return -1
    if " " not in board:
        return 0
    values = []
    for i in range(9):
        if board[i] == " ":
            board[i] = "X" if is_max else "O"
            values.append(minimax(board, not is_max))
            board[i] = " "
    return max(values) if is_max else min(values)


`;

const javascriptRules = `const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
function won(board, mark) {
  return lines.some((line) => line.every((i) => board[i] === mark));
}
`;

export const chooserPrograms: readonly ChooserProgram[] = [
  {
    kind: 'global list, writes into it, O moves second',
    language: 'python',
    name: 'computer_move',
    source: `board = [" " for _ in range(9)]
player = "X"
computer = "O"

def check_win(mark):
    wins = [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]
    for a, b, c in wins:
        if board[a] == board[b] == board[c] == mark:
            return True
    return False

def minimax(is_maximizing):
    if check_win(computer):
        return 1
    if check_win(player):
        return -1
    if " " not in board:
        return 0
    if is_maximizing:
        best_score = -1000
        for i in range(9):
            if board[i] == " ":
                board[i] = computer
                score = minimax(False)
                board[i] = " "
                best_score = max(score, best_score)
        return best_score
    best_score = 1000
    for i in range(9):
        if board[i] == " ":
            board[i] = player
            score = minimax(True)
            board[i] = " "
            best_score = min(score, best_score)
    return best_score

def computer_move():
    best = -1000
    best_move = 0
    for i in range(9):
        if board[i] == " ":
            board[i] = computer
            worth = minimax(False)
            board[i] = " "
            if worth > best:
                best = worth
                best_move = i
    board[best_move] = computer

while True:
    pos = int(input("Where? "))
    board[pos] = player
    computer_move()
`,
    mistakes: {
      'asks for its own move again': ['worth = minimax(False)', 'worth = minimax(True)'],
      'takes the smallest': ['best = -1000\n    best_move = 0', 'best = 1000\n    best_move = 0'],
      'starts at zero': ['best = -1000\n    best_move', 'best = 0\n    best_move'],
      'keeps the last': ['if worth > best:', 'if worth >= -1:'],
      'tries moves of the other side': [
        'board[i] = computer\n            worth',
        'board[i] = player\n            worth',
      ],
    },
    certain: ['worth = minimax(True)'],
  },
  {
    kind: 'global rows, returns nothing',
    language: 'python',
    name: 'ai_turn',
    source: `board = [["", "", ""], ["", "", ""], ["", "", ""]]

def winner():
    for i in range(3):
        if board[i][0] == board[i][1] == board[i][2] != "":
            return board[i][0]
        if board[0][i] == board[1][i] == board[2][i] != "":
            return board[0][i]
    if board[0][0] == board[1][1] == board[2][2] != "":
        return board[1][1]
    if board[0][2] == board[1][1] == board[2][0] != "":
        return board[1][1]
    return None

def full():
    return all(cell != "" for row in board for cell in row)

def minimax(depth, maximizing):
    won = winner()
    if won == "O":
        return 10 - depth
    if won == "X":
        return depth - 10
    if full():
        return 0
    scores = []
    for r in range(3):
        for c in range(3):
            if board[r][c] == "":
                board[r][c] = "O" if maximizing else "X"
                scores.append(minimax(depth + 1, not maximizing))
                board[r][c] = ""
    return max(scores) if maximizing else min(scores)

def ai_turn():
    best = -100
    move = None
    for r in range(3):
        for c in range(3):
            if board[r][c] == "":
                board[r][c] = "O"
                value = minimax(0, False)
                board[r][c] = ""
                if value > best:
                    best = value
                    move = (r, c)
    board[move[0]][move[1]] = "O"
`,
    mistakes: {
      'asks for its own move again': ['value = minimax(0, False)', 'value = minimax(0, True)'],
      'forgets to take it back': [
        'value = minimax(0, False)\n                board[r][c] = ""\n',
        'value = minimax(0, False)\n',
      ],
      'tries moves of the other side': ['"O"\n                value', '"X"\n                value'],
    },
    certain: ['value = minimax(0, True)'],
  },
  {
    kind: 'given list, returns an index',
    language: 'python',
    name: 'pick',
    source: `${pythonSearch}def pick(board, mark):
    is_x = mark == "X"
    best = -2 if is_x else 2
    chosen = -1
    for i in range(9):
        if board[i] == " ":
            board[i] = mark
            value = minimax(board, not is_x)
            board[i] = " "
            if (is_x and value > best) or (not is_x and value < best):
                best = value
                chosen = i
    return chosen
`,
    mistakes: {
      'asks for its own move again': ['value = minimax(board, not is_x)', 'value = minimax(board, is_x)'],
      'looks before it moves': [
        '            board[i] = mark\n            value = minimax(board, not is_x)\n',
        '            value = minimax(board, not is_x)\n            board[i] = mark\n',
      ],
    },
    certain: ['value = minimax(board, is_x)'],
  },
  {
    kind: 'given list, returns a new board',
    language: 'python',
    name: 'respond',
    source: `${pythonSearch}def respond(board):
    options = []
    for i in range(9):
        if board[i] == " ":
            after = board[:]
            after[i] = "X"
            options.append((minimax(after, False), i))
    top = max(options, key=lambda option: option[0])
    after = board[:]
    after[top[1]] = "X"
    return after
`,
    mistakes: {
      'takes the smallest': ['top = max(', 'top = min('],
      'asks for its own move again': ['minimax(after, False), i', 'minimax(after, True), i'],
    },
    certain: ['minimax(after, True), i'],
  },
  {
    kind: 'search returns a score and a move',
    language: 'python',
    name: 'reply',
    source: `${pythonRules}def minimax(board, is_max):
    if won(board, "X"):
        return 1, None
    if won(board, "O"):
        return -1, None
    if " " not in board:
        return 0, None
    found = None
    for i in range(9):
        if board[i] == " ":
            board[i] = "X" if is_max else "O"
            score = minimax(board, not is_max)[0]
            board[i] = " "
            if found is None or (score > found[0] if is_max else score < found[0]):
                found = (score, i)
    return found


def reply(board):
    best, move = -5, None
    for i in range(9):
        if board[i] == " ":
            board[i] = "X"
            score = minimax(board, False)[0]
            board[i] = " "
            if score > best:
                best, move = score, i
    return move
`,
    mistakes: {
      'asks for its own move again': ['score = minimax(board, False)[0]', 'score = minimax(board, True)[0]'],
      'takes the smallest': ['if score > best:', 'if best == -5 or score < best:'],
    },
    certain: ['score = minimax(board, True)[0]'],
  },
  {
    kind: 'class with methods',
    language: 'python',
    name: 'make_move',
    source: `class TicTacToe:
    def __init__(self):
        self.board = [" "] * 9

    def won(self, mark):
        lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
        return any(all(self.board[i] == mark for i in line) for line in lines)

    def minimax(self, is_max):
        if self.won("O"):
            return 1
        if self.won("X"):
            return -1
        if " " not in self.board:
            return 0
        scores = []
        for i in range(9):
            if self.board[i] == " ":
                self.board[i] = "O" if is_max else "X"
                scores.append(self.minimax(not is_max))
                self.board[i] = " "
        return max(scores) if is_max else min(scores)

    def make_move(self):
        best, at = -2, None
        for i in range(9):
            if self.board[i] == " ":
                self.board[i] = "O"
                score = self.minimax(False)
                self.board[i] = " "
                if score > best:
                    best, at = score, i
        self.board[at] = "O"
`,
    mistakes: {
      'asks for its own move again': ['score = self.minimax(False)', 'score = self.minimax(True)'],
      'takes the smallest': ['if score > best:', 'if best == -2 or score < best:'],
      'tries moves of the other side': ['"O"\n                score', '"X"\n                score'],
    },
    certain: ['score = self.minimax(True)'],
  },
  {
    kind: 'class whose method returns a move',
    language: 'python',
    name: 'choose_for',
    source: `class Player:
    def winner(self, board):
        for a, b, c in [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]:
            if board[a] != " " and board[a] == board[b] == board[c]:
                return board[a]
        return None

    def minimax(self, board, turn):
        won = self.winner(board)
        if won:
            return 1 if won == "X" else -1
        if " " not in board:
            return 0
        other = "O" if turn == "X" else "X"
        scores = []
        for i in range(9):
            if board[i] == " ":
                board[i] = turn
                scores.append(self.minimax(board, other))
                board[i] = " "
        return max(scores) if turn == "X" else min(scores)

    def choose_for(self, board, turn):
        other = "O" if turn == "X" else "X"
        sign = 1 if turn == "X" else -1
        best, at = -9, None
        for i in range(9):
            if board[i] == " ":
                board[i] = turn
                score = sign * self.minimax(board, other)
                board[i] = " "
                if score > best:
                    best, at = score, i
        return at
`,
    mistakes: {
      'forgets the sign': ['sign = 1 if turn == "X" else -1', 'sign = -1'],
      'asks for its own move again': [
        'sign * self.minimax(board, other)',
        'sign * self.minimax(board, turn)',
      ],
    },
    certain: ['sign * self.minimax(board, turn)'],
  },
  {
    kind: 'global array of a page',
    language: 'javascript',
    name: 'aiMove',
    source: `let board = ['', '', '', '', '', '', '', '', ''];
${javascriptRules}
function minimax(isMaximizing) {
  if (won(board, 'O')) return 1;
  if (won(board, 'X')) return -1;
  if (!board.includes('')) return 0;
  let best = isMaximizing ? -Infinity : Infinity;
  for (let i = 0; i < 9; i++) {
    if (board[i] !== '') continue;
    board[i] = isMaximizing ? 'O' : 'X';
    const score = minimax(!isMaximizing);
    board[i] = '';
    best = isMaximizing ? Math.max(best, score) : Math.min(best, score);
  }
  return best;
}
function aiMove() {
  let top = -Infinity;
  let move;
  for (let i = 0; i < 9; i++) {
    if (board[i] === '') {
      board[i] = 'O';
      const value = minimax(false);
      board[i] = '';
      if (value > top) {
        top = value;
        move = i;
      }
    }
  }
  board[move] = 'O';
}
`,
    mistakes: {
      'asks for its own move again': ['const value = minimax(false);', 'const value = minimax(true);'],
      'starts at zero': ['let top = -Infinity;', 'let top = 0;'],
      'forgets to take it back': ["minimax(false);\n      board[i] = '';", 'minimax(false);'],
    },
    certain: ['const value = minimax(true);'],
  },
  {
    kind: 'rows given, returns row and column',
    language: 'javascript',
    name: 'pickCell',
    source: `function winner(b) {
  for (let i = 0; i < 3; i++) {
    if (b[i][0] && b[i][0] === b[i][1] && b[i][1] === b[i][2]) return b[i][0];
    if (b[0][i] && b[0][i] === b[1][i] && b[1][i] === b[2][i]) return b[0][i];
  }
  if (b[1][1] && b[0][0] === b[1][1] && b[1][1] === b[2][2]) return b[1][1];
  if (b[1][1] && b[0][2] === b[1][1] && b[1][1] === b[2][0]) return b[1][1];
  return null;
}
function minimax(b, isMax) {
  const w = winner(b);
  if (w) return w === 'X' ? 10 : -10;
  if (b.every((row) => row.every((cell) => cell))) return 0;
  const scores = [];
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < 3; c++)
      if (!b[r][c]) {
        b[r][c] = isMax ? 'X' : 'O';
        scores.push(minimax(b, !isMax));
        b[r][c] = null;
      }
  return isMax ? Math.max(...scores) : Math.min(...scores);
}
function pickCell(b) {
  let best = -100;
  let cell = [0, 0];
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < 3; c++)
      if (!b[r][c]) {
        b[r][c] = 'X';
        const score = minimax(b, false);
        b[r][c] = null;
        if (score > best) {
          best = score;
          cell = [r, c];
        }
      }
  return cell;
}
`,
    mistakes: {
      'asks for its own move again': ['const score = minimax(b, false);', 'const score = minimax(b, true);'],
      'looks before it moves': [
        "        b[r][c] = 'X';\n        const score = minimax(b, false);",
        "        const score = minimax(b, false);\n        b[r][c] = 'X';",
      ],
    },
    certain: ['const score = minimax(b, true);'],
  },
  {
    kind: 'class that holds the board',
    language: 'javascript',
    name: 'computerTurn',
    source: `${javascriptRules}class Game {
  constructor() {
    this.board = Array(9).fill(' ');
  }
  minimax(isMax) {
    if (won(this.board, 'O')) return 1;
    if (won(this.board, 'X')) return -1;
    if (!this.board.includes(' ')) return 0;
    const scores = [];
    this.board.forEach((cell, i) => {
      if (cell !== ' ') return;
      this.board[i] = isMax ? 'O' : 'X';
      scores.push(this.minimax(!isMax));
      this.board[i] = ' ';
    });
    return isMax ? Math.max(...scores) : Math.min(...scores);
  }
  computerTurn() {
    let best = -2;
    let at = -1;
    for (let i = 0; i < 9; i++) {
      if (this.board[i] !== ' ') continue;
      this.board[i] = 'O';
      const score = this.minimax(false);
      this.board[i] = ' ';
      if (score > best) [best, at] = [score, i];
    }
    this.board[at] = 'O';
    return at;
  }
}
`,
    mistakes: {
      'asks for its own move again': [
        'const score = this.minimax(false);',
        'const score = this.minimax(true);',
      ],
      'keeps the last': ['if (score > best)', 'if (score >= -1)'],
    },
    certain: ['const score = this.minimax(true);'],
  },
];
