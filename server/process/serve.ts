import { join } from 'node:path';
import { createApp } from '../app.ts';
import { monitorDatabase } from '../database/pool/health-monitor.ts';
import type { Environment } from '../environment.ts';
import { listen } from '../port.ts';
import type { Runtime } from './make-dependencies.ts';
import { ROOT } from './root.ts';
import type { Shutdown } from './shutdown.ts';

/** Serves requests until `shutdown` shuts the server down. */
export async function serve(runtime: Runtime, environment: Environment, shutdown: Shutdown): Promise<void> {
  const { forCalls, databaseUrl, pools } = runtime;
  const app = await createApp(forCalls, join(ROOT, 'build/client'));
  shutdown.push(() => app.close());
  // Calls fail with the pooler, if there is one.
  const url = environment.databasePoolerUrl ?? databaseUrl;
  shutdown.push(monitorDatabase({ url, pools, log: forCalls.log }));
  await listen(app, environment);
}
