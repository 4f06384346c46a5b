import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  chmod,
  chown,
  lchown,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeDirectory } from '../../make-directory.ts';
import { persistedSecret } from '../../secrets/persisted-secret.ts';
import { asFileError, StartupError } from '../../startup-error.ts';
import { chooseRunner, postgresEnvironment, type Runner } from './postgres-account.ts';
import { type Binaries, findBinaries } from './postgres-binaries.ts';

/** The validated paths and settings for starting the embedded server. */
export type Home = {
  /** PostgreSQL’s data directory, with symbolic links resolved. */
  data: string;
  logFile: string;
  password: string;
  binaries: Binaries;
  runner: Runner;
};

/** The superuser role of the embedded server, and the name of the product’s database. */
export const role = 'groundswell';

const run = promisify(execFile);

/**
 * Creates or checks the embedded server’s folder: programs, account, password and, on first use, an empty
 * cluster.
 */
export async function prepareHome(directory: string, durable: boolean): Promise<Home> {
  const binaries = await findBinaries();
  // The account that runs PostgreSQL for root must be able to enter; secret files inside have their own
  // permissions.
  const place = await ownDirectory(directory, process.getuid?.() === 0 ? 0o711 : 0o700);
  const data = join(place, 'data');
  const existing = await stat(data).catch(() => undefined);
  const runner = await chooseRunner(binaries, place, existing);
  const passwordFile = join(place, 'password');
  if (existing) await requirePassword(passwordFile, place);
  const password = await persistedSecret(passwordFile, () => randomBytes(32).toString('base64url'));
  if (!existing) await create({ data, password, binaries, runner, durable });
  await requireVersion(data, binaries.majorVersion);
  await takeOver(data, runner).catch((error) => {
    throw asFileError(error, data);
  });
  return { data, logFile: join(place, 'postgres.log'), password, binaries, runner };
}

async function ownDirectory(directory: string, mode: number): Promise<string> {
  try {
    await makeDirectory(directory);
    await chmod(directory, mode);
    return await realpath(directory);
  } catch (error) {
    throw asFileError(error, directory);
  }
}

async function requirePassword(file: string, place: string): Promise<void> {
  if (await stat(file).catch(() => undefined)) return;
  throw new StartupError(
    `${file} is missing; restore it from a backup, or remove ${place} to start with an empty database`,
  );
}

/**
 * Creates the cluster in a temporary folder and renames it, so that an interrupted start leaves no partial
 * cluster.
 */
async function create(
  cluster: Pick<Home, 'data' | 'password' | 'binaries' | 'runner'> & { durable: boolean },
): Promise<void> {
  const draft = `${cluster.data}.${randomUUID()}`;
  try {
    await removeDrafts(cluster.data);
    await initialize(cluster, draft);
    await rename(draft, cluster.data).catch((error) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } catch (error) {
    throw asFileError(error, draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function removeDrafts(data: string): Promise<void> {
  const place = join(data, '..');
  const anHourAgo = Date.now() - 3_600_000;
  for (const name of await readdir(place)) {
    if (!name.startsWith('data.')) continue;
    const { mtimeMs } = await stat(join(place, name));
    if (mtimeMs < anHourAgo) await rm(join(place, name), { recursive: true, force: true });
  }
}

async function initialize(
  {
    password,
    binaries,
    runner,
    durable,
  }: Pick<Home, 'password' | 'binaries' | 'runner'> & { durable: boolean },
  draft: string,
): Promise<void> {
  const passwordFile = `${draft}.password`;
  try {
    await mkdir(draft, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (runner.account) {
      await chown(draft, runner.account.uid, runner.account.gid);
      await chown(passwordFile, runner.account.uid, runner.account.gid);
    }
    const [command, ...rest] = [
      ...runner.prefix,
      binaries.initdb,
      `--pgdata=${draft}`,
      `--username=${role}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      ...(durable ? [] : ['--no-sync']),
    ];
    await run(command as string, rest, { ...runner.identity, env: postgresEnvironment, cwd: '/' }).catch(
      (error) => {
        throw initializationTrouble(String(error.stderr), draft);
      },
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
}

function initializationTrouble(output: string, draft: string): StartupError {
  if (output.includes('No space left on device'))
    return new StartupError(`${join(draft, '..')} cannot be written: the disk is full`);
  const reason = output.match(/(?:error|FATAL): +(.*)/)?.[1] ?? (output.trim().split('\n').at(-1) as string);
  return new StartupError(`the embedded database could not be created: ${reason}`);
}

async function requireVersion(data: string, wanted: string): Promise<void> {
  const found = (await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (!found)
    throw new StartupError(
      `${data} is not a PostgreSQL data directory; restore it from a backup, or remove it to start with an empty database`,
    );
  if (found !== wanted)
    throw new StartupError(
      `${data} was created by PostgreSQL ${found}, but this is ${wanted}; dump it with version ${found}, or set DATA_DIR to another folder`,
    );
}

/**
 * Restores the owner and mode that PostgreSQL requires, which a copied or restored data directory may have
 * lost.
 */
async function takeOver(data: string, { account }: Runner): Promise<void> {
  const found = await stat(data);
  if (account && found.uid !== account.uid) {
    const inside = await readdir(data, { recursive: true });
    for (const name of ['', ...inside]) await lchown(join(data, name), account.uid, account.gid);
  }
  if ((found.mode & 0o777) !== 0o700) await chmod(data, 0o700);
}
