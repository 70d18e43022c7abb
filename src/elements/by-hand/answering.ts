/* Fetched with the first wrong press. */
export { explainPress } from '../../walk/index.ts';
export { announce } from '../host/voice.ts';
