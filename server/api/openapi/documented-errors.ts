import type { AnyContractProcedure, ErrorMap } from '@orpc/contract';
import type { OpenAPI } from '@orpc/openapi';
import type { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { metaOf, type OperationMeta } from '#contract/operation/operation-meta.ts';
import { isRefusedWhileViewing } from '#domain/people/viewing.ts';
import { scopeOfOperation } from '../../api-keys/require-scope.ts';
import { PROBLEM_MEDIA_TYPE } from '../errors/problem.ts';

type Schema = OpenAPI.SchemaObject;
/** What a problem document holds beyond the members of every one. */
type Members = Required<Pick<Schema, 'properties' | 'required'>>;

interface Operation extends OperationMeta {
  /** The scope that API keys need; null where they cannot be used. */
  scope: string | null;
  isWrite: boolean;
  hasPathParameters: boolean;
}

/** An error that the server sends for any operation that `occursIn` admits. No contract declares it. */
interface CommonError {
  status: number;
  description: string;
  occursIn(operation: Operation): boolean;
  members?: Members;
}

const PROBLEM_MEMBERS = ['type', 'title', 'status', 'code', 'detail'];

const always = () => true;
const inWrites = ({ isWrite }: Operation) => isWrite;

const ISSUES: Schema = {
  type: 'array',
  description: 'One entry for each field that is wrong.',
  items: {
    type: 'object',
    properties: {
      path: {
        type: 'string',
        description: 'Where the field is, as `cargo_lines.0.weight`. Empty for the whole body.',
      },
      message: { type: 'string', description: 'What is wrong with it, as a sentence for people.' },
    },
    required: ['path', 'message'],
  },
};

const COMMON_ERRORS: Record<string, CommonError> = {
  BAD_REQUEST: {
    status: 400,
    description: 'The path, the body or the Idempotency-Key is malformed.',
    occursIn: ({ isWrite, hasPathParameters }) => isWrite || hasPathParameters,
  },
  UNAUTHORIZED: {
    status: 401,
    description: 'The credentials are missing, invalid or expired.',
    occursIn: ({ access }) => access !== 'anyone',
  },
  FORBIDDEN: {
    status: 403,
    description: 'Your role does not allow this.',
    occursIn: ({ access }) => access === 'staff' || access === 'admin',
  },
  MISSING_SCOPE: {
    status: 403,
    description: 'The API key lacks the scope of this operation.',
    occursIn: ({ scope, access }) => scope !== null && access !== 'device',
    members: {
      properties: { scope: { type: 'string', description: 'The scope that it needs.' } },
      required: ['scope'],
    },
  },
  NOT_FOR_KEYS: {
    status: 403,
    description: 'API keys cannot be used here.',
    occursIn: ({ scope, access }) => scope === null && access !== 'device',
  },
  VIEW_ONLY: {
    status: 403,
    description: 'The session views a customer’s area, which is read-only.',
    occursIn: ({ access, ...operation }) => access !== 'device' && isRefusedWhileViewing(operation),
  },
  CROSS_SITE_REQUEST: {
    status: 403,
    description: 'A browser sent the request from a page of another site.',
    occursIn: inWrites,
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    description: 'The body is larger than the server accepts.',
    occursIn: inWrites,
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    description: 'The server does not accept this Content-Type.',
    occursIn: inWrites,
  },
  UNPROCESSABLE_CONTENT: {
    status: 422,
    description: 'The input is invalid; `issues` names each field.',
    occursIn: always,
    members: { properties: { issues: ISSUES }, required: ['issues'] },
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    description: 'This Idempotency-Key was used for another request.',
    occursIn: ({ idempotent }) => idempotent,
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    description: 'A rate limit is exhausted. Retry after the seconds in Retry-After.',
    occursIn: always,
  },
  INTERNAL_SERVER_ERROR: {
    status: 500,
    description: 'An unexpected error. It has been logged.',
    occursIn: always,
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    description: 'The server cannot do this at the moment. Retry after the seconds in Retry-After.',
    occursIn: always,
  },
};

/** Sent with every response to an API key, and to others once half of a limit is spent. */
export const RATE_LIMIT_HEADERS = {
  RateLimit: {
    description: 'What is left of each limit: `"calls";r=0;t=42` is none for 42 seconds.',
    schema: { type: 'string' },
  },
  'RateLimit-Policy': {
    description: 'Each limit and its window: `"calls";q=120;w=600` is 120 calls in 600 seconds.',
    schema: { type: 'string' },
  },
} as const;
const RETRY_AFTER = {
  description: 'Seconds to wait before the next attempt.',
  schema: { type: 'integer', minimum: 0 },
} as const;
const WWW_AUTHENTICATE = {
  description: '`Bearer realm="api"`, with `error="invalid_token"` where credentials were sent (RFC 6750).',
  schema: { type: 'string' },
} as const;
const HEADERS: Record<number, Record<string, OpenAPI.HeaderObject>> = {
  401: { 'WWW-Authenticate': WWW_AUTHENTICATE },
  429: { 'Retry-After': { ...RETRY_AFTER, required: true }, ...RATE_LIMIT_HEADERS },
  503: { 'Retry-After': RETRY_AFTER },
};

interface DocumentedError {
  code: string;
  status: number;
  description: string;
  members?: Members;
}

/**
 * The error responses of an operation by status: those that its contract declares, and those that the server sends for
 * every operation with its access and method.
 */
export function errorResponses(
  procedure: AnyContractProcedure,
  converter: ZodToJsonSchemaConverter,
): OpenAPI.ResponsesObject {
  const { route } = procedure['~orpc'];
  const operation: Operation = {
    ...metaOf(procedure),
    scope: scopeOfOperation(`${route.method} ${route.path}`),
    isWrite: route.method !== 'GET',
    hasPathParameters: route.path?.includes('{') ?? false,
  };
  const declared = declaredErrors(procedure, converter);
  const common = Object.entries(COMMON_ERRORS)
    .filter(([, { occursIn }]) => occursIn(operation))
    .map(([code, error]) => ({ code, ...error }));
  const ambiguous = declared.find(({ code }) => common.some((error) => error.code === code));
  if (ambiguous) throw new Error(`${route.path} declares ${ambiguous.code}, which the server sends itself.`);

  const responses: OpenAPI.ResponsesObject = {};
  for (const [status, errors] of Map.groupBy([...declared, ...common], ({ status }) => status))
    responses[status] = responseOf(errors);
  return responses;
}

function declaredErrors(
  procedure: AnyContractProcedure,
  converter: ZodToJsonSchemaConverter,
): DocumentedError[] {
  return Object.entries(procedure['~orpc'].errorMap as ErrorMap).map(([code, error]) => {
    if (!error?.status || !error.message) throw new Error(`${code} needs a status and a message.`);
    const { status, message: description, data } = error;
    if (!data) return { code, status, description };
    const [, { properties = {}, required = [] }] = converter.convert(data, { strategy: 'output' });
    const clash = PROBLEM_MEMBERS.find((name) => name in properties);
    if (clash) throw new Error(`The data of ${code} would replace the problem’s own ${clash}.`);
    return { code, status, description, members: { properties, required } as Members };
  });
}

function responseOf(errors: readonly DocumentedError[]): OpenAPI.ResponseObject {
  const [{ status }] = errors as [DocumentedError];
  const headers = HEADERS[status];
  const plain = errors.filter(({ members }) => !members).map(({ code }) => code);
  const schemas = [
    ...(plain.length > 0 ? [problemSchema(status, plain)] : []),
    ...errors.flatMap(({ code, members }) => (members ? [problemSchema(status, [code], members)] : [])),
  ];
  return {
    description: errors.map(({ code, description }) => `\`${code}\`: ${description}`).join('\n\n'),
    ...(headers && { headers }),
    content: { [PROBLEM_MEDIA_TYPE]: { schema: schemas.length > 1 ? { anyOf: schemas } : schemas[0] } },
  };
}

/** A problem document (RFC 9457) as `problemOf` makes it. */
function problemSchema(
  status: number,
  codes: readonly string[],
  { properties, required }: Members = { properties: {}, required: [] },
): Schema {
  return {
    type: 'object',
    properties: {
      type: { type: 'string', format: 'uri-reference', examples: ['about:blank'] },
      title: { type: 'string' },
      status: { type: 'integer', enum: [status] },
      code: { type: 'string', enum: [...codes] },
      detail: { type: 'string', description: 'What happened, as a sentence for people.' },
      ...properties,
    },
    required: [...PROBLEM_MEMBERS, ...required],
  };
}
