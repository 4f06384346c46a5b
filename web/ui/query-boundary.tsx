import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { clockTime } from './clock-time.ts';
import { Loadable } from './skeleton.tsx';

/** What is used of a query's result. */
interface Read<Data> {
  data: Data | undefined;
  isError: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  dataUpdatedAt: number;
  refetch: () => unknown;
}

interface ReadingProps<Data> {
  of: Read<Data>;
  /** What is read, as a sentence begins with it: "Your shipments". */
  what: string;
  /** Of the final geometry. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Data with its states: loading, missing, offline, and old because it could not be read again. */
export function QueryBoundary<Data>({ of, what, skeleton, children }: ReadingProps<Data>) {
  const { data, isError, fetchStatus, dataUpdatedAt, refetch } = of;
  const retry = { onRetry: () => void refetch(), retrying: fetchStatus === 'fetching' };
  if (data === undefined && fetchStatus === 'paused')
    return (
      <Alert variant="info" title="You are offline.">
        {what} will appear when the connection is back.
      </Alert>
    );
  if (data === undefined && isError) return <Alert title={`${what} could not be loaded.`} {...retry} />;
  return (
    <>
      {isError && (
        <Alert className="mb-4" title={`${what} could not be read again.`} {...retry}>
          Showing data from {clockTime(dataUpdatedAt)}.
        </Alert>
      )}
      <Loadable loading={data === undefined} skeleton={skeleton}>
        {data !== undefined && children(data)}
      </Loadable>
    </>
  );
}
