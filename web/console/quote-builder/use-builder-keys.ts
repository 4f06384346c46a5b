import { useEffect, useEffectEvent } from 'react';

interface BuilderKeys {
  /** By its place, from 0. */
  onSelect: (option: number) => void;
  onSend: () => void;
}

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Alt and a digit select an option, Ctrl or Command and Enter send the offer; also while typing, but not in a dialog. */
export function useBuilderKeys({ onSelect, onSend }: BuilderKeys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    // The listener is on the document, so it also receives the keys of a dialog above the builder.
    if (document.querySelector(DIALOG)) return;
    // With Alt, keyboards of some countries type another character than the digit.
    const digit = /^Digit([1-4])$/.exec(event.code)?.[1];
    if (digit && event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      onSelect(Number(digit) - 1);
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (!event.repeat) onSend();
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}
