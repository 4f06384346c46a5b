/** The rows of a tab-separated table with a heading, comment lines (#) left out. */
export function readTable(tsv: string): string[][] {
  return tsv
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .slice(1)
    .map((line) => line.split('\t'));
}
