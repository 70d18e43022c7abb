// position: oxx/.xo/o..
// made: minimax(board, "X")
'use strict';
/** @typedef {{ [cell: string]: 'X' | 'O' | '' }} Board */

const names = ['tl', 'tm', 'tr', 'ml', 'mm', 'mr', 'bl', 'bm', 'br'];
const lines = ['tl tm tr', 'ml mm mr', 'bl bm br', 'tl ml bl', 'tm mm bm', 'tr mr br', 'tl mm br', 'tr mm bl'].map((l) => l.split(' '));

/** @type {Board} */
let board = Object.fromEntries(names.map((n) => [n, '']));

function evaluate(b) {
  for (const [p, q, r] of lines) {
    if (b[p] !== '' && b[p] === b[q] && b[q] === b[r]) return b[p] === 'X' ? 1 : -1;
  }
  return names.every((n) => b[n] !== '') ? 0 : undefined;
}

function minimax(b, player) {
  const value = evaluate(b);
  if (value !== undefined) return { value };
  let best;
  for (const name of names) {
    if (b[name] !== '') continue;
    const child = { ...b, [name]: player };
    const { value } = minimax(child, player === 'X' ? 'O' : 'X');
    if (best === undefined || (player === 'X' ? value > best.value : value < best.value)) best = { value, name };
  }
  return best;
}
