import { writeMistakeFacts } from './record-programs.ts';

// Writes what each program with a mistake does wrong, before the programs are recorded on the boards that show it.

await writeMistakeFacts();
