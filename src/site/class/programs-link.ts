import { tryParseJson } from '../../elements/kit/stored.ts';
import { writeStorePath } from '../address/class-paths.js';
import { locateInSite } from '../address/site-root.ts';
import { programReplies, type ProgramReply } from './refusals.js';

/** A file in the form in which it is sent. */
interface SentFile {
  readonly path: string;
  readonly base64: string;
}

/** What a student hands in. */
export interface SentProgram {
  readonly name: string;
  readonly files: readonly SentFile[];
}

/** A student's name as the name of a folder. Folders that begin with a dot would be skipped. */
export function cleanName(name: string): string {
  return name
    .replaceAll(/[/\\\p{C}]/gu, ' ')
    .replace(/^[.\s]+/, '')
    .trim();
}

/** `unreached`: the class does not answer. */
export type SendResult = ProgramReply | 'unreached';

/** Sends a student's program to the server of the class, replacing the student's earlier one. */
export async function sendProgram(student: string, { name, files }: SentProgram): Promise<SendResult> {
  const body = JSON.stringify({ name, files });
  try {
    const { status } = await fetch(locatePrograms(student), { method: 'PUT', body });
    const replies = Object.keys(programReplies) as ProgramReply[];
    return replies.find((each) => programReplies[each] === status) ?? 'unreached';
  } catch {
    return 'unreached';
  }
}

/** Whether the class is being asked, for a page after a reload. */
export async function isAskedForPrograms(secret: string): Promise<boolean> {
  return (await callAsTeacher('HEAD', secret))?.status === 200;
}

/** Asks the class for programs. Returns how many have arrived; null if the server does not answer. */
export async function askForPrograms(secret: string): Promise<number | null> {
  const count = await readJson(await callAsTeacher('PUT', secret));
  return typeof count === 'number' ? count : null;
}

export async function fetchPrograms(secret: string): Promise<readonly SentProgram[]> {
  const programs = await readJson(await callAsTeacher('GET', secret));
  return Array.isArray(programs) ? (programs as readonly SentProgram[]) : [];
}

/** Makes the server delete all programs and accept no more. */
export async function forgetPrograms(secret: string): Promise<void> {
  await callAsTeacher('DELETE', secret);
}

/** Null if it fails. */
function callAsTeacher(method: string, secret: string): Promise<Response | null> {
  const headers = { authorization: `Bearer ${secret}` };
  return fetch(locatePrograms(), { method, headers }).catch(() => null);
}

/** Null if there is none. */
async function readJson(response: Response | null): Promise<unknown> {
  const text = response?.ok ? await response.text().catch(() => '') : '';
  return tryParseJson(() => text);
}

function locatePrograms(student?: string): string {
  return locateInSite(writeStorePath('programs', student));
}
