import { count } from './numbers.ts';

/** Sharing a step: its address, its code, its picture. */
export const share = {
  open: 'Share',
  title: 'Share this step',
  sectionTitle: 'Share this section',
  close: 'Close',
  address: 'Address',
  copy: 'Copy',
  copied: 'The address is copied.',
  notCopied: 'The browser allowed no copying. Select the address and copy it by hand.',
  onlyHere:
    'This address leads to your own machine. For other devices, open the site from a server that they can reach.',
  code: (address: string) => `Code for ${address}`,
  noCode: (length: number, most: number) =>
    `A code holds at most ${count(most)} characters, and this address has ${count(length)}. Copy it instead.`,
  fillScreen: 'Fill the screen',
  shrink: 'Back to the dialog',
  /** What shows the same on somebody else's page. */
  frame: {
    title: 'On a page of your own',
    label: 'Code for your page',
    copy: 'Copy code',
    copied: 'The code is copied.',
    notCopied: 'The browser allowed no copying. Select the code and copy it by hand.',
    hint: 'Paste it where your page, blog or learning platform takes HTML. The script after the frame makes it as high as what it shows; where scripts are not allowed leave it out, and the frame scrolls.',
    may: 'What is in the frame may run this site’s scripts, keep answers in the reader’s browser under this site’s name, and open this site in a new tab. It cannot see or change your page, nor lead away from it, and sends nothing anywhere; all that it tells your page is its height.',
    see: 'See it by itself',
    more: 'More on frames, and on hosting Plybook yourself',
    titles: {
      explore: 'A search to step through, in Plybook',
      compare: 'Two searches compared, in Plybook',
      code: 'A program to run and step through, in Plybook',
      lessons: 'A piece of a lesson, in Plybook',
      write: 'A text with questions, in Plybook',
    },
  },
  picture: 'Picture',
  pictureHint: 'With its caption and its source, for a slide or an exam.',
  look: 'Colours',
  looks: { light: 'Light', dark: 'Dark' },
  svg: 'Save as SVG',
  png: 'Save as PNG',
  noPng: 'The browser could not draw this picture as PNG. SVG works everywhere.',
  tooLong: (length: number, most: number) =>
    `The address that holds this program has ${count(length)} characters, and some programs cut one after ${count(most)}. Pass the file on instead: it opens on the page of programs.`,
  saveFile: (name: string) => `Save ${name}`,
  step: (step: number, steps: number) => `Step ${count(step + 1)} of ${count(steps)}. `,
  oneTree: (dashed: string, solid: string) => `Dashed: ${dashed}. Solid: ${solid}.`,
  source: (title: string, address: string) => `${title} — ${address}`,
};
