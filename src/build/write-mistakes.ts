import { writeMistakeFacts } from './record-programs.ts';

// Writes the facts about each program with a mistake. Run it before recording, which uses the boards found here.

await writeMistakeFacts();
