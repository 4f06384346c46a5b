import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** Opens the print dialog for `?print`, which then leaves the address: neither reload nor Back prints again. */
export function usePrintOnce(isReady: boolean): void {
  const [parameters, setParameters] = useSearchParams();
  const isAsked = parameters.has('print');

  useEffect(() => {
    if (!isReady || !isAsked) return;
    let isGone = false;
    void document.fonts.ready.then(() =>
      requestAnimationFrame(() => {
        if (isGone) return;
        window.print();
        setParameters({}, { replace: true, preventScrollReset: true });
      }),
    );
    return () => {
      isGone = true;
    };
  }, [isReady, isAsked, setParameters]);
}
