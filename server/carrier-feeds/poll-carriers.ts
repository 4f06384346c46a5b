import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { nextPoll } from '#domain/dcsa/carrier-poll.ts';
import type { Dependencies } from '../dependencies.ts';
import { isolateFailures } from '../jobs/isolate-failures.ts';
import type { Worker } from '../jobs/jobs.ts';
import type { MilestoneContext } from '../milestones/apply-milestones.ts';
import { type CarrierFeedRecord, claimDueFeeds, updatePolledFeed } from './carrier-feeds-table.ts';
import { FeedError, fetchPage } from './fetch-page.ts';
import { recordPage } from './record-page.ts';

type Polling = MilestoneContext & Pick<Dependencies, 'database' | 'encryption' | 'log' | 'now' | 'settings'>;

/** Longer than the pages of one run can take. */
const LEASE_MS = 10 * MINUTE_MS;
/** The rest is fetched a minute later, so that one carrier's backlog does not occupy the job. */
const MAX_PAGES = 20;
const MAX_ERROR_LENGTH = 300;
const BAD_REQUEST = 400;

/** Fetches the events of the carriers that are due. Each page is a transaction, so an interrupted run continues where it stopped. */
export function pollCarriers(dependencies: Polling): Worker<'carrier-feeds'> {
  return () =>
    isolateFailures(dependencies.log, 'Carrier could not be polled', async (attempt) => {
      const now = dependencies.now();
      const until = new Date(now.getTime() + LEASE_MS);
      const feeds = await claimDueFeeds(dependencies.database.db, { now, until });
      await Promise.all(
        feeds.map((feed) => attempt({ carrier: feed.organisation_id }, () => poll(dependencies, feed))),
      );
    });
}

async function poll(context: Polling, claimed: CarrierFeedRecord): Promise<void> {
  let feed = claimed;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const next = await nextPage(context, feed);
    if (next instanceof FeedError) return fail(context, feed, next);
    // Its new address is due at once.
    if (!next) return;
    feed = next;
    if (feed.cursor === null) break;
  }
  const now = context.now();
  await updatePolledFeed(context.database.db, feed, {
    next_poll_at: feed.cursor === null ? nextPoll(now, feed) : now,
  });
}

/** The feed after one more page, or the error of reading it; undefined if its address has changed. */
async function nextPage(
  context: Polling,
  feed: CarrierFeedRecord,
): Promise<CarrierFeedRecord | FeedError | undefined> {
  const page = await fetchPage(context, feed).catch((error: unknown) => reasonOf(error));
  if (page instanceof FeedError) return page;
  return context.database
    .transaction((transaction) => recordPage(transaction, context, feed, page))
    .catch((error: unknown) => {
      context.log.error(
        { err: error, carrier: feed.organisation_id },
        'Events of a carrier are not recorded',
      );
      return new FeedError('The events could not be recorded. The log says why.');
    });
}

function reasonOf(error: unknown): FeedError {
  if (error instanceof FeedError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new FeedError(`The carrier could not be reached: ${message}`);
}

/** A cursor that the carrier no longer knows is dropped; the next poll begins at the newest event so far. */
async function fail(context: Polling, feed: CarrierFeedRecord, error: FeedError): Promise<void> {
  const now = context.now();
  const failures = feed.failures + 1;
  context.log.warn(
    { carrier: feed.organisation_id, failures, reason: error.message },
    'A carrier feed failed',
  );
  await updatePolledFeed(context.database.db, feed, {
    failures,
    last_error: error.message.slice(0, MAX_ERROR_LENGTH),
    last_error_at: now,
    next_poll_at: nextPoll(now, { ...feed, failures, retry_after: error.retry_after }),
    ...(error.status === BAD_REQUEST && { cursor: null }),
  });
}
