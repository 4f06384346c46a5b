import { fromJsonSchema, type JsonSchemaType } from '@modelcontextprotocol/server';
import type { AnyContractProcedure } from '@orpc/contract';
import { type AnyProcedure, call, os } from '@orpc/server';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import * as z from 'zod';
import { contract } from '#contract/contract.ts';
import { metaOf } from '#contract/operation/operation-meta.ts';
import { admits } from '#domain/people/access.ts';
import { scopeOfOperation } from '../../api-keys/require-scope.ts';
import { router } from '../../router.ts';
import type { RequestContext } from '../call-context.ts';
import { describeFields } from '../openapi/describe-fields.ts';

type Input = Record<string, unknown>;

interface DeclaredTool {
  name: string;
  title: string;
  description: string;
  /** Its scope and access are those of the tool. */
  operation: AnyContractProcedure;
  schema: JsonSchemaType;
  isRead: boolean;
  run(context: RequestContext, input: Input): Promise<unknown>;
}

const converter = new ZodToJsonSchemaConverter();
const IDEMPOTENCY_KEY: JsonSchemaType = {
  type: 'string',
  maxLength: 200,
  description:
    'A text of your choice for this booking, such as your order number. Repeating the call with it returns the first booking instead of booking again.',
};

const TrackInput = z.strictObject({
  tracking_number: z
    .string()
    .trim()
    .min(1, 'Enter a number.')
    .max(60, 'At most 60 characters.')
    .meta({ description: 'The number, such as GS123456789.' }),
});

/** By a number of ours or of others, as on the tracking page. */
const track = os
  .$context<RequestContext>()
  .input(TrackInput)
  .handler(async ({ input: { tracking_number: reference }, context }) => {
    const { matches } = await call(router.tracking.byReference, { reference }, { context });
    if (matches.length > 1) return { matches };
    const found = matches[0]?.tracking_number ?? reference;
    return call(router.tracking.find, { tracking_number: found }, { context });
  });

const DECLARED: readonly DeclaredTool[] = [
  {
    name: 'track',
    title: 'Track a shipment',
    description:
      'Where a shipment is, by its tracking number or by the number of a container, bill of lading, air waybill or booking. Returns its status, estimate, milestones by leg and live position; if several shipments have the number, their tracking numbers.',
    operation: contract.tracking.find,
    schema: schemaOf(TrackInput),
    isRead: true,
    run: (context, input) => call(track, input as z.input<typeof TrackInput>, { context }),
  },
  {
    ...toolOf(contract.shipments.mine, router.shipments.mine),
    name: 'search',
    title: 'Search your shipments',
    description:
      'The shipments of your company, searched by words and filtered. Returns a page; send its `next` as `after` to get the next one.',
  },
  {
    ...toolOf(contract.fleet.list, router.fleet.list),
    name: 'search',
    title: 'Search all shipments',
    description:
      'All shipments, searched by words and filtered; only for staff. Returns a page; send its `next` as `after` to get the next one.',
  },
  {
    ...toolOf(contract.rates.price, router.rates.price),
    name: 'quote',
    title: 'Price a shipment',
    description:
      'What a shipment costs, by mode: options with transit days, total and lines. `indicative` options are estimates that we confirm; the others bind. No options: request a quote. Amounts are integers of minor units.',
    isRead: true,
  },
  bookingTool(),
];

const TOOLS = DECLARED.map(({ schema, ...tool }) => ({
  ...tool,
  // The operation validates its input, with an issue for each field.
  inputSchema: fromJsonSchema<Input>(schema, { getValidator: () => unvalidated }),
}));
type Tool = (typeof TOOLS)[number];

/** What the caller may use. Where several tools have one name, the last one that is open to the caller. */
export function toolsFor(context: RequestContext): Tool[] {
  const open = TOOLS.filter(({ operation }) => {
    const { route } = operation['~orpc'];
    const scope = scopeOfOperation(`${route.method} ${route.path}`);
    const { access } = metaOf(operation);
    return scope && context.key?.scopes.includes(scope) && admits(access, context.person);
  });
  return [...new Map(open.map((tool) => [tool.name, tool])).values()];
}

/** A tool that takes what the operation takes. */
function toolOf(operation: AnyContractProcedure, procedure: AnyProcedure) {
  const { inputSchema, route } = operation['~orpc'];
  const schema = schemaOf(inputSchema);
  describeFields(schema, route.path?.split('/')[1] ?? '');
  return {
    operation,
    schema,
    isRead: route.method === 'GET',
    run: (context: RequestContext, input: Input) => call(procedure, input, { context }),
  };
}

function bookingTool(): DeclaredTool {
  const { schema, run, ...tool } = toolOf(contract.shipments.create, router.shipments.create);
  return {
    ...tool,
    name: 'book',
    title: 'Book a shipment',
    description:
      'Books a shipment. This costs money, so ask the user to confirm first. `transport_mode` and the price are those of an option that `quote` returned.',
    schema: { ...schema, properties: { ...schema.properties, idempotency_key: IDEMPOTENCY_KEY } },
    run: (context, { idempotency_key, ...input }) => {
      const key = typeof idempotency_key === 'string' && { 'idempotency-key': idempotency_key };
      return run({ ...context, requestHeaders: { ...context.requestHeaders, ...key } }, input);
    },
  };
}

function schemaOf(input: Parameters<typeof converter.convert>[0]): JsonSchemaType {
  const [, schema] = converter.convert(input, { strategy: 'input' });
  return { type: 'object', ...schema } as JsonSchemaType;
}

function unvalidated(data: unknown) {
  return { valid: true as const, data: data as never, errorMessage: undefined };
}
