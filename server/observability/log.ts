import pino, { type DestinationStream, type LogFn, type Logger, type LoggerOptions } from 'pino';
import pretty from 'pino-pretty';
import { presentablePath } from '../pages/missing-path.ts';
import { loggedError } from './logged-error.ts';
import { traceOfLine } from './tracing/current-trace.ts';

export type { Logger };

export const isTerminal = process.stdout.isTTY === true;

/**
 * JSON lines for machines; readable lines on a terminal. No header, cookie, body or query is ever logged, and of errors
 * nothing that was in the data. `destination` is standard output unless given.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    hooks: { logMethod: sayWhat },
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

/** Of an error without words of its own the log would say the message as it is. */
function sayWhat(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [first, words] = args as [unknown, unknown];
  const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
  const named = first instanceof Error ? { err: first } : (first as object);
  if (error instanceof Error && words === undefined) method.call(this, named, loggedError(error).message);
  else method.apply(this, args);
}
