import { runCommand } from '../../backup/command-line.ts';
import { readEnvironment } from '../../environment.ts';
import { startJobs } from '../../jobs/jobs.ts';
import { createLog } from '../../observability/log.ts';
import { StartupError } from '../../startup-error.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migrations.ts';

await runCommand(async () => {
  const { databaseUrl, logLevel } = readEnvironment();
  if (!databaseUrl)
    throw new StartupError(
      'DATABASE_URL names no database; the embedded one is brought to its version at the start',
    );
  await migrate(databaseUrl);
  // The queue has tables of its own, which it brings to its version when it starts.
  const jobs = await startJobs(databaseUrl, createLog(logLevel));
  await jobs.stop();
  const newest = (await readMigrations()).at(-1);
  return [`the database has the tables of this version (${newest?.tag})`];
});
