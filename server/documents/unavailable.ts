import type { CallContext } from '../api/call-context.ts';
import { PdfError } from '../pdf/pdf-error.ts';

const NO_ENGINE = 'This server can’t create PDF files.';
const BUSY_SECONDS = '5';

/** Converts a `PdfError` into the API error; returns any other error unchanged. */
export function unavailable<Refusal>(
  error: unknown,
  { log, replyHeader }: Pick<CallContext, 'log' | 'replyHeader'>,
  refusal: (options: { message?: string }) => Refusal,
  no_engine = NO_ENGINE,
): unknown {
  if (!(error instanceof PdfError)) return error;
  if (error.reason === 'busy') {
    replyHeader('retry-after', BUSY_SECONDS);
    log.warn(error.message);
  } else log.error({ err: error }, 'Could not create a PDF');
  return refusal(error.reason === 'no-engine' ? { message: no_engine } : {});
}
