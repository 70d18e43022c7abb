/** The oldest browsers that Plybook is built for, by the names that the build knows them by: those with light-dark(). */
export const browsers = { chrome: '123', firefox: '120', safari: '17.5' } as const;
