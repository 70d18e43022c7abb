import { createHash, timingSafeEqual } from 'node:crypto';
import { BURST, PER_SECOND } from './limits.js';
import { topics } from './topics.js';

const STUDENT_ID = /^[0-9a-f]{16}$/;

export const TEACHER = 'teacher';

/** @typedef {{ topic: string, payload: Buffer | string, retain: boolean, qos: number }} Sent */
/**
 * @typedef {{ isTeacher: boolean, id: string, mayStill: number, at: number }} Member the owner of a connection, and how
 * much it may still send
 */

export class Rights {
  /**
   * @param {string} code the name of the class in topics and addresses
   * @param {string} secret the teacher's password
   */
  constructor(code, secret) {
    this.code = code;
    this.secret = secret;
  }

  /**
   * Null for a client that must be sent away.
   * @param {string} id
   * @param {string | undefined} user
   * @param {Buffer | string | undefined} password
   * @returns {Member | null}
   */
  admitMember(id, user, password) {
    if (!STUDENT_ID.test(id)) return null;
    const isTeacher = user === TEACHER;
    if (isTeacher ? !isSameText(password ?? '', this.secret) : Boolean(user)) return null;
    return { isTeacher, id, mayStill: BURST, at: Date.now() };
  }

  /**
   * Whether a member may send a message now. Counts it against a student's limit.
   * @param {Member} member
   * @param {Sent} message
   * @param {number} [now] in milliseconds
   */
  maySend(member, { topic, payload, retain, qos }, now = Date.now()) {
    const read = readTopic(topic);
    if (read?.code !== this.code || qos > 1) return false;
    const { row, id } = read;
    const { length } = Buffer.from(payload);
    if (row.from !== roleOf(member) || (retain && !row.mayBeKept) || length > row.longest) return false;
    if (member.isTeacher) return true;
    if (id !== member.id) return false;
    // Setting the clock back costs nothing.
    const regained = (Math.max(0, now - member.at) / 1000) * PER_SECOND;
    member.mayStill = Math.min(BURST, member.mayStill + regained) - 1;
    member.at = now;
    return member.mayStill >= 0;
  }

  /**
   * @param {Member} member
   * @param {string} topic
   */
  mayHear(member, topic) {
    const id = member.isTeacher ? '+' : member.id;
    return [...topics].some(
      ([name, { to, isOfStudent }]) =>
        to.includes(roleOf(member)) && topic === `ply1/${this.code}/${name}${isOfStudent ? `/${id}` : ''}`,
    );
  }

  /**
   * Whether a topic belongs to another class. A client with an old address gets a message and is not disconnected.
   * @param {string} topic
   */
  isElsewhere(topic) {
    const { code = this.code, row } = readTopic(topic) ?? {};
    return (
      code !== this.code && /^[0-9a-z]{1,12}$/.test(code) && row !== undefined && row.to.includes('student')
    );
  }
}

/**
 * @param {Member} member
 * @returns {import('./topics.js').Role}
 */
function roleOf({ isTeacher }) {
  return isTeacher ? 'teacher' : 'student';
}

/**
 * The code of a class, the row and the student's id that a topic names; null for any other.
 * @param {string} topic
 */
function readTopic(topic) {
  const [root, code = '', name = '', id, more] = topic.split('/');
  const row = topics.get(name);
  if (root !== 'ply1' || !row || more !== undefined) return null;
  const isWhole = row.isOfStudent ? STUDENT_ID.test(id ?? '') : id === undefined;
  return isWhole ? { code, row, id } : null;
}

/**
 * Takes the same time however much of the texts is equal.
 * @param {Buffer | string} one
 * @param {string} other
 */
export function isSameText(one, other) {
  const computeDigest = (/** @type {Buffer | string} */ text) => createHash('sha256').update(text).digest();
  return timingSafeEqual(computeDigest(one), computeDigest(other));
}
