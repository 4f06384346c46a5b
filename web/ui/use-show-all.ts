import { useEffect, useRef, useState } from 'react';

/** For a list with a button that shows the rest and is gone then: the focus moves to the `firstNew` item, which has `tabIndex={-1}`. */
export function useShowAll() {
  const [all, setAll] = useState(false);
  const firstNew = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (all) firstNew.current?.focus();
  }, [all]);
  return { all, showAll: () => setAll(true), firstNew };
}
