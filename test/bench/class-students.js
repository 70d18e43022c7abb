import { connect } from 'mqtt';

/* Students of classes, a part of them in a process: they do what a student's page does, and note when. */

/**
 * What is told to such a process, and what it tells.
 * @typedef {{ join: { address: string, seats: readonly (readonly [code: string, id: string])[], within: number } } | { answer: { within: number } } | { forget: true } | { report: true }} Order
 * @typedef {{ joined: number[], heard: number[], last: Record<number, number>, stages: number, up: number, told: number }} Report
 * in milliseconds: from connecting to the first stage, from the teacher to a student, and to the last student by stage;
 * how many stages were heard, how many students are connected, and how many were told that their answer counts
 */

/** How a page's connection behaves: see `src/site/class/connection.ts`. */
const usual = /** @type {const} */ ({
  protocolVersion: 4,
  keepalive: 15,
  connectTimeout: 10_000,
  clean: true,
});
const [FIRST_WAIT, LAST_WAIT] = [500, 4000];

/** @type {Report} */
const noted = { joined: [], heard: [], last: {}, stages: 0, up: 0, told: 0 };
/** @type {Student[]} */
const students = [];

class Student {
  #answer = '';
  #epoch = '';
  #wait = FIRST_WAIT;

  /**
   * @param {string} address
   * @param {string} code
   * @param {string} id
   */
  constructor(address, code, id) {
    const begun = Date.now();
    const topic = (/** @type {string} */ name) => `ply1/${code}/${name}`;
    this.topic = topic(`a/${id}`);
    const will = {
      topic: topic(`on/${id}`),
      payload: Buffer.from('0'),
      qos: /** @type {const} */ (0),
      retain: false,
    };
    this.client = connect(address, {
      ...usual,
      clientId: id,
      resubscribe: false,
      reconnectPeriod: FIRST_WAIT,
      will,
    });
    this.client.on('connect', () => {
      this.#wait = FIRST_WAIT;
      noted.up++;
      this.client.subscribe([topic('here'), topic(`got/${id}`), topic('stage')], { qos: 1 });
    });
    let isUp = false;
    this.client.on('connect', () => (isUp = true));
    this.client.on('close', () => {
      if (isUp) noted.up--;
      isUp = false;
      this.#epoch = '';
      this.#wait = Math.min(LAST_WAIT, this.#wait * 1.5);
      this.client.options.reconnectPeriod = this.#wait * (0.75 + Math.random() / 2);
    });
    this.client.on('error', () => {});
    let isIn = false;
    let isTold = false;
    this.client.on('message', (heard, payload) => {
      if (heard === topic(`got/${id}`) && !isTold) {
        isTold = true;
        noted.told++;
      }
      if (heard !== topic('stage')) return;
      const now = Date.now();
      const { epoch, count, sentAt } = JSON.parse(payload.toString());
      if (epoch !== this.#epoch) {
        // A broker that began anew, or the teacher: whoever is there says so, over a second.
        const wait = this.#epoch === '' && !isIn ? 0 : Math.random() * 1000;
        this.#epoch = epoch;
        setTimeout(() => {
          this.client.publish(will.topic, '1');
          this.say();
        }, wait);
      }
      if (!isIn) noted.joined.push(now - begun);
      else {
        noted.heard.push(now - sentAt);
        noted.stages++;
        noted.last[count] = Math.max(noted.last[count] ?? 0, now - sentAt);
      }
      isIn = true;
    });
  }

  answer() {
    this.#answer = JSON.stringify({
      lesson: 'thinking-ahead',
      question: 'calls.value.3,7',
      given: '−1',
      sentAt: Date.now(),
    });
    this.say();
  }

  say() {
    if (this.#answer) this.client.publish(this.topic, this.#answer, { qos: 1 });
  }
}

process.on('message', (/** @type {Order} */ order) => {
  if ('join' in order) {
    const { address, seats, within } = order.join;
    for (const [code, id] of seats)
      setTimeout(() => students.push(new Student(address, code, id)), Math.random() * within);
  } else if ('answer' in order) {
    for (const student of students) setTimeout(() => student.answer(), Math.random() * order.answer.within);
  } else if ('forget' in order) Object.assign(noted, { joined: [], heard: [], last: {}, stages: 0 });
  else process.send?.(noted);
});
process.on('disconnect', () => process.exit(0));
