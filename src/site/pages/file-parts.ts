/** What all files of lessons share: their script with everything that it needs, their look, and the licences. */
export interface FileParts {
  readonly script: string;
  readonly style: string;
  /** A data address. */
  readonly icon: string;
  readonly notices: string;
}

/** Puts the parts into a page that was built to stand in a file. */
export function fillFile(page: string, { script, style, icon, notices }: FileParts): string {
  return page
    .replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" type="image/svg+xml" href="${icon}" />`)
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${style}</style>`)
    .replace(
      /\s*<script type="module"[^]*?<\/script>/,
      () => `\n    <script type="module">${script}</script>`,
    )
    .concat(notices);
}

/** The parts of a file that `fillFile` made. Throws on any other text. */
export function readFileParts(file: string): FileParts {
  const take = (part: RegExp) => {
    const found = part.exec(file)?.[1];
    if (found === undefined) throw new Error(`no ${part.source} in a file of ${file.length} characters`);
    return found;
  };
  return {
    icon: take(/<link rel="icon"[^>]* href="([^"]*)"/),
    style: take(/<style>([^]*?)<\/style>/),
    script: take(/<script type="module">([^]*?)<\/script>/),
    notices: file.slice(file.lastIndexOf('<!--')),
  };
}
