import { appendFile, copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { freePort } from './free-port.ts';
import { type Home, prepareHome } from './postgres-home.ts';
import { servesFrom } from './postgres-lock-file.ts';
import { address } from './postgres-ownership.ts';
import { launch, shutdown } from './postgres-process.ts';

const STREAMING_MS = 60_000;
const PROMOTE_SECONDS = 30;
const SLOT = 'standby';
const DATABASE = 'groundswell';
/** What a base backup leaves out: it belongs to the running server, or is streamed. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot']);

interface Server {
  home: Home;
  directory: string;
  port: number;
  pid: number;
}

/** A primary and a synchronous streaming standby of the bundled PostgreSQL, on 127.0.0.1. */
export class DatabasePair {
  readonly #directory: string;
  #primary: Server;
  #standby: Server | undefined;
  /** The primary that was killed last. */
  #former: Server | undefined;
  #made = 1;

  private constructor(directory: string, primary: Server) {
    this.#directory = directory;
    this.#primary = primary;
  }

  /** Starts a primary, with what `fill` puts into its folder before, and its standby. */
  static async start({
    fill = async () => {},
    synchronous = true,
  }: {
    fill?: (directory: string) => Promise<void>;
    synchronous?: boolean;
  } = {}): Promise<DatabasePair> {
    const directory = await mkdtemp(join(tmpdir(), 'groundswell-pair-'));
    try {
      const place = join(directory, 'server-1');
      await fill(place);
      const primary = await started(join(place, 'postgres'), await freePort());
      await makeDatabase(primary);
      const pair = new DatabasePair(directory, primary);
      await pair.addStandby(await freePort(), { synchronous });
      return pair;
    } catch (error) {
      // PostgreSQL ends with this process.
      await rm(directory, { recursive: true, force: true });
      throw error;
    }
  }

  get primaryPort(): number {
    return this.#primary.port;
  }

  get primaryUrl(): string {
    return address(this.#primary.home, this.#primary.port, DATABASE);
  }

  get standbyUrl(): string {
    if (!this.#standby) throw new Error('There is no standby.');
    return address(this.#standby.home, this.#standby.port, DATABASE);
  }

  /** Both servers in one address, in an order that doesn't change with their roles. */
  get url(): string {
    if (!this.#standby) throw new Error('There is no standby.');
    const [one, other] = [this.#primary.port, this.#standby.port].sort((a, b) => a - b);
    return address(this.#primary.home, one as number, DATABASE).replace(
      `127.0.0.1:${one}`,
      `127.0.0.1:${one},127.0.0.1:${other}`,
    );
  }

  /** Kills the primary like a failed machine. It is not started again. */
  async killPrimary(): Promise<void> {
    const { pid, home } = this.#primary;
    process.kill(pid, 'SIGKILL');
    while (servesFrom(pid, home.data)) await pause(5);
  }

  /** Makes the standby the primary; resolves when it accepts writes. */
  async promote(): Promise<void> {
    const promoted = this.#standby;
    if (!promoted) throw new Error('There is no standby to promote.');
    await query(promoted, (sql) => sql`select pg_promote(true, ${PROMOTE_SECONDS})`);
    this.#standby = undefined;
    this.#former = this.#primary;
    this.#primary = promoted;
  }

  /** Replaces the killed primary by a new standby on its port, as most fail-over managers do. */
  async rebuildStandby(): Promise<void> {
    const former = this.#former;
    if (!former) throw new Error('There was no fail-over.');
    await rm(former.directory, { recursive: true, force: true });
    await this.addStandby(former.port);
  }

  /** Takes a base backup with SQL, because the bundled binaries lack pg_basebackup, and starts a standby from it. */
  async addStandby(port: number, { synchronous = true } = {}): Promise<void> {
    const directory = join(this.#directory, `server-${++this.#made}`, 'postgres');
    await mkdir(directory, { recursive: true });
    const { home } = this.#primary;
    await query(this.#primary, async (sql) => {
      await sql`select pg_drop_replication_slot(slot_name) from pg_replication_slots where not active`;
      await sql`select pg_create_physical_replication_slot(${SLOT}, true)`;
      await sql`select pg_backup_start('standby', true)`;
      await copyFile(join(home.data, '../password'), join(directory, 'password'));
      const data = join(directory, 'data');
      await copyTree(home.data, data);
      for (const name of ['pg_wal', 'pg_wal/archive_status', 'pg_wal/summaries', 'pg_replslot'])
        await mkdir(join(data, name), { mode: 0o700 });
      const [backup] = await sql<{ labelfile: string }[]>`select labelfile from pg_backup_stop(false)`;
      await writeFile(join(data, 'backup_label'), backup?.labelfile ?? '');
      await writeFile(join(data, 'standby.signal'), '');
      const settings = join(data, 'postgresql.auto.conf');
      const others = (await readFile(settings, 'utf8'))
        .split('\n')
        .filter((line) => !/^(synchronous_standby_names|primary_)/.test(line));
      await writeFile(settings, others.join('\n'));
      await appendFile(
        settings,
        `primary_conninfo = 'host=127.0.0.1 port=${this.#primary.port} user=groundswell password=${home.password} application_name=standby'\nprimary_slot_name = '${SLOT}'\n`,
      );
    });
    this.#standby = await started(directory, port);
    await this.#streaming(synchronous);
  }

  async stop(): Promise<void> {
    for (const server of [this.#standby, this.#primary])
      if (server) await shutdown(server.pid, server.home.data);
    await rm(this.#directory, { recursive: true, force: true });
  }

  /** Requires the standby for each commit only when it has caught up, as fail-over managers do. */
  async #streaming(synchronous: boolean): Promise<void> {
    await query(this.#primary, async (sql) => {
      if (synchronous) {
        await sql`alter system set synchronous_standby_names = '*'`;
        await sql`select pg_reload_conf()`;
      }
      const [now] = await sql<{ lsn: string }[]>`select pg_current_wal_flush_lsn()::text as lsn`;
      const end = Date.now() + STREAMING_MS;
      while (Date.now() < end) {
        const [level] = await sql`
          select 1 from pg_stat_replication where state = 'streaming' and flush_lsn >= ${now?.lsn ?? ''}::pg_lsn
            and sync_state = ${synchronous ? 'sync' : 'async'}`;
        if (level) return;
        await pause(50);
      }
      throw new Error('The standby does not stream.');
    });
  }
}

async function started(directory: string, port: number): Promise<Server> {
  const home = await prepareHome(directory, true);
  const launched = await launch(home, { durable: true, log: () => {}, port });
  if ('output' in launched) throw new Error(`PostgreSQL did not start: ${launched.output}`);
  return { home, directory, ...launched };
}

async function makeDatabase(server: Server): Promise<void> {
  await query(
    server,
    async (sql) => {
      const found = await sql`select 1 from pg_database where datname = ${DATABASE}`;
      if (found.length === 0) await sql`create database ${sql(DATABASE)}`;
    },
    'postgres',
  );
}

async function query<Result>(
  { home, port }: Server,
  work: (sql: postgres.Sql) => Promise<Result>,
  database = DATABASE,
): Promise<Result> {
  const sql = postgres(address(home, port, database), { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Copies the files of a running server; those that disappear during the copy are in its WAL. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyTree(source, target);
    else if (entry.isFile())
      await copyFile(source, target).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
  }
}
