import { parentPort } from 'node:worker_threads';
import type { PdfInput } from './pdf-input-types.ts';
import { createTypesetter } from './typesetter.ts';

export interface Order {
  kind: string;
  input: PdfInput;
}

export type RenderResult =
  | { pdf: Uint8Array<ArrayBuffer> }
  | { reason: 'no-engine' | 'failed'; message: string };

const starting = createTypesetter().then(
  (typeset) => ({ typeset }),
  (error: unknown) => ({ missing: String(error) }),
);

parentPort?.on('message', async (order: Order) => {
  const made = await make(order);
  parentPort?.postMessage(made, 'pdf' in made ? [made.pdf.buffer] : []);
});

async function make({ kind, input }: Order): Promise<RenderResult> {
  const engine = await starting;
  if ('missing' in engine) return { reason: 'no-engine', message: engine.missing };
  try {
    return { pdf: engine.typeset(kind, input) };
  } catch (error) {
    return { reason: 'failed', message: String(error) };
  }
}
