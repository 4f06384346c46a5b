import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { startEmbeddedCluster } from '../../server/database/embedded/embedded-cluster.ts';
import { startMailServer } from '../../server/mail/mail-server-for-tests.ts';
import { type Fault, Guarantees, type Outcome, seconds } from './fault.ts';
import { Follower } from './followers.ts';
import { type Nats, startNats } from './nats.ts';
import { copyWorld, type Product, startProduct } from './product.ts';
import { Workload } from './workload.ts';

const NODES = 3;
const PAGES_OF_NODE = 20;
const AWAY_MS = Number(process.env.AWAY_SECONDS ?? 20) * 1_000;
const QUIET_MS = 3_000;
const ELSEWHERE_MS = 5_000;
const GAP_MS = 8_000;
const RESUME_MS = 5_000;
const STOP_MS = 20_000;
const MAILS_MS = 90_000;

/** Several nodes on one database, with NATS between them and a simulated load balancer in front. */
export const threeNodes: Fault = {
  name: 'three-nodes',
  title: `three nodes: one killed (SIGKILL), NATS disconnected for ${seconds(AWAY_MS)}, one stopped (SIGTERM)`,
  limit: `nothing lost or duplicated; pages of a lost node reconnect within ${seconds(ELSEWHERE_MS)}; every page has every notification ${seconds(GAP_MS)} after each fault; writes continue within ${seconds(RESUME_MS)}; each mail once`,
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
      return await treat(nodes, { nats, databaseUrl: cluster.url, taken: mails.taken });
    } finally {
      await Promise.all(nodes.map((node) => node.stop()));
      await nats.away();
      await mails.close();
      await cluster.stop();
      await rm(directory, { recursive: true, force: true });
    }
  },
};

interface Around {
  nats: Nats;
  databaseUrl: string;
  taken: ReadonlyMap<string, readonly string[]>;
}

async function treat(nodes: Product[], { nats, databaseUrl, taken }: Around): Promise<Outcome> {
  const guarantees = new Guarantees();
  const sql = postgres(databaseUrl, { max: 4, onnotice: () => {} });
  const read = async () => {
    const rows = await sql<{ id: string }[]>`
      select notifications.id from notifications join users on users.id = user_id
      where email = 'customer@groundswell.example'`;
    return rows.map(({ id }) => id);
  };
  const workload = new Workload(inTurn(nodes));
  await workload.start();
  const [first] = nodes as [Product];
  const cookie = await first.signIn('customer@groundswell.example');
  const pages = nodes.flatMap((node) =>
    Array.from({ length: PAGES_OF_NODE }, () => new Follower(nodes, node, cookie, read)),
  );
  const pagesOf = (node: Product) => pages.filter((page) => page.node === node);
  /** Milliseconds until every page has all notifications that existed at the start. */
  const allKnow = async (longest_ms: number): Promise<number> => {
    const start = performance.now();
    const there = await read();
    while (!pages.every(({ known }) => there.every((id) => known.has(id))))
      if (performance.now() - start > longest_ms) break;
      else await pause(50);
    const ignorant = pages.filter(({ known }) => !there.every((id) => known.has(id))).length;
    guarantees.expect(ignorant === 0, `every page has every notification: ${ignorant} do not`);
    return performance.now() - start;
  };
  const elsewhere = async (moved: readonly Follower[], since: number): Promise<number> => {
    while (!moved.every(({ connectedAt }) => connectedAt > since))
      if (performance.now() - since > ELSEWHERE_MS * 2) break;
      else await pause(20);
    const ms = performance.now() - since;
    guarantees.expect(ms < ELSEWHERE_MS, `pages reconnect within ${seconds(ELSEWHERE_MS)}: ${seconds(ms)}`);
    return ms;
  };

  try {
    // Without a fault, other nodes receive all messages and no page refetches.
    await pause(QUIET_MS);
    const undisturbed_ms = await allKnow(QUIET_MS);
    const gaps = pages.reduce((sum, page) => sum + page.gaps, 0);
    guarantees.expect(gaps === 0, 'without a fault no page gets a gap event');

    const victim = nodes[1] as Product;
    const orphans = pagesOf(victim);
    const killed = performance.now();
    await victim.killServer();
    await workload.acknowledgedAgain();
    const resume_ms = performance.now() - killed;
    const moved_ms = await elsewhere(orphans, killed);
    const known_ms = await allKnow(GAP_MS);
    await victim.ready();
    const again_ms = performance.now() - killed;
    const stayed = pages.filter((page) => !orphans.includes(page));
    guarantees.expect(
      stayed.every(({ gaps }) => gaps > 0),
      'pages of the other nodes are told of a gap',
    );

    await nats.away();
    const away = performance.now();
    const before = workload.acknowledged;
    await pause(AWAY_MS);
    const writes_without_nats = workload.acknowledged - before;
    guarantees.expect(writes_without_nats > 0, 'writes continue without NATS');
    guarantees.expect(
      pages.some(({ lastMessageAt }) => lastMessageAt > away + AWAY_MS / 2),
      'pages receive their own node’s messages without NATS',
    );
    for (const node of nodes)
      guarantees.expect((await fetch(`${node.url}/readyz`)).ok, 'every node stays ready without NATS');
    await nats.back();
    const back = performance.now();
    while (!pages.every(({ lastGapAt, connectedAt }) => Math.max(lastGapAt, connectedAt) > back))
      if (performance.now() - back > GAP_MS) break;
      else await pause(20);
    const gap_ms = performance.now() - back;
    guarantees.expect(gap_ms < GAP_MS, `every page refetches within ${seconds(GAP_MS)} after NATS is back`);
    await allKnow(GAP_MS);

    const leaving = nodes.at(-1) as Product;
    const leavers = pagesOf(leaving);
    const stopped = performance.now();
    nodes.pop();
    const stopping = leaving.stop();
    const left_ms = await elsewhere(leavers, stopped);
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

    const tally = await workload.stop();
    await allKnow(GAP_MS);
    guarantees.expect(tally.lost === 0, 'nothing acknowledged is lost');
    guarantees.expect(tally.duplicated === 0, 'nothing is duplicated');
    guarantees.expect(tally.failed === 0, 'no 5xx other than 503');
    guarantees.expect(resume_ms < RESUME_MS, `writes continue within ${seconds(RESUME_MS)}`);
    const repeated = pages.reduce((sum, page) => sum + page.repeated, 0);
    guarantees.expect(repeated === 0, `no notification arrives twice: ${repeated}`);
    const mail = await mailsOf(sql, taken, guarantees);
    return {
      ...tally,
      resume_ms,
      measured: [
        `${pages.length} pages have ${(await read()).length} notifications each, without a fault within ${seconds(undisturbed_ms)}`,
        `after the kill its pages reconnected within ${seconds(moved_ms)}, all pages up to date ${seconds(known_ms)} later, the node back after ${seconds(again_ms)}`,
        `${writes_without_nats} writes while NATS was disconnected, every page refetched ${seconds(gap_ms)} after it was back`,
        `the stopped node’s pages reconnected within ${seconds(left_ms)}, the node exited after ${seconds(stop_ms)}`,
        mail,
      ],
      broken: guarantees.broken,
    };
  } finally {
    for (const page of pages) page.end();
    await sql.end({ timeout: 1 });
  }
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

async function mailsOf(sql: postgres.Sql, taken: Around['taken'], guarantees: Guarantees): Promise<string> {
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
