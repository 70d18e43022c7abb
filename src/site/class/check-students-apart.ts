import mqtt, { type IClientOptions, type MqttClient } from 'mqtt';
import { findBrokerAddress } from './connection.ts';
import { makeId } from './make-id.ts';
import { TEACHER, writeTopic, type TopicPath } from './topics.js';

/** Limit for each attempt, in ms; a timeout proves nothing against the broker. */
const PATIENCE = 10_000;

/**
 * What no student may do: the topic to subscribe to and the topic to send to, given the student's own id and another's.
 */
const attempts: readonly ((own: string, other: string) => { hears: TopicPath; sends: TopicPath })[] = [
  // To show something to the class.
  () => ({ hears: 'stage', sends: 'stage' }),
  // To read what others answer.
  (own) => ({ hears: 'a/+', sends: `a/${own}` }),
  // To answer for another.
  (_, other) => ({ hears: 'here', sends: `a/${other}` }),
];

/** An anonymous client tries everything forbidden, with messages so invalid that pages ignore them. */
export async function checkStudentsApart(code: string, secret: string): Promise<boolean> {
  const teacher = join({ username: TEACHER, password: secret });
  try {
    const heard = collectMessages(teacher);
    await succeedsInTime(teacher.subscribeAsync(writeTopic(code, 'a/+')));
    for (const attempt of attempts) {
      const [own, other] = [makeId(), makeId()];
      const { hears, sends } = attempt(own, other);
      const student = join({ clientId: own });
      const heardBySelf = collectMessages(student);
      const isClosed = new Promise<void>((done) => student.once('close', () => done()));
      const tried = (async () => {
        await student.subscribeAsync(writeTopic(code, hears)).catch(() => {});
        student.publish(writeTopic(code, sends), own);
        // This allowed message follows the forbidden one: once it arrives, the other has arrived too, or never will.
        await student.publishAsync(writeTopic(code, `a/${own}`), 'done', { qos: 1 });
        await heard.until(`a/${own} done`);
      })();
      await succeedsInTime(Promise.race([tried, isClosed]));
      student.end(true);
      const toOthers = sends !== `a/${own}` && heard.has(`${sends} ${own}`);
      if (toOthers || heardBySelf.has(`${sends} ${own}`)) return false;
    }
    return await checkReplies();
  } finally {
    teacher.end(true);
  }

  /** Whether the teacher's page can confirm an answer to one student alone. */
  async function checkReplies(): Promise<boolean> {
    const [own, other] = [makeId(), makeId()];
    const student = join({ clientId: own });
    const heardBySelf = collectMessages(student);
    // Anything sent to a client before the broker confirms its subscription has arrived by then, or never will.
    const isSent = async (id: string, next: TopicPath) => {
      await student.subscribeAsync(writeTopic(code, `got/${id}`)).catch(() => {});
      await teacher.publishAsync(writeTopic(code, `got/${id}`), id, { qos: 1 });
      await student.subscribeAsync(writeTopic(code, next));
    };
    const isMute = (await succeedsInTime(isSent(own, 'here'))) && !heardBySelf.has(`got/${own} ${own}`);
    await succeedsInTime(isSent(other, 'stage'));
    student.end(true);
    return !isMute && !heardBySelf.has(`got/${other} ${other}`);
  }

  function join(as: IClientOptions): MqttClient {
    const usual = { protocolVersion: 4, clean: true, reconnectPeriod: 0, timerVariant: 'native' } as const;
    const client = mqtt.connect(findBrokerAddress(), { ...usual, clientId: makeId(), ...as });
    client.on('error', () => {});
    return client;
  }
}

function collectMessages(client: MqttClient) {
  const heard = new Set<string>();
  const waiting = new Map<string, () => void>();
  client.on('message', (topic, payload) => {
    const text = `${topic.split('/').slice(2).join('/')} ${new TextDecoder().decode(payload)}`;
    heard.add(text);
    waiting.get(text)?.();
  });
  return {
    has: (text: string) => heard.has(text),
    until: (text: string) =>
      heard.has(text) ? undefined : new Promise<void>((done) => waiting.set(text, done)),
  };
}

async function succeedsInTime(done: Promise<unknown>): Promise<boolean> {
  const isDone = done.then(
    () => true,
    () => false,
  );
  return Promise.race([isDone, new Promise<false>((late) => setTimeout(() => late(false), PATIENCE))]);
}
