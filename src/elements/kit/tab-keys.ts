import { isModified } from './is-modified.ts';

/** The index of the tab that a key leads to, round at both ends; null for other keys. */
export function readTabKey(event: KeyboardEvent, at: number, count: number): number | null {
  if (event.shiftKey || isModified(event)) return null;
  const goals: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return goals[event.key] ?? null;
}
