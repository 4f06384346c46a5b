import type { RequestOf } from './attempt.ts';
import { bodyOf } from './body.ts';
import { signatureHeaders } from './secrets.ts';

/** An event of our own, as Standard Webhooks describes it. */
export const standardRequest: RequestOf = async ({ encryption, now, settings }, webhook, delivery) => {
  const body = bodyOf(delivery);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Groundswell-Webhooks/1',
    ...signatureHeaders(encryption, webhook, { delivery, body, now: now() }),
  };
  const request = { url: webhook.url, method: 'POST' as const, headers, body };
  return { request, networks: settings.webhookPrivateNetworks ?? [] };
};
