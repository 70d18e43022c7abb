import { type PackedTrace, type Progress, packTrace, searchSliced } from '../../search/index.ts';
import { type Settings, prepareSearch } from '../../walk/index.ts';
import { runSliced } from '../kit/run-sliced.ts';
import { serveWork } from '../kit/worker-task.ts';

export interface SearchWork {
  readonly request: Settings;
  readonly progress: Progress;
  readonly result: PackedTrace;
}

serveWork<SearchWork>(async (settings, { report: tell, isStopped }) => {
  const { position, options } = prepareSearch(settings);
  return packTrace(await runSliced(searchSliced(position, options), tell, isStopped));
}, listBuffers);

function listBuffers(packed: PackedTrace): ArrayBuffer[] {
  const buffers = [packed, ...packed.earlier].flatMap(({ columns }) =>
    Object.values(columns).flatMap((column) =>
      ArrayBuffer.isView(column) && column.buffer instanceof ArrayBuffer ? [column.buffer] : [],
    ),
  );
  return [...new Set(buffers)];
}
