import postgres from 'postgres';
import { v7 } from 'uuid';
import type { RecordedCall, Statement } from './support/recorded-calls.ts';

/**
 * The minimal writer: a script that replays the product's statements with postgres.js, each in one round trip and with
 * new ids. It has no HTTP, validation or business logic.
 */
export interface Replay {
  calls: RecordedCall[];
  /** Ids created after this time are replaced in each replay. */
  since: number;
  count: number;
  concurrency: number;
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;

const sql = postgres(process.argv[2] as string, { max: 16, onnotice: () => {} });
/** The values are already serialized, as the product sent them. */
for (const json of [114, 3802]) sql.options.serializers[json] = (text: unknown) => text;

process.on('message', async (request: Replay) => {
  const begun = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: request.concurrency }, async () => {
      while (next < request.count)
        await replay(request.calls[next++ % request.calls.length] as RecordedCall, request.since);
    }),
  );
  process.send?.({ seconds: (performance.now() - begun) / 1_000 });
});

async function replay({ before, inside, unique }: RecordedCall, since: number): Promise<void> {
  const fresh = replaceTexts(unique, since);
  const send = (client: postgres.ISql, { text, values }: Statement) =>
    client.unsafe(text, values.map(fresh) as string[], { prepare: true });
  for (const statement of before) await send(sql, statement);
  await sql.begin(async (transaction) => {
    for (const statement of inside) await send(transaction, statement);
  });
}

/** Replaces texts consistently within a call. */
function replaceTexts(unique: readonly string[], since: number): (value: unknown) => unknown {
  const others = new Map<string, string>(unique.map((text) => [text, otherDigits(text)]));
  const texts = new RegExp([UUID.source, ...unique].join('|'), 'g');
  const another = (text: string) => {
    const known = others.get(text);
    if (known) return known;
    const made = Number.parseInt(text.slice(0, 8) + text.slice(9, 13), 16) >= since ? v7() : text;
    others.set(text, made);
    return made;
  };
  return (value) => (typeof value === 'string' ? value.replace(texts, another) : value);
}

function otherDigits(text: string): string {
  return text.replace(/\d/g, () => String(Math.floor(Math.random() * 10)));
}
