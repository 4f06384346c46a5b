import pino, { type Logger } from 'pino';
import pretty from 'pino-pretty';

export type { Logger };

export const isTerminal = process.stdout.isTTY === true;

/** JSON lines for machines; readable lines on a terminal. No header, cookie or body is ever logged. */
export function createLog(level: string): Logger {
  const options = {
    level,
    base: undefined,
    serializers: {
      req: ({ method, url, id }: { method: string; url: string; id: string }) => ({
        id,
        method,
        path: url.split('?')[0],
      }),
    },
  };
  if (!isTerminal) return pino(options);
  return pino(
    options,
    pretty({ colorize: true, ignore: 'reqId,req,res', translateTime: 'SYS:HH:MM:ss', sync: true }),
  );
}
