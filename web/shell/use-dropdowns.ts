import { useEffect, useRef, useState } from 'react';

/** Delays in milliseconds, as specified. */
const OPEN_DELAY_MS = 200;
/** Within this time after a panel was open, the next one opens immediately. */
const SKIP_DELAY_MS = 300;
const CLOSE_DELAY_MS = 150;

/**
 * State of several dropdowns, of which one is open at a time. They open on hover, click and Enter, and close on Escape, a
 * second click, and when pointer or focus leaves (WAI-ARIA APG, disclosure navigation).
 */
export function useDropdowns() {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastOpen = useRef(Number.NEGATIVE_INFINITY);
  const openedByHover = useRef(Number.NEGATIVE_INFINITY);

  const show = (name: string | null) => {
    clearTimeout(timer.current);
    if (open !== null) lastOpen.current = performance.now();
    setOpen(name);
  };
  const later = (name: string | null, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (name !== null) openedByHover.current = performance.now();
      show(name);
    }, delay);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (open === null) return;
    // Independent of focus: hover content must be dismissible without moving the pointer (WCAG 1.4.13).
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const trigger = document.getElementById(triggerId(open));
      if (trigger?.parentElement?.contains(document.activeElement)) trigger.focus();
      setOpen(null);
    };
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, [open]);

  return {
    open,
    close: () => show(null),
    /** Props of the element that contains a trigger and its panel. */
    around: (name: string) => ({
      onPointerEnter: ({ pointerType }: { pointerType: string }) => {
        if (pointerType !== 'mouse') return;
        const skips = open !== null || performance.now() - lastOpen.current < SKIP_DELAY_MS;
        if (open === name) clearTimeout(timer.current);
        else later(name, skips ? 0 : OPEN_DELAY_MS);
      },
      onPointerLeave: ({ pointerType }: { pointerType: string }) => {
        if (pointerType === 'mouse') later(null, CLOSE_DELAY_MS);
      },
      onBlur: ({
        currentTarget,
        relatedTarget,
      }: {
        currentTarget: Element;
        relatedTarget: Element | null;
      }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) show(null);
      },
    }),
    trigger: (name: string) => ({
      id: triggerId(name),
      'aria-expanded': open === name,
      onClick: () => {
        // A click right after the panel opened on hover was meant to open it.
        const meantToOpen = performance.now() - openedByHover.current < SKIP_DELAY_MS;
        show(open === name && !meantToOpen ? null : name);
      },
    }),
  };
}

export type Dropdowns = ReturnType<typeof useDropdowns>;

function triggerId(name: string) {
  return `menu-${name.toLowerCase().replaceAll(' ', '-')}`;
}
