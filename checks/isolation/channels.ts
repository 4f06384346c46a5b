import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { type Caller, endSessionAs, personBehind } from './callers.ts';
import type { Cell, Stage } from './cells.ts';
import { OWNER, type World } from './world.ts';

/** The owner's shipment moves here while the channels are subscribed. */
export const LATER_PLACE = `${OWNER.word} Quay`;

export interface Channel {
  name: string;
  access: 'anyone' | 'signed-in' | 'staff';
  subscription: (of: World) => object;
  isPublic?: boolean;
}

export const CHANNELS: readonly Channel[] = [
  {
    name: 'notifications',
    access: 'signed-in',
    subscription: ({ user_id }) => ({ topic: 'notifications', user_id, id: user_id }),
  },
  {
    name: 'notifications:{userId}',
    access: 'signed-in',
    subscription: ({ user_id }) => ({ topic: `notifications:${user_id}` }),
  },
  {
    name: 'person:{userId}',
    access: 'signed-in',
    subscription: ({ user_id }) => ({ topic: `person:${user_id}` }),
  },
  {
    name: 'tracking:{tracking_number}',
    access: 'anyone',
    subscription: ({ tracking_number }) => ({ topic: 'tracking', tracking_number }),
    isPublic: true,
  },
  { name: 'fleet', access: 'staff', subscription: () => ({ topic: 'fleet' }) },
];

/** Subscribes the caller, changes the owner's shipment, and returns what the caller received. */
export async function listen(
  { product, database, people, world, detector }: Stage,
  caller: Caller,
  { access, subscription }: Channel,
  person = personBehind(people, caller, access),
): Promise<Cell> {
  return database.withRollback(async () => {
    await endSessionAs(caller, person, database);
    const { port } = product.app.server.address() as AddressInfo;
    const headers = person?.cookie ? { cookie: person.cookie } : {};
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers });
    const text: string[] = [];
    const answered = Promise.withResolvers<void>();
    socket.on('message', (data) => {
      text.push(String(data));
      if (String(data).includes('"heartbeat"')) answered.resolve();
    });
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'subscribe', ...subscription(world) }));
    await once(socket, 'message');
    await people.dispatcher.request('POST', `/api/shipments/${world.tracking_number}/status`, {
      status: 'customs',
      location: LATER_PLACE,
      confirmed: true,
    });
    socket.send(JSON.stringify({ type: 'heartbeat' }));
    await answered.promise;
    socket.terminate();

    const isRefused = text[0]?.includes('"refused"') ?? false;
    const received = text.filter((message) => message.includes('"event')).join('\n');
    return {
      outcome: isRefused ? 'refused' : received ? 'received' : 'silence',
      // Every message repeats the subscribed number.
      ...detector.detect(received.replaceAll(`tracking:${world.tracking_number}`, '…')),
      isRefused,
      text: text.join('\n'),
      wrote: [],
      error: null,
      undocumented: [],
    };
  });
}
