import { recordPrograms } from './record-programs.ts';

// Writes the recorded runs of the programs to begin with, which lessons show.

await recordPrograms();
