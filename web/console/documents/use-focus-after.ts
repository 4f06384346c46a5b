import { useEffect, useRef } from 'react';

/** The button to go on with: what was pressed is gone once the paper has become another one. */
export function useFocusAfter(standing: string) {
  const button = useRef<HTMLButtonElement>(null);
  const former = useRef(standing);
  useEffect(() => {
    if (former.current !== standing && document.activeElement === document.body) button.current?.focus();
    former.current = standing;
  }, [standing]);
  return button;
}
