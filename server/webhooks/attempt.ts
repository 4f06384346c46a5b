import { SECOND_MS } from '#domain/calendar/durations.ts';
import { nextAttempt } from '#domain/webhooks/retry.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { Dependencies } from '../dependencies.ts';
import { AddressRefused } from '../outbound/allowed-address.ts';
import { sendRequest } from '../outbound/send-request.ts';
import { bodyOf } from './body.ts';
import { disableWebhook } from './disable.ts';
import { signatureHeaders } from './secrets.ts';
import { type DeliveryRecord, settleAttempt } from './webhook-deliveries-table.ts';
import { findWebhook, markFailing, updateWebhook, type WebhookRecord } from './webhooks-table.ts';

export type DeliveryNeeds = Pick<
  Dependencies,
  | 'accounts'
  | 'broadcast'
  | 'database'
  | 'encryption'
  | 'jobs'
  | 'log'
  | 'now'
  | 'random'
  | 'settings'
  | 'sign'
>;

const LONGEST_ERROR = 300;
/** An endpoint says with this status that it is gone for good. */
const GONE = 410;

interface Outcome {
  response_status: number | null;
  response: string;
  /** '' for a success. */
  error: string;
}

/** Sends a claimed event once, and records the outcome: accepted, when to try again, or given up. */
export async function attempt(context: DeliveryNeeds, delivery: DeliveryRecord): Promise<void> {
  const { database } = context;
  const webhook = await findWebhook(database.db, delivery.webhook_id);
  // One that was disabled meanwhile gets it once it is enabled, when the claim has ended.
  if (!webhook || webhook.disabled_at) return;
  const body = bodyOf(delivery);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Groundswell-Webhooks/1',
    ...signatureHeaders(context.encryption, webhook, { delivery, body, now: context.now() }),
  };
  const outcome = await outcomeOf(() =>
    sendRequest(
      { url: webhook.url, method: 'POST', headers, body },
      context.settings.webhookPrivateNetworks ?? [],
    ),
  );
  await database.transaction((transaction) =>
    recordOutcome(transaction, context, { webhook, delivery, outcome }),
  );
}

async function recordOutcome(
  transaction: Transaction,
  context: DeliveryNeeds,
  { webhook, delivery, outcome }: { webhook: WebhookRecord; delivery: DeliveryRecord; outcome: Outcome },
): Promise<void> {
  const now = context.now();
  if (outcome.error === '') {
    await settleAttempt(transaction, delivery.id, { ...outcome, status: 'delivered', delivered_at: now });
    if (webhook.failing_since) await updateWebhook(transaction, webhook.id, { failing_since: null });
    return;
  }
  await markFailing(transaction, webhook.id, now);
  const due_at = nextAttempt(delivery.attempts, {
    created_at: delivery.queued_at,
    now,
    random: context.random(),
  });
  await settleAttempt(transaction, delivery.id, {
    ...outcome,
    ...(due_at ? { due_at } : { status: 'failed' }),
  });
  if (outcome.response_status === GONE) await disableWebhook(transaction, context, webhook.id, 'gone');
  else if (!due_at) await disableWebhook(transaction, context, webhook.id, 'failing');
}

async function outcomeOf(send: () => Promise<{ status: number; body: string }>): Promise<Outcome> {
  try {
    const { status, body } = await send();
    const isAccepted = status >= 200 && status < 300;
    const error = isAccepted
      ? ''
      : `The endpoint answered ${status}${status < 400 ? '; redirects are not followed' : ''}.`;
    return { response_status: status, response: body, error };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const shown = error instanceof AddressRefused ? message : `No response: ${message}`;
    return { response_status: null, response: '', error: shown.slice(0, LONGEST_ERROR) };
  }
}

/** Longer than an attempt can take. */
export const LEASE_MS = 60 * SECOND_MS;
