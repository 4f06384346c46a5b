import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts';

/** Asks the process that started this one what to work with; `end` is called when it wants this one to end. */
export function askForSettings(end: () => void): Promise<WorkerSettings> {
  return new Promise((resolve) => {
    process.on('message', (message: ToWorker) => {
      if (message === 'end') end();
      else if ('settings' in message) resolve(message.settings);
    });
    say('which settings?');
  });
}

export function sayListening(): void {
  say('listening');
}

function say(message: FromWorker): void {
  process.send?.(message);
}
