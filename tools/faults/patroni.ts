import type { ChildProcess } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { freePort } from '../../server/database/embedded/free-port.ts';
import type { Fault } from './fault.ts';
import { FAIL_OVER_LIMIT, FAIL_OVERS, killPrimaryRepeatedly } from './kill-primary.ts';
import { listening, missingProgram, type ProgramHome, programHome, stopProgram } from './programs.ts';

const INSTALL = 'apt-get install patroni etcd-server haproxy postgresql';
const POSTGRES = '/usr/lib/postgresql';
const PASSWORD = 'only-for-the-faults';
const MAX_START_MS = 90_000;
const MAX_PROMOTION_MS = 60_000;

/** Two PostgreSQL servers managed by Patroni with etcd, behind HAProxy, all as Debian packages them. */
export const patroni: Fault = {
  name: 'patroni',
  title: `primary killed (SIGKILL) under Patroni, etcd and HAProxy, ${FAIL_OVERS} times`,
  limit: FAIL_OVER_LIMIT,
  async run(log) {
    const binaries = await newestPostgres();
    const missing = binaries ? await missingProgram(['patroni', 'etcd', 'haproxy']) : 'postgresql';
    if (!binaries || missing) {
      log(`skipped: there is no ${missing} here (${INSTALL})`);
      return null;
    }
    const home = await programHome('postgres');
    const cluster = new PatroniCluster(home, binaries);
    try {
      await cluster.start();
      const outcome = await killPrimaryRepeatedly(
        {
          url: cluster.url,
          inspect_url: cluster.url,
          failOver: () => cluster.failOver(),
          repair: () => cluster.synchronous(),
        },
        log,
      );
      outcome.measured.push(await cluster.version());
      return outcome;
    } finally {
      await cluster.stop();
      await home.remove();
    }
  },
};

interface Node {
  name: string;
  port: number;
  restPort: number;
  data: string;
}

interface Member {
  name: string;
  role: string;
  state: string;
}

class PatroniCluster {
  readonly #home: ProgramHome;
  readonly #binaries: string;
  readonly #nodes: Node[] = [];
  readonly #programs: ChildProcess[] = [];
  #port = 0;

  constructor(home: ProgramHome, binaries: string) {
    this.#home = home;
    this.#binaries = binaries;
  }

  get url(): string {
    return this.#urlOf('groundswell');
  }

  async start(): Promise<void> {
    const { directory } = this.#home;
    const [etcdPort, peerPort] = [await freePort(), await freePort()];
    const [etcd, peer] = [etcdPort, peerPort].map((port) => `http://127.0.0.1:${port}`) as [string, string];
    await this.#run('etcd', [
      ...['--data-dir', join(directory, 'etcd'), '--log-level', 'error', '--unsafe-no-fsync'],
      ...['--listen-client-urls', etcd, '--advertise-client-urls', etcd],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
      ...['--initial-cluster', `default=${peer}`],
    ]);
    await listening(etcdPort);
    for (const name of ['one', 'two']) {
      const node = {
        name,
        port: await freePort(),
        restPort: await freePort(),
        data: join(directory, name),
      };
      const file = join(directory, `${name}.json`);
      await writeFile(file, JSON.stringify(this.#patroniSettings(node, etcdPort)));
      this.#nodes.push(node);
      await this.#run('patroni', [file]);
    }
    this.#port = await freePort();
    const proxy = join(directory, 'haproxy.cfg');
    await writeFile(proxy, haproxySettings(this.#port, this.#nodes));
    await this.#run('haproxy', ['-f', proxy, '-db']);
    await this.synchronous();
    const sql = postgres(this.#urlOf('postgres'), { max: 1, onnotice: () => {} });
    await sql`create database groundswell`;
    await sql.end();
  }

  /** Kills the leader’s PostgreSQL; Patroni notices it and promotes the standby. */
  async failOver(): Promise<void> {
    const leader = await this.#member(isLeader, MAX_START_MS);
    const data = this.#nodes.find(({ name }) => name === leader.name)?.data ?? '';
    const [pid] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await this.#member((member) => isLeader(member) && member.name !== leader.name, MAX_PROMOTION_MS);
  }

  /** Resolves when the leader has a synchronous standby. */
  async synchronous(): Promise<void> {
    await this.#member(({ role }) => role === 'sync_standby', MAX_START_MS);
  }

  async version(): Promise<string> {
    const response = await fetch(`http://127.0.0.1:${this.#nodes[0]?.restPort}/patroni`);
    const { server_version, patroni: of } = (await response.json()) as {
      server_version: number;
      patroni: { version: string };
    };
    return `PostgreSQL ${Math.floor(server_version / 10_000)} under Patroni ${of.version}`;
  }

  async stop(): Promise<void> {
    for (const program of this.#programs.reverse()) await stopProgram(program);
  }

  #urlOf(database: string): string {
    return `postgres://postgres:${PASSWORD}@127.0.0.1:${this.#port}/${database}`;
  }

  async #run(command: string, args: string[]): Promise<void> {
    this.#programs.push(await this.#home.start(command, args));
  }

  async #member(wanted: (member: Member) => boolean, longest_ms: number): Promise<Member> {
    const end = Date.now() + longest_ms;
    while (Date.now() < end) {
      for (const { restPort } of this.#nodes) {
        const response = await fetch(`http://127.0.0.1:${restPort}/cluster`, {
          signal: AbortSignal.timeout(2_000),
        }).catch(() => null);
        const { members = [] } = response?.ok ? ((await response.json()) as { members?: Member[] }) : {};
        const found = members.find(wanted);
        if (found) return found;
      }
      await pause(50);
    }
    throw new Error('Patroni’s cluster did not get there in time.');
  }

  #patroniSettings({ name, port, restPort, data }: Node, etcdPort: number): object {
    return {
      scope: 'groundswell',
      name,
      restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
      etcd3: { host: `127.0.0.1:${etcdPort}` },
      bootstrap: {
        dcs: {
          ttl: 20,
          loop_wait: 1,
          retry_timeout: 3,
          synchronous_mode: true,
          // Promotes the standby instead of starting the primary again.
          primary_start_timeout: 0,
          postgresql: {
            use_pg_rewind: true,
            parameters: { max_connections: 200, shared_buffers: '128MB', wal_log_hints: 'on' },
          },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
        pg_hba: [
          'host replication all 127.0.0.1/32 scram-sha-256',
          'host all all 127.0.0.1/32 scram-sha-256',
        ],
      },
      postgresql: {
        listen: `127.0.0.1:${port}`,
        connect_address: `127.0.0.1:${port}`,
        data_dir: data,
        bin_dir: this.#binaries,
        pgpass: `${data}.pgpass`,
        authentication: {
          superuser: { username: 'postgres', password: PASSWORD },
          replication: { username: 'replicator', password: PASSWORD },
          rewind: { username: 'rewinder', password: PASSWORD },
        },
        parameters: { unix_socket_directories: this.#home.directory, password_encryption: 'scram-sha-256' },
        remove_data_directory_on_rewind_failure: true,
        remove_data_directory_on_diverged_timelines: true,
      },
    };
  }
}

function isLeader({ role, state }: Member): boolean {
  return role === 'leader' && state === 'running';
}

function haproxySettings(port: number, nodes: readonly Node[]): string {
  const servers = nodes.map(
    (node) =>
      `  server ${node.name} 127.0.0.1:${node.port} check port ${node.restPort} inter 500 fall 1 rise 1 on-marked-down shutdown-sessions`,
  );
  return `global
  maxconn 1000
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
${servers.join('\n')}
`;
}

async function newestPostgres(): Promise<string | undefined> {
  const versions = (await readdir(POSTGRES).catch(() => []))
    .filter((name) => Number(name) >= 15)
    .sort((a, b) => Number(b) - Number(a));
  return versions[0] && join(POSTGRES, versions[0], 'bin');
}
