/**
 * A start-up failure that the operator can fix, described in one sentence without secrets. `main.ts` prints
 * `groundswell: <sentence>` and exits with code 1; anything else thrown is a bug.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Converts a file system error into a message for the operator; returns any other error unchanged. */
export function asFileError(error: unknown, path: string): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EACCES':
    case 'EPERM':
      return new StartupError(
        `${path} cannot be written: permission denied; change its owner or set DATA_DIR`,
      );
    case 'EROFS':
      return new StartupError(
        `${path} cannot be written: its disk is read-only; set DATA_DIR to another folder`,
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartupError(
        `${path} cannot be created: a file is in the way; set DATA_DIR to another folder`,
      );
    case 'ENOENT':
      return new StartupError(`${path} cannot be created; set DATA_DIR to a writable folder`);
    case 'ENOSPC':
    case 'EDQUOT':
      return new StartupError(`${path} cannot be written: the disk is full`);
    default:
      return error;
  }
}
