// khel: teen x teen
const khiladi = 'X', ganak = 'O';
const patti = new Map();
for (let p = 1; p <= 9; p++) patti.set(p, ' ');

const jeetLines = [[1,2,3],[4,5,6],[7,8,9],[1,4,7],[2,5,8],[3,6,9],[1,5,9],[3,5,7]];

function jeeta(patti, nishan) {
  return jeetLines.some((l) => l.every((p) => patti.get(p) === nishan));
}
function bhara(patti) {
  for (const v of patti.values()) if (v === ' ') return false;
  return true;
}
function minimax(patti, gehrai, ganakKiBaari) {
  if (jeeta(patti, ganak)) return 100 - gehrai;
  if (jeeta(patti, khiladi)) return gehrai - 100;
  if (bhara(patti)) return 0;
  let sabseAccha = ganakKiBaari ? -1000 : 1000;
  for (const [p, v] of patti) {
    if (v !== ' ') continue;
    patti.set(p, ganakKiBaari ? ganak : khiladi);
    const ank = minimax(patti, gehrai + 1, !ganakKiBaari);
    patti.set(p, ' ');
    if (ganakKiBaari) sabseAccha = Math.max(sabseAccha, ank);
    else sabseAccha = Math.min(sabseAccha, ank);
  }
  return sabseAccha;
}
function ganakKiChaal() {
  let sabseAccha = -1000, chaal = 0;
  for (const [p, v] of patti) {
    if (v !== ' ') continue;
    patti.set(p, ganak);
    const ank = minimax(patti, 0, false);
    patti.set(p, ' ');
    if (ank > sabseAccha) { sabseAccha = ank; chaal = p; }
  }
  patti.set(chaal, ganak);
}
