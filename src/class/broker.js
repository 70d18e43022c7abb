import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { Aedes } from 'aedes';
import { createWebSocketStream, WebSocketServer } from 'ws';
import { isOwnAddress, readRemoteAddress } from './addresses.js';
import { MOST_STUDENTS, SEATS_PER_ADDRESS } from './class-limits.js';
import { Rights } from './rights.js';
import { refusals } from '../site/class/refusals.js';
import { classPaths } from '../site/address/class-paths.js';
import { writeTopic } from '../site/class/topics.js';

/** @typedef {import('./rights.js').Member & { address: string }} Member */
/** @typedef {import('aedes').Client} Client */
/** @typedef {import('../site/class/refusals.js').Refusal} Refusal */

/** In bytes. */
const LONGEST_FRAME = 8192;

/**
 * A broker for one class, behind the WebSockets of a server at `/mqtt`. It stores only what the teacher shows now,
 * writes nothing to disk, and closes every connection that breaks the rules.
 * @param {import('node:http').Server} server
 * @param {object} options
 * @param {string} options.code
 * @param {string} options.secret
 * @param {number} [options.most] the limit of students
 * @param {number} [options.seatsPerAddress] the limit of students from one address that is not this machine's own
 * @param {(address: string) => boolean} [options.isOwn] whether an address is this machine's own: the teacher's page
 * connects from nowhere else
 * @param {(address: string) => void} [options.onCrowded] called with the address of each refused student
 * @returns {Promise<{ end: () => Promise<void> }>} end: tells everybody that the class is over, then disconnects
 */
export async function openBroker(
  server,
  {
    code,
    secret,
    most = MOST_STUDENTS,
    seatsPerAddress = SEATS_PER_ADDRESS,
    isOwn = isOwnAddress,
    onCrowded = () => {},
  },
) {
  const rights = new Rights(code, secret);
  /**
   * Kept after a client disconnects, because its last will is published with its rights. @type {WeakMap<Client,
   * Member>}
   */
  const members = new WeakMap();
  /** Who is connected. @type {Set<Member>} */
  const connected = new Set();
  /** @type {(member: Member) => Refusal | null} */
  const findRefusal = ({ isTeacher, id, address }) => {
    if (isTeacher) return isOwn(address) ? null : 'address';
    // A page that reconnects replaces its own old connection, which may still look alive.
    const others = [...connected].filter((each) => !each.isTeacher && each.id !== id);
    if (others.length >= most) return 'full';
    const isCrowded = others.filter((each) => each.address === address).length >= seatsPerAddress;
    return isCrowded && !isOwn(address) ? 'address' : null;
  };
  const broker = await Aedes.createBroker({
    concurrency: 1000,
    connectTimeout: 10_000,
    // In seconds, of what `preConnect` makes of it.
    keepaliveLimit: 120,
    // Brokers in a cluster send the wills of a broker that is silent for long. This one is alone and must not take
    // itself for silent when the clock jumps, as after sleep, so it never checks. Timers take at most four times this.
    heartbeatInterval: 500_000_000,
    maxTopicLevels: 5,
    // A phone that stops reading is disconnected before it holds up others.
    queueLimit: 10,
    drainTimeout: 10_000,
    // By the standard a broker waits only half as long again as a client promises. A phone that is busy for some seconds
    // when a ping is due would lose its seat.
    preConnect(_, packet, done) {
      packet.keepalive = 2 * (packet.keepalive ?? 0);
      done(null, true);
    },
    authenticate(client, user, password, done) {
      const admitted = rights.admitMember(client.id, user, password);
      if (!admitted) return done(makeRefusal('noClass'), false);
      const member = { ...admitted, address: readRemoteAddress(client.req) };
      const why = findRefusal(member);
      if (why === 'address' && !member.isTeacher) onCrowded(member.address);
      if (why) return done(makeRefusal(why), false);
      members.set(client, member);
      connected.add(member);
      return done(null, true);
    },
    authorizePublish(client, packet, done) {
      if (!client) return done(null);
      const member = members.get(client);
      return done(member && rights.maySend(member, packet) ? null : new Error('not allowed'));
    },
    authorizeSubscribe(client, subscription, done) {
      const member = members.get(client);
      const { topic } = subscription;
      if (member && rights.mayHear(member, topic))
        return done(null, { ...subscription, qos: subscription.qos ? 1 : 0 });
      return done(rights.isElsewhere(topic) ? null : new Error('not allowed'), null);
    },
  });
  /** @type {import('node:events').EventEmitter} */ (broker).on('error', console.error);

  const sockets = acceptSockets(server, broker, (client) => {
    const member = members.get(client);
    if (member) connected.delete(member);
  });
  return {
    async end() {
      await publishEnd(broker, code);
      await new Promise((done) => broker.close(() => done(undefined)));
      sockets.close();
    },
  };
}

/**
 * Connects WebSockets from pages of this server to a broker.
 * @param {import('node:http').Server} server
 * @param {Aedes} broker
 * @param {(client: Client) => void} onClosed
 */
function acceptSockets(server, broker, onClosed) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_FRAME,
    perMessageDeflate: false,
    handleProtocols: (protocols) => (protocols.has('mqtt') ? 'mqtt' : false),
  });
  server.on('upgrade', (request, socket, head) => {
    if (request.url?.split('?')[0] !== `/${classPaths.broker}` || !isOwnPage(request.headers))
      return void socket.destroy();
    return sockets.handleUpgrade(request, socket, head, (connection) => {
      const stream = createWebSocketStream(connection);
      stream.on('error', () => connection.terminate());
      const client = broker.handle(stream, request);
      connection.once('close', () => onClosed(client));
    });
  });
  return sockets;
}

/**
 * Tells everybody that the class is over.
 * @param {Aedes} broker
 * @param {string} code
 */
function publishEnd(broker, code) {
  /** @type {import('../site/class/topics.js').LastWord} */
  const last = 'end';
  const packet = {
    cmd: /** @type {const} */ ('publish'),
    dup: false,
    retain: false,
    qos: /** @type {const} */ (0),
    topic: writeTopic(code, 'here'),
    payload: Buffer.from(JSON.stringify(last)),
  };
  return new Promise((done) => broker.publish(packet, done));
}

/** @param {Refusal} why */
function makeRefusal(why) {
  return Object.assign(new Error(why), { returnCode: refusals[why].code });
}

/**
 * Whether a connection comes from a page of this server, or from no page. A host name that is not this machine's own
 * may be one that another site has just pointed at it (DNS rebinding).
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
function isOwnPage({ origin, host }) {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  const own = hostname().toLowerCase();
  const isNamed = ['localhost', own, `${own}.local`].includes(from.hostname);
  return from.host === host && (isNamed || isIP(from.hostname.replaceAll(/[[\]]/g, '')) > 0);
}
