import type { Environment } from '../environment.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts';

/** Asks the process that started this one what to work with; `end` is called when it wants this one to end. */
export function askForSettings(end: () => void): Promise<WorkerSettings> {
  return new Promise((resolve) => {
    process.on('message', (message: ToWorker) => {
      if (message === 'end') end();
      else resolve(message.settings);
    });
    say('which settings?');
  });
}

/** Figures of each process have a port of their own: the first one's is the next after the given. */
export function environmentOfWorker(environment: Environment, place: number): Environment {
  const { metrics } = environment;
  if (!metrics || metrics.port === 0) return environment;
  return { ...environment, metrics: { ...metrics, port: metrics.port + place } };
}

export function sayListening(): void {
  say('listening');
}

function say(message: FromWorker): void {
  process.send?.(message);
}
