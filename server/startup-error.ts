/**
 * A reason not to start that the operator can act on: one sentence, without secrets.
 * `main.ts` prints `groundswell: <sentence>` and exits with code 1; anything else thrown is a bug.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Says what is wrong with a file or folder; an error that is not the operator's to repair comes back unchanged. */
export function fileTrouble(error: unknown, path: string): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EACCES':
    case 'EPERM':
      return new StartupError(
        `${path} cannot be written: it belongs to somebody else; change its owner or set DATA_DIR`,
      );
    case 'EROFS':
      return new StartupError(
        `${path} cannot be written: its disk is read-only; set DATA_DIR to another place`,
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartupError(`${path} cannot be made: a file is in the way; set DATA_DIR to another place`);
    case 'ENOENT':
      return new StartupError(`${path} cannot be made there; set DATA_DIR to a place that can be written`);
    case 'ENOSPC':
    case 'EDQUOT':
      return new StartupError(`${path} cannot be written: the disk is full`);
    default:
      return error;
  }
}
