import * as z from 'zod';

const SENT = {
  name: 'If-Match',
  in: 'header',
  required: true,
  schema: { type: 'string', minLength: 1, maxLength: 200 },
  description:
    'The ETag of the record that you have read. If someone has changed it since, the answer is 412 and nothing changes.',
} as const;

interface Described {
  parameters?: unknown[];
}

/** Documents the header in the API reference. */
export function documentIfMatch<Operation extends Described>(described: Operation): Operation {
  return { ...described, parameters: [...(described.parameters ?? []), SENT] };
}

/** The errors of writes that require `If-Match`. */
export const IF_MATCH_ERRORS = {
  PRECONDITION_REQUIRED: {
    status: 428,
    message: 'Send the ETag of the record that you have read as If-Match.',
  },
  PRECONDITION_FAILED: {
    status: 412,
    message: 'Someone else has changed this shipment. Review their changes, then save again.',
    /** `by` is null for the system. */
    data: z.object({ by: z.string().nullable(), at: z.date(), version: z.number().int() }),
  },
} as const;
