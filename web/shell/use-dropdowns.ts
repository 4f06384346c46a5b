import { useEffect, useRef, useState } from 'react';

/** Milliseconds, as specified. */
const OPENS_AFTER = 200;
/** Within this time after a panel was open, the next one opens at once. */
const SKIPS_WITHIN = 300;
const CLOSES_AFTER = 150;

/**
 * Which one of several dropdowns is open. They open by hovering, by a press and by Enter, and close by
 * Escape, by a second press, and when pointer or focus leave (WAI-ARIA APG, disclosure navigation).
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
    // Wherever the focus is: what appears by hovering must go away without moving the pointer (WCAG 1.4.13).
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
    /** For the element that holds a trigger and its panel. */
    around: (name: string) => ({
      onPointerEnter: ({ pointerType }: { pointerType: string }) => {
        if (pointerType !== 'mouse') return;
        const skips = open !== null || performance.now() - lastOpen.current < SKIPS_WITHIN;
        if (open === name) clearTimeout(timer.current);
        else later(name, skips ? 0 : OPENS_AFTER);
      },
      onPointerLeave: ({ pointerType }: { pointerType: string }) => {
        if (pointerType === 'mouse') later(null, CLOSES_AFTER);
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
        // A press just after the panel has opened by itself was meant to open it.
        const meantToOpen = performance.now() - openedByHover.current < SKIPS_WITHIN;
        show(open === name && !meantToOpen ? null : name);
      },
    }),
  };
}

export type Dropdowns = ReturnType<typeof useDropdowns>;

function triggerId(name: string) {
  return `menu-${name.toLowerCase().replaceAll(' ', '-')}`;
}
