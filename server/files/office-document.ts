import { unzipSync } from 'fflate';

const LIST_OF_TYPES = '[Content_Types].xml';
/** Far above a long document with pictures. Limits what a reader has to unpack. */
const MAX_ENTRIES = 2_000;
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
const MAX_LIST_BYTES = 64 * 1024;

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function isArchive([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b;
}

/**
 * The type of an office document; null for every other archive. Reads only the archive’s list of contents, because a small
 * archive may unpack to so much that it blocks other requests. A document with macros declares another type.
 */
export function officeTypeOf(bytes: Uint8Array): typeof WORD | typeof SPREADSHEET | null {
  let entries = 0;
  let unpacked = 0;
  try {
    const { [LIST_OF_TYPES]: list } = unzipSync(bytes, {
      filter({ name, size, originalSize }) {
        entries += 1;
        unpacked += originalSize;
        // The declared size may be forged; the compressed size is not.
        return name === LIST_OF_TYPES && Math.max(size, originalSize) <= MAX_LIST_BYTES;
      },
    });
    if (!list || entries > MAX_ENTRIES || unpacked > MAX_UNPACKED_BYTES) return null;
    const types = new TextDecoder().decode(list);
    return (
      ([WORD, SPREADSHEET].find((type) => types.includes(`"${type}.main+xml"`)) as
        | typeof WORD
        | typeof SPREADSHEET
        | undefined) ?? null
    );
  } catch {
    // A broken archive is not a document.
    return null;
  }
}
