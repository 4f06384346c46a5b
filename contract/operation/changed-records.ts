import { type AnyContractProcedure, ContractProcedure } from '@orpc/contract';
import * as z from 'zod';
import { Moment } from '#domain/calendar/moment.ts';
import { metaOf } from './operation-meta.ts';

/** What a list of records contains, for `updated_since`. */
export interface RecordList {
  /** The kind of record, as deletions name it. */
  records: string;
  /**
   * Whose they are: of all of the installation; of those that the reader may see; of one organisation, person or shipment;
   * of the record that the path names.
   */
  of: 'everyone' | 'reader' | 'organisation' | 'person' | 'shipment' | 'parent';
}

/** The input of every list of records. */
export const SINCE = {
  /** Only records that were created or changed at or after this moment. */
  updated_since: Moment.optional(),
};
export const Since = z.object(SINCE).default({});

export const UPDATED_SINCE_TOO_OLD = {
  status: 410,
  message: 'Too much has been deleted since then. Read the whole list, without `updated_since`.',
} as const;

/** What a list also returns with `updated_since`. */
const CHANGES = {
  deleted: z
    .array(z.string())
    .optional()
    .describe(
      'With `updated_since`: the ids of records that the list no longer has. Remove them before you store the records. Empty on later pages.',
    ),
  as_of: z
    .date()
    .optional()
    .describe('With `updated_since`: send it as the next `updated_since`. Some records may repeat.'),
};

/** Adds them to the output of the lists of a contract. The server adds the values to each response, not the handlers. */
export function withChanges<Contract extends Record<string, Record<string, AnyContractProcedure>>>(
  contract: Contract,
): Contract {
  const areas = Object.entries(contract).map(([area, operations]) => [
    area,
    Object.fromEntries(Object.entries(operations).map(([verb, each]) => [verb, listWithChanges(each)])),
  ]);
  return Object.fromEntries(areas) as Contract;
}

function listWithChanges(procedure: AnyContractProcedure): AnyContractProcedure {
  const { outputSchema, ...definition } = procedure['~orpc'];
  if (!metaOf(procedure).list) return procedure;
  return new ContractProcedure({
    ...definition,
    outputSchema: (outputSchema as z.ZodObject).extend(CHANGES),
  });
}
