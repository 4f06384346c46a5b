/** Why there is no PDF: the engine is missing on this machine for good, too many wait, or it failed this time. */
export class PdfError extends Error {
  readonly reason: 'no-engine' | 'busy' | 'failed';

  constructor(reason: PdfError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}
