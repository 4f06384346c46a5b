import { unzipSync } from 'fflate';
import { fileTypeFromBuffer } from 'file-type';
import { type CvType, isCvType } from '#domain/careers/curriculum-vitae.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const LIST_OF_TYPES = '[Content_Types].xml';
/** Far above a long CV with pictures. Limits what a reader has to unpack. */
const MOST_ENTRIES = 2_000;
const MOST_UNPACKED_BYTES = 100 * 1024 * 1024;
const LONGEST_LIST_BYTES = 64 * 1024;

/**
 * The type detected from the content, whatever the file’s name and declared type; null when it is not an
 * accepted CV.
 */
export async function cvTypeOf(bytes: Uint8Array): Promise<CvType | null> {
  if (isArchive(bytes)) return isWordDocument(bytes) ? WORD : null;
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return isCvType(found?.mime) ? found.mime : null;
}

function isArchive([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b;
}

/**
 * Reads only the archive’s list of contents, because a small archive may unpack to so much that it blocks
 * other requests. A document with macros declares another type.
 */
function isWordDocument(bytes: Uint8Array): boolean {
  let entries = 0;
  let unpacked = 0;
  try {
    const { [LIST_OF_TYPES]: list } = unzipSync(bytes, {
      filter({ name, size, originalSize }) {
        entries += 1;
        unpacked += originalSize;
        // The declared size may be forged; the compressed size is not.
        return name === LIST_OF_TYPES && Math.max(size, originalSize) <= LONGEST_LIST_BYTES;
      },
    });
    if (!list || entries > MOST_ENTRIES || unpacked > MOST_UNPACKED_BYTES) return false;
    return new TextDecoder().decode(list).includes(`"${WORD}.main+xml"`);
  } catch {
    // A broken archive is not a document.
    return false;
  }
}
