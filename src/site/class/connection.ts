import mqtt, { type IClientOptions, type MqttClient } from 'mqtt';
import { tryParseJson } from '../../elements/kit/stored.ts';
import { classPaths } from '../address/class-paths.js';
import { locateInSite } from '../address/site-root.ts';
import { refusals, type Refusal } from './refusals.js';
import {
  listHeard,
  readTopic,
  TEACHER,
  topics,
  writeTopic,
  type Hears,
  type Role,
  type TopicName,
  type TopicPath,
} from './topics.js';

/** Waiting times after failed attempts, in milliseconds: each is half as long again as the one before. */
const [FIRST_WAIT, LAST_WAIT] = [500, 4000];

/** The longest that a page sends nothing, in seconds. */
export const KEEP_ALIVE = 15;

export interface ConnectionListener {
  readonly id: string;
  readonly secret: string | null;
  /** The topic for whether it is connected. */
  readonly presenceTopic: TopicPath;
  /** All topics are subscribed. */
  onUp(): void;
  onDown(): void;
  onRefused(why: Refusal): void;
  readonly hears: Partial<Hears<Role>>;
}

/** Connects a page to the broker of its class: MQTT 3.1.1 over a WebSocket. Reconnects; never queues. */
export class Connection {
  readonly #client: MqttClient;
  #wait = FIRST_WAIT;
  #refusal: Refusal | null = null;
  /** Between the start of an attempt to connect and its end. */
  #isTrying = true;
  #isOver = false;
  readonly #listening = new AbortController();

  constructor(
    private readonly code: string,
    private readonly ends: ConnectionListener,
  ) {
    const options: IClientOptions = {
      protocolVersion: 4,
      clientId: ends.id,
      ...(ends.secret === null ? {} : { username: TEACHER, password: ends.secret }),
      clean: true,
      resubscribe: false,
      queueQoSZero: false,
      keepalive: KEEP_ALIVE,
      connectTimeout: 10_000,
      reconnectPeriod: FIRST_WAIT,
      reconnectOnConnackError: true,
      // Other timers would start a worker from a blob, which the page's policy refuses.
      timerVariant: 'native',
      will: {
        topic: writeTopic(code, ends.presenceTopic),
        payload: '0',
        qos: 0,
        retain: isKept(ends.presenceTopic),
      },
    };
    this.#client = mqtt.connect(findBrokerAddress(), options);
    this.#client.on('connect', () => void this.begin());
    this.#client.on('reconnect', () => (this.#isTrying = true));
    this.#client.on('close', () => this.onClose());
    this.#client.on('error', (error) => {
      this.#refusal = 'code' in error ? findRefusal(error.code) : null;
    });
    this.#client.on('message', (topic, payload) => {
      const read = readTopic(topic);
      const content = tryParseJson(() => new TextDecoder().decode(payload));
      if (read?.code === code) ends.hears[read.name]?.(content, read.id);
    });
    const { signal } = this.#listening;
    const comeBack = () => {
      // A second simultaneous attempt would end the connection of the first.
      const isIdle = !this.#isOver && !this.#isTrying && !this.isUp;
      if (isIdle && document.visibilityState === 'visible') this.#client.reconnect();
    };
    document.addEventListener('visibilitychange', comeBack, { signal });
    for (const event of ['online', 'pageshow'] as const) addEventListener(event, comeBack, { signal });
    addEventListener('pagehide', () => this.close());
    // A page restored from the browser's memory starts over.
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  }

  get isUp(): boolean {
    return this.#client.connected;
  }

  /** Sends JSON if connected; with `isSure` it is resent until it arrives. */
  send(topic: TopicPath, content: unknown, { isSure = false } = {}): void {
    if (this.isUp && !this.#isOver)
      this.#client.publish(writeTopic(this.code, topic), JSON.stringify(content), {
        qos: isSure ? 1 : 0,
        retain: isKept(topic),
      });
  }

  close(): void {
    if (this.#isOver) return;
    this.#listening.abort();
    // An orderly end sends no will.
    this.send(this.ends.presenceTopic, 0);
    this.#isOver = true;
    this.#client.end(true);
  }

  /** Closes the connection without a last message: the broker sends no will. */
  leave(): void {
    this.#listening.abort();
    this.#isOver = true;
    this.#client.end();
  }

  private async begin(): Promise<void> {
    this.#wait = FIRST_WAIT;
    try {
      const { id, secret } = this.ends;
      for (const topic of listHeard(secret === null ? 'student' : 'teacher', id))
        await this.#client.subscribeAsync(writeTopic(this.code, topic), { qos: 1 });
    } catch {
      if (!this.isUp) return;
      this.close();
      this.ends.onRefused('noClass');
      return;
    }
    this.ends.onUp();
  }

  private onClose(): void {
    this.#isTrying = false;
    // Takes effect one attempt later: the client has already set its timer.
    this.#wait = Math.min(LAST_WAIT, this.#wait * 1.5);
    this.#client.options.reconnectPeriod = this.#wait * (0.75 + Math.random() / 2);
    const refusal = this.#refusal;
    this.#refusal = null;
    if (this.#isOver) return;
    if (refusal && refusals[refusal].isFinal) this.close();
    if (refusal) this.ends.onRefused(refusal);
    else this.ends.onDown();
  }
}

/** Whether the broker keeps what is sent there for those who come later. */
function isKept(topic: TopicPath): boolean {
  return topics[topic.split('/')[0] as TopicName].isKept;
}

function findRefusal(code: unknown): Refusal | null {
  return (Object.keys(refusals) as Refusal[]).find((each) => refusals[each].code === code) ?? null;
}

export function findBrokerAddress(): string {
  const address = new URL(locateInSite(classPaths.broker));
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}
