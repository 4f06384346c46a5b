import { readEnvironment } from '../environment.ts';
import { StartupError } from '../startup-error.ts';
import { counted, runCommand } from './command-line.ts';
import { restore } from './restore.ts';

const options = process.argv.slice(2);
const [file] = options.filter((option) => !option.startsWith('--'));

const SECRET = {
  restored: [],
  same: [],
  other: [
    'AUTH_SECRET differs from the one in the backup: everyone has to sign in again, and data encrypted with it (second factors) is lost; set the former secret if you have it',
  ],
};

// The database rolls back an unfinished restore.
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => process.exit(130));
await runCommand(async () => {
  if (!file) throw new StartupError('which backup? npm run restore -- <file> [--replace]');
  const report = await restore(readEnvironment(), file, { replace: options.includes('--replace') });
  return [
    `restored ${counted(report.rows, report.tables)}, as they were at ${report.taken_at}; all checksums match`,
    ...(report.migrated.length > 0 ? [`applied migrations: ${report.migrated.join(', ')}`] : []),
    ...SECRET[report.secret],
  ];
});
