import { S3mini } from 's3mini';

/** Objects by key in a bucket of an S3-compatible service. */
export interface ObjectStore {
  put(key: string, content: Uint8Array, mediaType: string): Promise<void>;
  /** Null if there is none. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  delete(key: string): Promise<void>;
}

const TIMEOUT_MS = 60_000;
const DEFAULT_REGION = 'auto';

/** `url`: https://access-key:secret-key@host/bucket?region=… */
export function openObjectStore(url: string): ObjectStore {
  const { origin, pathname, username, password, searchParams } = new URL(url);
  const bucket = new S3mini({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    endpoint: `${origin}${pathname.replace(/\/$/, '')}`,
    region: searchParams.get('region') ?? DEFAULT_REGION,
    requestAbortTimeout: TIMEOUT_MS,
  });
  return {
    async put(key, content, mediaType) {
      await bucket.putObject(key, Buffer.from(content.buffer, content.byteOffset, content.length), mediaType);
    },
    async get(key) {
      const content = await bucket.getObjectArrayBuffer(key);
      return content && new Uint8Array(content);
    },
    async delete(key) {
      await bucket.deleteObject(key);
    },
  };
}
