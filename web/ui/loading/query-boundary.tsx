import type { ReactNode } from 'react';
import { Alert } from '../alert.tsx';
import { clockTime } from '../clock-time.ts';
import { OFFLINE } from '../use-online.ts';
import { useJointFailure } from './joint-failure.tsx';
import { Loadable } from './skeleton.tsx';

/** The subset of a query result that is used. */
interface Read<Data> {
  data: Data | undefined;
  isError: boolean;
  /** Failed attempts so far; the query is still retried. */
  failureCount?: number;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  dataUpdatedAt: number;
  refetch: () => unknown;
}

interface ReadingProps<Data> {
  of: Read<Data>;
  /** Names the data at the start of a sentence: "Your shipments". */
  what: string;
  /** Whether to show the failure; decided by the query itself if omitted. */
  failed?: boolean;
  /** Has the same dimensions as the content. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The second attempt fails 3 seconds after the first at the latest, unless the server doesn't respond at all. */
export const FAILURES_UNTIL_SHOWN = 2;

/** Whether to show the failure, perhaps while the query is still retried. */
export function hasFailed({ isError, failureCount = 0 }: Pick<Read<unknown>, 'isError' | 'failureCount'>) {
  return isError || failureCount >= FAILURES_UNTIL_SHOWN;
}

/** Renders a query's states: loading, failed, offline, and stale because a refetch failed. */
export function QueryBoundary<Data>({
  of,
  what,
  failed = hasFailed(of),
  skeleton,
  children,
}: ReadingProps<Data>) {
  const { data, isError, fetchStatus, dataUpdatedAt, refetch } = of;
  const isJoint = useJointFailure(data === undefined && failed, refetch);
  const retry = { onRetry: () => void refetch(), retrying: isError && fetchStatus === 'fetching' };
  if (data === undefined && fetchStatus === 'paused')
    return (
      <Alert variant="info" title={OFFLINE}>
        {what} will appear when you’re back online.
      </Alert>
    );
  if (data === undefined && failed)
    return isJoint ? skeleton : <Alert title={`${what} could not be loaded.`} {...retry} />;
  return (
    <>
      {failed && (
        <Alert className="mb-4" title={`${what} could not be refreshed.`} {...retry}>
          Showing data from {clockTime(dataUpdatedAt)}.
        </Alert>
      )}
      <Loadable loading={data === undefined} skeleton={skeleton}>
        {data !== undefined && children(data)}
      </Loadable>
    </>
  );
}
