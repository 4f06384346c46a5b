import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { ChoicesSkeleton } from './choices-skeleton.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';

export function NotificationChoices() {
  const choices = useQuery(api.notifications.preferences.queryOptions());
  return (
    <QueryBoundary of={choices} what="Your preferences" skeleton={<ChoicesSkeleton />}>
      {({ email_verified, preferences }) => (
        <>
          {!email_verified && (
            <Alert className="mb-4" variant="info" title="Your e-mail address is not verified yet.">
              We won’t e-mail notifications until you open the link in our e-mail “Verify your e-mail
              address”.
            </Alert>
          )}
          <ul
            aria-labelledby="notifications-title"
            className="divide-y divide-line rounded-md border border-line bg-surface"
          >
            {preferences.map((preference) => (
              <DeliveryChoice key={preference.kind} preference={preference} />
            ))}
          </ul>
        </>
      )}
    </QueryBoundary>
  );
}
