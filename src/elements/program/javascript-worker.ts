import { startJavaScript } from '../../program/javascript/javascript-runtime.ts';
import { serveProgram } from './program-worker.ts';

serveProgram(({ binary }) => startJavaScript(binary as ArrayBuffer));
