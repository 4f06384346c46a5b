import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { startEmbeddedCluster } from '../../server/database/embedded/embedded-cluster.ts';
import { type Fault, Guarantees, type Outcome, seconds } from './fault.ts';
import { AUTH_SECRET, copyWorld, type Product, startProduct } from './product.ts';
import { type ProgramVersion, programVersion } from './program-version.ts';

const NODES = 3;
const WRITES_PER_SECOND = 200;
const CONTACTS = 100;
const BATCH = 20;
/** How long a balancer sends nothing to a node before it stops. */
const DRAIN_MS = 500;

/** The rename of a column, over three releases, as docs/operations.md describes it. */
const EXPAND = {
  tag: '9001_telephone',
  sql: `alter table address_book_contacts add column telephone text;
--> statement-breakpoint
alter table address_book_contacts alter column telephone set default '';`,
};
const CONTRACT = { tag: '9002_no_phone', sql: 'alter table address_book_contacts drop column phone;' };
const WRITES_BOTH = [
  ["phone: line('phone'),", "phone: line('phone'),\n    telephone: text('telephone'),"],
  [
    '.insert(addressBookContacts).values(contact)',
    '.insert(addressBookContacts).values({ ...contact, telephone: contact.phone ?? "" })',
  ],
  ['.set({ ...change,', '.set({ ...change, ...(change.phone !== undefined && { telephone: change.phone }),'],
] as const;
const WRITES_NEW = [["phone: line('phone'),", "phone: line('telephone'),"]] as const;

export const rollingUpgrade: Fault = {
  name: 'rolling-upgrade',
  title: `three nodes upgraded twice over a renamed column (expand, migrate, contract), ${WRITES_PER_SECOND} writes a second`,
  limit: '0 errors, no acknowledged write lost',
  async run(log) {
    const directory = await mkdtemp(join(tmpdir(), 'groundswell-faults-'));
    const versions: ProgramVersion[] = [];
    await copyWorld(directory);
    const cluster = await startEmbeddedCluster({ directory: join(directory, 'postgres') });
    const nodes: Product[] = [];
    try {
      const start = (main?: string) =>
        startProduct({
          database: { url: cluster.url, inspect_url: cluster.url },
          environment: { MIGRATE: '0' },
          main,
        });
      for (const [changes, migrations] of [
        [WRITES_BOTH, [EXPAND]],
        [WRITES_NEW, [EXPAND]],
        [WRITES_NEW, [EXPAND, CONTRACT]],
      ] as const)
        versions.push(await programVersion(changes, migrations));
      nodes.push(...(await Promise.all(Array.from({ length: NODES }, () => start()))));
      return await upgrade(nodes, { versions, databaseUrl: cluster.url, start, log });
    } finally {
      await Promise.all(nodes.map((node) => node.stop()));
      await cluster.stop();
      for (const version of versions) await version.remove();
      await rm(directory, { recursive: true, force: true });
    }
  },
};

interface Upgrade {
  versions: readonly ProgramVersion[];
  databaseUrl: string;
  start(main?: string): Promise<Product>;
  log(line: string): void;
}

async function upgrade(nodes: Product[], { versions, databaseUrl, start, log }: Upgrade): Promise<Outcome> {
  const [writesBoth, writesNew, contracted] = versions as [ProgramVersion, ProgramVersion, ProgramVersion];
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const balanced = [...nodes];
  const writes = new ContactWrites(balanced);
  const began = performance.now();
  /** Starts the new version beside the old one, then replaces one node after the other. */
  const roll = async (version: ProgramVersion) => {
    const replacements = await Promise.all(nodes.map(() => start(version.main)));
    for (const [place, replacement] of replacements.entries()) {
      const old = nodes[place] as Product;
      nodes[place] = replacement;
      balanced.push(replacement);
      balanced.splice(balanced.indexOf(old), 1);
      await pause(DRAIN_MS);
      await old.stop();
    }
  };
  try {
    await writes.start(sql);
    await pause(2_000);
    await writesBoth.migrate(databaseUrl, AUTH_SECRET);
    log('expanded: the new column is there');
    await roll(writesBoth);
    log('all nodes write both columns');
    for (let rows = BATCH; rows === BATCH; )
      rows = (
        await sql`
          update address_book_contacts set telephone = phone where id in (
            select id from address_book_contacts where telephone is distinct from phone limit ${BATCH} for update)`
      ).count;
    log('migrated: every row has the new column');
    await roll(writesNew);
    log('no node reads or writes the old column');
    await contracted.migrate(databaseUrl, AUTH_SECRET);
    log('contracted: the old column is gone');
    await pause(2_000);
    const { acknowledged, errors, expected, late, slowest_ms } = await writes.stop();
    const took_s = (performance.now() - began) / 1_000;
    const rows = await sql<{ id: string; telephone: string }[]>`
      select id, telephone from address_book_contacts where id = any(${[...expected.keys()]})`;
    const there = new Map(rows.map((row) => [row.id, row.telephone]));
    const lost = [...expected].filter(([id, phone]) => there.get(id) !== phone).length;
    const guarantees = new Guarantees();
    guarantees.expect(
      errors.length === 0,
      `no request fails: ${[...new Set(errors)].slice(0, 5).join(', ')}`,
    );
    guarantees.expect(lost === 0, 'every contact has what was acknowledged last');
    guarantees.expect(acknowledged > 0, 'some writes are acknowledged');
    return {
      tried: acknowledged + errors.length,
      acknowledged,
      lost,
      duplicated: 0,
      refused: errors.filter((error) => error === '503').length,
      failed: errors.filter((error) => error !== '503').length,
      measured: [
        `${Math.round(acknowledged / took_s)} writes a second over ${seconds(took_s * 1_000)}, ${late} more were due while all ${CONTACTS} contacts were being written`,
        `${errors.length} errors, slowest response ${seconds(slowest_ms)}`,
      ],
      broken: guarantees.broken,
    };
  } finally {
    await writes.stop();
    await sql.end({ timeout: 1 });
  }
}

/** Changes the telephone number of contacts at a constant rate, each contact by one request at a time. */
class ContactWrites {
  readonly #nodes: readonly Product[];
  readonly #idle: { id: string; version: number }[] = [];
  readonly #running = new Set<Promise<void>>();
  readonly #expected = new Map<string, string>();
  readonly #errors: string[] = [];
  #acknowledged = 0;
  #late = 0;
  #slowest_ms = 0;
  #turn = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(nodes: readonly Product[]) {
    this.#nodes = nodes;
  }

  async start(sql: postgres.Sql): Promise<void> {
    const [node] = this.#nodes;
    const cookie = (await node?.signIn('customer@groundswell.example')) ?? '';
    const [member] = await sql<{ organisation_id: string }[]>`
      select organisation_id from members join users on users.id = user_id
      where email = 'customer@groundswell.example'`;
    const organisation_id = member?.organisation_id ?? '';
    const made = await sql<{ id: string; version: number }[]>`
      insert into address_book_contacts (id, organisation_id, name)
      select gen_random_uuid(), ${organisation_id}, 'Contact ' || n from generate_series(1, ${CONTACTS}) as n returning id, version`;
    this.#idle.push(...made);
    const start = performance.now();
    let due = 0;
    this.#timer = setInterval(() => {
      // A timer that fires late makes up for it.
      for (; due < ((performance.now() - start) / 1_000) * WRITES_PER_SECOND; due++) {
        const contact = this.#idle.shift();
        if (!contact) this.#late += 1;
        else this.#track(this.#write(contact, organisation_id, cookie));
      }
    }, 5);
  }

  async stop() {
    clearInterval(this.#timer);
    await Promise.all(this.#running);
    return {
      acknowledged: this.#acknowledged,
      errors: this.#errors,
      expected: this.#expected,
      late: this.#late,
      slowest_ms: this.#slowest_ms,
    };
  }

  #track(write: Promise<void>): void {
    this.#running.add(write);
    void write.finally(() => this.#running.delete(write));
  }

  async #write(
    contact: { id: string; version: number },
    organisation: string,
    cookie: string,
  ): Promise<void> {
    const node = this.#nodes[this.#turn++ % this.#nodes.length] as Product;
    const phone = `+1 555 ${String(this.#turn).padStart(7, '0')}`;
    const start = performance.now();
    try {
      const response = await fetch(
        `${node.url}/api/organisations/${organisation}/address-book/${contact.id}`,
        {
          method: 'PATCH',
          headers: { 'content-type': 'application/json', cookie, 'idempotency-key': randomUUID() },
          body: JSON.stringify({ version: contact.version, phone }),
        },
      );
      const stored = (await response.json()) as { version: number; phone: string };
      if (!response.ok) throw new Error(String(response.status));
      if (stored.phone !== phone) throw new Error('another value came back');
      this.#acknowledged += 1;
      this.#expected.set(contact.id, phone);
      this.#slowest_ms = Math.max(this.#slowest_ms, performance.now() - start);
      this.#idle.push({ id: contact.id, version: stored.version });
    } catch (error) {
      this.#errors.push(error instanceof Error ? error.message : String(error));
    }
  }
}
