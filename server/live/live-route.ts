import type { FastifyInstance } from 'fastify';
import type { Person } from '#domain/people/person.ts';
import type { Dependencies } from '../dependencies.ts';
import { currentSession, personOf } from '../sessions/current-session.ts';
import { LiveHub } from './live-hub.ts';

/** The WebSocket that tells open pages what has changed. */
export async function liveRoute(app: FastifyInstance, dependencies: Dependencies) {
  const hub = new LiveHub(dependencies.broadcast);
  app.addHook('preClose', async () => hub.close());
  app.decorateRequest('person', null);
  app.get(
    '/api/live',
    {
      websocket: true,
      // Before the upgrade: a socket's first messages must find their listener in place.
      preValidation: async (request) => {
        const session = await currentSession(dependencies, request.headers);
        request.person = session && personOf(session);
      },
    },
    (socket, request) => hub.add(socket, request.person),
  );
}

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null;
  }
}
