import mqtt, { type IClientOptions, type MqttClient } from 'mqtt';
import { tryParseJson } from '../../elements/kit/stored.ts';
import { locateInSite } from '../address/site-root.ts';

/** Waiting times after failed attempts, in milliseconds: each is half as long again as the one before. */
const [FIRST_WAIT, LAST_WAIT] = [500, 4000];

/** The longest that a page sends nothing, in seconds. */
export const KEEP_ALIVE = 15;

/** Why a broker refuses a page. After `address` and `full` the page tries again. */
export type Refusal = 'noClass' | 'full' | 'address';

/** Refusals by the return code of MQTT. */
const refusals: Readonly<Record<number, Refusal>> = { 2: 'address', 3: 'full', 5: 'noClass' };

export interface ConnectionListener {
  readonly id: string;
  readonly secret: string | null;
  /** Topics to subscribe to, below the topic of the class. */
  readonly hears: readonly string[];
  /** The topic for whether it is connected, and whether brokers retain that for later clients. */
  readonly presenceTopic: string;
  readonly isPresenceKept: boolean;
  /** All topics are subscribed. */
  onUp(): void;
  onDown(): void;
  onRefused(why: Refusal): void;
  /** `content` is parsed JSON; null if that fails. */
  onMessage(topic: string, content: unknown): void;
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
      ...(ends.secret === null ? {} : { username: 'teacher', password: ends.secret }),
      clean: true,
      resubscribe: false,
      queueQoSZero: false,
      keepalive: KEEP_ALIVE,
      connectTimeout: 10_000,
      reconnectPeriod: FIRST_WAIT,
      reconnectOnConnackError: true,
      // Other timers would start a worker from a blob, which the page's policy refuses.
      timerVariant: 'native',
      will: { topic: this.topic(ends.presenceTopic), payload: '0', qos: 0, retain: ends.isPresenceKept },
    };
    this.#client = mqtt.connect(findBrokerAddress(), options);
    this.#client.on('connect', () => void this.begin());
    this.#client.on('reconnect', () => (this.#isTrying = true));
    this.#client.on('close', () => this.onClose());
    this.#client.on('error', (error) => {
      this.#refusal = ('code' in error && refusals[error.code]) || null;
    });
    this.#client.on('message', (topic, payload) => {
      if (topic.startsWith(this.topic('')))
        ends.onMessage(
          topic.slice(this.topic('').length),
          tryParseJson(() => new TextDecoder().decode(payload)),
        );
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
  send(topic: string, content: unknown, { isSure = false, isKept = false } = {}): void {
    if (this.isUp && !this.#isOver)
      this.#client.publish(this.topic(topic), JSON.stringify(content), {
        qos: isSure ? 1 : 0,
        retain: isKept,
      });
  }

  close(): void {
    if (this.#isOver) return;
    this.#listening.abort();
    // An orderly end sends no will.
    this.send(this.ends.presenceTopic, 0, { isKept: this.ends.isPresenceKept });
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
      for (const topic of this.ends.hears) await this.#client.subscribeAsync(this.topic(topic), { qos: 1 });
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
    if (refusal === 'noClass') this.close();
    if (refusal) this.ends.onRefused(refusal);
    else this.ends.onDown();
  }

  private topic(name: string): string {
    return `ply1/${this.code}/${name}`;
  }
}

/** `mqtt`, at the site's root. */
export function findBrokerAddress(): string {
  const address = new URL(locateInSite('mqtt'));
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}
