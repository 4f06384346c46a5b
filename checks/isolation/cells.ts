import type { Access } from '#domain/people/access.ts';
import type { OneTransaction } from '#server/database/statements/one-transaction-for-tests.ts';
import type { TestApp } from '#server/test-app.ts';
import { type Caller, endSessionAs, type People, personBehind } from './callers.ts';
import { type Eyes, type Sight, toldBy } from './leak-detection.ts';
import type { Input, Request } from './requests.ts';
import type { World } from './world.ts';

/** What really happened. */
export interface Cell {
  /** '200', 'refused'. */
  outcome: string;
  sight: Sight;
  /** What of the owner's was recognised. */
  seen: string[];
  isRefused: boolean;
  /** All that was answered, apart from what the caller brought along. */
  told: string;
  /** Tables whose rows are others than before. */
  wrote: string[];
}

/** A thing of the product, and what came of each caller's asking. */
export interface Row {
  group: string;
  name: string;
  access: Access;
  /** Whoever holds a number or a paper sees what it says. */
  isPublic: boolean;
  /** Meant to change nothing. */
  isReading: boolean;
  /** Status with which the handler itself refuses callers whom the contract admits. */
  refuses: Partial<Record<Caller, number>>;
  /** Tables that even a refusal, or a reading, writes to. */
  keeps: readonly string[];
  cells: Record<Caller, Cell>;
  /** Of an operation: asked by the protocol of the product's own pages. */
  byPages: Partial<Record<Caller, Cell>>;
}

export interface Stage {
  product: TestApp;
  database: OneTransaction;
  people: People;
  /** Of the caller that is a device, which carries the owner's freight. */
  device_key: string;
  world: World;
  eyes: Eyes;
}

let requests = 0;

/** One request of the caller to the world as it was settled, which it leaves as it was. */
export async function ask(
  { product, database, people, device_key, eyes }: Stage,
  caller: Caller,
  { access, request, input }: { access: Access; request: Request; input?: Input },
): Promise<Cell> {
  const person = personBehind(people, caller, access);
  requests += 1;
  return database.withRollback(async () => {
    await endSessionAs(caller, person, database);
    await database.writtenTo();
    const { answer, tables, after } = await database.withRollback(async () => {
      const answer = await product.app.inject({
        ...request,
        headers: {
          ...request.headers,
          ...(person?.cookie && { cookie: person.cookie }),
          ...(caller === 'device' && { authorization: `Bearer ${device_key}` }),
        },
        // An address of its own each time: this is not about how often somebody asks.
        remoteAddress: `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`,
      });
      const tables = await database.writtenTo();
      return { answer, tables, after: await contentsOf(database, tables) };
    });
    const told = await toldBy(answer, input);
    const untouched = await contentsOf(database, tables);
    return {
      outcome: String(answer.statusCode),
      ...eyes.seenIn(told),
      isRefused: answer.statusCode >= 400,
      told,
      wrote: tables.filter((_, index) => after[index] !== untouched[index]),
    };
  });
}

async function contentsOf({ sql }: OneTransaction, tables: readonly string[]): Promise<string[]> {
  const contents: string[] = [];
  for (const table of tables) {
    const [row] =
      await sql`select md5(string_agg(t::text, '' order by t::text)) as hash from ${sql(table)} t`;
    contents.push(row?.hash ?? '');
  }
  return contents;
}

/** Answers that belong together, as one. */
export function asOne(answers: readonly Cell[]): Cell {
  const sights = answers.map(({ sight }) => sight);
  return {
    outcome: [...new Set(answers.map(({ outcome }) => outcome))].join(' '),
    sight: (['private', 'public'] as const).find((sight) => sights.includes(sight)) ?? 'nothing',
    seen: answers.flatMap(({ seen }) => seen),
    isRefused: answers.some(({ isRefused }) => isRefused),
    told: answers.map(({ told }) => told).join('\n'),
    wrote: answers.flatMap(({ wrote }) => wrote),
  };
}
