import { type ReactNode, useEffect } from 'react';
import { FocusableTimes } from './focusable-times.ts';

/** Loads the tooltips of times when a time is first focused or pointed at. */
export function TimeTooltips({ children }: { children: ReactNode }) {
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    let loading = false;
    const load = ({ target }: Event) => {
      if (loading || !(target instanceof Element) || !target.closest('time[title]')) return;
      loading = true;
      import('./show-tooltips.ts').then(
        ({ showTooltips }) => signal.aborted || showTooltips(signal),
        // Until the next attempt, the browser shows the title.
        () => {
          loading = false;
        },
      );
    };
    document.addEventListener('pointerover', load, { signal });
    document.addEventListener('focusin', load, { signal });
    return () => unmounted.abort();
  }, []);
  return <FocusableTimes value>{children}</FocusableTimes>;
}
