import { ORPCError } from '@orpc/client';
import type { AnySchema, InferContractRouterErrorMap, InferSchemaOutput } from '@orpc/contract';
import type { contract } from '#contract/contract.ts';

const UNAVAILABLE = 'We cannot do this at the moment. Try again shortly.';
const TOO_LARGE = 'That’s too large to send.';

/** The errors that an operation declares, by code: a union of those of all operations. */
type DeclaredErrors = InferContractRouterErrorMap<typeof contract>;
type CodeOf<Errors> = Errors extends unknown ? keyof Errors & string : never;
type DataOf<Errors, Code> = Errors extends unknown
  ? Code extends keyof Errors
    ? Errors[Code] extends { data: infer Data extends AnySchema }
      ? InferSchemaOutput<Data>
      : undefined
    : never
  : never;

/** The errors of the server that operations don't declare. */
interface GeneralErrors {
  UNAUTHORIZED: undefined;
  FORBIDDEN: undefined;
  TOO_MANY_REQUESTS: undefined;
  UNPROCESSABLE_CONTENT: { issues: { path: string; message: string }[] };
}

type RefusalCode = CodeOf<DeclaredErrors> | keyof GeneralErrors;
/** What an error code carries. A union where operations declare the same code with different data. */
export type RefusalData<Code> = Code extends keyof GeneralErrors
  ? GeneralErrors[Code]
  : DataOf<DeclaredErrors, Code>;

/** The user-facing message of a failed call. `otherwise` is used when the error has none, such as offline or a bug. */
export function sentenceOf(error: unknown, otherwise: string): string {
  if (isUnavailable(error)) return UNAVAILABLE;
  if (!(error instanceof ORPCError)) return otherwise;
  // A proxy's response has no sentence. The client names its status and attaches it.
  if ('headers' in Object(error.data)) return error.status === 413 ? TOO_LARGE : otherwise;
  return error.defined || error.status < 500 ? error.message : otherwise;
}

/** Whether the server refused the call with one of these error codes. */
export function isRefusal<Code extends RefusalCode>(
  error: unknown,
  ...codes: Code[]
): error is ORPCError<Code, RefusalData<Code>> {
  return error instanceof ORPCError && codes.includes(error.code);
}

/** Whether the server or a proxy in front of it is temporarily unavailable (503). */
export function isUnavailable(error: unknown): boolean {
  return error instanceof ORPCError && !error.defined && error.status === 503;
}
