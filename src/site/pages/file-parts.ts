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

/** A large file of the script, as base64, and the class of the elements that hold its pieces. */
export interface LargeFile {
  readonly name: string;
  readonly base64: string;
}

/** In characters; WebKit copies a text at each piece that arrives of it, so millions in one element take minutes. */
const [LARGE, PIECE] = [500_000, 100_000];

/**
 * Takes large files out of a script, which then reads them from elements of their own when it needs them. Those within
 * the texts of workers, which have no document, stay.
 */
export function splitScript(whole: string): { script: string; files: LargeFile[] } {
  const files: LargeFile[] = [];
  const large = new RegExp(`(?<==)\`(data:[\\w/-]+;base64,)([\\w+/=]{${LARGE},})\``, 'g');
  const script = whole.replace(large, (_, type: string, base64: string) => {
    const name = `file-${files.length}`;
    files.push({ name, base64 });
    return `(${JSON.stringify(type)}+Array.from(document.getElementsByClassName("${name}"),e=>e.textContent).join(""))`;
  });
  return { script, files };
}

/** The elements that hold a large file. */
export function writeLargeFile({ name, base64 }: LargeFile): string {
  const pieces: string[] = [];
  for (let at = 0; at < base64.length; at += PIECE)
    pieces.push(`<script type="text/plain" class="${name}">${base64.slice(at, at + PIECE)}</script>\n`);
  return pieces.join('');
}

/** Marks where a part of Python goes: the site has it as a file of its own, so a blank file need not carry it too. */
export function writePartMark(name: string, part: string): string {
  return `<script type="text/plain" class="${name}" data-part="${part}"></script>\n`;
}

/** Replaces the marks of `writePartMark` by the parts, as base64. Rejects if one can't be read. */
export async function fillPartMarks(
  file: string,
  readPart: (part: string) => Promise<string>,
): Promise<string> {
  const marks = [
    ...file.matchAll(/<script type="text\/plain" class="([\w-]+)" data-part="(\w+)"><\/script>\n/g),
  ];
  const filled = await Promise.all(
    marks.map(async ([, name, part]) => writeLargeFile({ name, base64: await readPart(part) })),
  );
  return marks.reduce((text, [mark], index) => text.replace(mark, () => filled[index]), file);
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
