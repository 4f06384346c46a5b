import { join } from 'node:path';
import { createApp } from '../app.ts';
import { monitorDatabase } from '../database/pool/health-monitor.ts';
import type { Environment } from '../environment.ts';
import { listen } from '../port.ts';
import type { Parts } from './make-dependencies.ts';
import { ROOT } from './root.ts';
import type { Stops } from './shutdown.ts';

/** Answers requests until `stops` undoes it. */
export async function serve(parts: Parts, environment: Environment, stops: Stops): Promise<void> {
  const { forCalls, databaseUrl, pools } = parts;
  const app = await createApp(forCalls, join(ROOT, 'build/client'));
  stops.push(() => app.close());
  stops.push(monitorDatabase({ url: databaseUrl, pools, log: forCalls.log }));
  await listen(app, environment);
}
