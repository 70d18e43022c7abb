import { formatCount } from './numbers.ts';

export const share = {
  title: 'Share this step',
  sectionTitle: 'Share this section',
  close: 'Close',
  address: 'Address',
  copy: 'Copy',
  copied: 'The address is copied.',
  notCopied: 'The browser did not allow copying. Select the address and copy it by hand.',
  onlyHere:
    'This address only works on your own computer. For other devices, open the site from a server that they can reach.',
  code: (address: string) => `QR code for ${address}`,
  noCode: (length: number, most: number) =>
    `This address has ${formatCount(length)} characters. A QR code, which phones read with their camera, holds at most ${formatCount(most)}. Copy the address instead.`,
  fine: 'The address is long, so its QR code has small squares: a camera can read it once it fills the screen.',
  fillScreen: 'Fill the screen',
  shrink: 'Back to the dialog',
  frame: {
    title: 'On your own page',
    label: 'Code for your page',
    copy: 'Copy code',
    copied: 'The code is copied.',
    notCopied: 'The browser did not allow copying. Select the code and copy it by hand.',
    hint: 'Paste it where your page, blog or learning platform accepts HTML. The script after the frame sets its height. Where scripts are not allowed, leave it out, and the frame scrolls.',
    may: 'The frame can run this site’s scripts, save answers in the reader’s browser under this site’s name, and open this site in a new tab. It cannot see or change your page or lead away from it. It sends nothing anywhere, and tells your page only its height.',
    see: 'Open it alone',
    more: 'More on frames, and on hosting Plybook yourself',
    titles: {
      explore: 'A search to step through',
      compare: 'Two searches compared',
      code: 'A program to run and step through',
    },
    fromLesson: (title: string) => `From the lesson “${title}”`,
  },
  picture: 'Picture',
  pictureHint: 'With its caption and source, for a slide or an exam.',
  look: 'Colours',
  looks: { light: 'Light', dark: 'Dark' },
  svg: 'Save as SVG',
  png: 'Save as PNG',
  noPng: 'The browser could not draw this picture as PNG. SVG works everywhere.',
  tooLong: (length: number, most: number) =>
    `The address that holds this program has ${formatCount(length)} characters, but some programs cut off addresses after ${formatCount(most)}. Send the file instead, and open it under Your code.`,
  saveFile: (name: string) => `Save ${name}`,
  step: (step: number, steps: number) => `Step ${formatCount(step + 1)} of ${formatCount(steps)}. `,
  oneTree: (dashed: string, solid: string) => `Dashed: ${dashed}. Solid: ${solid}.`,
  source: (title: string, address: string) => `${title} — ${address}`,
};
