import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ClientsView, readView, writeView } from './clients-view.ts';

/** A step that Back undoes for each choice; typing changes the address in its place. */
export type ChangeView = (change: Partial<ClientsView>, how?: { replace: boolean }) => void;

export function useClientsView(): [ClientsView, ChangeView] {
  const [parameters, setParameters] = useSearchParams();
  const view = useMemo(() => readView(parameters), [parameters]);
  const change = useCallback<ChangeView>(
    (change, { replace } = { replace: false }) =>
      setParameters((current) => writeView(current, { ...readView(current), ...change }), {
        replace,
        preventScrollReset: true,
      }),
    [setParameters],
  );
  return [view, change];
}
