import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { endConnections } from './end-connections.ts';

test('a server that closes does not wait for clients who keep their connection', async () => {
  const app = Fastify({ keepAliveTimeout: 60_000, forceCloseConnections: 'idle' });
  let answer = () => {};
  app.get(
    '/slow',
    () =>
      new Promise((resolve) => {
        answer = () => resolve('done');
      }),
  );
  endConnections(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const answered = once(get({ port, host: '127.0.0.1', path: '/slow', agent }), 'response');
  await expect.poll(() => answer.toString()).toContain('resolve');
  const start = performance.now();
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  answer();
  const [response] = (await answered) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  await closed;
  expect(performance.now() - start).toBeLessThan(3_000);
  agent.destroy();
});
