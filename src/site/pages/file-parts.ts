/** The parts that all lesson files share: the script with everything it needs, the styles, and the licences. */
export interface FileParts {
  readonly script: string;
  /** Elements that hold what runs programs; empty without programs. */
  readonly data: string;
  readonly style: string;
  /** A data address. */
  readonly icon: string;
  readonly notices: string;
}

/** Inserts the parts into a page built for a file. */
export function fillFile(page: string, { script, data, style, icon, notices }: FileParts): string {
  return page
    .replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" type="image/svg+xml" href="${icon}" />`)
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${style}</style>`)
    .replace(
      /\s*<script type="module"[^]*?<\/script>/,
      () => `\n    <script type="module">${script}</script>`,
    )
    .concat(data, notices);
}

/** In characters; WebKit copies a text at each piece that arrives of it, so millions in one element take minutes. */
const PIECE = 100_000;

/** The code of the address of a part, which the script reads from elements of their own when it needs it. */
export function writePartAddress(part: string): string {
  return `"data:application/octet-stream;base64,"+Array.from(document.getElementsByClassName("part-${part}"),e=>e.textContent).join("")`;
}

/** The elements that hold a part. */
export function writePart(part: string, base64: string): string {
  const pieces: string[] = [];
  for (let at = 0; at < base64.length; at += PIECE)
    pieces.push(`<script type="text/plain" class="part-${part}">${base64.slice(at, at + PIECE)}</script>\n`);
  return pieces.join('');
}

/** The parts of a file that `fillFile` made without data. Throws on any other text. */
export function readFileParts(file: string): Omit<FileParts, 'data'> {
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
