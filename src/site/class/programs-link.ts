import { tryParseJson } from '../../elements/kit/stored.ts';
import { locateInSite } from '../address/site-root.ts';

/** A file as it is sent. */
interface SentFile {
  readonly path: string;
  readonly base64: string;
}

/** What a student hands in. */
export interface SentProgram {
  readonly name: string;
  readonly files: readonly SentFile[];
}

/** `closed`: nobody asks for programs. `unreached`: no class answers. */
export type SendResult = 'sent' | 'closed' | 'tooLarge' | 'full' | 'unreached';

const refusals: Readonly<Record<number, SendResult>> = { 413: 'tooLarge', 429: 'full' };

/** Sends a student's program to the server of the class, in place of what the student sent before. */
export async function sendProgram(student: string, { name, files }: SentProgram): Promise<SendResult> {
  const body = JSON.stringify({ name, files });
  try {
    const response = await fetch(locatePrograms(student), { method: 'PUT', body });
    if (!response.ok) return refusals[response.status] ?? 'unreached';
    return (await response.text()) === 'sent' ? 'sent' : 'closed';
  } catch {
    return 'unreached';
  }
}

/** Asks the class for programs. Returns how many have come; null if the server does not answer. */
export async function askForPrograms(secret: string): Promise<number | null> {
  const answer = await callAsTeacher('PUT', secret);
  const count = tryParseJson(() => answer);
  return typeof count === 'number' ? count : null;
}

export async function fetchPrograms(secret: string): Promise<readonly SentProgram[]> {
  const answer = await callAsTeacher('GET', secret);
  const programs = tryParseJson(() => answer);
  return Array.isArray(programs) ? (programs as readonly SentProgram[]) : [];
}

/** The server forgets what has come, and takes nothing more. */
export async function forgetPrograms(secret: string): Promise<void> {
  await callAsTeacher('DELETE', secret);
}

/** Empty if it fails. */
async function callAsTeacher(method: string, secret: string): Promise<string> {
  try {
    const headers = { authorization: `Bearer ${secret}` };
    const response = await fetch(locatePrograms(), { method, headers });
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
}

function locatePrograms(student = ''): string {
  return locateInSite(`class/programs${student && `/${student}`}`);
}
