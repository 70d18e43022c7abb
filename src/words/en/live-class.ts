import { classAnswers } from './class-answers.ts';
import { formatCount } from './numbers.ts';

const countStudents = (number: number) => (number === 1 ? '1 student' : `${formatCount(number)} students`);

export const liveClass = {
  title: 'Live class',
  summary: 'A whole room follows one lesson, each on a phone or a laptop, and answers on its own.',
  about:
    'One room, one lesson: what you project shows on every student’s own device, and each question of the lesson is answered there. You see how many have answered, then what the room believes, then show what is true.',
  how: 'On the computer that you project from, run this in the folder of Plybook. It prints an address and a code for students, and an address for you.',
  command: 'npm run class',
  needs:
    'It needs a computer with Node.js and the folder of Plybook, which those who put up this site have. A tablet or a phone can’t start a class. Without one, press Present in a lesson: its slides need nothing but this page, and everybody can open the lesson on their own device.',
  privacy:
    'Nobody gives a name, unless you ask for programs. Answers go to your page and nowhere else. They stay there until you close its window; save them as a file to keep them.',
  needsScript:
    'Joining a class needs JavaScript. Allow it for this site, and load the page again. Without it you can read the lesson on your own.',
  joined: 'You are in.',
  waiting: 'What the teacher shows will show here. Nobody sees who you are.',
  connecting: 'Looking for the class …',
  noClass: (code: string) => `There is no class ${code} here. Ask for the address of today’s class.`,
  full: 'The class is full. This page joins when somebody leaves.',
  address:
    'Too many pages from your network address are in this class. Close one of them, or tell your teacher. Then this page joins.',
  ended: 'The class has ended.',
  end: 'End class',
  endTitle: 'End the class?',
  endHow: (isHere: boolean) =>
    `Every phone says that the class has ended, and students keep their own answers. All answers of the class stay in ${isHere ? 'this window' : 'the window that is projected'} until you close it. Save them as a file to keep them.`,
  cancel: 'Cancel',
  openAgain: 'Open the class again',
  unreached: 'The class can’t be reached from here. It may be over.',
  bar: 'The class',
  withClass: 'With the class',
  onMyOwn: 'On my own',
  alone: 'On your own',
  back: 'Back to the class',
  unableHere: 'This page can’t show the teacher’s slide. Reload it.',
  away: 'The teacher is away. This page stays the same.',
  offline: 'No connection. Carry on by yourself; your answer is kept.',
  taken: 'You are in the class in another window of this browser.',
  leave: 'Leave',
  hidden: 'The teacher has hidden the screen.',
  /** Announced by screen readers. */
  covered: 'The screen is hidden.',
  shownAgain: 'The screen is shown again.',
  newSlide: (heading: string) => (heading ? `New slide: ${heading}` : 'New slide.'),
  newQuestion: (question: string, answers: readonly string[]) =>
    `New question: ${question}${answers.length > 0 ? ` Answers: ${answers.join(', ')}.` : ''}`,
  choosing: 'The teacher is choosing what comes next.',
  send: 'Send',
  sent: 'Sent',
  unsent: 'Not sent yet',
  mayChange: 'Sent. You can change it until it is closed.',
  sending: 'Your answer is on its way …',
  notSentAway: 'The teacher is away: your answer is kept, and sent when the teacher is back.',
  notSent: 'No connection: your answer is kept, and sent when there is one.',
  closed: 'Closed. You can’t change your answer now.',
  /** `hasAnswered` in an earlier vote. */
  closedUnanswered: (hasAnswered: boolean) =>
    hasAnswered ? 'Closed before you voted again. You keep your last answer.' : 'Closed before you answered.',
  /** `hasEarlier`: another answer of the same student counts. */
  closedTooLate: (hasEarlier: boolean) =>
    hasEarlier
      ? 'Closed before your change arrived. Your answer before it counts.'
      : 'Closed before your answer arrived. It is not counted.',
  discussing: 'Discuss with your neighbour. You vote again after that.',
  /** When the class votes again on a question. */
  again: (vote: number, hasAnswered: boolean) =>
    `${classAnswers.vote(vote)}. ${
      hasAnswered ? 'Your last answer is still there: send it again, or change it.' : 'Everyone votes again.'
    }`,
  join: 'Join the class',
  type: 'Point a camera at the code, or type this address:',
  code: (address: string) => `QR code for ${address}`,
  otherAddresses: 'This computer is also at',
  apart:
    'If nothing opens on a phone, the Wi-Fi may keep its devices apart: then share a hotspot, or connect this computer by cable.',
  /** `counts` has all who are connected; `seats` all who have been here: after a reload they report again. */
  here: (counts: { readonly alone: number; readonly [presence: string]: number }, seats: number) => {
    const number = Object.values(counts).reduce((sum, each) => sum + each, 0);
    if (number === 0) return seats > 0 ? `Waiting for ${countStudents(seats)}` : 'Nobody is here yet';
    return `${countStudents(number)} here${counts.alone ? `, ${formatCount(counts.alone)} on their own` : ''}`;
  },
  unable: (devices: number) =>
    devices === 1
      ? '1 device can’t show this slide'
      : `${formatCount(devices)} devices can’t show this slide`,
  begin: 'Choose a lesson, then Present',
  tryIt: 'Try it alone',
  trying: 'Try a class',
  tryHint: 'Your projector, and three students next to it.',
  tryNeedsScript: 'Trying a class needs JavaScript. Allow it for this site, and load the page again.',
  tryAnswers: 'Answer there as they would.',
  projector: 'The projector',
  student: (number: number) => `Student ${formatCount(number)}`,
  close: 'Close',
  lost: 'No connection to the class',
  /** In the teacher's own window: the other one was connected. */
  windowClosed: 'The projected window is closed, and the class waits',
  openProjected: 'Open it again',
  /** Two pages are open at the teacher's address; this one takes over with its next slide. */
  replaced: 'The class follows another window',
  noOwnLesson:
    'The class can’t see this lesson: its server does not accept your own lessons. Hold the class with npm run class.',
  /** For a school's own broker that cannot be used. */
  unfit:
    'This broker lets students answer for others, read what others answer, or show something to the class, or it does not tell them that an answer has arrived. So Plybook does not use it. Use npm run class, or set the broker’s access list as src/class/mosquitto/ does, and open the teacher’s address again.',
  elsewhere:
    'The teacher’s page opens only on the computer that the class was started on. Students join at the address that it shows.',
  notKept:
    'This window cannot be the teacher’s: the browser stores nothing for this site, or has no room left. Allow storage for this site, or make room, and load the page again.',
  phases: { open: 'Open', shown: 'Closed', discussed: 'Discussion', revealed: 'Answer shown' },
  /** `asked` counts those who are with the class or have answered. */
  answered: (answers: number, asked: number, vote: number) =>
    `${formatCount(answers)} of ${formatCount(asked)} ${vote > 1 ? 'voted' : 'answered'}`,
  votes: (vote: number, answers: number) =>
    `${classAnswers.vote(vote)}, ${answers === 1 ? '1 answer' : `${formatCount(answers)} answers`}`,
  changed: (changed: number, both: number) =>
    `${formatCount(changed)} of ${formatCount(both)} who voted twice changed their answer.`,
  discuss: 'Discuss with your neighbour, then vote again',
  discussed: 'Time for discussion so far',
  minutes: (seconds: number) => `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`,
  /** The teacher's buttons, each named for what it does. */
  asks: {
    ask: 'Ask the class',
    skip: 'Show the answer now',
    again: 'Ask again',
    another: 'Ask about another position',
  },
  results: 'What the class answered',
  /** The phase that the forward key leads to, from this vote. A program exercise has no answer. */
  next: {
    open: (vote: number) => `Next: open the ${classAnswers.vote(vote + 1).toLowerCase()}`,
    shown: (vote: number) =>
      vote > 1 ? 'Next: close, and compare both votes' : 'Next: close, and show what the class believes',
    discussed: () => 'Next: discuss, then vote again',
    revealed: (_: number, hasAnswer: boolean) =>
      hasAnswer ? 'Next: show the answer' : 'Next: close, and show how far the class has got',
  },
  explain: 'Next: why it is right',
  right: 'right',
  others: 'other answers',
  /** How many gave the answers of one belief; `way` says what leads to them. Something else may have. */
  believed: (count: number, all: number, way: string) =>
    `${formatCount(count)} of ${formatCount(all)} answered as if they ${way}`,
};
