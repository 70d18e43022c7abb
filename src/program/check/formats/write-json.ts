import type { Checked } from '../checked.ts';

export function writeJson(checked: readonly Checked[]): string {
  return `${JSON.stringify(checked, null, 2)}\n`;
}
