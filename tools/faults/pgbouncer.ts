import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabasePair } from '../../server/database/embedded/database-pair-for-tests.ts';
import { freePort } from '../../server/database/embedded/free-port.ts';
import type { Fault } from './fault.ts';
import { FAIL_OVER_LIMIT, FAIL_OVERS, killPrimaryRepeatedly } from './kill-primary.ts';
import { copyWorld } from './product.ts';
import { listening, missingProgram, programHome, stopProgram } from './programs.ts';

const INSTALL = 'apt-get install pgbouncer';

/**
 * Calls go through PgBouncer in transaction mode, which is pointed to the new primary at each fail-over; what
 * needs a session goes to PostgreSQL itself.
 */
export const pgbouncer: Fault = {
  name: 'pgbouncer',
  title: `the same through PgBouncer in transaction mode, ${FAIL_OVERS} times`,
  limit: FAIL_OVER_LIMIT,
  async run(log) {
    if (await missingProgram(['pgbouncer'])) {
      log(`skipped: there is no pgbouncer here (${INSTALL})`);
      return null;
    }
    const pair = await DatabasePair.start({ fill: copyWorld });
    const pooler = await startPgBouncer(pair.primaryUrl).catch(async (error) => {
      await pair.stop();
      throw error;
    });
    try {
      return await killPrimaryRepeatedly(
        {
          url: pooler.url,
          environment: { DATABASE_DIRECT_URL: pair.url },
          inspect_url: pair.url,
          async failOver() {
            await pair.killPrimary();
            await pair.promote();
            await pooler.pointTo(pair.primaryUrl);
          },
          repair: () => pair.rebuildStandby(),
        },
        log,
      );
    } finally {
      await pooler.stop();
      await pair.stop();
    }
  },
};

async function startPgBouncer(databaseUrl: string) {
  const home = await programHome();
  const port = await freePort();
  const { username, password } = new URL(databaseUrl);
  const file = join(home.directory, 'pgbouncer.ini');
  const users = join(home.directory, 'users.txt');
  const configure = (url: string) => writeFile(file, configuration({ url, port, users }));
  await writeFile(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  await configure(databaseUrl);
  const child = await home.start('pgbouncer', [file]);
  await listening(port);
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    async pointTo(primaryUrl: string) {
      await configure(primaryUrl);
      child.kill('SIGHUP');
    },
    async stop() {
      await stopProgram(child);
      await home.remove();
    },
  };
}

/** As docs/operations.md recommends it. */
function configuration({ url, port, users }: { url: string; port: number; users: string }): string {
  const { hostname, port: target } = new URL(url);
  return `[databases]
groundswell = host=${hostname} port=${target} connect_query='set statement_timeout = 8000; set lock_timeout = 4000; set idle_in_transaction_session_timeout = 30000'

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout
server_login_retry = 1
query_wait_timeout = 8
`;
}
