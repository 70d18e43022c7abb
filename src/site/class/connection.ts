import mqtt, { type IClientOptions, type MqttClient } from 'mqtt';
import { parsed } from '../../elements/kit/stored.ts';

/** Back-off after a failed attempt: it grows by half from the first to the last, in milliseconds. */
const [FIRST_WAIT, LAST_WAIT] = [500, 4000];

/** How often a connection is tried for its life, in seconds. */
const KEEP_ALIVE = 15;

/** What a page does with its connection to a class. */
export interface ConnectionUse {
  readonly id: string;
  /** The teacher's secret; null for a student. */
  readonly secret: string | null;
  /** The topics that it hears, below those of the class. */
  readonly hears: readonly string[];
  /** The topic that says whether it is there, and whether brokers keep that for those who come later. */
  readonly presence: string;
  readonly isPresenceKept: boolean;
  /** Is told that all topics are heard. */
  onUp(): void;
  onDown(): void;
  /** Is told that the broker will not have it: it knows no such class, or has no room. */
  onRefused(why: 'noClass' | 'full'): void;
  /** Is told every message, read as JSON; null for what is none. */
  onMessage(topic: string, content: unknown): void;
}

/**
 * A page's connection to the broker of its class: MQTT 3.1.1 over a WebSocket of the site's own origin. It holds nothing
 * and comes back by itself.
 */
export class Connection {
  readonly #client: MqttClient;
  #wait = FIRST_WAIT;
  #isOver = false;
  readonly #listening = new AbortController();

  constructor(
    private readonly code: string,
    private readonly ends: ConnectionUse,
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
      // Another one would start a worker from a blob, which the page's policy refuses.
      timerVariant: 'native',
      will: { topic: this.topic(ends.presence), payload: '0', qos: 0, retain: ends.isPresenceKept },
    };
    this.#client = mqtt.connect(brokerAddress(), options);
    this.#client.on('connect', () => void this.begin());
    this.#client.on('close', () => this.onClose());
    this.#client.on('error', (error) => 'code' in error && error.code === 5 && this.refuse('full'));
    this.#client.on('message', (topic, payload) => {
      if (topic.startsWith(this.topic('')))
        ends.onMessage(
          topic.slice(this.topic('').length),
          parsed(() => new TextDecoder().decode(payload)),
        );
    });
    const { signal } = this.#listening;
    const comeBack = () => {
      if (!this.#isOver && !this.#client.connected && document.visibilityState === 'visible')
        this.#client.reconnect();
    };
    document.addEventListener('visibilitychange', comeBack, { signal });
    for (const event of ['online', 'pageshow'] as const) addEventListener(event, comeBack, { signal });
    addEventListener('pagehide', () => this.close());
    // A page that comes back from the browser's memory begins again.
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  }

  get isUp(): boolean {
    return this.#client.connected;
  }

  /** Sends something as JSON, if there is a connection; `isSure` has it come again if it may be lost. */
  send(topic: string, content: unknown, { isSure = false, isKept = false } = {}): void {
    if (this.isUp)
      this.#client.publish(this.topic(topic), JSON.stringify(content), {
        qos: isSure ? 1 : 0,
        retain: isKept,
      });
  }

  /** Ends it; whoever is still there is told. */
  close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#listening.abort();
    // An orderly end sends no will.
    this.send(this.ends.presence, 0, { isKept: this.ends.isPresenceKept });
    this.#client.end(true);
  }

  private async begin(): Promise<void> {
    this.#wait = FIRST_WAIT;
    try {
      for (const topic of this.ends.hears) await this.#client.subscribeAsync(this.topic(topic), { qos: 1 });
    } catch {
      if (this.isUp) this.refuse('noClass');
      return;
    }
    this.ends.onUp();
  }

  private onClose(): void {
    // What is set here holds for the attempt after the next: the client has set its timer already.
    this.#wait = Math.min(LAST_WAIT, this.#wait * 1.5);
    this.#client.options.reconnectPeriod = this.#wait * (0.75 + Math.random() / 2);
    if (!this.#isOver) this.ends.onDown();
  }

  private refuse(why: 'noClass' | 'full'): void {
    this.close();
    this.ends.onRefused(why);
  }

  private topic(name: string): string {
    return `ply1/${this.code}/${name}`;
  }
}

/** 64 random bits, which are nobody's name. */
export function newId(): string {
  return hexOf(8);
}

/** Random bytes as text; `crypto.randomUUID` would need https. */
export function hexOf(bytes: number): string {
  const all = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(all, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The broker stands at `mqtt`, beside the site's manifest, whichever it is. */
export function brokerAddress(): string {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const address = new URL('mqtt', manifest?.href ?? location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}
