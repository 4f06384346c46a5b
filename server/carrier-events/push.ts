import { CARRIER_SCOPE } from '#domain/api-keys/key-areas.ts';
import { type CarrierEventOrIssue, sentEventId } from '#domain/dcsa/carrier-event.ts';
import { readPushedEvent } from '#domain/dcsa/pushed-events.ts';
import { type EventResult, recordEvents } from '../carrier-feeds/record-events.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { findOrganisation } from '../organisations/organisation-rows.ts';
import { addToCarrierPushes, findCarrierPushes } from './carrier-pushes-table.ts';
import { isMovedBy } from './moved-by-carrier.ts';
import { type CarrierEventsContext, operations } from './operations.ts';

const MAX_ISSUE_LENGTH = 300;

/** Each event gets its own result; a refused one does not stop the others. */
export const push = operations.push.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const carrier = await pushingCarrier(transaction, context);
    if (!carrier) throw errors.NO_CARRIER_KEY();
    const now = context.now();
    const sent = Array.isArray(input) ? input : [input];
    const read = sent.map((event) => readPushedEvent(event, now));
    const usable = read.flatMap((each) => ('event' in each ? [each.event] : []));
    const recorded = await recordEvents(transaction, context, usable, isMovedBy(carrier.names));
    const results = read.map((each, index) => ({
      index,
      event_id: sentEventId(sent[index]),
      ...resultOf(each, recorded),
    }));
    const issues = results.flatMap(({ issue }) => (issue === undefined ? [] : [issue]));
    await addToCarrierPushes(transaction, carrier.id, {
      received: results.length,
      recorded: recorded.filter(({ status }) => status === 'recorded').length,
      refused: issues.length,
      last_issue: issues.at(-1)?.slice(0, MAX_ISSUE_LENGTH),
      last_received_at: now,
    });
    return { results };
  }),
);

/** The carrier whose key it is, with the names that staff know it by; undefined for all other callers. */
async function pushingCarrier(transaction: Transaction, { key, person }: CarrierEventsContext) {
  // Members of a carrier may push with a key that staff have created, not with their session.
  if (!key?.scopes.includes(CARRIER_SCOPE) || !person?.organisation_id) return undefined;
  const carrier = await findOrganisation(transaction, person.organisation_id);
  const pushes = await findCarrierPushes(transaction, person.organisation_id);
  if (!carrier?.roles.includes('carrier') || !pushes) return undefined;
  const { id, scac } = carrier;
  return { id, names: [...pushes.names, ...(scac ? [scac] : [])] };
}

/** An event can be about several shipments. `ignored` where it is about none that the carrier moves, whether or not others exist. */
function resultOf(
  read: CarrierEventOrIssue,
  recorded: readonly EventResult[],
): Pick<EventResult, 'issue'> & { status: EventResult['status'] | 'ignored' } {
  if ('issue' in read) return { status: 'refused', issue: read.issue };
  const own = recorded.filter(({ event }) => event === read.event);
  const refused = own.find(({ status }) => status === 'refused');
  if (own.some(({ status }) => status === 'recorded')) return { status: 'recorded' };
  if (refused?.issue !== undefined) return { status: 'refused', issue: refused.issue };
  return { status: own.length > 0 ? 'duplicate' : 'ignored' };
}
