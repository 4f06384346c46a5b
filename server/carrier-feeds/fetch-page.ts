import { type CarrierEventOrIssue, readCarrierEvent } from '#domain/dcsa/carrier-event.ts';
import type { Dependencies } from '../dependencies.ts';
import { sendRequest } from '../outbound/send-request.ts';
import type { CarrierFeedRecord } from './carrier-feeds-table.ts';
import { decryptCredential } from './credential.ts';

const PAGE = 100;
const MAX_PAGE_LENGTH = 5_000_000;

export interface EventPage {
  events: CarrierEventOrIssue[];
  /** Of the next page; null after the last one. */
  cursor: string | null;
}

/** Why a page could not be fetched, for a person. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  readonly status: number;
  /** In seconds. */
  readonly retry_after: number | undefined;

  constructor(message: string, { status = 0, retry_after }: { status?: number; retry_after?: number } = {}) {
    super(message);
    this.status = status;
    this.retry_after = retry_after;
  }
}

/** One page of the carrier's events: after the cursor or, without one, from the newest event so far. */
export async function fetchPage(
  { encryption, now, settings }: Pick<Dependencies, 'encryption' | 'now' | 'settings'>,
  feed: CarrierFeedRecord,
): Promise<EventPage> {
  const url = new URL(`${feed.base_url.replace(/\/+$/, '')}/events`);
  if (feed.cursor !== null) url.searchParams.set('cursor', feed.cursor);
  else {
    url.searchParams.set('limit', String(PAGE));
    url.searchParams.set('sort', 'eventCreatedDateTime:ASC');
    if (feed.since) url.searchParams.set('eventCreatedDateTime:gte', feed.since.toISOString());
  }
  const { status, body, headers } = await sendRequest(
    {
      url: url.href,
      method: 'GET',
      headers: {
        accept: 'application/json',
        'api-version': '2',
        'user-agent': 'Groundswell-Track-and-Trace/2.2',
        [feed.credential_header]: decryptCredential(encryption, feed),
      },
      longest: MAX_PAGE_LENGTH,
    },
    settings.webhookPrivateNetworks ?? [],
  );
  if (status !== 200) throw refused(status, retryAfter(headers['retry-after'], now()));
  return { events: eventsIn(body).map(readCarrierEvent), cursor: cursorIn(headers) };
}

function refused(status: number, retry_after: number | undefined): FeedError {
  const reason =
    status === 401 || status === 403
      ? 'The carrier refused the credential'
      : status === 429
        ? 'The carrier limits how often it may be polled'
        : status >= 300 && status < 400
          ? 'The carrier redirects, which is not followed'
          : 'The carrier did not send events';
  return new FeedError(`${reason} (${status}).`, {
    status,
    ...(retry_after !== undefined && { retry_after }),
  });
}

/** DCSA sends a list; some carriers wrap it. */
function eventsIn(body: string): unknown[] {
  let sent: unknown;
  try {
    // PostgreSQL stores no NUL.
    sent = JSON.parse(body.replaceAll('\\u0000', ''));
  } catch {
    throw new FeedError('The carrier sent something other than JSON.');
  }
  const events = typeof sent === 'object' && sent !== null && 'events' in sent ? sent.events : sent;
  if (!Array.isArray(events)) throw new FeedError('The carrier sent something other than a list of events.');
  return events;
}

/** Only the cursor of the link, so that a response cannot make us call another host. */
function cursorIn(headers: Record<string, string>): string | null {
  const link = headers['next-page'];
  return (
    headers['next-page-cursor'] ||
    (link && URL.parse(link, 'https://carrier.example')?.searchParams.get('cursor')) ||
    null
  );
}

/** Seconds, or the time of an HTTP date. */
function retryAfter(sent: string | undefined, now: Date): number | undefined {
  if (!sent) return undefined;
  const seconds = /^\d+$/.test(sent) ? Number(sent) : (Date.parse(sent) - now.getTime()) / 1_000;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
