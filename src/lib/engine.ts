/** The engine: positions, the search and its trace, and the state at every step. Needs no screen. */
export * from '../game/index.ts';
export * from '../search/index.ts';
export * from '../session/index.ts';
