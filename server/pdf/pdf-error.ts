/**
 * Why no PDF was created: the engine is not available on this machine, the queue is full, or this attempt
 * failed.
 */
export class PdfError extends Error {
  readonly reason: 'no-engine' | 'busy' | 'failed';

  constructor(reason: PdfError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}
