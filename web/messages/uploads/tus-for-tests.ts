import { type Mock, vi } from 'vitest';

interface Response {
  getStatus(): number;
  getBody(): string;
}

interface Options {
  onProgress: (sent: number, total: number | null) => void;
  onSuccess: () => void;
  onError: (error: { originalResponse: Response | null }) => void;
}

/** Stands in for the library's class: records the calls, and reports what a test makes it report. */
export class Upload {
  readonly options: Options;
  readonly start: Mock<() => void> = vi.fn();
  readonly abort: Mock<(deletes: boolean) => Promise<void>> = vi.fn(async () => {});
  url: string | null = null;

  constructor(_: File, options: Options) {
    this.options = options;
    uploads.push(this);
  }

  complete(upload_id: string): void {
    this.url = `https://freight.example/api/uploads/${upload_id}`;
    this.options.onSuccess();
  }

  lose(): void {
    this.options.onError({ originalResponse: null });
  }

  refuse(status: number, body: string): void {
    this.options.onError({ originalResponse: { getStatus: () => status, getBody: () => body } });
  }
}

/** In the order of their files. */
export const uploads: Upload[] = [];
