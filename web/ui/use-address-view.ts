import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { AddressSteps } from './address-steps.ts';

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
  const [steps] = useState(() => new AddressSteps(parameters.toString()));
  useEffect(() => steps.draw(parameters), [steps, parameters]);
  const view = useMemo(() => read(parameters), [read, parameters]);
  const change = useCallback<ChangeView<View>>(
    (change, { replace } = { replace: false }) => {
      const former = steps.newest;
      const wanted = write({ ...read(former), ...change }, former);
      steps.choose(wanted);
      setParameters(wanted, { replace, preventScrollReset: true });
    },
    [steps, read, write, setParameters],
  );
  return [view, change];
}
