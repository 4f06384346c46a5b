import { DAY_MS } from '../calendar/durations.ts';
import { FISCAL_YEAR_FIRST_MONTH, RETENTION_YEARS } from '../privacy/legal-retention.ts';

const DAYS_PER_YEAR = 365.25;

/** Retention of each kind of record in days, as stated in the privacy policy. */
export const RETENTION_DAYS = {
  /** Quote requests that did not become a shipment. */
  quotes: 730,
  contact_messages: 730,
  job_applications: 365,
  /** Shipments with their documents, counted from delivery or cancellation. Those with accounting records stay as long as these. */
  shipments: Math.ceil(RETENTION_YEARS * DAYS_PER_YEAR),
  notifications: 365,
  /** Sent e-mails in the outbox, so that staff can look up a missing one. */
  mails: 30,
  /** Events sent to webhooks, so that customers can look up and replay them. */
  webhook_deliveries: 30,
  /** Sign-in history: time and network. */
  sign_ins: 180,
  /** Trusted browsers, counted from the last sign-in. */
  trusted_browsers: 180,
  /** Unconfirmed subscriptions: as long as the e-mailed link is valid. */
  unconfirmed_subscriptions: 7,
  /** Who follows a shipment by e-mail, counted from its delivery or cancellation. */
  followers: 30,
  /** Imports with the reasons for refused rows; the records stay. */
  imports: 365,
  /** Which records were deleted, for programs that mirror them. */
  deleted_records: 90,
  /** Unfinished uploads of files. */
  uploads: 1,
  /** Device positions. */
  positions: 30,
  /** Responses stored for idempotency keys. */
  idempotency_keys: 2,
} as const;

/** Records of the kind older than this are purged. */
export function retainedSince(kind: keyof typeof RETENTION_DAYS, now: Date): Date {
  return new Date(now.getTime() - RETENTION_DAYS[kind] * DAY_MS);
}

/**
 * Accounting records whose last entry (issue, cancellation, payment, refund, cost) is older than this are purged, unless they are unpaid: by
 * law they are retained until `RETENTION_YEARS` have passed since the end of the fiscal year of that entry. A day is added at both ends,
 * because years begin and end at another moment in each time zone.
 */
export function accountsRetainedSince(now: Date): Date {
  const day = new Date(now.getTime() - DAY_MS);
  const month = FISCAL_YEAR_FIRST_MONTH - 1;
  const year = day.getUTCFullYear() - (day.getUTCMonth() < month ? 1 : 0);
  return new Date(Date.UTC(year - RETENTION_YEARS, month, 1) - DAY_MS);
}
