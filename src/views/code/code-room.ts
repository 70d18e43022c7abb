import type { Trace } from '../../search/index.ts';
import type { Book } from './book.ts';
import { codeScene, type CodeChoice } from './code-scene.ts';

/** So many steps of a search are looked at: all of a small one; of a larger one they show how long its values are. */
const SAMPLE = 600;

/** For each line of a listing, the most characters that what it works out to takes in a search; 0 where it never says anything. */
export function noteRoom(trace: Trace, book: Book, choice: CodeChoice = {}): number[] {
  const room: number[] = [];
  const stride = Math.max(1, trace.stepCount / SAMPLE);
  for (let at = 0; at < trace.stepCount; at += stride)
    codeScene(trace, Math.floor(at), book, choice).forEach(({ note }, line) => {
      room[line] = Math.max(room[line] ?? 0, note.length);
    });
  return room;
}
