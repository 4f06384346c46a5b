import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { newestParameters } from './newest-parameters.ts';

/** Pushes a history entry by default, so that Back undoes the change; typing uses `replace`. */
export type ChangeView<View> = (change: Partial<View>, how?: { replace: boolean }) => void;

interface ViewCodec<View> {
  read: (parameters: URLSearchParams) => View;
  /** `former` holds the current parameters, so that unrelated ones are preserved. */
  write: (view: View, former: URLSearchParams) => URLSearchParams;
}

/**
 * View state of a list (filters, sort, page, open dialog) stored in the URL. `read` and `write` must be stable. It changes
 * with the router, unlike `useImmediateSearch`, because a question about unsaved changes may stop the navigation.
 */
export function useAddressView<View>({ read, write }: ViewCodec<View>): [View, ChangeView<View>] {
  const [parameters, setParameters] = useSearchParams();
  const view = useMemo(() => read(parameters), [read, parameters]);
  const change = useCallback<ChangeView<View>>(
    (change, { replace } = { replace: false }) => {
      const former = newestParameters();
      setParameters(write({ ...read(former), ...change }, former), { replace, preventScrollReset: true });
    },
    [read, write, setParameters],
  );
  return [view, change];
}
