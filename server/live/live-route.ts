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
import { findShipmentId } from '../shipment-records/shipments-table.ts';
import { findByNumber } from '../tracking/look-up.ts';
import { LiveHub } from './live-hub.ts';
import type { LiveReader } from './live-socket.ts';

/** The WebSocket that notifies open pages of changes. */
export async function liveRoute(app: FastifyInstance, dependencies: Dependencies) {
  const hub = new LiveHub(dependencies.broadcast, dependencies.limits.sockets);
  app.addHook('preClose', async () => hub.close());
  app.decorateRequest('person', null);
  app.get(
    '/api/live',
    {
      websocket: true,
      // Before the upgrade, so that the socket’s message listener is attached before its first message.
      preValidation: async (request) => {
        refuseWhileUnresponsive(dependencies.database);
        const session = await currentSession(dependencies, request.headers);
        request.person = session && personOf(session);
      },
    },
    (socket, request) => {
      releaseRequest(socket, request);
      const { person, ip, headers } = request;
      hub.add(socket, new PageReader(dependencies, { person, address: ip, cookie: headers.cookie }));
    },
  );
}

/**
 * Releases references left by the upgrade that would keep the whole request in memory while the page is open.
 */
function releaseRequest(socket: WebSocket, { raw }: FastifyRequest): void {
  socket.removeAllListeners('error');
  const { _httpMessage: response } = raw.socket as Socket & { _httpMessage?: ServerResponse };
  response?.detachSocket(raw.socket);
}

/** One instance lives as long as each open page, so it stores only what it needs of the request. */
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
    return session !== null && this.person !== null && haveSameRights(personOf(session), this.person);
  }

  /** Subscribing to a number could reveal whether it exists, so it counts against the enumeration limit. */
  async mayFollow(tracking_number: string): Promise<boolean> {
    const { database, enumerationLimiter } = this.#dependencies;
    const caller = { person: this.person, address: this.#address, replyHeader: () => {} };
    try {
      await findByNumber({ ...caller, database, enumerationLimiter }, tracking_number, () =>
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

function haveSameRights(one: Person, other: Person): boolean {
  return (
    one.user_id === other.user_id &&
    one.role === other.role &&
    one.organisation_id === other.organisation_id &&
    one.permissions.join() === other.permissions.join() &&
    one.branch_ids.join() === other.branch_ids.join()
  );
}
