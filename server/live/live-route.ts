import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Person } from '#domain/people/person.ts';
import { networkOf } from '../api/caller.ts';
import { currentSession, personOf } from '../auth/sessions/current-session.ts';
import { refuseWhileUnresponsive } from '../database/pool/health-monitor.ts';
import type { Dependencies } from '../dependencies.ts';
import { isTooMany } from '../rate-limits/enumeration-limiter.ts';
import { findShipmentId } from '../shipments/shipments-table.ts';
import { findByNumber } from '../tracking/look-up.ts';
import { LiveHub } from './live-hub.ts';
import type { LiveReader } from './live-socket.ts';

/** The WebSocket that tells open pages what has changed. */
export async function liveRoute(app: FastifyInstance, dependencies: Dependencies) {
  const hub = new LiveHub(dependencies.broadcast, dependencies.limits.sockets);
  app.addHook('preClose', async () => hub.close());
  app.decorateRequest('person', null);
  app.get(
    '/api/live',
    {
      websocket: true,
      // Before the upgrade: a socket's first messages must find their listener in place.
      preValidation: async (request) => {
        refuseWhileUnresponsive(dependencies.database);
        const session = await currentSession(dependencies, request.headers);
        request.person = session && personOf(session);
      },
    },
    (socket, request) => {
      forgetRequest(socket, request);
      const { person, ip, headers } = request;
      hub.add(socket, new PageReader(dependencies, { person, address: ip, cookie: headers.cookie }));
    },
  );
}

/** What the upgrade left on the connection would keep the whole request in memory for as long as the page is open. */
function forgetRequest(socket: WebSocket, { raw }: FastifyRequest): void {
  socket.removeAllListeners('error');
  const { _httpMessage: response } = raw.socket as Socket & { _httpMessage?: ServerResponse };
  response?.detachSocket(raw.socket);
}

/** One of each is kept with every open page: it holds no more of the request than it asks with. */
class PageReader implements LiveReader {
  readonly person: Person | null;
  readonly #dependencies: Dependencies;
  readonly #address: string;
  readonly #cookie: string | undefined;

  constructor(
    dependencies: Dependencies,
    { person, address, cookie }: { person: Person | null; address: string; cookie: string | undefined },
  ) {
    this.person = person;
    this.#dependencies = dependencies;
    this.#address = address;
    this.#cookie = person ? cookie : undefined;
  }

  get network(): string {
    return networkOf(this.#address);
  }

  async isStillSignedIn(): Promise<boolean> {
    refuseWhileUnresponsive(this.#dependencies.database);
    const session = await currentSession(this.#dependencies, { cookie: this.#cookie });
    return session !== null && personOf(session).role === this.person?.role;
  }

  /** Following a number is a way to ask whether it exists: its messages would tell. */
  async mayFollow(tracking_number: string): Promise<boolean> {
    const { database, enumerationLimiter } = this.#dependencies;
    const asking = { person: this.person, address: this.#address, replyHeader: () => {} };
    try {
      await findByNumber({ ...asking, database, enumerationLimiter }, tracking_number, () =>
        findShipmentId(database.db, tracking_number),
      );
      return true;
    } catch (error) {
      if (isTooMany(error)) return false;
      throw error;
    }
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null;
  }
}
