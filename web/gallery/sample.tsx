import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Several small specimens in one row. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="gallery-row">{children}</div>;
}

/** Presses a key on the first control found, as for a menu that only a press opens. */
export function Pressed({ at, keys, children }: { at: string; keys: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const control = box.current?.querySelector<HTMLElement>(at);
    control?.focus();
    if (keys === 'click') control?.click();
    else control?.dispatchEvent(new KeyboardEvent('keydown', { key: keys, bubbles: true }));
  }, [at, keys]);
  return <div ref={box}>{children}</div>;
}

/** A control with its value, so that it can be tried. */
export function Held<Value>({
  initial,
  children,
}: {
  initial: Value;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}) {
  const [value, change] = useState(initial);
  return children(value, change);
}

export const nothing = () => {};
