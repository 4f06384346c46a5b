import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type InvoicesView, readView, writeView } from './invoices-view.ts';

/** A step that Back undoes for each choice; typing changes the address in its place. */
export type ChangeView = (change: Partial<InvoicesView>, how?: { replace: boolean }) => void;

export function useInvoicesView(): [InvoicesView, ChangeView] {
  const [parameters, setParameters] = useSearchParams();
  const view = useMemo(() => readView(parameters), [parameters]);
  const change = useCallback<ChangeView>(
    (change, { replace } = { replace: false }) =>
      setParameters((current) => writeView({ ...readView(current), ...change }), {
        replace,
        preventScrollReset: true,
      }),
    [setParameters],
  );
  return [view, change];
}
