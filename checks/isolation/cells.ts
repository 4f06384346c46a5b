import type { Access } from '#domain/people/access.ts';
import type { Permission } from '#domain/people/permissions.ts';
import type { OneTransaction } from '#server/database/statements/one-transaction-for-tests.ts';
import type { TestApp } from '#server/test-app.ts';
import { PROBLEM, type SentResponse } from '../openapi/documented-responses.ts';
import type { Customer } from '../ownership-world.ts';
import { type Caller, endSessionAs, hasEndedSession, type People, personBehind } from './callers.ts';
import { type Detector, textIn, type Visibility } from './leak-detection.ts';
import type { Input, Request } from './requests.ts';
import type { World } from './world.ts';

/** The result of one call. */
export interface Cell {
  /** '200', 'refused'. */
  outcome: string;
  visibility: Visibility;
  /** The owner's data found in the response. */
  seen: string[];
  isRefused: boolean;
  /** The response without the caller's own input. */
  text: string;
  /** Tables whose rows a refused call or a read has changed. */
  wrote: string[];
  /** Of an error: '404 NOT_FOUND'. */
  error: string | null;
  /** Where the response is not as the OpenAPI document describes it; of operations only. */
  undocumented: string[];
}

/** One operation, URL or channel with the result of each caller. */
export interface Row {
  group: string;
  /** 'tracking.find'; null for what is no operation. */
  operation: string | null;
  name: string;
  access: Access;
  /** Anyone with the number or the printed document sees its data. */
  isPublic: boolean;
  /** The link of an e-mail is the credential. */
  isByLink: boolean;
  /** Must not change anything. */
  isReading: boolean;
  /** Status with which the handler refuses callers that have access by the contract. */
  refuses: Partial<Record<Caller, number>>;
  /** Tables that even a refused call or a read writes to. */
  alwaysWrites: readonly string[];
  cells: Record<Caller, Cell>;
  /** Operations only: the results over the RPC protocol of our pages. */
  byRpc: Partial<Record<Caller, Cell>>;
}

/** One operation with the result of each colleague of the owner. */
export interface PermissionRow {
  name: string;
  /** Any of these gives access. */
  permission: readonly Permission[];
  cells: Record<Permission, Cell>;
}

export interface Stage {
  product: TestApp;
  database: OneTransaction;
  people: People;
  /** The key of the caller 'device', which is linked to the owner's shipment. */
  device_key: string;
  world: World;
  detector: Detector;
}

let requests = 0;

/** Sends one request and rolls back what it wrote, so that every call runs on the same data. */
export async function callAs(
  { product, database, people, device_key, detector }: Stage,
  caller: Caller,
  {
    access,
    request,
    input,
    person = personBehind(people, caller, access),
    isReading = false,
    differences = () => [],
  }: {
    access: Access;
    request: Request;
    input?: Input;
    person?: Customer | undefined;
    isReading?: boolean;
    /** Compares the response with its documentation. */
    differences?: (response: SentResponse) => string[];
  },
): Promise<Cell> {
  requests += 1;
  return withSessionOf(caller, person, database, async () => {
    const { injected, tables, after } = await database.withRollback(async () => {
      const injected = await product.app.inject({
        ...request,
        headers: {
          ...request.headers,
          ...(person?.cookie && { cookie: person.cookie }),
          ...(caller === 'device' && { authorization: `Bearer ${device_key}` }),
        },
        // A new address for each request, to avoid rate limits.
        remoteAddress: `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`,
      });
      const written = await database.writtenTo();
      const tables = isReading || injected.statusCode >= 400 ? written : [];
      return { injected, tables, after: await contentsOf(database, tables) };
    });
    const text = await textIn(injected, input);
    const untouched = await contentsOf(database, tables);
    const response = { status: injected.statusCode, headers: injected.headers, body: injected.body };
    return {
      outcome: String(response.status),
      ...detector.detect(text),
      isRefused: response.status >= 400,
      text,
      wrote: tables.filter((_, index) => after[index] !== untouched[index]),
      error: errorOf(response),
      undocumented: differences(response),
    };
  });
}

/** Ends the session of a caller who has an ended one, and restores it after `work`. */
async function withSessionOf<T>(
  caller: Caller,
  person: Customer | undefined,
  database: OneTransaction,
  work: () => Promise<T>,
): Promise<T> {
  if (!hasEndedSession(caller)) return work();
  return database.withRollback(async () => {
    await endSessionAs(caller, person, database);
    return work();
  });
}

function errorOf({ status, headers, body }: SentResponse): string | null {
  const isProblem = String(headers['content-type']).startsWith(PROBLEM) && body !== '';
  return isProblem ? `${status} ${JSON.parse(body).code}` : null;
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

/** Merges the results of several requests into one cell. */
export function asOne(answers: readonly Cell[]): Cell {
  const visibilities = answers.map(({ visibility }) => visibility);
  return {
    outcome: [...new Set(answers.map(({ outcome }) => outcome))].join(' '),
    visibility:
      (['private', 'public'] as const).find((visibility) => visibilities.includes(visibility)) ?? 'nothing',
    seen: answers.flatMap(({ seen }) => seen),
    isRefused: answers.some(({ isRefused }) => isRefused),
    text: answers.map(({ text }) => text).join('\n'),
    wrote: answers.flatMap(({ wrote }) => wrote),
    error: answers.find(({ error }) => error)?.error ?? null,
    undocumented: answers.flatMap(({ undocumented }) => undocumented),
  };
}
