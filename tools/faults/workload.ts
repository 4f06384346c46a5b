import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from './product.ts';

/** The results of the writes. */
export interface WorkloadResult {
  /** Requests sent, including retries. */
  tried: number;
  acknowledged: number;
  /** Acknowledged but not in the database. */
  lost: number;
  /** Stored more than once, or without a request. */
  duplicated: number;
  /** 503 responses, to be retried. */
  refused: number;
  /** Other 5xx responses. */
  failed: number;
  /** The slowest response, including refusals. */
  slowest_ms: number;
}

const GIVE_UP_MS = 120_000;
const MAX_RESPONSE_MS = 30_000;
const QUOTES = 2_000;

/** An acknowledged write: its subject and time. */
interface Written {
  kind: Kind;
  subject: string;
}
type Kind = 'booking' | 'status' | 'invoice' | 'payment' | 'accept';

/**
 * Writes continuously: a customer books and accepts offers; a dispatcher changes the statuses of the bookings, issues
 * invoices and records payments. Each write has an idempotency key and is retried with it until it is acknowledged, as
 * the web client does. Afterwards the writes are compared with the database.
 */
export class Workload {
  readonly #product: Product;
  readonly #written: Written[] = [];
  readonly #counts = { tried: 0, refused: 0, failed: 0, slowest_ms: 0 };
  readonly #writers: Promise<void>[] = [];
  #customer = '';
  #dispatcher = '';
  #quotes: string[] = [];
  #isRunning = true;
  #lastAcknowledged = 0;
  #waiting: (() => void)[] = [];
  #trouble: Error | undefined;

  constructor(product: Product) {
    this.#product = product;
  }

  async start(writers = 6): Promise<void> {
    this.#customer = await this.#product.signIn('customer@groundswell.example');
    this.#dispatcher = await this.#product.signIn('dispatcher@groundswell.example');
    this.#quotes = await this.#offeredQuotes();
    for (let index = 0; index < writers; index++) {
      const work = index % 3 === 2 ? () => this.#accept() : () => this.#bookAndBill();
      this.#writers.push(this.#keepOn(work));
    }
  }

  /** Resolves at the next acknowledgement with the time it took; throws when a write was refused permanently. */
  async acknowledgedAgain(): Promise<number> {
    const start = performance.now();
    await Promise.race([
      new Promise<void>((resolve) => this.#waiting.push(resolve)),
      pause(GIVE_UP_MS).then(() => Promise.reject(new Error('No write was acknowledged again.'))),
    ]);
    if (this.#trouble) throw this.#trouble;
    return performance.now() - start;
  }

  get lastAcknowledged(): number {
    return this.#lastAcknowledged;
  }

  /** The number of acknowledged writes so far. */
  get acknowledged(): number {
    return this.#written.length;
  }

  async stop(): Promise<WorkloadResult> {
    this.#isRunning = false;
    await Promise.all(this.#writers);
    if (this.#trouble) throw this.#trouble;
    return { ...this.#counts, acknowledged: this.#written.length, ...(await this.#account()) };
  }

  async #keepOn(work: () => Promise<void>): Promise<void> {
    try {
      while (this.#isRunning) await work();
    } catch (error) {
      this.#trouble = error as Error;
      for (const notify of this.#waiting.splice(0)) notify();
    }
  }

  async #bookAndBill(): Promise<void> {
    const subject = `Booked under ${randomUUID()}`;
    const { tracking_number } = await this.#write<{ tracking_number: string }>('booking', subject, {
      cookie: this.#customer,
      path: '/api/functions/create-shipment',
      body: {
        origin_city: 'Houston',
        origin_country: 'US',
        destination_city: 'Miami',
        destination_country: 'US',
        cargo_description: subject,
        cargo_weight: 100,
        transport_mode: 'road',
      },
    });
    const path = `/api/shipments/${tracking_number}`;
    for (const status of ['picked_up', 'in_transit'])
      await this.#write('status', `${tracking_number} ${status}`, {
        cookie: this.#dispatcher,
        path: `${path}/status`,
        body: { status },
      });
    const { number } = await this.#write<{ number: string }>('invoice', tracking_number, {
      cookie: this.#dispatcher,
      path: `${path}/invoice`,
      body: { confirmed: ['price'] },
    });
    await this.#write('payment', number, {
      cookie: this.#dispatcher,
      path: `/api/invoices/${number}/payment`,
      body: {},
    });
  }

  async #accept(): Promise<void> {
    const id = this.#quotes.pop();
    if (!id) return void (await pause(100));
    await this.#write('accept', id, { cookie: this.#customer, path: `/api/quotes/${id}/accept`, body: {} });
  }

  async #write<Response>(
    kind: Kind,
    subject: string,
    { cookie, path, body }: { cookie: string; path: string; body: object },
  ): Promise<Response> {
    const key = randomUUID();
    const end = Date.now() + GIVE_UP_MS;
    while (Date.now() < end) {
      const start = performance.now();
      this.#counts.tried += 1;
      const response = await fetch(`${this.#product.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, 'idempotency-key': key },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(MAX_RESPONSE_MS),
      })
        .then(async (received) => ({ status: received.status, text: await received.text() }))
        .catch(() => null);
      this.#counts.slowest_ms = Math.max(this.#counts.slowest_ms, performance.now() - start);
      if (response && response.status < 300) {
        this.#written.push({ kind, subject });
        this.#lastAcknowledged = performance.now();
        for (const notify of this.#waiting.splice(0)) notify();
        return JSON.parse(response.text) as Response;
      }
      if (response?.status === 503) this.#counts.refused += 1;
      else if (response && response.status >= 500) this.#counts.failed += 1;
      else if (response) throw new Error(`A ${kind} got ${response.status}: ${response.text}`);
      await pause(100);
    }
    throw new Error(`A ${kind} was not acknowledged in time.`);
  }

  /** Requests and answers one quote through the API, then copies it many times. */
  async #offeredQuotes(): Promise<string[]> {
    const rows = await this.#product.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_name = 'quotes' and is_generated = 'NEVER'`,
    );
    const { id } = await this.#offeredQuote();
    const changed: Record<string, string> = {
      id: 'gen_random_uuid()',
      reference: `'F' || n || '-' || reference`,
    };
    const names = rows.map(({ column_name }) => column_name);
    await this.#product.query(`
      insert into quotes (${names.map((name) => `"${name}"`).join(', ')})
      select ${names.map((name) => changed[name] ?? `"${name}"`).join(', ')}
      from quotes, generate_series(1, ${QUOTES}) as n where id = '${id}'`);
    const made = await this.#product.query<{ id: string }>(
      `select id from quotes where reference like 'F%-%'`,
    );
    return made.map((quote) => quote.id);
  }

  async #offeredQuote(): Promise<{ id: string }> {
    const send = async (path: string, cookie: string, body: object) => {
      const response = await fetch(`${this.#product.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, 'idempotency-key': randomUUID() },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path} got ${response.status}: ${await response.text()}`);
      return (await response.json()) as Record<string, string>;
    };
    const { reference } = await send('/api/quotes', this.#customer, {
      origin: 'Houston, Texas, United States',
      destination: 'Rotterdam, Netherlands',
      shipment_type: 'general',
      weight: 1200,
      transport_modes: ['ocean'],
      urgency: 'standard',
      description: 'Glass lamps',
      contact_name: 'Ada Reyes',
      email: 'customer@groundswell.example',
      seconds_open: 41,
    });
    const [quote] = await this.#product.query<{ id: string }>(
      `select id from quotes where reference = '${reference}'`,
    );
    if (!quote) throw new Error('The quote is missing.');
    await send(`/api/quotes/${quote.id}/answer`, this.#dispatcher, { offered: 1834.5, offered_mode: 'sea' });
    return quote;
  }

  /** Compares acknowledged writes with the database: each must be there once, and nothing else. */
  async #account(): Promise<{ lost: number; duplicated: number }> {
    const there = await this.#product.query<{ kind: Kind; subject: string; times: number }>(`
      select 'booking' as kind, cargo_description as subject, count(*)::int as times
        from shipments where cargo_description like 'Booked under %' group by 2
      union all
      select 'status', s.tracking_number || ' ' || e.status, count(*)::int
        from tracking_events e join shipments s on s.id = e.shipment_id
        where s.cargo_description like 'Booked under %' and e.status in ('picked_up', 'in_transit') group by 2
      union all
      select 'invoice', s.tracking_number, count(*)::int
        from invoices i join shipments s on s.id = i.shipment_id
        where s.cargo_description like 'Booked under %' group by 2
      union all
      select 'payment', i.number, count(*)::int
        from audit_log a join invoices i on i.id::text = a.subject_id join shipments s on s.id = i.shipment_id
        where a.action = 'invoices.recordPayment' and s.cargo_description like 'Booked under %' group by 2
      union all
      select 'accept', a.subject_id, count(*)::int
        from audit_log a join quotes q on q.id::text = a.subject_id
        where a.action = 'quotes.accept' and q.reference like 'F%-%' group by 2`);
    const times = new Map(there.map((row) => [`${row.kind} ${row.subject}`, row.times]));
    const acknowledged = new Set(this.#written.map(({ kind, subject }) => `${kind} ${subject}`));
    return {
      lost: [...acknowledged].filter((name) => !times.has(name)).length,
      duplicated:
        [...times.values()].reduce((sum, count) => sum + count - 1, 0) +
        [...times.keys()].filter((name) => !acknowledged.has(name)).length,
    };
  }
}
