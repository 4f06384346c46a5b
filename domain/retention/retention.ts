import { RETENTION_YEARS } from '../privacy/legal-retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_PER_YEAR = 365.25;

/** For how many days each kind of record is kept, as the privacy policy promises. */
export const RETENTION_DAYS = {
  /** Quote requests that did not become a shipment. */
  quotes: 730,
  contact_messages: 730,
  job_applications: 365,
  /** Shipments with their papers and invoices, since they were delivered or cancelled. */
  shipments: Math.ceil(RETENTION_YEARS * DAYS_PER_YEAR),
  notifications: 365,
  /** What the product has written, in the outbox: for whoever asks where a mail is. */
  mails: 30,
  /** When and from where somebody signed in. */
  sign_ins: 180,
  /** Browsers in which somebody has signed in, since they last did. */
  trusted_browsers: 180,
  /** Subscriptions whose address nobody confirmed: as long as the link in the mail is good. */
  unconfirmed_subscriptions: 7,
  /** Where devices were. */
  positions: 30,
  /** Answers kept for repeated calls. */
  idempotency_keys: 2,
} as const;

/** Records of the kind that are older than this are forgotten. */
export function retainedSince(kind: keyof typeof RETENTION_DAYS, now: Date): Date {
  return new Date(now.getTime() - RETENTION_DAYS[kind] * DAY_MS);
}
