import { readLiteral, type Literal } from './literal.ts';
import { ASIDE, ASSIGNED, LINE, PRINT, RAISED, type RunLog } from './run-log.ts';

export interface Calls {
  length: number;
  readonly parent: number[];
  /** One past the last call within this one. */
  readonly end: number[];
  readonly given: number[];
  /** The id of the result; −1 if the call raised or did not return. */
  readonly returned: number[];
  readonly callLine: number[];
  readonly returnLine: number[];
  /** The lines that ran, with the start of each event's lines. An event is a call or a return. */
  readonly lines: number[];
  readonly starts: number[];
  /** Ids of `line|name = value`, with the start of each event's. */
  readonly assigned: number[];
  readonly assignedStarts: number[];
  /** The number of events before each printed line. */
  readonly printedAt: number[];
  /** The calls still open at the end, outermost first. */
  readonly open: number[];
}

/** Calls that an error ended on its way out of the program stay open. */
export function readCalls(log: RunLog): Calls {
  const calls: Calls = {
    length: 0,
    parent: [],
    end: [],
    given: [],
    returned: [],
    callLine: [],
    returnLine: [],
    lines: [],
    starts: [],
    assigned: [],
    assignedStarts: [],
    printedAt: [],
    open: [],
  };
  const { parent, end, given, returned, callLine, returnLine, lines, starts, printedAt, open } = calls;
  const { assigned, assignedStarts } = calls;
  const begin = () => {
    starts.push(lines.length);
    assignedStarts.push(assigned.length);
  };
  /** Calls that raised, until something else happens: so far nobody has caught the error. */
  const raising: number[] = [];
  let line = 0;
  const caught = () => {
    for (const call of raising.splice(0)) {
      end[call] = parent.length;
      begin();
    }
  };
  log.each((event) => {
    if (event === RAISED) {
      const call = open.pop()!;
      raising.push(call);
      line = callLine[call];
      return;
    }
    caught();
    if (event >= PRINT) printedAt.push(starts.length);
    else if (event >= ASSIGNED) assigned.push(event - ASSIGNED);
    else if (event >= ASIDE) lines.push(event - ASIDE);
    else if (event >= LINE) lines.push((line = event - LINE));
    else if (event >= 0) {
      parent.push(open.at(-1) ?? -1);
      end.push(0);
      given.push(event);
      returned.push(-1);
      callLine.push(line);
      returnLine.push(0);
      begin();
      open.push(parent.length - 1);
    } else {
      const call = open.pop()!;
      end[call] = parent.length;
      returned[call] = -2 - event;
      returnLine[call] = line;
      line = callLine[call];
      begin();
    }
  });
  open.push(...raising.toReversed());
  open.sort((a, b) => a - b);
  for (const call of open) end[call] = parent.length;
  begin();
  calls.length = parent.length;
  return calls;
}

export interface CallArguments {
  readonly ran: number;
  readonly positional: readonly Literal[];
  readonly texts: readonly string[];
  readonly named: Literal;
  readonly global: Literal;
}

/** Parses `function|arguments|named|global board`, as the recorder writes it. */
export function readArguments(text: string, hasGlobalBoard: boolean): CallArguments {
  const at = text.indexOf('|');
  const parts = splitAt(text.slice(at + 1), '|');
  const global = hasGlobalBoard ? parts.pop() : undefined;
  const positional = readLiteral(parts[0]);
  return {
    ran: Number(text.slice(0, at)),
    positional: Array.isArray(positional) ? (positional as Literal[]) : [],
    texts: splitItems(parts[0]),
    named: parts[1] === undefined ? null : readLiteral(parts[1]),
    global: global === undefined ? null : readLiteral(global),
  };
}

function splitItems(text: string): string[] {
  return splitAt(text.slice(1, -1), ',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/** Splits at a mark that is outside brackets and quotes. */
export function splitAt(text: string, mark: string): string[] {
  const parts: string[] = [];
  let [depth, from, quote] = [0, 0, ''];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (quote) {
      if (sign === '\\') at++;
      else if (sign === quote) quote = '';
    } else if (sign === "'" || sign === '"') quote = sign;
    else if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign)) depth--;
    else if (sign === mark && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)];
}
