import { ORPCError } from '@orpc/server';
import { isPermitted } from '#domain/people/access.ts';
import type { Person } from '#domain/people/person.ts';
import { matchesMoney } from '#domain/webhooks/money-events.ts';
import type { Connection } from '../database/pool/connection.ts';
import { hasMoneyDeliveries } from './webhook-deliveries-table.ts';
import type { WebhookRecord } from './webhooks-table.ts';

/** Refuses these events to a person who may not see prices: an endpoint would show them the amounts. */
export function requireMoneyForEvents(person: Person, events: readonly string[]): void {
  if (matchesMoney(events) && !isPermitted(person, 'money'))
    throw new ORPCError('FORBIDDEN', {
      message: 'Events of invoices and prices state amounts, and you don’t have permission to see prices.',
    });
}

/** The same for a webhook that receives them, or whose log has some from before its events were changed. */
export async function requireMoneyForWebhook(
  connection: Connection,
  person: Person,
  { id, events }: Pick<WebhookRecord, 'id' | 'events'>,
): Promise<void> {
  if (isPermitted(person, 'money')) return;
  requireMoneyForEvents(person, (await hasMoneyDeliveries(connection, id)) ? ['*'] : events);
}
