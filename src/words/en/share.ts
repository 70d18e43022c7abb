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
