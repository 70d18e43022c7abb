import { tryParseJson } from '../../elements/kit/stored.ts';

/** The session storage key that makes a window the teacher's. */
const TEACHER = 'plybook.1.teacher';

const CODE = /^([0-9a-z]{1,12})(?:\.([1-9]))?$/;
const SECRET = /^[\w-]{16,64}$/;
const HOST = /^[\w.-]{1,60}(:\d{1,5})?$/;

export interface Membership {
  readonly code: string;
  /** Tells apart several students in one window; empty for a single one. */
  readonly seat: string;
  /** The teacher's secret; null for a student. */
  readonly secret: string | null;
  /** The hosts where students reach the class; empty if the same as the page's. */
  readonly hosts: readonly string[];
}

/**
 * A student by the address, `?class=k7m2p`; the teacher by session storage; else null. Pages without a class run only
 * this.
 */
export function readMembership(): Membership | null {
  const [, code, seat = ''] = CODE.exec(new URLSearchParams(location.search).get('class') ?? '') ?? [];
  if (code) return { code, seat, secret: null, hosts: [] };
  return read(tryParseJson(() => sessionStorage.getItem(TEACHER)));
}

/**
 * Moves the secret out of the fragment, `#teacher=…&at=192.168.1.5:4173`, since the address is projected. False, and
 * the address stays, if the browser refuses to keep it.
 */
export function becomeTeacher(): boolean {
  const parts = new URLSearchParams(location.hash.slice(1));
  const secret = parts.get('teacher');
  const code = new URLSearchParams(location.search).get('class');
  if (!secret || !code) return true;
  const told = { code, secret, hosts: parts.get('at')?.split(',') ?? [] };
  try {
    if (read(told)) sessionStorage.setItem(TEACHER, JSON.stringify(told));
  } catch {
    return false;
  }
  history.replaceState(history.state, '', location.pathname);
  return true;
}

export function forgetTeacher(): void {
  sessionStorage.removeItem(TEACHER);
}

export function writeClassQuery({ code, seat }: Pick<Membership, 'code' | 'seat'>): string {
  return `?class=${code}${seat && `.${seat}`}`;
}

function read(raw: unknown): Membership | null {
  const { code, secret, hosts } = Object(raw) as Record<string, unknown>;
  if (typeof code !== 'string' || !CODE.test(code) || typeof secret !== 'string' || !SECRET.test(secret))
    return null;
  const known = Array.isArray(hosts)
    ? hosts.filter((each) => typeof each === 'string' && HOST.test(each))
    : [];
  return { code, seat: '', secret, hosts: known as string[] };
}
