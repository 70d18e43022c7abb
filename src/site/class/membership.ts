import { parsed } from '../../elements/kit/stored.ts';

/** Where a window keeps what makes it a teacher's; it is gone when the window is. */
const TEACHER = 'plybook.1.teacher';

const CODE = /^([0-9a-z]{1,12})(?:\.([1-9]))?$/;
const SECRET = /^[\w-]{16,64}$/;
const HOST = /^[\w.-]{1,60}(:\d{1,5})?$/;

/** What a page is in a class. */
export interface Membership {
  /** The class. */
  readonly code: string;
  /** Which of several students in one window it is; empty for the only one. */
  readonly seat: string;
  /** What the teacher's page knows; null for a student's. */
  readonly secret: string | null;
  /** The hosts under which students reach the class; none if it is that of the page. */
  readonly hosts: readonly string[];
}

/**
 * What this page is in a class: a student's, as its address says, `?class=k7m2p`; the teacher's, as its window was told;
 * null for neither. The one thing that a page without a class runs of all this.
 */
export function membership(): Membership | null {
  const [, code, seat = ''] = CODE.exec(new URLSearchParams(location.search).get('class') ?? '') ?? [];
  if (code) return { code, seat, secret: null, hosts: [] };
  return read(parsed(() => sessionStorage.getItem(TEACHER)));
}

/**
 * Makes this window the teacher's if the fragment of its address has the secret, `#teacher=…&at=192.168.1.5:4173`, and
 * takes that out of the address at once: it is projected.
 */
export function becomeTeacher(): void {
  const parts = new URLSearchParams(location.hash.slice(1));
  const secret = parts.get('teacher');
  const code = new URLSearchParams(location.search).get('class');
  if (!secret || !code) return;
  history.replaceState(history.state, '', location.pathname);
  const told = { code, secret, hosts: parts.get('at')?.split(',') ?? [] };
  if (read(told)) sessionStorage.setItem(TEACHER, JSON.stringify(told));
}

/** Ends being the teacher in this window. */
export function forgetTeacher(): void {
  sessionStorage.removeItem(TEACHER);
}

/** The query of a student's address. */
export function classQuery({ code, seat }: Pick<Membership, 'code' | 'seat'>): string {
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
