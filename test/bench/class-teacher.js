import { connect } from 'mqtt';

/** What a stage weighs, about, with the searches of a lesson in it: 1.2 kB. */
const scene = {
  end: 3,
  section: 2,
  slide: 1,
  widgets: Object.fromEntries(
    Array.from({ length: 12 }, (_, i) => [
      `widget-${i}`,
      { step: `${37 * i}`, open: '3,7.3,8', order: '4,0,2,6,8,1,3,5,7' },
    ]),
  ),
};

/** The teacher of a class, who does what a teacher's page does, and notes when answers came. */
export class Teacher {
  /** From a student to here, in milliseconds. @type {number[]} */
  latencies = [];
  /** The answers, by who gave them. @type {Map<string, string>} */
  answers = new Map();
  #count = 0;
  #epoch = '';

  /**
   * @param {string} address
   * @param {string} code
   * @param {{ username: string, password: string }} teacher
   */
  constructor(address, code, teacher) {
    this.code = code;
    this.client = connect(address, {
      protocolVersion: 4,
      clientId: Math.random().toString(16).slice(2).padEnd(16, '0').slice(0, 16),
      ...teacher,
      keepalive: 15,
      resubscribe: false,
      reconnectPeriod: 500,
    });
    this.client.on('error', () => {});
    this.client.on('connect', async () => {
      this.#epoch = Math.random().toString(16).slice(2, 10).padEnd(8, '0');
      await this.client.subscribeAsync(
        ['a/+', 'on/+'].map((each) => `ply1/${code}/${each}`),
        { qos: 1 },
      );
      this.client.publish(`ply1/${code}/here`, JSON.stringify(this.#epoch), { retain: true });
      this.show();
    });
    this.client.on('message', (topic, payload) => {
      const [, , kind, id] = topic.split('/');
      const content = JSON.parse(payload.toString());
      if (kind !== 'a') return;
      this.latencies.push(Date.now() - content.sentAt);
      this.answers.set(id, content.given);
      this.client.publish(`ply1/${code}/got/${id}`, payload, { qos: 1 });
    });
  }

  /** Shows the next step. */
  show() {
    this.#count++;
    const stage = { epoch: this.#epoch, count: this.#count, lesson: 'thinking-ahead', scene, asked: null };
    const text = JSON.stringify({ ...stage, sentAt: Date.now() });
    this.client.publish(`ply1/${this.code}/stage`, text, { retain: true });
  }
}
