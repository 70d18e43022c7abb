/** The parts that all lesson files share: the script with everything it needs, the styles, and the licences. */
export interface FileParts {
  readonly script: string;
  /** Elements that hold the large files of the script. */
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
const [LARGE, PIECE] = [500_000, 100_000];

/**
 * Takes large files, as base64, out of a script into elements of their own, from which it reads them when it needs them.
 * Those within the texts of workers, which have no document, stay.
 */
export function splitScript(whole: string): Pick<FileParts, 'script' | 'data'> {
  const pieces: string[] = [];
  let files = 0;
  const large = new RegExp(`(?<==)\`(data:[\\w/-]+;base64,)([\\w+/=]{${LARGE},})\``, 'g');
  const script = whole.replace(large, (_, type: string, text: string) => {
    const name = `file-${files++}`;
    for (let at = 0; at < text.length; at += PIECE)
      pieces.push(`<script type="text/plain" class="${name}">${text.slice(at, at + PIECE)}</script>\n`);
    return `(${JSON.stringify(type)}+Array.from(document.getElementsByClassName("${name}"),e=>e.textContent).join(""))`;
  });
  return { script, data: pieces.join('') };
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
    data: (file.match(/<script type="text\/plain" class="file-[^]*?<\/script>\n/g) ?? []).join(''),
    notices: file.slice(file.lastIndexOf('<!--')),
  };
}
