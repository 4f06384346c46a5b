import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';

const PAGE_SIZE = 10;

/** Successful and failed sign-ins with the person's address. */
export function PersonSignIns({ userId }: { userId: string }) {
  const signIns = useInfiniteQuery(
    api.people.signIns.infiniteOptions({
      input: (after: string | undefined) => ({ user_id: userId, after, limit: PAGE_SIZE }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      select: ({ pages }) => pages.flatMap(({ sign_ins }) => sign_ins),
    }),
  );
  return (
    <section aria-labelledby="sign-ins">
      <h3 id="sign-ins" className="mb-2 font-text text-ui font-semibold tracking-normal">
        Sign-ins in the last 180 days
      </h3>
      <QueryBoundary of={signIns} what="The sign-ins" skeleton={<Skeleton className="h-40" />}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-dense text-ink-2">None.</p>
          ) : (
            <>
              <ul aria-labelledby="sign-ins" className="divide-y divide-line border-y border-line">
                {rows.map(({ id, at, succeeded, device, network }) => (
                  <li key={id} className="py-2 text-dense">
                    <p className="flex flex-wrap justify-between gap-x-4">
                      <Moment at={at} />
                      {succeeded ? (
                        <span>Signed in</span>
                      ) : (
                        <span className="font-semibold text-danger">Failed</span>
                      )}
                    </p>
                    <p className="text-caption">
                      {device} · {network ?? 'unknown network'}
                    </p>
                  </li>
                ))}
              </ul>
              <ShowMore shown={counted(rows.length, 'sign-in')} of={signIns} />
            </>
          )
        }
      </QueryBoundary>
    </section>
  );
}
