import type { CallContext } from '../api/call-context.ts';
import { PaperError } from '../papers/papers.ts';

const NO_ENGINE = 'This server cannot make PDF files.';

/** What is thrown instead of a `PaperError`; everything else stays what it is. */
export function unavailable<Refusal>(
  error: unknown,
  { log }: Pick<CallContext, 'log'>,
  refusal: (said: { message?: string }) => Refusal,
): unknown {
  if (!(error instanceof PaperError)) return error;
  log.error({ err: error }, 'A paper could not be made');
  return refusal(error.reason === 'no-engine' ? { message: NO_ENGINE } : {});
}
