import pino, { type DestinationStream, type Logger } from 'pino';
import pretty from 'pino-pretty';
import { loggedError } from './logged-error.ts';
import { presentablePath } from './pages/missing-path.ts';

export type { Logger };

export const isTerminal = process.stdout.isTTY === true;

/**
 * JSON lines for machines; readable lines on a terminal. No header, cookie, body or query is ever logged, and of errors
 * nothing that was in the data. `destination` is standard output unless given.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    serializers: {
      err: loggedError,
      req: ({ method, url, id }: { method: string; url: string; id: string }) => ({
        id,
        method,
        path: presentablePath(url),
      }),
    },
  };
  if (destination) return pino(options, destination);
  if (!isTerminal) return pino(options);
  return pino(
    options,
    pretty({ colorize: true, ignore: 'reqId,req,res', translateTime: 'SYS:HH:MM:ss', sync: true }),
  );
}
