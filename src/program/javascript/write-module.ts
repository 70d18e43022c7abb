import { assetName, isRelative } from '../module-files.ts';

const statement = /^[ \t]*(?:import|export)\b[^:=(]/m;

/** Whether a text imports or exports something, as an ES module or with `require`. */
export function isModule(text: string): boolean {
  return statement.test(text) || /\brequire\(|\bexports\b/.test(text);
}

/** Writes a file of the program as an ES module, on the same lines, even if it sets `module.exports`. */
export function writeModule(text: string): string {
  if (statement.test(text)) return text.replaceAll(imported, writeOuterImport);
  const found = [...text.matchAll(/\brequire\(\s*(['"])(\.[^'"\n]*)\1\s*\)/g)].map(([, , name]) => name);
  const required = [...new Set(found)];
  const imports = required.map(
    (name, place) => `import * as $required${place} from ${JSON.stringify(name)};`,
  );
  const table = imports.map((_, place) => `${JSON.stringify(required[place])}: $required${place}`);
  const names = listExported(text);
  const exported = names.map((name, place) => `const $exported${place} = module.exports.${name};`);
  const list = names.map((name, place) => `$exported${place} as ${name}`);
  return [
    `${imports.join('')} const $required = { ${table.join()} }; const module = { exports: {} }, exports = module.exports;`,
    `const require = (name) => { const each = $required[name]; return !each ? globalThis.require(name) : each.isCommon ? each.default : each; };`,
    `${text}\n${exported.join('')} const $whole = module.exports, $isCommon = true;`,
    `export { ${['$whole as default', '$isCommon as isCommon', ...list].join()} };`,
  ].join(' ');
}

const imported = /^[ \t]*import\b(?:[^'"`;()=]*?\bfrom)?\s*(['"])([^'"\n]+)\1/gm;

/** Writes the imports of packages and assets as constants: no module can load them. Others are unchanged. */
function writeOuterImport(declaration: string, _: string, specifier: string): string {
  if (isRelative(specifier) && !assetName.test(specifier)) return declaration;
  return writeImported(declaration.trim()) + declaration.replaceAll(/[^\n]/g, '');
}

/** `import turn, { winner as won } from './rules.js'` as constants with the same names. */
export function writeImported(declaration: string): string {
  const [, clause = '', quoted = '""'] =
    /^import\s*(?:([^]*?)\s*\bfrom\s*)?(['"][^'"]*['"])/.exec(declaration) ?? [];
  const module = `$plybook.module(${quoted})`;
  const [, named] = /\{([^]*)\}/.exec(clause) ?? [];
  const [, all] = /\*\s*as\s+([^\s,]+)/.exec(clause) ?? [];
  const [, whole] = /^([^\s,{*]+)/.exec(clause) ?? [];
  const targets = [
    ...(whole ? [`{default:${whole}}`] : []),
    ...(all ? [all] : []),
    ...(named ? [`{${named.replace(/\s+as\s+/g, ':').replace(/\s+/g, ' ')}}`] : []),
  ];
  if (targets.length === 0) return `${module};`;
  return `const ${targets.map((target) => `${target}=${module}`).join()};`;
}

/** Names that a text sets in `module.exports`, one by one or together. */
function listExported(text: string): string[] {
  const single = [...text.matchAll(/\bexports\.([A-Za-z_$][\w$]*)\s*=[^=]/g)].map(([, name]) => name);
  const together = [...text.matchAll(/\bmodule\.exports\s*=\s*\{([^}]*)\}/g)].flatMap(([, inside]) =>
    [...inside.matchAll(/(?:^|[,{])\s*([A-Za-z_$][\w$]*)\s*(?=[,:(]|$)/g)].map(([, name]) => name),
  );
  return [...new Set([...single, ...together])].filter((name) => name !== 'default');
}
