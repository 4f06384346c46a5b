import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person } from '#domain/people/person.ts';
import { callerOf } from '../api/caller.ts';
import { refuseWhileSilent } from '../database/watch.ts';
import type { Dependencies } from '../dependencies.ts';
import { currentSession, personOf } from '../sessions/current-session.ts';
import { findShipmentId } from '../shipments/shipments-table.ts';
import { lookUp } from '../tracking/look-up.ts';
import { isTooMany } from '../tracking/unknown-numbers.ts';
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
        refuseWhileSilent(dependencies.database);
        const session = await currentSession(dependencies, request.headers);
        request.person = session && personOf(session);
      },
    },
    (socket, request) => hub.add(socket, readerOf(dependencies, request)),
  );
}

/** Following a number is a way to ask whether it exists: its messages would tell. */
function readerOf(dependencies: Dependencies, { person, ip, headers }: FastifyRequest): LiveReader {
  const { database } = dependencies;
  const context = { ...dependencies, person, address: ip, replyHeader: () => {} };
  return {
    person,
    caller: callerOf({ person, address: ip }),
    async isStillSignedIn() {
      refuseWhileSilent(database);
      const session = await currentSession(dependencies, headers);
      return session !== null && personOf(session).role === person?.role;
    },
    async mayFollow(tracking_number) {
      const find = () => findShipmentId(database.db, tracking_number);
      try {
        await lookUp(context, tracking_number, find);
        return true;
      } catch (error) {
        if (isTooMany(error)) return false;
        throw error;
      }
    },
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null;
  }
}
