import type { CarrierFeed } from '#contract/organisations/carrier-feed.ts';
import { Age } from '#web/notifications/age.tsx';
import { useNow } from '#web/ui/use-now.ts';

/** The last success and, while polls fail, why. */
export function CarrierFeedState({ feed }: { feed: CarrierFeed }) {
  const now = useNow();
  const { enabled, failures, last_success_at, last_error, last_error_at, recorded, refused, last_issue } =
    feed;
  return (
    <div className="mb-5 flex flex-col gap-1 text-ui">
      {!enabled && <p className="font-semibold">Switched off.</p>}
      <p>
        {last_success_at ? (
          <>
            Last fetched <Age since={last_success_at} now={now} />. {recorded}{' '}
            {recorded === 1 ? 'milestone' : 'milestones'} recorded so far.
          </>
        ) : (
          'Nothing fetched yet. We try within a minute.'
        )}
      </p>
      {failures > 0 && last_error_at && (
        <p className="font-semibold text-danger">
          Failing, last <Age since={last_error_at} now={now} />. {last_error} We keep trying.
        </p>
      )}
      {refused > 0 && (
        <p className="wrap-anywhere text-ink-2">
          {refused} {refused === 1 ? 'event' : 'events'} could not be used. The last one: {last_issue}
        </p>
      )}
    </div>
  );
}
