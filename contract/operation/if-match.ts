import * as z from 'zod';

const SENT = {
  name: 'If-Match',
  in: 'header',
  required: true,
  schema: { type: 'string', minLength: 1, maxLength: 200 },
  description:
    'The ETag of the record that you have read. If someone has changed it since, the answer is 412 and nothing changes.',
} as const;

const OPTIONAL = {
  ...SENT,
  required: false,
  description:
    'The version that you have read: its `updated_at` in milliseconds since 1970, in quotes, or "0" for a record that does not exist yet. If someone has changed it since, the answer is 412 and nothing changes. Without the header, the last write wins.',
} as const;

interface Described {
  parameters?: unknown[];
}

/** Documents the header in the API reference. */
export function documentIfMatch<Operation extends Described>(
  described: Operation,
  ifMatch: true | 'optional',
): Operation {
  const header = ifMatch === true ? SENT : OPTIONAL;
  return { ...described, parameters: [...(described.parameters ?? []), header] };
}

/** The error of writes with an optional `If-Match`. `what` is as in 'this branch'. */
export function changedSinceRead(what: string) {
  return {
    PRECONDITION_FAILED: {
      status: 412,
      message: `Someone else has changed ${what}. Review their changes, then save again.`,
    },
  } as const;
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
