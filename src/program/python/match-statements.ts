import type { SyntaxNode, Tree } from '@lezer/common';

export interface Rewriting {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** MicroPython lacks `match`. Patterns that look into objects or dictionaries stay. `hook` takes an offset. */
export function rewriteMatches(tree: Tree, source: string, hook: (at: number) => string): Rewriting[] {
  const all: Rewriting[] = [];
  let count = 0;
  tree.iterate({
    enter({ node }) {
      if (node.name === 'MatchStatement')
        all.push(...(rewriteMatch(node, source, `_match${count++}`, hook) ?? []));
    },
  });
  return all;
}

function rewriteMatch(
  statement: SyntaxNode,
  source: string,
  name: string,
  hook: (at: number) => string,
): Rewriting[] | null {
  const body = statement.getChild('MatchBody');
  const asked = statement.firstChild;
  if (!body || !asked) return null;
  const subject = source.slice(asked.to, body.from).trim();
  const given = `if [${hook(statement.from)}(${name} := (${subject}))]`;
  const all: Rewriting[] = [{ from: statement.from, to: body.from, text: given }];
  for (const clause of body.getChildren('MatchClause')) {
    const [word, inner] = [clause.firstChild, clause.getChild('Body')];
    const patterns = findPatterns(clause);
    const test =
      patterns.length === 1
        ? writeTest(patterns[0], name, source)
        : writeSequenceTest(patterns, name, source);
    if (!word || !inner || test === null) return null;
    const guard = clause.getChild('Guard');
    const further = guard ? ` and (${source.slice(guard.from + 2, guard.to)})` : '';
    all.push({
      from: word.from,
      to: inner.from,
      text: `${all.length > 1 ? 'elif' : 'if'} (${test})${further}`,
    });
  }
  return all;
}

/** An expression that tests a pattern and binds its names; null if that can't be written. */
function writeTest(pattern: SyntaxNode, subject: string, source: string): string | null {
  const text = source.slice(pattern.from, pattern.to);
  const parts = findPatterns(pattern);
  switch (pattern.name) {
    case 'LiteralPattern':
      return `${subject} ${/^(None|True|False)$/.test(text) ? 'is' : '=='} ${text}`;
    case 'AttributePattern':
      return `${subject} == ${text}`;
    case 'CapturePattern':
      return text === '_' ? 'True' : `[${text} := ${subject}]`;
    case 'OrPattern': {
      const tests = parts.map((each) => writeTest(each, subject, source));
      return joinTests(tests, 'or');
    }
    case 'SequencePattern':
      // Brackets around one pattern hold it together; with a comma after it they are a tuple.
      return text.startsWith('(') && parts.length === 1 && !pattern.getChild(',')
        ? writeTest(parts[0], subject, source)
        : writeSequenceTest(parts, subject, source);
    default:
      return null;
  }
}

function writeSequenceTest(patterns: readonly SyntaxNode[], subject: string, source: string): string | null {
  const form = `isinstance(${subject}, (list, tuple)) and len(${subject}) == ${patterns.length}`;
  return joinTests([form, ...patterns.map((each, i) => writeTest(each, `${subject}[${i}]`, source))], 'and');
}

function joinTests(tests: readonly (string | null)[], word: string): string | null {
  return tests.includes(null) ? null : tests.map((each) => `(${each})`).join(` ${word} `);
}

function findPatterns({ firstChild }: SyntaxNode): SyntaxNode[] {
  const patterns: SyntaxNode[] = [];
  for (let at = firstChild; at; at = at.nextSibling) if (at.name.endsWith('Pattern')) patterns.push(at);
  return patterns;
}
