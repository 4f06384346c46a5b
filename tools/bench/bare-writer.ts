import postgres from 'postgres';
import { v7 } from 'uuid';
import type { RecordedCall, Statement } from './recorded-calls.ts';

/**
 * The least that can write the same: a script with postgres.js that sends what the product sent, statement for
 * statement and each in one round trip, with fresh ids. It thinks of nothing, and nobody asks it over HTTP.
 */
export interface Replay {
  calls: RecordedCall[];
  /** Ids that were made after it are made anew in each replay. */
  since: number;
  count: number;
  concurrency: number;
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;

const sql = postgres(process.argv[2] as string, { max: 16, onnotice: () => {} });
/** The values are JSON already, as the product wrote it. */
for (const json of [114, 3802]) sql.options.serializers[json] = (text: unknown) => text;

process.on('message', async (asked: Replay) => {
  const begun = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: asked.concurrency }, async () => {
      while (next < asked.count)
        await replay(asked.calls[next++ % asked.calls.length] as RecordedCall, asked.since);
    }),
  );
  process.send?.({ seconds: (performance.now() - begun) / 1_000 });
});

async function replay({ before, inside, unique }: RecordedCall, since: number): Promise<void> {
  const fresh = freshTexts(unique, since);
  const send = (client: postgres.ISql, { text, values }: Statement) =>
    client.unsafe(text, values.map(fresh) as string[], { prepare: true });
  for (const statement of before) await send(sql, statement);
  await sql.begin(async (transaction) => {
    for (const statement of inside) await send(transaction, statement);
  });
}

/** The same old text becomes the same new one throughout a call. */
function freshTexts(unique: readonly string[], since: number): (value: unknown) => unknown {
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
