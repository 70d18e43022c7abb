/* Plain JavaScript, which Node runs unbuilt: the server of a class and its pages both import this. */

/** @typedef {'teacher' | 'student'} Role */
/** @typedef {keyof typeof rows} TopicName */
/** @typedef {TopicName | `${TopicName}/${string}`} TopicPath a name, with the student's id that follows it, if any */
/**
 * @typedef {object} Topic what is sent in a class below `ply1/CODE/NAME`
 * @property {Role} from
 * @property {readonly Role[]} to
 * @property {boolean} isOfStudent whether a student's id follows the name: a student sends and hears only under the own
 * @property {boolean} isKept whether the broker keeps the last message for those who come later
 * @property {number} longest in bytes
 */
/**
 * What a role does with each message that it hears: `content` is parsed JSON, null if that fails; `id` is of the student
 * whose topic it is, or empty.
 * @template {Role} R
 * @typedef {{ readonly [N in TopicName as R extends (typeof rows)[N]['to'][number] ? N : never]: (content: unknown, id: string) => void }} Hears
 */

/** The user name of a teacher. Students have none. */
export const TEACHER = 'teacher';

/** In bytes: an answer, that one has come or gone, or that an answer has arrived. */
const LONGEST_REPLY = 512;
/** In bytes; below the limit in `mosquitto.conf`. */
const LONGEST_STAGE = 3584;

/**
 * In the order in which pages subscribe to them: an end that the broker has kept arrives first, and `got` before the
 * stage, which makes a phone send its answer again.
 * @satisfies {Readonly<Record<string, Topic>>}
 */
const rows = /** @type {const} */ ({
  here: {
    from: 'teacher',
    to: ['student', 'teacher'],
    isOfStudent: false,
    isKept: true,
    longest: LONGEST_STAGE,
  },
  got: { from: 'teacher', to: ['student'], isOfStudent: true, isKept: false, longest: LONGEST_REPLY },
  stage: { from: 'teacher', to: ['student'], isOfStudent: false, isKept: true, longest: LONGEST_STAGE },
  a: { from: 'student', to: ['teacher'], isOfStudent: true, isKept: false, longest: LONGEST_REPLY },
  on: { from: 'student', to: ['teacher'], isOfStudent: true, isKept: false, longest: LONGEST_REPLY },
});

/** @type {Readonly<Record<TopicName, Topic>>} */
export const topics = rows;

const names = /** @type {TopicName[]} */ (Object.keys(topics));

/**
 * The last word of a class, sent to `here`. `over`: its teacher has ended it, and the broker goes on. `end`: the broker
 * stops.
 */
export const lastWords = /** @type {const} */ (['over', 'end']);

/** @typedef {(typeof lastWords)[number]} LastWord */

/**
 * @param {unknown} text
 * @returns {text is string}
 */
export function isStudentId(text) {
  return typeof text === 'string' && /^[0-9a-f]{16}$/.test(text);
}

/**
 * @param {string} code of the class
 * @param {TopicPath} path
 */
export function writeTopic(code, path) {
  return `ply1/${code}/${path}`;
}

/**
 * What a member hears: a student only what is for all or for the own id, the teacher what is from any student.
 * @param {Role} role
 * @param {string} id
 * @returns {TopicPath[]}
 */
export function listHeard(role, id) {
  const heard = names.filter((name) => topics[name].to.includes(role));
  return heard.map((name) =>
    topics[name].isOfStudent ? /** @type {const} */ (`${name}/${role === 'teacher' ? '+' : id}`) : name,
  );
}

/**
 * The code of a class, the name and the student's id of a topic, empty for none; null for any other topic.
 * @param {string} topic
 */
export function readTopic(topic) {
  const [root, code = '', first, id = '', more] = topic.split('/');
  const name = names.find((each) => each === first);
  if (root !== 'ply1' || !name || more !== undefined) return null;
  const isWhole = topics[name].isOfStudent ? isStudentId(id) : topic.split('/').length === 3;
  return isWhole ? { code, name, id } : null;
}
