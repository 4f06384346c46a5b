import { NIL } from 'uuid';
import { isStaff } from '#domain/people/role.ts';
import type { CallContext } from '../api/call-context.ts';
import { type Caller, isTooMany } from '../rate-limits/enumeration-limiter.ts';
import { ownsAll } from '../shipment-records/shipments-table.ts';

type LookupContext = Caller &
  Pick<CallContext, 'database' | 'enumerationLimiter'> &
  Partial<Pick<CallContext, 'refuseNetwork'>>;

/** `findByNumbers` for a single number. */
export async function findByNumber<Found>(
  context: LookupContext,
  tracking_number: string,
  find: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const [found] = await findByNumbers(context, [tracking_number], async () => [await find()]);
  return found;
}

/**
 * Every look-up by tracking number goes through here, so that one limit covers unknown numbers. `find` returns
 * undefined for an unknown number. Throws TOO_MANY_REQUESTS, with its headers set, when the person or the network has
 * used up a limit; not for staff, who may see every shipment, and not for a client's own shipments.
 */
export async function findByNumbers<Found>(
  context: LookupContext,
  tracking_numbers: readonly string[],
  find: () => Promise<readonly (Found | undefined)[]>,
): Promise<readonly (Found | undefined)[]> {
  const { person, database, enumerationLimiter, refuseNetwork } = context;
  if (person && isStaff(person.role)) return find();
  try {
    refuseNetwork?.();
    return await enumerationLimiter.charge(context, tracking_numbers, find);
  } catch (refused) {
    if (!person || !isTooMany(refused)) throw refused;
    if (!(await ownsAll(database.db, person.organisation_id ?? NIL, tracking_numbers))) throw refused;
    return find();
  }
}
