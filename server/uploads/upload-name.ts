/** The file's name from an `Upload-Metadata` header ("filename cGFja2luZy5wZGY=,filetype …"); null without one. */
export function uploadName(metadata: string | string[] | undefined): string | null {
  const pairs = String(metadata ?? '').split(',');
  const named = pairs.map((pair) => pair.trim().split(' ')).find(([key]) => key === 'filename');
  return named?.[1] ? Buffer.from(named[1], 'base64').toString('utf8') : null;
}
