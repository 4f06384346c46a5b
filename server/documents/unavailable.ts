import type { CallContext } from '../api/call-context.ts';
import { PdfError } from '../pdf/pdf-error.ts';

const NO_ENGINE = 'This server cannot make PDF files.';
const BUSY_SECONDS = '5';

/** What is thrown instead of a `PdfError`; everything else stays what it is. */
export function unavailable<Refusal>(
  error: unknown,
  { log, replyHeader }: Pick<CallContext, 'log' | 'replyHeader'>,
  refusal: (said: { message?: string }) => Refusal,
  no_engine = NO_ENGINE,
): unknown {
  if (!(error instanceof PdfError)) return error;
  if (error.reason === 'busy') {
    replyHeader('retry-after', BUSY_SECONDS);
    log.warn(error.message);
  } else log.error({ err: error }, 'A paper could not be made');
  return refusal(error.reason === 'no-engine' ? { message: no_engine } : {});
}
