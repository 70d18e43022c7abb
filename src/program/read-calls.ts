import { readLiteral, type Literal } from './literal.ts';
import { ASIDE, ASSIGNED, LINE, PRINT, RAISED, type RunLog } from './run-log.ts';

/** The calls of a log, in columns. */
export interface Calls {
  readonly length: number;
  readonly parent: Int32Array;
  /** One past the last call within this one. */
  readonly end: Int32Array;
  readonly given: Int32Array;
  /** The id of the result; −1 if the call raised or did not return. */
  readonly returned: Int32Array;
  readonly callLine: Int32Array;
  readonly returnLine: Int32Array;
  /** The lines that ran, with the start of each event's lines. An event is a call or a return. */
  readonly lines: readonly number[];
  readonly starts: Int32Array;
  /** Ids of `line|name = value`, with the start of each event's. */
  readonly assigned: readonly number[];
  readonly assignedStarts: Int32Array;
  /** The number of events before each printed line. */
  readonly printedAt: readonly number[];
  /** The calls still open at the end, outermost first. */
  readonly open: readonly number[];
}

/** Reads the calls of a log. Calls ended by an uncaught error stay open. */
export function readCalls(log: RunLog): Calls {
  const column = () => new Int32Array(log.calls);
  const [parent, end, given, callLine, returnLine] = Array.from({ length: 5 }, column);
  const returned = column().fill(-1);
  const [lines, assigned, printedAt, open] = Array.from({ length: 4 }, (): number[] => []);
  const [starts, assignedStarts] = [1, 2].map(() => new Int32Array(2 * log.calls + 1));
  let [length, events, line] = [0, 0, 0];
  const begin = () => {
    starts[events] = lines.length;
    assignedStarts[events++] = assigned.length;
  };
  /** Calls through which an error is passing that nothing has caught yet. */
  let raising: number[] = [];
  const close = (call: number) => {
    end[call] = length;
    begin();
  };
  log.each((event) => {
    if (event === RAISED) {
      const call = open.pop()!;
      raising.push(call);
      line = callLine[call];
      return;
    }
    if (raising.length > 0) {
      raising.forEach(close);
      raising = [];
    }
    if (event >= PRINT) printedAt.push(events);
    else if (event >= ASSIGNED) assigned.push(event - ASSIGNED);
    else if (event >= ASIDE) lines.push(event - ASIDE);
    else if (event >= LINE) lines.push((line = event - LINE));
    else if (event >= 0) {
      parent[length] = open.length > 0 ? open[open.length - 1] : -1;
      given[length] = event;
      callLine[length] = line;
      open.push(length++);
      begin();
    } else {
      const call = open.pop()!;
      returned[call] = -2 - event;
      returnLine[call] = line;
      line = callLine[call];
      close(call);
    }
  });
  open.push(...raising.toReversed());
  open.sort((a, b) => a - b);
  for (const call of open) end[call] = length;
  begin();
  return {
    length,
    parent,
    end,
    given,
    returned,
    callLine,
    returnLine,
    lines,
    starts: starts.subarray(0, events),
    assigned,
    assignedStarts: assignedStarts.subarray(0, events),
    printedAt,
    open,
  };
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

/** The last call in an expression, as `best(board)` in `new Player().best(board)[0]`; null if there is none. */
export function findLastCall(
  text: string,
): { readonly name: string; readonly from: number; readonly to: number } | null {
  const to = text.lastIndexOf(')');
  let depth = 0;
  for (let at = to; at >= 0; at--) {
    if (text[at] === ')') depth++;
    else if (text[at] === '(' && --depth === 0)
      return { name: /[\p{L}\p{N}_$]*$/u.exec(text.slice(0, at))![0], from: at + 1, to };
  }
  return null;
}

/** Splits at `mark` outside brackets and quotes. */
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
