/** The oldest supported browsers, as the build names them: the first with light-dark(). */
export const oldestBrowsers = { chrome: '123', firefox: '120', safari: '17.5' } as const;
