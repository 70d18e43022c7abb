import { count } from './numbers.ts';

const students = (number: number) => (number === 1 ? '1 student' : `${count(number)} students`);

/** A class that follows a lesson together, each on a device of its own. */
export const liveClass = {
  title: 'Live class',
  summary: 'A whole room follows one lesson, each on a phone or a laptop, and answers on its own.',
  /** The page without a class. */
  about:
    'One room, one lesson: what you project shows on every student’s own device, and each question of the lesson is answered there. You see how many have answered, then what the room believes, then show what is true.',
  how: 'On the computer that you project from, run this in the folder of Plybook. It prints an address and a code for students, and an address for you.',
  command: 'npm run class',
  privacy:
    'Nobody gives a name. Answers go to your page and nowhere else, and when the class ends, all of it is gone.',
  needsScript: 'To take part in a class, a browser has to run scripts.',
  /** A student before the first slide. */
  joined: 'You are in.',
  waiting: 'What the teacher shows will show here. Nobody sees who you are.',
  connecting: 'Looking for the class …',
  noClass: (code: string) => `There is no class ${code} here. Ask for the address of today’s class.`,
  full: 'The class has no room for more, or this address is not meant for you.',
  ended: 'The class has ended.',
  /** The bar of a student. */
  bar: 'The class',
  withClass: 'With the class',
  onMyOwn: 'On my own',
  alone: 'On your own',
  back: 'Back to the class',
  unableHere: 'This page can’t show the teacher’s slide. Reload it.',
  away: 'The teacher is away. What you see stays.',
  offline: 'No connection. Go on by yourself; your answer is kept.',
  leave: 'Leave',
  hidden: 'The teacher has hidden the screen.',
  choosing: 'The teacher is choosing what comes next.',
  /** A question while the class is asked. */
  send: 'Send',
  sent: 'Sent',
  mayChange: 'Sent. You can change it until it is closed.',
  notSent: 'No connection: your answer is kept, and sent when there is one.',
  closed: 'Closed. The answer comes next.',
  closedUnanswered: 'Closed before you answered. The answer comes next.',
  /** The teacher's pages. */
  join: 'Join the class',
  type: 'Point a camera at the code, or type this address:',
  code: (address: string) => `Code for ${address}`,
  otherAddresses: 'This computer is also at',
  apart:
    'If nothing opens on a phone, the Wi-Fi may keep its devices apart: then share a hotspot, or connect this computer by cable.',
  here: (number: number) => (number === 0 ? 'Nobody is here yet' : `${students(number)} here`),
  unable: (devices: number) =>
    devices === 1 ? '1 device can’t show this slide' : `${count(devices)} devices can’t show this slide`,
  begin: 'Choose a lesson, then Present',
  tryIt: 'Try it alone',
  trying: 'Try a class',
  tryHint: 'Your projector, and three students beside it. Answer there as they would.',
  projector: 'The projector',
  student: (number: number) => `Student ${count(number)}`,
  close: 'Close',
  lost: 'No connection to the class',
  /** A broker of somebody's own that cannot be used. */
  unfit:
    'This broker lets students answer for others, read what others answer, or show something to the class, so no class is held on it. Use npm run class, or set the broker’s access list as src/class/mosquitto/ does, and open the teacher’s address again.',
  endedShort: 'The class has ended',
  /** A question as it is asked. */
  open: 'Open',
  shut: 'Closed',
  shown: 'Answer shown',
  answered: (answers: number, here: number) =>
    `${count(answers)} of ${count(Math.max(here, answers))} answered`,
  results: 'What the class answered',
  next: {
    close: 'Next: close, and show what the class believes',
    count: 'Next: close, and show how far the class has come',
    reveal: 'Next: show the answer',
  },
  right: 'right',
  others: (answers: number) => `${count(answers)} other answers`,
  yes: 'yes',
  no: 'no',
  /** What leads to an answer, by the mistake that was found; the right one has its own, or its silence would tell. */
  ways: {
    max: 'took the largest at a MAX node',
    min: 'took the smallest at a MIN node',
    swappedMax: 'took the smallest at a MAX node',
    swappedMin: 'took the largest at a MIN node',
    leaf: 'scored the end as the rule says',
    frontier: 'took the estimate where the search stopped',
    move: 'compared what each reply leaves',
    swappedEverywhere: 'took MAX for MIN everywhere',
    noPenalty: 'left the depth penalty out',
    addedPenalty: 'added the depth instead of subtracting it',
    otherOrigin: 'counted the depth from another node',
    depthOff: 'counted one move too many or too few',
    hoped: 'took the best end, as if one side moved for both',
    average: 'took the average',
    sign: 'scored it for the other side',
    firstChild: 'took the first one',
    lastChild: 'took the last one',
    unfinished: 'took a game that goes on for a draw',
    notDraw: 'took a won game for a draw',
    notWon: 'saw a win that is none',
    tie: 'chose an equal move that comes later',
    soonerTie: 'chose what a depth penalty would choose',
    unknown: 'no common way to it',
  },
};
