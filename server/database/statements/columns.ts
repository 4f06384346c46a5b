import { randomFillSync } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  customType,
  doublePrecision,
  index,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** Drawn for many ids at once: a draw takes longer than the rest of an id. */
const random = Buffer.alloc(256 * 16);
let drawn = random.length;
let last = { msecs: 0, seq: 0 };

/** A time-ordered UUID (v7), so that new rows are adjacent at the end of every index; later ones of this process are greater. */
export function newId(): string {
  if (drawn === random.length) {
    randomFillSync(random);
    drawn = 0;
  }
  const msecs = Date.now();
  // Half of the range, so that the numbers within a millisecond do not overflow.
  last =
    msecs > last.msecs ? { msecs, seq: random.readUInt32BE(drawn) >>> 1 } : { ...last, seq: last.seq + 1 };
  drawn += 16;
  return v7({ ...last, random: random.subarray(drawn - 16, drawn) });
}

export const id = () => uuid('id').primaryKey().$defaultFn(newId);
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => moment('created_at').notNull().defaultNow();
/** A trigger sets it in each update that does not. */
export const updatedAt = () => moment('updated_at').notNull().defaultNow();
/** Integer cents. */
export const cents = (name: string) => bigint(name, { mode: 'number' });
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
export const degrees = (name: string) => doublePrecision(name);

/** A CHECK for an enumerated value. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${literals(values)})`);
}

/** CHECKs that a pair of columns is a valid latitude and longitude. */
export function coordinateChecks(table: string, latitude: AnyPgColumn, longitude: AnyPgColumn) {
  return [
    check(`${table}_latitude`, sql`${latitude} between -90 and 90`),
    check(`${table}_longitude`, sql`${longitude} between -180 and 180`),
  ];
}

/** The index with which the erasure of an account finds the rows that refer to it. */
export function personIndex(name: string, column: AnyPgColumn) {
  return index(name).on(column).where(sql`${column} is not null`);
}

/** CHECK values must be literals, because DDL takes no parameters. They are constants of the domain. */
function literals(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '));
}
