import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../test-database.ts';
import { openDriver } from './driver.ts';
import { type Target, trackedSockets } from './tracked-sockets.ts';

test('pipelined statements are sent in one write, also larger ones', async () => {
  const { url, remove } = await createTestDatabase();
  onTestFinished(remove);
  const sockets = trackedSockets(url);
  let writes = 0;
  const counted = {
    ...sockets,
    async open(target: Target) {
      const socket = await sockets.open(target);
      const write = socket.write.bind(socket);
      socket.write = (...parameters: [string]) => {
        writes++;
        return write(...parameters);
      };
      return socket;
    },
  };
  const sql = openDriver(url, { max: 1 }, counted);
  onTestFinished(() => sql.end());
  const text = 'x'.repeat(1_500);
  const lengthOf = () => sql.unsafe('select length($1::text) as length', [text], { prepare: true });
  await lengthOf();
  writes = 0;
  const rows = await Promise.all([lengthOf(), lengthOf(), lengthOf(), lengthOf()]);
  expect(rows.map(([row]) => row)).toEqual(Array(4).fill({ length: text.length }));
  expect(writes).toBe(1);
});
