import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { newTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { DEMO_PASSWORD } from '../../database/demo/demo-accounts.ts';

/**
 * Measures how many shipments an enumeration attack finds: `node tools/bench/enumeration-attack.ts http://127.0.0.1:3000
 * [seconds] [from]` requests valid random numbers from a running demo over every endpoint. `from` is another local
 * address to send from, so that other callers' rate limits are not affected.
 */
const [site = 'http://127.0.0.1:3000', seconds = '60', from = '127.0.0.2'] = process.argv.slice(2);
const SERIALS = 100_000_000;
const SHARE_WITH_CHECK_DIGIT = 10 / 11;
const LIST = 20;
const SECONDS_AN_HOUR = 3_600;

interface Reply {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

const agent = new Agent({ keepAlive: true, localAddress: from });

function send(path: string, { method = 'GET', body = '', headers = {} } = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(path, site), { agent, method, headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (part: string) => {
        text += part;
      });
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: text }));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const guesses = (count: number) => Array.from({ length: count }, () => newTrackingNumber(Math.random()));

interface Counts {
  requested: number;
  served: number;
  found: number;
}

/** Each endpoint looks up some numbers and returns how many exist; null when it was refused. */
const endpoints: Record<string, (numbers: string[]) => Promise<number | null>> = {
  'one number': async ([number]) => foundBy(await send(`/api/tracking/${number}`)),
  'its route': async ([number]) => foundBy(await send(`/api/tracking/${number}/route`)),
  'a list': async (numbers) => {
    const { status, body } = await send(`/api/tracking?numbers=${numbers.join(',')}`);
    if (status === 429) return null;
    return (JSON.parse(body) as { shipment: unknown }[]).filter(({ shipment }) => shipment !== null).length;
  },
};

function foundBy({ status }: Reply): number | null {
  if (status === 429) return null;
  return status === 200 ? 1 : 0;
}

async function scrape(): Promise<Map<string, Counts>> {
  const counts = new Map(
    Object.keys(endpoints).map((endpoint) => [endpoint, { requested: 0, served: 0, found: 0 }]),
  );
  const until = Date.now() + Number(seconds) * 1_000;
  while (Date.now() < until)
    for (const [endpoint, count] of counts) {
      const numbers = guesses(endpoint === 'a list' ? LIST : 1);
      const found = await (endpoints[endpoint] as (typeof endpoints)[string])(numbers);
      count.requested += numbers.length;
      if (found === null) await pause(5);
      else {
        count.served += numbers.length;
        count.found += found;
      }
    }
  return counts;
}

/** The total number of shipments, read as staff. */
async function issued(): Promise<number> {
  const signedIn = await send('/api/people/sign-in', {
    method: 'POST',
    body: JSON.stringify({ email: 'dispatcher@groundswell.example', password: DEMO_PASSWORD }),
    headers: { 'content-type': 'application/json' },
  });
  const cookie = String((signedIn.headers['set-cookie'] as string[])[0]).split(';')[0] as string;
  let count = 0;
  let next: string | null = '';
  while (next !== null) {
    const after: string = next && `&after=${encodeURIComponent(next)}`;
    const { body } = await send(`/api/fleet?limit=500${after}`, { headers: { cookie } });
    const page = JSON.parse(body) as { shipments: unknown[]; next: string | null };
    count += page.shipments.length;
    next = page.next;
  }
  return count;
}

const counts = await scrape();
const refused = await send(`/api/tracking/${guesses(1)[0]}`);
const total = [...counts.values()].reduce((sum, one) => ({
  requested: sum.requested + one.requested,
  served: sum.served + one.served,
  found: sum.found + one.found,
}));
console.table(Object.fromEntries([...counts, ['together', total]]));
console.log(`Then: ${refused.status}, ${String(refused.headers.ratelimit)}, ${refused.body}`);

const windowSeconds = Number(/w=(\d+)/.exec(String(refused.headers['ratelimit-policy']))?.[1] ?? seconds);
const windows = Math.ceil(Number(seconds) / windowSeconds);
const servedAnHour = (total.served / windows) * (SECONDS_AN_HOUR / windowSeconds);
const numbers = await issued();
const valid = Math.round(SERIALS * SHARE_WITH_CHECK_DIGIT);
const random = numbers / valid;
console.log(`
${numbers} numbers are issued of ${valid.toLocaleString('en-US')} well-formed ones: one in ${Math.round(1 / random).toLocaleString('en-US')}.
From one address ${Math.round(servedAnHour)} guesses an hour get a response: ${(servedAnHour * random).toFixed(4)} shipments an hour, one in ${(1 / (servedAnHour * random * 24)).toFixed(0)} days.
With a million numbers issued it would be ${((servedAnHour * 1e6) / valid).toFixed(1)} an hour.`);
agent.destroy();
