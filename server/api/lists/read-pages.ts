import { type AnyProcedure, call } from '@orpc/server';
import type { FastifyRequest } from 'fastify';
import { openSnapshot } from '../../database/pool/snapshot.ts';
import { CallLimits } from '../../rate-limits/call-limits.ts';
import type { RequestContext } from '../call-context.ts';
import { fieldIssue } from '../errors/field-issue.ts';
import { type ListSchema, SHEET_FORMATS, type SheetFormat } from './list-schema.ts';
import type { ListPage, ListPages } from './send-sheet.ts';

/** The later pages of one export are no calls of their own. */
const LATER_PAGES_FACTOR = 1_000;

interface Call {
  context: RequestContext;
  input: Record<string, unknown>;
}

/** The format that a request names; undefined for JSON. */
export function sheetFormat({ query }: FastifyRequest): SheetFormat | undefined {
  const { format } = query as { format?: unknown };
  if (format === undefined || format === 'json') return undefined;
  const known = SHEET_FORMATS.find((each) => each === format);
  if (!known) throw fieldIssue('format', `Use one of: ${SHEET_FORMATS.join(', ')}.`);
  return known;
}

/**
 * Reads the list through its operation, so access and filters are the same as in JSON. A list of several pages is read from one
 * snapshot, so that a row whose position changes during the export is neither left out nor repeated.
 */
export async function readPages(
  operation: AnyProcedure,
  schema: ListSchema,
  { context, input: { format: _, limit: __, ...input } }: Call,
): Promise<ListPages> {
  const first = await readPage(operation, schema, { context, input });
  if (!first.next) return { first, close: async () => {} };
  const { connection, close } = await openSnapshot(context.database);
  const within = { ...later(context), database: { ...context.database, db: connection } };
  try {
    return { first: await readPage(operation, schema, { context: within, input }), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function later(context: RequestContext) {
  return { ...context, limits: new CallLimits(LATER_PAGES_FACTOR), replyHeader: () => {} };
}

async function readPage(
  operation: AnyProcedure,
  schema: ListSchema,
  { context, input }: Call,
): Promise<ListPage> {
  const { field, limit } = schema;
  const page = (await call(operation, limit === undefined ? input : { ...input, limit }, {
    context,
  })) as Record<string, unknown>;
  const { next } = page;
  return {
    rows: page[field] as unknown[],
    next:
      typeof next === 'string'
        ? () => readPage(operation, schema, { context: later(context), input: { ...input, after: next } })
        : undefined,
  };
}
