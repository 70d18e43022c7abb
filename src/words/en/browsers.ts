import { joinWithAnd } from './phrases.ts';

const names = { chrome: 'Chrome or Edge', firefox: 'Firefox', safari: 'Safari' };

type BrowserName = keyof typeof names;

/** @param oldest the version of each from which all works */
export function listBrowsers(oldest: Readonly<Record<BrowserName, string>>): string {
  return joinWithAnd(
    Object.entries(oldest).map(([name, version]) => `${names[name as BrowserName]} ${version}`),
  );
}
