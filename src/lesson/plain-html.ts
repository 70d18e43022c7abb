import { words } from '../words/index.ts';

const { instead } = words.lessonProblems;

const ownAttributes: Readonly<Record<string, readonly string[]>> = {
  abbr: ['title'],
  details: ['open'],
  li: ['value'],
  ol: ['start', 'reversed'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
};

const plainNames =
  'abbr b br caption code dd details div dl dt em figcaption figure hr i kbd li mark ol p pre samp small span strong ' +
  'sub summary sup table tbody td th thead tr ul var';

export const plainElements: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  plainNames.split(' ').map((name) => [name, ownAttributes[name] ?? []]),
);

/** Allowed on every element, with `aria-…`. No class: a lesson could imitate the site around it. */
export const globalAttributes: readonly string[] = ['id', 'lang', 'role'];

export const voidElements: readonly string[] =
  'area base br col embed hr img input link meta source track wbr'.split(' ');

/** Elements that authors may try, and what to write instead. */
export const forbiddenElements: Readonly<Record<string, string>> = {
  script: instead.script,
  style: instead.style,
  link: instead.style,
  iframe: instead.frame,
  object: instead.frame,
  embed: instead.frame,
  a: instead.link,
  img: instead.image,
  svg: instead.image,
};

/** Whether an attribute could run a script or load something. */
export function isForbiddenAttribute(name: string): boolean {
  return /^on|^(style|src|srcdoc|srcset|href|action|formaction|background|poster|data)$/.test(name);
}
