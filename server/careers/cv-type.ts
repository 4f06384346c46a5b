import { fileTypeFromBuffer } from 'file-type';
import { type CvType, isCvType } from '#domain/careers/curriculum-vitae.ts';

/** What the bytes are, whatever name or declared type came with them; null when they are no CV we take. */
export async function cvTypeOf(bytes: Uint8Array): Promise<CvType | null> {
  // A broken archive makes the reader throw: not a document, then.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return isCvType(found?.mime) ? found.mime : null;
}
