import { RETENTION_DAYS } from '#domain/retention/retention.ts';

const SENT = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 200 },
  description: [
    'A unique key for this call, such as a UUID. A repeated request with the same key, even while the first call',
    'is still running, is not executed again: it returns the first response, with',
    '`Idempotency-Replayed: true`. The same key with a different request is 422 `IDEMPOTENCY_KEY_REUSED`.',
    'A failed call changes nothing and is not stored, so its key can be used again.',
    `Keys are scoped to the caller and stored for ${RETENTION_DAYS.idempotency_keys} days.`,
  ].join(' '),
} as const;

const REPEATED = {
  'Idempotency-Replayed': {
    schema: { type: 'string', enum: ['true'] },
    description: 'The response of an earlier call with the same Idempotency-Key.',
  },
} as const;

interface Described {
  parameters?: unknown[];
  responses?: Record<string, object>;
}

/** Documents an idempotent operation in the API reference. */
export function documentIdempotencyKey<Operation extends Described>(
  described: Operation,
  status: number,
): Operation {
  const { parameters = [], responses = {} } = described;
  return {
    ...described,
    parameters: [...parameters, SENT],
    responses: { ...responses, [status]: { ...responses[status], headers: REPEATED } },
  };
}
