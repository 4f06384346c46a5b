const END_SIGNATURE = 0x06054b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
/** 1 January 1980, the earliest zip timestamp. */
const FIRST_MOMENT = (1 << 21) | (1 << 16);

/**
 * Sets all file times of a zip archive to a constant, so that the archive is reproducible. Reads the central directory
 * at the end (APPNOTE 4.3); archives with a comment are refused.
 */
export function withoutClock(archive: Buffer): Buffer {
  const bytes = Buffer.from(archive);
  const end = bytes.length - END_LENGTH;
  if (bytes.readUInt32LE(end) !== END_SIGNATURE) throw new Error('Not a zip archive without a comment.');
  let entry = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const local = bytes.readUInt32LE(entry + 42);
    bytes.writeUInt32LE(FIRST_MOMENT, entry + 12);
    bytes.writeUInt32LE(FIRST_MOMENT, local + 10);
    const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(entry + field));
    entry += ENTRY_LENGTH + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return bytes;
}
