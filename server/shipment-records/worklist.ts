import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { WorklistOwner } from '#domain/tasks/worklist-owner.ts';
import { isOfReader, type Reader } from './reader.ts';

/** Whose work is listed, and for whom. */
export interface Worklist {
  owner: WorklistOwner;
  user_id: string;
  reader: Reader;
}

/** The condition that a worklist has a record with this owner, for statements that join its shipment. */
export function isInWorklist(owner_id: PgColumn, { owner, user_id, reader }: Worklist): SQL | undefined {
  return and(
    owner === 'me' ? eq(owner_id, user_id) : undefined,
    owner === 'nobody' ? isNull(owner_id) : undefined,
    isOfReader(reader),
  );
}
