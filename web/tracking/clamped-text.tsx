import { type ReactNode, useCallback, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';

const LINES = { 1: 'line-clamp-1', 2: 'line-clamp-2', 3: 'line-clamp-3' };

interface ClampedTextProps {
  children: ReactNode;
  lines: keyof typeof LINES;
}

/** Truncates text to a number of lines; a click shows the rest. Screen readers always get the whole text. */
export function ClampedText({ children, lines }: ClampedTextProps) {
  const [clipped, setClipped] = useState(false);
  const [open, setOpen] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setClipped(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const text = (
    <span ref={watch} className={classNames('wrap-anywhere print:line-clamp-none', !open && LINES[lines])}>
      {children}
    </span>
  );
  if (!clipped && !open) return text;
  return (
    <button
      type="button"
      aria-expanded={open}
      className="text-left underline decoration-line-strong decoration-dotted underline-offset-4 print:no-underline"
      onClick={() => setOpen(!open)}
    >
      {text}
    </button>
  );
}
