import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { startEmbeddedCluster } from '../../server/database/embedded/embedded-cluster.ts';
import { startMailServer } from '../../server/mail/mail-server-for-tests.ts';
import { type Fault, Guarantees, type Outcome, seconds } from './fault.ts';
import type { Follower } from './followers.ts';
import { type Nats, startNats } from './nats.ts';
import { Pages, RECONNECT_MS, until } from './pages.ts';
import { copyWorld, type Product, startProduct } from './product.ts';
import { Workload } from './workload.ts';

const NODES = 3;
const AWAY_MS = Number(process.env.AWAY_SECONDS ?? 20) * 1_000;
const QUIET_MS = 3_000;
const GAP_MS = 8_000;
const RESUME_MS = 5_000;
const STOP_MS = 20_000;
const MAILS_MS = 90_000;

/** Several nodes on one database, with NATS between them and a simulated load balancer in front. */
export const threeNodes: Fault = {
  name: 'three-nodes',
  title: `three nodes: one killed (SIGKILL), NATS disconnected for ${seconds(AWAY_MS)}, one stopped (SIGTERM)`,
  limit: `nothing lost or duplicated; pages of a lost node reconnect within ${seconds(RECONNECT_MS)}; every page has every notification ${seconds(GAP_MS)} after each fault; writes continue within ${seconds(RESUME_MS)}; each mail once`,
  async run(log) {
    const nats = await startNats(log);
    if (!nats) return null;
    const directory = await mkdtemp(join(tmpdir(), 'groundswell-faults-'));
    await copyWorld(directory);
    const cluster = await startEmbeddedCluster({ directory: join(directory, 'postgres') });
    const mails = await startMailServer();
    const nodes: Product[] = [];
    try {
      for (let count = 0; count < NODES; count++)
        nodes.push(
          await startProduct({
            database: { url: cluster.url, inspect_url: cluster.url },
            environment: {
              NATS_URL: nats.url,
              SMTP_URL: mails.url,
              MAIL_FROM: 'no-reply@groundswell.example',
            },
          }),
        );
      return await disturb(nodes, { nats, databaseUrl: cluster.url, taken: mails.taken });
    } finally {
      await Promise.all(nodes.map((node) => node.stop()));
      await nats.away();
      await mails.close();
      await cluster.stop();
      await rm(directory, { recursive: true, force: true });
    }
  },
};

interface Surroundings {
  nats: Nats;
  databaseUrl: string;
  /** The ids of delivered mails, by recipient. */
  taken: ReadonlyMap<string, readonly string[]>;
}

/** What each step checks and disturbs. */
interface Trial {
  nodes: Product[];
  pages: Pages;
  workload: Workload;
  guarantees: Guarantees;
}

async function disturb(nodes: Product[], { nats, databaseUrl, taken }: Surroundings): Promise<Outcome> {
  const guarantees = new Guarantees();
  const sql = postgres(databaseUrl, { max: 4, onnotice: () => {} });
  const read = () => notificationsIn(sql);
  const workload = new Workload(inTurn(nodes));
  await workload.start();
  const [first] = nodes as [Product];
  const cookie = await first.signIn('customer@groundswell.example');
  const pages = new Pages(nodes, { cookie, read, guarantees });
  const trial: Trial = { nodes, pages, workload, guarantees };
  try {
    const undisturbed = await runUndisturbed(trial);
    const { resume_ms, measured: killed } = await killNode(trial);
    const disconnected = await disconnectNats(trial, nats);
    const stopped = await stopNode(trial);
    const result = await workload.stop();
    await pages.allKnow(GAP_MS);
    guarantees.expect(result.lost === 0, 'nothing acknowledged is lost');
    guarantees.expect(result.duplicated === 0, 'nothing is duplicated');
    guarantees.expect(result.failed === 0, 'no 5xx other than 503');
    const repeated = pages.sumOf(({ repeated }) => repeated);
    guarantees.expect(repeated === 0, `no notification arrives twice: ${repeated}`);
    const mail = await mailsOf(sql, taken, guarantees);
    const count = (await read()).length;
    return {
      ...result,
      resume_ms,
      measured: [
        `${pages.all.length} pages have ${count} notifications each, ${undisturbed}`,
        killed,
        disconnected,
        stopped,
        mail,
      ],
      broken: guarantees.broken,
    };
  } finally {
    pages.end();
    await sql.end({ timeout: 1 });
  }
}

/** Without a fault, other nodes receive all messages and no page refetches. */
async function runUndisturbed({ pages, guarantees }: Trial): Promise<string> {
  await pause(QUIET_MS);
  const known_ms = await pages.allKnow(QUIET_MS);
  const gaps = pages.sumOf(({ gaps }) => gaps);
  guarantees.expect(gaps === 0, 'without a fault no page gets a gap event');
  return `without a fault within ${seconds(known_ms)}`;
}

async function killNode({
  nodes,
  pages,
  workload,
  guarantees,
}: Trial): Promise<{ resume_ms: number; measured: string }> {
  const victim = nodes[1] as Product;
  const orphans = pages.of(victim);
  const killed = performance.now();
  await victim.killServer();
  await workload.acknowledgedAgain();
  const resume_ms = performance.now() - killed;
  guarantees.expect(resume_ms < RESUME_MS, `writes continue within ${seconds(RESUME_MS)}`);
  const moved_ms = await pages.reconnected(orphans, killed);
  const known_ms = await pages.allKnow(GAP_MS);
  await victim.ready();
  const ready_ms = performance.now() - killed;
  const stayed = pages.all.filter((page) => !orphans.includes(page));
  guarantees.expect(
    stayed.every(({ gaps }) => gaps > 0),
    'pages of the other nodes get a gap event',
  );
  return {
    resume_ms,
    measured: `after the kill its pages reconnected within ${seconds(moved_ms)}, all pages up to date ${seconds(known_ms)} later, the node back after ${seconds(ready_ms)}`,
  };
}

async function disconnectNats({ nodes, pages, workload, guarantees }: Trial, nats: Nats): Promise<string> {
  await nats.away();
  const away = performance.now();
  const before = workload.acknowledged;
  await pause(AWAY_MS);
  const writes = workload.acknowledged - before;
  guarantees.expect(writes > 0, 'writes continue without NATS');
  guarantees.expect(
    pages.all.some(({ lastMessageAt }) => lastMessageAt > away + AWAY_MS / 2),
    'pages receive their own node’s messages without NATS',
  );
  for (const node of nodes)
    guarantees.expect((await fetch(`${node.url}/readyz`)).ok, 'every node stays ready without NATS');
  await nats.back();
  const back = performance.now();
  const refetched = ({ lastGapAt, connectedAt }: Follower) => Math.max(lastGapAt, connectedAt) > back;
  await until(() => pages.all.every(refetched), { longest_ms: GAP_MS, every_ms: 20 });
  const gap_ms = performance.now() - back;
  guarantees.expect(gap_ms < GAP_MS, `every page refetches within ${seconds(GAP_MS)} after NATS is back`);
  await pages.allKnow(GAP_MS);
  return `${writes} writes while NATS was disconnected, every page refetched ${seconds(gap_ms)} after it was back`;
}

async function stopNode({ nodes, pages, workload, guarantees }: Trial): Promise<string> {
  const leaving = nodes.at(-1) as Product;
  const leavers = pages.of(leaving);
  const stopped = performance.now();
  nodes.pop();
  const stopping = leaving.stop();
  const moved_ms = await pages.reconnected(leavers, stopped);
  await stopping;
  const stop_ms = performance.now() - stopped;
  guarantees.expect(
    leavers.every(({ closeCodes }) => closeCodes.at(-1) === 1012),
    'a stopped node closes its sockets with 1012',
  );
  guarantees.expect(
    stop_ms < STOP_MS,
    `a stopped node exits within ${seconds(STOP_MS)}: ${seconds(stop_ms)}`,
  );
  await workload.acknowledgedAgain();
  return `the stopped node’s pages reconnected within ${seconds(moved_ms)}, the node exited after ${seconds(stop_ms)}`;
}

async function notificationsIn(sql: postgres.Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select notifications.id from notifications join users on users.id = user_id
    where email = 'customer@groundswell.example'`;
  return rows.map(({ id }) => id);
}

/** A round-robin load balancer: each request goes to the next node. */
function inTurn(nodes: readonly Product[]): Product {
  let turn = 0;
  return new Proxy(nodes[0] as Product, {
    get(product, name) {
      if (name !== 'url') return Reflect.get(product, name);
      turn += 1;
      return nodes[turn % nodes.length]?.url;
    },
  });
}

async function mailsOf(
  sql: postgres.Sql,
  taken: Surroundings['taken'],
  guarantees: Guarantees,
): Promise<string> {
  const start = performance.now();
  for (;;) {
    const [row] = await sql<{ waiting: number }[]>`
      select count(*)::int as waiting from mail_outbox where status not in ('sent', 'stored')`;
    if (row?.waiting === 0 || performance.now() - start > MAILS_MS) break;
    await pause(250);
  }
  const [sent] = await sql<
    { mails: number }[]
  >`select count(*)::int as mails from mail_outbox where status = 'sent'`;
  const ids = [...taken.values()].flat();
  const mails = new Set(ids).size;
  guarantees.expect(mails === sent?.mails, `every mail was sent: ${mails} of ${sent?.mails}`);
  // The mail being sent when its node was killed may have been delivered without confirmation.
  guarantees.expect(
    ids.length - mails <= 1,
    `no mail was sent twice except one in progress: ${ids.length - mails}`,
  );
  return `${mails} mails, ${ids.length - mails} of them twice`;
}
