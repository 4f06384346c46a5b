import { nextAttempt } from '#domain/webhooks/retry.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { Dependencies } from '../dependencies.ts';
import { AddressRefused } from '../outbound/allowed-address.ts';
import { type OutboundRequest, sendRequest } from '../outbound/send-request.ts';
import { disableWebhook } from './disable.ts';
import { SecretUnreadable } from './secrets.ts';
import { type DeliveryRecord, deleteDelivery, settleAttempt } from './webhook-deliveries-table.ts';
import { findWebhook, markFailing, updateWebhook, type WebhookRecord } from './webhooks-table.ts';

export type DeliveryContext = Pick<
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

const MAX_ERROR_LENGTH = 300;
/** An endpoint says with this status that it is gone for good. */
const GONE = 410;

interface Outcome {
  response_status: number | null;
  response: string;
  /** '' for a success. */
  error: string;
}

/** What is sent for an event, and the private networks it may be sent to. Null when nothing is to be sent. */
export type RequestOf = (
  context: DeliveryContext,
  webhook: WebhookRecord,
  delivery: DeliveryRecord,
) => Promise<{ request: OutboundRequest; networks: readonly string[] } | null>;

/** Sends a claimed event once, and records the outcome: accepted, when to try again, or given up. */
export async function attempt(
  context: DeliveryContext,
  requestOf: RequestOf,
  delivery: DeliveryRecord,
): Promise<void> {
  const { database } = context;
  const webhook = await findWebhook(database.db, delivery.webhook_id);
  // A webhook that was disabled since gets it once it is enabled and the claim has ended.
  if (!webhook || webhook.disabled_at) return;
  const sent = await requestOf(context, webhook, delivery).catch((error: unknown) => {
    if (error instanceof SecretUnreadable) return error;
    throw error;
  });
  const isUnreadable = sent instanceof SecretUnreadable;
  const outcome = isUnreadable
    ? { response_status: null, response: '', error: sent.message }
    : sent && (await outcomeOf(() => sendRequest(sent.request, sent.networks)));
  await database.transaction((transaction) =>
    outcome
      ? recordOutcome(transaction, context, { webhook, delivery, outcome, isUnreadable })
      : deleteDelivery(transaction, delivery, context.now()),
  );
}

async function recordOutcome(
  transaction: Transaction,
  context: DeliveryContext,
  {
    webhook,
    delivery,
    outcome,
    isUnreadable,
  }: { webhook: WebhookRecord; delivery: DeliveryRecord; outcome: Outcome; isUnreadable: boolean },
): Promise<void> {
  const now = context.now();
  if (outcome.error === '') {
    await settleAttempt(transaction, delivery, { ...outcome, status: 'delivered', delivered_at: now }, now);
    if (webhook.failing_since) await updateWebhook(transaction, webhook.id, { failing_since: null });
    return;
  }
  await markFailing(transaction, webhook.id, now);
  const due_at = nextAttempt(delivery.attempts, {
    created_at: delivery.queued_at,
    now,
    random: context.random(),
  });
  await settleAttempt(
    transaction,
    delivery,
    { ...outcome, ...(due_at ? { due_at } : { status: 'failed' }) },
    now,
  );
  if (isUnreadable) await disableWebhook(transaction, context, webhook.id, 'unreadable');
  else if (outcome.response_status === GONE) await disableWebhook(transaction, context, webhook.id, 'gone');
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
    return { response_status: null, response: '', error: shown.slice(0, MAX_ERROR_LENGTH) };
  }
}
