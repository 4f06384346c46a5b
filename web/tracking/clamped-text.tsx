import { type ReactNode, useCallback, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';

const LINES = { 1: 'line-clamp-1', 2: 'line-clamp-2', 3: 'line-clamp-3' };

interface ClampedTextProps {
  children: ReactNode;
  lines: keyof typeof LINES;
}

/** Takes no more room than its lines; what does not fit in them opens by a press. Read aloud it is always whole. */
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
