import { createHmac } from 'node:crypto';
import { EventQuery } from '#domain/dcsa/event-query.ts';
import type { RequestOf } from '../../webhooks/attempt.ts';
import { decryptSecrets } from '../../webhooks/secrets.ts';
import { standardRequest } from '../../webhooks/standard-request.ts';
import { DCSA_VERSION } from '../dcsa-version.ts';
import { findEvents } from '../find-events.ts';
import { presentEvents } from '../present-events.ts';

/** What is sent for an event: to a DCSA subscription the event of Track & Trace, if it matches; otherwise our own. */
export const deliveryRequest: RequestOf = async (context, webhook, delivery) => {
  const { id, url, organisation_id, dcsa_filter } = webhook;
  if (dcsa_filter === null) return standardRequest(context, webhook, delivery);
  const { db } = context.database;
  const found = await findEvents(db, EventQuery.parse(dcsa_filter), {
    // Only events that the organisation receives are queued; those of test numbers for organisations with test keys.
    reader: { organisation_id, test: true },
    position: null,
    milestone_id: String(delivery.data.milestone_id),
  });
  if (found.length === 0) return null;
  const body = JSON.stringify(await presentEvents(db, found));
  const [secret = new Uint8Array()] = decryptSecrets(context.encryption, webhook, context.now());
  const headers = {
    'content-type': 'application/json',
    'api-version': DCSA_VERSION,
    'subscription-id': id,
    'notification-signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
  };
  return {
    request: { url, method: 'POST', headers, body },
    networks: context.settings.callbackNetworks ?? [],
  };
};
