import { join } from 'node:path';
import { readBetween, writeBetween } from './support/markdown-section.ts';
import { machine, SHORT_HEAD, shortLine, TABLE_HEAD, tableLine } from './support/report.ts';
import type { Row } from './support/runs.ts';

const ROOT = join(import.meta.dirname, '../..');
const FULL = join(ROOT, 'docs/performance.md');
const SHORT = join(ROOT, 'README.md');
const NAME = 'bench';

/**
 * Writes the table in docs/performance.md, and the rows with a limit to the README. Rows that were not measured are
 * preserved, unless they were measured on another machine or under other conditions.
 */
export async function writeDocuments(rows: readonly Row[], runs: number): Promise<void> {
  const conditions = `${machine()}. ${runs === 1 ? '1 run.' : `Medians of ${runs} runs, each in brackets.`}`;
  const limited = rows.filter(({ limit }) => limit !== undefined);
  await write(FULL, conditions, TABLE_HEAD, rows, tableLine);
  await write(SHORT, conditions, SHORT_HEAD, limited, shortLine);
}

async function write(
  file: string,
  conditions: string,
  head: readonly string[],
  rows: readonly Row[],
  lineOf: (row: Row) => string,
): Promise<void> {
  const former = await readBetween(file, NAME);
  const fresh = new Map(rows.map((row) => [row.name, lineOf(row)]));
  const lines =
    former[0] === conditions
      ? former.slice(1 + head.length).map((line) => fresh.get(nameOf(line)) ?? line)
      : [];
  const added = [...fresh.values()].filter((line) => !lines.includes(line));
  await writeBetween(file, NAME, [conditions, '', ...head, ...lines, ...added]);
}

function nameOf(line: string): string {
  return line.split(' | ')[0]?.replace(/^\| /, '') ?? '';
}
