import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { newestParameters } from './newest-parameters.ts';

/** A step that Back undoes for each choice; typing changes the address in its place. */
export type ChangeView<View> = (change: Partial<View>, how?: { replace: boolean }) => void;

interface Words<View> {
  read: (parameters: URLSearchParams) => View;
  /** `former` is what else stands in the address. */
  write: (view: View, former: URLSearchParams) => URLSearchParams;
}

/** How a list is looked at, as it stands in the address. `words` must be the same each time. */
export function useAddressView<View>({ read, write }: Words<View>): [View, ChangeView<View>] {
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
