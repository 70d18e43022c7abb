import type { MarkedExtension, Parser, Tokens } from 'marked';
import { quizNames } from './read-quiz.ts';

export const containerNames = [
  'think',
  'cover',
  'hint',
  'solution',
  'notes',
  'note',
  'warning',
  'page',
  'screen',
  'slide',
  'example',
  ...quizNames,
] as const;

export type ContainerName = (typeof containerNames)[number];

export interface ContainerToken extends Tokens.Generic {
  readonly type: 'container';
  readonly name: string;
  readonly title: string;
  readonly titleTokens: Tokens.Generic[];
  readonly text: string;
  readonly end: 'closed' | 'unclosed' | 'stray';
}

const opening = /^:::+[ \t]*([\w-]+)[ \t]*([^\n]*)(?:\n|$)/;
const closing = /^:::+[ \t]*(?:\n|$)/;
const codeFence = /^ {0,3}(`{3,}|~{3,})/;

/** Teaches marked the containers `:::hint Title` … `:::`, which may nest. */
export function makeContainers(render: (token: ContainerToken, parser: Parser) => string): MarkedExtension {
  return {
    extensions: [
      {
        name: 'container',
        level: 'block',
        start: (source) => /^:::/m.exec(source)?.index,
        tokenizer(source): ContainerToken | undefined {
          const stray = closing.exec(source);
          if (stray) {
            const nothing = { name: '', title: '', titleTokens: [], text: '', tokens: [] };
            return { type: 'container', raw: stray[0], end: 'stray', ...nothing };
          }
          const [first, name, title] = opening.exec(source) ?? [];
          if (first === undefined) return undefined;
          const { length, end } = measureBody(source.slice(first.length));
          const text = source.slice(first.length, first.length + length);
          const { state } = this.lexer;
          const { top } = state;
          state.top = true; // Even in a tight list, the text of a container is paragraphs.
          const tokens = this.lexer.blockTokens(text, []);
          state.top = top;
          const fence =
            end === 'closed' ? (closing.exec(source.slice(first.length + length))?.[0] ?? '') : '';
          const titleTokens = this.lexer.inline(title.trim(), []);
          return {
            type: 'container',
            raw: first + text + fence,
            name,
            title: title.trim(),
            titleTokens,
            text,
            end,
            tokens,
          };
        },
        renderer(token) {
          return render(token as ContainerToken, this.parser);
        },
      },
    ],
  };
}

function measureBody(source: string): { length: number; end: 'closed' | 'unclosed' } {
  let depth = 1;
  let length = 0;
  let fence: string | null = null;
  for (const line of source.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    const [, mark] = codeFence.exec(line) ?? [];
    if (fence !== null) {
      if (mark?.startsWith(fence)) fence = null;
    } else if (mark !== undefined) fence = mark;
    else if (opening.test(line)) depth++;
    else if (closing.test(line) && --depth === 0) return { length, end: 'closed' };
    length += line.length;
  }
  return { length, end: 'unclosed' };
}
