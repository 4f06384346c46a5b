import { unzipSync } from 'fflate';

/** The size of an archive's content, read from its directory without unpacking it. */
export function unpackedBytes(bytes: Uint8Array): number {
  let total = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      total += originalSize;
      return false;
    },
  });
  return total;
}
