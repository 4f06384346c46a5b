import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { admits, isPermitted } from '#domain/people/access.ts';
import type { Session } from '#domain/people/person.ts';
import { api } from '#web/api/client.ts';
import { every } from '#web/api/query-client.ts';

/** What needs the customer's attention; polled because shipments also become late by themselves. */
export function useAttention({ enabled = true } = {}) {
  return useQuery(
    api.portal.attention.queryOptions({ staleTime: 5_000, refetchInterval: every(MINUTE_MS), enabled }),
  );
}

/** The number of conversations with unread messages; polled, and read again when a notification of one arrives. */
export function useUnread({ enabled }: { enabled: boolean }) {
  return useQuery(
    api.messages.unread.queryOptions({ staleTime: 5_000, refetchInterval: every(MINUTE_MS), enabled }),
  );
}

export type Attention = NonNullable<ReturnType<typeof useAttention>['data']>;

/** What there is to do for a customer, by the label of the screen; staff have none. */
export function useAreaCounts(person: Session, unconfirmed: boolean): Readonly<Record<string, number>> {
  const enabled = !admits('staff', person) && !unconfirmed;
  const { data } = useAttention({ enabled });
  const unread = useUnread({ enabled: enabled && isPermitted(person, 'view') });
  return {
    Quotes: data?.offers ?? 0,
    Invoices: data?.due?.count ?? 0,
    Messages: unread.data?.threads ?? 0,
  };
}
