import { type PackedTrace, type Progress, packTrace, searchSliced, type Trace } from '../../search/index.ts';
import { type Settings, prepare } from '../../walk/index.ts';
import { messageOf } from '../../words/index.ts';
import { runSliced } from './run-sliced.ts';

/** What a page tells its worker: what to search, or to stop and hand over what it has. */
export type SearchRequest = Settings | 'stop';

/** What the worker tells: how far it is, the trace, or why there is none. */
export type SearchReply =
  | { readonly progress: Progress }
  | { readonly trace: PackedTrace }
  | { readonly error: string };

// Runs in a worker: one search in slices, between which it tells how far it is and hears whether to stop.
let isStopped = false;

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  if (data === 'stop') isStopped = true;
  else void run(data);
});

async function run(settings: Settings): Promise<void> {
  try {
    const { position, options } = prepare(settings);
    const search = searchSliced(position, options);
    hand(
      await runSliced(
        search,
        (progress) => tell({ progress }),
        () => isStopped,
      ),
    );
  } catch (error) {
    tell({ error: messageOf(error) });
  }
}

/** Hands a trace over without copying its columns. */
function hand(trace: Trace): void {
  const packed = packTrace(trace);
  const buffers = [packed, ...packed.earlier].flatMap(({ columns }) =>
    Object.values(columns).flatMap((column) =>
      ArrayBuffer.isView(column) && column.buffer instanceof ArrayBuffer ? [column.buffer] : [],
    ),
  );
  tell({ trace: packed }, [...new Set(buffers)]);
}

function tell(reply: SearchReply, buffers: ArrayBuffer[] = []): void {
  self.postMessage(reply, { transfer: buffers });
}
