import pino, { type DestinationStream, type LogFn, type Logger, type LoggerOptions } from 'pino';
import pretty from 'pino-pretty';
import { presentablePath } from '../pages/missing-path.ts';
import { loggedError } from './logged-error.ts';
import { traceOfLine } from './tracing/current-trace.ts';

export type { Logger };

export const isTerminal = process.stdout.isTTY === true;

/**
 * A JSON log, or readable lines on a terminal. Headers, cookies, bodies and queries are never logged, and
 * errors are logged without the data they contain. Writes to standard output unless `destination` is given.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    hooks: { logMethod: logErrorMessage },
    mixin: traceOfLine,
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

/** For an error logged without a message, pino would log the error’s own message unredacted. */
function logErrorMessage(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [first, message] = args as [unknown, unknown];
  const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
  const named = first instanceof Error ? { err: first } : (first as object);
  if (error instanceof Error && message === undefined) method.call(this, named, loggedError(error).message);
  else method.apply(this, args);
}
