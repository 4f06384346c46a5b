import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { counted } from '#web/shipments/amounts.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { JobApplicationItem } from './job-application-item.tsx';

const PAGE_SIZE = 25;

/**
 * Applications with their CVs, newest first; admins only.
 *
 * @param isMoving whether the content above is still loading, which will move this list.
 */
export function JobApplications({ isMoving }: { isMoving: boolean }) {
  const now = useNow();
  const applications = useInfiniteQuery(
    api.careers.applications.infiniteOptions({
      input: (after: string | undefined) => ({ after, limit: PAGE_SIZE }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
  return (
    <section aria-labelledby="job-applications">
      <h2 id="job-applications" className="mb-4">
        Job applications
      </h2>
      <QueryBoundary
        of={isMoving ? { ...applications, data: undefined } : applications}
        what="The job applications"
        skeleton={<Skeleton className="h-64" />}
      >
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.applications);
          if (rows.length === 0) return <NoApplications />;
          return (
            <>
              <ul aria-labelledby="job-applications" className="rounded-md border border-line bg-surface">
                {rows.map((application) => (
                  <JobApplicationItem key={application.id} application={application} now={now} />
                ))}
              </ul>
              <ShowMore shown={counted(rows.length, 'application')} of={applications} />
            </>
          );
        }}
      </QueryBoundary>
    </section>
  );
}

function NoApplications() {
  return (
    <EmptyState
      title="No applications yet"
      action={
        <ButtonLink to={paths.careers()} variant="secondary">
          Open roles
        </ButtonLink>
      }
    >
      Applications from the careers page appear here with their CVs.
    </EmptyState>
  );
}
