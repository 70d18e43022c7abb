import type { Surveyed } from '../../search/index.ts';

/** What the worker tells: the share of its work that is done, or all positions. */
export type SurveyMessage = { readonly share: number } | { readonly positions: readonly Surveyed[] };
