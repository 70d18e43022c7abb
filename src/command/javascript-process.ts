import './become-worker.ts';
import { serveProgram } from '../elements/program/program-worker.ts';
import { stripProgramTypes } from '../elements/program/strip-types.ts';
import { startJavaScript } from '../program/javascript/javascript-runtime.ts';

serveProgram(({ binary }) => startJavaScript((binary as Uint8Array).slice().buffer), stripProgramTypes);
