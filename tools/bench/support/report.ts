import { availableParallelism, cpus, totalmem } from 'node:os';
import type { Row } from './runs.ts';

const GIGABYTE = 2 ** 30;

/** Describes the machine of the measurement. */
export function machine(): string {
  const processor = (cpus()[0]?.model ?? 'unknown processor').trim();
  const memory = Math.round(totalmem() / GIGABYTE);
  return `${processor}, ${availableParallelism()} cores, ${memory} GB, Node ${process.version}`;
}

/** A row for `console.table`. */
export function printed(row: Row) {
  const { measurement, unit, product, bare, figure, limit, sizes, result } = cells(row);
  return { measurement, unit, product, bare, figure, limit, result, sizes };
}

export const TABLE_HEAD = [
  '| Measurement | Unit | Product | Bare | Figure | Limit | | Taken with |',
  '|---|---|---|---|---|---|---|---|',
];

export function tableLine(row: Row): string {
  const { measurement, unit, product, bare, figure, limit, result, sizes } = cells(row);
  return line(measurement, unit, product, bare, figure, limit, result, sizes);
}

export const SHORT_HEAD = ['| Measurement | Figure | Limit | |', '|---|---|---|---|'];

/** For the README: only rows with a limit. */
export function shortLine(row: Row): string {
  const { measurement, unit, figure, limit, result } = cells(row);
  return line(measurement, row.bare === undefined ? `${figure} ${unit}` : `${figure} × bare`, limit, result);
}

function cells(row: Row) {
  const { name, unit, bare, limit, allowed = 'at least', sizes = '', figures, figure, missed } = row;
  const all = figures.length > 1 ? ` (${figures.map(rounded).join(', ')})` : '';
  return {
    measurement: name,
    unit,
    product: rounded(row.product),
    bare: bare === undefined ? '' : rounded(bare),
    figure: `${rounded(figure)}${all}`,
    limit: limit === undefined ? '' : `${allowed} ${limit}`,
    result: limit === undefined ? '' : missed ? 'miss' : 'pass',
    sizes,
  };
}

function line(...texts: string[]): string {
  return `| ${texts.join(' | ')} |`;
}

export function rounded(value: number): string {
  return Number(value.toPrecision(value >= 1_000 ? 5 : 3)).toLocaleString('en');
}
