import { joinWithAnd } from './phrases.ts';

const names: Readonly<Record<string, string>> = {
  chrome: 'Chrome or Edge',
  firefox: 'Firefox',
  safari: 'Safari',
};

export const hosting = {
  title: 'Hosting',
  summary: 'For whoever puts Plybook on a server, or a piece of it on a page.',
  files: {
    title: 'A folder of files',
    text: 'Plybook is a folder of files, and any server that serves files can serve it, below any address. It needs no headers to work: each page carries its own content policy, which allows no script but its own, nothing from other sites, and no text to become markup or a script on the way (Trusted Types). The headers below say what only a host can say.',
  },
  headers: {
    title: 'Headers',
    file: (name: string) =>
      `The file ${name} at the top of the folder says them to the hosts that read such a file, Netlify and Cloudflare Pages among them. They expect the folder at the top of their address; below another, put that before its paths.`,
    others: 'To other servers the same is said by their configuration:',
    meaning: {
      'frame-ancestors':
        "Who may show a page in a frame: this site alone, but for the pages that are made for frames, which everybody may show. To let only some pages show it, name their sites in place of the star, as in frame-ancestors https://school.example; to let none, write frame-ancestors 'none'.",
      nosniff:
        'Files are taken for what the server says they are. It has to say so: scripts are text/javascript, and pages are UTF-8.',
      'Referrer-Policy': 'A link to another site does not tell where it was followed.',
      'Permissions-Policy':
        'Camera, microphone, place and devices are out of reach; Plybook asks for none of them.',
      'Cache-Control':
        'Files in assets/ have names that say what is in them, and can be kept for good. All others are to be asked for anew, so that a new version is seen; what has not changed is not sent again. Compress what is text: it is three times as large without.',
    },
  },
  frames: {
    title: 'In a frame on another page',
    how: 'Share, beside every search, comparison and program, and on the page where lessons are written, gives the code that shows the same in a frame; of the course, any question and any search can be chosen on the page embed/ of this site. Theme and language of the page around do not matter to it; ?theme=light or ?theme=dark before the # of the address sets its theme, which else is that of the reader’s system.',
    mayTitle: 'What it may do',
    may: 'It may run the scripts of this site, keep what the reader answers in the reader’s browser under the name of this site, save a program as a file, and open this site in a new tab. Browsers that keep nothing for a site in a frame let it work, and forget.',
    mayNotTitle: 'What it may not do',
    mayNot:
      'It can neither see nor change the page around, nor lead away from it, open a dialog over it, or take its keys. It sends nothing anywhere. It tells the page around its height and nothing else, and hears nothing from it. What an address brings with it, a text or a program, is checked as every foreign lesson is: no script, style or address of another site comes through, and a program runs when the reader presses Run.',
    sandbox:
      'The code says so to the browser: sandbox with allow-scripts and allow-same-origin, without which the frame could not load its own scripts, allow-forms for answers, allow-popups and allow-popups-to-escape-sandbox for the link to the notebook, and allow-downloads where there is a program to save. On a page of the same origin as this site a sandbox with the first two holds nothing back.',
    height:
      'The script after the frame listens for the height. Leave it out where scripts are not allowed: the frame then has the height in its code, and scrolls.',
  },
  browsers: {
    title: 'Browsers',
    text: (oldest: Readonly<Record<string, string>>) =>
      `Plybook is built for ${joinWithAnd(Object.entries(oldest).map(([name, version]) => `${names[name] ?? name} ${version}`))}, and newer ones. In older ones, and without JavaScript, the text of every lesson can be read, with a table or a drawing for each search.`,
  },
  security: {
    title: 'Security',
    text: 'How to tell of a weakness of Plybook itself stands in the file SECURITY.md of the project. For a weakness of your own site, say whom to write to: put a file at /.well-known/security.txt of your address, with your own contact and a date until which it holds.',
    sample:
      'Contact: mailto:security@school.example\nExpires: 2027-01-01T00:00:00Z\nPreferred-Languages: en\n',
    parts:
      'Of what Plybook is made, and in which versions, is listed for programs that look for known weaknesses (CycloneDX):',
  },
};
