import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BUILT_FOR } from '#content/built-for.ts';
import { contentPolicy, type ForeignSources } from './content-policy.ts';

/** Higher quality hardly reduces the size, and the first visitor waits. */
const BEST_BROTLI_QUALITY = 6;
/** For a page that is sent only once: faster, and still smaller than gzip. */
const QUICK_BROTLI_QUALITY = 4;
const HTML = 'text/html; charset=utf-8';
const TYPES: Record<string, string> = {
  '.html': HTML,
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

export interface PageFile {
  headers: Record<string, string> & { etag: string };
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer };
}

export interface Addresses {
  publicUrl: string;
  foreign: ForeignSources;
}

/** Reads built pages and inserts the public address, compressed and cached. */
export function pageFiles(directory: string, addresses: Addresses) {
  const read = new Map<string, Promise<PageFile>>();

  async function readPage(file: string): Promise<PageFile> {
    const built = await readFile(join(directory, file), 'utf8');
    return pageFile(built, addresses, { type: TYPES[extname(file)], quality: BEST_BROTLI_QUALITY });
  }

  return (file: string): Promise<PageFile> => {
    const known = read.get(file) ?? readPage(file);
    read.set(file, known);
    // A failed read is retried next time.
    known.catch(() => read.delete(file));
    return known;
  };
}

/** A page rendered for a single response. */
export function freshPage(html: string, addresses: Addresses): Promise<PageFile> {
  return pageFile(html, addresses, { type: HTML, quality: QUICK_BROTLI_QUALITY });
}

async function pageFile(
  built: string,
  { publicUrl, foreign }: Addresses,
  { type = 'application/octet-stream', quality }: { type?: string | undefined; quality: number },
): Promise<PageFile> {
  const text = built.replaceAll(BUILT_FOR, publicUrl);
  const identity = Buffer.from(text);
  const [zipped, br] = await Promise.all([
    promisify(gzip)(identity),
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  ]);
  return {
    headers: {
      'content-type': type,
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      ...(type === HTML && { 'content-security-policy': contentPolicy(text, foreign) }),
    },
    bodies: { identity, gzip: zipped, br },
  };
}
