import { createHash, timingSafeEqual } from 'node:crypto';

/** How many students one class may have. */
export const MOST_STUDENTS = 400;

/** The most that a student may send at once and, after that, each second. */
const BURST = 10;
const PER_SECOND = 2;

/** The longest answer, in bytes. */
const LONGEST_ANSWER = 512;
/** The longest stage, in bytes: below what Mosquitto's limit in `mosquitto.conf` lets through. */
export const LONGEST_STAGE = 3584;

const STUDENT_ID = /^[0-9a-f]{16}$/;

/** The user name with which a teacher comes; students come without one. */
export const TEACHER = 'teacher';

/** What a client wants to send, and what it wants to hear. */
/** @typedef {{ topic: string, payload: Buffer | string, retain: boolean, qos: number }} Sent */
/** @typedef {{ isTeacher: boolean, id: string, mayStill: number, at: number }} Member who a connection belongs to, and how much it may still send */

/** What each client of one class may do: the only place that says so for a class served from here. */
export class Rights {
  /**
   * @param {string} code the name of the class in topics and addresses
   * @param {string} secret what a teacher's page knows
   */
  constructor(code, secret) {
    this.code = code;
    this.secret = secret;
  }

  /**
   * Who a client is; null for nobody, who is to be sent away.
   * @param {string} id
   * @param {string | undefined} user
   * @param {Buffer | string | undefined} password
   * @returns {Member | null}
   */
  member(id, user, password) {
    if (!STUDENT_ID.test(id)) return null;
    const isTeacher = user === TEACHER;
    if (isTeacher ? !isSame(password ?? '', this.secret) : Boolean(user)) return null;
    return { isTeacher, id, mayStill: BURST, at: Date.now() };
  }

  /**
   * Whether a member may send a message now; a student's counts against how much she may send.
   * @param {Member} member
   * @param {Sent} message
   * @param {number} [now] in milliseconds
   */
  maySend(member, { topic, payload, retain, qos }, now = Date.now()) {
    const [root, code, kind, id, more] = topic.split('/');
    if (root !== 'ply1' || code !== this.code || more !== undefined || qos > 1) return false;
    const { length } = Buffer.from(payload);
    if (member.isTeacher)
      return (kind === 'stage' || kind === 'here') && id === undefined && length <= LONGEST_STAGE;
    if ((kind !== 'a' && kind !== 'on') || id !== member.id || retain || length > LONGEST_ANSWER)
      return false;
    // A clock that is set back takes nothing away.
    const regained = (Math.max(0, now - member.at) / 1000) * PER_SECOND;
    member.mayStill = Math.min(BURST, member.mayStill + regained) - 1;
    member.at = now;
    return member.mayStill >= 0;
  }

  /**
   * Whether a member may hear a topic: a student what the teacher shows, the teacher what students answer.
   * @param {Member} member
   * @param {string} topic
   */
  mayHear({ isTeacher }, topic) {
    const own = isTeacher ? ['a/+', 'on/+', 'here'] : ['stage', 'here'];
    return own.some((each) => topic === `ply1/${this.code}/${each}`);
  }

  /**
   * Whether a topic belongs to another class: whoever asks for one has an old address and is told so, not closed.
   * @param {string} topic
   */
  isElsewhere(topic) {
    return /^ply1\/[0-9a-z]{1,12}\/(stage|here)$/.test(topic) && !topic.startsWith(`ply1/${this.code}/`);
  }
}

/**
 * Whether two texts are the same, in a time that does not tell how much of them is.
 * @param {Buffer | string} one
 * @param {string} other
 */
function isSame(one, other) {
  const digest = (/** @type {Buffer | string} */ text) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
