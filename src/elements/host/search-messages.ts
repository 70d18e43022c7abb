import type { PackedTrace, Progress } from '../../search/index.ts';
import type { Settings } from '../../walk/index.ts';

/** What a page tells its worker: what to search, or to stop and hand over what it has. */
export type SearchRequest = Settings | 'stop';

/** What the worker tells: how far it is, the trace, or why there is none. */
export type SearchReply =
  | { readonly progress: Progress }
  | { readonly trace: PackedTrace }
  | { readonly error: string };
