import { createHash, timingSafeEqual } from 'node:crypto';
import { BURST, PER_SECOND } from './class-limits.js';
import { isStudentId, listHeard, readTopic, TEACHER, topics, writeTopic } from '../site/class/topics.js';

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
    if (!isStudentId(id)) return null;
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
    const { id } = read;
    const row = topics[read.name];
    const { length } = Buffer.from(payload);
    if (row.from !== roleOf(member) || (retain && !row.isKept) || length > row.longest) return false;
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
    return listHeard(roleOf(member), member.id).some((path) => topic === writeTopic(this.code, path));
  }

  /**
   * Whether a topic belongs to another class. A client with an old address gets a message and is not disconnected.
   * @param {string} topic
   */
  isElsewhere(topic) {
    const read = readTopic(topic);
    if (!read || read.code === this.code || !/^[0-9a-z]{1,12}$/.test(read.code)) return false;
    return topics[read.name].to.includes('student');
  }
}

/**
 * @param {Member} member
 * @returns {import('../site/class/topics.js').Role}
 */
function roleOf({ isTeacher }) {
  return isTeacher ? 'teacher' : 'student';
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
