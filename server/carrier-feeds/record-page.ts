import type { Transaction } from '../database/pool/connection.ts';
import type { MilestoneContext } from '../milestones/apply-milestones.ts';
import { type CarrierFeedRecord, updatePolledFeed } from './carrier-feeds-table.ts';
import type { EventPage } from './fetch-page.ts';
import { recordEvents } from './record-events.ts';

type Recording = MilestoneContext & { now: () => Date };
const MAX_ISSUE_LENGTH = 300;

/**
 * Records the events of a page as milestones of the shipments that they name, and how far the feed has come, in one transaction: an
 * interrupted page is fetched again. Events that name no shipment of ours are skipped. Undefined where the feed no longer has
 * the address that was polled.
 */
export async function recordPage(
  transaction: Transaction,
  context: Recording,
  feed: CarrierFeedRecord,
  { events, cursor }: EventPage,
): Promise<CarrierFeedRecord | undefined> {
  const usable = events.flatMap((each) => ('event' in each ? [each.event] : []));
  const issues = events.flatMap((each) => ('issue' in each ? [each.issue] : []));
  const results = await recordEvents(transaction, context, usable);
  const recorded = results.filter(({ status }) => status === 'recorded').length;
  for (const { tracking_number, issue } of results) if (issue) issues.push(`${tracking_number}: ${issue}`);
  const now = context.now();
  const known = [...usable.map(({ created_at }) => created_at), ...(feed.since ? [feed.since] : [])];
  const newest = Math.max(...known.map((time) => time.getTime()));
  return updatePolledFeed(transaction, feed, {
    cursor,
    // An event that was created in the future would hide all others until then.
    since: known.length > 0 ? new Date(Math.min(newest, now.getTime())) : null,
    failures: 0,
    last_success_at: now,
    recorded: feed.recorded + recorded,
    refused: feed.refused + issues.length,
    ...(issues.length > 0 && { last_issue: issues.at(-1)?.slice(0, MAX_ISSUE_LENGTH) ?? '' }),
  });
}
