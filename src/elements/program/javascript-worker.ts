import { startJavaScript } from '../../program/javascript/javascript-runtime.ts';
import { serveProgram } from './program-worker.ts';
import { stripProgramTypes } from './strip-types.ts';

serveProgram(({ binary }) => startJavaScript(binary as ArrayBuffer), stripProgramTypes);
