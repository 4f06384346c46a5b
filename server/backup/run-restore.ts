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
    'AUTH_SECRET is not the one of the backup: everybody has to sign in again, and what was encrypted with it (second factors) is lost; set the former one if you have it',
  ],
};

// What was not finished is rolled back by the database.
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => process.exit(130));
await runCommand(async () => {
  if (!file) throw new StartupError('which backup? npm run restore -- <file> [--replace]');
  const report = await restore(readEnvironment(), file, { replace: options.includes('--replace') });
  return [
    `restored ${counted(report.rows, report.tables)}, as they were at ${report.taken_at}; every checksum fits`,
    ...(report.migrated.length > 0 ? [`brought them to this version: ${report.migrated.join(', ')}`] : []),
    ...SECRET[report.secret],
  ];
});
