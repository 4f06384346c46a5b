import { unzipSync } from 'fflate';
import { fileTypeFromBuffer } from 'file-type';
import { type CvType, isCvType } from '#domain/careers/curriculum-vitae.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const LIST_OF_TYPES = '[Content_Types].xml';
/** What a long CV with pictures comes to, many times over. Whoever opens it unpacks all of it. */
const MOST_ENTRIES = 2_000;
const MOST_UNPACKED_BYTES = 100 * 1024 * 1024;
const LONGEST_LIST_BYTES = 64 * 1024;

/** What the bytes are, whatever name or declared type came with them; null when they are no CV we take. */
export async function cvTypeOf(bytes: Uint8Array): Promise<CvType | null> {
  if (isArchive(bytes)) return isWordDocument(bytes) ? WORD : null;
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return isCvType(found?.mime) ? found.mime : null;
}

function isArchive([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b;
}

/**
 * By its own list of what is in it, which is all that is unpacked here: a small archive may hold so much that it would
 * keep everybody waiting. One with macros says that it is something else.
 */
function isWordDocument(bytes: Uint8Array): boolean {
  let entries = 0;
  let unpacked = 0;
  try {
    const { [LIST_OF_TYPES]: list } = unzipSync(bytes, {
      filter({ name, size, originalSize }) {
        entries += 1;
        unpacked += originalSize;
        // What it says of its length once unpacked may be a lie; how much of it there is, not.
        return name === LIST_OF_TYPES && Math.max(size, originalSize) <= LONGEST_LIST_BYTES;
      },
    });
    if (!list || entries > MOST_ENTRIES || unpacked > MOST_UNPACKED_BYTES) return false;
    return new TextDecoder().decode(list).includes(`"${WORD}.main+xml"`);
  } catch {
    // A broken archive is no document.
    return false;
  }
}
