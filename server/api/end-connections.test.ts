import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { endConnections } from './end-connections.ts';

test('closing the server does not wait for keep-alive clients', async () => {
  const app = Fastify({ keepAliveTimeout: 60_000, forceCloseConnections: 'idle' });
  const arrived = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<string>();
  app.get('/slow', () => {
    arrived.resolve();
    return finished.promise;
  });
  endConnections(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const responded = once(get({ port, host: '127.0.0.1', path: '/slow', agent }), 'response');
  await arrived.promise;
  const start = performance.now();
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  finished.resolve('done');
  const [response] = (await responded) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  await closed;
  expect(performance.now() - start).toBeLessThan(3_000);
  agent.destroy();
});

test('a server that closes refuses what still arrives, to be tried again', async () => {
  const app = Fastify({ return503OnClosing: false });
  endConnections(app);
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  app.addHook('preClose', () => over);
  app.get('/', () => 'served');
  await app.ready();
  const closed = app.close();
  const { statusCode, headers, body } = await app.inject('/');
  expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([
    503,
    '2',
    'application/problem+json; charset=utf-8',
  ]);
  expect(JSON.parse(body)).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
  end();
  await closed;
});
