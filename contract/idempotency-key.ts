import { RETENTION_DAYS } from '#domain/retention/retention.ts';

const SENT = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 200 },
  description: [
    'A name of your own for this one act, such as a UUID. Sent again with the same key, also while the first call',
    'is still running, the same request is not carried out again: it gets the first answer, with',
    '`Idempotency-Replayed: true`. The same key with another request is refused with 422 `IDEMPOTENCY_KEY_REUSED`.',
    'A refused call changed nothing and is not remembered: its key may be used again.',
    `Keys are one’s own, and known for ${RETENTION_DAYS.idempotency_keys} days.`,
  ].join(' '),
} as const;

const REPEATED = {
  'Idempotency-Replayed': {
    schema: { type: 'string', enum: ['true'] },
    description: 'This is the answer of an earlier call with the same Idempotency-Key.',
  },
} as const;

interface Described {
  parameters?: unknown[];
  responses?: Record<string, object>;
}

/** What the API reference says of an operation that is carried out once per key. */
export function takesKey<Operation extends Described>(described: Operation, status: number): Operation {
  const { parameters = [], responses = {} } = described;
  return {
    ...described,
    parameters: [...parameters, SENT],
    responses: { ...responses, [status]: { ...responses[status], headers: REPEATED } },
  };
}
