/** Reads the rows of a tab-separated table; skips the heading and comment lines (#). */
export function readTable(tsv: string): string[][] {
  return tsv
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .slice(1)
    .map((line) => line.split('\t'));
}
