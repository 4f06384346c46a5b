import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts';

/** Requests the settings from the primary process. Calls `end` when the primary wants this process to end. */
export function requestSettings(end: () => void): Promise<WorkerSettings> {
  return new Promise((resolve) => {
    process.on('message', (message: ToWorker) => {
      if (message === 'end') end();
      else if ('settings' in message) resolve(message.settings);
    });
    send('settings request');
  });
}

export function reportListening(): void {
  send('listening');
}

function send(message: FromWorker): void {
  process.send?.(message);
}
