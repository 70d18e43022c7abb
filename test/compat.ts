/* oxlint-disable no-underscore-dangle -- the data have such a name */
import data, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';
import { oldestBrowsers } from '../src/site/pages/index.ts';

export const { api, css, html, javascript } = data;

type BrowserName = keyof typeof oldestBrowsers;

export const browserNames = Object.keys(oldestBrowsers) as BrowserName[];

/** The oldest browsers that lack a feature, each with the first version that has it. */
export function lackedBy(feature: CompatStatement | undefined): string[] {
  if (!feature) return [];
  return browserNames.flatMap((name) => {
    const since = findVersion(feature, name);
    return since > Number(oldestBrowsers[name]) ? `${name} ${since}` : [];
  });
}

/** The version of a browser that brought a feature under its own name and to everybody; infinite if none did. */
export function findVersion({ support }: CompatStatement, name: BrowserName): number {
  const versions = [support[name] ?? []].flat().filter(isForAll).map(readVersion);
  return Math.min(...versions);
}

/** What was given up again was often known in part before it was whole. */
function isForAll(of: SimpleSupportStatement): boolean {
  return (
    !of.flags &&
    !of.prefix &&
    !of.alternative_name &&
    (!of.version_removed || Boolean(of.partial_implementation))
  );
}

const readVersion = ({ version_added }: SimpleSupportStatement) =>
  Number.parseFloat(String(version_added).replace('≤', '')) || Infinity;

/** What the data say of a name anywhere below an entry. */
export function findAll(below: Identifier, name: string): CompatStatement[] {
  return (Object.entries(below) as [string, Identifier][]).flatMap(([key, entry]) => {
    if (key === '__compat') return [];
    const own = key === name && entry.__compat ? [entry.__compat] : [];
    return [...own, ...findAll(entry, name)];
  });
}
