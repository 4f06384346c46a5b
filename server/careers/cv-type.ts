import { fileTypeFromBuffer } from 'file-type';
import { type CvType, isCvType } from '#domain/careers/curriculum-vitae.ts';
import { isArchive, officeTypeOf } from '../files/office-document.ts';

/**
 * The type detected from the content, whatever the file’s name and declared type; null when it is not an
 * accepted CV.
 */
export async function cvTypeOf(bytes: Uint8Array): Promise<CvType | null> {
  const type = isArchive(bytes)
    ? officeTypeOf(bytes)
    : (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  return isCvType(type ?? undefined) ? (type as CvType) : null;
}
