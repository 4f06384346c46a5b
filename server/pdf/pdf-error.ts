/** Why there is no PDF: the engine is missing on this machine for good, too many wait, or it failed this time. */
export class PaperError extends Error {
  readonly reason: 'no-engine' | 'busy' | 'failed';

  constructor(reason: PaperError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}
