/** The oldest supported browsers, as the build names them: the first with light-dark(), `:has()` and popovers. */
export const oldestBrowsers = { chrome: '123', firefox: '125', safari: '17.5' } as const;
