import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../..');
const COPIED = ['server', 'domain', 'contract', 'content', 'database', 'package.json'];
const SHARED = ['node_modules', 'build', 'data', 'public', 'web', 'docs'];
const CONTACTS = 'server/address-book/contacts-table.ts';
const JOURNAL = 'database/migrations/meta/_journal.json';

/** A change of the program: the text and its replacement. */
type Change = readonly [former: string, replacement: string];

/** A copy of this program with changes, as a later release would be. */
export interface ProgramVersion {
  /** The file that starts a server. */
  main: string;
  migrate(databaseUrl: string, authSecret: string): Promise<void>;
  remove(): Promise<void>;
}

/** Copies the program and applies the changes to the address book’s table file, and the migrations. */
export async function programVersion(
  changes: readonly Change[],
  migrations: readonly { tag: string; sql: string }[],
): Promise<ProgramVersion> {
  const directory = await mkdtemp(join(tmpdir(), 'groundswell-version-'));
  for (const name of COPIED) await cp(join(ROOT, name), join(directory, name), { recursive: true });
  for (const name of SHARED) await symlink(join(ROOT, name), join(directory, name));
  const file = join(directory, CONTACTS);
  let text = await readFile(file, 'utf8');
  for (const [former, replacement] of changes) {
    if (!text.includes(former)) throw new Error(`${CONTACTS} has no “${former}” any more; adapt this fault.`);
    text = text.replace(former, replacement);
  }
  await writeFile(file, text);
  const journal = JSON.parse(await readFile(join(directory, JOURNAL), 'utf8')) as {
    entries: { idx: number; when: number; tag: string }[];
  };
  for (const { tag, sql } of migrations) {
    const last = journal.entries.at(-1);
    journal.entries.push({ idx: journal.entries.length, when: (last?.when ?? 0) + 1, tag });
    await appendFile(join(directory, `database/migrations/${tag}.sql`), sql);
  }
  await writeFile(join(directory, JOURNAL), JSON.stringify(journal));
  return {
    main: join(directory, 'server/main.ts'),
    async migrate(databaseUrl, authSecret) {
      const { PATH } = process.env;
      const env = { PATH, DATABASE_URL: databaseUrl, AUTH_SECRET: authSecret, LOG_LEVEL: 'fatal' };
      await promisify(execFile)(
        process.execPath,
        [join(directory, 'server/database/migrations/run-migrate.ts')],
        { env },
      );
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}
