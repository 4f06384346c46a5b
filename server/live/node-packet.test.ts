import { expect, test } from 'vitest';
import { listsOf, readPacket } from './node-packet.ts';

test.each([['01900000-0000-7000-8000-000000000001'], [null]])(
  'a packet states the branch of a message: %s',
  (branch_id) => {
    const message = { channel: 'fleet', event: 'changed', data: { status: 'customs' }, branch_id } as const;
    const [messages] = listsOf([message], 1_000);
    expect(readPacket(`{"node":"a","number":1,"messages":${messages}}`)?.messages).toEqual([message]);
  },
);

test('a message that is about no shipment has no branch', () => {
  const message = { channel: 'fleet', event: 'person_changed', data: {} } as const;
  const [messages] = listsOf([message], 1_000);
  expect(readPacket(`{"node":"a","number":1,"messages":${messages}}`)?.messages).toEqual([message]);
});
