import { pluralise } from './numbers.ts';

/** A class is asked for programs: what students and teacher see. */
export const handIn = {
  title: 'Hand in your program',
  summary: 'Your teacher sees your name, your program and what Plybook finds in it.',
  needsScript: 'Handing in needs JavaScript. Allow it for this site, and load the page again.',
  noClass: 'This page works only in a class, at the address that your teacher shows.',
  privacy:
    'The program goes to the teacher’s computer and nowhere else. It is kept there until the teacher stops asking for programs, or stops the server of the class.',
  name: 'Your name',
  choose: 'Choose your files',
  paste: 'Or paste your program here',
  send: 'Send',
  again: 'Send again',
  unsent: {
    nameless: 'Write your name first.',
    nothing: 'Choose a file first, or paste a program.',
    empty: 'Nothing was sent: the file is empty. Save your program, then choose it again.',
    /** A browser reads a chosen file only as it was when it was chosen. */
    unreadable:
      'Nothing was sent: a file has changed since you chose it, or it is a folder. Choose your files again, then send.',
  },
  sending: 'Your program is on its way …',
  sentAs: (name: string) =>
    `Sent as ${name}. If you change your program, send it again: the latest one counts.`,
  results: {
    closed: 'Your teacher is not asking for programs now. Nothing was sent.',
    refused:
      'Nothing was sent: there are too many files, or a file name is too long. Send your program as one zip.',
    tooLarge: 'These files are too large to send. Send the program without pictures or libraries.',
    full: 'Too many programs have come from your network address. Tell your teacher.',
    unreached: 'The class can’t be reached. Your program was not sent.',
  },
  /** The link to the page that asks. */
  programs: 'Collect programs',
  ask: 'Ask the class for programs',
  askHint: 'Students of the class send their programs from their phones and laptops, with their names.',
  type: 'Students open this address and send a program:',
  received: (count: number) => `${pluralise(count, 'program', 'programs')} received.`,
  kept: 'The class keeps these programs on this computer until you stop asking, or end npm run class.',
  keptChecked:
    'The class keeps these programs until you stop asking, or end npm run class. This page forgets results when you close it.',
  lost: 'The class can’t be reached. Is npm run class still running?',
  check: 'Check them',
  forget: 'Stop asking and delete them',
};
