import { createHash, timingSafeEqual } from 'node:crypto';
import { BURST, LONGEST_ANSWER, LONGEST_STAGE, PER_SECOND } from './limits.js';

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
    const [root, code, kind, id, more] = topic.split('/');
    if (root !== 'ply1' || code !== this.code || more !== undefined || qos > 1) return false;
    const { length } = Buffer.from(payload);
    if (member.isTeacher && kind === 'got')
      return STUDENT_ID.test(id ?? '') && !retain && length <= LONGEST_ANSWER;
    if (member.isTeacher)
      return (kind === 'stage' || kind === 'here') && id === undefined && length <= LONGEST_STAGE;
    if ((kind !== 'a' && kind !== 'on') || id !== member.id || retain || length > LONGEST_ANSWER)
      return false;
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
  mayHear({ isTeacher, id }, topic) {
    const own = isTeacher ? ['a/+', 'on/+', 'here'] : ['stage', 'here', `got/${id}`];
    return own.some((each) => topic === `ply1/${this.code}/${each}`);
  }

  /**
   * Whether a topic belongs to another class. A client with an old address gets a message and is not disconnected.
   * @param {string} topic
   */
  isElsewhere(topic) {
    return (
      /^ply1\/[0-9a-z]{1,12}\/(stage|here|got\/[0-9a-f]{16})$/.test(topic) &&
      !topic.startsWith(`ply1/${this.code}/`)
    );
  }
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
