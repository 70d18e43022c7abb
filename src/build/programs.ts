import { recordPrograms } from './record-programs.ts';

// Records runs of the programs under "Start from…", which lessons show.

await recordPrograms();
