import { fileTypeFromBuffer } from 'file-type';
import { type FileType, isFileType } from '#domain/files/shipment-file.ts';
import { isArchive, officeTypeOf } from './office-document.ts';

/** The type detected from the content, whatever the file’s name and declared type; null when it is not accepted. */
export async function fileTypeOf(bytes: Uint8Array): Promise<FileType | null> {
  if (isArchive(bytes)) return officeTypeOf(bytes);
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found) return isFileType(found.mime) ? found.mime : null;
  return isTable(bytes) ? 'text/csv' : null;
}

/** Plain text with a separator in its first line, and without markup that a browser could run. */
function isTable(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const [first = ''] = text.split(/\r?\n/, 1);
    return !text.includes('\0') && !text.trimStart().startsWith('<') && /[,;\t]/.test(first);
  } catch {
    return false;
  }
}
