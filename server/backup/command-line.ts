import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { StartupError } from '../startup-error.ts';

/** Runs an operator command. Errors that the operator can fix print one sentence, with exit code 1. */
export async function runCommand(work: () => Promise<string[]>): Promise<void> {
  try {
    for (const line of await work()) console.log(`groundswell: ${line}`);
  } catch (error) {
    console.error(error instanceof StartupError ? `groundswell: ${error.message}` : error);
    process.exitCode = 1;
  }
}

/** A signal that aborts when the command is interrupted. */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => controller.abort());
  return controller.signal;
}

export async function programVersion(): Promise<string> {
  const path = resolve(import.meta.dirname, '../../package.json');
  return (JSON.parse(await readFile(path, 'utf8')) as { version: string }).version;
}

export function counted(rows: number, tables: number): string {
  return `${rows.toLocaleString('en')} rows of ${tables} tables`;
}
