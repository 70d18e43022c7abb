/** What is tried and known of how the notebook can be used by everyone. Change the date with the facts. */
export const accessibility = {
  title: 'Accessibility',
  summary: 'How everyone can use this notebook, what we have tested, and what we do not know yet.',
  date: '28 November 2026',
  dated: (date: string) => `Last checked on ${date}.`,
  aim: {
    title: 'What we aim for',
    text: 'You can do everything with a keyboard, read everything without colours, enlarge it, and follow it by ear. We measure against WCAG 2.2, level AA, and EN 301 549. The report on each criterion is here:',
  },
  keyboard: {
    title: 'With a keyboard',
    text: 'Tab moves from control to control. Press ? to see all the keys of a search. Letter keys step from anywhere on a page; you can turn them off in Settings. In an editor Tab indents once you have pressed another key; press Escape and then Tab to leave it.',
  },
  ear: {
    title: 'By ear',
    intro:
      'Each step of a search is one full sentence. It is announced, and it is also the value of the timeline. You can also use these keys:',
    points: [
      'T shows the whole search in about six sentences, each with a link to its step, and as a table of all calls, which you can fold, sort and filter.',
      'I reads out the current node: the board, who is to move, the value and its reason, the value of each move, and the window. In a comparison it reads out both searches.',
      'S repeats the last sentence, and Shift+S the one before.',
      'Q goes to the open question about a search, and reads it out with what is known so far.',
      'V follows the best line, Y goes to the call that gave a node its value, B to the next new best value, and C to the next cutoff.',
      'You can turn on sounds in Settings: a call clicks, lower on each ply; a return has a tone, higher for a larger value; the tone glides up to a new best for MAX and down for MIN; a cutoff snips. There you can also choose how much of each step is read out.',
      'In a live class a new slide, a new question with its answers, and a hidden screen are announced.',
      'On a page with a search, questions are buttons and fields as soon as the search has loaded, so a screen reader lists them. A question about a search gets its field when you get near that search.',
    ],
  },
  eye: {
    title: 'Enlarged, and in other colours',
    text: 'Pages can be enlarged to 400%. A search then fills the window: the sentence of a step, its node and the button for the next step. Settings has larger text, a dark theme and a high-contrast theme. If your system asks for more contrast, you get that theme automatically. If you use your own colours, as Windows allows, nothing is shown by colour alone. If your system asks for reduced motion, nothing is animated.',
  },
  tried: {
    title: 'What we have tested',
    points: [
      'Chromium: every page with the keyboard alone; the tree that the browser computes for screen readers; every announcement; forced colours, by looking at the pixels; and zoom at 200 and 400%.',
      'Also in Chromium: every lesson and every tool, with the text spacing that WCAG asks for, from 320 to 1920 pixels, and every page with axe-core at three widths, in light and in dark, before and after answers. Each run of our tests repeats this on a sample of the pages.',
      'Our tests keep a transcript of what the keys say about each search in the lessons, and answer thirteen questions from it alone, such as which bound cut what.',
      'Firefox ESR 153 and WebKitGTK 2.50, the engine of Safari: a search, a question, half a million calls, a comparison, a program, a saved picture, a class, and a lesson without a network, in our tests. By hand in both: every lesson and every tool, wide and narrow, with questions answered; all of these in the dark theme in Firefox, fourteen of them in WebKit; most slides of a lesson; pages without JavaScript; and a class taught in Firefox and followed in WebKit. In Firefox also an editor key by key, touch and paper. We have not repeated everything that we tested in Chromium.',
    ],
  },
  untried: {
    title: 'What we have not tested',
    points: [
      'Nobody who uses a screen reader has tested it for us, and we have not run NVDA, JAWS, VoiceOver or TalkBack. What this page says about screen readers follows from what browsers report to them.',
      'Speech control, switches and braille displays.',
      'Handouts as tagged PDF: browsers make them from the page.',
    ],
  },
  known: {
    title: 'What we know to be wrong',
    points: [
      'On a page without a search, questions further down are lists of answers that you can open. They become buttons and fields as you come near.',
      'The drawing of a tree moves in two directions, like a map. The table shows the same calls without that.',
      'In a comparison the table of calls shows only the left search. The key I reports both.',
    ],
  },
  tell: {
    title: 'Tell us',
    text: 'If something does not work for you, tell the people who run this site, or open an issue in the project. Say what you use and where it happened. We treat it like any other fault.',
  },
  report: {
    link: 'Conformance report (VPAT 2.5 INT)',
    title: 'Conformance report',
    summary: 'VPAT 2.5, international edition: WCAG 2.2, Revised Section 508 and EN 301 549.',
    facts: (date: string) =>
      `Product: Plybook, this site, version 0.1. Date of the report: ${date}. Contact: the people who run this site.`,
    method:
      'How it was evaluated: by the makers, with Chromium on Linux (keyboard, computed accessibility tree, live regions, forced colours, zoom, text spacing, axe-core), in part with Firefox ESR 153 and WebKitGTK 2.50. No assistive technology was run; “Supports” rests on what browsers expose to it.',
    terms:
      'Terms: Supports: at least one way meets the criterion without known faults. Partially supports: some parts do not meet it. Not applicable: the site has nothing that the criterion covers. Not evaluated: it was not tested.',
    caption: (level: string) => `WCAG 2.2, level ${level}`,
    columns: { criterion: 'Criterion', result: 'Conformance', remarks: 'Remarks' },
    results: {
      supports: 'Supports',
      partly: 'Partially supports',
      none: 'Not applicable',
      open: 'Not evaluated',
    },
    others: {
      caption: 'Revised Section 508 and EN 301 549',
      web: '508 chapter 5 and EN chapter 9 (web)',
      webRemark:
        'See WCAG 2.2 above; EN 301 549 and Section 508 refer to earlier versions, which WCAG 2.2 includes.',
      functional: '508 chapter 3 and EN clause 4.2 (functional performance)',
      functionalRemark:
        'Without vision, with limited vision, without colour, without hearing or speech, with limited manipulation or strength, with limited cognition: the accessibility page describes a way for each. None has been evaluated by the people who need it.',
      generic: 'EN chapter 5 (generic requirements)',
      genericRemark:
        'No closed functionality, no biometrics; the browser’s assistive technology is not shut out.',
      hardware: '508 chapter 4, EN chapters 6 to 8 (two-way voice, video, hardware)',
      hardwareRemark: 'The site has none.',
      documents: 'EN chapter 10 (documents)',
      documentsRemark:
        'Lessons saved as one file are web pages like those here. Printed handouts were not evaluated.',
      software: 'EN chapter 11 (software)',
      softwareRemark:
        'Chapter 9 covers web pages. The site follows the user’s settings (11.7) for colours, contrast, text size and motion.',
      support: '508 chapter 6 and EN chapter 12 (documentation and support)',
      supportRemark:
        'The help sheet and the page about accessibility are web pages and meet the same criteria.',
    },
  },
};
