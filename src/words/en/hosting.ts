import { listBrowsers } from './browsers.ts';

export const hosting = {
  title: 'Hosting',
  summary: 'How to put Plybook on a server, or a piece of it on a page.',
  files: {
    title: 'A folder of files',
    text: 'Plybook is a folder of files. Any server that serves files can serve it, under any address. It works without headers: each page has its own content policy, which allows only its own scripts, nothing from other sites, and no text that turns into markup or a script (Trusted Types). The headers below set what only a host can set.',
  },
  steps: {
    title: 'Step by step',
    build:
      'In the folder of the project, run `npm run build -- site cards blank`. It writes the whole site to `dist/`; all its links are relative, so it works below any address.',
    hosts: {
      'GitHub Pages':
        'In the settings of your copy of the repository, choose “GitHub Actions” as the source of Pages. The workflow `.github/workflows/pages.yml` then builds and publishes the site after every push to `main`. Pages sends no headers of your own; Plybook works without them. If you publish from a branch instead, push what is in `dist/`, with its file `.nojekyll`: without that file Pages leaves out names that begin with an underscore.',
      Netlify:
        'Set the build command to `npm run build -- site cards blank` and the publish directory to `dist`. Or build on your own computer and drag the folder `dist` onto the page of your site. The file `_headers` is read from it.',
      nginx:
        'Copy what is in `dist/` to the folder that `root` names, or to a folder in it. Add the lines below.',
      'The file area of a learning platform':
        'Such areas often show no page for the address of a folder, and then the links of the site lead nowhere. Use lessons as single files instead: `npm run build -- files` writes them to `dist-files/`, and “Save as one file” in a lesson saves one. Upload the files and link to them. If the platform offers a file only as a download, it still opens from there without a network. Or host the site elsewhere and show a piece of it in a frame, see below.',
    },
  },
  headers: {
    title: 'Headers',
    file: (name: string) =>
      `Some hosts, such as Netlify and Cloudflare Pages, read these headers from the file \`${name}\` at the top of the folder. They expect the folder at the root of the site. If it is elsewhere, put its path before the paths in the file.`,
    others:
      'On other servers, set the same headers in the configuration. These lines also compress text files, and show the page `404.html` for addresses that do not exist. If the site is in a folder, write the path of the folder before `/404.html`.',
    meaning: {
      'frame-ancestors':
        "Who may show a page in a frame. Only this site may, except for the pages made for frames, which any site may show, and any page on a disk. To allow only some sites, name them in place of the star and `file:`, as in `frame-ancestors https://school.example`. To allow no site, write `frame-ancestors 'none'`.",
      nosniff:
        'Browsers trust the file type that the server sends. So the server must send the right one: `text/javascript` or `application/javascript` for scripts, and no encoding but UTF-8 for pages.',
      'Referrer-Policy': 'A link to another site does not reveal the page that it was on.',
      'Permissions-Policy':
        'Pages cannot use the camera, the microphone, the location or devices. Plybook needs none of them.',
      'Cache-Control':
        'Files in `assets/` get a new name when they change, so browsers can keep them for ever. Browsers check for newer versions of all other files. A file that has not changed is not sent again. Text files that are not compressed are three times as large.',
    },
  },
  frames: {
    title: 'In a frame on another page',
    how: 'Press Share next to any search, comparison or program, or on the page Write, to copy the code that shows it in a frame. In a lesson that you write, open its link first: the preview has no Share. The frame follows the theme of the reader’s system, not of the page around it. To set its theme, add `?theme=light` or `?theme=dark` before the `#` of the address.',
    course: 'Choose a search or a question of the course:',
    mayTitle: 'What it may do',
    may: 'It may run the scripts of this site, save the reader’s answers in the reader’s browser under the name of this site, save a program as a file, and open this site in a new tab. Some browsers save nothing for a site in a frame. It works there too, but answers are lost.',
    mayNotTitle: 'What it may not do',
    mayNot:
      'It cannot see or change the page around it, lead away from it, open a dialog over it, or take its keys. It sends nothing anywhere. It tells the page around it only its height, and reads nothing from it. A text or a program in the address is checked like every lesson from elsewhere: scripts, styles and addresses of other sites are refused, and a program runs only when the reader presses Run.',
    sandbox:
      'The code tells the browser this with `sandbox`: `allow-scripts` and `allow-same-origin`, which the frame needs to load its own scripts; `allow-forms` for answers; `allow-popups` and `allow-popups-to-escape-sandbox` for the link to the notebook; and `allow-downloads` if there is a program to save. On a page with the same origin as this site, a `sandbox` with the first two does not protect the page.',
    height:
      'The script after the frame reads the height. Leave it out where scripts are not allowed. Then the frame keeps the height in its code, and scrolls.',
  },
  browsers: {
    title: 'Browsers',
    text: (oldest: Parameters<typeof listBrowsers>[0]) =>
      `Plybook is built for ${listBrowsers(oldest)}, and newer versions. In older browsers, and without JavaScript, you can still read every lesson, with a table or a drawing for each search.`,
  },
  security: {
    title: 'Security',
    text: 'To report a weakness in Plybook itself, see the file `SECURITY.md` of the project. For your own site, say whom to write to: put a file at `/.well-known/security.txt` under your address, with your own contact and an expiry date.',
    sample:
      'Contact: mailto:security@school.example\nExpires: 2027-01-01T00:00:00Z\nPreferred-Languages: en\n',
    parts:
      'A list of the packages in Plybook, with their versions, for programs that look for known weaknesses (CycloneDX):',
  },
};
