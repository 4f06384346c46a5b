import { runCommand } from '../../backup/command-line.ts';
import { readEnvironment } from '../../environment.ts';
import { startJobs } from '../../jobs/jobs.ts';
import { createLog } from '../../observability/log.ts';
import { StartupError } from '../../startup-error.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migrations.ts';

await runCommand(async () => {
  const { databaseUrl, positionsUrl, logLevel } = readEnvironment();
  if (!databaseUrl)
    throw new StartupError('DATABASE_URL is not set; the embedded database is migrated at start-up');
  await migrate(databaseUrl);
  if (positionsUrl) await migrate(positionsUrl);
  // The job queue has its own tables and migrates them when it starts.
  const jobs = await startJobs(databaseUrl, createLog(logLevel));
  await jobs.stop();
  const newest = (await readMigrations()).at(-1);
  return [`the database schema is up to date (${newest?.tag})`];
});
