import { v7 } from 'uuid';
import { dayInUtc, shiftDay } from '#domain/calendar/calendar-day.ts';
import { putPasswordHash } from '#server/auth/credentials/credentials-table.ts';
import { hashPassword } from '#server/auth/credentials/password-hash.ts';
import type { Database } from '#server/database/pool/connection.ts';
import { createPartition } from '#server/positions/position-partitions.ts';
import { DEMO_PASSWORD } from '../../database/demo/demo-accounts.ts';
import { signIn } from './bench-accounts.ts';
import { DISPATCHER } from './console/console-load.ts';
import { registerDevices } from './positions.ts';

/** The most frequent requests of people and devices, by name; each resolves at the last byte. */
type Requests = Record<string, (turn: number) => Promise<void>>;

const NUMBERS = 2_000;
const HOT = 20;
const TYPED = ['rotterdam', 'cedar', 'rotterdam sofas', 'roterdam', 'lamps', 'busan mangrove'];
const LANES = [
  ['Shanghai', 'China', 'Rotterdam', 'Netherlands'],
  ['Busan', 'South Korea', 'Los Angeles', 'USA'],
  ['Hamburg', 'Germany', 'Singapore', 'Singapore'],
] as const;

export async function growthRequests(site: string, database: Database): Promise<Requests> {
  const numbers = await randomNumbers(database);
  const dispatcher = await signIn(site, DISPATCHER.email);
  const client = await signIn(site, await biggestClient(database));
  const devices = await devicesOf(database);
  const get = (cookie: string, ...paths: string[]) =>
    Promise.all(paths.map((path) => send(`${site}/api/${path}`, { headers: { cookie } })));
  return {
    'look-up of any number': (turn) => send(`${site}/api/tracking/${numbers[turn % NUMBERS]}`, {}),
    'look-up of a hot number': (turn) => send(`${site}/api/tracking/${numbers[turn % HOT]}`, {}),
    booking: (turn) => {
      const [origin_city, origin_country, destination_city, destination_country] = LANES[
        turn % 3
      ] as (typeof LANES)[0];
      return send(`${site}/api/functions/create-shipment`, {
        ...post(
          { cookie: client, 'idempotency-key': v7() },
          {
            ...{ origin_city, origin_country, destination_city, destination_country },
            ...{ cargo_description: 'Glass lamps', cargo_weight: 120, transport_mode: 'sea' },
          },
        ),
      });
    },
    'position of a vehicle': (turn) => {
      const device = devices[turn % devices.length] as (typeof devices)[0];
      device.next_ms += 1_000;
      const position = {
        latitude: 51.9 + (turn % 100) / 1_000,
        longitude: 4.1,
        taken_at: new Date(device.next_ms),
      };
      return send(
        `${site}/api/positions`,
        post({ authorization: `Bearer ${device.key}` }, { positions: [position] }),
      );
    },
    'console, first page': () => get(dispatcher, 'fleet').then(() => {}),
    'console, counts': () => get(dispatcher, 'fleet/facets', 'fleet/figures').then(() => {}),
    'console, search': (turn) =>
      get(dispatcher, `fleet?q=${encodeURIComponent(TYPED[turn % TYPED.length] ?? '')}`).then(() => {}),
    'console, counts of a search': (turn) =>
      get(dispatcher, `fleet/facets?q=${encodeURIComponent(TYPED[turn % TYPED.length] ?? '')}`).then(
        () => {},
      ),
    'console, longest in customs': () => get(dispatcher, 'fleet?status=customs&sort=held').then(() => {}),
    'invoices, first page': () => get(dispatcher, 'staff/invoices').then(() => {}),
    'invoices, search': (turn) => {
      const number = numbers[turn % NUMBERS] ?? '';
      const typed = [number, `inv-${number}`, 'mangrove'][turn % 3] ?? '';
      return get(dispatcher, `staff/invoices?q=${typed}`).then(() => {});
    },
    'quotes, first page with counts': () => get(dispatcher, 'quotes/all').then(() => {}),
    worklist: () => get(dispatcher, 'tasks?owner=anyone', 'tasks/count').then(() => {}),
    'dashboard of the biggest client': () =>
      get(client, 'shipments', 'shipments/summary', 'shipments/spending').then(() => {}),
    'search of the biggest client': (turn) =>
      get(client, `shipments?q=${encodeURIComponent(TYPED[turn % TYPED.length] ?? '')}`).then(() => {}),
    'documents of the biggest client, search': (turn) => {
      const number = numbers[turn % NUMBERS] ?? '';
      const typed = [number, `bol-${number}`, 'nothing'][turn % 3] ?? '';
      return get(client, `documents?search=${typed}`).then(() => {});
    },
  };
}

async function send(url: string, request: RequestInit): Promise<void> {
  const response = await fetch(url, request);
  const body = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${body.slice(0, 500)}`);
}

function post(headers: Record<string, string>, body: object): RequestInit {
  return {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

async function randomNumbers({ sql }: Database): Promise<string[]> {
  const found = await sql<{ tracking_number: string }[]>`
    select tracking_number from shipments order by random() limit ${NUMBERS}`;
  return found.map(({ tracking_number }) => tracking_number);
}

/** The client with the most shipments, with a password so that they can sign in. */
async function biggestClient(database: Database): Promise<string> {
  const [client] = await database.sql<{ user_id: string; email: string }[]>`
    select user_id, email from shipment_counters join members using (organisation_id) join users on users.id = user_id
    group by 1, 2 order by sum(shipments) desc limit 1`;
  if (!client) throw new Error('No client has shipments.');
  const hash = await hashPassword(DEMO_PASSWORD);
  await database.transaction((transaction) => putPasswordHash(transaction, client.user_id, hash, new Date()));
  await database.sql`update users set email_verified = true where id = ${client.user_id}`;
  return client.email;
}

async function devicesOf(database: Database) {
  const { sql } = database;
  const rows = await sql<{ tracking_number: string }[]>`
    select tracking_number from live_tracking join shipments on id = shipment_id limit 500`;
  const today = dayInUtc(new Date());
  for (const days of [0, -1]) await createPartition(sql, shiftDay(today, days));
  return registerDevices(
    database,
    rows.map(({ tracking_number }) => tracking_number),
  );
}
